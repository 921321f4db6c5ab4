"""Games as programs that learn play them: rounds by numbered actions, rows of numbers, random playouts."""
