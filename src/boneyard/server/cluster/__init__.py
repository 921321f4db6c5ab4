"""Several servers as one house: the bus between them."""
