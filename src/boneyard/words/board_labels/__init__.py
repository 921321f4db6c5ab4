"""The short sentences that stand on a picture of the table."""
