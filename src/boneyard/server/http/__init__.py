"""What every request passes through: the guard, errors, identity, rate limits, templates, assets."""
