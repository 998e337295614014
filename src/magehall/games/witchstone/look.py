"""Draws what a seat may know; what cannot have changed is taken over from an earlier view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace
from mypy_extensions import i64

from magehall.core.bits import count, lowest
from magehall.core.seat import LETTERS, Seat, actor, letter
from magehall.games.witchstone import chips, crystals, prompts, score, scrolls, turn
from magehall.games.witchstone.bits import cell_text, cells_text, listed
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.prophecy import largest
from magehall.games.witchstone.symbols import (
    CHIPS,
    FIRST,
    KINDS,
    SECOND,
    SHELVES,
    SYMBOLS,
    TILE_NAMES,
    Chip,
    Shelf,
    Symbol,
    Tile,
    tile_text,
    tiles_text,
)
from magehall.games.witchstone.view import Flasks, Groups, Player, Prompt, WitchstoneView

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState

Name = TypeVar("Name", bound=str)


def public(state: WitchstoneState, before: WitchstoneView | None) -> WitchstoneView:
    """Draw what everyone sees alike: only tiles behind screens are ever left out (witchstone-162)."""
    rounds, kind = int(state.board.rounds), prompts.top(state)
    return WitchstoneView(
        seat=None,
        seats=int(state.seats),
        options=state.rules.shape,
        phase=prompts.NAMES[int(kind)],
        round=min(int(state.round) + 1, rounds),
        rounds=rounds,
        turn=letter(state.turn),
        acting=[actor(seat) for seat in state.acting()],
        stack=[_prompt(state, place) for place in range(int(state.depth))],
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
    """Draw what a seat sees differently: its own things behind the screen."""
    found: dict[str, object] = {"seat": letter(seat)}
    if not state.rules.open_screens:
        players = public.players.copy()
        total = int(score.total(state, seat)) if _has_tower(state, seat) else None
        players[seat] = replace(players[seat], total=total, hand=tiles_text(state.hand[seat]))
        found["players"] = players
    return found


def _owl_stacks(state: WitchstoneState, before: WitchstoneView | None) -> list[list[int]]:
    stack = state.board.owl_stack
    left = [len(stack) - int(gone) for gone in state.owls_gone]
    if before is not None and [len(shown) for shown in before.owl_stacks] == left:
        return before.owl_stacks
    return [[int(value) for value in stack[len(stack) - number :]] for number in left]


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


def _prompt(state: WitchstoneState, place: int) -> Prompt:
    waiting, kind, amount = state.chips_waiting[place], int(state.kinds[place]), int(state.pools[place])
    black = int(prompts.black_chip(waiting))
    return Prompt(
        prompts.NAMES[kind],
        amount,
        _about(kind, amount),
        _waiting_chips(waiting) if waiting else [],
        SYMBOLS[black] if black >= 0 else None,
        tiles_text(state.tiles_waiting[place]),
    )


def _waiting_chips(waiting: i64) -> list[Symbol]:
    return [SYMBOLS[chip] for chip in range(KINDS) for _ in range(int(prompts.chips_of(waiting, chip)))]


def _about(kind: int, amount: int) -> str:
    """Say in words what the number of a prompt means when it is not a number of actions."""
    if kind == prompts.TURN:
        return turn.STAGES[amount]
    if kind == prompts.SHELVING:
        return f"{SYMBOLS[amount & 7]} {'black' if amount >= 8 else 'own'}"
    if kind == prompts.CHOOSING_CHIP:
        return "black" if amount else "own"
    return tile_text(amount) if kind == prompts.SPECIAL_TILE else ""


def _players(state: WitchstoneState, before: WitchstoneView | None) -> list[Player]:
    """Draw the players; those without a turn since the earlier view are as they were."""
    seats = int(state.seats)
    if before is None:
        return [_player(state, owner, None) for owner in range(seats)]
    first, passed = LETTERS.index(before.turn), _passed(state, before)
    return [
        was if (owner - first) % seats > passed else _player(state, owner, was)
        for owner, was in enumerate(before.players)
    ]


def _passed(state: WitchstoneState, before: WitchstoneView) -> int:
    """Count the turns passed on since an earlier view, or all of them if that cannot be told."""
    seats = int(state.seats)
    if state.kinds[0] != prompts.TURN or before.stack[0].kind != "turn":
        return seats
    return (int(state.round) + 1 - before.round) * seats + int(state.turn) - LETTERS.index(before.turn)


def _player(state: WitchstoneState, owner: Seat, was: Player | None) -> Player:
    ball, names = state.board.map, state.board.scrolls.card_names
    tower, begun, black = state.tower[owner], state.open_chain[owner], state.black[owner]
    is_open = state.rules.open_screens
    is_told = (is_open or prompts.top(state) == prompts.OVER) and _has_tower(state, owner)
    played = _grown(None if was is None else was.played, TILE_NAMES, state.played[owner])
    has_played = was is None or played is not was.played
    specials = _specials(state, owner, was)
    return Player(
        seat=letter(owner),
        score=int(state.score[owner]),
        total=int(score.total(state, owner)) if is_told else None,
        wand=int(state.wand[owner]),
        stamp=int(state.stamp[owner]),
        pentagram=int(state.pentagram[owner]),
        tower=None if tower == NOTHING else ball.places[tower],
        energy=int(state.energy[owner]),
        chains=_grown(None if was is None else was.chains, ball.chains, state.chains[owner]),
        open_chain=None if begun == NOTHING else ball.chains[begun],
        open_links=int(state.open_links[owner]),
        reserve=int(state.reserve[owner]),
        lying=int(state.lying[owner]),
        standing=_grown(None if was is None else was.standing, ball.places, state.standing[owner]),
        slot=int(state.slot[owner]),
        tiles=_tiles(state, owner) if was is None or has_played else was.tiles,
        specials=specials,
        groups=(
            _groups(state, owner) if was is None or has_played or specials is not was.specials else was.groups
        ),
        crystals=cells_text(state.crystals[owner]),
        black=cell_text(lowest(black)) if black else None,
        black_at=crystals.black_text(state, owner),
        rack=_rack(state, owner, was),
        boxed=int(state.boxed[owner]),
        removed=int(state.removed[owner]),
        hand=tiles_text(state.hand[owner]) if is_open else None,
        hand_size=int(count(state.hand[owner])),
        played=played,
        supply=int(state.supply(owner)),
        scrolls=_grown(None if was is None else was.scrolls, names, state.scrolls[owner]),
        used=_grown(None if was is None else was.used, names, state.used[owner]),
        beside=tiles_text(state.beside[owner]),
        chips=_chips(state, owner, was),
        owls=_owls(state, owner),
    )


def _grown(was: list[Name] | None, names: Sequence[Name], things: i64) -> list[Name]:
    """Name things of which none is ever lost: if there are as many as before, they are the same ones."""
    if was is not None and len(was) == count(things):
        return was
    return [names[thing] for thing in listed(things)]


def _has_tower(state: WitchstoneState, owner: Seat) -> bool:
    """Tell whether a player has anything to be counted yet."""
    return prompts.top(state) != prompts.DEALING and state.tower[owner] != NOTHING


def _tiles(state: WitchstoneState, owner: Seat) -> list[str | None]:
    """Draw the tiles in a cauldron; a new one appears only when one is played."""
    rounds, lexicon = int(state.board.rounds), state.rules.lexicon
    laid = [int(number) for number in state.laid[owner * rounds : (owner + 1) * rounds]]
    return [None if number == NOTHING else str(lexicon.tiles[number])[5:] for number in laid]


def _specials(state: WitchstoneState, owner: i64, was: Player | None) -> dict[str, Tile]:
    """Find the special tiles in a cauldron: the hexes that show two symbols; none is ever lost."""
    if was is not None and len(was.specials) == count(state.placed[owner]):
        return was.specials
    found: dict[str, Tile] = {}
    for tile in listed(state.placed[owner]):
        both: i64 = state.symbol(owner, FIRST[tile]) & state.symbol(owner, SECOND[tile])
        found[cell_text(lowest(both))] = tile_text(tile)
    return found


def _groups(state: WitchstoneState, owner: Seat) -> Groups:
    """Measure the groups, which only tiles and special tiles change."""
    return Groups(*[int(largest(state.symbol(owner, symbol))) for symbol in range(KINDS)])


def _rack(state: WitchstoneState, owner: Seat, was: Player | None) -> dict[Shelf, int]:
    """Draw the crystals on the shelves, from which none is ever taken."""
    if was is not None and sum(was.rack.values()) == state.racked[owner]:
        return was.rack
    first = owner * crystals.SHELF_COUNT
    shelved = [int(state.rack[first + shelf]) for shelf in range(crystals.SHELF_COUNT)]
    return {SHELVES[shelf]: number for shelf, number in enumerate(shelved) if number}


def _chips(state: WitchstoneState, owner: Seat, was: Player | None) -> list[Chip]:
    """Draw a player's chips, none of which is ever given back."""
    if was is not None and len(was.chips) == state.chips[owner]:
        return was.chips
    kinds = state.chip_kinds[owner]
    return [name for chip, name in enumerate(CHIPS) for _ in range(int((kinds >> (4 * chip)) & 15))]


def _owls(state: WitchstoneState, owner: Seat) -> list[int]:
    owls = state.owls[owner]
    return [
        int(value)
        for rank, value in enumerate(state.board.owl_stack)
        for _ in range(int((owls >> (4 * rank)) & 15))
    ]
