"""Solitaires in words."""
