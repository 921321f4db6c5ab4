"""Moves and positions as texts, both ways."""
