"""Writes the English clauses as Fluent, from each game's RULES.md: a source text for translators.

`python tools/write_clauses.py` writes `src/magehall/locales/en/<game>-rules.ftl`; a test says when one is out
of date. An option that a clause names in backticks, `fields` or `fields=first`, is replaced by its label.
"""

from __future__ import annotations

import re
from pathlib import Path

from magehall.core import Game, clauses_of, game, game_keys
from magehall.locales.phrasebook import phrasebook
from magehall.locales.words import slug

FOLDER = Path(__file__).parent.parent / "src" / "magehall" / "locales" / "en"
OPTION = re.compile(r"`([\w-]+)(?:=([\w-]+))?`")


def clauses_text(found: Game) -> str:
    """Write the clauses of a game under their headings."""
    lines = [f"### The clauses of {found.key}: written by tools/write_clauses.py from RULES.md."]
    section = ""
    for clause in clauses_of(found):
        if clause.section != section:
            section = clause.section
            lines += ["", f"{found.key}-section-{slug(section)} = {section}", ""]
        lines.append(f"{clause.key} = {by_labels(found, curled(clause.text))}")
    return "\n".join(lines) + "\n"


def curled(text: str) -> str:
    """Write quotation marks as they are printed."""
    return re.sub(r'"([^"]*)"', r"“\1”", text)


def by_labels(found: Game, text: str) -> str:
    """Replace options by their labels, and their values if these have one."""
    return OPTION.sub(lambda match: label(found, match[1], match[2]), text)


def label(found: Game, name: str, value: str | None) -> str:
    """Refer to the label of an option, with a value or without."""
    key = f"{found.key}-option-{name}"
    assert name in {option.name for option in found.options}, f"{found.key} has no option {name}"
    if value is None:
        return f"{{ {key} }}"
    has_label = f"{key}-{value}" in phrasebook("en").written
    return f"{{ {key} }}: {{ {key}-{value} }}" if has_label else f"{{ {key} }}: {value}"


def main() -> None:
    """Write the clauses of all our games."""
    for key in game_keys():
        (FOLDER / f"{key}-rules.ftl").write_text(clauses_text(game(key)), encoding="utf-8")


if __name__ == "__main__":
    main()
