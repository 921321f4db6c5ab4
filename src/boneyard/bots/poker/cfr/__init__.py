"""Counterfactual regret minimization for a round of betting."""
