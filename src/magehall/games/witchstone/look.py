"""Draws what a seat may know; of an earlier view all that cannot have changed is taken over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from mypy_extensions import i64

from magehall.core.seat import LETTERS, Seat
from magehall.core.shape import Actor
from magehall.games.witchstone import chips, crystals, frames, score, scrolls, turn
from magehall.games.witchstone.bits import cell_text, cells_text, count, listed, lowest
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.prophecy import largest
from magehall.games.witchstone.symbols import (
    CHIPS,
    KINDS,
    PAIRS,
    SHELVES,
    SYMBOLS,
    Chip,
    Shelf,
    Tile,
    tile_text,
    tiles_text,
)
from magehall.games.witchstone.telling import letter
from magehall.games.witchstone.view import Flasks, Frame, Groups, Player, WitchstoneView

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

NATURE: Final[Actor] = "*"


def public(state: WitchstoneState, before: WitchstoneView | None) -> WitchstoneView:
    """Draw what all see alike: only tiles behind screens are ever left out (witchstone-162)."""
    rounds, kind = int(state.board.rounds), frames.top(state)
    return WitchstoneView(
        seat=None,
        seats=int(state.seats),
        options=state.rules.shape,
        phase=frames.NAMES[int(kind)],
        round=min(int(state.round) + 1, rounds),
        rounds=rounds,
        turn=letter(state.turn),
        acting=[NATURE if acting < 0 else letter(acting) for acting in state.acting()],
        stack=[_frame(state, place) for place in range(int(state.depth))],
        wand_queue=listed(state.wand_queue),
        wand_double=listed(state.wand_double),
        library=[scrolls.name_of(state, state.library[shelf]) for shelf in range(int(state.shelved))],
        pile=int(count(state.deck)),
        display=[None if tile == NOTHING else tile_text(tile) for tile in state.display],
        special_stack=int(count(state.special_stack)),
        owl_stacks=_owl_stacks(state, before),
        map_chips=_map_chips(state, before),
        cloth=_cloth(state, before),
        flasks=Flasks(*[int(crystals.free_flasks(state, shelf)) for shelf in range(len(SHELVES))]),
        players=_players(state, before),
    )


def private(state: WitchstoneState, seat: Seat, public: WitchstoneView) -> dict[str, object]:
    """Draw what a seat sees otherwise: the own things behind the screen."""
    found: dict[str, object] = {"seat": letter(seat)}
    if not state.rules.open_screens:
        players = public.players.copy()
        total = int(score.total(state, seat)) if _has_tower(state, seat) else None
        players[seat] = replace(players[seat], total=total, hand=tiles_text(state.hand[seat]))
        found["players"] = players
    return found


def _owl_stacks(state: WitchstoneState, before: WitchstoneView | None) -> list[list[int]]:
    """Draw the stacks of owl tiles, which only shrink."""
    values = [int(value) for value in state.board.owl_stack]
    gone = [int(number) for number in state.owls_gone]
    if before is not None and sum(map(len, before.owl_stacks)) == len(values) * len(gone) - sum(gone):
        return before.owl_stacks
    return [values[number:] for number in gone]


def _map_chips(state: WitchstoneState, before: WitchstoneView | None) -> dict[str, Chip]:
    """Draw the chips on the map, which are only ever taken."""
    places = state.board.map.places
    left = [place for place in range(len(places)) if state.map_chips[place] != NOTHING]
    if before is not None and len(before.map_chips) == len(left):
        return before.map_chips
    return {places[place]: CHIPS[int(state.map_chips[place])] for place in left}


def _cloth(state: WitchstoneState, before: WitchstoneView | None) -> list[Chip]:
    """Draw the chips on the tablecloth, which are only ever taken."""
    if before is not None and len(before.cloth) == sum([int(number) for number in state.cloth]):
        return before.cloth
    return chips.cloth_text(state)


def _frame(state: WitchstoneState, place: int) -> Frame:
    waiting, kind, amount = state.chips_waiting[place], int(state.kinds[place]), int(state.pools[place])
    black = int(frames.black_chip(waiting))
    return Frame(
        frames.NAMES[kind],
        amount,
        _about(kind, amount),
        [SYMBOLS[chip] for chip in range(KINDS) for _ in range(int(frames.chips_of(waiting, chip)))],
        SYMBOLS[black] if black >= 0 else None,
        tiles_text(state.tiles_waiting[place]),
    )


def _about(kind: int, amount: int) -> str:
    """Say in words what the number of a frame means where it is no number of actions."""
    if kind == frames.TURN:
        return turn.STAGES[amount]
    if kind == frames.SHELVING:
        return f"{SYMBOLS[amount & 7]} {'black' if amount >= 8 else 'own'}"
    if kind == frames.CHOOSING_CHIP:
        return "black" if amount else "own"
    return tile_text(amount) if kind == frames.SPECIAL_TILE else ""


def _players(state: WitchstoneState, before: WitchstoneView | None) -> list[Player]:
    """Draw the players; those who had no turn since the earlier view are as they were."""
    seats = int(state.seats)
    if before is None:
        return [_player(state, owner, None) for owner in range(seats)]
    first, passed = LETTERS.index(before.turn), _passed(state, before)
    return [
        was if (owner - first) % seats > passed else _player(state, owner, was)
        for owner, was in enumerate(before.players)
    ]


def _passed(state: WitchstoneState, before: WitchstoneView) -> int:
    """Count the turns that were passed on since an earlier view, or all where one cannot say."""
    seats = int(state.seats)
    if state.kinds[0] != frames.TURN or before.stack[0].kind != "turn":
        return seats
    return (int(state.round) + 1 - before.round) * seats + int(state.turn) - LETTERS.index(before.turn)


def _player(state: WitchstoneState, owner: Seat, was: Player | None) -> Player:
    ball = state.board.map
    tower, begun, black = state.tower[owner], state.open_chain[owner], state.black[owner]
    hand, is_open = state.hand[owner], state.rules.open_screens
    is_told = (is_open or frames.top(state) == frames.OVER) and _has_tower(state, owner)
    return Player(
        seat=letter(owner),
        score=int(state.score[owner]),
        total=int(score.total(state, owner)) if is_told else None,
        wand=int(state.wand[owner]),
        stamp=int(state.stamp[owner]),
        pentagram=int(state.pentagram[owner]),
        tower=None if tower == NOTHING else ball.places[tower],
        energy=int(state.energy[owner]),
        chains=[ball.chains[chain] for chain in listed(state.chains[owner])],
        open_chain=None if begun == NOTHING else ball.chains[begun],
        open_links=int(state.open_links[owner]),
        reserve=int(state.reserve[owner]),
        lying=int(state.lying[owner]),
        standing=[ball.places[place] for place in listed(state.standing[owner])],
        slot=int(state.slot[owner]),
        tiles=_tiles(state, owner),
        specials=_specials(state, owner),
        groups=Groups(*[int(largest(state.symbol(owner, symbol))) for symbol in range(KINDS)]),
        crystals=cells_text(state.crystals[owner]),
        black=cell_text(lowest(black)) if black else None,
        black_at=crystals.black_text(state, owner),
        rack=_rack(state, owner),
        boxed=int(state.boxed[owner]),
        removed=int(state.removed[owner]),
        hand=tiles_text(hand) if is_open else None,
        hand_size=int(count(hand)),
        played=tiles_text(state.played[owner]),
        supply=int(state.supply(owner)),
        scrolls=cards_text(state, state.scrolls[owner]),
        used=cards_text(state, state.used[owner]),
        beside=tiles_text(state.beside[owner]),
        chips=_chips(state, owner),
        owls=_owls(state, owner),
    )


def _has_tower(state: WitchstoneState, owner: Seat) -> bool:
    """Tell whether there is anything to be counted for a player yet."""
    return frames.top(state) != frames.DEALING and state.tower[owner] != NOTHING


def _tiles(state: WitchstoneState, owner: Seat) -> list[str | None]:
    rounds, lexicon = int(state.board.rounds), state.rules.lexicon
    laid = [int(number) for number in state.laid[owner * rounds : (owner + 1) * rounds]]
    return [None if number == NOTHING else str(lexicon.tiles[number])[5:] for number in laid]


def _specials(state: WitchstoneState, owner: i64) -> dict[str, Tile]:
    """Find the special tiles in a cauldron: the hexes that show two symbols."""
    found: dict[str, Tile] = {}
    for tile, (a, b) in enumerate(PAIRS):
        both: i64 = state.symbol(owner, a) & state.symbol(owner, b)
        if both:
            found[cell_text(lowest(both))] = tile_text(tile)
    return found


def _rack(state: WitchstoneState, owner: Seat) -> dict[Shelf, int]:
    first = owner * crystals.SHELF_COUNT
    shelved = [int(state.rack[first + shelf]) for shelf in range(crystals.SHELF_COUNT)]
    return {SHELVES[shelf]: number for shelf, number in enumerate(shelved) if number}


def _chips(state: WitchstoneState, owner: Seat) -> list[Chip]:
    kinds = state.chip_kinds[owner]
    return [name for chip, name in enumerate(CHIPS) for _ in range(int((kinds >> (4 * chip)) & 15))]


def _owls(state: WitchstoneState, owner: Seat) -> list[int]:
    owls = state.owls[owner]
    return [
        int(value)
        for rank, value in enumerate(state.board.owl_stack)
        for _ in range(int((owls >> (4 * rank)) & 15))
    ]


def cards_text(state: WitchstoneState, cards: i64) -> list[str]:
    """Name the kinds of some cards in the order of the data set."""
    return [scrolls.name_of(state, card) for card in listed(cards)]
