"""What the sheets say about layout games: questions, and editions as rows of answers."""
