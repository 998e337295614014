from magehall import CHANCE, Rng, game
from magehall.core import show


def test_a_position_is_told_line_by_line_with_the_hidden_pieces_by_place() -> None:
    data: dict[str, object] = {
        "game": "toy",
        "options": {"left": "out"},
        "turn": "A",
        "nothing": None,
        "none": [],
        "hands": [None, ["B1", "B2"]],
        "rows": [{"seat": "A", "points": 3}],
        "many": {f"kind-{number}": number for number in range(20)},
        "deep": {"cards": [f"card {number}" for number in range(20)], "empty": None},
    }
    told = show.text(data, {"B3": "stock", "B4": "hand A", "B5": "stock"})
    assert told.splitlines()[:7] == [
        "toy:",
        "  turn: A",
        "  nothing: -",
        "  none: -",
        "  hands: - | B1 B2",
        "  rows:",
        "    1: seat A, points 3",
    ]
    assert "  many:\n    kind-0 0, kind-1 1" in told
    assert "  deep:\n    cards: card 0 | card 1" in told
    assert told.endswith("  hidden, stock: B3 B5\n  hidden, hand A: B4")


def test_printing_a_state_tells_everything_and_a_view_only_what_it_knows() -> None:
    state = game("wizard").start(3)
    state.apply(CHANCE, state.draw(Rng("1")))
    assert "hidden, hand A:" in str(state)
    assert "hidden" not in str(state.view(0))
