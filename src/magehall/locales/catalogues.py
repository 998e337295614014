"""Reads catalogues: `locales/<language>/*.ftl`, ours or in a third-party package."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

HOUSE: Final = "magehall"
"""The package with the words of the house."""
ASKED: Final = "-asked.ftl"
"""How the name of a file ends that holds questions about the rules instead of messages."""


def catalogues(language: str, package: str = HOUSE) -> list[str]:
    """Read the catalogues of a language in the order of their names."""
    return list(named_catalogues(language, package).values())


def named_catalogues(language: str, package: str = HOUSE) -> dict[str, str]:
    """Read the catalogues of a language by the names of their files; there may be none."""
    files = {file.name: file for file in _files(language, package) if not file.name.endswith(ASKED)}
    return {name: files[name].read_text(encoding="utf-8") for name in sorted(files)}


def asked_catalogue(name: str, language: str, package: str = HOUSE) -> str:
    """Read the questions that the clauses of a game answer; there may be none."""
    return "".join(
        file.read_text(encoding="utf-8")
        for file in _files(language, package)
        if file.name == f"{name}{ASKED}"
    )


def asked_names(language: str, package: str = HOUSE) -> list[str]:
    """Name the games that have such questions in a language, and `house` for what all games share."""
    names = [file.name for file in _files(language, package)]
    return sorted(name.removesuffix(ASKED) for name in names if name.endswith(ASKED))


def _files(language: str, package: str) -> list[Traversable]:
    folder = _folder(package)
    if folder is None or not (folder := folder.joinpath("locales", language)).is_dir():
        return []
    return [file for file in folder.iterdir() if file.name.endswith(".ftl")]


def _folder(package: str) -> Traversable | None:
    """Find the folder of a package; a third-party game that is a single file has none."""
    try:
        return resources.files(package)
    except (ImportError, TypeError):
        return None
