import json
from pathlib import Path

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall import (
    BadInput,
    IllegalMove,
    Match,
    Record,
    RecordError,
    Rng,
    game,
    is_compiled,
    read_record,
)
from magehall.core import commitment
from magehall.core import match as matches
from magehall.core.match import Flaw, verify, withheld
from magehall.testing import random_match

GOOD = """\
magehall-record: 1
game: wizard
edition: bg-2012
option bids: hidden
seat A: Ани
seat B: Калин
seat C: Тома

# the first round
*: deal A B7, B Z1, C R13; turn G4
A: bid 0
C: bid 1  # bold
"""


def test_a_record_is_read_and_written_back() -> None:
    record = read_record(GOOD)
    assert record.names == ["Ани", "Калин", "Тома"]
    assert record.options == {"bids": "hidden"}
    assert record.edition == "bg-2012"
    assert [str(ply.move) for ply in record.plies] == ["deal A B7, B Z1, C R13; turn G4", "bid 0", "bid 1"]
    text = str(record)
    assert str(read_record(text)) == text
    assert str(read_record(json.dumps(record.data()))) == text
    assert str(read_record("\ufeff" + text.replace("\n", "\r\n"))) == text


def test_the_json_form_fits_its_schema() -> None:
    schema = json.loads(Path(matches.__file__).with_name("record.schema.json").read_text(encoding="utf-8"))
    record = random_match(game("wizard"), 3, {"bids": "secret"}, "schema")
    for data in (record.data(), read_record(GOOD).data()):
        jsonschema.validate(data, schema)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**record.data(), "extra": 1}, schema)


HEADER = "magehall-record: 1\ngame: wizard\nseat A: a\nseat B: b\nseat C: c\n"


@pytest.mark.parametrize(
    ("text", "line", "column", "sentence"),
    [
        ("", 1, 1, "begins with"),
        ("game: wizard\n", 1, 1, "begins with"),
        ("magehall-record: 2\n", 1, 18, "version '2'"),
        ("magehall-record: 1\ngame: chess\n", 2, 7, "no game 'chess'"),
        ("magehall-record: 1\nseat A: a\n\n", 3, 1, "'game: …' comes before"),
        ("magehall-record: 1\ngame: wizard\ngame: wizard\n", 3, 1, "given twice"),
        ("magehall-record: 1\ngame: wizard\nedition: xx\n", 3, 10, "no edition 'xx'"),
        ("magehall-record: 1\nedition: bg-2012\n", 2, 1, "comes before this one"),
        ("magehall-record: 1\ngame: wizard\noption colour: red\n", 3, 8, "no option 'colour'"),
        ("magehall-record: 1\ngame: wizard\noption bids: loud\n", 3, 8, "cannot be 'loud'"),
        ("magehall-record: 1\ngame: wizard\noption bids: open\noption bids: open\n", 4, 1, "given twice"),
        ("magehall-record: 1\ngame: wizard\nseat B: b\n", 3, 6, "listed in order"),
        ("magehall-record: 1\ngame: wizard\nseat A: a\tb\n", 3, 9, "cannot be a name"),
        ("magehall-record: 1\ngame: wizard\nseat A: a\n\n", 4, 1, "3 to 6 players"),
        ("magehall-record: 1\ngame: wizard\ncommitment: abc\n", 3, 13, "64 hexadecimal"),
        ("magehall-record: 1\nseed wizard\n", 2, 1, "no header line"),
        (HEADER + "\nA bid 1\n", 7, 1, "no move line"),
        (HEADER + "\nX: bid 1\n", 7, 1, "is no seat"),
        (HEADER + "\nD: bid 1\n", 7, 1, "no seat D"),
        (HEADER + "\nA: bid 21\n", 7, 8, "is no bid"),
        (HEADER + "\n*: deal A B7, B Q1, C R13; turn G4\n", 7, 17, "is no card"),
        ("{", 1, 2, "not JSON"),
        ("{}", 1, 1, "not a record in JSON"),
        (
            '{"magehall-record": 1, "game": "wizard", "options": {}, "seats": ["a\\nb"], "moves": []}',
            1,
            1,
            "one line",
        ),
    ],
)
def test_errors_name_line_and_column(text: str, line: int, column: int, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence) as error:
        read_record(text)
    assert (error.value.line, error.value.column) == (line, column)
    assert "\n" not in str(error.value)


def test_a_record_that_is_far_too_long_is_refused_at_once() -> None:
    with pytest.raises(RecordError, match="at most"):
        read_record("#" * 4_000_001)


@pytest.mark.parametrize(
    "name", ["", " a", "a\n", "x" * 65, "a\u200db", "\u200d👩", "👩\u200d", "👩\u200d\u200d👧"]
)
def test_names_stand_on_one_line(name: str) -> None:
    with pytest.raises(BadInput, match="cannot be a name"):
        Record(game("wizard"), [name, "b", "c"])


@pytest.mark.parametrize("name", ["👩\u200d👧", "Mira 👩🏽\u200d🚀", "❤️\u200d🔥", "🧙🏽\u200d♀️ Toma"])
def test_emoji_may_be_joined_in_names(name: str) -> None:
    record = Record(game("wizard"), [name, "b", "c"])
    assert read_record(str(record)).names[0] == name


def test_a_replay_stops_at_a_refused_move_and_says_which() -> None:
    record = read_record(GOOD + "B: play Z1\nB: bid 1\n")
    replay = record.replay()
    assert replay.ply == 3
    assert replay.refused is not None
    assert (replay.refused.ply, replay.refused.seat, str(replay.refused.move)) == (4, 1, "play Z1")
    assert replay.refused.refusal.clause == "wizard-22"
    assert record.replay(2).refused is None
    assert record.replay(2).ply == 2
    with pytest.raises(BadInput, match="move 4 of the record is refused"):
        Match(record, "seed")


def test_a_match_commits_to_its_seed_and_reveals_it_at_the_end() -> None:
    match = Match.start(game("wizard"), ["a", "b", "c"], {}, "bg-2012")
    assert match.record.commitment == commitment(match.seed)
    assert match.record.seed is None
    rng = Rng("players")
    while acting := match.state.acting():
        match.play(acting[0], rng.choice(match.state.moves(acting[0])))
    assert match.record.seed == match.seed
    assert matches.verify(match.record) is None


def test_verify_finds_what_does_not_follow_from_the_seed() -> None:
    record = random_match(game("wizard"), 3, {}, "verify")
    assert matches.verify(record) is None
    swapped = read_record(str(record))
    swapped.plies[0] = swapped.plies[0]._replace(move=game("wizard").read("deal A B7, B Z1, C R13; turn G4"))
    assert matches.verify(swapped) == ("other-draw", 1)
    other = read_record(str(record))
    other.seed = "another"
    assert matches.verify(other) == ("other-seed", 0)
    other.seed = None
    assert matches.verify(other) == ("no-seed", 0)
    broken = read_record(str(record))
    broken.plies[1], broken.plies[2] = broken.plies[2], broken.plies[1]
    assert matches.verify(broken) == ("refused-move", 2)


def test_undo_goes_back_and_draws_the_same_again() -> None:
    match = Match.start(game("wizard"), ["a", "b", "c"], seed="undo")
    plies = []
    while len(match.record.plies) < 12:
        seat = match.state.acting()[0]
        match.play(seat, match.state.moves(seat)[0])
        plies = [str(ply.move) for ply in match.record.plies]
    match.undo_to(3)
    assert len(match.record.plies) == 3
    while len(match.record.plies) < 12:
        seat = match.state.acting()[0]
        match.play(seat, match.state.moves(seat)[0])
    assert [str(ply.move) for ply in match.record.plies] == plies
    with pytest.raises(IllegalMove):
        match.play(match.state.acting()[0], game("wizard").read("dealer A"))


def test_events_of_a_record_are_told_to_those_who_may_know() -> None:
    record = read_record(GOOD)
    own = [str(event) for event in record.events(0)]
    assert "hand-dealt seat=A cards=B7" in own
    assert "hand-dealt seat=B cards=Z1" not in own
    assert [event.kind for event in record.events(None)].count("hand-dealt") == 0


LINES = st.lists(
    st.one_of(
        st.sampled_from(GOOD.splitlines()),
        st.text(max_size=30),
        st.from_regex(r"[A-F*]: (deal|bid|play|trump|dealer) [ -~]{0,30}", fullmatch=True),
        st.from_regex(
            r"(game|edition|option [a-z]+|seat [A-G]|seed|commitment): [ -~]{0,20}", fullmatch=True
        ),
    ),
    max_size=14,
)


def survives(text: str) -> None:
    """Reading gives a record, or one clear line; a record that was read is stable and replays."""
    try:
        record = read_record(text)
    except RecordError as error:
        assert "\n" not in str(error)
        return
    written = str(record)
    assert str(read_record(written)) == written
    record.replay()


@settings(max_examples=300 if is_compiled() else 100, deadline=None)
@given(LINES)
def test_any_lines_are_a_record_or_a_clear_error(lines: list[str]) -> None:
    survives("\n".join(lines))


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_clear_error(text: str) -> None:
    survives(text)
    survives(GOOD + text)
    survives("{" + text)


def test_shares_of_the_shuffle_are_read_back_and_verified() -> None:
    share = "ab" * 32
    record = Record(game("wizard"), ["Ann", "Bob", "Cleo"], commitment=commitment("seed"))
    record.promises, record.shares = {0: commitment(share), 2: commitment("other")}, {0: share}
    match = Match(record, "seed")
    match.advance()
    record.seed = "seed"
    text = str(record)
    again = read_record(text)
    assert str(again) == text == str(read_record(json.dumps(record.data())))
    assert verify(again) is None
    assert withheld(again) == [2]
    again.shares = {}
    assert verify(again) == Flaw("other-draw", 1)
    again.shares = {0: "cd" * 32}
    assert verify(again) == Flaw("other-share", 0)
    again.shares = {1: share}
    assert verify(again) == Flaw("other-share", 0)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"share D: {'a' * 64}", "seat D"),
        (f"share AB: {'a' * 64}", "seat AB"),
        (f"share A: {'A' * 64}", "64 hexadecimal digits"),
        (f"promise A: {'a' * 64}\npromise A: {'a' * 64}", "twice"),
        (f"share: {'a' * 64}", "no header line"),
    ],
)
def test_a_share_that_makes_no_sense_is_one_clear_error(line: str, why: str) -> None:
    text = "magehall-record: 1\ngame: wizard\nseat A: Ann\nseat B: Bob\nseat C: Cleo\n"
    with pytest.raises(RecordError, match=why):
        read_record(f"{text}{line}\n\n")
