"""The Big Clock: every double on its own hour."""
