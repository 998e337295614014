"""Records as tables for learning: a row for each game, and a row for each decision in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from magehall.adapters.encoding import Staged, encoding
from magehall.core import CHANCE, BadInput, Record, Seat, read_record

ROWS_AT_ONCE = 20_000


class Decision(NamedTuple):
    """What a seat saw, what it could do, and what it did."""

    ply: int
    seat: Seat
    action: int
    legal: list[int]
    observation: bytes
    move: str


def decisions(record: Record) -> Iterator[Decision]:
    """Go through a record and give its decisions; a move that is composed gives several."""
    state = record.start()
    options = record.game.recall(len(record.names), record.chosen())
    numbers = encoding(record.game.key, len(record.names), options)
    for ply, (seat, move) in enumerate(record.plies, 1):
        if seat != CHANCE:
            view = state.view(seat)
            staged: Staged = ()
            for action in numbers.path(state, seat, move):
                legal = list(numbers.legal(state, seat, staged))
                yield Decision(ply, seat, action, legal, numbers.observe(view, staged), str(move))
                staged = (*staged, action)
        state.apply(seat, move)


def arrays(records: Iterable[Record]) -> dict[str, npt.NDArray[Any]]:
    """Give the decisions of some records as arrays; `points` are what the seat has at the end."""
    rows: list[tuple[int, Seat, int, int, bytes]] = []
    for number, record in enumerate(records):
        scores = record.replay().state.scores()
        for row in decisions(record):
            rows.append((number, row.seat, row.action, scores[row.seat], row.observation))
    games, seats, actions, points, seen = zip(*rows, strict=True) if rows else ((),) * 5
    shape = (len(seen), len(seen[0]) if seen else 0)
    return {
        "game": np.array(games, np.int64),
        "seat": np.array(seats, np.int64),
        "action": np.array(actions, np.int64),
        "points": np.array(points, np.int64),
        "observation": np.frombuffer(b"".join(seen), np.uint8).reshape(shape),
    }


def export(records: Iterable[tuple[str, Record]], folder: Path) -> int:
    """Write named records as `games.parquet` and `decisions.parquet`; give the number of decisions."""
    arrow, parquet = _arrow()
    folder.mkdir(parents=True, exist_ok=True)
    games: list[dict[str, object]] = []
    written = 0
    with parquet.ParquetWriter(folder / "decisions.parquet", _schema(arrow)) as writer:
        waiting: list[dict[str, object]] = []
        for number, (name, record) in enumerate(records):
            games.append(_game_row(number, name, record))
            waiting += [{"game": number, **row._asdict()} for row in decisions(record)]
            if len(waiting) >= ROWS_AT_ONCE:
                writer.write_table(arrow.Table.from_pylist(waiting, _schema(arrow)))
                written += len(waiting)
                waiting = []
        writer.write_table(arrow.Table.from_pylist(waiting, _schema(arrow)))
    parquet.write_table(arrow.Table.from_pylist(games), folder / "games.parquet")
    return written + len(waiting)


def export_folder(records: Path, folder: Path) -> int:
    """Write all `.mage` files of a folder as a data set."""
    paths = sorted(records.glob("*.mage"))
    return export(((path.stem, read_record(path.read_text(encoding="utf-8"))) for path in paths), folder)


def _game_row(number: int, name: str, record: Record) -> dict[str, object]:
    state = record.replay().state
    outcome = state.outcome()
    return {
        "game": number,
        "name": name,
        "key": record.game.key,
        "players": list(record.names),
        "options": [f"{option}={value}" for option, value in sorted(record.chosen().items())],
        "scores": list(state.scores()),
        "ranks": [] if outcome is None else list(outcome.ranks),
        "record": str(record),
    }


def _schema(arrow: Any) -> Any:
    whole = arrow.int32()
    return arrow.schema(
        [
            ("game", whole),
            ("ply", whole),
            ("seat", whole),
            ("action", whole),
            ("legal", arrow.list_(whole)),
            ("observation", arrow.binary()),
            ("move", arrow.string()),
        ]
    )


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("a data set needs pyarrow: install magehall[research]", "no-research") from None
    return pyarrow, pyarrow.parquet
