"""Trick-taking games: Forty-Two and Moon."""
