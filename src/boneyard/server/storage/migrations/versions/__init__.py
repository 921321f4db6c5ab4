"""The steps of the store, one module each."""
