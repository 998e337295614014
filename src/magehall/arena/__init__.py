"""Many games at once: simulation now, matches and ladders on top of it."""
