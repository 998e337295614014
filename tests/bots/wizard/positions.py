"""Positions of Wizard by text, and games between bots, for the tests of the bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from magehall.bots import Bot, bot
from magehall.core import CHANCE, Move, Rng, Seat, read_seat
from magehall.core.chance import nature
from magehall.games.wizard import GAME, WizardView
from magehall.games.wizard.phase import BIDDING
from magehall.games.wizard.state import WizardState


def position(
    deal: str, moves: str = "", options: Mapping[str, str] | None = None, dealer: str = "A"
) -> WizardState:
    """Set up a round by its deal (`A B7 R2, B …; turn G4`) and the moves after it (`B: bid 1; C: bid 0`)."""
    hands = deal.split(";", maxsplit=1)[0].split(",")
    seats, cards = len(hands), len(hands[0].split()) - 1
    state = GAME.begin(seats, GAME.settle(seats, {**(options or {}), "first-dealer": dealer}))
    state.round = list(state.rules.sizes).index(cards)
    state.play(CHANCE, GAME.read(f"deal {deal}"))
    for text in filter(None, (part.strip() for part in moves.split(";"))):
        seat, move = text.split(": ")
        state.play(read_seat(seat), GAME.read(move))
    return state


def seen(state: WizardState, seat: Seat) -> WizardView:
    """Return what a seat sees."""
    view = state.view(seat)
    assert isinstance(view, WizardView)
    return view


def answer(state: WizardState, level: str, seed: int = 0) -> str:
    """Give the text of the move a bot makes for the seat that must act first."""
    seat = state.acting()[0]
    return str(bot("wizard", level).choose(state.view(seat), state.moves(seat), Rng(seed)))


def game_between(
    bots: list[Bot], options: Mapping[str, str], seed: str, bidder: Bot | None = None
) -> Iterator[tuple[WizardState, Seat, Move]]:
    """Play a game through views, refusing illegal moves; give each decision before it is carried out.

    Where a bidder is given, it makes the predictions of all.
    """
    seats = len(bots)
    state = GAME.begin(seats, GAME.settle(seats, options))
    streams = [Rng(seed, f"bot/{seat}") for seat in range(seats)]
    draws = 0
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(nature(seed, draws)))
            draws += 1
            continue
        player = bidder if bidder is not None and state.phase == BIDDING else bots[seat]
        move = player.choose(state.view(seat), state.moves(seat), streams[seat])
        yield state, seat, move
        state.play(seat, move)
