"""Tables on the network: pages over HTTP, the game over a WebSocket, every move kept before it is told."""
