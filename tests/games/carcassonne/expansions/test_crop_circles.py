"""Crop Circles: what scenarios do not tell of clauses 79 to 94."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from magehall.core import CHANCE, Match, NotationError, Rng, read_record
from magehall.core.match import verify
from magehall.games.carcassonne.expansions.crop_circles.leaflet import TILES
from magehall.games.carcassonne.expansions.crop_circles.view import CropCircles
from magehall.games.carcassonne.state import CarcassonneState
from magehall.testing import random_match, rule
from tests.games.carcassonne.tables import CARCASSONNE, begin, leave, play, refusal, seen


def circles_left(state: CarcassonneState) -> list[str]:
    """Name the circles in the stack."""
    return [
        name for kind, name in enumerate(state.box.names) if name.startswith("CC") and state.left[kind] > 0
    ]


@pytest.mark.parametrize("number", range(7))
@rule("carcassonne-79", "carcassonne-63")
def test_the_agreed_number_of_tiles_is_shuffled_in(number: int) -> None:
    state = begin(crop_circles=str(number), mage_witch="off")
    if 0 < number < 6:
        assert state.stack == 71, "before the lot none is in"
        state.play(CHANCE, state.draw(Rng(number)))
    assert (state.stack, state.total) == (71 + number, 72 + number)
    assert len(circles_left(state)) == number


@pytest.mark.parametrize("number", range(7))
@rule("carcassonne-92")
def test_the_first_circles_can_be_agreed_on(number: int) -> None:
    state = begin(crop_circles=str(number), circles_by="first")
    assert circles_left(state) == [f"CC{place}" for place in range(1, number + 1)]
    assert str(state.draw(Rng(1))).startswith("tile "), "no lot is drawn"


@pytest.mark.parametrize("number", range(1, 6))
@rule("carcassonne-92")
def test_all_sets_of_circles_are_equally_likely(number: int) -> None:
    state = begin(crop_circles=str(number))
    chances = state.chances()
    assert len({str(chance.move) for chance in chances}) == len(chances) == comb(6, number)
    assert {chance.weight for chance in chances} == {1 / comb(6, number)}
    drawn = Counter(str(state.draw(Rng(seed))) for seed in range(100 * len(chances)))
    assert set(drawn) == {str(chance.move) for chance in chances}
    assert min(drawn.values()) > 60
    assert max(drawn.values()) < 150


def circles(state: CarcassonneState, seat: int | None) -> list[str]:
    """Name the circles in the game that a seat sees."""
    part = seen(state, seat).part(CropCircles)
    assert part is not None
    return [*part.tiles]


@rule("carcassonne-92")
def test_everybody_is_told_which_circles_are_in() -> None:
    state = begin(3, crop_circles="2", tile_list="hidden", start_player="random")
    assert circles(state, 0) == []
    told = play(state, "*: lot CC2 CC5")
    assert [str(event) for event in told] == [
        "circle-shuffled-in tile=CC2 role=robber",
        "circle-shuffled-in tile=CC5 role=knight",
    ]
    assert all(event.is_for(seat) for event in told for seat in (0, 1, 2, None))
    assert circles(state, None) == ["CC2", "CC5"]
    assert [str(chance.move) for chance in state.chances()] == ["start A", "start B", "start C"]
    world = CARCASSONNE.imagine(CARCASSONNE.read_view(state.view(0).data()), Rng(1))
    assert isinstance(world, CarcassonneState)
    assert circles_left(world) == circles_left(state) == ["CC2", "CC5"]
    assert (world.stack, world.total, world.pieces()) == (state.stack, state.total, state.pieces())


@rule("carcassonne-92")
def test_the_lot_is_natures_once_and_of_the_agreed_number() -> None:
    state = begin(crop_circles="2")
    assert refusal(state, "*: tile D").reason == "no-draw-now"
    assert refusal(state, "A: circle add").reason == "lot-first"
    assert refusal(state, "A: lot CC1 CC2").reason == "no-lot-now"
    assert str(refusal(state, "*: lot CC1")) == "carcassonne-92 wrong-lot count=2"
    play(state, "*: lot CC3 CC6")
    assert refusal(state, "*: lot CC1 CC2").reason == "no-lot-now"
    assert refusal(state, "*: tile CC1").reason == "tile-not-in-box"
    assert state.refuse(CHANCE, CARCASSONNE.read("tile CC6")) is None


OLD = """magehall-record: 1
game: carcassonne
option crop-circles: 2
seat A: Ann
seat B: Bob

*: tile CC2
A: place CC2 1,0 r0
A: pass
"""


@rule("carcassonne-92")
def test_a_record_that_is_silent_about_the_lot_has_the_first_circles() -> None:
    record = read_record(OLD)
    replay = record.replay()
    assert replay.refused is None
    assert isinstance(replay.state, CarcassonneState)
    assert circles_left(replay.state) == ["CC1"]
    assert str(record) == OLD, "and is written back as it was"
    refused = read_record(OLD.replace("CC2", "CC3")).replay().refused
    assert refused is not None
    assert refused.refusal.reason == "tile-not-in-box"


def test_an_old_record_still_verifies_and_a_new_one_does() -> None:
    old = random_match(CARCASSONNE, 2, {"crop-circles": "3", "circles-by": "first"}, "old")
    silent = str(old).replace("option circles-by: first\n", "")
    assert silent != str(old)
    new = str(random_match(CARCASSONNE, 2, {"crop-circles": "3"}, "new"))
    assert "option circles-by: lot\n" in new
    assert "\n*: lot CC" in new
    for text in (silent, new):
        assert verify(read_record(text)) is None


@rule("carcassonne-63", "carcassonne-92")
def test_the_czech_edition_plays_with_one_circle_and_its_old_records_with_none() -> None:
    match = Match.start(CARCASSONNE, ["Ann", "Bob"], edition="cs-2012", seed="box")
    chosen = match.record.chosen()
    assert (chosen["crop-circles"], chosen["circles-by"]) == ("1", "lot")
    text = str(match.record)
    assert "option crop-circles: 1\n" in text
    assert read_record(text).chosen() == chosen
    old = read_record("".join(line for line in text.splitlines(True) if not line.startswith("option ")))
    assert old.chosen()["crop-circles"] == "0"
    assert old.said()["crop-circles"] == "0", "a game that goes on from it says so"
    agreed = Match.start(CARCASSONNE, ["Ann", "Bob"], {"crop-circles": "0"}, "cs-2012", "box")
    assert agreed.record.chosen()["crop-circles"] == "0"


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
    assert seen(state).meeples[1] == ["-1,1 road.0", "-1,1 road.0"]


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
    assert seen(state).meeples[0] == ["1,0 road.0"]


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
    [
        ("lot", 4),
        ("lot D", 4),
        ("lot CC2 CC1", 8),
        ("lot CC1 CC1", 8),
        ("circle", 7),
        ("circle both", 7),
        ("add", 4),
        ("take 0,0", 9),
        ("add 0,0 road", 8),
    ],
)
def test_broken_moves_are_refused_with_their_position(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        CARCASSONNE.read(text)
    assert caught.value.position == position


@pytest.mark.parametrize(
    "text", ["lot CC1 CC3 CC6", "circle add", "circle take", "add 0,-1 field.2", "take -3,4 city.0"]
)
def test_moves_are_read_and_written_back(text: str) -> None:
    assert str(CARCASSONNE.read(text)) == text
