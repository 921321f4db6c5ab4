"""The sentences of each family of games."""
