"""Contests of computer players, ours and others', over duplicate deals."""
