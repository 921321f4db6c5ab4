"""Many rounds at once, in buffers: kernels for the games that have one, the engine for all others."""
