"""Each family's pictures."""
