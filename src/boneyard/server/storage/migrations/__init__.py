"""How the store came to be what it is, step by step; every server goes up to the last step when it starts."""
