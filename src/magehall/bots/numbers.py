"""Numbers that bots decide by, in files beside each game's bots (`weights.json`): tables of named groups.

In use, the groups of a table are laid end to end; the tuners write them back.
"""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import cast

Groups = list[tuple[str, int]]
"""The parts of a table and their lengths, in order."""
Table = dict[str, list[float]]


def flat(table: Table, groups: Groups) -> list[float]:
    """Lay the groups of a table end to end."""
    numbers: list[float] = []
    for name, length in groups:
        assert len(table[name]) == length, f"{length} numbers for {name}"
        numbers += [float(number) for number in table[name]]
    return numbers


def grouped(numbers: list[float], groups: Groups) -> Table:
    """Take a table apart into its groups."""
    table: Table = {}
    start = 0
    for name, length in groups:
        table[name] = numbers[start : start + length]
        start += length
    return table


def read_tables(game: str, groups: Groups, file: str = "weights.json") -> dict[str, list[float]]:
    """Read every table of a game's file, each laid end to end."""
    text = resources.files(f"magehall.bots.{game}").joinpath(file).read_text(encoding="utf-8")
    data = cast("dict[str, Table]", json.loads(text))
    return {name: flat(table, groups) for name, table in data.items()}


def write_table(file: Path, name: str, table: Table) -> None:
    """Put a table into a file of them, one group per line."""
    tables = cast("dict[str, Table]", json.loads(file.read_text(encoding="utf-8")))
    tables[name] = table
    texts = []
    for one, groups in sorted(tables.items()):
        lines = [f"    {json.dumps(group)}: {json.dumps(values)}" for group, values in groups.items()]
        texts.append(f"  {json.dumps(one)}: {{\n" + ",\n".join(lines) + "\n  }")
    file.write_text("{\n" + ",\n".join(texts) + "\n}\n", encoding="utf-8")
