"""Which of the two speeds is running: compiled or interpreted."""

from __future__ import annotations


def is_compiled() -> bool:
    """Tell whether this module, and so the engine, was compiled by mypyc."""
    return not __file__.endswith(".py")
