"""What the sheets say about train games: questions, and editions as rows of answers."""
