"""Pictures: a State as a Scene, pieces and spots with coordinates, and a Scene as SVG."""
