"""Tables over HTTP and WebSocket: people and bots play, and nothing is lost. It knows no rule."""
