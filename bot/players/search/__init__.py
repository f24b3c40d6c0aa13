"""Thinking ahead: worlds that fit what was seen, and what each card comes to in them."""
