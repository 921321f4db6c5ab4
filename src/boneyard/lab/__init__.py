"""Simulations: many games played by rule, counted, with the interval that belongs to the count."""
