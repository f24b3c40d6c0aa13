"""The live table: chairs, turns, due steps. Speaks in ids and engine events, never in Discord objects."""
