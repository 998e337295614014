import pytest

from magehall.games.wizard import score
from magehall.testing import rule
from tests.games.wizard.table import go_on, table

# The worked examples of both rulebooks: round, then for each player bid, tricks, change and total.
BULGARIAN = [
    [("Toma", 0, 0, 20, 20), ("Ani", 1, 0, -10, -10), ("Kalin", 1, 1, 30, 30)],
    [("Toma", 2, 1, -10, 10), ("Ani", 0, 0, 20, 10), ("Kalin", 0, 1, -10, 20)],
]
GREEK = [
    [("Vasileia", 0, 0, 20, 20), ("Giannis", 1, 0, -10, -10), ("Sotiris", 1, 1, 30, 30)],
    [("Vasileia", 2, 1, -10, 10), ("Giannis", 0, 1, -10, -20), ("Sotiris", 0, 0, 20, 50)],
]


@rule("wizard-35", "wizard-36")
@pytest.mark.parametrize("row", [row for table_rows in (BULGARIAN, GREEK) for row in table_rows])
def test_worked_examples_of_both_rulebooks(row: list[tuple[str, int, int, int, int]]) -> None:
    for _, bid, won, change, _ in row:
        assert score.points_for(bid, won) == change


@rule("wizard-35", "wizard-36")
@pytest.mark.parametrize(
    ("bid", "won", "points"), [(3, 3, 50), (2, 4, -20), (0, 20, -200), (20, 20, 220), (4, 1, -30)]
)
def test_more_scores(bid: int, won: int, points: int) -> None:
    assert score.points_for(bid, won) == points


# The second rounds of both, as they may have been played: B deals, so C leads.
BULGARIAN_PLAY = (
    "*: deal A R9 B3, B G2 G5, C R1 B9; turn Y4",
    "C: bid 0", "A: bid 2", "B: bid 0",
    "C: play B9", "A: play B3", "B: play G2",
    "C: play R1", "A: play R9", "B: play G5",
)  # fmt: skip
GREEK_PLAY = (
    "*: deal A R9 B3, B R4 B10, C R1 B9; turn Y4",
    "C: bid 0", "A: bid 2", "B: bid 0",
    "C: play B9", "A: play B3", "B: play B10",
    "B: play R4", "C: play R1", "A: play R9",
)  # fmt: skip


@rule("wizard-37", "wizard-2")
@pytest.mark.parametrize(("example", "second"), [(BULGARIAN, BULGARIAN_PLAY), (GREEK, GREEK_PLAY)])
def test_the_printed_pads_are_played_to_the_point(
    example: list[list[tuple[str, int, int, int, int]]], second: tuple[str, ...]
) -> None:
    state = table("*: deal A R2, B R5, C R9; turn Y4", "B: bid 1", "C: bid 1", "A: bid 0")
    go_on(state, "B: play R5", "C: play R9", "A: play R2")
    told = go_on(state, *second)
    rows = score.rows(state)
    for row, printed in zip(rows, example, strict=True):
        for seat, (_, bid, won, change, total) in enumerate(printed):
            assert (row.bids[seat], row.won[seat], row.points[seat], row.totals[seat]) == (
                bid,
                won,
                change,
                total,
            )
    assert [event.facts["total"] for event in told if event.kind == "round-scored"] == list(rows[1].totals)


def test_the_game_ends_with_its_winners_told() -> None:
    from magehall import Event, Rng
    from magehall.core import State

    state = table()
    told: list[Event] = []
    state.listener = told.append
    State.playout(state, Rng("told"))
    assert told[-1].kind == "game-ended"
    assert told[-1].facts["total"] == max(state.scores())
