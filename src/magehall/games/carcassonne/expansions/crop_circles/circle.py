"""A crop circle at work: the choice of the player in turn, then everybody's meeple in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from magehall.core.event import Fact
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, read_seat, seat_text
from magehall.games.carcassonne import meeple, turn
from magehall.games.carcassonne.expansion import Layer
from magehall.games.carcassonne.expansions.crop_circles.events import (
    ActionChosen,
    AdditionDeclined,
    CircleIdle,
    MeepleAdded,
    MeepleTakenBack,
)
from magehall.games.carcassonne.expansions.crop_circles.moves import (
    ACTIONS,
    ADD,
    CHOICES,
    NOTHING,
    ChooseAction,
    UseCircle,
)
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.moves import PASS, Pass
from magehall.games.carcassonne.phase import ASKING
from magehall.games.carcassonne.spots import NO_SEGMENT, segment_at, spot_of
from magehall.games.carcassonne.tiles import CITY, FIELD, KINDS, ROAD, ROLES

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState

NOBODY: Final = -1
NO_KIND: Final = -1
SYMBOLS: Final = {f"circle {KINDS[kind]}": kind for kind in (CITY, ROAD, FIELD)}
"""Which kind of feature each picture concerns (carcassonne-81)."""


@final
class Circle(Layer):
    """What a circle has come to: its kind, the action chosen, and whose meeple is due."""

    def __init__(self, kind: i64 = NO_KIND, action: i64 = NOTHING, seat: i64 = NOBODY) -> None:
        self.kind: i64 = kind
        self.action: i64 = action
        self.seat: i64 = seat

    def name(self) -> str:
        """Give the name of the option."""
        return "crop-circles"

    def copy(self) -> Layer:
        """Give an independent copy."""
        return Circle(self.kind, self.action, self.seat)

    def turn_scored(self, state: CarcassonneState) -> bool:
        """Ask for the choice after a circle tile, unless it concerns nobody (carcassonne-80, 88)."""
        symbol = state.box.symbols[state.land.tiles[state.land.placed - 1] >> 2]
        if symbol not in SYMBOLS:
            return False
        self.kind = SYMBOLS[symbol]
        for seat in range(int(state.seats)):
            if self.segments(state, seat):
                self.seat = state.turn
                return True
        if state.listener is not None:
            state.tell(CircleIdle(int(state.turn), self.role()))
        self.rest()
        return False

    def role(self) -> str:
        """Name the meeples that are concerned."""
        return ROLES[int(self.kind)]

    def rest(self) -> None:
        """Forget the circle."""
        self.kind = NO_KIND
        self.action = NOTHING
        self.seat = NOBODY

    def segments(self, state: CarcassonneState, seat: Seat) -> list[int]:
        """List the segments of a seat's meeples of the circle's kind, each once (carcassonne-93)."""
        found: list[int] = []
        for segment in meeple.standing(state, seat):
            if state.features.kind(state.features.at(segment)) == self.kind and segment not in found:
                found.append(segment)
        return found

    def is_due(self, state: CarcassonneState, seat: i64) -> bool:
        """Tell whether a seat has something to do under the action (carcassonne-82, carcassonne-83)."""
        if self.action == ADD and state.supply[seat] == 0:
            return False
        return len(self.segments(state, int(seat))) > 0

    def deciding(self, state: CarcassonneState) -> i64:
        """Give the seat whose choice or meeple is due."""
        return self.seat

    def knows(self, move: Move) -> bool:
        """Tell whether a move is one of a circle."""
        return isinstance(move, (ChooseAction, UseCircle))

    def moves(self, state: CarcassonneState) -> list[Move]:
        """List both actions, or the own meeples of the kind, and a pass where nothing is compulsory."""
        found: list[Move] = []
        if self.action == NOTHING:
            found += CHOICES
            return found
        for segment in self.segments(state, int(self.seat)):
            x, y, name = spot_of(state, segment)
            found.append(UseCircle(self.action, x, y, name))
        if self.action == ADD:
            found.append(PASS)
        return found

    def refuse(self, state: CarcassonneState, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move at a circle, or another one made while the circle is at work."""
        if state.phase != ASKING or state.layers[state.asking] is not self:
            return Refusal("carcassonne-80", "no-circle-now")
        if seat != self.seat:
            return Refusal("carcassonne-82", "not-your-turn", {"seat": seat_text(int(self.seat))})
        if self.action == NOTHING:
            chosen = isinstance(move, ChooseAction)
            return None if chosen else Refusal("carcassonne-80", "choose-first", {"role": self.role()})
        if isinstance(move, UseCircle) and move.action == self.action:
            return self._refuse_segment(state, move)
        if self.action == ADD:
            wrong = Refusal("carcassonne-83", "add-or-pass", {"role": self.role()})
            return None if isinstance(move, Pass) else wrong
        return Refusal("carcassonne-84", "take-one-back", {"role": self.role()})

    def _refuse_segment(self, state: CarcassonneState, move: UseCircle) -> Refusal | None:
        segment = segment_at(state, move.x, move.y, move.segment)
        if segment != NO_SEGMENT and segment in self.segments(state, int(self.seat)):
            return None
        clause = "carcassonne-83" if self.action == ADD else "carcassonne-84"
        facts: dict[str, Fact] = {"spot": move.spot(), "role": self.role()}
        return Refusal(clause, "no-own-meeple-there", facts)

    def apply(self, state: CarcassonneState, seat: Seat, move: Move) -> None:
        """Carry out the choice or a meeple, and go on to the next seat."""
        if isinstance(move, ChooseAction):
            self._choose(state, move.action)
            return
        if isinstance(move, UseCircle):
            self._use(state, seat, segment_at(state, move.x, move.y, move.segment))
        elif state.listener is not None:
            state.tell(AdditionDeclined(seat, self.role()))
        self._go_on(state, self.seat)

    def _choose(self, state: CarcassonneState, action: i64) -> None:
        if state.listener is not None:
            state.tell(ActionChosen(int(state.turn), ACTIONS[int(action)], self.role()))
        self.action = action
        self.seat = NOBODY
        self._go_on(state, state.turn)

    def _use(self, state: CarcassonneState, seat: Seat, segment: i64) -> None:
        if self.action == ADD:
            meeple.put(state, seat, segment)
        else:
            meeple.take(state, seat, segment)
        if state.listener is not None:
            x, y, name = spot_of(state, segment)
            left = int(state.supply[seat])
            if self.action == ADD:
                state.tell(MeepleAdded(seat, self.role(), cell_text(x, y), name, left))
            else:
                state.tell(MeepleTakenBack(seat, self.role(), cell_text(x, y), name, left))

    def _go_on(self, state: CarcassonneState, done: i64) -> None:
        """Go clockwise to the next seat that is due; the player in turn is the last (carcassonne-82)."""
        if self.seat != state.turn:
            seat = state.after(done)
            while not self.is_due(state, seat) and seat != state.turn:
                seat = state.after(seat)
            if self.is_due(state, seat):
                self.seat = seat
                return
        self.rest()
        turn.answered(state)

    def data(self, state: CarcassonneState) -> dict[str, object]:
        """Give the circle at work: whom it concerns, the action chosen, whose meeple is due."""
        return {
            "kind": None if self.kind == NO_KIND else KINDS[int(self.kind)],
            "action": ACTIONS[int(self.action)] or None,
            "due": None if self.seat == NOBODY else seat_text(int(self.seat)),
        }

    def restore(self, state: CarcassonneState, data: Mapping[str, object]) -> None:
        """Take over what `data` gives."""
        if data["kind"] is not None:
            self.kind = KINDS.index(str(data["kind"]))
            self.action = ACTIONS.index(str(data["action"] or ""))
            self.seat = read_seat(str(data["due"]))
