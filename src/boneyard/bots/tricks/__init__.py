"""Bots for Forty-Two and Moon."""
