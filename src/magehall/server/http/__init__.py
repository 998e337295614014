"""The doors: HTTP routes by subject, and the socket."""
