"""Witches and chips: clauses 35 to 47 and their rulings."""

from pathlib import Path

import pytest

from magehall.core import Match, read_record
from magehall.core.match import verify
from magehall.testing import rule
from tests.games.witchstone.table import (
    WITCHSTONE,
    allowed,
    go_on,
    player,
    position,
    refused,
    score,
    stack,
    top,
)

RECORDS = Path(__file__).parent / "records"


@rule("witchstone-35")
def test_a_witch_is_laid_beside_the_tower_without_points() -> None:
    state = position("open: witch 2")
    go_on(state, "A: witch lay")
    assert (player(state, "A", "lying"), player(state, "A", "reserve"), score(state, "A")) == (1, 10, 2)
    assert top(state) == ("witch", 1)


@rule("witchstone-36", "witchstone-147")
def test_a_witch_needs_finished_chains_to_her_goal() -> None:
    state = position("A lying: 1", "A chains: c17", "A open_chain: c05", "A open_links: 1", "open: witch 1")
    assert allowed(state, "witch to") == ["witch to village_n"]
    assert refused(state, "A: witch to castle_ne").reason == "not-connected"
    assert refused(state, "A: witch to nowhere").reason == "not-on-this-board"
    none = position("A lying: 0", "A chains: c17", "open: witch 1")
    assert refused(none, "A: witch to village_n").reason == "no-witch-lying"


@rule("witchstone-37")
def test_own_chains_cost_one_action_whatever_is_passed() -> None:
    state = position(
        "A lying: 1",
        "A chains: c21 c33 c13",
        "A standing: forest_n",
        "B standing: castle_ne",
        "open: witch 1",
    )
    assert allowed(state, "witch to") == ["witch to witchstone", "witch to castle_ne"]


@rule("witchstone-38", "witchstone-146")
@pytest.mark.parametrize(
    ("own", "foreign", "place", "price"),
    [
        ("none", "c09", "castle_nw", 1),
        ("none", "c09 c16", "witchstone", 2),
        ("c09", "c16", "witchstone", 2),
        ("c09 c16", "c02 c06", "castle_se", 3),
        ("c17", "c05 c10", "tower_e", 2),
    ],
)
def test_every_foreign_chain_costs_one_and_own_ones_one_together(
    own: str, foreign: str, place: str, price: int
) -> None:
    lines = ["A lying: 1", f"B chains: {foreign}", *([f"A chains: {own}"] if own != "none" else [])]
    state = position(*lines, f"open: witch {price}")
    assert f"witch to {place}" in allowed(state)
    told = go_on(state, f"A: witch to {place}")
    assert f"place={place} actions={price}" in str(told[0])
    short = position(*lines, f"open: witch {price - 1} witch {price - 1}")
    if price > 1:
        refusal = refused(short, f"A: witch to {place}")
        assert (refusal.clause, refusal.facts["needed"]) == ("witchstone-38", price)


@rule("witchstone-39", "witchstone-40", "witchstone-41", "witchstone-42", "witchstone-132")
def test_a_standing_witch_scores_and_the_first_takes_the_chip() -> None:
    state = position("A lying: 2", "A chains: c17 c21", "A chips: none", "open: witch 3")
    go_on(state, "A: witch to village_n")
    assert score(state, "A") == 4
    assert player(state, "A", "chips") == ["energy"]
    assert "chip energy" in allowed(state)
    go_on(state, "A: witch to forest_n")
    assert {"chip energy", "chip pentagram"} <= set(allowed(state))
    go_on(state, "A: chip energy")
    assert top(state) == ("energy", 1)
    go_on(state, "A: energy c05")
    assert top(state) == ("witch", 1)
    go_on(state, "A: witch lay")
    assert top(state) == ("witch", 0)
    assert allowed(state) == ["chip pentagram", "done"]
    go_on(state, "A: done")
    assert player(state, "A", "chips") == ["energy", "pentagram"]
    assert refused(position("open: witch 1"), "A: chip wand").clause == "witchstone-132"


@rule("witchstone-40")
def test_a_second_witch_finds_no_chip() -> None:
    state = position("A lying: 1", "A chains: c17", "map_chips: tower_s energy", "open: witch 1")
    told = go_on(state, "A: witch to village_n")
    assert not any("chip-taken" in str(event) for event in told)
    assert score(state, "A") == 4


@rule("witchstone-40", "witchstone-172")
def test_the_chip_of_three_points_scores_at_once() -> None:
    state = position("A lying: 1", "A chains: c09", "open: witch 1")
    go_on(state, "A: witch to castle_nw")
    assert score(state, "A") == 2 + 2 + 3
    assert player(state, "A", "chips") == ["wand", "vp3"]


@rule("witchstone-43", "witchstone-149", "witchstone-160")
def test_the_slots_of_the_witchstone_are_taken_from_the_best() -> None:
    state = position("A lying: 1", "A chains: c01", "open: witch 1", "B lying: 1", "B chains: c02", seats=4)
    go_on(state, "A: witch to witchstone")
    assert score(state, "A") == 2 + 2 + 5
    assert player(state, "A", "slot") == 1
    fourth = position(
        "A slot: 1",
        "B slot: 2",
        "C slot: 3",
        "turn: D",
        "D lying: 1",
        "D chains: c04",
        "open: witch 1",
        seats=4,
    )
    before = score(fourth, "D")
    go_on(fourth, "D: witch to witchstone")
    assert score(fourth, "D") - before == 2 + 1


@rule("witchstone-44")
def test_laying_and_sending_may_be_mixed() -> None:
    state = position("A lying: 1", "A chains: c17 c21", "open: witch 3")
    go_on(state, "A: witch to village_n", "A: witch lay", "A: witch to forest_n")
    assert player(state, "A", "standing") == ["village_n", "forest_n"]


@rule("witchstone-45", "witchstone-166")
def test_witch_actions_are_lost_when_all_witches_stand() -> None:
    state = position("A lying: 0", "A reserve: 1", "open: witch 3 crystal 1 witch 2")
    go_on(state, "A: witch lay")
    assert top(state)[0] == "crystal"
    none = position("A reserve: 0", "A lying: 1", "A chains: c17", "open: witch 1")
    assert refused(none, "A: witch lay").clause == "witchstone-45"


@rule("witchstone-46", "witchstone-47", "witchstone-148")
def test_one_standing_witch_of_a_colour_on_a_location_and_never_on_the_own_tower() -> None:
    state = position(
        "A lying: 1", "A chains: c17 c21", "A standing: village_n", "B standing: forest_n", "open: witch 1"
    )
    assert allowed(state, "witch to") == ["witch to forest_n"]
    assert refused(state, "A: witch to village_n").clause == "witchstone-46"
    assert refused(state, "A: witch to tower_n").clause == "witchstone-148"


@rule("witchstone-166")
def test_no_witch_action_without_one_left() -> None:
    state = position("open: witch 0", "A scrolls: b1_any", "library: none")
    assert refused(state, "A: witch lay").reason == "no-actions-left"
    assert refused(state, "A: witch to village_n").reason == "no-actions-left"


ROADS = ("A lying: 2", "A chains: c17 c21", "map_chips: village_n scroll forest_n energy")


@rule("witchstone-41", "witchstone-132")
def test_a_chip_of_a_nested_witch_action_waits_for_the_witch_action_below() -> None:
    state = position(*ROADS, "open: witch 1 wand 0 witch 1")
    go_on(state, "A: witch to village_n", "A: done")
    assert top(state) == ("witch", 1)
    assert "chip scroll" in allowed(state)
    go_on(state, "A: witch lay")
    assert allowed(state) == ["chip scroll", "done"], "at the latest after the last witch action"
    go_on(state, "A: chip scroll")
    assert top(state) == ("scroll", 1)


@rule("witchstone-41", "witchstone-132")
def test_a_chip_waits_for_a_later_witch_action_of_the_turn_but_is_used_in_no_other() -> None:
    state = position(*ROADS, "A crystals: -3,1")
    go_on(state, "A: tile crystal/witch -1,1 0,1", "A: crystal -3,1 out e", "A: shelf witch")
    go_on(state, "A: witch to village_n", "A: witch lay")
    assert allowed(state, "chip") == ["chip scroll"]
    go_on(state, "A: done")
    assert top(state) == ("witch", 1), "the second action of the tile"
    assert "chip scroll" in allowed(state)
    later = position(*ROADS, "A crystals: -3,1")
    go_on(later, "A: tile crystal/wand -1,1 0,1", "A: crystal -3,1 out e", "A: shelf witch")
    go_on(later, "A: witch to village_n", "A: witch lay", "A: done")
    assert top(later) == ("wand", 1)
    assert refused(later, "A: chip scroll").clause == "witchstone-132"


@rule("witchstone-132")
def test_a_chip_that_is_not_used_expires_with_the_turn() -> None:
    state = position(*ROADS, "open: witch 1")
    go_on(state, "A: witch to village_n", "A: done", "*: draw A energy/wand")
    assert state.acting() == (1,)
    assert [prompt.chips for prompt in stack(state)] == [[]]


@rule("witchstone-41")
def test_a_chip_of_the_witch_action_below_is_used_in_a_nested_one() -> None:
    state = position(*ROADS, "A wand: 7", "open: wand 1 witch 1")
    go_on(state, "A: witch to village_n", "A: chip scroll")
    assert top(state) == ("scroll", 1)
    nested = position(*ROADS, "A wand: 7", "map_chips: village_n wand forest_n energy", "open: witch 2")
    go_on(nested, "A: witch to village_n", "A: witch to forest_n", "A: chip wand", "A: wand 1")
    assert top(nested) == ("witch", 4), "a space of the wand"
    assert "chip energy" in allowed(nested)
    go_on(nested, "A: chip energy")
    assert top(nested) == ("energy", 1)


@rule("witchstone-132")
def test_by_the_older_reading_a_chip_is_lost_with_its_witch_action() -> None:
    state = position(*ROADS, "open: witch 1 wand 0 witch 1", chips="action")
    go_on(state, "A: witch to village_n", "A: done")
    assert top(state) == ("witch", 1)
    assert allowed(state, "chip") == []
    assert refused(state, "A: chip scroll").clause == "witchstone-132"
    later = position(*ROADS, "A crystals: -3,1", chips="action")
    go_on(later, "A: tile crystal/witch -1,1 0,1", "A: crystal -3,1 out e", "A: shelf witch")
    go_on(later, "A: witch to village_n", "A: witch lay", "A: done")
    assert top(later) == ("witch", 1)
    assert refused(later, "A: chip scroll").clause == "witchstone-132"


@rule("witchstone-132")
def test_by_the_older_reading_a_chip_is_not_used_in_a_nested_witch_action() -> None:
    map_chips = "map_chips: village_n wand forest_n energy"
    nested = position(*ROADS, "A wand: 7", map_chips, "open: witch 2", chips="action")
    go_on(nested, "A: witch to village_n", "A: witch to forest_n", "A: chip wand", "A: wand 1")
    assert top(nested) == ("witch", 4)
    assert allowed(nested, "chip") == []
    assert refused(nested, "A: chip energy").clause == "witchstone-132"
    go_on(nested, "A: done", "A: chip energy")
    assert top(nested) == ("energy", 1), "it waited below"


@rule("witchstone-132")
def test_an_old_record_is_silent_and_was_played_by_the_older_reading() -> None:
    text = (RECORDS / "chips-by-action.mage").read_text(encoding="utf-8")
    old = read_record(text)
    replay = old.replay()
    assert replay.refused is None
    assert replay.state.scores() == (64, 44)
    assert verify(old) is None
    assert old.said() == {"chips": "action", "screens": "open"}
    assert str(old) == text, "and is written back as it was"
    printed = read_record(text.replace("option screens", "option chips: turn\noption screens"))
    stopped = printed.replay().refused
    assert stopped is not None
    assert (stopped.ply, stopped.refusal.reason) == (35, "no-draw-now"), "the print gives a choice there"
    new = Match.start(WITCHSTONE, ["Ann", "Bob"], seed="7").record
    assert new.options == {"chips": "turn"}


@rule("witchstone-132")
def test_a_witch_chip_adds_to_the_open_witch_action() -> None:
    state = position("A lying: 1", "A chains: c17", "map_chips: village_n witch", "open: witch 1")
    go_on(state, "A: witch to village_n", "A: chip witch")
    assert top(state) == ("witch", 1)
