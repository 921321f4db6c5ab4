"""Each family's table drawn in the terminal, and what a player types at it."""
