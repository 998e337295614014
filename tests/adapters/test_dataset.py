import json
from pathlib import Path

import pyarrow.parquet
import pytest

from magehall import Match, Rng, game
from magehall.adapters.dataset import arrays, decisions, export
from magehall.core import Record
from tests.cli.terminal import magehall


def record(key: str, seats: int, plies: int) -> Record:
    match, rng = Match.start(game(key), [f"p{seat}" for seat in range(seats)], seed="3"), Rng("data")
    while match.state.acting() and len(match.record.plies) < plies:
        seat = match.state.acting()[0]
        match.play(seat, rng.choice(match.state.moves(seat)))
    return match.record


@pytest.mark.parametrize(
    ("key", "plies"), [("wizard", 60), ("carcassonne", 60), ("rummikub", 6), ("witchstone", 40)]
)
def test_every_decision_was_legal(key: str, plies: int) -> None:
    found = list(decisions(record(key, 3, plies)))
    assert found
    assert all(row.action in row.legal for row in found)


def test_records_become_parquet_files(tmp_path: Path) -> None:
    made = [("one", record("wizard", 3, 40)), ("two", record("wizard", 3, 20))]
    written = export(made, tmp_path)
    rows = pyarrow.parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    games = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == written == sum(len(list(decisions(each))) for _, each in made)
    assert [row["name"] for row in games] == ["one", "two"]
    assert games[0]["record"] == str(made[0][1])
    assert rows[0]["action"] in rows[0]["legal"]


def test_simulate_writes_a_data_set_with_or_without_records(tmp_path: Path) -> None:
    asked = ("simulate", "wizard", "--games", "2", "--bots", "random", "--workers", "1", "--json")
    for more in ((), ("--records", str(tmp_path / "records"))):
        ran = magehall(*asked, *more, "--dataset", str(tmp_path / "data"))
        assert ran.code == 0, ran.err
        rows = pyarrow.parquet.read_table(tmp_path / "data" / "decisions.parquet").num_rows
        assert rows == json.loads(ran.out)["decisions"]
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_records_become_arrays() -> None:
    found = arrays([record("wizard", 3, 40)])
    assert len({len(column) for column in found.values()}) == 1
    assert found["observation"].shape[1] > 400
    assert len(arrays([])["action"]) == 0
