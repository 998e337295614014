"""Names a device in two words, browser and system, so that its owner recognises it; nothing else is kept."""

from __future__ import annotations

from typing import Final

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung",
    "Vivaldi": "Vivaldi",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""What browsers call themselves; those that also use another's name come before it."""
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def device_name(agent: str) -> str:
    """Name a device by the User-Agent header; empty if nothing in it is known."""
    return " · ".join(filter(None, (_found(BROWSERS, agent), _found(SYSTEMS, agent))))


def _found(names: dict[str, str], agent: str) -> str:
    return next((name for mark, name in names.items() if mark in agent), "")
