"""A match played in the terminal: setting it up, playing it, saving it."""
