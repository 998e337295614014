"""Who in a table's company may not speak, or not come back."""

from __future__ import annotations


class Company:
    """What hosts, keepers and those who leave have decided about people at a table."""

    def __init__(self) -> None:
        self.forgotten: set[str] = set()
        """Players who will never come back, though the log still knows where they sat."""
        self.muted: set[str] = set()
        """Players whom the host has muted."""
        self.removed: dict[str, str] = {}
        """Players whom the host has removed, by the names they had."""
        self.closed: str | None = None
        """Why a keeper of the house closed the table; None if nobody did."""
