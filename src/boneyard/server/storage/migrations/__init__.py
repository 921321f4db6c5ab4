"""The schema's migrations; every server upgrades to the latest when it starts."""
