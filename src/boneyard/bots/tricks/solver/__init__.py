"""An exact solver of Forty-Two and Moon with all hands open."""
