import json
from pathlib import Path

import pyarrow.parquet
import pytest

from magehall import Match, Rng, __version__, game
from magehall.adapters.dataset import about, arrays, decisions, export
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


def test_the_files_say_what_they_are(tmp_path: Path) -> None:
    export([("one", record("wizard", 3, 40)), ("two", record("wizard", 4, 40))], tmp_path, "a seed")
    for name in ("decisions.parquet", "games.parquet"):
        told = about(tmp_path / name)
        assert (told["version"], told["seed"]) == (__version__, "a seed")
        assert [(each["name"], each["seats"], each["actions"]) for each in told["encodings"]] == [
            ("wizard_v0", 3, 89),
            ("wizard_v0", 4, 89),
        ]
        assert told["encodings"][0]["options"]["bids"] == "open"


def test_every_decision_has_its_return(tmp_path: Path) -> None:
    whole, cut = record("wizard", 3, 10_000), record("wizard", 3, 60)
    export([("whole", whole), ("cut", cut)], tmp_path)
    rows = pyarrow.parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    games = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["seed"] for row in games] == ["3", None]
    for row in rows:
        assert row["points"] + row["return"] == games[row["game"]]["scores"][row["seat"]]
    assert {row["result"] for row in rows if row["game"] == 1} == {None}
    ended = {row["seat"]: row["result"] for row in rows if row["game"] == 0}
    assert sum(ended.values()) == pytest.approx(0)
    assert max(ended, key=lambda seat: ended[seat]) == games[0]["ranks"].index(1)
    told = arrays([whole])
    assert (told["points"][0], told["return"][0]) == (games[0]["scores"][rows[0]["seat"]],) * 2


def test_simulate_writes_a_data_set_with_or_without_records(tmp_path: Path) -> None:
    asked = ("simulate", "wizard", "--games", "2", "--bots", "random", "--workers", "1", "--json")
    for more in ((), ("--records", str(tmp_path / "records"))):
        ran = magehall(*asked, *more, "--dataset", str(tmp_path / "data"))
        assert ran.code == 0, ran.err
        rows = pyarrow.parquet.read_table(tmp_path / "data" / "decisions.parquet").num_rows
        assert rows == json.loads(ran.out)["decisions"]
        assert about(tmp_path / "data" / "games.parquet")["seed"] == json.loads(ran.out)["seed"]
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_records_become_arrays() -> None:
    found = arrays([record("wizard", 3, 40)])
    assert len({len(column) for column in found.values()}) == 1
    assert found["observation"].shape[1] > 400
    assert len(arrays([])["action"]) == 0
