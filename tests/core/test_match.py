"""A game under way: what is tried, what is taken in, and that nothing is read or judged twice."""

from __future__ import annotations

import random
from typing import ClassVar

import pytest

from magehall.core import (
    CHANCE,
    BadInput,
    IllegalMove,
    Match,
    Move,
    NotationError,
    Record,
    Refusal,
    Seat,
    game,
    game_keys,
)
from magehall.core.match import verify
from magehall.core.shape import Event
from tests.conformance.toys import HighCard, HighState, Lay, toy


class CountedState(HighState):
    """Counts how often moves are judged and carried out."""

    judged: ClassVar[list[str]] = []
    made: ClassVar[list[str]] = []

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        self.judged.append(str(move))
        return super().refuse(seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        self.made.append(str(move))
        super().apply(seat, move)


class CountedGame(HighCard):
    """Counts how often moves are read."""

    read_texts: ClassVar[list[str]] = []

    def read(self, text: str) -> Move:
        self.read_texts.append(text)
        return super().read(text)


def counted_match() -> Match:
    match = Match.start(toy(CountedState, CountedGame), ["Ann", "Bob"], seed="once")
    for counts in (CountedState.judged, CountedState.made, CountedGame.read_texts):
        counts.clear()
    return match


def test_a_move_that_is_tried_and_taken_in_is_read_judged_and_made_once() -> None:
    match = counted_match()
    move = match.record.game.read(str(match.state.moves(0)[0]))
    step = match.attempt(0, move)
    assert match.attempt(0, move) is step, "asked again, as for a bot"
    assert match.state.acting() == (0,), "nothing has changed yet"
    match.take(list(step.written))
    assert match.state.acting() == (1,)
    assert CountedState.judged == CountedState.made == CountedGame.read_texts == [str(move)]


def test_what_was_tried_is_forgotten_when_something_else_is_taken_in() -> None:
    match = counted_match()
    first, second = match.state.moves(0)
    match.attempt(0, first)
    match.take([("A", str(second))])
    assert match.record.plies[-1].move == second
    match.take([("B", str(match.state.moves(1)[0]))])
    match.undo_to(len(match.record.plies) - 2)
    assert match.state.moves(0) == [first, second]


def test_what_was_tried_before_an_undo_is_not_taken_for_what_comes_after() -> None:
    match = counted_match()
    at = len(match.record.plies)
    match.play(0, match.state.moves(0)[0])
    step = match.attempt(1, match.state.moves(1)[0])
    match.undo_to(at)
    match.play(0, match.state.moves(0)[1])
    match.take(step.written)
    assert match.state == match.record.replay().state, "the other card of A lies there"


def test_moves_are_taken_in_all_or_none() -> None:
    match = counted_match()
    before = match.state.copy()
    with pytest.raises(NotationError):
        match.take([("A", str(match.state.moves(0)[0])), ("B", "bid zz")])
    assert match.state == before


def test_a_game_that_ends_reveals_its_seed_however_its_moves_came() -> None:
    played, taken = (Match.start(game("wizard"), ["Ann", "Bob", "Cleo"], seed="7") for _ in range(2))
    while acting := played.state.acting():
        move = played.state.moves(acting[0])[0]
        taken.take(taken.attempt(acting[0], move).written)
        played.play(acting[0], move)
    assert played == taken
    assert taken.record.seed == "7"
    assert verify(taken.record) is None


@pytest.mark.parametrize("ply", [-1, 99])
def test_there_is_no_way_back_to_moves_that_were_never_made(ply: int) -> None:
    match = counted_match()
    with pytest.raises(BadInput, match=f"no position after {ply} moves: 4 were made"):
        match.undo_to(ply)
    assert len(match.record.plies) == 4


@pytest.mark.parametrize("seed", ["", " x", "a\nb", "\u2028", "x" * 201])
def test_a_seed_that_no_record_can_hold_is_refused(seed: str) -> None:
    with pytest.raises(BadInput, match="cannot be a seed"):
        Match.start(game("wizard"), ["Ann", "Bob", "Cleo"], seed=seed)


def test_events_are_told_to_seats_of_the_game() -> None:
    with pytest.raises(BadInput, match="there is no seat 17"):
        counted_match().record.events(17)


def test_an_illegal_attempt_changes_nothing() -> None:
    match = counted_match()
    before = match.state.copy()
    with pytest.raises(IllegalMove, match="high-1"):
        match.attempt(1, Lay(1))
    assert match.state == before


@pytest.mark.parametrize("key", game_keys())
def test_taking_in_what_was_tried_is_the_same_as_reading_it(key: str) -> None:
    """Random histories, with moves that are tried and dropped and with undos, come out the same."""
    found = game(key)
    for number in range(3):
        rng = random.Random(f"{key}/{number}")
        heard: list[list[Event]] = [[], []]
        names = [f"P{seat}" for seat in range(found.seats[0])]
        tried, read = (Match.start(found, names, seed="s", listener=each.append) for each in heard)
        for _ in range(60):
            acting = tried.state.acting()
            if not acting:
                break
            seat = rng.choice(acting)
            moves = tried.state.moves(seat)
            tried.attempt(seat, rng.choice(moves))
            if rng.random() < 0.2:
                ply = rng.randrange(len(tried.record.plies) + 1)
                tried.undo_to(ply)
                read.undo_to(ply)
                tried.advance()
                read.advance()
                continue
            written = tried.attempt(seat, rng.choice(moves)).written
            tried.take(written)
            read.take(written)
            assert heard[0] == heard[1]
            assert tried.draws == read.draws == sum(ply.seat == CHANCE for ply in tried.record.plies)
            assert tried.state == read.state == tried.record.replay().state
        assert tried.record == read.record


def test_shares_of_the_seats_are_in_what_nature_draws_from() -> None:
    names = ["Ann", "Bob", "Cleo"]
    alone, shared = (Record(game("wizard"), names) for _ in range(2))
    shared.shares = {0: "7"}
    deals = [Match(record, "seed") for record in (alone, shared)]
    for match in deals:
        match.advance()
    assert deals[0].state != deals[1].state
