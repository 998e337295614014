"""Mage & Witch: what scenarios do not tell of clauses 46 to 78."""

from __future__ import annotations

import pytest

from magehall.core import NotationError, Rng
from magehall.games.carcassonne import final
from magehall.games.carcassonne.expansions.mage_witch.figures import Figures
from magehall.games.carcassonne.expansions.mage_witch.leaflet import TILES
from magehall.games.carcassonne.expansions.mage_witch.view import MageWitch
from magehall.games.carcassonne.state import CarcassonneState
from magehall.testing import rule
from tests.games.carcassonne.tables import CARCASSONNE, begin, play, refusal, seen
from tests.games.carcassonne.test_statistics import GAMES, points_a_player


def figures(state: CarcassonneState) -> Figures:
    return next(layer for layer in state.layers if isinstance(layer, Figures))


@rule("carcassonne-46", "carcassonne-47")
def test_eight_tiles_and_two_figures_join_the_game() -> None:
    state = begin()
    assert [tile.name for tile in TILES] == [f"MW{number}" for number in range(1, 9)]
    assert all(tile.symbol == "mage" for tile in TILES)
    assert state.stack == 79
    assert {"mage", "witch"} <= set(state.pieces())
    assert seen(state).part(MageWitch) == MageWitch("beside", "beside")
    without = begin(mage_witch="off")
    assert without.stack == 71
    assert "mage" not in without.pieces()
    assert refusal(without, "A: mage 0,0 road.0").reason == "not-a-move"
    assert refusal(without, "*: tile MW1").reason == "tile-not-in-box"


@rule("carcassonne-48", "carcassonne-49")
def test_a_symbol_tile_is_placed_by_the_rules_of_the_base_game() -> None:
    state = begin()
    play(state, "*: tile MW1")
    assert refusal(state, "A: place MW1 0,1 r0").clause == "carcassonne-7"
    assert refusal(state, "A: place MW1 3,3 r0").clause == "carcassonne-6"


@rule("carcassonne-50", "carcassonne-53")
def test_the_figure_comes_before_the_meeple_and_does_not_use_it_up() -> None:
    state = begin()
    told = play(state, "*: tile MW1", "A: place MW1 1,0 r0", "A: mage 1,0 city.0", "A: meeple city.0")
    assert [event.kind for event in told] == ["tile-drawn", "tile-placed", "figure-moved", "meeple-placed"]
    assert str(told[2]) == (
        "figure-moved seat=A figure=mage origin=beside at=1,0 segment=city.0 kind=city tiles=1"
    )


@rule("carcassonne-69")
def test_the_player_is_told_when_no_figure_can_do_anything() -> None:
    state = begin()
    play(state, "*: tile A", "A: place A 1,0 r90", "A: pass", "*: tile A", "B: place A -1,0 r270", "B: pass")
    play(state, "*: tile B", "A: place B 1,-1 r0", "A: pass", "*: tile B", "B: place B 1,-2 r0", "B: pass")
    play(state, "*: tile E", "A: place E 0,-2 r180", "A: pass")
    told = play(state, "*: tile MW5", "B: place MW5 0,-1 r0")
    assert str(told[-1]) == "figures-idle seat=B"
    assert state.acting() == (1,)


@rule("carcassonne-55")
def test_the_players_are_told_when_the_two_meet() -> None:
    state = begin()
    play(state, "*: tile B", "A: place B 0,1 r0", "A: pass", "*: tile U", "B: place U -1,1 r90", "B: pass")
    figures(state).restore(state, MageWitch("0,0 road.0", "-1,1 road.0"))
    told = play(state, "*: tile V", "A: place V -1,0 r270")
    assert str(told[-1]) == "figures-met seat=A mage=0,0 road.0 witch=-1,1 road.0"
    assert refusal(state, "A: meeple road.0").clause == "carcassonne-55"


@rule("carcassonne-57", "carcassonne-58", "carcassonne-74", "carcassonne-76")
@pytest.mark.parametrize(
    ("tiles", "points", "mage", "witch"),
    [(8, 20, 28, 10), (5, 5, 10, 3), (3, 3, 6, 2), (4, 5, 9, 3), (1, 1, 2, 1), (2, 3, 5, 2), (0, 0, 0, 0)],
)
def test_the_mage_adds_the_tiles_and_the_witch_halves_upwards(
    tiles: int, points: int, mage: int, witch: int
) -> None:
    state = begin()
    road = state.features.at(1)
    at = "0,0 road.0"
    for part, worth in ((MageWitch(at, "beside"), mage), (MageWitch("beside", at), witch)):
        layer = Figures()
        layer.restore(state, part)
        assert layer.worth(state, road, tiles, points) == worth
        explained = layer.explain(state, road, tiles, points)
        assert points + sum(explained.values()) == worth


@rule("carcassonne-57")
def test_elsewhere_nothing_changes() -> None:
    state = begin()
    layer = Figures()
    layer.restore(state, MageWitch("0,0 city.0", "beside"))
    assert layer.worth(state, state.features.at(1), 5, 5) == 5
    assert layer.explain(state, state.features.at(1), 5, 5) == {}


@rule("carcassonne-78", "carcassonne-60")
def test_the_final_scoring_can_be_asked_for_in_any_order() -> None:
    state = begin(3)
    state.playout(Rng("order"))
    assert [int(points) for points in final.standing(state)] == list(state.scores())
    world = begin(3)
    rng = Rng("standing")
    for _ in range(150):
        seat = world.acting()[0]
        moves = world.moves(seat) if seat >= 0 else [world.draw(rng)]
        world.apply(seat, moves[rng.below(len(moves))])
    before = world.view(None).bytes()
    assert [int(points) for points in final.standing(world)] == [
        int(points) for points in final.standing(world)
    ]
    assert world.view(None).bytes() == before


@rule("carcassonne-63")
def test_any_number_of_crop_circles_may_come_with_it() -> None:
    option = next(option for option in CARCASSONNE.options if option.name == "crop-circles")
    assert option.values == ("0", "1", "2", "3", "4", "5", "6")


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("mage", 5),
        ("mage 0,0", 9),
        ("witch on", 6),
        ("mage 0,0 road.9", 9),
        ("witch off ", 6),
        ("mage 00,0 road.0", 5),
    ],
)
def test_broken_moves_of_figures_are_refused_with_their_position(text: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        CARCASSONNE.read(text)
    assert caught.value.position == position


@pytest.mark.parametrize("text", ["mage 0,-1 road.0", "witch 12,3 city.1", "mage off", "witch off"])
def test_moves_of_figures_are_read_and_written_back(text: str) -> None:
    assert str(CARCASSONNE.read(text)) == text


@pytest.mark.long
def test_random_play_scores_as_elsewhere() -> None:
    points, _ = points_a_player({"mage-witch": "on"}, GAMES)
    assert abs(points - 21.7) < 0.7
