"""Bots for poker."""
