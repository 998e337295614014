"""The wand: clauses 73 to 89 and their rulings."""

import pytest

from magehall.testing import rule
from tests.games.witchstone.table import allowed, go_on, player, position, refused, score, top


@rule("witchstone-73", "witchstone-74", "witchstone-168")
def test_the_owl_makes_all_steps_in_one_move() -> None:
    state = position("open: wand 3 witch 1 wand 3")
    assert allowed(state, "wand") == ["wand 1", "wand 2", "wand 3"]
    assert refused(state, "A: wand 4").clause == "witchstone-73"
    go_on(state, "A: wand 1")
    assert player(state, "A", "wand") == 1
    assert top(state) == ("witch", 1)


@rule("witchstone-75", "witchstone-140", "witchstone-79", "witchstone-81", "witchstone-82", "witchstone-83")
@pytest.mark.parametrize(
    ("space", "action", "behind", "in_front"),
    [
        (4, "crystal", 1, 2),
        (8, "witch", 2, 4),
        (12, "energy", 1, 2),
        (16, "pentagram", 2, 4),
        (20, "scroll", 3, 6),
    ],
)
def test_bonuses_are_doubled_in_front(space: int, action: str, behind: int, in_front: int) -> None:
    for other, amount in ((22, behind), (space, in_front), (0, in_front)):
        state = position(f"A wand: {space - 1}", f"B wand: {other}", "open: wand 1")
        go_on(state, "A: wand 1")
        assert top(state) == (action, amount)


@rule("witchstone-80", "witchstone-142", "witchstone-83")
def test_the_scroll_bonus_in_front_is_still_one_scroll() -> None:
    state = position("A wand: 19", "open: wand 1")
    go_on(state, "A: wand 1")
    assert allowed(state, "scroll") == [f"scroll {shelf}" for shelf in range(1, 7)]
    go_on(state, "A: scroll 6", "*: reveal p_crystals")
    assert player(state, "A", "scrolls") == ["b2_energy"]
    assert state.acting() == (-1,)


@rule(
    "witchstone-76",
    "witchstone-84",
    "witchstone-85",
    "witchstone-86",
    "witchstone-87",
    "witchstone-88",
    "witchstone-89",
)
@pytest.mark.parametrize(
    ("space", "lines", "points"),
    [
        (2, ("A chains: c17 c21 c01", "A open_chain: c05", "A open_links: 1"), 3),
        (6, ("A reserve: 8", "A lying: 1", "A standing: village_n forest_n"), 4),
        (10, ("A rack: wand 2 bottom 1",), 3),
        (14, ("A scrolls: b1_any b2_crystal p_crystals", "A used: b1_any"), 3),
        (18, ("A chips: wand wand vp3 energy",), 4),
        (22, ("A specials: 1,0 energy/wand", "A beside: energy/scroll witch/wand"), 6),
    ],
)
def test_silver_spaces_score_what_they_count(space: int, lines: tuple[str, ...], points: int) -> None:
    state = position(*lines, f"A wand: {space - 1}", "open: wand 1")
    go_on(state, "A: wand 1")
    assert score(state, "A") == 2 + points


@rule("witchstone-77", "witchstone-143")
def test_the_end_of_the_wand() -> None:
    state = position("A wand: 21", "A beside: energy/scroll", "open: wand 3")
    assert allowed(state, "wand") == ["wand 1"]
    assert refused(state, "A: wand 2").clause == "witchstone-143"
    go_on(state, "A: wand 1")
    assert score(state, "A") == 4
    ended = position("A wand: 22", "open: wand 1", "A scrolls: b1_any", "library: none")
    assert refused(ended, "A: wand 1").clause == "witchstone-77"
    skipped = position("A wand: 22", "A hand: crystal/wand")
    go_on(skipped, "A: tile wand/crystal 1,0 1,1")
    assert top(skipped)[0] == "crystal"


@rule("witchstone-78", "witchstone-140")
def test_spaces_are_carried_out_in_order() -> None:
    state = position("A wand: 1", "A chains: c17", "open: wand 8")
    told = go_on(state, "A: wand 8")
    kinds = [event.kind for event in told]
    assert kinds == ["wand-stepped", "silver-scored", "bonus-reached"]
    assert top(state) == ("crystal", 2)
    told = go_on(state, "A: done")
    assert [event.kind for event in told][1:] == ["silver-scored", "bonus-reached"]
    assert top(state) == ("witch", 4)


@rule("witchstone-141")
def test_more_steps_from_a_bonus_move_at_once_and_wait_behind() -> None:
    state = position(
        "A wand: 3", "B wand: 0", "A crystals: 3,-2", "A lying: 1", "A reserve: 10", "open: wand 3"
    )
    go_on(state, "A: wand 3")
    assert top(state) == ("crystal", 2)
    go_on(state, "A: crystal 3,-2 out b", "A: shelf wand")
    told = go_on(state, "A: wand 2")
    assert [event.kind for event in told] == ["wand-stepped"]
    assert state.public(None).wand_queue == [6, 8]
    told = go_on(state, "A: done")
    assert [event.kind for event in told] == ["actions-lost", "silver-scored", "bonus-reached"]
    assert top(state) == ("witch", 4)


@rule("witchstone-141")
def test_doubling_is_decided_by_the_move_that_passed_the_space() -> None:
    state = position("A wand: 3", "B wand: 7", "A crystals: 3,-2", "open: wand 1")
    go_on(state, "A: wand 1")
    assert top(state) == ("crystal", 1)
    go_on(state, "A: crystal 3,-2 out b", "A: shelf wand", "A: wand 2")
    assert player(state, "A", "wand") == 6
    assert score(state, "A") == 2 + 1


@rule("witchstone-139")
def test_a_boost_before_the_move_makes_one_longer_move() -> None:
    state = position("A scrolls: b2_wand", "library: none", "open: wand 1")
    go_on(state, "A: boost b2_wand", "A: wand 3")
    assert player(state, "A", "wand") == 3


@rule("witchstone-139", "witchstone-140")
def test_a_boost_that_carries_the_owl_further_at_once_is_one_move_with_the_first_steps() -> None:
    lines = ("A scrolls: b2_wand", "library: none", "A wand: 3", "B wand: 6", "open: wand 1")
    at_once = position(*lines)
    go_on(at_once, "A: boost b2_wand", "A: wand 3")
    assert (player(at_once, "A", "wand"), top(at_once)) == (6, ("crystal", 2)), "in front after all its steps"
    later = position(*lines)
    go_on(later, "A: wand 1")
    assert top(later) == ("crystal", 1), "the spaces of the first move come first"
    go_on(later, "A: done", "A: boost b2_wand", "A: wand 2")
    assert player(later, "A", "wand") == 6
