"""The pages and the HTTP interface, one file a page."""
