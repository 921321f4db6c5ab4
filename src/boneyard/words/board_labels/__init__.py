"""The short sentences on a picture of the table."""
