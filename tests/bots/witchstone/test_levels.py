"""The bots of Witchstone: legal, fair, repeatable, and each level stronger than the one below."""

import pytest

from magehall import CHANCE, Rng, is_compiled
from magehall.bots import Bot, bot, levels
from magehall.bots.witchstone.medium import MediumBot
from magehall.bots.witchstone.weights import HAND
from magehall.games.witchstone.state import WitchstoneState
from tests.games.witchstone.play import busy_game
from tests.games.witchstone.table import WITCHSTONE, first_turn, position, started

NARROW = MediumBot(HAND, 3, 6)
GAMES = 8 if is_compiled() else 2


def play(bots: list[Bot], seed: str, **options: str) -> WitchstoneState:
    """Play a whole game; every bot sees its view and nothing else."""
    state, nature = started(len(bots), **options), Rng(seed)
    streams = [Rng(seed, f"bot/{seat}") for seat in range(len(bots))]
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, state.draw(nature))
        else:
            state.play(seat, bots[seat].choose(state.view(seat), state.moves(seat), streams[seat]))
    return state


def test_the_levels_are_found_by_name() -> None:
    assert levels("witchstone")[:3] == ["random", "easy", "medium"]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_bot_proposes_one_of_the_moves_and_says_why(level: str) -> None:
    for state in busy_game(2, f"advice/{level}", every=25 if level == "easy" else 60):
        acting = state.acting()
        if not acting or acting == (CHANCE,):
            continue
        moves = state.moves(acting[0])
        advice = (bot("witchstone", "easy") if level == "easy" else NARROW).advise(
            state.view(acting[0]), moves, Rng("advice")
        )
        assert advice.move in moves
        assert advice.reasons


def test_the_reasons_of_medium_tell_its_plan() -> None:
    state = position("A hand: energy/witch", "A lying: 1", "A chains: c17")
    advice = NARROW.advise(state.view(0), state.moves(0), Rng("plan"))
    plan = advice.reasons[0]
    assert plan.code == "plan-of-the-turn"
    moves = plan.facts["moves"]
    assert isinstance(moves, list)
    assert moves[0] == str(advice.move)
    copy = state.copy()
    for text in moves:
        if copy.acting() == (0,):
            copy.play(0, WITCHSTONE.read(str(text)))
    assert copy.score[0] - state.score[0] == plan.facts["points"]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_hidden_tiles_do_not_change_a_bots_mind(level: str) -> None:
    player = bot("witchstone", "easy") if level == "easy" else NARROW
    state = first_turn(3)
    view, moves = state.view(0), state.moves(0)
    other = WITCHSTONE.imagine(view, Rng("other world"))
    assert other.secrets(0) != state.secrets(0)
    assert player.choose(other.view(0), other.moves(0), Rng("bot")) == player.choose(view, moves, Rng("bot"))


def test_easy_beats_random_clearly() -> None:
    for game in range(2):
        state = play([bot("witchstone", "easy"), bot("witchstone", "random")], f"easy/{game}")
        scores = state.scores()
        assert scores[0] > scores[1] + 40


@pytest.mark.long
def test_medium_beats_easy_and_scores_well() -> None:
    wins, points = 0, 0
    medium = bot("witchstone", "medium") if is_compiled() else NARROW
    for game in range(GAMES):
        seats = [medium, bot("witchstone", "easy")]
        own = game % 2
        outcome = play(seats[::-1] if own else seats, f"medium/{game}").outcome()
        assert outcome is not None
        wins += outcome.winners == (own,)
        points += outcome.scores[own]
    assert wins >= GAMES - 1
    assert points / GAMES >= 95


def test_bots_cope_with_handicaps_and_four_seats() -> None:
    easy = bot("witchstone", "easy")
    state = play(
        [easy, easy, easy, NARROW] if is_compiled() else [easy] * 4, "four", handicap_A="1", handicap_D="2"
    )
    assert state.outcome() is not None


@pytest.mark.long  # it starts the other speed by itself: once is enough
def test_compiled_and_interpreted_bots_play_alike() -> None:
    """The scores were noted once; both speeds must come to them."""
    assert play([NARROW, bot("witchstone", "easy")], "agree").scores() == (124, 88)
