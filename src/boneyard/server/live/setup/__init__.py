"""What a table is asked to be: the request for it, its settings, and both in a few words."""
