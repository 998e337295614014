"""What the library gives can be kept, copied, compared and shown, compiled and interpreted alike."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import copy, deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from magehall import (
    CHANCE,
    BadInput,
    BadOptions,
    Event,
    IllegalMove,
    Match,
    Move,
    NotationError,
    Record,
    RecordError,
    Refusal,
    Rng,
    State,
    game,
    game_keys,
    is_compiled,
    read_record,
)
from magehall.core import Edition, Option, clauses_of
from magehall.core.outcome import Outcome
from magehall.core.registry import is_registered
from magehall.testing import random_match
from tests.conformance.toys import HighCard, HighState, Lay

T = TypeVar("T")


def pickled(thing: T) -> T:
    found: T = pickle.loads(pickle.dumps(thing))
    return found


WAYS: list[Callable[[object], object]] = [pickled, copy, deepcopy]
FROZEN: list[object] = [
    Option("bids", ("open", "hidden")),
    Option("chips", ("turn", "action"), "action"),
    Outcome((10, 30), "done", (2, 1)),
    Refusal("wizard-23", "must-follow", {"people": "green", "cards": ["G1", "G2"]}),
    clauses_of(game("wizard"))[0],
    *[next(iter(game(key).editions().values())) for key in game_keys()],
    *[game(key) for key in game_keys()],
]


@dataclass(frozen=True, slots=True)
class Knock(Move):
    """A move of somebody else's game, frozen and without a dictionary."""

    times: int

    def __str__(self) -> str:
        return f"knock {self.times}"


class Helper:
    """A part that knows the state it belongs to."""

    def __init__(self, state: HighState) -> None:
        self.state = state


class WithAHelper(HighState):
    """A state whose parts lead back to it."""

    def __init__(self, game: HighCard, seats: int) -> None:
        super().__init__(game, seats)
        self.helper = Helper(self)


class WithSlots(HighState):
    """A state that holds something in a slot."""

    __slots__ = ("lucky",)

    def __init__(self, game: HighCard, seats: int, lucky: int) -> None:
        super().__init__(game, seats)
        self.lucky = lucky


def started(key: str, moves: int = 12) -> Match:
    """Play the first moves of a match."""
    match = Match.start(game(key), ["Ann", "Bob", "Cleo"], seed="manners")
    while len(match.record.plies) < moves:
        seat = match.state.acting()[0]
        match.play(seat, match.state.moves(seat)[0])
    return match


def played_on(match: Match, moves: int = 8) -> str:
    """Play some more moves and return the record."""
    for _ in range(moves):
        seat = match.state.acting()[0]
        match.play(seat, match.state.moves(seat)[-1])
    return str(match.record)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("value", FROZEN, ids=repr)
def test_values_are_kept_equal_and_have_a_hash(value: object, way: Callable[[object], object]) -> None:
    kept = way(value)
    assert kept == value
    assert type(kept) is type(value)
    assert hash(kept) == hash(value)
    assert repr(kept) == repr(value)


def test_values_that_differ_are_not_equal() -> None:
    assert Option("bids", ("open", "hidden")) != Option("bids", ("hidden", "open"))
    assert Option("chips", ("turn", "action")) != Option("chips", ("turn", "action"), "action")
    edition = game("wizard").edition("bg-2012")
    other = pickled(edition)
    other.options["bids"] = "secret"
    assert edition != other
    assert edition != "bg-2012"
    assert game("wizard") != game("rummikub")


def test_short_values_are_shown_as_they_are_made() -> None:
    for value in (*FROZEN[:4], Rng("seed", "purpose"), Rng(7)):
        assert eval(repr(value)) == value
    assert repr(Rng("seed", "purpose")) == "Rng('seed', 'purpose')"
    assert repr(Rng(7)) == "Rng('7')"
    assert (
        repr(Option("chips", ("turn", "action"), "action")) == "Option('chips', ('turn', 'action'), 'action')"
    )
    assert repr(Edition("x", {"language": "en", "title": "Mage"})) == "<Edition x: Mage>"
    assert repr(game("wizard")) == "<Game wizard>"


@pytest.mark.parametrize("way", WAYS)
def test_streams_go_on_alike_and_apart(way: Callable[[Rng], Rng]) -> None:
    rng = Rng("seed", "purpose")
    rng.below(60)
    rng.unit()
    kept = way(rng)
    assert kept == rng
    assert repr(kept) == repr(rng) == "<Rng('seed', 'purpose'), 3 drawn>"
    wanted = [int(rng.below(1000)) for _ in range(20)]
    assert kept != rng
    assert [int(kept.below(1000)) for _ in range(20)] == wanted
    assert kept == rng
    assert kept.spawn("child") == rng.spawn("child") == Rng("seed", "purpose/child")
    assert rng != "Rng('seed', 'purpose')"


def test_games_are_the_same_ones_again() -> None:
    for key in game_keys():
        found = game(key)
        assert pickled(found) is copy(found) is deepcopy(found) is found


def test_games_that_no_key_finds_are_kept_by_what_they_hold() -> None:
    toy = HighCard()
    toy.state = WithAHelper
    assert not is_registered(toy)
    kept = pickled(toy)
    assert kept == toy
    assert kept is not toy
    assert kept.state is WithAHelper
    assert kept != HighCard()


@pytest.mark.parametrize("key", game_keys())
def test_states_say_what_they_are(key: str) -> None:
    match = started(key)
    assert repr(match.state).startswith(f"<{type(match.state).__name__} ")
    assert " to move, points " in repr(match.state)
    last = random_match(game(key), game(key).seats[0], {}, "last").replay().state
    assert ", over, points " in repr(last)
    assert len(repr(last)) < 90


def test_a_state_tells_its_stage_and_whose_move_it_is() -> None:
    state = game("wizard").start(3)
    assert repr(state) == "<WizardState round 1 of 20, nature to move, points 0 0 0>"
    state = game("wizard").start(3, {"bids": "hidden"})
    state.play(CHANCE, game("wizard").read("deal A B7, B R2, C R13; turn G4"))
    assert repr(state) == "<WizardState round 1 of 20, A, B, C to move, points 0 0 0>"
    assert repr(HighState(HighCard(), 2)) == "<HighState nature to move, points 0 0>"


@pytest.mark.parametrize("key", game_keys())
def test_states_equal_their_copies_until_a_move(key: str) -> None:
    match = started(key)
    state = match.state
    kept = [state.copy(), copy(state), deepcopy(state), pickled(state)]
    assert all(each == state for each in kept)
    assert len({id(each) for each in kept}) == 4
    match.play(state.acting()[0], state.moves(state.acting()[0])[0])
    assert all(each != match.state for each in kept)
    assert state != game(key).start(3)
    assert state != repr(state)


def test_states_of_other_options_are_not_equal() -> None:
    wizard = game("wizard")
    assert wizard.start(3) == wizard.start(3)
    assert wizard.start(3) != wizard.start(4)
    assert wizard.start(3) != wizard.start(3, {"plus-minus-one": "on"})


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", game_keys())
def test_listeners_stay_where_they_are(key: str, way: Callable[[object], object]) -> None:
    match = started(key)
    heard: list[Event] = []
    match.state.listener = match.listener = heard.append
    state, again = way(match.state), way(match)
    assert isinstance(state, State)
    assert isinstance(again, Match)
    assert state.listener is again.listener is again.state.listener is None
    assert match.state.listener is not None
    assert state == match.state


@pytest.mark.parametrize(
    ("key", "most"), [("carcassonne", 20_000), ("rummikub", 5_000), ("witchstone", 5_000), ("wizard", 1_500)]
)
def test_pickled_states_are_small(key: str, most: int) -> None:
    """What all states of a game share stays out of it."""
    seats = game(key).seats[-1]
    assert len(pickle.dumps(random_match(game(key), seats, {}, "small").replay().state)) < most


def test_what_changes_has_no_hash() -> None:
    match = started("wizard")
    for thing in (match, match.record, match.state, Rng(1), started("carcassonne").state):
        with pytest.raises(TypeError, match=f"unhashable type: '{type(thing).__name__}'"):
            hash(thing)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", game_keys())
def test_matches_go_on_with_the_same_chance(key: str, way: Callable[[object], object]) -> None:
    match = started(key)
    again = way(match)
    assert isinstance(again, Match)
    assert again == match
    assert again.state == match.state
    assert repr(again) == f"<Match of {key}, 3 seats, {len(match.record.plies)} moves>"
    before = str(match.record)
    assert played_on(again) != before
    assert str(match.record) == before
    assert again != match
    assert played_on(match) == str(again.record)
    assert again == match
    assert match != Match(again.record, "another seed")


def test_matches_that_are_over_keep_the_revealed_seed() -> None:
    record = random_match(game("wizard"), 3, {"rounds": "tournament"}, "over")
    match = Match(pickled(record), "over")
    match.advance()
    assert pickled(match).record.seed == "over"
    assert pickled(match) == match
    waiting = Match(Record(game("wizard"), ["Ann", "Bob", "Cleo"]), "waiting")
    assert pickled(waiting).record.plies == []
    assert repr(waiting) == "<Match of wizard, 3 seats, 0 moves>"
    waiting.advance()
    assert repr(waiting) == "<Match of wizard, 3 seats, 1 move>"


@pytest.mark.parametrize("way", WAYS)
def test_records_are_kept_by_their_text(way: Callable[[Record], Record]) -> None:
    record = started("rummikub").record
    record.promises, record.shares = {0: "0" * 64}, {0: "1" * 64}
    kept = way(record)
    assert kept == record
    assert str(kept) == str(record)
    assert kept.game is record.game
    assert repr(kept) == f"<Record of rummikub, 3 seats, {len(record.plies)} moves>"
    kept.plies.pop()
    assert kept != record
    assert record != str(record)


def test_records_of_games_that_no_key_finds_are_kept_with_their_game() -> None:
    toy = HighCard()
    record = random_match(toy, 2, {}, "toy")
    assert pickled(record) == record
    assert read_record(str(record), toy).game is toy
    with pytest.raises(RecordError, match="there is no game 'high'"):
        read_record(str(record))
    with pytest.raises(RecordError, match="there is no game 'high'"):
        read_record(str(record), game("wizard"))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("key", game_keys())
def test_moves_are_kept(key: str, way: Callable[[object], object]) -> None:
    options = {"crop-circles": "6", "mage-witch": "on"} if key == "carcassonne" else {}
    for ply in random_match(game(key), 3, options, "moves").plies[:300]:
        kept = way(ply.move)
        assert kept == ply.move
        assert type(kept) is type(ply.move)
        assert hash(kept) == hash(ply.move)


@pytest.mark.parametrize("way", WAYS)
def test_moves_and_states_of_others_are_kept_by_what_they_hold(way: Callable[[object], object]) -> None:
    assert way(Lay(3)) == Lay(3)
    assert way(Knock(3)) == Knock(3)
    assert way(Knock(3)) != Knock(4)
    state = WithSlots(HighCard(), 2, 7)
    assert pickled(state) == state
    assert pickled(state).lucky == 7
    assert state != WithSlots(state.game, 2, 8)
    helped = pickled(WithAHelper(HighCard(), 2))
    assert helped.helper.state is helped


@pytest.mark.parametrize("way", WAYS)
def test_errors_arrive_whole(way: Callable[[object], object]) -> None:
    refusal = Refusal("wizard-23", "must-follow", {"people": "green"})
    for error in (
        BadInput("wrong", "reason", {"seat": 1}),
        NotationError("no move", "plai B7", 3),
        RecordError("no header", 2, 5),
        BadOptions("not together", refusal, "reason", {"option": "bids"}),
        IllegalMove(refusal),
    ):
        kept = way(error)
        assert type(kept) is type(error)
        assert str(kept) == str(error)
        for name in ("reason", "facts", "text", "position", "line", "column", "refusal"):
            assert getattr(kept, name, None) == getattr(error, name, None)


@pytest.mark.parametrize("way", WAYS)
def test_vectors_are_kept(way: Callable[[object], object]) -> None:
    for vector in (vec[i64]([0, -1, 1 << 62]), vec[i16]([3, -3]), vec[float]([0.1, -2.0]), vec[i64]([])):
        assert way(vector) == vector
        assert type(way(vector)) is type(vector)


@pytest.mark.parametrize("seat", [3, 17, -2])
@pytest.mark.parametrize("key", game_keys())
def test_a_seat_that_is_not_there_is_an_error(key: str, seat: int) -> None:
    state = started(key).state
    move = state.moves(state.acting()[0])[0]
    before = state.copy()
    for ask in (
        lambda: state.moves(seat),
        lambda: state.view(seat),
        lambda: state.refuse(seat, move),
        lambda: state.play(seat, move),
    ):
        with pytest.raises(BadInput, match=f"there is no seat {seat} at this table of 3: seats are 0 to 2"):
            ask()
    assert state == before


@pytest.mark.parametrize("key", game_keys())
def test_nature_moves_but_does_not_look(key: str) -> None:
    state = started(key).state
    assert state.moves(CHANCE) == []
    with pytest.raises(BadInput, match="no seat -1"):
        state.view(CHANCE)


@pytest.mark.parametrize("key", game_keys())
def test_a_seat_is_a_number(key: str) -> None:
    state = started(key).state
    questions: list[Callable[[Any], object]] = [state.moves, state.view]
    for ask in questions:
        with pytest.raises(TypeError, match="int"):
            ask("A")


SCRIPT = "import sys; from tests.core.test_manners import keep; keep(sys.argv[1])"


def things() -> list[object]:
    """List a state, a match, a move and a stream for each game."""
    matches = [started(key) for key in game_keys()]
    return [(match.state, match, match.record.plies[-1].move, Rng("seed")) for match in matches]


def keep(path: str) -> None:
    """Pickle them into a file."""
    Path(path).write_bytes(pickle.dumps(things()))


@pytest.mark.long  # it starts the other speed by itself: once is enough
def test_one_speed_reads_what_the_other_kept(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    environment = {**os.environ, "MAGEHALL_INTERPRETED": "1" if is_compiled() else "0"}
    subprocess.run([sys.executable, "-c", SCRIPT, str(kept)], env=environment, timeout=300, check=True)
    assert pickle.loads(kept.read_bytes()) == things()
