"""Crystals and the rack: clauses 58 to 72 and their rulings."""

import pytest

from magehall.testing import rule
from tests.games.witchstone.table import allowed, go_on, player, position, refused, score, top


@rule("witchstone-58", "witchstone-62", "witchstone-150")
def test_actions_move_one_crystal_far_or_several() -> None:
    state = position("open: crystal 3")
    go_on(state, "A: crystal 0,0 to 1,0", "A: crystal 0,-2 to 1,-3")
    assert top(state) == ("crystal", 1)
    far = position("open: crystal 3")
    told = go_on(far, "A: crystal 0,0 to 2,1")
    assert str(told[0]) == "crystal-moved seat=A crystal=black from=0,0 hex=2,1 actions=3"
    assert refused(far, "A: crystal 0,-2 to 1,-2").clause == "witchstone-20" or far.acting() != (0,)
    short = position("open: crystal 2")
    assert refused(short, "A: crystal 0,0 to 2,1").clause == "witchstone-150"
    assert refused(short, "A: crystal 1,0 to 1,1").reason == "no-crystal-there"


@rule("witchstone-59", "witchstone-60", "witchstone-152")
def test_a_crystal_on_the_rim_goes_to_the_shelf_of_its_symbol_or_to_the_bottom() -> None:
    state = position("A crystals: 3,-2", "open: crystal 1")
    go_on(state, "A: crystal 3,-2 out b")
    assert allowed(state) == ["shelf wand", "shelf bottom"]
    assert refused(state, "A: shelf scroll").clause == "witchstone-59"
    assert refused(state, "A: done").reason == "not-now"
    go_on(state, "A: shelf wand")
    assert top(state) == ("wand", 2)
    assert player(state, "A", "rack") == {"wand": 1}


@rule("witchstone-61", "witchstone-133", "witchstone-152")
def test_the_bottom_shelf_brings_a_chip_of_choice_that_may_wait() -> None:
    state = position("A crystals: 3,-2 2,-3", "A chips: none", "open: crystal 2")
    go_on(state, "A: crystal 3,-2 out b", "A: shelf bottom")
    assert allowed(state) == ["take pentagram", "take crystal", "take wand", "take scroll", "take vp3"]
    assert refused(state, "A: take energy").clause == "witchstone-61"
    go_on(state, "A: take wand")
    assert "chip wand" in allowed(state)
    go_on(state, "A: crystal 2,-3 to 1,-3", "A: chip wand", "A: wand 1")
    assert player(state, "A", "chips") == ["wand"]
    assert player(state, "A", "rack") == {"bottom": 1}


@rule("witchstone-64", "witchstone-133")
@pytest.mark.parametrize(("chip", "opened"), [("wand", ("wand", 3)), ("scroll", ("scroll", 3))])
def test_the_black_crystal_makes_a_chip_worth_three_actions(chip: str, opened: tuple[str, int]) -> None:
    state = position("A black: 3,-2", "open: crystal 1")
    go_on(state, "A: crystal 3,-2 out b", "A: shelf bottom", f"A: take {chip}", f"A: chip {chip} black")
    assert top(state) == opened


@rule("witchstone-64")
def test_the_black_crystal_makes_the_chip_of_points_worth_five() -> None:
    state = position("A black: 3,-2", "open: crystal 1")
    go_on(state, "A: crystal 3,-2 out b", "A: shelf bottom", "A: take vp3")
    assert score(state, "A") == 2 + 5
    upper = position("A black: 3,-2", "open: crystal 1")
    go_on(upper, "A: crystal 3,-2 out b", "A: shelf wand")
    assert top(upper) == ("wand", 4)


@rule("witchstone-65", "witchstone-86", "witchstone-120")
def test_the_black_crystal_does_not_count_on_the_rack() -> None:
    state = position(
        "A black: none", "A black_at: shelf wand", "A rack: energy 2", "A wand: 9", "open: wand 1"
    )
    go_on(state, "A: wand 1")
    assert score(state, "A") == 2 + 2


@rule("witchstone-66", "witchstone-166")
def test_without_crystals_there_are_no_crystal_actions() -> None:
    gone = ("A crystals: none", "A black: none", "A black_at: screen", "A removed: 7")
    state = position(*gone, "A hand: crystal/wand")
    go_on(state, "A: tile crystal/wand 1,0 1,1")
    assert top(state) == ("wand", 1)
    waiting = position(*gone, "open: crystal 1")
    assert refused(waiting, "A: crystal 0,0 to 1,0").clause == "witchstone-66"
    assert refused(waiting, "A: remove 0,0").clause == "witchstone-66"


@rule("witchstone-67")
def test_crystals_pass_occupied_hexes_but_end_on_empty_ones() -> None:
    state = position("A tiles: energy/witch 1,-1 1,-2", "open: crystal 3")
    assert "crystal 0,0 to 1,-3" in allowed(state)
    for occupied in ("1,-1", "2,-2", "3,-3"):
        assert refused(state, f"A: crystal 0,0 to {occupied}").clause == "witchstone-67"


@rule("witchstone-69", "witchstone-151")
def test_crystals_leave_only_by_the_exits_even_covered_ones() -> None:
    state = position("A tiles: energy/witch 1,-3 2,-3", "open: crystal 2")
    assert [text for text in allowed(state) if "0,-2 out" in text] == [
        "crystal 0,-2 out a",
        "crystal 0,-2 out f",
    ]
    refusal = refused(state, "A: crystal 0,-2 out b")
    assert (refusal.clause, refusal.facts["needed"]) == ("witchstone-151", 4)
    assert refused(state, "A: crystal 0,-2 out z").reason == "not-on-this-board"


@rule("witchstone-70", "witchstone-71")
@pytest.mark.parametrize(("seats", "upper", "bottom"), [(2, 4, 4), (3, 5, 5), (4, 6, 5)])
def test_shelves_hold_as_many_crystals_as_players_allow(seats: int, upper: int, bottom: int) -> None:
    flasks = position(seats=seats).public(None).flasks
    assert (flasks.wand, flasks.bottom) == (upper, bottom)


@rule("witchstone-71")
def test_full_shelves_leave_the_bottom_and_then_the_box() -> None:
    full = "flasks: energy 4 witch 4 pentagram 4 crystal 4 wand 0 scroll 4 bottom"
    state = position("A crystals: 3,-2", f"{full} 4", "open: crystal 1")
    go_on(state, "A: crystal 3,-2 out b")
    assert top(state)[0] == "chip"
    box = position("A crystals: 3,-2", f"{full} 0", "open: crystal 1 witch 1 crystal 1")
    told = go_on(box, "A: crystal 3,-2 out b")
    assert "crystal-boxed seat=A crystal=own symbol=wand" in [str(event) for event in told]
    assert player(box, "A", "boxed") == 1
    only_upper = position("A crystals: 3,-2", full.replace("wand 0", "wand 1") + " 0", "open: crystal 1")
    go_on(only_upper, "A: crystal 3,-2 out b")
    assert top(only_upper) == ("wand", 2)


@rule("witchstone-71")
def test_the_black_crystal_may_end_in_the_box_too() -> None:
    full = "flasks: energy 4 witch 4 pentagram 4 crystal 4 wand 0 scroll 4 bottom 0"
    state = position("A black: 3,-2", full, "open: crystal 1")
    go_on(state, "A: crystal 3,-2 out b")
    assert player(state, "A", "black_at") == "box"


@rule("witchstone-61")
def test_the_last_kind_of_chip_is_taken_without_asking() -> None:
    state = position("A crystals: 3,-2", "cloth: wand", "open: crystal 1")
    told = go_on(state, "A: crystal 3,-2 out b", "A: shelf bottom")
    assert any("chip-taken seat=A chip=wand place=cloth" in str(event) for event in told)


@rule("witchstone-72")
def test_taking_a_crystal_out_may_free_the_way_inside_an_action() -> None:
    state = position("open: crystal 1")
    go_on(state, "A: remove 2,-2", "A: crystal 2,0 to 2,-1")
    assert score(state, "A") == 1
    assert player(state, "A", "removed") == 1


@rule("witchstone-66", "witchstone-67")
def test_a_single_crystal_that_cannot_move_or_leave_ends_the_action() -> None:
    walled = "energy/witch 1,0 0,1; energy/pentagram -1,1 -1,0; energy/crystal 0,-1 1,-1"
    shut = position("A crystals: none", "A boxed: 6", f"A tiles: {walled}", "A hand: crystal/wand")
    told = go_on(shut, "A: tile crystal/wand 1,1 1,2")
    assert "actions-lost seat=A action=crystal actions=1" in [str(event) for event in told]
    at_exit = position(
        "A crystals: none",
        "A boxed: 6",
        "A black: 1,-3",
        "A tiles: energy/witch 2,-3 1,-2",
        "open: crystal 1",
    )
    assert "crystal 1,-3 out a" in allowed(at_exit)


@rule("witchstone-169", "witchstone-64")
def test_a_black_chip_may_be_added_to_an_open_action_of_its_kind() -> None:
    state = position("A black: 3,-2", "A crystals: 3,-1", "open: crystal 2")
    go_on(
        state,
        "A: crystal 3,-2 out b",
        "A: shelf bottom",
        "A: take wand",
        "A: crystal 3,-1 out b",
        "A: shelf wand",
    )
    assert top(state) == ("wand", 2)
    go_on(state, "A: chip wand black")
    assert top(state) == ("wand", 5)
    assert refused(state, "A: chip wand black").clause == "witchstone-132"
