"""A table of Witchstone set by lines of plain words, so that a test reads like a game.

A position is the first turn of a game with open screens, changed by lines such as `A wand: 9`,
`A chains: c01 c17`, `A tiles: energy/witch 1,-3 2,-3; wand/scroll 0,-1 0,1` or `library: b1_any p_chips`.
"""

from __future__ import annotations

from typing import Any

from magehall import CHANCE, Event, Refusal, Rng, game
from magehall.core import Seat, read_seat
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import Prompt, WitchstoneView

WITCHSTONE = game("witchstone")
TOWERS = ("tower_n", "tower_e", "tower_s", "tower_w")

DEAL = (
    "deal map wand wand energy energy energy witch witch witch pentagram pentagram crystal crystal scroll "
    "scroll vp3 vp3; library p_chips b2_wand p_lying b1_any p_silver b2_energy; "
    "pentagram energy/witch pentagram/wand crystal/scroll"
)
"""Chips in the order of the locations: both the first towers have a wand; the rest lie on the cloth."""

HAND = "energy/witch energy/pentagram witch/crystal pentagram/scroll crystal/wand"


def dealt(seats: int = 2, **options: str) -> WitchstoneState:
    """Set the table by the fixed deal; option names have underscores here."""
    state = started(seats, **options)
    hands = "; ".join(f"{'ABCD'[seat]} {HAND}" for seat in range(seats))
    go_on(state, f"*: {DEAL}; {hands}")
    return state


def started(seats: int, **options: str) -> WitchstoneState:
    """Start a game before the deal."""
    renamed = {name.replace("_", "-"): value for name, value in options.items()}
    state = WITCHSTONE.start(seats, renamed)
    assert isinstance(state, WitchstoneState)
    return state


def first_turn(seats: int = 2, **options: str) -> WitchstoneState:
    """Choose the towers north, east, south and west for A, B, C and D and give their chips' actions up."""
    state = dealt(seats, **options)
    for seat in reversed(range(seats)):
        go_on(state, f"{'ABCD'[seat]}: tower {TOWERS[seat]}")
        if state.acting() == (seat,) and "done" in allowed(state):
            go_on(state, f"{'ABCD'[seat]}: done")
    return state


def position(*lines: str, seats: int = 2, **options: str) -> WitchstoneState:
    """Change the first turn by lines; what they do not name stays as it is."""
    data = first_turn(seats, **{"screens": "open", **options}).view(0).data()
    for line in lines:
        change(data, line)
    state = WITCHSTONE.imagine(WITCHSTONE.read_view(data), Rng("position"))
    assert isinstance(state, WitchstoneState)
    return state


def change(data: dict[str, object], line: str) -> None:
    """Carry out one line of a position."""
    name, _, text = line.partition(": ")
    if name[:2] in ("A ", "B ", "C ", "D "):
        players = data["players"]
        assert isinstance(players, list)
        data, name = players["ABCD".index(name[0])], name[2:]
    if name == "open":
        _open(data, text)
        return
    assert name in data, f"a position has no {name!r}"
    data[name] = _value(name, data[name], text)
    if name == "turn":
        data["acting"] = [text]


def _open(data: dict[str, object], text: str) -> None:
    """Open an action on top of the second stage of a turn: `open: witch 3`."""
    prompts = [("turn", 4, "drawing"), *((kind, int(number), "") for kind, number in _pairs(text))]
    data["stack"] = [
        {"kind": kind, "amount": number, "about": about, "chips": [], "black_chip": None, "tiles": []}
        for kind, number, about in prompts
    ]


def _pairs(text: str) -> list[tuple[str, str]]:
    words = text.split()
    return list(zip(words[::2], words[1::2], strict=True))


def _value(name: str, old: object, text: str) -> object:
    """Read a value as the old one is written."""
    if text == "none":
        return {} if isinstance(old, dict) else [] if isinstance(old, list) else None
    if name == "tiles":
        laid = text.split("; ")
        return [*laid, *[None] * (11 - len(laid))]
    if isinstance(old, dict):
        return {key: int(value) if value.isdigit() else value for key, value in _pairs(text)}
    if name == "owl_stacks":
        return [[int(word) for word in part.split()] for part in text.split(";")]
    if name == "display":
        return [None if word == "-" else word for word in text.split()]
    if isinstance(old, list):
        return [int(word) if word.isdigit() else word for word in text.split()]
    return int(text) if isinstance(old, int) else text


def go_on(state: WitchstoneState, *lines: str) -> list[Event]:
    """Make moves and give the events they tell."""
    told: list[Event] = []
    state.listener = told.append
    for line in lines:
        who, _, text = line.partition(": ")
        state.play(read_seat(who), WITCHSTONE.read(text))
    state.listener = None
    return told


def refused(state: WitchstoneState, line: str) -> Refusal:
    """Give the refusal of a move that must be refused."""
    who, _, text = line.partition(": ")
    refusal = state.refuse(read_seat(who), WITCHSTONE.read(text))
    assert refusal is not None, f"{line} should be refused"
    return refusal


def allowed(state: WitchstoneState, verb: str = "") -> list[str]:
    """List the legal moves of the seat that acts, as texts, without taking crystals out by hand."""
    acting = state.acting()
    if not acting or acting == (CHANCE,):
        return []
    texts = [str(move) for move in state.moves(acting[0])]
    return [text for text in texts if text.startswith(verb) and (verb or not text.startswith("remove"))]


def top(state: WitchstoneState) -> tuple[str, int]:
    """Give kind and number of the topmost prompt."""
    prompt = state.public(None).stack[-1]
    return prompt.kind, prompt.amount


def stack(state: WitchstoneState) -> list[Prompt]:
    """Return the open prompts, the topmost last."""
    return state.public(None).stack


def seen(state: WitchstoneState, seat: Seat) -> WitchstoneView:
    """Return what a seat sees."""
    view = state.view(seat)
    assert isinstance(view, WitchstoneView)
    return view


def player(state: WitchstoneState, letter: str, name: str) -> Any:
    """Return one fact about a player."""
    return seen(state, "ABCD".index(letter)).mine.data()[name]


def score(state: WitchstoneState, letter: str) -> int:
    """Give a player's place on the score track."""
    found = player(state, letter, "score")
    assert isinstance(found, int)
    return found


def texts(told: list[Event]) -> list[str]:
    """Write events."""
    return [str(event) for event in told]
