"""Bots for layout games."""
