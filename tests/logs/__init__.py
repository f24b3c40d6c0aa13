"""The log: its lines, its fields, and what never stands in it."""
