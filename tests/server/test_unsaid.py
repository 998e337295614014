"""A log that is silent about a rule that has changed means the older one; new ones name theirs."""

from __future__ import annotations

import msgspec

from magehall.core import read_record
from magehall.server.store import Person
from magehall.server.tables.fold import fold_log
from magehall.server.tables.imports import branch_entries, import_entries
from magehall.server.tables.room import rows_of
from magehall.server.tables.shuffle import start
from magehall.server.tables.table import FINISHED, Table
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms

HOST = Person("p1", "Ann")
GATHERED: list[entries.Entry] = [
    entries.Opened(terms=Terms(game="rummikub", seats=2), host=HOST.id),
    entries.Sat(seat="A", name="Ann", player=HOST.id),
    entries.Sat(seat="B", name="Bob", player="p2"),
]


CZECH = entries.Opened(terms=Terms(game="carcassonne", seats=2, edition="cs-2012"), host=HOST.id)
PLAYED = entries.Played(seat="*", plies=[("*", "tile D")])
OLD = """magehall-record: 1
game: carcassonne
option crop-circles: 2
seat A: Ann
seat B: Bob

*: tile CC2
A: place CC2 1,0 r0
"""


def table_after(*more: entries.Entry) -> Table:
    return table_of(*GATHERED, *more)


def table_of(*told: entries.Entry) -> Table:
    return fold_log("TABLE", "seed", rows_of(1, list(told), 0))


def test_a_game_begun_before_the_rule_changed_goes_on_by_the_older_one() -> None:
    table = table_after(entries.Started(commitment="0" * 64))
    assert table.record is not None
    assert table.record.chosen()["joker-set"] == "new"
    table.status = FINISHED
    opened = branch_entries(table, HOST, 0)[0]
    assert isinstance(opened, entries.Opened)
    assert opened.terms.options == {"joker-set": "new"}, "and so does a game that goes on from it"


def test_a_new_game_names_its_rule_in_the_log_and_in_the_record() -> None:
    written = start(table_after(), HOST, commands.Start(id=1))
    table = table_after(*written)
    assert table.record is not None
    assert table.record.chosen()["joker-set"] == "fresh"
    assert "option joker-set: fresh\n" in str(table.record)
    assert table.terms.options == {}, "nothing else than the usual was agreed on"


def test_a_new_game_of_witchstone_names_its_reading_of_the_chips() -> None:
    opened = entries.Opened(terms=Terms(game="witchstone", seats=2), host=HOST.id)
    written = start(table_of(opened, *GATHERED[1:]), HOST, commands.Start(id=1))
    assert isinstance(written[0], entries.Started)
    assert written[0].options == {"chips": "turn"}
    table = table_of(opened, *GATHERED[1:], *written)
    assert table.record is not None
    assert table.record.chosen()["chips"] == "turn"


def test_a_game_begun_before_its_edition_changed_goes_on_as_it_was_printed_here() -> None:
    told = [CZECH, *GATHERED[1:], entries.Started(commitment="0" * 64), PLAYED]
    table = table_of(*told)
    assert table.record is not None
    assert table.record.chosen()["crop-circles"] == "0"
    assert table.record.replay().refused is None
    table.status = FINISHED
    opened = branch_entries(table, HOST, 0)[0]
    assert isinstance(opened, entries.Opened)
    assert opened.terms.options == {"circles-by": "first", "crop-circles": "0"}


def test_a_new_game_of_a_changed_edition_names_what_it_is_played_with() -> None:
    written = start(table_of(CZECH, *GATHERED[1:]), HOST, commands.Start(id=1))
    assert isinstance(written[0], entries.Started)
    assert written[0].options == {"circles-by": "lot", "crop-circles": "1"}
    table = table_of(CZECH, *GATHERED[1:], *written)
    assert table.record is not None
    assert str(table.record.plies[0].move).startswith("lot CC")


def test_moves_made_elsewhere_bring_the_silence_of_their_time_along() -> None:
    """The log of an older version holds the moves of a record, and no option that came later."""
    opened = import_entries(read_record(OLD), HOST, "seed")[0]
    assert isinstance(opened, entries.Opened)
    assert opened.terms.options == {"circles-by": "first", "crop-circles": "2"}
    older = msgspec.structs.replace(
        opened, terms=msgspec.structs.replace(opened.terms, options={"crop-circles": "2"})
    )
    for one in (opened, older):
        table = table_of(one, *GATHERED[1:], *start(table_of(one, *GATHERED[1:]), HOST, commands.Start(id=1)))
        assert table.record is not None
        assert table.record.chosen()["circles-by"] == "first"
        assert table.record.replay().refused is None
