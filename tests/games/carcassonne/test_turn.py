"""The table, the stack, placing a tile and claiming it: clauses 1 to 17."""

from __future__ import annotations

import pytest

from magehall.core import CHANCE, BadOptions, IllegalMove, Rng
from magehall.testing import rule
from tests.games.carcassonne.tables import CARCASSONNE, PLAIN, begin, leave, play, refusal, seen


@rule("carcassonne-1")
def test_two_to_six_play_with_seven_meeples_each() -> None:
    assert list(CARCASSONNE.seats) == [2, 3, 4, 5, 6]
    for seats in CARCASSONNE.seats:
        assert seen(begin(seats)).supply == [7] * seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            CARCASSONNE.start(seats)


@rule("carcassonne-2", "carcassonne-89")
def test_the_start_tile_lies_in_the_middle_and_71_tiles_are_drawn() -> None:
    state = CARCASSONNE.start(2, PLAIN)
    view = seen(state)
    assert view.placed == ["D 0,0 r0"]
    assert view.stack == 71
    assert view.remaining == {**BOX, "D": 3}
    assert sum(BOX.values()) == 72
    play(begin(), "*: tile E", "A: place E 0,-1 r180")  # the city is to the north, cell 0,-1


BOX = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWX",
        (2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3, 2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1),
        strict=True,
    )
)


@rule("carcassonne-2")
def test_every_tile_of_the_stack_is_equally_likely() -> None:
    state = begin()
    weights = {str(chance.move): chance.weight for chance in state.chances()}
    total = int(state.stack)
    assert weights["tile V"] == 9 / total
    assert weights["tile D"] == 3 / total
    rng = Rng("draws")
    drawn = [str(state.draw(rng)) for _ in range(4000)]
    assert abs(drawn.count("tile V") / 4000 - 9 / total) < 0.02


@rule("carcassonne-2")
def test_a_tile_that_is_not_in_the_stack_cannot_be_drawn() -> None:
    state = CARCASSONNE.start(2, PLAIN)
    assert str(state.refuse(CHANCE, CARCASSONNE.read("tile C"))) == "None"
    state.play(CHANCE, CARCASSONNE.read("tile C"))
    state.play(0, state.moves(0)[0])
    state.play(0, CARCASSONNE.read("pass"))
    assert (
        str(state.refuse(CHANCE, CARCASSONNE.read("tile C")))
        == "carcassonne-2 no-such-tile-left tile=C count=1"
    )


@rule("carcassonne-3")
def test_seat_a_starts_and_play_goes_clockwise() -> None:
    state = begin(3)
    order = []
    rng = Rng("order")
    for _ in range(7):
        state.apply(CHANCE, state.draw(rng))
        order.append(state.acting()[0])
        seat = state.acting()[0]
        while state.acting() == (seat,):
            state.apply(seat, state.moves(seat)[-1])
    assert order == [0, 1, 2, 0, 1, 2, 0]


@rule("carcassonne-3")
def test_another_start_player_can_be_agreed_on_if_there_is_one() -> None:
    state = begin(3, start_player="C")
    play(state, "*: tile U")
    assert state.acting() == (2,)
    with pytest.raises(BadOptions, match="carcassonne-3 no-such-starter"):
        begin(3, start_player="D")


@rule("carcassonne-43")
def test_nature_chooses_the_start_player() -> None:
    state = begin(3, start_player="random")
    assert state.acting() == (CHANCE,)
    assert [str(chance.move) for chance in state.chances()] == ["start A", "start B", "start C"]
    assert refusal(state, "*: start D").reason == "no-such-starter"
    assert refusal(state, "*: tile U").reason == "no-draw-now"
    assert refusal(state, "A: start A").reason == "no-starter-now"
    told = play(state, "*: start B", "*: tile U")
    assert str(told[0]) == "starter-chosen seat=B"
    assert state.acting() == (1,)
    assert refusal(state, "*: start C").reason == "no-starter-now"


@rule("carcassonne-4")
def test_nothing_is_done_out_of_order() -> None:
    state = begin()
    for line in ("A: place U 1,0 r0", "A: meeple road.0", "A: pass"):
        assert refusal(state, line).clause == "carcassonne-4"
    play(state, "*: tile U")
    for line in ("A: meeple road.0", "A: pass", "*: tile V"):
        assert refusal(state, line).clause == "carcassonne-4"
    play(state, "A: place U 1,0 r0")
    for line in ("A: place U 2,0 r0", "*: tile V"):
        assert refusal(state, line).clause == "carcassonne-4"


@rule("carcassonne-5")
def test_the_tile_drawn_is_shown_and_is_the_one_placed() -> None:
    state = begin()
    assert refusal(state, "A: tile U").reason == "nature-draws"
    told = play(state, "*: tile U")
    assert told[0].audience() is None
    assert seen(state).drawn == seen(state, 1).drawn == "U"
    assert str(refusal(state, "A: place V 1,0 r0")) == "carcassonne-5 other-tile-drawn tile=V drawn=U"
    assert str(refusal(state, "B: place U 1,0 r0")) == "carcassonne-3 not-your-turn seat=A"


@rule("carcassonne-6")
@pytest.mark.parametrize("cell", ["1,1", "-1,-1", "2,0", "0,7", "999999,-999999"])
def test_a_tile_touches_another_by_an_edge_not_by_a_corner(cell: str) -> None:
    state = begin()
    play(state, "*: tile B")
    assert str(refusal(state, f"A: place B {cell} r0")) == f"carcassonne-6 touches-no-tile at={cell}"


@rule("carcassonne-7")
def test_every_touching_edge_continues_the_terrain() -> None:
    state = begin()
    play(state, "*: tile U")
    wrong = "carcassonne-7 edge-does-not-match at=1,0 edge=W terrain=field needed=road"
    assert str(refusal(state, "A: place U 1,0 r90")) == wrong
    assert refusal(state, "A: place U 0,-1 r0").facts["needed"] == "city"
    assert [str(move) for move in state.moves(0)] == [
        "place U 1,0 r0",
        "place U 1,0 r180",
        "place U 0,1 r0",
        "place U 0,1 r180",
        "place U -1,0 r0",
        "place U -1,0 r180",
    ]


@rule("carcassonne-8")
def test_a_cell_holds_one_tile_and_holes_are_allowed() -> None:
    state = begin()
    play(state, "*: tile B")
    assert str(refusal(state, "A: place B 0,0 r0")) == "carcassonne-8 cell-taken at=0,0 tile=D"
    play(state, "A: place B 0,1 r0", "A: pass", "*: tile B", "B: place B 1,1 r0", "B: pass")
    play(state, "*: tile B", "A: place B 2,1 r0", "A: pass", "*: tile V", "B: place V 2,0 r90", "B: pass")
    assert state.land.number_at(1, 0) == -1  # a hole, closed on three sides
    play(state, "*: tile U", "A: place U 1,0 r0")


@rule("carcassonne-9")
def test_a_tile_that_fits_nowhere_costs_neither_turn_nor_a_second_tile() -> None:
    state = begin()
    play(state, "*: tile E", "A: place E 0,-1 r180", "A: pass")
    before = int(state.stack)
    told = play(state, "*: tile C")
    assert [event.kind for event in told] == ["tile-drawn", "tile-discarded"]
    assert state.acting() == (CHANCE,)
    assert state.stack == before - 1
    assert seen(state).discarded == ["C"]
    play(state, "*: tile U")
    assert state.acting() == (1,)
    assert refusal(state, "B: meeple road.0").reason == "no-meeple-now"


@rule("carcassonne-10")
def test_the_game_ends_when_the_stack_runs_out_on_a_tile_that_fits_nowhere() -> None:
    state = begin()
    play(state, "*: tile E", "A: place E 0,-1 r180", "A: meeple field.0")
    leave(state, "C")
    told = play(state, "*: tile C")
    assert state.acting() == ()
    assert [event.kind for event in told][-1] == "game-ended"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 0)


@rule("carcassonne-11")
def test_a_meeple_goes_on_the_tile_just_placed_only() -> None:
    state = begin()
    play(state, "*: tile U", "A: place U 1,0 r0")
    assert [str(move) for move in state.moves(0)] == [
        "meeple road.0",
        "meeple field.0",
        "meeple field.1",
        "pass",
    ]
    assert str(refusal(state, "A: meeple city.0")) == "carcassonne-11 no-such-segment segment=city.0 tile=U"


@rule("carcassonne-12")
@pytest.mark.parametrize(
    ("tile", "cell", "segment", "role"),
    [
        ("U", "1,0 r0", "road.0", "robber"),
        ("E", "0,-1 r180", "city.0", "knight"),
        ("B", "0,1 r0", "monastery.0", "monk"),
        ("B", "0,1 r0", "field.0", "farmer"),
    ],
)
def test_a_meeple_is_called_by_what_it_stands_on(tile: str, cell: str, segment: str, role: str) -> None:
    told = play(begin(), f"*: tile {tile}", f"A: place {tile} {cell}", f"A: meeple {segment}")
    assert told[2].facts["role"] == role


@rule("carcassonne-13", "carcassonne-14")
def test_a_new_monastery_is_free_beside_any_other() -> None:
    state = begin()
    play(state, "*: tile B", "A: place B 0,1 r0", "A: meeple monastery.0")
    play(state, "*: tile B", "B: place B 0,2 r0")
    listed = [str(move) for move in state.moves(1)]
    assert listed == ["meeple field.0", "meeple monastery.0", "pass"]


@rule("carcassonne-15")
def test_an_empty_supply_leaves_only_the_pass() -> None:
    state = begin()
    state.supply[0] = 0
    play(state, "*: tile U", "A: place U 1,0 r0")
    assert [str(move) for move in state.moves(0)] == ["pass"]
    assert str(refusal(state, "A: meeple road.0")) == "carcassonne-15 no-meeple-left"


@rule("carcassonne-90")
def test_turns_that_look_alike_are_ways_of_their_own() -> None:
    state = begin()
    play(state, "*: tile X")
    ways = {str(move) for move in state.moves(0)}
    assert {f"place X 1,0 r{turn}" for turn in (0, 90, 180, 270)} <= ways


def test_an_illegal_move_raises_and_changes_nothing() -> None:
    state = begin()
    play(state, "*: tile U")
    before = state.view(None).bytes()
    with pytest.raises(IllegalMove, match="carcassonne-6"):
        state.play(0, CARCASSONNE.read("place U 5,5 r0"))
    assert state.view(None).bytes() == before
