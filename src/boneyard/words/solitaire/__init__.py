"""Games for one in words."""
