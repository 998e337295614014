"""A table of Wizard set by lines of its record, so that a test reads like a game."""

from __future__ import annotations

from magehall import CHANCE, Event, Move, Refusal, game
from magehall.core import read_seat
from magehall.games.wizard.state import WizardState

WIZARD = game("wizard")


def table(*lines: str, seats: int = 3, **options: str) -> WizardState:
    """Start a game and make the moves of the lines, `A: bid 1`; option names have underscores here."""
    state = WIZARD.start(seats, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(state, WizardState)
    go_on(state, *lines)
    return state


def go_on(state: WizardState, *lines: str) -> list[Event]:
    """Make moves and give the events they tell."""
    told: list[Event] = []
    state.listener = told.append
    for line in lines:
        who, _, text = line.partition(": ")
        state.play(read_seat(who), WIZARD.read(text))
    state.listener = None
    return told


def refused(state: WizardState, line: str) -> Refusal:
    """Give the refusal of a move that must be refused."""
    who, _, text = line.partition(": ")
    refusal = state.refuse(read_seat(who), WIZARD.read(text))
    assert refusal is not None, f"{line} should be refused"
    return refusal


def allowed(state: WizardState) -> list[str]:
    """List the legal moves of the seat that acts, as texts."""
    acting = state.acting()[0]
    return [] if acting == CHANCE else [str(move) for move in state.moves(acting)]


def texts(moves: list[Move]) -> list[str]:
    """Write moves."""
    return [str(move) for move in moves]


def one_round(*plays: str, seats: int = 3, deal: str, bids: str = "", **options: str) -> WizardState:
    """Deal, let everybody bid 0 (or the given numbers, from the dealer's left) and play cards in turn."""
    state = table(f"*: {deal}", seats=seats, **options)
    for number in bids.split() or ["0"] * seats:
        go_on(state, f"{'ABCDEF'[state.acting()[0]]}: bid {number}")
    for card in plays:
        go_on(state, f"{'ABCDEF'[state.acting()[0]]}: play {card}")
    return state
