"""Judging a card by a few facts looked up in tables: quick, sound, and blind to what cards mean together."""
