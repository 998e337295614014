"""The data of one running game of Carcassonne, cheap to copy, and its answers to the contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.errors import IllegalMove
from magehall.core.game import Chance, Origin, State
from magehall.core.move import Move
from magehall.core.outcome import Outcome
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, check_seat, seat_text
from magehall.core.shape import View
from magehall.games.carcassonne import draw, look, meeple, place
from magehall.games.carcassonne import final as ending
from magehall.games.carcassonne import turn as course
from magehall.games.carcassonne.box import Box
from magehall.games.carcassonne.expansion import Layer
from magehall.games.carcassonne.features import Features
from magehall.games.carcassonne.landscape import Landscape
from magehall.games.carcassonne.moves import ChooseStarter, DrawTile, Pass, PlaceMeeple, PlaceTile
from magehall.games.carcassonne.phase import (
    ASKING,
    CHOOSING,
    DRAWING,
    IN_SUPPLY,
    MEEPLE,
    MEEPLES_EACH,
    NO_TILE,
    OVER,
    PLACING,
    TILE_PLACED,
)
from magehall.games.carcassonne.rules import Rules
from magehall.games.carcassonne.view import CarcassonneView

NATURE: Final = (CHANCE,)
NO_ONE: Final[tuple[Seat, ...]] = ()
ALONE: Final = [(seat,) for seat in range(6)]


@final
class CarcassonneState(State):
    """One game: the landscape, its features, the stack as counts, the meeples, and the expansions' layers."""

    shared = ("rules", "box")

    def __init__(self, seats: int, rules: Rules, like: CarcassonneState | None = None) -> None:
        self.listener = None  # not by super().__init__(), so that mypyc sees every attribute defined
        self.rules = rules
        self.box: Box = rules.box
        self.seats: i64 = seats
        if like is not None:
            self.phase: i64 = like.phase
            self.turn: i64 = like.turn
            self.starter: i64 = like.starter
            self.drawn: i64 = like.drawn
            self.ways: i64 = like.ways
            self.moment: i64 = like.moment
            self.asking: i64 = like.asking
            self.stack: i64 = like.stack
            self.total: i64 = like.total
            self.left: vec[i64] = like.left[:]
            self.gone: vec[i64] = like.gone[:]
            self.points: vec[i64] = like.points[:]
            self.supply: vec[i64] = like.supply[:]
            self.meeples: vec[i64] = like.meeples[:]
            self.land: Landscape = like.land.copy()
            self.features: Features = like.features.copy()
            self.layers: list[Layer] = [layer.copy() for layer in like.layers]
        else:
            self.phase = DRAWING
            self.turn = rules.starter
            self.starter = rules.starter
            self.drawn = NO_TILE
            self.ways = 0
            self.moment = TILE_PLACED
            self.asking = 0
            self.stack = rules.box.total
            self.total = rules.box.total
            self.left = rules.box.counts[:]
            self.gone = vec[i64]([0] * int(rules.box.kinds))
            self.points = vec[i64]([0] * seats)
            self.supply = vec[i64]([MEEPLES_EACH] * seats)
            self.meeples = vec[i64]([IN_SUPPLY] * (MEEPLES_EACH * seats))
            self.land = Landscape(rules.box)
            self.features = Features(rules.box)
            self.layers = rules.layers()
            self.lay_start_tile()
            course.begin(self)

    def lay_start_tile(self) -> None:
        """Take the start tile from the box and lay it in the middle (carcassonne-2)."""
        self.left[self.box.start] -= 1
        self.stack -= 1
        self.lay_again(0, 4 * self.box.start)

    def set_aside(self, name: str) -> None:
        """Take a kind of tile from the stack that is not in this game, or not yet."""
        self._change(name, -self.left[self.box.places[name]])

    def is_aside(self, name: str) -> bool:
        """Tell whether a kind of tile of the box is not in this game."""
        return self.total < self.box.total and any(f"tile {name}" in layer.pieces() for layer in self.layers)

    def shuffle_in(self, name: str) -> None:
        """Put a kind of tile that was set aside into the stack."""
        self._change(name, self.box.counts[self.box.places[name]])

    def _change(self, name: str, count: i64) -> None:
        self.left[self.box.places[name]] += count
        self.stack += count
        self.total += count

    def lay_again(self, cell: i64, tile: i64) -> None:
        """Lay an oriented tile into an open cell without a turn."""
        self.features.add(self.land, self.land.put(cell, tile))

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        seat += 1
        return seat if seat < self.seats else 0

    def acting(self) -> tuple[Seat, ...]:
        """Say who must act."""
        phase = self.phase
        if phase in (PLACING, MEEPLE):
            return ALONE[self.turn]
        if phase == ASKING:
            deciding = self.layers[self.asking].deciding(self)
            return NATURE if deciding == CHANCE else ALONE[deciding]
        return NO_ONE if phase == OVER else NATURE

    def moves(self, seat: Seat) -> list[Move]:
        """List every legal move of a seat."""
        check_seat(seat, self.seats)
        if seat not in self.acting():
            return []
        if self.phase == PLACING:
            return place.moves(self)
        if self.phase == MEEPLE:
            return meeple.moves(self)
        return self.layers[self.asking].moves(self) if self.phase == ASKING else []

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move."""
        check_seat(seat, self.seats)
        if self.phase == OVER:
            return Refusal("carcassonne-30", "game-over")
        if isinstance(move, DrawTile):
            return draw.refuse(self, seat, move.tile)
        if isinstance(move, ChooseStarter):
            return draw.refuse_starter(self, seat, move.seat)
        if self.phase == ASKING:
            return self.layers[self.asking].refuse(self, seat, move)
        if isinstance(move, PlaceTile):
            return place.refuse(self, seat, move)
        if isinstance(move, PlaceMeeple):
            return meeple.refuse(self, seat, move)
        if isinstance(move, Pass):
            return meeple.refuse_step(self, seat)
        for layer in self.layers:
            if layer.knows(move):
                return layer.refuse(self, seat, move)
        return Refusal("carcassonne-4", "not-a-move", {"move": str(move)})

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        if isinstance(move, DrawTile):
            draw.draw(self, self.box.places[move.tile])
        elif isinstance(move, PlaceTile):
            place.place(self, self.land.cell(move.x, move.y), move.turns)
        elif isinstance(move, PlaceMeeple):
            meeple.claim_named(self, move.segment)
        elif isinstance(move, ChooseStarter):
            draw.choose_starter(self, move.seat)
        elif self.phase == ASKING:
            self.layers[self.asking].apply(self, seat, move)
        else:
            assert isinstance(move, Pass), "a move of Carcassonne"
            meeple.skip(self)

    def play(self, seat: Seat, move: Move) -> None:
        """Judge a move and carry it out, as the contract does, but with direct calls."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def draw(self, rng: Rng) -> Move:
        """Choose the start player, decide for an expansion, or draw a tile."""
        if self.phase == CHOOSING:
            return ChooseStarter(rng.below(self.seats))
        if self.phase == ASKING:
            return self.layers[self.asking].draw(self, rng)
        return DrawTile(self.box.names[draw.any_tile(self, rng)])

    def chances(self) -> list[Chance]:
        """List the start players, what an expansion leaves to nature, or the tiles that may come."""
        if self.phase == CHOOSING:
            return [Chance(ChooseStarter(seat), 1 / int(self.seats)) for seat in range(int(self.seats))]
        if self.phase == ASKING:
            return self.layers[self.asking].chances(self)
        return draw.chances(self) if self.phase == DRAWING else []

    def public(self, before: View | None) -> CarcassonneView:
        """Draw what everyone sees alike: everything but the order of the stack."""
        assert before is None or isinstance(before, CarcassonneView), "a view of Carcassonne"
        return look.public(self, before)

    def scores(self) -> tuple[int, ...]:
        """Return the points of each seat so far."""
        return tuple(int(points) for points in self.points)

    def outcome(self) -> Outcome | None:
        """Return the final scores and ranks."""
        return ending.outcome(self) if self.phase == OVER else None

    def copy(self) -> CarcassonneState:
        """Return an independent copy without a listener."""
        return CarcassonneState(int(self.seats), self.rules, self)

    def playout(self, rng: Rng) -> None:
        """Play on at random to the end, with the same choices as the general loop but without its lists."""
        while self.phase != OVER:
            if self.phase == DRAWING:
                draw.draw(self, draw.any_tile(self, rng))
            elif self.phase == PLACING:
                place.place_any(self, rng)
            elif self.phase == MEEPLE:
                meeple.claim_any(self, rng)
            elif self.phase == ASKING:
                self.layers[self.asking].answer_any(self, rng)
            else:
                draw.choose_starter(self, rng.below(self.seats))

    def origin(self) -> Origin:
        """Say how the game was started."""
        return Origin("carcassonne", int(self.seats), self.rules.options)

    def stage(self) -> str:
        """Say how far the game has come."""
        return f"{int(self.land.placed)} tiles laid"

    def pieces(self) -> list[str]:
        """Name every tile of the box, every meeple wherever it is, and what the expansions add."""
        names = self.box.names
        found = [f"tile {names[self.land.tiles[number] >> 2]}" for number in range(int(self.land.placed))]
        found += [f"tile {names[self.drawn]}"] if self.drawn != NO_TILE else []
        for kind, name in enumerate(names):
            found += [f"tile {name}"] * int(self.left[kind] + self.gone[kind])
        for seat in range(int(self.seats)):
            out = len(meeple.standing(self, seat))
            found += [f"meeple {seat_text(seat)}"] * (out + int(self.supply[seat]))
        for layer in self.layers:
            found += layer.pieces()
        return sorted(found)

    def secrets(self, seat: Seat | None) -> dict[str, str]:
        """Nothing is hidden: the order of the stack is decided as it is drawn."""
        return {}
