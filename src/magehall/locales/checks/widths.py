"""Checks that what stands in narrow places is short enough: `widths.toml`, in letters."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources

from magehall.locales.catalogues import HOUSE
from magehall.locales.checks.fault import Fault
from magehall.locales.checks.sayings import WORD, sayings_of
from magehall.locales.checks.trees import messages


@cache
def widths() -> dict[str, int]:
    """Read how many letters a message may have at most."""
    text = resources.files(HOUSE).joinpath("locales", "widths.toml").read_text(encoding="utf-8")
    return {key: int(most) for key, most in tomllib.loads(text)["letters"].items()}


def too_wide(language: str) -> Iterator[Fault]:
    """Name messages that are longer than their place."""
    for key, most in widths().items():
        if key not in messages(language):
            continue
        said = [saying.text for saying in sayings_of(language, key) if WORD not in saying.facts.values()]
        longest = max(said, key=len)
        if len(longest) > most:
            yield Fault("width", key, f"{longest} ({len(longest)} > {most})")
