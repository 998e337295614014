"""What a seat may know of a game of Carcassonne, which is everything but the order of the stack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast, final

from magehall.core.seat import Seat, read_seat, seat_text
from magehall.core.shape import View
from magehall.games.carcassonne import meeple, place
from magehall.games.carcassonne.phase import ASKING, MOMENTS, NO_TILE, WORDS
from magehall.games.carcassonne.rules import Rules
from magehall.games.carcassonne.spots import read_cell, segment_at, spot_text

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


@final
class CarcassonneView(View):
    """A seat's knowledge: tiles in the order they were placed, meeples by the segment they stand on."""

    def __init__(self, seat: Seat | None, seats: int, options: dict[str, str]) -> None:
        self.seat = seat
        self.seats = seats
        self.options = options
        self.phase = ""
        self.turn = 0
        self.starter = 0
        self.acting: tuple[Seat, ...] = ()
        self.drawn: str | None = None
        self.stack = 0
        self.remaining: dict[str, int] = {}
        self.discarded: list[str] = []
        self.placed: list[str] = []
        self.meeples: list[list[str]] = []
        self.supply: list[int] = []
        self.scores: list[int] = []
        self.moment: str | None = None
        self.asking: str | None = None
        self.expansions: dict[str, dict[str, object]] = {}

    def data(self) -> dict[str, object]:
        """Give the view as plain data; the remaining tiles only where they are shown (carcassonne-44)."""
        return {
            "game": "carcassonne",
            "seat": None if self.seat is None else seat_text(self.seat),
            "seats": self.seats,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": seat_text(self.turn),
            "starter": seat_text(self.starter),
            "acting": [seat_text(seat) for seat in self.acting],
            "drawn": self.drawn,
            "stack": self.stack,
            "remaining": dict(self.remaining) if Rules(self.options).list_shown else None,
            "discarded": list(self.discarded),
            "placed": list(self.placed),
            "meeples": [list(own) for own in self.meeples],
            "supply": list(self.supply),
            "scores": list(self.scores),
            "moment": self.moment,
            "asking": self.asking,
            "expansions": {name: dict(data) for name, data in self.expansions.items()},
        }


def look(state: CarcassonneState, seat: Seat | None) -> CarcassonneView:
    """Build a seat's view up from nothing."""
    names = state.box.names
    view = CarcassonneView(seat, int(state.seats), state.rules.options)
    view.phase = WORDS[int(state.phase)]
    view.turn = int(state.turn)
    view.starter = int(state.starter)
    view.acting = state.acting()
    view.drawn = None if state.drawn == NO_TILE else names[int(state.drawn)]
    view.stack = int(state.stack)
    view.remaining = {name: int(state.left[kind]) for kind, name in enumerate(names)}
    view.discarded = [name for kind, name in enumerate(names) for _ in range(int(state.gone[kind]))]
    view.placed = [placed_text(state, number) for number in range(int(state.land.placed))]
    for owner in range(view.seats):
        view.meeples.append([spot_text(state, segment) for segment in meeple.standing(state, owner)])
        view.supply.append(int(state.supply[owner]))
        view.scores.append(int(state.points[owner]))
    if state.phase == ASKING:
        view.moment = MOMENTS[int(state.moment)]
        view.asking = state.layers[state.asking].name()
    view.expansions = {layer.name(): layer.data(state) for layer in state.layers}
    return view


def placed_text(state: CarcassonneState, number: int) -> str:
    """Write a tile in the landscape as in the move that placed it: `D 0,0 r0`."""
    tile = int(state.land.tiles[number])
    return f"{state.box.names[tile >> 2]} {state.land.text(number)} r{90 * (tile & 3)}"


def read_view(data: Mapping[str, object]) -> CarcassonneView:
    """Read what `CarcassonneView.data` gives."""
    body = cast("dict[str, list[object]]", data)
    seat, drawn, moment, asking = data["seat"], data["drawn"], data["moment"], data["asking"]
    view = CarcassonneView(
        None if seat is None else read_seat(str(seat)),
        int(str(data["seats"])),
        cast("dict[str, str]", data["options"]),
    )
    view.phase = str(data["phase"])
    view.turn = read_seat(str(data["turn"]))
    view.starter = read_seat(str(data["starter"]))
    view.acting = tuple([read_seat(str(letter)) for letter in body["acting"]])
    view.drawn = None if drawn is None else str(drawn)
    view.stack = int(str(data["stack"]))
    view.remaining = cast("dict[str, int]", data["remaining"] or {})
    view.discarded = [str(name) for name in body["discarded"]]
    view.placed = [str(text) for text in body["placed"]]
    view.meeples = [list(own) for own in cast("list[list[str]]", data["meeples"])]
    view.supply = [int(str(number)) for number in body["supply"]]
    view.scores = [int(str(number)) for number in body["scores"]]
    view.moment = None if moment is None else str(moment)
    view.asking = None if asking is None else str(asking)
    view.expansions = cast("dict[str, dict[str, object]]", data["expansions"])
    return view


def imagine(view: CarcassonneView) -> CarcassonneState:
    """Rebuild the state a view shows: the tiles are laid again in their order, then all the rest."""
    from magehall.games.carcassonne.state import CarcassonneState

    state = CarcassonneState(view.seats, Rules(view.options))
    for text in view.placed[1:]:
        _lay(state, text)
    state.phase = WORDS.index(view.phase)
    state.turn = view.turn
    state.starter = view.starter
    for name in view.discarded:
        _remove(state, name)
        state.gone[state.box.places[name]] += 1
    if view.drawn is not None:
        _remove(state, view.drawn)
        state.drawn = state.box.places[view.drawn]
        state.ways = place.ways(state, state.drawn)
    for seat in range(view.seats):
        state.points[seat] = view.scores[seat]
        for text in view.meeples[seat]:
            meeple.put(state, seat, read_segment_at(state, text))
    _restore_layers(state, view)
    return state


def read_segment_at(state: CarcassonneState, text: str) -> int:
    """Read a spot of the landscape as `spot_text` writes it."""
    cell, _, segment = text.partition(" ")
    x, y = read_cell(cell, text, 0)
    return int(segment_at(state, x, y, segment))


def _lay(state: CarcassonneState, text: str) -> None:
    name, cell, turned = text.split(" ")
    x, y = read_cell(cell, text, len(name) + 1)
    _remove(state, name)
    state.lay_again(state.land.cell(x, y), 4 * state.box.places[name] + int(turned[1:]) // 90)


def _remove(state: CarcassonneState, name: str) -> None:
    state.left[state.box.places[name]] -= 1
    state.stack -= 1


def _restore_layers(state: CarcassonneState, view: CarcassonneView) -> None:
    for number, layer in enumerate(state.layers):
        layer.restore(state, view.expansions[layer.name()])
        if layer.name() == view.asking:
            state.asking = number
    if view.moment is not None:
        state.moment = MOMENTS.index(view.moment)
