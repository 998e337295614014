"""The data of one running game of Witchstone, cheap to copy, and its answers to the contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count
from magehall.core.chance import Rng
from magehall.core.errors import IllegalMove
from magehall.core.game import Chance, Origin, State
from magehall.core.move import Move
from magehall.core.outcome import Outcome
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, check_seat
from magehall.core.shape import View
from magehall.games.witchstone import codes, flow, judge, listing, look, pieces, prompts, score, setup
from magehall.games.witchstone.board import NOTHING, Board
from magehall.games.witchstone.moves import Deal
from magehall.games.witchstone.rules import Rules
from magehall.games.witchstone.symbols import ALL_TILES, KINDS
from magehall.games.witchstone.view import WitchstoneView

NATURE: Final = (CHANCE,)
NO_ONE: Final[tuple[Seat, ...]] = ()
ALONE: Final = [(seat,) for seat in range(4)]
SHELVES: Final = 7


def zeros(size: i64) -> vec[i64]:
    """Return a vector of zeros."""
    return filled(size, 0)


def filled(size: i64, number: i64) -> vec[i64]:
    """Return a vector of equal numbers."""
    return vec[i64]([int(number)] * int(size))


def pour(numbers: vec[i64], into: vec[i64], size: i64) -> None:
    """Copy the first numbers of a vector into another."""
    place: i64 = 0
    while place < size:
        into[place] = numbers[place]
        place += 1


def _printed(board: Board, seats: int) -> vec[i64]:
    """Return the printed symbols of everyone's cauldron."""
    masks = [int(mask) for mask in board.cauldron.printed] * seats
    return vec[i64](masks)


@final
class WitchstoneState(State):
    """One game: cauldrons, networks and piles as masks, numbers by seat, open decisions as a stack."""

    shared = ("rules", "board")

    def __init__(  # noqa: PLR0915 - one line for each attribute
        self, seats: int, rules: Rules, old: WitchstoneState | None = None
    ) -> None:
        self.listener = None  # not by super().__init__(), so that mypyc sees every attribute defined
        board = rules.board
        self.rules = rules
        self.board = board
        self.seats: i64 = seats
        self.turn: i64 = 0 if old is None else old.turn
        self.round: i64 = 0 if old is None else old.round
        # the stack of open decisions, topmost last
        self.depth: i64 = 1 if old is None else old.depth
        self.kinds: vec[i64] = filled(prompts.DEPTH, prompts.DEALING) if old is None else old.kinds[:]
        self.pools: vec[i64] = zeros(prompts.DEPTH) if old is None else old.pools[:]
        self.chips_waiting: vec[i64] = zeros(prompts.DEPTH) if old is None else old.chips_waiting[:]
        self.tiles_waiting: vec[i64] = zeros(prompts.DEPTH) if old is None else old.tiles_waiting[:]
        # what lies in the middle of the table
        self.deck: i64 = bit(board.scrolls.cards) - 1 if old is None else old.deck
        self.library: vec[i64] = (
            filled(int(board.scrolls.shelves), NOTHING) if old is None else old.library[:]
        )
        self.shelved: i64 = 0 if old is None else old.shelved
        self.special_stack: i64 = ALL_TILES if old is None else old.special_stack
        self.display: vec[i64] = filled(board.pentagram.specials, NOTHING) if old is None else old.display[:]
        self.owls_gone: vec[i64] = zeros(board.pentagram.owls) if old is None else old.owls_gone[:]
        self.map_chips: vec[i64] = filled(len(board.map.places), NOTHING) if old is None else old.map_chips[:]
        self.cloth: vec[i64] = board.rack.chips[:] if old is None else old.cloth[:]
        self.shelf_total: vec[i64] = zeros(SHELVES) if old is None else old.shelf_total[:]
        self.slots_taken: i64 = 0 if old is None else old.slots_taken
        self.taken: i64 = 0 if old is None else old.taken
        self.finished: i64 = 0 if old is None else old.finished
        # the wand spaces still to be carried out, and which of them are doubled
        self.wand_queue: i64 = 0 if old is None else old.wand_queue
        self.wand_double: i64 = 0 if old is None else old.wand_double
        self.resolving: i64 = 0 if old is None else old.resolving
        self.stamps: i64 = 0 if old is None else old.stamps
        # each player's tracks, map and network
        self.score: vec[i64] = zeros(seats) if old is None else old.score[:]
        self.wand: vec[i64] = zeros(seats) if old is None else old.wand[:]
        self.stamp: vec[i64] = zeros(seats) if old is None else old.stamp[:]
        self.pentagram: vec[i64] = zeros(seats) if old is None else old.pentagram[:]
        self.tower: vec[i64] = filled(seats, NOTHING) if old is None else old.tower[:]
        self.energy: vec[i64] = filled(seats, board.energy) if old is None else old.energy[:]
        self.chains: vec[i64] = zeros(seats) if old is None else old.chains[:]
        self.open_chain: vec[i64] = filled(seats, NOTHING) if old is None else old.open_chain[:]
        self.open_links: vec[i64] = zeros(seats) if old is None else old.open_links[:]
        self.network: vec[i64] = zeros(seats) if old is None else old.network[:]
        self.touching: vec[i64] = zeros(seats) if old is None else old.touching[:]
        self.reserve: vec[i64] = filled(seats, board.small_witches) if old is None else old.reserve[:]
        self.lying: vec[i64] = zeros(seats) if old is None else old.lying[:]
        self.standing: vec[i64] = zeros(seats) if old is None else old.standing[:]
        self.slot: vec[i64] = zeros(seats) if old is None else old.slot[:]
        # each player's cauldron and crystals
        self.covered: vec[i64] = filled(seats, board.cauldron.covered) if old is None else old.covered[:]
        self.symbols: vec[i64] = _printed(board, seats) if old is None else old.symbols[:]
        self.crystals: vec[i64] = filled(seats, board.cauldron.own) if old is None else old.crystals[:]
        self.black: vec[i64] = filled(seats, bit(board.cauldron.black)) if old is None else old.black[:]
        self.rack: vec[i64] = zeros(SHELVES * seats) if old is None else old.rack[:]
        self.racked: vec[i64] = zeros(seats) if old is None else old.racked[:]
        self.black_at: vec[i64] = filled(seats, NOTHING) if old is None else old.black_at[:]
        self.boxed: vec[i64] = zeros(seats) if old is None else old.boxed[:]
        self.removed: vec[i64] = zeros(seats) if old is None else old.removed[:]
        # each player's tiles, scrolls and chips
        self.hand: vec[i64] = zeros(seats) if old is None else old.hand[:]
        self.played: vec[i64] = zeros(seats) if old is None else old.played[:]
        self.laid: vec[i64] = filled((int(board.rounds) * seats), NOTHING) if old is None else old.laid[:]
        self.scrolls: vec[i64] = zeros(seats) if old is None else old.scrolls[:]
        self.used: vec[i64] = zeros(seats) if old is None else old.used[:]
        self.beside: vec[i64] = zeros(seats) if old is None else old.beside[:]
        self.placed: vec[i64] = zeros(seats) if old is None else old.placed[:]
        self.chips: vec[i64] = zeros(seats) if old is None else old.chips[:]
        self.chip_kinds: vec[i64] = zeros(seats) if old is None else old.chip_kinds[:]
        self.owls: vec[i64] = zeros(seats) if old is None else old.owls[:]

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise."""
        seat += 1
        return seat if seat < self.seats else 0

    def empty(self, seat: i64) -> i64:
        """Return the empty hexes of a cauldron."""
        taken: i64 = self.covered[seat] | self.crystals[seat] | self.black[seat]
        return self.board.cauldron.cells & ~taken

    def symbol(self, seat: i64, symbol: i64) -> i64:
        """Return the hexes of a cauldron that show a symbol."""
        return self.symbols[seat * KINDS + symbol]

    def unseen(self, seat: i64) -> i64:
        """Return the tiles that a player neither holds nor has played: in the supply, or in the box."""
        return ALL_TILES & ~self.hand[seat] & ~self.played[seat]

    def supply(self, seat: i64) -> i64:
        """Count a player's supply (witchstone-9, witchstone-123)."""
        return self.rules.tiles[seat] - count(self.hand[seat] | self.played[seat])

    def acting(self) -> tuple[Seat, ...]:
        """Say who must act."""
        kind = prompts.top(self)
        if kind < prompts.DRAWING:
            return ALONE[self.turn]
        return NO_ONE if kind == prompts.OVER else NATURE

    def moves(self, seat: Seat) -> list[Move]:
        """List every legal move of a seat."""
        check_seat(seat, self.seats)
        if seat != self.turn or prompts.top(self) >= prompts.DRAWING:
            return []
        found = codes.Codes()
        listing.list_moves(self, found)
        lexicon = self.rules.lexicon
        moves: list[Move] = []
        place: i64 = 0
        while place < found.size:
            moves.append(lexicon.move(found.numbers[place]))
            place += 1
        return moves

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move."""
        check_seat(seat, self.seats)
        return judge.refuse(self, seat, move)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        if isinstance(move, Deal):
            setup.deal(self, move)
            flow.settle(self)
        else:
            flow.carry_out(self, self.rules.lexicon.number(move))

    def play(self, seat: Seat, move: Move) -> None:
        """Judge a move and carry it out, as the contract does, but with direct calls."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def draw(self, rng: Rng) -> Move:
        """Set the table, or draw a tile, a scroll or a special tile."""
        if prompts.top(self) == prompts.DEALING:
            return setup.shuffled(self, rng)
        return self.rules.lexicon.move(setup.drawn(self, rng))

    def chances(self) -> list[Chance]:
        """List the tiles or scrolls that nature may draw; a whole deal is too much to list."""
        return setup.chances(self)

    def playout(self, rng: Rng) -> None:
        """Play on at random to the end, with the same choices as the general loop but without its objects."""
        found = codes.Codes()
        while True:
            kind = prompts.top(self)
            if kind < prompts.DRAWING:
                found.size = 0
                listing.list_moves(self, found)
                flow.carry_out(self, found.numbers[rng.below(found.size)])
            elif kind < prompts.DEALING:
                flow.carry_out(self, setup.drawn(self, rng))
            elif kind == prompts.DEALING:
                self.apply(CHANCE, setup.shuffled(self, rng))
            else:
                return

    def public(self, before: View | None) -> WitchstoneView:
        """Draw what everyone sees alike."""
        assert before is None or isinstance(before, WitchstoneView), "a view of Witchstone"
        return look.public(self, before)

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        """Draw what a seat sees differently."""
        assert isinstance(public, WitchstoneView), "a view of Witchstone"
        return look.private(self, seat, public)

    def scores(self) -> tuple[int, ...]:
        """Return the points on the score track, or the totals after the game."""
        if prompts.top(self) == prompts.OVER:
            return tuple(int(score.total(self, seat)) for seat in range(int(self.seats)))
        return tuple(int(points) for points in self.score)

    def outcome(self) -> Outcome | None:
        """Say how the game ended (witchstone-107, witchstone-163)."""
        return score.outcome(self) if prompts.top(self) == prompts.OVER else None

    def origin(self) -> Origin:
        """Say how the game was started."""
        return Origin("witchstone", int(self.seats), self.rules.options)

    def stage(self) -> str:
        """Say how far the game has come."""
        return f"round {min(int(self.round) + 1, int(self.board.rounds))} of {int(self.board.rounds)}"

    def pieces(self) -> list[str]:
        """Name every piece, wherever it is."""
        return pieces.pieces(self)

    def secrets(self, seat: Seat | None) -> dict[str, str]:
        """Name the tiles whose place a seat must not know (witchstone-162)."""
        return pieces.secrets(self, seat)

    def copy(self) -> WitchstoneState:
        """Return an independent copy without a listener."""
        return WitchstoneState(int(self.seats), self.rules, self)

    def become(self, other: WitchstoneState) -> None:  # noqa: PLR0915 - one line for each attribute
        """Turn into a copy of another state of the same game, so that a search need not make new ones."""
        self.turn = other.turn
        self.round = other.round
        self.depth = other.depth
        self.deck = other.deck
        self.shelved = other.shelved
        self.special_stack = other.special_stack
        self.slots_taken = other.slots_taken
        self.taken = other.taken
        self.finished = other.finished
        self.wand_queue = other.wand_queue
        self.wand_double = other.wand_double
        self.resolving = other.resolving
        self.stamps = other.stamps
        pour(other.kinds, self.kinds, other.depth)
        pour(other.pools, self.pools, other.depth)
        pour(other.chips_waiting, self.chips_waiting, other.depth)
        pour(other.tiles_waiting, self.tiles_waiting, other.depth)
        pour(other.library, self.library, len(other.library))
        pour(other.display, self.display, len(other.display))
        pour(other.owls_gone, self.owls_gone, len(other.owls_gone))
        pour(other.map_chips, self.map_chips, len(other.map_chips))
        pour(other.cloth, self.cloth, len(other.cloth))
        pour(other.shelf_total, self.shelf_total, len(other.shelf_total))
        pour(other.score, self.score, len(other.score))
        pour(other.wand, self.wand, len(other.wand))
        pour(other.stamp, self.stamp, len(other.stamp))
        pour(other.pentagram, self.pentagram, len(other.pentagram))
        pour(other.tower, self.tower, len(other.tower))
        pour(other.energy, self.energy, len(other.energy))
        pour(other.chains, self.chains, len(other.chains))
        pour(other.open_chain, self.open_chain, len(other.open_chain))
        pour(other.open_links, self.open_links, len(other.open_links))
        pour(other.network, self.network, len(other.network))
        pour(other.touching, self.touching, len(other.touching))
        pour(other.reserve, self.reserve, len(other.reserve))
        pour(other.lying, self.lying, len(other.lying))
        pour(other.standing, self.standing, len(other.standing))
        pour(other.slot, self.slot, len(other.slot))
        pour(other.covered, self.covered, len(other.covered))
        pour(other.symbols, self.symbols, len(other.symbols))
        pour(other.crystals, self.crystals, len(other.crystals))
        pour(other.black, self.black, len(other.black))
        pour(other.rack, self.rack, len(other.rack))
        pour(other.racked, self.racked, len(other.racked))
        pour(other.black_at, self.black_at, len(other.black_at))
        pour(other.boxed, self.boxed, len(other.boxed))
        pour(other.removed, self.removed, len(other.removed))
        pour(other.hand, self.hand, len(other.hand))
        pour(other.played, self.played, len(other.played))
        pour(other.laid, self.laid, len(other.laid))
        pour(other.scrolls, self.scrolls, len(other.scrolls))
        pour(other.used, self.used, len(other.used))
        pour(other.beside, self.beside, len(other.beside))
        pour(other.placed, self.placed, len(other.placed))
        pour(other.chips, self.chips, len(other.chips))
        pour(other.chip_kinds, self.chip_kinds, len(other.chip_kinds))
        pour(other.owls, self.owls, len(other.owls))
