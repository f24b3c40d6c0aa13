"""Callbreak, played with friends on Discord."""
