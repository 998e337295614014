"""Crop Circles: what scenarios do not tell of clauses 79 to 94."""

from __future__ import annotations

import pytest

from magehall.core import NotationError
from magehall.games.carcassonne.expansions.crop_circles.leaflet import TILES
from magehall.testing import rule
from tests.games.carcassonne.tables import CARCASSONNE, begin, leave, play, refusal


@rule("carcassonne-79", "carcassonne-92", "carcassonne-63")
def test_the_agreed_number_of_tiles_is_shuffled_in() -> None:
    for number in range(7):
        state = begin(crop_circles=str(number), mage_witch="off")
        assert state.stack == 71 + number
        names = [name for name in state.box.names if name.startswith("CC")]
        assert names == [f"CC{place}" for place in range(1, number + 1)]


@rule("carcassonne-81")
def test_two_tiles_concern_each_kind_of_meeple() -> None:
    kinds = [tile.symbol for tile in TILES]
    assert kinds == ["circle road"] * 2 + ["circle field"] * 2 + ["circle city"] * 2


@rule("carcassonne-83")
def test_with_an_empty_supply_nobody_is_asked_to_add() -> None:
    state = begin(crop_circles="6")
    play(state, "*: tile U", "A: place U 1,0 r0", "A: meeple road.0")
    play(state, "*: tile CC1", "B: place CC1 2,0 r0", "B: pass")
    state.supply[0] = 0
    told = play(state, "B: circle add")
    assert [event.kind for event in told] == ["action-chosen"]
    assert state.acting() == (-1,)


@rule("carcassonne-86")
def test_a_meeple_that_came_home_in_this_turn_can_be_added() -> None:
    state = begin(crop_circles="6")
    play(state, "*: tile W", "A: place W -1,0 r0", "A: pass")
    play(state, "*: tile U", "B: place U 1,0 r0", "B: meeple road.0")
    play(state, "*: tile B", "A: place B 1,1 r0", "A: pass")
    play(state, "*: tile V", "B: place V -1,1 r180", "B: meeple road.0")
    play(state, "*: tile E", "A: place E 0,-1 r180", "A: pass")
    state.supply[1] = 0
    told = play(
        state, "*: tile CC1", "B: place CC1 2,0 r180", "B: pass", "B: circle add", "B: add -1,1 road.0"
    )
    scored = next(event for event in told if event.kind == "road-scored")
    assert (scored.facts["seats"], scored.facts["points"]) == (["B"], 4)
    assert state.supply[1] == 0
    assert state.view(None).meeples[1] == ["-1,1 road.0", "-1,1 road.0"]


@rule("carcassonne-94")
def test_a_circle_on_the_last_tile_comes_before_the_final_scoring() -> None:
    state = begin(crop_circles="6")
    play(state, "*: tile U", "A: place U 1,0 r0", "A: meeple road.0")
    leave(state, "CC1")
    play(state, "*: tile CC1", "B: place CC1 2,0 r0", "B: pass")
    assert state.acting() == (1,)
    told = play(state, "B: circle take", "A: take 1,0 road.0")
    assert [event.kind for event in told] == [
        "action-chosen",
        "meeple-taken-back",
        "final-scoring-began",
        "game-ended",
    ]
    assert state.scores() == (0, 0)


@rule("carcassonne-93")
def test_two_meeples_on_one_segment_are_alike() -> None:
    state = begin(crop_circles="6")
    play(state, "*: tile U", "A: place U 1,0 r0", "A: meeple road.0")
    play(state, "*: tile CC1", "B: place CC1 2,0 r0", "B: pass", "B: circle add", "A: add 1,0 road.0")
    play(state, "*: tile U", "A: place U -1,0 r0", "A: pass")
    play(state, "*: tile CC2", "B: place CC2 -2,0 r0", "B: pass", "B: circle take")
    assert [str(move) for move in state.moves(0)] == ["take 1,0 road.0"]
    told = play(state, "A: take 1,0 road.0")
    assert str(told[0]) == "meeple-taken-back seat=A role=robber at=1,0 segment=road.0 supply=6"
    assert state.view(None).meeples[0] == ["1,0 road.0"]


@rule("carcassonne-83")
def test_declining_is_told() -> None:
    state = begin(crop_circles="6")
    play(state, "*: tile U", "A: place U 1,0 r0", "A: meeple road.0")
    told = play(state, "*: tile CC1", "B: place CC1 2,0 r0", "B: pass", "B: circle add", "A: pass")
    assert str(told[-1]) == "addition-declined seat=A role=robber"


@rule("carcassonne-80", "carcassonne-82")
def test_a_circle_at_work_waits_for_its_seat() -> None:
    state = begin(crop_circles="6")
    play(state, "*: tile U", "A: place U 1,0 r0", "A: meeple road.0")
    play(state, "*: tile CC1", "B: place CC1 2,0 r0", "B: pass")
    assert refusal(state, "A: circle add").clause == "carcassonne-82"
    assert refusal(state, "B: add 1,0 road.0").reason == "choose-first"
    assert refusal(state, "*: tile U").clause == "carcassonne-4"


@pytest.mark.parametrize(
    ("text", "position"),
    [("circle", 7), ("circle both", 7), ("add", 4), ("take 0,0", 9), ("add 0,0 road", 8)],
)
def test_broken_moves_are_refused_with_their_position(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        CARCASSONNE.read(text)
    assert caught.value.position == position


@pytest.mark.parametrize("text", ["circle add", "circle take", "add 0,-1 field.2", "take -3,4 city.0"])
def test_moves_are_read_and_written_back(text: str) -> None:
    assert str(CARCASSONNE.read(text)) == text
