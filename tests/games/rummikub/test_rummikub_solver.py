"""The solver against an integer programme, brute force and the referee.

The ordinary run compares 2,000 positions with small tables, where the integer programme is quick, and a few
of every size. `MAGEHALL_ORACLE_POSITIONS=1000` asks for so many of every size for each rule of the joker.
"""

from __future__ import annotations

import os

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from magehall.core import Rng, is_compiled
from magehall.games.rummikub.referee import judge
from magehall.games.rummikub.rules import OPENING, Rules, rules_with
from magehall.games.rummikub.sets import jokers_in
from magehall.games.rummikub.solver import OBJECTIVES, Play, best_opening, best_play
from magehall.games.rummikub.solver.answer import kept_sets
from magehall.games.rummikub.solver.lookup import ABC, GROUPS, STATES, WIDTHS, check_tables
from magehall.games.rummikub.solver.nodes import hashed, kth_largest
from magehall.games.rummikub.tiles import JOKER, NAMES, points, total
from tests.games.rummikub import brute, oracle
from tests.games.rummikub.positions import RandomPosition, random_position, random_tiles, tiles_of
from tests.games.rummikub.tables import sets, tiles, why

SAMPLE = int(os.environ.get("MAGEHALL_ORACLE_POSITIONS", "24" if is_compiled() else "6"))
SMALL = 25 * SAMPLE
FEW = max(8, SAMPLE // 8)
WEIGHTS = {"tiles": (1000, 1), "points": (1, 1000), "value": (1, 1000)}


def gained(play: Play | None, objective: str = "tiles") -> int:
    tile, point = WEIGHTS[objective]
    return 0 if play is None else tile * play.count() + point * play.points()


def wanted(position: RandomPosition, rules: Rules, objective: str) -> int:
    return oracle.best(
        position.table_names(),
        [NAMES[kind] for kind in position.rack],
        joker=rules.options["joker"],
        weights=WEIGHTS[objective],
        wrap=rules.wrap,
        both=rules.joker_both,
        from_rack=rules.joker_from_rack,
        marked=position.marked(),
        fresh=rules.joker_set_fresh,
    )


def check(position: RandomPosition, rules: Rules, objective: str) -> None:
    rack = tiles_of(position.rack)
    play = best_play(position.table, rack, rules, objective)
    assert gained(play, objective) == wanted(position, rules, objective), position
    if play is not None:
        assert judge(position.table, rack, play.table, True, rules) is None, position
        assert play.kept == len(kept_sets(position.table, play.table, rules))


def some_position(rng: Rng, rules: Rules) -> RandomPosition:
    return random_position(rng, int(rng.below(90)), 1 + int(rng.below(20)), rules)


def small_position(rng: Rng, rules: Rules) -> RandomPosition:
    """Make up a small table and rack with up to two jokers, on both sides alike."""
    table, rack, own = int(rng.below(15)), 1 + int(rng.below(6)), int(rng.below(3))
    return random_position(rng, table, rack, rules, jokers_in=4, rack_jokers=own)


@pytest.mark.long
def test_best_plays_on_small_tables_agree_with_an_integer_programme() -> None:
    rng, jokers = Rng("small"), set()
    for number in range(SMALL):
        rules = rules_with(joker=("replace", "free")[number % 2])
        position = small_position(rng, rules)
        check(position, rules, OBJECTIVES[number // 2 % 3])
        on_table = sum(int(jokers_in(laid)) for laid in position.table)
        jokers.add((on_table, position.rack.count(JOKER)))
    assert jokers == {(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (2, 0)}


@pytest.mark.parametrize("joker", ["replace", "free"])
def test_best_plays_agree_with_an_integer_programme(joker: str) -> None:
    rules, rng = rules_with(joker=joker), Rng("oracle", joker)
    for number in range(SAMPLE):
        check(some_position(rng, rules), rules, OBJECTIVES[number % 3])


@pytest.mark.long
@pytest.mark.parametrize(
    "options",
    [
        {"wrap": "on"},
        {"wrap": "on", "joker": "free"},
        {"joker_group": "both"},
        {"joker_replacement": "rack"},
        {"joker_group": "both", "joker_replacement": "rack"},
    ],
)
def test_best_plays_under_other_rules_agree_with_an_integer_programme(options: dict[str, str]) -> None:
    rules, rng = rules_with(**options), Rng("oracle", str(options))
    for _ in range(FEW // 2 if is_compiled() else 2):
        check(some_position(rng, rules), rules, "tiles")


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"joker_set": "new"},
        {"joker": "free"},
        {"wrap": "on"},
        {"joker_group": "both"},
        {"joker_replacement": "rack"},
        {"two_jokers": "forbidden"},
        {"two_jokers": "forbidden", "joker": "free"},
        {"joker_set": "rack-1"},
        {"joker_set": "rack-2"},
        {"joker_set": "rack-1", "two_jokers": "forbidden"},
        {"joker_set": "rack-1", "joker_replacement": "rack"},
        {"joker_set": "rack-2", "joker_group": "both"},
    ],
)
def test_best_plays_agree_with_brute_force_on_small_positions(options: dict[str, str]) -> None:
    rules, rng = rules_with(**options), Rng("brute", str(options))
    for _ in range(FEW if is_compiled() else 3):
        position = random_position(rng, 3 + int(rng.below(5)), 1 + int(rng.below(4)), rules, jokers_in=1)
        rack = tiles_of(position.rack)
        plays = [best_play(position.table, rack, rules, goal) for goal in ("tiles", "points")]
        found = [(0, 0) if play is None else (play.count(), play.points()) for play in plays]
        assert found == brute.best(position.table, rack, rules), position


def test_best_openings_agree_with_an_integer_programme() -> None:
    rng = Rng("openings")
    for number in range(4 * SAMPLE):
        rack = random_tiles(rng, whole(), 14 + int(rng.below(10)))
        objective = OBJECTIVES[number % 3]
        play = best_opening(tiles_of(rack), rules_with(), objective)
        assert gained(play, objective) == oracle.best_opening(
            [NAMES[kind] for kind in rack], WEIGHTS[objective], OPENING
        )
        if play is not None:
            assert judge([], tiles_of(rack), play.table, False, rules_with()) is None


def whole() -> vec[i64]:
    return vec[i64]([2] * 53)


def test_no_play_is_none() -> None:
    assert best_play(sets("[K1 K2 K3]"), tiles("R9")) is None
    assert best_play([], tiles("R9")) is None
    assert best_play([], tiles("")) is None
    assert best_opening(tiles("")) is None


def test_a_tile_of_a_full_group_with_a_joker_cannot_always_be_replaced() -> None:
    assert best_play(sets("[K5 R5 G5 J]"), tiles("B5")) is None
    assert why("[K5 R5 G5 J]", "B5", "[K5 R5 G5 B5]") == "rummikub-40 table-tiles-missing tiles=J"


def test_the_objectives_differ() -> None:
    rack = tiles("R1 R2 R4 R5 K13 G13 J")
    for objective, count, value in (("tiles", 5, 42), ("points", 3, 56), ("value", 3, 56)):
        play = best_play([], rack, objective=objective)
        assert play is not None
        assert (play.count(), play.points()) == (count, value)


def test_a_joker_at_1_goes_on_with_a_run_from_13() -> None:
    rules = rules_with(wrap="on", joker_set="new")
    play = best_play(sets("[J B13 J B2]"), tiles("B12"), rules)
    assert play is not None
    assert [laid.text for laid in play.table] == ["[J B12 B13 J B2]"]


def test_old_sets_are_left_alone_where_possible() -> None:
    table = sets("[K1 K2 K3] [K4 K5 K6] [R7 G7 B7] [K7 R7 G7]")
    play = best_play(table, tiles("B7 B1"))
    assert play is not None
    assert play.kept == 3
    assert [laid.text for laid in play.table[:3]] == ["[K1 K2 K3]", "[K4 K5 K6]", "[R7 G7 B7]"]


def test_one_tile_with_two_jokers_is_called_a_group_where_it_is_one() -> None:
    play = best_play(sets("[group K5 J J]"), tiles("R5"))
    assert play is not None
    assert judge(sets("[group K5 J J]"), tiles("R5"), play.table, True, rules_with()) is None


@pytest.mark.parametrize(
    "options", [{}, {"two_jokers": "forbidden"}, {"joker_set": "rack-1"}, {"joker_set": "rack-2"}]
)
def test_plays_under_stricter_joker_rules_are_legal(options: dict[str, str]) -> None:
    rules, rng = rules_with(**options), Rng("strict", str(options))
    for _ in range(FEW if is_compiled() else 2):
        position = some_position(rng, rules)
        rack = tiles_of(position.rack)
        play = best_play(position.table, rack, rules)
        relaxed = best_play(position.table, rack, rules_with(joker_set="new"))
        assert gained(play) <= gained(relaxed)
        if play is not None:
            assert judge(position.table, rack, play.table, True, rules) is None
            if rules.two_jokers_forbidden:
                assert all(jokers_in(laid) < 2 for laid in play.table)


def test_counts_and_points_are_those_of_the_tiles_laid() -> None:
    play = best_play(sets("[B6 J B8]"), tiles("B7 K12 K13 R1"))
    assert play is not None
    assert (play.count(), play.points(), play.played()) == (3, 32, ["K12", "K13", "B7"])
    assert total(play.laid) == 3
    assert points(play.laid) == 32
    own = best_play([], tiles("K12 J K13"))
    assert own is not None
    assert own.points() == 55
    assert own.laid[JOKER] == 1


def test_the_tables_hold_what_the_search_relies_on() -> None:
    check_tables()
    assert len(ABC) == STATES
    assert list(WIDTHS) == [sum(sum(runs) <= most for runs in ABC) for most in range(5)]
    assert sum(groups.jokers == 0 for groups in GROUPS) == 21


def test_selection_and_hashing() -> None:
    numbers = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
    for rank in range(1, len(numbers) + 1):
        assert kth_largest(vec[i64](numbers), rank) == sorted(numbers, reverse=True)[rank - 1]
    keys = [state << shift for shift in (0, 6, 12, 18, 24, 32, 38, 44, 50, 56) for state in range(1, 13)]
    assert all(0 <= hashed(key) < 1 << 30 for key in keys)
    assert len({int(hashed(key)) for key in keys}) > len(set(keys)) * 0.95
