"""What the sheets say about trick-taking games: questions, and editions as rows of answers."""
