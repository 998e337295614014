"""What bots at a table are called."""

from __future__ import annotations

from typing import Final

BOT_NAMES: Final = ("Merula", "Oswin", "Tamsin", "Corvo", "Yarrow", "Isolde", "Bramble")
