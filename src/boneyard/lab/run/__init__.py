"""Where the lab's work is done: in this process, on all cores or on a Ray cluster, with the same results in order."""
