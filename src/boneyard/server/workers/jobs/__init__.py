"""What worker processes do: each file is a kind of job, with its input and its result."""
