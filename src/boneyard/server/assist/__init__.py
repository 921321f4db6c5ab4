"""Help at the table: hints, the rule behind a refusal, line-ups, solvers."""
