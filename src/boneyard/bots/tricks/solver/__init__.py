"""Forty-Two and Moon solved with all hands open."""
