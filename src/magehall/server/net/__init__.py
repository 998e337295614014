"""The connections to clients, below HTTP and sockets: bounded, served in turns, and cut if they stall."""

from typing import Final

QUICK: Final = "magehall.quick"
"""The ASGI extension by which the app hears what comes, and writes text frames, several at once."""
