"""The end of the game and what can be agreed before it: clauses 30 to 45 and 95."""

from __future__ import annotations

from magehall.core import Rng
from magehall.testing import rule
from tests.games.carcassonne.tables import CARCASSONNE, begin, leave, play, refusal, seen


@rule("carcassonne-30")
def test_the_last_turn_is_scored_as_any_other_and_ends_the_game() -> None:
    state = begin()
    leave(state, "E")
    told = play(state, "*: tile E", "A: place E 0,-1 r180", "A: meeple city.0")
    kinds = [event.kind for event in told]
    assert kinds.index("city-scored") < kinds.index("final-scoring-began") < kinds.index("game-ended")
    assert state.acting() == ()
    assert state.scores() == (4, 0)
    assert str(refusal(state, "B: pass")) == "carcassonne-30 game-over"


@rule("carcassonne-37")
def test_most_points_win_and_equal_points_share() -> None:
    state = begin(3)
    state.points[1] = 5
    state.points[2] = 5
    leave(state, "B")
    play(state, "*: tile B", "A: place B 0,1 r0", "A: pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert outcome.ranks == (3, 1, 1)


@rule("carcassonne-42")
def test_the_start_player_loses_a_tie_where_that_is_agreed() -> None:
    state = begin(3, tie="starter-loses", start_player="B")
    state.points[1] = 5
    state.points[2] = 5
    leave(state, "B")
    play(state, "*: tile B", "B: place B 0,1 r0", "B: pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.ranks == (3, 2, 1)


@rule("carcassonne-41")
def test_without_fields_nobody_farms() -> None:
    state = begin(fields="off")
    play(state, "*: tile U", "A: place U 1,0 r0")
    assert [str(move) for move in state.moves(0)] == ["meeple road.0", "pass"]
    assert str(refusal(state, "A: meeple field.0")) == "carcassonne-41 no-farmers"
    for seed in range(20):
        world = begin(fields="off")
        world.playout(Rng(seed))
        assert not any("field" in spot for own in seen(world).meeples for spot in own)


@rule("carcassonne-44")
def test_the_list_of_remaining_tiles_is_hidden_where_that_is_agreed() -> None:
    hidden, shown = begin(tile_list="hidden"), begin()
    assert seen(hidden, 0).remaining is None
    assert seen(hidden, 0).stack == seen(shown, 0).stack
    remaining = seen(shown, 0).remaining
    assert isinstance(remaining, dict)
    assert remaining["V"] == 9


@rule("carcassonne-45")
def test_the_printed_scorings_are_editions() -> None:
    printed = {key: edition.options for key, edition in CARCASSONNE.editions().items()}
    assert printed["first-2000"] == {"two-tile-city": "2", "fields": "first"}
    assert printed["second-2001"] == {"two-tile-city": "2", "fields": "second"}
    assert printed["third-2002"] == {"two-tile-city": "4", "fields": "third"}
    defaults = CARCASSONNE.settle(2, {})
    assert {name: defaults[name] for name in printed["third-2002"]} == printed["third-2002"]


@rule("carcassonne-95")
def test_meeples_stay_in_the_landscape_after_the_final_scoring() -> None:
    state = begin()
    leave(state, "F")
    play(state, "*: tile F", "A: place F 0,-1 r90", "A: meeple city.0")
    assert state.outcome() is not None
    assert seen(state).meeples[0] == ["0,-1 city.0"]
    assert seen(state).supply == [6, 7]
