"""The mage and the witch in a running game: where they stand, where they may go, what they do to points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.errors import BadInput
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.core.shape import Shape
from magehall.games.carcassonne import turn
from magehall.games.carcassonne.expansion import Layer
from magehall.games.carcassonne.expansions.mage_witch.events import (
    FigureMoved,
    FigureRemoved,
    FigureReturned,
    FiguresIdle,
    FiguresMet,
)
from magehall.games.carcassonne.expansions.mage_witch.moves import (
    FIGURES,
    MAGE,
    WITCH,
    MoveFigure,
    RemoveFigure,
)
from magehall.games.carcassonne.expansions.mage_witch.view import MageWitch
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.phase import ASKING
from magehall.games.carcassonne.spots import NO_SEGMENT, segment_at, spot_at, spot_of, spot_text
from magehall.games.carcassonne.tiles import FIELD, KINDS

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState

BESIDE: Final = -1
"""Where a figure waiting beside the landscape is."""

SYMBOL: Final = "mage"


@final
class Figures(Layer):
    """Where the mage and the witch stand, by segment of the landscape."""

    def __init__(self, mage: i64 = BESIDE, witch: i64 = BESIDE) -> None:
        self.mage: i64 = mage
        self.witch: i64 = witch

    def name(self) -> str:
        """Return the name of the option."""
        return "mage-witch"

    def copy(self) -> Layer:
        """Return an independent copy."""
        return Figures(self.mage, self.witch)

    def pieces(self) -> list[str]:
        """Name the two figures (carcassonne-46)."""
        return list(FIGURES)

    def place(self, figure: i64) -> i64:
        """Return the segment a figure stands on, or BESIDE."""
        return self.mage if figure == MAGE else self.witch

    def stand(self, figure: i64, segment: i64) -> None:
        """Stand a figure on a segment, or beside the landscape."""
        if figure == MAGE:
            self.mage = segment
        else:
            self.witch = segment

    def home(self, state: CarcassonneState, figure: i64) -> i64:
        """Return the road or city a figure stands in, or BESIDE."""
        segment = self.place(figure)
        return BESIDE if segment == BESIDE else state.features.at(segment)

    def have_met(self, state: CarcassonneState) -> bool:
        """Tell whether both stand on the same road or in the same city."""
        if BESIDE in (self.mage, self.witch):
            return False
        return state.features.at(self.mage) == state.features.at(self.witch)

    def tile_placed(self, state: CarcassonneState) -> bool:
        """Ask for a figure after a symbol tile (carcassonne-50) or when the two have met (carcassonne-55)."""
        met = self.have_met(state)
        if met and state.listener is not None:
            state.tell(
                FiguresMet(letter(int(state.turn)), spot_text(state, self.mage), spot_text(state, self.witch))
            )
        if not met and state.box.symbols[state.land.tiles[state.land.placed - 1] >> 2] != SYMBOL:
            return False
        if self.mage != BESIDE or self.witch != BESIDE or len(self.targets(state)) > 0:
            return True
        if state.listener is not None:
            state.tell(FiguresIdle(letter(int(state.turn))))
        return False  # carcassonne-69

    def worth(self, state: CarcassonneState, feature: i64, tiles: i64, points: i64) -> i64:
        """Add a point per tile for the mage, halve upwards for the witch (carcassonne-57, 58, 60, 76)."""
        if self.home(state, MAGE) == feature:
            points += tiles
        if self.home(state, WITCH) == feature:
            points -= points >> 1
        return points

    def explain(self, state: CarcassonneState, feature: i64, tiles: i64, points: i64) -> dict[str, int]:
        """Say what the mage added or the witch took."""
        if self.home(state, MAGE) == feature:
            return {"mage": int(tiles)}
        return {"witch": -(int(points) // 2)} if self.home(state, WITCH) == feature else {}

    def completed(self, state: CarcassonneState, feature: i64) -> None:
        """Send the figure of a completed road or city back (carcassonne-59, carcassonne-73)."""
        for figure in (MAGE, WITCH):
            if self.home(state, figure) == feature:
                if state.listener is not None:
                    state.tell(FigureReturned(FIGURES[figure], self.place_text(state, figure)))
                self.stand(figure, BESIDE)

    def targets(self, state: CarcassonneState) -> list[int]:
        """List the segments of unfinished roads and cities without a figure (carcassonne-51, 52, 64, 66)."""
        mage: i64 = self.home(state, MAGE)
        witch: i64 = self.home(state, WITCH)
        found: list[int] = []
        number: i64 = 0
        while number < state.land.placed:
            tile: i64 = state.land.tiles[number] >> 2
            segment: i64 = 0
            while segment < state.box.segments[tile] and state.box.segment_kinds[8 * tile + segment] < FIELD:
                feature: i64 = state.features.at(8 * number + segment)
                if not state.features.is_finished(feature) and feature not in (mage, witch):
                    found.append(int(8 * number + segment))
                segment += 1
            number += 1
        return found

    def removable(self) -> list[int]:
        """List the figures in the landscape."""
        return [figure for figure in (MAGE, WITCH) if self.place(figure) != BESIDE]

    def knows(self, move: Move) -> bool:
        """Tell whether a move is one of a figure."""
        return isinstance(move, (MoveFigure, RemoveFigure))

    def moves(self, state: CarcassonneState) -> list[Move]:
        """List both figures on every target; without targets, the figures that can leave (carcassonne-69)."""
        targets = self.targets(state)
        found: list[Move] = []
        for figure in (MAGE, WITCH):
            for segment in targets:
                x, y, name = spot_of(state, segment)
                found.append(MoveFigure(figure, x, y, name))
        if not targets:
            found += [RemoveFigure(figure) for figure in self.removable()]
        return found

    def proposals(self, state: CarcassonneState) -> list[Move]:
        """List one target for each road and city: the exact segment a figure stands on does not matter."""
        seen: list[int] = []
        found: list[Move] = []
        for segment in self.targets(state):
            feature = int(state.features.at(segment))
            if feature not in seen:
                seen.append(feature)
                x, y, name = spot_of(state, segment)
                found += [MoveFigure(figure, x, y, name) for figure in (MAGE, WITCH)]
        return found if found else self.moves(state)

    def answer_any(self, state: CarcassonneState, rng: Rng) -> None:
        """Answer at random, as the general loop would."""
        targets = self.targets(state)
        if targets:
            point: i64 = rng.below(2 * len(targets))
            figure: i64 = MAGE if point < len(targets) else WITCH
            self.move(state, figure, targets[point % len(targets)])
        else:
            leaving = self.removable()
            self.remove(state, leaving[rng.below(len(leaving))])

    def refuse(self, state: CarcassonneState, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move of a figure, or another move made while a figure is due."""
        if state.phase != ASKING or state.layers[state.asking] is not self:
            return Refusal("carcassonne-50", "no-figure-now")
        if seat != state.turn:
            return Refusal("carcassonne-50", "not-your-turn", {"seat": seat_text(int(state.turn))})
        if isinstance(move, MoveFigure):
            return self._refuse_target(state, move)
        targets = self.targets(state)
        if not isinstance(move, RemoveFigure):
            clause = "carcassonne-55" if self.have_met(state) else "carcassonne-50"
            return Refusal(clause, "figure-first", {"targets": len(targets)})
        figure = FIGURES[int(move.figure)]
        if targets:
            return Refusal("carcassonne-54", "figure-can-move", {"figure": figure, "targets": len(targets)})
        if self.place(move.figure) == BESIDE:
            return Refusal("carcassonne-69", "figure-not-out", {"figure": figure})
        return None

    def _refuse_target(self, state: CarcassonneState, move: MoveFigure) -> Refusal | None:
        facts: dict[str, Fact] = {"figure": FIGURES[int(move.figure)], "spot": move.spot()}
        segment = segment_at(state, move.x, move.y, move.segment)
        if segment == NO_SEGMENT:
            return Refusal("carcassonne-51", "no-such-segment", facts)
        feature = state.features.at(segment)
        if state.features.kind(feature) >= FIELD:
            return Refusal("carcassonne-51", "only-roads-and-cities", facts)
        if state.features.is_finished(feature):
            return Refusal("carcassonne-67", "already-complete", facts)
        if feature == self.home(state, move.figure):
            return Refusal("carcassonne-64", "same-feature", facts)
        other = WITCH if move.figure == MAGE else MAGE
        if feature == self.home(state, other):
            facts["other"] = FIGURES[other]
            return Refusal("carcassonne-52", "other-figure-there", facts)
        return None

    def apply(self, state: CarcassonneState, seat: Seat, move: Move) -> None:
        """Move or remove the figure; then a meeple may be placed (carcassonne-53)."""
        if isinstance(move, MoveFigure):
            self.move(state, move.figure, segment_at(state, move.x, move.y, move.segment))
        else:
            assert isinstance(move, RemoveFigure), "a move of a figure"
            self.remove(state, move.figure)

    def move(self, state: CarcassonneState, figure: i64, segment: i64) -> None:
        """Stand a figure on a segment and go on with the turn."""
        if state.listener is not None:
            x, y, name = spot_of(state, segment)
            feature = state.features.at(segment)
            state.tell(
                FigureMoved(
                    seat=letter(int(state.turn)),
                    figure=FIGURES[int(figure)],
                    origin=self.place_text(state, figure),
                    at=cell_text(x, y),
                    segment=name,
                    feature=KINDS[int(state.features.kind(feature))],
                    tiles=int(state.features.tiles(feature)),
                )
            )
        self.stand(figure, segment)
        turn.answered(state)

    def remove(self, state: CarcassonneState, figure: i64) -> None:
        """Take a figure off the landscape and go on with the turn (carcassonne-54)."""
        if state.listener is not None:
            origin = self.place_text(state, figure)
            state.tell(FigureRemoved(letter(int(state.turn)), FIGURES[int(figure)], origin))
        self.stand(figure, BESIDE)
        turn.answered(state)

    def place_text(self, state: CarcassonneState, figure: i64) -> str:
        """Write where a figure stands: `0,-1 road.0`, or `beside` the landscape."""
        segment = self.place(figure)
        return "beside" if segment == BESIDE else spot_text(state, segment)

    def part(self, state: CarcassonneState) -> Shape:
        """Draw where both figures stand."""
        return MageWitch(self.place_text(state, MAGE), self.place_text(state, WITCH))

    def restore(self, state: CarcassonneState, part: Shape) -> None:
        """Stand both figures where they are shown."""
        assert isinstance(part, MageWitch), "what the figures show"
        self.stand(MAGE, self._read_place(state, part.mage))
        self.stand(WITCH, self._read_place(state, part.witch))

    def _read_place(self, state: CarcassonneState, text: str) -> i64:
        if text == "beside":
            return BESIDE
        segment = spot_at(state, text)
        if state.features.kind(state.features.at(segment)) >= FIELD:
            raise BadInput(f"no figure can stand at {text}")
        return segment
