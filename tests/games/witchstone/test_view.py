"""What a seat may know: ruling 162."""

import json

from magehall import CHANCE, Rng
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import Player, WitchstoneView
from magehall.testing import rule
from tests.games.witchstone.play import busy_game
from tests.games.witchstone.table import WITCHSTONE, first_turn, go_on


def seen_players(state: WitchstoneState, seat: int | None) -> list[Player]:
    view = state.view(seat)
    assert isinstance(view, WitchstoneView)
    return view.players


@rule("witchstone-162", "witchstone-9")
def test_tiles_behind_closed_screens_are_secret() -> None:
    state = first_turn()
    assert [entry.hand is None for entry in seen_players(state, 0)] == [False, True]
    assert [entry.hand is None for entry in seen_players(state, None)] == [True, True]
    assert len(state.secrets(0)) == 15
    assert state.secrets(0)["B tile energy/witch"] == "B: screen"
    assert state.secrets(0)["B tile wand/scroll"] == "B: supply"
    assert len(state.secrets(None)) == 30


@rule("witchstone-162")
def test_totals_are_shown_only_to_oneself_until_the_end() -> None:
    state = first_turn()
    assert [entry.total for entry in seen_players(state, 0)] == [4, None]
    assert [entry.total for entry in seen_players(state, None)] == [None, None]


@rule("witchstone-162")
def test_open_screens_hide_nothing() -> None:
    state = first_turn(screens="open")
    assert state.secrets(0) == {}
    assert all(entry.hand is not None for entry in seen_players(state, None))
    assert [entry.total for entry in seen_players(state, None)] == [4, 4]
    told = go_on(state, "A: tile energy/witch 1,0 1,-1", "A: done", "A: done", "*: draw A wand/scroll")
    assert all(event.audience() is None for event in told)


@rule("witchstone-162")
def test_imagined_hands_are_fair_draws_from_the_tiles_not_played() -> None:
    state = first_turn()
    go_on(state, "A: tile energy/witch 1,0 1,-1", "A: done", "A: done", "*: draw A wand/scroll")
    rng, view = Rng("worlds"), state.view(1)
    seen = [0] * 15
    for _ in range(600):
        world = WITCHSTONE.imagine(view, rng)
        assert isinstance(world, WitchstoneState)
        assert world.view(1) == view
        assert not world.hand[0] & 1, "a played tile is not behind the screen"
        for tile in range(15):
            seen[tile] += int(world.hand[0] >> tile) & 1
    expected = 600 * 5 / 14
    assert all(abs(number - expected) < 60 for number in seen[1:])


def test_views_survive_json_and_rebuild_every_position_of_a_busy_game() -> None:
    for state in busy_game(3, "views", every=9):
        for seat in (None, 0, 1, 2):
            view = state.view(seat)
            again = WITCHSTONE.read_view(json.loads(view.bytes()))
            world = WITCHSTONE.imagine(again, Rng("w"))
            assert world.view(seat) == view
            if state.acting() not in ((), (CHANCE,)) and seat == state.acting()[0]:
                assert world.moves(seat) == state.moves(seat)
