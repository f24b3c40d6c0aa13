"""The live table: what it promises to the people who sit at it."""
