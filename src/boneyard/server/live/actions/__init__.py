"""What people do at a table: moves, takebacks, seats."""
