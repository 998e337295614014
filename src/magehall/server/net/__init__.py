"""The line to clients, below HTTP and sockets: bounded, taken in turns, and cut where it stands still."""

from typing import Final

QUICK: Final = "magehall.quick"
"""The extension of ASGI by which the app hears what comes, and writes text frames, several at once."""
