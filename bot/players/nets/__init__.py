"""Small neural networks that judge cards, positions and calls. Here they only answer; see ``training``."""
