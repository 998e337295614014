"""A turn: clauses 16 to 26 and the rulings about tiles."""

from magehall import CHANCE, Rng
from magehall.core import Move
from magehall.testing import rule
from tests.games.witchstone.table import allowed, dealt, first_turn, go_on, player, position, refused, top

FULL = (
    "energy/witch 1,-3 2,-3; energy/pentagram -1,-2 -2,-1; witch/crystal 1,-2 0,-1; "
    "pentagram/scroll -1,-1 -1,0; crystal/wand 3,-2 3,-1; energy/crystal 1,-1 2,-1; energy/wand -3,1 -3,2; "
    "energy/scroll -2,1 -1,1; witch/wand 2,1 1,2; witch/scroll 1,1 1,0; pentagram/crystal 0,1 -1,2"
)
"""Eleven tiles, so that only -2,3 and -1,3 are free, besides the crystals."""

FILL = (
    "0,0 energy/crystal 2,-2 energy/wand 2,0 energy/scroll 0,2 witch/crystal -2,2 witch/wand "
    "-2,0 witch/scroll"
)
"""Special tiles on the hexes of all crystals but one."""


@rule("witchstone-16", "witchstone-155")
def test_a_tile_goes_on_any_two_empty_hexes_side_by_side_in_either_order() -> None:
    state = first_turn()
    moves = allowed(state, "tile")
    assert "tile energy/witch 1,0 1,-1" in moves
    assert "tile energy/witch 1,-1 1,0" in moves
    assert "tile witch/energy 1,-1 1,0" in moves
    assert refused(state, "A: tile energy/witch 1,0 -1,0").reason == "not-side-by-side"
    assert refused(state, "A: tile wand/scroll 1,0 1,-1").reason == "tile-not-held"
    go_on(state, "A: tile energy/witch 1,0 1,-1", "A: done", "A: done", "*: draw A wand/scroll")
    go_on(state, "B: tile energy/witch 1,0 1,-1", "B: done", "B: done", "*: draw B wand/scroll")
    assert refused(state, "A: tile witch/crystal 1,0 1,1").reason == "hex-covered"


@rule("witchstone-17", "witchstone-18", "witchstone-68")
def test_printed_symbols_and_crystals_may_not_be_covered() -> None:
    state = first_turn()
    assert refused(state, "A: tile energy/witch 0,-3 1,-3").clause == "witchstone-17"
    assert refused(state, "A: tile energy/witch 1,-2 2,-2").clause == "witchstone-18"
    assert refused(state, "A: tile energy/witch 0,0 1,0").clause == "witchstone-18"
    placing = position("display: energy/witch - -", "open: pentagram 2")
    go_on(placing, "A: pentagram 2", "*: refill wand/scroll")
    assert refused(placing, "A: place 0,0").clause == "witchstone-68"
    assert refused(placing, "A: place 0,-3").reason == "hex-covered"


@rule("witchstone-20", "witchstone-21")
def test_the_turn_ends_with_a_draw_and_passes_clockwise() -> None:
    state = first_turn(3)
    go_on(state, "A: tile energy/witch 1,0 1,-1", "A: done", "A: done")
    assert state.acting() == (CHANCE,)
    assert refused(state, "B: tile energy/witch 1,0 1,-1").reason == "nature-first"
    assert refused(state, "*: draw B wand/scroll").reason == "another-draws"
    assert refused(state, "*: draw A energy/witch").reason == "tile-not-in-supply"
    told = go_on(state, "*: draw A wand/scroll")
    assert "wand/scroll" in player(state, "A", "hand")
    assert player(state, "A", "supply") == 9
    assert state.acting() == (1,)
    assert [event.audience(3) for event in told if "tile-drawn" in str(event)] == [(0,)]
    assert refused(state, "A: tile witch/crystal 1,0 1,-1").reason == "not-your-turn"


@rule("witchstone-21", "witchstone-102")
def test_eleven_turns_each_leave_four_tiles_and_no_supply() -> None:
    state = first_turn()
    rng = Rng("eleven")
    turns = [0, 0]
    while acting := state.acting():
        seat = acting[0]
        moves: list[Move] = [state.draw(rng)] if seat == CHANCE else state.moves(seat)
        move = moves[rng.below(len(moves))]
        turns[seat] += str(move).startswith(("tile", "discard")) if seat != CHANCE else 0
        state.play(seat, move)
    assert turns == [11, 11]
    for letter in "AB":
        assert (player(state, letter, "hand_size"), player(state, letter, "supply")) == (4, 0)
    assert refused(state, "A: done").clause == "witchstone-102"
    assert state.moves(0) == []


@rule("witchstone-23")
def test_the_first_action_is_finished_before_the_second_begins() -> None:
    state = first_turn()
    go_on(state, "A: tile energy/witch 1,0 1,-1")
    assert refused(state, "A: witch lay").clause == "witchstone-23"
    go_on(state, "A: energy c17")
    assert refused(state, "A: energy c21").clause == "witchstone-23"
    go_on(state, "A: witch lay")
    assert state.acting() == (CHANCE,)


@rule("witchstone-23")
def test_bonus_actions_of_the_first_action_come_before_the_second() -> None:
    state = position("A chains: c17", "A lying: 1", "A hand: witch/crystal")
    go_on(state, "A: tile witch/crystal 1,0 1,1", "A: witch to village_n", "A: chip energy")
    assert top(state) == ("energy", 1)
    go_on(state, "A: energy c21")
    assert top(state)[0] == "crystal"


@rule("witchstone-24", "witchstone-32", "witchstone-145")
def test_an_action_that_cannot_be_used_is_left_out() -> None:
    state = position("A energy: 0")
    told = go_on(state, "A: tile energy/witch 1,0 1,-1")
    assert top(state) == ("witch", 1)
    assert "actions-lost seat=A action=energy actions=1" in [str(event) for event in told]


@rule("witchstone-131")
def test_what_is_left_of_an_action_may_be_given_up() -> None:
    state = position("open: pentagram 3")
    told = go_on(state, "A: pentagram 1", "A: done")
    assert player(state, "A", "pentagram") == 1
    assert "actions-lost seat=A action=pentagram actions=2" in [str(event) for event in told]
    assert refused(first_turn(), "A: done").clause == "witchstone-131"


@rule("witchstone-154")
def test_where_no_tile_fits_crystals_must_be_taken_out() -> None:
    state = position(
        f"A tiles: {FULL}", "A specials: -2,3 pentagram/wand", "A hand: pentagram/wand wand/scroll"
    )
    assert allowed(state) == []
    assert len(allowed(state, "remove")) == 7
    assert refused(state, "A: discard wand/scroll").reason == "tile-can-be-laid"
    go_on(state, "A: remove -2,2")
    assert "tile wand/scroll -2,2 -1,3" not in allowed(state, "tile")
    go_on(state, "A: remove 0,2")
    assert "tile wand/scroll 0,2 -1,3" in allowed(state, "tile")


@rule("witchstone-154")
def test_a_tile_that_can_never_fit_is_discarded_without_actions() -> None:
    state = position(
        f"A tiles: {FULL}",
        f"A specials: -2,3 pentagram/wand {FILL}",
        "A crystals: 0,-2",
        "A black: none",
        "A black_at: screen",
        "A hand: pentagram/wand wand/scroll",
    )
    assert allowed(state) == ["discard pentagram/wand", "discard wand/scroll"]
    assert refused(state, "A: discard energy/witch").reason == "tile-not-held"
    told = go_on(state, "A: discard wand/scroll")
    assert str(told[0]) == "tile-discarded seat=A tile=wand/scroll symbol_a=wand symbol_b=scroll"
    assert state.acting() == (CHANCE,)


@rule("witchstone-72", "witchstone-153")
def test_crystals_may_be_taken_out_before_the_tile() -> None:
    state = first_turn()
    told = go_on(state, "A: remove 2,-2", "A: remove 0,0", "A: remove 2,0")
    assert player(state, "A", "score") == 2 - 1 - 2 - 3
    assert player(state, "A", "black_at") == "screen"
    assert str(told[1]) == "crystal-removed seat=A crystal=black from=0,0 points=-2 score=-1"
    assert "tile energy/witch 2,-2 1,-2" in allowed(state, "tile")
    assert refused(state, "A: remove 0,0").clause == "witchstone-72"
    assert refused(first_turn(3), "B: remove 0,0").reason == "not-your-turn"


@rule("witchstone-72")
def test_crystals_may_not_be_taken_out_while_towers_are_chosen() -> None:
    assert refused(dealt(), "B: remove 0,0").reason == "not-now"


@rule("witchstone-167")
def test_the_open_actions_and_the_last_tile_are_shown() -> None:
    state = first_turn()
    go_on(state, "A: tile energy/witch 1,0 1,-1")
    assert player(state, "A", "tiles")[0] == "energy/witch 1,0 1,-1"
    assert top(state) == ("energy", 1)
