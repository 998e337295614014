"""What a seat may know of a game of Witchstone, as plain data built up from nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast, final

from mypy_extensions import i64

from magehall.core.seat import Seat, seat_text
from magehall.core.shape import View
from magehall.games.witchstone import crystals, frames, score, scrolls, turn
from magehall.games.witchstone.bits import cell_text, cells_text, count, listed, lowest
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.prophecy import largest
from magehall.games.witchstone.symbols import CHIPS, KINDS, PAIRS, SHELVES, SYMBOLS, tile_text, tiles_text

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


@final
class WitchstoneView(View):
    """A seat's knowledge as plain names and numbers; it never changes."""

    def __init__(self, seat: Seat | None, body: dict[str, object]) -> None:
        self.seat = seat
        self.body = body

    def data(self) -> dict[str, object]:
        """Give the view as plain data."""
        return self.body


def look(state: WitchstoneState, seat: Seat | None) -> WitchstoneView:
    """Build a seat's view up from nothing; only tiles behind screens are ever left out (witchstone-162)."""
    board = state.board
    ball, kind = board.map, int(frames.top(state))
    body: dict[str, object] = {
        "game": "witchstone",
        "seat": None if seat is None else seat_text(seat),
        "seats": int(state.seats),
        "options": dict(state.rules.options),
        "phase": frames.NAMES[kind],
        "round": min(int(state.round) + 1, int(board.rounds)),
        "rounds": int(board.rounds),
        "turn": seat_text(int(state.turn)),
        "acting": [seat_text(acting) for acting in state.acting()],
        "stack": [_frame(state, place) for place in range(int(state.depth))],
        "wand_queue": listed(state.wand_queue),
        "wand_double": listed(state.wand_double),
        "library": [scrolls.name_of(state, state.library[shelf]) for shelf in range(int(state.shelved))],
        "pile": int(count(state.deck)),
        "display": [None if tile == NOTHING else tile_text(tile) for tile in state.display],
        "special_stack": int(count(state.special_stack)),
        "owl_stacks": [[int(value) for value in board.owl_stack[gone:]] for gone in state.owls_gone],
        "map_chips": {
            ball.places[place]: CHIPS[int(chip)]
            for place, chip in enumerate(state.map_chips)
            if chip != NOTHING
        },
        "cloth": [name for chip, name in enumerate(CHIPS) for _ in range(int(state.cloth[chip]))],
        "flasks": {name: int(crystals.free_flasks(state, shelf)) for shelf, name in enumerate(SHELVES)},
        "players": [_player(state, owner, seat) for owner in range(int(state.seats))],
    }
    return WitchstoneView(seat, body)


def own(state: WitchstoneState, seat: Seat, public: Mapping[str, object]) -> dict[str, object]:
    """Give the keys of a seat's view that may differ from a watcher's: the own things behind the screen."""
    found: dict[str, object] = {"seat": seat_text(seat)}
    if not state.rules.open_screens:
        players = list(cast("list[dict[str, object]]", public["players"]))
        shown: dict[str, object] = {"total": _total(state, seat, seat), "hand": _hand(state, seat, seat)}
        players[seat] = {**players[seat], **shown}
        found["players"] = players
    return found


def _frame(state: WitchstoneState, place: int) -> dict[str, object]:
    waiting, kind, amount = state.chips_waiting[place], int(state.kinds[place]), int(state.pools[place])
    chips = [SYMBOLS[chip] for chip in range(KINDS) for _ in range(int(frames.chips_of(waiting, chip)))]
    black = int(frames.black_chip(waiting))
    return {
        "kind": frames.NAMES[kind],
        "amount": amount,
        "about": _about(kind, amount),
        "chips": chips,
        "black_chip": SYMBOLS[black] if black >= 0 else None,
        "tiles": tiles_text(state.tiles_waiting[place]),
    }


def _about(kind: int, amount: int) -> str:
    """Say in words what the number of a frame means where it is no number of actions."""
    if kind == frames.TURN:
        return turn.STAGES[amount]
    if kind == frames.SHELVING:
        return f"{SYMBOLS[amount & 7]} {'black' if amount >= 8 else 'own'}"
    if kind == frames.CHOOSING_CHIP:
        return "black" if amount else "own"
    return tile_text(amount) if kind == frames.SPECIAL_TILE else ""


def _player(state: WitchstoneState, owner: Seat, seat: Seat | None) -> dict[str, object]:
    return {
        "seat": seat_text(owner),
        **_tracks(state, owner, seat),
        **_map(state, owner),
        **_cauldron(state, owner),
        **_crystals(state, owner),
        **_possessions(state, owner, seat),
    }


def _tracks(state: WitchstoneState, owner: Seat, seat: Seat | None) -> dict[str, object]:
    return {
        "score": int(state.score[owner]),
        "total": _total(state, owner, seat),
        "wand": int(state.wand[owner]),
        "stamp": int(state.stamp[owner]),
        "pentagram": int(state.pentagram[owner]),
    }


def _total(state: WitchstoneState, owner: Seat, seat: Seat | None) -> int | None:
    over = frames.top(state) == frames.OVER
    shown = over or owner == seat or state.rules.open_screens
    dealt = frames.top(state) != frames.DEALING and state.tower[owner] != NOTHING
    return int(score.total(state, owner)) if shown and dealt else None


def _map(state: WitchstoneState, owner: Seat) -> dict[str, object]:
    ball = state.board.map
    begun = state.open_chain[owner]
    return {
        "tower": None if state.tower[owner] == NOTHING else ball.places[state.tower[owner]],
        "energy": int(state.energy[owner]),
        "chains": [ball.chains[chain] for chain in listed(state.chains[owner])],
        "open_chain": None if begun == NOTHING else ball.chains[begun],
        "open_links": int(state.open_links[owner]),
        "reserve": int(state.reserve[owner]),
        "lying": int(state.lying[owner]),
        "standing": [ball.places[place] for place in listed(state.standing[owner])],
        "slot": int(state.slot[owner]),
    }


def _cauldron(state: WitchstoneState, owner: Seat) -> dict[str, object]:
    rounds = int(state.board.rounds)
    laid = [int(number) for number in state.laid[owner * rounds : (owner + 1) * rounds]]
    lexicon = state.rules.lexicon
    return {
        "tiles": [None if number == NOTHING else str(lexicon.tiles[number])[5:] for number in laid],
        "specials": {cell_text(cell): tile_text(tile) for cell, tile in special_cells(state, owner)},
        "groups": {name: _largest(state, owner, symbol) for symbol, name in enumerate(SYMBOLS)},
    }


def _largest(state: WitchstoneState, owner: Seat, symbol: int) -> int:
    return int(largest(state.symbol(owner, symbol)))


def special_cells(state: WitchstoneState, owner: i64) -> list[tuple[int, int]]:
    """Find the special tiles in a cauldron: the hexes that show two symbols."""
    found: list[tuple[int, int]] = []
    for tile, (a, b) in enumerate(PAIRS):
        both: i64 = state.symbol(owner, a) & state.symbol(owner, b)
        if both:
            found.append((int(lowest(both)), tile))
    return found


def _crystals(state: WitchstoneState, owner: Seat) -> dict[str, object]:
    shelved = [int(state.rack[owner * crystals.SHELF_COUNT + shelf]) for shelf in range(len(SHELVES))]
    black = state.black[owner]
    return {
        "crystals": cells_text(state.crystals[owner]),
        "black": cell_text(lowest(black)) if black else None,
        "black_at": crystals.black_text(state, owner),
        "rack": {name: number for name, number in zip(SHELVES, shelved, strict=True) if number},
        "boxed": int(state.boxed[owner]),
        "removed": int(state.removed[owner]),
    }


def _possessions(state: WitchstoneState, owner: Seat, seat: Seat | None) -> dict[str, object]:
    hand, kinds = state.hand[owner], state.chip_kinds[owner]
    values = state.board.owl_stack
    return {
        "hand": _hand(state, owner, seat),
        "hand_size": int(count(hand)),
        "played": tiles_text(state.played[owner]),
        "supply": int(state.supply(owner)),
        "scrolls": cards_text(state, state.scrolls[owner]),
        "used": cards_text(state, state.used[owner]),
        "beside": tiles_text(state.beside[owner]),
        "chips": [name for chip, name in enumerate(CHIPS) for _ in range(int((kinds >> (4 * chip)) & 15))],
        "owls": [
            int(value)
            for rank, value in enumerate(values)
            for _ in range(int((state.owls[owner] >> (4 * rank)) & 15))
        ],
    }


def _hand(state: WitchstoneState, owner: Seat, seat: Seat | None) -> list[str] | None:
    return tiles_text(state.hand[owner]) if owner == seat or state.rules.open_screens else None


def cards_text(state: WitchstoneState, cards: i64) -> list[str]:
    """Name the kinds of some cards in the order of the data set."""
    return [scrolls.name_of(state, card) for card in listed(cards)]


def read_view(data: Mapping[str, object]) -> WitchstoneView:
    """Read what `WitchstoneView.data` gives."""
    seat = data["seat"]
    return WitchstoneView(None if seat is None else "ABCD".index(str(seat)), dict(data))
