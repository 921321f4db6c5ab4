"""Bots for train games."""
