"""The program that learned the networks' weights: ``python -m bot.players.training``."""
