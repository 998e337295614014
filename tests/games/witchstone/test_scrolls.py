"""Scrolls and boosting spells: clauses 90 to 101, 122 and their rulings."""

import pytest

from magehall.testing import rule
from tests.games.witchstone.table import allowed, go_on, player, position, refused, score, top

SIX = "library: p_chips b2_crystal p_lying p_witches p_silver b2_energy"


@rule("witchstone-90")
def test_a_single_action_takes_the_lowest_scroll() -> None:
    state = position(SIX, "open: scroll 1")
    assert allowed(state, "scroll") == ["scroll 1"]
    assert refused(state, "A: scroll 2").clause == "witchstone-91"
    go_on(state, "A: scroll 1")
    assert player(state, "A", "scrolls") == ["p_chips"]


@rule("witchstone-91", "witchstone-137", "witchstone-135")
def test_many_actions_still_take_one_scroll() -> None:
    state = position(SIX, "open: scroll 9")
    assert len(allowed(state, "scroll")) == 6
    assert refused(state, "A: scroll 7").clause == "witchstone-101"
    go_on(state, "A: scroll 6", "*: reveal p_crystals")
    assert player(state, "A", "scrolls") == ["b2_energy"]
    assert top(state)[0] in ("draw", "turn")


@rule("witchstone-92", "witchstone-165")
def test_the_library_is_filled_at_once_from_the_pile() -> None:
    state = position(SIX, "open: scroll 2 scroll 3")
    go_on(state, "A: scroll 3")
    assert refused(state, "*: reveal p_chips").reason == "scroll-not-in-pile"
    go_on(state, "*: reveal p_crystals")
    assert state.public(None).library == [
        "p_chips",
        "b2_crystal",
        "p_witches",
        "p_silver",
        "b2_energy",
        "p_crystals",
    ]
    assert top(state) == ("scroll", 2)


@rule("witchstone-101", "witchstone-165")
def test_with_an_empty_pile_the_library_shrinks_until_scrolls_are_lost() -> None:
    board = position().board
    cards = [board.scrolls.kinds[kind] for kind in board.scrolls.card_kind]
    for used in ("p_chips", "p_lying"):
        cards.remove(used)
    state = position(
        f"B scrolls: {' '.join(cards)}", "library: p_chips p_lying", "open: scroll 1 scroll 2 scroll 3"
    )
    go_on(state, "A: scroll 1")
    assert state.public(None).library == ["p_lying"]
    told = go_on(state, "A: scroll 1")
    assert "actions-lost seat=A action=scroll actions=1" in [str(event) for event in told]


@rule("witchstone-93", "witchstone-94", "witchstone-98")
def test_boosts_only_add_to_an_open_action_of_their_kind() -> None:
    state = position("A scrolls: b2_wand p_crystals", SIX, "open: crystal 1")
    assert refused(state, "A: boost b2_wand").clause == "witchstone-94"
    assert refused(state, "A: boost p_crystals").clause == "witchstone-98"
    assert refused(state, "A: boost b2_scroll").clause == "witchstone-93"
    assert refused(state, "A: boost b9_nothing").reason == "not-on-this-board"
    turn = position("A scrolls: b2_wand", SIX)
    assert refused(turn, "A: boost b2_wand").reason == "not-now"


@rule("witchstone-97")
def test_a_boost_is_used_once() -> None:
    state = position("A scrolls: b1_any", SIX, "open: wand 1 pentagram 1")
    go_on(state, "A: boost b1_any")
    refusal = refused(state, "A: boost b1_any")
    assert (refusal.clause, refusal.reason) == ("witchstone-97", "boost-used")
    assert player(state, "A", "used") == ["b1_any"]


@rule("witchstone-95", "witchstone-122")
@pytest.mark.parametrize("action", ["energy", "witch", "pentagram", "crystal", "wand", "scroll"])
def test_a_single_boost_adds_one_action_of_any_kind(action: str) -> None:
    state = position("A scrolls: b1_any", SIX, f"open: {action} 1")
    go_on(state, "A: boost b1_any")
    assert top(state) == (action, 2)


@rule("witchstone-122", "witchstone-139")
def test_boosts_work_on_bonus_actions_too() -> None:
    state = position("A scrolls: b2_crystal", "library: none", "A wand: 3", "open: wand 1")
    go_on(state, "A: wand 1", "A: boost b2_crystal")
    assert top(state) == ("crystal", 4)


@rule("witchstone-139")
def test_a_boost_may_be_used_in_the_turn_it_is_taken() -> None:
    state = position("library: b1_any p_chips p_lying p_witches p_silver b2_energy", "open: wand 1 scroll 1")
    go_on(state, "A: scroll 1", "*: reveal p_crystals", "A: boost b1_any")
    assert top(state) == ("wand", 2)


@rule("witchstone-139")
def test_an_action_stays_open_for_a_boost_after_its_last_step() -> None:
    state = position("A scrolls: b2_energy", "library: none", "open: energy 1")
    go_on(state, "A: energy c17")
    assert allowed(state) == ["boost b2_energy", "done"]


@rule("witchstone-171")
def test_a_boost_is_refused_where_nothing_could_be_done() -> None:
    state = position(
        "A scrolls: b1_any", SIX, "A energy: 1", "A chains: c17", "A lying: 1", "open: energy 1 witch 1"
    )
    go_on(state, "A: witch to village_n")
    assert allowed(state) == ["chip energy", "boost b1_any", "done"]
    stuck = position("A scrolls: b2_wand", SIX, "A wand: 22", "open: wand 1")
    assert refused(stuck, "A: boost b2_wand").clause == "witchstone-171"


@rule("witchstone-99", "witchstone-136", "witchstone-169")
def test_scroll_chips_one_by_one_or_together() -> None:
    lines = ("A chains: c05 c06 c10", "A lying: 2", SIX, "open: witch 2")
    state = position(*lines)
    go_on(state, "A: witch to castle_ne", "A: witch to castle_se")
    go_on(state, "A: chip scroll", "A: scroll 1", "*: reveal p_crystals", "A: chip scroll", "A: scroll 1")
    assert player(state, "A", "scrolls") == ["b2_crystal", "p_chips"]
    together = position(*lines)
    go_on(together, "A: witch to castle_ne", "A: witch to castle_se", "A: chip scroll", "A: chip scroll")
    assert top(together) == ("scroll", 2)
    go_on(together, "A: scroll 2", "*: reveal p_crystals")
    assert player(together, "A", "scrolls") == ["b2_crystal"]
    assert together.acting() == (-1,)


@rule("witchstone-135")
def test_two_scroll_actions_of_a_shelf_or_special_tile_are_one_choice_from_two() -> None:
    shelf = position("A crystals: 2,1", SIX, "open: crystal 1")
    go_on(shelf, "A: crystal 2,1 out c", "A: shelf scroll")
    assert allowed(shelf, "scroll") == ["scroll 1", "scroll 2"]
    tile = position("display: energy/scroll - -", SIX, "open: pentagram 2")
    go_on(
        tile,
        "A: pentagram 2",
        "*: refill wand/scroll",
        "A: keep",
        "A: use energy/scroll as scroll",
        "A: scroll 2",
    )
    assert len(player(tile, "A", "scrolls")) == 1


@rule("witchstone-169")
def test_a_kept_tile_below_adds_to_a_bonus_of_its_kind() -> None:
    state = position("A pentagram: 7", "display: - pentagram/wand energy/wand", "open: pentagram 7")
    go_on(
        state,
        "A: pentagram 1",
        "*: refill wand/scroll",
        "A: keep",
        "A: pentagram 6",
        "*: refill energy/crystal",
    )
    go_on(state, "A: keep", "A: use pentagram/wand as wand")
    assert "use energy/wand as wand" in allowed(state)
    assert "use energy/wand as energy" not in allowed(state)
    go_on(state, "A: use energy/wand as wand")
    assert top(state) == ("wand", 4)


@rule("witchstone-100", "witchstone-162")
def test_scrolls_taken_are_known_to_all() -> None:
    state = position("A scrolls: p_crystals", SIX)
    assert state.public(None).players[0].scrolls == ["p_crystals"]


def test_scroll_points_at_the_end_are_not_on_the_track() -> None:
    state = position(SIX, "open: scroll 2")
    go_on(state, "A: scroll 2")
    assert score(state, "A") == 2
