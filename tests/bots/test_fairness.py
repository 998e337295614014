"""Bots know what their seat may know: behind a pipe, in exchanged worlds, and in their guesses."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from magehall import CHANCE, Game, Move, Rng, Seat, State, View, game, is_compiled
from magehall.bots import Bot, bot, levels
from magehall.bots.apart import START, Apart
from magehall.bots.bot import Advice, Reason
from magehall.bots.search import Budget, Candidate, Halving, Problem
from magehall.bots.search.budget import BRAKE
from magehall.bots.wizard.problem import WizardProblem
from magehall.bots.worker import serve
from magehall.games.wizard.state import WizardState
from magehall.testing.fairness import Leak, decisions, leak, swaps
from tests.bots.wizard.positions import seen

GAMES = [("wizard", 4), ("carcassonne", 2), ("witchstone", 2)]
POSITIONS = 60 if is_compiled() else 12


@pytest.mark.long
@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_bot_behind_a_pipe_plays_as_in_this_process(key: str, seats: int) -> None:
    found = game(key)
    with Apart(found, "easy") as player:
        for number, (state, seat) in zip(range(5), decisions(found, seats, {}, "apart"), strict=False):
            view, moves = state.view(seat), state.moves(seat)
            here = bot(key, "easy").choose(view, moves, Rng(number, "bot"))
            assert player.choose(view, moves, Rng(number, "bot")) == here
            advice = player.advise(view, moves, Rng(number, "bot"))
            assert [tuple(reason) for reason in advice.reasons] == [
                tuple(reason) for reason in bot(key, "easy").advise(view, moves, Rng(number, "bot")).reasons
            ]


def test_a_process_that_died_is_replaced() -> None:
    found = game("wizard")
    state, seat = next(decisions(found, 3, {}, "died"))
    with Apart(found, "medium") as player:
        first = player.choose(state.view(seat), state.moves(seat), Rng(1))
        assert player.process is not None
        player.process.kill()
        player.process.wait()
        assert player.choose(state.view(seat), state.moves(seat), Rng(1)) == first


def test_the_worker_answers_line_by_line() -> None:
    state, seat = next(decisions(game("wizard"), 3, {}, "lines"))
    moves = [str(move) for move in state.moves(seat)]
    request = {"game": "wizard", "level": "medium", "view": state.view(seat).data(), "moves": moves}
    line = json.dumps({**request, "seed": "1", "purpose": "", "reasons": False}) + "\n"
    answers = io.StringIO()
    serve(io.StringIO(2 * line), answers)
    told = [json.loads(answer) for answer in answers.getvalue().splitlines()]
    assert len(told) == 2
    assert told[0] == told[1]
    assert told[0]["move"] in moves


def test_the_worker_holds_no_game_under_way() -> None:
    """Its process never loads what a running match is made of, nor the command line."""
    check = f"import sys; {START.split(';', maxsplit=1)[0]}; print('magehall.cli.main' in sys.modules)"
    environment = {**os.environ}
    ran = subprocess.run(
        [sys.executable, "-c", check], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stdout.strip() == "False"


def levels_to_try() -> list[tuple[str, int, str]]:
    return [(key, seats, level) for key, seats in GAMES for level in ("random", "easy", "medium")]


@pytest.mark.parametrize(("key", "seats", "level"), levels_to_try())
def test_exchanging_what_is_hidden_changes_neither_bytes_nor_move(key: str, seats: int, level: str) -> None:
    found = game(key)
    number = POSITIONS if level != "medium" or key == "wizard" else POSITIONS // 6
    assert swaps(found, bot(key, level).choose, decisions(found, seats, {}, f"swap/{level}"), number) == []
    assert level in levels(key)


@pytest.fixture
def unhurried() -> Iterator[None]:
    BRAKE.is_off = True
    yield
    BRAKE.is_off = False


@pytest.mark.long
@pytest.mark.usefixtures("unhurried")
@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("key", ["wizard", "carcassonne", "witchstone"])
def test_exchanging_what_is_hidden_changes_no_move_of_a_search(key: str, level: str) -> None:
    found = game(key)
    places = decisions(found, found.seats[0], {}, f"swap/{level}")
    assert swaps(found, bot(key, level).choose, places, POSITIONS // 6) == []


class Peeking(Bot):
    """Cheats: has a handle on the true state, and plays the card that its left neighbour cannot beat."""

    def __init__(self) -> None:
        self.truth: State | None = None

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        assert isinstance(self.truth, WizardState)
        return Advice(moves[int(sum(self.truth.hands) * 31 % len(moves))], [Reason("peeks", {})])


def test_a_bot_that_peeks_shows_up_when_worlds_are_exchanged() -> None:
    found, cheat = game("wizard"), Peeking()

    def choose(view: View, moves: list[Move], rng: Rng) -> Move:
        cheat.truth = found.imagine(view, Rng(next(counter)))
        return cheat.choose(view, moves, rng)

    counter = iter(range(10_000))
    assert swaps(found, choose, decisions(found, 4, {}, "peek"), 60)


def fair(found: Game, state: State, seat: Seat, rng: Rng) -> State:
    return found.imagine(state.view(seat), rng)


@pytest.mark.parametrize(("key", "seats"), [("wizard", 4), ("witchstone", 3)])
def test_worlds_are_made_up_without_knowing_the_truth(key: str, seats: int) -> None:
    found = game(key)
    told = leak(
        found, lambda *asked: fair(found, *asked), decisions(found, seats, {}, "leak"), 10 * POSITIONS
    )
    assert not told.is_suspicious()
    assert not Leak(told.fair, told.true, told.error).is_suspicious()


@pytest.mark.parametrize(("key", "seats"), [("wizard", 4), ("witchstone", 3)])
def test_a_sampler_that_remembers_the_truth_now_and_then_shows_up(key: str, seats: int) -> None:
    found = game(key)

    def sly(state: State, seat: Seat, rng: Rng) -> State:
        return state.copy() if rng.below(5) == 0 else fair(found, state, seat, rng)

    assert leak(found, sly, decisions(found, seats, {}, "leak"), 10 * POSITIONS).is_suspicious()


class TrueWorlds(Problem):
    """Cheats: every world it tries is the true one."""

    def __init__(self, state: WizardState) -> None:
        super().__init__(state.acting()[0])
        self.truth = state
        self.fair = WizardProblem(seen(state, self.seat), self.seat)

    def candidates(self) -> list[Candidate]:
        return self.fair.candidates()

    def world(self, rng: Rng) -> State:
        return self.truth.copy()

    def is_settled(self, world: State) -> bool:
        return self.fair.is_settled(world)

    def play_on(self, world: State, luck: int) -> State:
        return self.fair.play_on(world, luck)

    def worth(self, world: State, seat: Seat) -> float:
        return self.fair.worth(world, seat)


def exact_share(cheats: bool, games: int) -> float:
    """Play Wizard with one searcher among mediums and give its share of exact predictions."""
    found = game("wizard")
    search = Halving(Budget(40, 60.0), weight=0.0)
    exact = rounds = 0
    for number in range(games):
        state, rng = found.start(4), Rng(number, "cheat")
        assert isinstance(state, WizardState)
        while (acting := state.acting()) and state.round < 9:
            seat = acting[0]
            view = state.view(seat) if seat != CHANCE else None
            if view is None:
                state.apply(CHANCE, state.draw(rng))
            elif seat != 0:
                state.apply(seat, bot("wizard", "medium").choose(view, state.moves(seat), rng))
            else:
                problem = TrueWorlds(state) if cheats else WizardProblem(seen(state, 0), 0)
                state.apply(0, search.run(problem, rng)[0].candidate.moves[0])
        pad = state.view(None).data()["pad"]
        assert isinstance(pad, list)
        exact += sum(row["bids"][0] == row["won"][0] for row in pad)
        rounds += len(pad)
    return exact / rounds


@pytest.mark.long
def test_a_searcher_that_knows_the_hands_shows_up_by_its_predictions() -> None:
    games = 8 if is_compiled() else 2
    assert exact_share(True, games) > 0.85 > exact_share(False, games)
