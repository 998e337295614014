"""Views of Wizard that are drawn from earlier ones."""

from __future__ import annotations

import pytest

from magehall.core import CHANCE, Rng, View, game

OPTIONS = [{}, {"bids": "hidden"}, {"bids": "secret"}, {"mode": "one-colour"}, {"clairvoyance": "on"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", [3, 4])
def test_a_watchers_view_goes_on_from_any_earlier_one(seats: int, options: dict[str, str]) -> None:
    wizard, rng = game("wizard"), Rng(f"views of {seats}")
    state = wizard.start(seats, options)
    drawn: list[View | None] = [None]
    while state.acting():
        seat = state.acting()[0]
        state.play(seat, state.draw(rng) if seat == CHANCE else rng.choice(state.moves(seat)))
        true = state.view(None)
        for before in (drawn[-1], drawn[-2:][0], drawn[len(drawn) // 2]):
            assert state.public(before) == true
        drawn.append(true)
