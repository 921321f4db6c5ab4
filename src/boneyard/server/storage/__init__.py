"""Storage: all SQL and the migrations."""
