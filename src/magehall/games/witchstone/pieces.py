"""Every physical piece, and which of them a seat must not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit, count
from magehall.core.seat import Seat, seat_text
from magehall.games.witchstone import prompts
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.crystals import BY_SCREEN, SHELF_COUNT
from magehall.games.witchstone.symbols import CHIP_KINDS, CHIPS, TILES, tile_text, tiles_text

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def pieces(state: WitchstoneState) -> list[str]:
    """Name every piece, gathered from wherever it is."""
    found = _scrolls(state) + _specials(state) + _chips(state) + _owls(state)
    for seat in range(int(state.seats)):
        owner = seat_text(seat)
        found += [f"{owner} tile {name}" for name in _tiles(state, seat)]
        found += [f"{owner} witch {number + 1}" for number in range(_witches(state, seat))]
        found += [f"{owner} segment {number + 1}" for number in range(_segments(state, seat))]
        found += [f"{owner} crystal {number + 1}" for number in range(_crystals(state, seat))]
        if state.black[seat] or state.black_at[seat] != NOTHING or _on_rim(state, seat, True):
            found.append(f"{owner} black crystal")
    return sorted(found)


def _numbered(word: str, number: int) -> list[str]:
    return [f"{word} {place + 1}" for place in range(number)]


def _scrolls(state: WitchstoneState) -> list[str]:
    """Gather the scrolls of the pile, the library and the players; none may be in two places."""
    found: list[str] = []
    scrolls = state.board.scrolls
    for card in range(scrolls.cards):
        places = int((state.deck >> card) & 1) + list(state.library).count(card)
        places += sum(int((state.scrolls[seat] >> card) & 1) for seat in range(int(state.seats)))
        found += [f"scroll {scrolls.kinds[scrolls.card_kind[card]]} {card}"] * places
    return found


def _specials(state: WitchstoneState) -> list[str]:
    found: list[str] = []
    for tile in range(TILES):
        places = int((state.special_stack >> tile) & 1) + list(state.display).count(tile)
        for seat in range(int(state.seats)):
            places += int((state.beside[seat] >> tile) & 1) + int((state.placed[seat] >> tile) & 1)
        found += [f"special {tile_text(tile)}"] * places
    return found


def _chips(state: WitchstoneState) -> list[str]:
    found: list[str] = []
    for chip in range(CHIP_KINDS):
        number = int(state.cloth[chip]) + list(state.map_chips).count(chip)
        number += sum(int((state.chip_kinds[seat] >> (4 * chip)) & 15) for seat in range(int(state.seats)))
        found += _numbered(f"chip {CHIPS[chip]}", number)
    return found


def _owls(state: WitchstoneState) -> list[str]:
    found: list[str] = []
    for rank, value in enumerate(state.board.owl_stack):
        number = sum(gone <= rank for gone in state.owls_gone)
        number += sum(int((state.owls[seat] >> (4 * rank)) & 15) for seat in range(int(state.seats)))
        found += _numbered(f"owl tile {int(value)}", number)
    return found


def _tiles(state: WitchstoneState, seat: Seat) -> list[str]:
    unseen = tiles_text(state.unseen(seat))
    return [*tiles_text(state.hand[seat]), *tiles_text(state.played[seat]), *unseen]


def _witches(state: WitchstoneState, seat: Seat) -> int:
    """Count the big witch and the small ones, in reserve, lying and standing."""
    return 1 + int(state.reserve[seat] + state.lying[seat] + count(state.standing[seat]))


def _segments(state: WitchstoneState, seat: Seat) -> int:
    placed: i64 = state.energy[seat] + state.open_links[seat]
    for chain in range(len(state.board.map.chains)):
        if state.chains[seat] & bit(chain):
            placed += state.board.map.links[chain]
    return int(placed)


def _crystals(state: WitchstoneState, seat: Seat) -> int:
    """Count a player's crystals: in the cauldron, on the rim, on shelves, in the box, by the screen."""
    by_hand = int(state.removed[seat]) - int(state.black_at[seat] == BY_SCREEN)
    shelved = sum(int(state.rack[seat * SHELF_COUNT + shelf]) for shelf in range(SHELF_COUNT))
    inside = int(count(state.crystals[seat]))
    return inside + shelved + int(state.boxed[seat]) + by_hand + int(_on_rim(state, seat, False))


def _on_rim(state: WitchstoneState, seat: Seat, black: bool) -> bool:
    """Tell whether a crystal is just being shelved."""
    if prompts.top(state) != prompts.SHELVING or state.turn != seat:
        return False
    return (prompts.pool(state) >= 8) == black


def secrets(state: WitchstoneState, seat: Seat | None) -> dict[str, str]:
    """Name the unplayed tiles of the others and where each one is, screen or supply (witchstone-162)."""
    hidden: dict[str, str] = {}
    if state.rules.open_screens:
        return hidden
    for owner in range(int(state.seats)):
        if owner != seat:
            letter = seat_text(owner)
            hand, supply = state.hand[owner], state.unseen(owner)
            hidden.update({f"{letter} tile {name}": f"{letter}: screen" for name in tiles_text(hand)})
            hidden.update({f"{letter} tile {name}": f"{letter}: supply" for name in tiles_text(supply)})
    return hidden
