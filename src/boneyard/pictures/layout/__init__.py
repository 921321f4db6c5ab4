"""Geometry: where tiles, seats and racks go."""
