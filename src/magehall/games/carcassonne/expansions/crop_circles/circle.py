"""A crop circle at work: the choice of the player in turn, then everyone's meeple in order.

Before the first turn nature draws which circles are in the game, if not all are.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from magehall.core import keeping
from magehall.core.chance import Rng
from magehall.core.errors import BadInput
from magehall.core.facts import Fact
from magehall.core.game import Chance
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, letter, read_seat, seat_text
from magehall.core.shape import Shape
from magehall.games.carcassonne import meeple, turn
from magehall.games.carcassonne.expansion import Layer
from magehall.games.carcassonne.expansions.crop_circles.events import (
    ActionChosen,
    AdditionDeclined,
    CircleIdle,
    CircleShuffledIn,
    MeepleAdded,
    MeepleTakenBack,
)
from magehall.games.carcassonne.expansions.crop_circles.moves import (
    ADD,
    CHOICES,
    CIRCLES,
    NOTHING,
    ChooseAction,
    DrawLot,
    UseCircle,
    action_text,
    read_action,
)
from magehall.games.carcassonne.expansions.crop_circles.view import CropCircles
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.moves import PASS, Pass
from magehall.games.carcassonne.phase import ASKING
from magehall.games.carcassonne.spots import NO_SEGMENT, segment_at, spot_of
from magehall.games.carcassonne.tiles import CITY, FIELD, KINDS, ROAD, ROLES

if TYPE_CHECKING:
    from magehall.games.carcassonne.expansions.crop_circles.view import Circle as CircleName
    from magehall.games.carcassonne.shape import Role
    from magehall.games.carcassonne.state import CarcassonneState

NOBODY: Final = -1
NO_KIND: Final = -1
SYMBOLS: Final = {f"circle {KINDS[kind]}": kind for kind in (CITY, ROAD, FIELD)}
"""Which kind of feature each picture concerns (carcassonne-81)."""


@final
class Circle(Layer):
    """What is going on at a circle: its kind, the action chosen, and whose meeple is due."""

    def __init__(self, tiles: list[str], lot: i64 = 0, like: Circle | None = None) -> None:
        """Begin with these circles, or by drawing this many of them."""
        self.lot: i64 = lot if like is None else like.lot
        self.tiles: list[str] = ([] if lot > 0 else tiles) if like is None else like.tiles
        self.aside: list[str] = (tiles if lot > 0 else []) if like is None else like.aside
        self.kind: i64 = NO_KIND if like is None else like.kind
        self.action: i64 = NOTHING if like is None else like.action
        self.seat: i64 = NOBODY if like is None else like.seat

    def name(self) -> str:
        """Return the name of the option."""
        return "crop-circles"

    def copy(self) -> Layer:
        """Return an independent copy."""
        return Circle(self.tiles, 0, self)

    def __reduce__(self) -> tuple[object, ...]:
        return keeping.reduce(self, self.tiles)

    def begun(self, state: CarcassonneState) -> bool:
        """Set aside the circles from which nature draws some (carcassonne-92)."""
        for name in self.aside:
            state.set_aside(name)
        return self.lot > 0

    def lots(self) -> list[Move]:
        """List what nature may draw, nothing if no lot is due."""
        if self.lot == 0:
            return []
        return [DrawLot(tiles) for tiles in combinations(self.aside, int(self.lot))]

    def draw(self, state: CarcassonneState, rng: Rng) -> Move:
        """Draw the circles that are in the game, each set equally likely (carcassonne-92)."""
        lots = self.lots()
        return lots[rng.below(len(lots))]

    def chances(self, state: CarcassonneState) -> list[Chance]:
        """List the sets of circles that may be in the game, with their probabilities."""
        lots = self.lots()
        return [Chance(lot, 1 / len(lots)) for lot in lots]

    def _shuffle_in(self, state: CarcassonneState, tiles: list[str]) -> None:
        """Put these circles into the game and leave the others out."""
        self.lot = 0
        self.tiles = tiles
        self.aside = [name for name in self.aside if name not in tiles]
        for name in tiles:
            state.shuffle_in(name)

    def pieces(self) -> list[str]:
        """Name the tiles that are not in the game."""
        return [f"tile {name}" for name in self.aside]

    def turn_scored(self, state: CarcassonneState) -> bool:
        """Ask for the choice after a circle tile, unless it affects nobody (carcassonne-80, 88)."""
        symbol = state.box.symbols[state.land.tiles[state.land.placed - 1] >> 2]
        if symbol not in SYMBOLS:
            return False
        self.kind = SYMBOLS[symbol]
        for seat in range(int(state.seats)):
            if self.segments(state, seat):
                self.seat = state.turn
                return True
        if state.listener is not None:
            state.tell(CircleIdle(letter(int(state.turn)), self.role()))
        self.rest()
        return False

    def role(self) -> Role:
        """Name the meeples that are affected."""
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
        """Return the seat whose choice or meeple is due; the draw is nature's."""
        return CHANCE if self.lot > 0 else self.seat

    def knows(self, move: Move) -> bool:
        """Tell whether a move is one of a circle."""
        return isinstance(move, (ChooseAction, UseCircle, DrawLot))

    def moves(self, state: CarcassonneState) -> list[Move]:
        """List both actions, or the player's meeples of the kind, and a pass if nothing is compulsory."""
        found: list[Move] = []
        if self.lot > 0:
            return found
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
        """Judge a move at a circle, or another move made while the circle is at work."""
        if self.lot > 0 or isinstance(move, DrawLot):
            return self._refuse_lot(state, seat, move)
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

    def _refuse_lot(self, state: CarcassonneState, seat: Seat, move: Move) -> Refusal | None:
        """Judge the draw: nature's alone, and of as many circles as were agreed on."""
        if not isinstance(move, DrawLot):
            return Refusal("carcassonne-92", "lot-first")
        if seat != CHANCE or self.lot == 0:
            return Refusal("carcassonne-92", "no-lot-now")
        if len(move.tiles) != self.lot:
            return Refusal("carcassonne-92", "wrong-lot", {"count": int(self.lot)})
        return None

    def _refuse_segment(self, state: CarcassonneState, move: UseCircle) -> Refusal | None:
        segment = segment_at(state, move.x, move.y, move.segment)
        if segment != NO_SEGMENT and segment in self.segments(state, int(self.seat)):
            return None
        clause = "carcassonne-83" if self.action == ADD else "carcassonne-84"
        facts: dict[str, Fact] = {"spot": move.spot(), "role": self.role()}
        return Refusal(clause, "no-own-meeple-there", facts)

    def apply(self, state: CarcassonneState, seat: Seat, move: Move) -> None:
        """Carry out the draw, the choice or a meeple, and go on to the next seat."""
        if isinstance(move, DrawLot):
            self._draw(state, move)
            return
        if isinstance(move, ChooseAction):
            self._choose(state, move.action)
            return
        if isinstance(move, UseCircle):
            self._use(state, seat, segment_at(state, move.x, move.y, move.segment))
        elif state.listener is not None:
            state.tell(AdditionDeclined(letter(seat), self.role()))
        self._go_on(state, self.seat)

    def answer_any(self, state: CarcassonneState, rng: Rng) -> None:
        """Answer at random, as nature if the draw is due."""
        if self.lot > 0:
            self.apply(state, CHANCE, self.draw(state, rng))
        else:
            super().answer_any(state, rng)

    def _draw(self, state: CarcassonneState, move: DrawLot) -> None:
        self._shuffle_in(state, list(move.tiles))
        if state.listener is not None:
            for name in self.drawn():
                kind = SYMBOLS[state.box.symbols[state.box.places[name]]]
                state.tell(CircleShuffledIn(name, ROLES[kind]))
        turn.answered(state)

    def _choose(self, state: CarcassonneState, action: i64) -> None:
        if state.listener is not None:
            state.tell(ActionChosen(letter(int(state.turn)), action_text(action), self.role()))
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
                state.tell(MeepleAdded(letter(seat), self.role(), cell_text(x, y), name, left))
            else:
                state.tell(MeepleTakenBack(letter(seat), self.role(), cell_text(x, y), name, left))

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

    def drawn(self) -> list[CircleName]:
        """Name the circles in the game."""
        return [name for name in CIRCLES if name in self.tiles]

    def part(self, state: CarcassonneState) -> Shape:
        """Draw the circles in the game and the one at work: its kind, the action chosen, who is due."""
        return CropCircles(
            tiles=self.drawn(),
            kind=None if self.kind == NO_KIND else KINDS[int(self.kind)],
            action=None if self.action == NOTHING else action_text(self.action),
            due=None if self.seat == NOBODY else letter(int(self.seat)),
        )

    def restore(self, state: CarcassonneState, part: Shape) -> None:
        """Take over which circles are in the game, and the one at work."""
        assert isinstance(part, CropCircles), "what the circles show"
        if self.lot > 0 and part.tiles:
            self._restore_lot(state, list(part.tiles))
        if part.kind is not None and part.due is not None:
            self.kind = KINDS.index(part.kind)
            self.action = NOTHING if part.action is None else read_action(part.action)
            self.seat = read_seat(part.due)
        if self.seat >= state.seats:
            raise BadInput(f"nobody sits at {part.due}, so no circle waits there")

    def _restore_lot(self, state: CarcassonneState, tiles: list[str]) -> None:
        if len(tiles) != self.lot or tiles != [name for name in self.aside if name in tiles]:
            raise BadInput(f"no lot of {int(self.lot)} crop circles: {' '.join(tiles)}")
        self._shuffle_in(state, tiles)
