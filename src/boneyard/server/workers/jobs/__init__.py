"""What worker processes do: each file is a kind of job, with what it is asked and what comes of it."""
