"""Static pages of the server."""
