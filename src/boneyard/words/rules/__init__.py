"""Rule pages: what opens them, their parts, and a tour of a first table."""
