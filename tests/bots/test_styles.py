"""Personalities: told by a few numbers, playing by the rules, leaning as they say."""

from __future__ import annotations

import pytest

from magehall.bots import bot, levels
from magehall.bots.styles import leanings, styled, styles
from magehall.core import CHANCE, BadInput, Rng, State, game
from magehall.core.chance import nature

ALL = [(key, style) for key in ("wizard", "rummikub", "carcassonne", "witchstone") for style in styles(key)]


def played(key: str, styles_of_seats: list[str], turns: int) -> State:
    """Let bots play for some turns."""
    state, draws = game(key).start(len(styles_of_seats), {}), 0
    for turn in range(turns):
        while state.acting() == (CHANCE,):
            state.apply(CHANCE, state.draw(nature("styles", draws)))
            draws += 1
        if not state.acting():
            break
        seat = state.acting()[0]
        moves = state.moves(seat)
        advice = bot(key, styles_of_seats[seat]).advise(state.view(seat), moves, Rng("styles", str(turn)))
        assert advice.reasons
        state.play(seat, advice.move)
    return state


@pytest.mark.parametrize(("key", "style"), ALL)
def test_a_personality_plays_by_the_rules_and_gives_its_reasons(key: str, style: str) -> None:
    played(key, [style] * (3 if key == "wizard" else 2), 24)


def test_the_names_are_no_levels_and_the_numbers_are_data() -> None:
    for key, style in ALL:
        assert style not in levels(key)
        assert leanings(key)[style]
    assert styles("no-such-game") == []
    with pytest.raises(BadInput, match="no bot of the style 'genius'"):
        styled("wizard", "genius")


def test_the_bold_predict_more_than_the_cautious() -> None:
    def predicted(style: str) -> int:
        total = 0
        for number in range(12):
            state = game("wizard").start(4, {})
            for draw in range(40):
                if state.acting() != (CHANCE,):
                    break
                state.apply(CHANCE, state.draw(nature(f"bold/{number}", draw)))
            seat = state.acting()[0]
            advice = bot("wizard", style).advise(state.view(seat), state.moves(seat), Rng(0))
            total += int(str(advice.move).split()[-1]) if str(advice.move).startswith("bid") else 0
        return total

    assert predicted("cautious") <= predicted("bold")
