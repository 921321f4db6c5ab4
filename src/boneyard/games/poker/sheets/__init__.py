"""What the sheets say about poker: questions, and editions as rows of answers."""
