"""What the sheets say about the solitaires: questions, and editions as rows of answers."""
