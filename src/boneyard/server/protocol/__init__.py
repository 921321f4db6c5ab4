"""The WebSocket protocol: message types, sockets, connections and what they send."""
