"""Energy: clauses 27 to 34, 144 and 145."""

import pytest

from magehall.testing import rule
from tests.games.witchstone.table import allowed, go_on, player, position, refused, score, top


@rule("witchstone-27", "witchstone-28")
def test_the_first_segment_touches_the_own_tower() -> None:
    state = position("open: energy 2")
    assert allowed(state, "energy") == [f"energy {chain}" for chain in ("c01", "c05", "c09", "c17", "c21")]
    assert refused(state, "A: energy c33").clause == "witchstone-28"
    go_on(state, "A: energy c05")
    assert (player(state, "A", "energy"), player(state, "A", "open_links")) == (19, 1)


@rule("witchstone-29", "witchstone-33", "witchstone-30")
@pytest.mark.parametrize(("chain", "links", "points"), [("c17", 1, 1), ("c05", 2, 3), ("c01", 3, 6)])
def test_a_finished_chain_scores_by_its_length(chain: str, links: int, points: int) -> None:
    state = position("open: energy 4")
    for _ in range(links - 1):
        go_on(state, f"A: energy {chain}")
        assert allowed(state, "energy") == [f"energy {chain}"]
    told = go_on(state, f"A: energy {chain}")
    assert score(state, "A") == 2 + points
    assert player(state, "A", "chains") == [chain]
    assert any("chain-finished" in str(event) for event in told)
    assert top(state) == ("energy", 4 - links)


@rule("witchstone-31")
def test_a_chain_belongs_to_whoever_began_it() -> None:
    state = position("B open_chain: c01", "B open_links: 1", "open: energy 3")
    refusal = refused(state, "A: energy c01")
    assert (refusal.clause, refusal.facts["owner_seat"]) == ("witchstone-31", "B")
    done = position("B chains: c17", "open: energy 3")
    assert refused(done, "A: energy c17").facts["owner_seat"] == "B"


@rule("witchstone-32")
def test_without_segments_there_is_no_energy_action() -> None:
    state = position("A energy: 1", "open: energy 3 witch 1 energy 2")
    go_on(state, "A: energy c17")
    assert top(state)[0] == "witch"
    none = position("A energy: 0", "open: energy 1", "A scrolls: b1_any", "library: none")
    assert refused(none, "A: energy c17").clause == "witchstone-32"


@rule("witchstone-33", "witchstone-145")
def test_a_chain_begun_must_be_finished_first_even_in_a_later_turn() -> None:
    state = position("A open_chain: c01", "A open_links: 2", "open: energy 2")
    refusal = refused(state, "A: energy c17")
    assert (refusal.clause, refusal.facts["begun"]) == ("witchstone-33", "c01")
    go_on(state, "A: energy c01")
    assert score(state, "A") == 2 + 6
    stuck = position("open: energy 1 witch 1 energy 1")
    go_on(stuck, "A: energy c05")
    assert score(stuck, "A") == 2
    assert player(stuck, "A", "open_chain") == "c05"


@rule("witchstone-34")
def test_the_next_chain_starts_anywhere_in_the_own_network() -> None:
    state = position("A chains: c21", "B chains: c18", "open: energy 2")
    moves = allowed(state, "energy")
    assert "energy c33" in moves
    assert "energy c01" in moves
    assert "energy c37" not in moves
    assert refused(state, "A: energy c37").clause == "witchstone-34"
    assert refused(state, "A: energy c99").reason == "not-on-this-board"


@rule("witchstone-144")
def test_a_chain_may_join_what_is_joined_and_stays_reserved() -> None:
    state = position("A chains: c17 c21", "open: energy 2")
    go_on(state, "A: energy c25", "A: energy c25")
    assert score(state, "A") == 2 + 3
    reserved = position(
        "A open_chain: c25", "A open_links: 1", "B chains: c10 c05 c21", "turn: B", "open: energy 2"
    )
    assert refused(reserved, "B: energy c25").facts["owner_seat"] == "A"


def test_no_segment_without_an_action_left() -> None:
    state = position("open: energy 0", "A scrolls: b1_any")
    assert refused(state, "A: energy c17").reason == "no-actions-left"
