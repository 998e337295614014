"""The way from one table to the next."""

from __future__ import annotations

import pytest

from magehall.core import Rng
from magehall.games.rummikub.difference import RACK, difference
from magehall.games.rummikub.solver import best_play
from magehall.games.rummikub.tiles import tile_text
from tests.games.rummikub.positions import random_position, tiles_of
from tests.games.rummikub.tables import sets


def told(before: str, after: str) -> list[str]:
    """Write the steps as short sentences."""
    found = []
    for step in difference(sets(before), sets(after)).steps():
        words = [step.kind, step.laid.text]
        words += [f"old {','.join(map(str, step.old))}"] if step.old else []
        words += [f"rack {','.join(step.rack)}"] if step.rack else []
        if step.taken:
            words.append(f"taken {','.join(step.taken)} from {','.join(map(str, step.taken_from))}")
        words += [f"left {','.join(step.left)}"] if step.left else []
        found.append(" ".join(words))
    return found


@pytest.mark.parametrize(
    ("before", "after", "steps"),
    [
        ("[K1 K2 K3]", "[K1 K2 K3] [R7 G7 B7]", ["new [R7 G7 B7] rack R7,G7,B7"]),
        ("[K1 K2 K3] [R7 G7 B7]", "[R7 G7 B7] [K1 K2 K3 K4]", ["extended [K1 K2 K3 K4] old 1 rack K4"]),
        (
            "[K4 R4 G4 B4]",
            "[R4 G4 B4] [K3 K4 K5]",
            ["taken-from [R4 G4 B4] old 1 left K4", "new [K3 K4 K5] rack K3,K5 taken K4 from 1"],
        ),
        (
            "[R4 R5 R6 R7 R8]",
            "[R4 R5 R6] [R6 R7 R8]",
            ["split [R4 R5 R6] old 1 left R7,R8", "split [R6 R7 R8] rack R6 taken R7,R8 from 1,1"],
        ),
        (
            "[K1 K2 K3] [K5 K6 K7]",
            "[K1 K2 K3 K4 K5 K6 K7]",
            ["joined [K1 K2 K3 K4 K5 K6 K7] old 1,2 rack K4"],
        ),
        (
            "[B6 J B8]",
            "[B6 B7 B8] [J K12 K13]",
            ["joker-swapped [B6 B7 B8] old 1 rack B7 left J", "new [J K12 K13] rack K12,K13 taken J from 1"],
        ),
        (
            "[K5 R5 J]",
            "[K5 R5 B5] [K1 K2 J]",
            ["joker-swapped [K5 R5 B5] old 1 rack B5 left J", "new [K1 K2 J] rack K1,K2 taken J from 1"],
        ),
        (
            "[B8 B9 B10] [K8 R8 G8]",
            "[K8 R8 G8 B8] [B9 B10 B11]",
            ["extended [K8 R8 G8 B8] old 2 taken B8 from 1", "rebuilt [B9 B10 B11] old 1 rack B11 left B8"],
        ),
        (
            "[K2 R2 G2] [B2 B3 B4 B5] [K3 R3 G3 B3]",
            "[R2 G2 B2] [B3 B4 B5] [R3 G3 B3] [K1 K2 K3]",
            [
                "taken-from [B3 B4 B5] old 2 left B2",
                "taken-from [R3 G3 B3] old 3 left K3",
                "rebuilt [R2 G2 B2] old 1 taken B2 from 2 left K2",
                "new [K1 K2 K3] rack K1 taken K2,K3 from 1,3",
            ],
        ),
        (
            "[K1 K2 K3] [K4 K5 K6] [R6 G6 B6]",
            "[K1 K2 K3 K4 K5] [K6 R6 G6 B6]",
            [
                "extended [K6 R6 G6 B6] old 3 taken K6 from 2",
                "rebuilt [K1 K2 K3 K4 K5] old 1,2 left K6",
            ],
        ),
        ("[J K2 K3]", "[K2 K3 J K5]", ["extended [K2 K3 J K5] old 1 rack K5"]),
        (
            "[J K2 K3] [R1 G1 B1]",
            "[K2 K3 J] [R1 G1 B1 K1]",
            ["extended [R1 G1 B1 K1] old 2 rack K1", "rebuilt [K2 K3 J] old 1"],
        ),
    ],
)
def test_steps(before: str, after: str, steps: list[str]) -> None:
    assert told(before, after) == steps


def test_sets_that_stayed_are_no_steps_wherever_they_lie_and_in_whatever_order() -> None:
    found = difference(sets("[K7 R7 G7] [K1 K2 K3]"), sets("[K1 K2 K3] [G7 K7 R7] [B1 B2 B3]"))
    assert found.kept() == [(1, 0), (0, 1)]
    assert [step.kind for step in found.steps()] == ["new"]


def test_of_equal_tiles_the_one_that_lay_there_stays() -> None:
    found = difference(sets("[K1 K2 K3] [K3 R3 G3]"), sets("[K3 R3 G3 B3] [K1 K2 K3]"))
    assert found.follow([[1, 2, 3], [4, 5, 6]], [7]) == [[4, 5, 6, 7], [1, 2, 3]]


def test_a_joker_that_kept_its_role_is_the_same_joker() -> None:
    found = difference(sets("[K1 J K3] [R1 J R3]"), sets("[R1 J R3 R4] [K1 J K3]"))
    assert found.follow([["a", "b", "c"], ["d", "e", "f"]], ["g"]) == [["d", "e", "f", "g"], ["a", "b", "c"]]


def test_tiles_of_a_turn_half_done_need_not_all_be_on_the_table() -> None:
    assert told("[K1 K2 K3] [R7 G7 B7]", "[K1 K2 K3]") == []
    assert told("[K1 K2 K3 K4]", "[K1 K2 K3]") == ["taken-from [K1 K2 K3] old 1 left K4"]
    assert told("[K1 K2 K3]", "[R1]") == ["new [R1] rack R1"]
    assert difference(sets("[K1 K2 K3]"), []).steps() == []


def test_of_two_jokers_the_one_whose_set_stays_stays() -> None:
    found = difference(sets("[K1 J K3] [R4 R5 J]"), sets("[R4 R5 R6] [K1 J K3] [G9 J B9]"))
    assert found.follow([["a", "b", "c"], ["d", "e", "f"]], ["g", "h", "i"]) == [
        ["d", "e", "g"],
        ["a", "b", "c"],
        ["h", "f", "i"],
    ]
    assert [step.kind for step in found.steps()] == ["joker-swapped", "new"]


@pytest.mark.long
def test_steps_add_up() -> None:
    rng = Rng("steps")
    for _ in range(20):
        position = random_position(rng, 20 + int(rng.below(60)), 12)
        play = best_play(position.table, tiles_of(position.rack))
        steps = [] if play is None else difference(position.table, play.table).steps()
        assert sorted(tile for step in steps for tile in step.left) == sorted(
            tile for step in steps for tile in step.taken
        )
        for step in steps:
            had = [tile_text(kind) for number in step.old for kind in position.table[number - 1].tiles]
            for tile in step.left:
                had.remove(tile)
            laid = [tile_text(kind) for kind in step.laid.tiles]
            assert sorted(had + step.rack + step.taken) == sorted(laid)
            assert len(step.taken) == len(step.taken_from)


@pytest.mark.long
def test_every_tile_has_one_origin() -> None:
    rng = Rng("differences")
    for _ in range(20):
        position = random_position(rng, 20 + int(rng.below(40)), 10)
        play = best_play(position.table, tiles_of(position.rack))
        if play is None:
            continue
        found = difference(position.table, play.table)
        origins = [origin for row in found.origins for origin in row]
        assert origins.count(RACK) == play.count()
        traced = sorted(origin for origin in origins if origin != RACK)
        assert traced == [
            (where, place) for where, laid in enumerate(position.table) for place in range(len(laid.tiles))
        ]
        assert len(found.kept()) == play.kept
        assert len(found.kept()) + len(found.steps()) == len(play.table)
        for row, laid in zip(found.origins, play.table, strict=True):
            for origin, kind in zip(row, laid.tiles, strict=True):
                assert origin == RACK or position.table[origin.set].tiles[origin.place] == kind
        assert all(step.facts()["kind"] == step.kind for step in found.steps())
