"""Reads catalogues: `locales/<language>/*.ftl`, ours or in a third-party package."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

HOUSE: Final = "magehall"
"""The package with the words of the house."""


def catalogues(language: str, package: str = HOUSE) -> list[str]:
    """Read the catalogues of a language in the order of their names."""
    return list(named_catalogues(language, package).values())


def named_catalogues(language: str, package: str = HOUSE) -> dict[str, str]:
    """Read the catalogues of a language by the names of their files; there may be none."""
    folder = _folder(package)
    if folder is None or not (folder := folder.joinpath("locales", language)).is_dir():
        return {}
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {name: files[name].read_text(encoding="utf-8") for name in sorted(files)}


def _folder(package: str) -> Traversable | None:
    """Find the folder of a package; a third-party game that is a single file has none."""
    try:
        return resources.files(package)
    except (ImportError, TypeError):
        return None
