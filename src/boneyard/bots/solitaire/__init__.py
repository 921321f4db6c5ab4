"""Solvers and hints for solitaires."""
