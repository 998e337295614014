"""The end and the prophecies: clauses 102 to 121 and their rulings."""

import pytest

from magehall import CHANCE, Rng
from magehall.games.witchstone import prompts, prophecy, score
from magehall.games.witchstone.state import WitchstoneState
from magehall.testing import rule
from tests.games.witchstone.table import first_turn, player, position


def points(state: WitchstoneState, card: str, seat: int = 0) -> int:
    scrolls = state.board.scrolls
    return int(scrolls.points[prophecy.level(state, seat, scrolls.number[card])])


@rule(
    "witchstone-103", "witchstone-104", "witchstone-105", "witchstone-97", "witchstone-161", "witchstone-98"
)
def test_everything_is_added_up() -> None:
    state = position(
        "A score: 20",
        "A owls: 7 6 3",
        "A chips: wand vp3 vp3",
        "A scrolls: b1_any b1_any b2_wand p_crystals p_special",
        "A used: b1_any",
        "library: none",
        "A beside: energy/scroll witch/wand",
    )
    assert score.parts(state, 0) == {"track": 20, "owls": 16, "chips": 6, "boosts": 4, "prophecies": 1 + 3}
    assert player(state, "A", "total") == 50


@rule("witchstone-107", "witchstone-163")
@pytest.mark.parametrize(
    ("lines", "ranks", "reason"),
    [
        (("A score: 9",), (1, 2), "most-points"),
        (("A wand: 5", "B wand: 6", "B stamp: 1", "A stamp: 2"), (2, 1), "further-on-wand"),
        (("A wand: 6", "B wand: 6", "A stamp: 2", "B stamp: 1"), (2, 1), "first-on-wand-space"),
        (("A wand: 22", "B wand: 22", "A stamp: 1", "B stamp: 2"), (1, 2), "first-on-wand-space"),
        ((), (1, 1), "shared-victory"),
    ],
)
def test_who_wins(lines: tuple[str, ...], ranks: tuple[int, int], reason: str) -> None:
    state = position("A score: 5", "B score: 5", *lines)
    prompts.push(state, prompts.OVER, 0)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == (ranks, reason)


@rule("witchstone-102", "witchstone-106")
def test_the_end_is_told_in_full() -> None:
    state = first_turn()
    told: list[str] = []
    state.listener = lambda event: told.append(event.kind)
    rng = Rng("end")
    while state.acting():
        seat = state.acting()[0]
        if seat == CHANCE:
            state.play(seat, state.draw(rng))
        else:
            state.play(seat, rng.choice(state.moves(seat)))
    assert told.count("final-counted") == 2
    assert told[-1] == "game-ended"
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == state.scores()
    assert state.public(None).players[0].total == state.scores()[0]


WITCHES = ("2,-3", "3,-2", "2,-1", "1,-2", "1,-1")


@rule("witchstone-108")
@pytest.mark.parametrize(("size", "worth"), [(1, 1), (3, 1), (4, 3), (5, 5), (6, 7)])
def test_the_largest_group(size: int, worth: int) -> None:
    tiles = ("witch/wand", "witch/scroll", "witch/crystal", "energy/witch", "witch/pentagram")
    specials = " ".join(f"{cell} {tile}" for cell, tile in zip(WITCHES, tiles, strict=True) if size > 1)
    kept = " ".join(specials.split()[: 2 * (size - 1)]) or "none"
    state = position(f"A specials: {kept}")
    assert points(state, "p_cluster_witch") == worth


@rule("witchstone-109", "witchstone-110", "witchstone-157")
@pytest.mark.parametrize(
    ("standing", "worth"),
    [
        ("none", 1),
        ("castle_ne tower_e", 1),
        ("village_n", 3),
        ("village_n tower_e", 3),
        ("village_n castle_ne", 5),
        ("village_n castle_ne tower_e", 7),
        ("village_n castle_ne tower_s", 7),
    ],
)
def test_witches_on_different_locations_in_order(standing: str, worth: int) -> None:
    assert points(position(f"A standing: {standing}"), "p_occ_vct") == worth


@rule("witchstone-111")
@pytest.mark.parametrize(
    ("standing", "worth"), [("none", 1), ("village_n", 3), ("village_n village_e village_s", 7)]
)
def test_witches_on_locations_of_one_kind(standing: str, worth: int) -> None:
    assert points(position(f"A standing: {standing}"), "p_occ_villages") == worth


@rule("witchstone-121", "witchstone-157")
def test_foreign_towers_never_include_the_own_one() -> None:
    state = position("A standing: tower_e tower_s", "A chains: c05 c10")
    assert points(state, "p_occ_towers") == 5
    assert points(state, "p_con_ttf") == 3


@rule("witchstone-112", "witchstone-158", "witchstone-159")
@pytest.mark.parametrize(
    ("chains", "card", "worth"),
    [
        ("c21", "p_con_ttf", 1),
        ("c05 c10", "p_con_ttf", 3),
        ("c05 c10 c21", "p_con_ttf", 3),
        ("c05 c10 c06 c11", "p_con_ttf", 5),
        ("c05 c10 c06 c11 c21", "p_con_ttf", 7),
        ("c05", "p_con_ccv", 3),
        ("c05 c09", "p_con_ccv", 5),
        ("c05 c09 c17", "p_con_ccv", 7),
        ("c21 c17", "p_con_fvw", 5),
        ("c21 c17 c01", "p_con_fvw", 7),
    ],
)
def test_connected_locations(chains: str, card: str, worth: int) -> None:
    assert points(position(f"A chains: {chains}"), card) == worth


@rule("witchstone-113", "witchstone-160")
@pytest.mark.parametrize(("slot", "worth"), [(0, 1), (1, 7), (2, 5), (3, 3), (4, 1)])
def test_the_place_on_the_witchstone(slot: int, worth: int) -> None:
    assert points(position(f"A slot: {slot}"), "p_stone_rank") == worth


@rule(
    "witchstone-114",
    "witchstone-115",
    "witchstone-116",
    "witchstone-117",
    "witchstone-118",
    "witchstone-119",
    "witchstone-120",
    "witchstone-161",
)
@pytest.mark.parametrize(
    ("card", "lines", "worth"),
    [
        ("p_witches", ("A reserve: 8",), 1),
        ("p_witches", ("A reserve: 7",), 3),
        ("p_witches", ("A reserve: 5",), 5),
        ("p_witches", ("A reserve: 3",), 7),
        ("p_lying", ("A lying: 0",), 1),
        ("p_lying", ("A lying: 1",), 3),
        ("p_lying", ("A lying: 2",), 5),
        ("p_lying", ("A lying: 4",), 7),
        ("p_silver", ("A wand: 9",), 1),
        ("p_silver", ("A wand: 10",), 3),
        ("p_silver", ("A wand: 14",), 5),
        ("p_silver", ("A wand: 22",), 7),
        ("p_special", ("A beside: energy/wand",), 1),
        ("p_special", ("A beside: energy/scroll", "A specials: 1,0 energy/wand"), 3),
        ("p_special", ("A beside: energy/scroll witch/wand energy/wand",), 5),
        ("p_special", ("A beside: energy/scroll witch/wand energy/wand energy/crystal wand/scroll",), 7),
        ("p_scrolls", ("A scrolls: b1_any b1_any p_scrolls",), 1),
        ("p_scrolls", ("A scrolls: b1_any b1_any p_scrolls p_special", "A used: b1_any b1_any"), 3),
        ("p_scrolls", ("A scrolls: b1_any b1_any p_scrolls p_special p_crystals",), 5),
        (
            "p_scrolls",
            ("A scrolls: b1_any b1_any p_scrolls p_special p_crystals p_occ_forests p_occ_castles",),
            7,
        ),
        ("p_chips", ("A chips: wand wand wand",), 1),
        ("p_chips", ("A chips: wand wand wand vp3",), 3),
        ("p_chips", ("A chips: wand wand wand vp3 vp3 vp3",), 5),
        ("p_chips", ("A chips: wand wand wand vp3 vp3 vp3 energy",), 7),
        ("p_crystals", ("A rack: wand 2",), 1),
        ("p_crystals", ("A rack: wand 2 bottom 1", "A removed: 3"), 3),
        ("p_crystals", ("A rack: wand 4",), 5),
        ("p_crystals", ("A rack: wand 4 scroll 2",), 7),
    ],
)
def test_the_other_prophecies(card: str, lines: tuple[str, ...], worth: int) -> None:
    assert points(position("library: none", *lines), card) == worth
