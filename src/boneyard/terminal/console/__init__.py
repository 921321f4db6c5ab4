"""The terminal itself: printing, asking, reading what was typed."""
