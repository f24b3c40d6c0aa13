"""The arena and the player protocol."""
