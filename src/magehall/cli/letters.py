"""Letters that look like Latin ones: typing К7 or Β7 on a Cyrillic or Greek keyboard means K7 and B7."""

from __future__ import annotations

from typing import Final

_CYRILLIC: Final = ("АВЕІЈКМНОРСТУХасеіјорух", "ABEIJKMHOPCTYXaceijopyx")
_GREEK: Final = ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "ABEZHIKMNOPTYXo")
_LATIN: Final = {
    ord(theirs): ours
    for looks, latin in (_CYRILLIC, _GREEK)
    for theirs, ours in zip(looks, latin, strict=True)
}


def latin(text: str) -> str:
    """Write letters that cannot be told from Latin ones as Latin."""
    return text.translate(_LATIN)
