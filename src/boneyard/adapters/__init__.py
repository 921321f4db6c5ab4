"""Every game as an environment for research: PettingZoo, Gymnasium, OpenSpiel, and thousands of games at once."""
