"""The terminal: the command line, and playing in it."""
