"""Worker processes: bots, solvers, records and reviews run here, never in the event loop."""
