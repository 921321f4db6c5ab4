"""The pages of a table: its form, its invitation, the table itself."""
