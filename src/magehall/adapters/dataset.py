"""Records as tables for learning: a row for each game, and a row for each decision in it.

The files describe themselves, under the key `magehall` of their metadata: the version that wrote them, each
encoding with its version and sizes, and the seed of the whole, if there was one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from magehall import __version__
from magehall.adapters.encoding import VERSION, Encoding, Staged, encoding
from magehall.adapters.stepper import by_rank
from magehall.core import CHANCE, BadInput, Record, Seat, State, read_record

ROWS_AT_ONCE = 20_000


class Decision(NamedTuple):
    """What a seat saw, what it could do, what it did, and the points it had."""

    ply: int
    seat: Seat
    action: int
    legal: list[int]
    observation: bytes
    move: str
    points: int


def decisions(record: Record) -> Iterator[Decision]:
    """Go through a record and yield its decisions; a composed move yields several."""
    state = record.start()
    numbers = encoding_of(record)
    for ply, (seat, move) in enumerate(record.plies, 1):
        if seat != CHANCE:
            view = state.view(seat)
            staged: Staged = ()
            points = state.scores()[seat]
            for action in numbers.path(state, seat, move):
                legal = list(numbers.legal(state, seat, staged))
                yield Decision(ply, seat, action, legal, numbers.observe(view, staged), str(move), points)
                staged = (*staged, action)
        state.apply(seat, move)


def encoding_of(record: Record) -> Encoding:
    """Return the encoding of a record's table."""
    seats = len(record.names)
    return encoding(record.game.key, seats, record.game.recall(seats, record.chosen()))


def arrays(records: Iterable[Record]) -> dict[str, npt.NDArray[Any]]:
    """Return the decisions of some records as arrays.

    `points` are what the seat has at the end, `return` what it scores from the decision on.
    """
    rows: list[tuple[int, Seat, int, int, int, bytes]] = []
    for number, record in enumerate(records):
        scores = record.replay().state.scores()
        for row in decisions(record):
            points = scores[row.seat]
            rows.append((number, row.seat, row.action, points, points - row.points, row.observation))
    games, seats, actions, finals, returns, seen = zip(*rows, strict=True) if rows else ((),) * 6
    shape = (len(seen), len(seen[0]) if seen else 0)
    return {
        "game": np.array(games, np.int64),
        "seat": np.array(seats, np.int64),
        "action": np.array(actions, np.int64),
        "points": np.array(finals, np.int64),
        "return": np.array(returns, np.int64),
        "observation": np.frombuffer(b"".join(seen), np.uint8).reshape(shape),
    }


def export(records: Iterable[tuple[str, Record]], folder: Path, seed: str | None = None) -> int:
    """Write named records as `games.parquet` and `decisions.parquet`; return the number of decisions.

    `seed` is what the games were made from, if it was one seed.
    """
    arrow, parquet = _arrow()
    folder.mkdir(parents=True, exist_ok=True)
    games: list[dict[str, object]] = []
    encodings: list[dict[str, object]] = []
    written = 0
    with parquet.ParquetWriter(folder / "decisions.parquet", _schema(arrow)) as writer:
        waiting: list[dict[str, object]] = []
        for number, (name, record) in enumerate(records):
            state = record.replay().state
            games.append(_game_row(number, name, record, state))
            described = _described(record)
            if described not in encodings:
                encodings.append(described)
            waiting += _decision_rows(number, record, state)
            if len(waiting) >= ROWS_AT_ONCE:
                writer.write_table(arrow.Table.from_pylist(waiting, _schema(arrow)))
                written += len(waiting)
                waiting = []
        writer.write_table(arrow.Table.from_pylist(waiting, _schema(arrow)))
        told = {"magehall": json.dumps({"version": __version__, "seed": seed, "encodings": encodings})}
        writer.add_key_value_metadata(told)
    table = arrow.Table.from_pylist(games).replace_schema_metadata(told)
    parquet.write_table(table, folder / "games.parquet")
    return written + len(waiting)


def export_folder(records: Path, folder: Path, seed: str | None = None) -> int:
    """Write all `.mage` files of a folder as a data set."""
    paths = sorted(records.glob("*.mage"))
    named = ((path.stem, read_record(path.read_text(encoding="utf-8"))) for path in paths)
    return export(named, folder, seed)


def about(path: Path) -> dict[str, Any]:
    """Read what a file of a data set says about itself."""
    _, parquet = _arrow()
    told: dict[str, Any] = json.loads(parquet.read_metadata(path).metadata[b"magehall"])
    return told


def _described(record: Record) -> dict[str, object]:
    """Describe how a record's table is encoded in numbers."""
    numbers = encoding_of(record)
    return {
        "name": f"{record.game.key}_v{VERSION}",
        "game": record.game.key,
        "seats": numbers.seats,
        "options": numbers.options,
        "actions": numbers.actions(),
        "bytes": numbers.size(),
    }


def _game_row(number: int, name: str, record: Record, state: State) -> dict[str, object]:
    outcome = state.outcome()
    return {
        "game": number,
        "name": name,
        "key": record.game.key,
        "players": list(record.names),
        "options": [f"{option}={value}" for option, value in sorted(record.chosen().items())],
        "seed": record.seed,
        "scores": list(state.scores()),
        "ranks": [] if outcome is None else list(outcome.ranks),
        "record": str(record),
    }


def _decision_rows(number: int, record: Record, end: State) -> list[dict[str, object]]:
    """Write a game's decisions with their returns: the points still to come, and the result by rank."""
    scores, outcome = end.scores(), end.outcome()
    results = None if outcome is None else by_rank(outcome.ranks)
    return [
        {
            "game": number,
            **row._asdict(),
            "return": scores[row.seat] - row.points,
            "result": None if results is None else results[row.seat],
        }
        for row in decisions(record)
    ]


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
            ("points", whole),
            ("return", whole),
            ("result", arrow.float32()),
        ]
    )


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("a data set needs pyarrow: install magehall[research]", "no-research") from None
    return pyarrow, pyarrow.parquet
