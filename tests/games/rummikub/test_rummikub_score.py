"""The end of a round, the score, and the match."""

from __future__ import annotations

from magehall.games.rummikub import phase
from magehall.games.rummikub.rules import MOST_ROUNDS, rules_with
from magehall.games.rummikub.score import blocked_points, blocked_winners, went_out_points
from magehall.games.rummikub.tiles import points
from magehall.testing import rule
from tests.games.rummikub.tables import do, listen, playing, seen, tiles

TABLE_OF_THE_LEAFLET = [
    ([0, 5, 16, 3], 0, [24, -5, -16, -3]),
    ([6, 11, 0, 5], 2, [-6, -11, 22, -5]),
    ([32, 13, 2, 0], 3, [-32, -13, -2, 47]),
]


@rule("rummikub-25", "rummikub-23")
def test_the_three_rounds_of_the_leaflet() -> None:
    totals = [0, 0, 0, 0]
    for sums, winner, expected in TABLE_OF_THE_LEAFLET:
        gained = went_out_points(sums, winner)
        assert gained == expected
        assert sum(gained) == 0
        totals = [total + gain for total, gain in zip(totals, gained, strict=True)]
    assert totals == [-14, -29, 4, 39]


@rule("rummikub-25", "rummikub-21", "rummikub-23", "rummikub-56")
def test_the_three_rounds_of_the_leaflet_played() -> None:
    state = playing("[K1 K2 K3]", "K4", "R5", "R13 R3", "R3", rounds="3", next_start="winner")
    told = listen(state)
    do(state, "A: table [K1 K2 K3 K4]")
    assert [event.kind for event in told[:2]] == ["tiles-laid", "rummikub-called"]
    assert state.scores() == (24, -5, -16, -3)
    for turn, racks in ((2, ("R6", "R11", "K4", "R5")), (3, ("R13 B13 R6", "R13", "R2", "K4"))):
        following = playing("[K1 K2 K3]", *racks, rounds="3")
        following.pad, following.totals, following.turn = list(state.pad), state.totals[:], turn
        do(following, f"{'ABCD'[turn]}: table [K1 K2 K3 K4]")
        state = following
    assert [row.points for row in state.pad] == [[24, -5, -16, -3], [-6, -11, 22, -5], [-32, -13, -2, 47]]
    assert state.scores() == (-14, -29, 4, 39)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (3,)
    assert outcome.reason == "went-out"


@rule("rummikub-21")
def test_the_losers_show_their_tiles() -> None:
    state = playing("[K1 K2 K3]", "K4", "R5 J")
    told = listen(state)
    do(state, "A: table [K1 K2 K3 K4]")
    assert str(told[3]) == "rack-counted seat=B tiles=R5,J sum=35 counted=35 points=-35 total=-35"
    assert str(told[4]) == "game-ended seats=A total=35"
    assert seen(state, None).racks[1] == seen(state, 0).racks[1] == ["R5", "J"]
    assert state.view(None).data()["pad"] == [
        {
            "ending": "went-out",
            "starter": "A",
            "winners": ["A"],
            "racks": [[], ["R5", "J"]],
            "table": ["K1 K2 K3 K4"],
            "sums": [0, 35],
            "points": [35, -35],
            "totals": [35, -35],
        }
    ]


@rule("rummikub-19", "rummikub-28")
def test_a_joker_on_the_rack_counts_thirty() -> None:
    assert points(tiles("K7 J")) == 37


@rule("rummikub-22", "rummikub-24")
def test_with_an_empty_bank_the_smallest_sum_wins_the_differences() -> None:
    state = playing("[K1 K2 K3]", "R12", "R13 B13 R4", "R7", "G7 J", bank="")
    do(state, "A: pass", "B: pass", "C: pass", "D: pass")
    assert state.scores() == (-5, -23, 58, -30)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("blocked", (2,))


@rule("rummikub-46")
def test_of_equal_sums_the_fewest_tiles_win() -> None:
    assert blocked_winners([7, 7, 9], [1, 2, 1]) == [0]
    assert blocked_points([7, 7, 9], [0], 0) == [2, 0, -2]


@rule("rummikub-46", "rummikub-60")
def test_a_shared_win_splits_the_points_the_odd_one_in_the_order_of_play() -> None:
    assert blocked_winners([7, 7, 10], [1, 1, 1]) == [0, 1]
    assert blocked_points([7, 7, 11], [0, 1], 0) == [2, 2, -4]
    assert blocked_points([7, 7, 10], [0, 1], 0) == [2, 1, -3]
    assert blocked_points([7, 7, 10], [0, 1], 1) == [1, 2, -3]
    assert blocked_points([7, 7, 7], [0, 1, 2], 1) == [0, 0, 0]


@rule("rummikub-46")
def test_a_shared_win_at_the_table() -> None:
    state = playing("[K1 K2 K3]", "R7", "B7", "G10", bank="", next_start="winner", rounds="2")
    state.starter = 1
    do(state, "A: pass", "B: pass", "C: pass")
    assert state.pad[0].winners == ["A", "B"]
    assert state.scores() == (1, 2, -3)
    assert state.starter == 1, "of the winners the first in the order of play starts"


@rule("rummikub-47")
def test_who_never_opened_counts_the_tiles_or_a_flat_sum() -> None:
    def scored(rack: str, **options: str) -> tuple[int, ...]:
        state = playing("[K1 K2 K3]", "K4", rack, "R5", opened="AC", **options)
        do(state, "A: table [K1 K2 K3 K4]")
        return state.scores()

    assert scored("R10 G10 B10") == (35, -30, -5)
    assert scored("R10 G9 B9", never_opened="flat") == (105, -100, -5)
    assert scored("R10 G10 B10", never_opened="flat") == (205, -200, -5)


@rule("rummikub-47")
def test_flat_sums_hold_with_an_empty_bank_too() -> None:
    state = playing("[K1 K2 K3]", "R9", "R1", opened="A", bank="", never_opened="flat")
    do(state, "A: pass", "B: pass")
    assert state.scores() == (91, -91)


@rule("rummikub-48")
def test_a_match_has_the_agreed_number_of_rounds() -> None:
    state = playing("[K1 K2 K3]", "K4", "R5", rounds="2")
    do(state, "A: table [K1 K2 K3 K4]")
    assert state.outcome() is None
    assert state.phase == phase.LOTS
    assert len(state.pieces()) == 106


@rule("rummikub-48")
def test_a_match_to_a_target_ends_when_somebody_reaches_it() -> None:
    near = playing("[K1 K2 K3]", "K4", "R5 R13 B13 J", rounds="to-100")
    do(near, "A: table [K1 K2 K3 K4]")
    assert near.outcome() is None
    there = playing("[K1 K2 K3]", "K4", "R5 R13 B13 J J B9", rounds="to-100")
    do(there, "A: table [K1 K2 K3 K4]")
    outcome = there.outcome()
    assert outcome is not None
    assert outcome.scores == (100, -100)


@rule("rummikub-48")
def test_equal_totals_share_the_match() -> None:
    state = playing("[K1 K2 K3]", "R7", "B7", bank="")
    do(state, "A: pass", "B: pass")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)


@rule("rummikub-61")
def test_a_match_to_a_target_ends_after_forty_rounds_at_the_latest() -> None:
    assert MOST_ROUNDS == 40
    assert rules_with(rounds="to-500").rounds == 40
    state = playing("[K1 K2 K3]", "K4", "R5", rounds="to-500")
    done = playing("[K1 K2 K3]", "K4", "R5")
    do(done, "A: table [K1 K2 K3 K4]")
    state.pad = done.pad * 39
    do(state, "A: table [K1 K2 K3 K4]")
    assert state.outcome() is not None
