"""Solitaires: Bingo, the Big Clock, Good Neighbors, Traffic, Squeeze and Castle Rock."""
