"""Setting up the table, and what nature draws later: tiles, scrolls and special tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest, nth
from magehall.core.chance import Rng
from magehall.core.game import Chance
from magehall.core.refusal import Refusal
from magehall.core.seat import letter, seat_text
from magehall.games.witchstone import chips, codes, energy, prompts
from magehall.games.witchstone.bits import listed
from magehall.games.witchstone.board import NOTHING, TOWER
from magehall.games.witchstone.events import (
    HandDrawn,
    OwnHandDrawn,
    OwnTileDrawn,
    ScrollRevealed,
    SpecialRefilled,
    SupplyShrank,
    TableSet,
    TileDrawn,
    TowerTaken,
)
from magehall.games.witchstone.moves import Deal
from magehall.games.witchstone.symbols import CHIP_KINDS, TILES, named, tile_facts, tile_text, tiles_text

if TYPE_CHECKING:
    from magehall.games.witchstone.state import WitchstoneState


def shuffled(state: WitchstoneState, rng: Rng) -> Deal:
    """Shuffle chips, scrolls, special tiles and everyone's tiles (witchstone-5, 6, 7, 9, 123)."""
    board = state.board
    faces = [chip for chip in range(CHIP_KINDS) for _ in range(int(board.rack.chips[chip]))]
    rng.shuffle(faces)
    cards = list(range(board.scrolls.cards))
    rng.shuffle(cards)
    specials = list(range(TILES))
    rng.shuffle(specials)
    hands: list[int] = []
    for seat in range(int(state.seats)):
        tiles = list(range(TILES))
        rng.shuffle(tiles)
        hands.append(sum(1 << tile for tile in tiles[: int(state.rules.hands[seat])]))
    library = [
        board.scrolls.kinds[board.scrolls.card_kind[card]] for card in cards[: int(board.scrolls.shelves)]
    ]
    return Deal(faces[: len(board.map.chip_places)], library, specials[: board.pentagram.specials], hands)


def deal(state: WitchstoneState, move: Deal) -> None:
    """Lay everything out and let the last player choose a tower (witchstone-12)."""
    board = state.board
    for place, chip in zip(board.map.chip_places, move.chips, strict=True):
        state.map_chips[place] = chip
        state.cloth[chip] -= 1
    for name in move.library:
        _shelve(state, board.scrolls.number[name])
    for place, tile in enumerate(move.specials):
        state.display[place] = tile
        state.special_stack &= ~bit(tile)
    for seat, hand in enumerate(move.hands):
        state.hand[seat] = hand
    state.turn = state.seats - 1
    prompts.pop(state)
    prompts.push(state, prompts.TOWERS, 0)
    if state.listener is not None:
        _tell_deal(state, move)


def _shelve(state: WitchstoneState, kind: i64) -> None:
    """Put the first card of a kind from the pile onto the highest free shelf."""
    card: i64 = lowest(state.deck & state.board.scrolls.of_kind[kind])
    state.deck &= ~bit(card)
    state.library[state.shelved] = card
    state.shelved += 1


def _tell_deal(state: WitchstoneState, move: Deal) -> None:
    tiles = [tile_text(tile) for tile in move.specials]
    state.tell(TableSet(list(move.library), tiles, chips.cloth_text(state)))
    event = HandDrawn if state.rules.open_screens else OwnHandDrawn
    for seat, hand in enumerate(move.hands):
        state.tell(event(letter(seat), tiles_text(hand)))


def free_towers(state: WitchstoneState) -> i64:
    """Return the towers on which no big witch stands."""
    towers: i64 = state.board.map.of_kind[TOWER]
    seat: i64 = 0
    while seat < state.seats:
        if state.tower[seat] != NOTHING:
            towers &= ~bit(state.tower[seat])
        seat += 1
    return towers


def take_tower(state: WitchstoneState, place: i64) -> None:
    """Put the big witch on a tower: 2 points and the chip with its action (witchstone-13, witchstone-14)."""
    seat, name = state.turn, state.board.map.places[place]
    state.tower[seat] = place
    energy.join(state, seat, place)
    state.score[seat] += state.board.big_witch_vp
    state.pools[state.depth - 1] = 1
    if state.listener is not None:
        points = int(state.board.big_witch_vp)
        state.tell(TowerTaken(letter(seat), name, points, int(state.score[seat])))
    chip: i64 = state.map_chips[place]
    state.map_chips[place] = NOTHING
    chips.gain_at_tower(state, chip, name)


def drawn(state: WitchstoneState, rng: Rng) -> i64:
    """Draw a tile, a scroll or a special tile as a number, each piece equally likely."""
    kind: i64 = prompts.top(state)
    if kind == prompts.DRAWING:
        tiles: i64 = state.unseen(state.turn)
        return codes.code(codes.DRAW, state.turn * 16 + nth(tiles, rng.below(count(tiles))))
    if kind == prompts.REVEALING:
        card: i64 = nth(state.deck, rng.below(count(state.deck)))
        return codes.code(codes.REVEAL, state.board.scrolls.card_kind[card])
    return codes.code(codes.REFILL, nth(state.special_stack, rng.below(count(state.special_stack))))


def chances(state: WitchstoneState) -> list[Chance]:
    """List what nature may draw, with the probabilities; nothing for a whole deal."""
    kind, lexicon = prompts.top(state), state.rules.lexicon
    if kind == prompts.DRAWING:
        tiles = listed(state.unseen(state.turn))
        moves = [codes.code(codes.DRAW, state.turn * 16 + tile) for tile in tiles]
        return [Chance(lexicon.move(move), 1 / len(tiles)) for move in moves]
    if kind == prompts.REFILLING:
        tiles = listed(state.special_stack)
        return [Chance(lexicon.move(codes.code(codes.REFILL, tile)), 1 / len(tiles)) for tile in tiles]
    if kind != prompts.REVEALING:
        return []
    found: list[Chance] = []
    cards = int(count(state.deck))
    for scroll in range(len(state.board.scrolls.kinds)):
        copies = int(count(state.deck & state.board.scrolls.of_kind[scroll]))
        if copies:
            found.append(Chance(lexicon.move(codes.code(codes.REVEAL, scroll)), copies / cards))
    return found


def draw_tile(state: WitchstoneState, tile: i64) -> None:
    """Put a tile from the supply behind the screen (witchstone-20)."""
    seat = state.turn
    prompts.pop(state)
    state.hand[seat] |= bit(tile)
    if state.listener is not None:
        event = TileDrawn if state.rules.open_screens else OwnTileDrawn
        state.tell(SupplyShrank(letter(seat), int(state.supply(seat))))
        state.tell(event(letter(seat), *named(tile)))


def reveal(state: WitchstoneState, kind: i64) -> None:
    """Turn a scroll up on the highest shelf (witchstone-92)."""
    prompts.pop(state)
    _shelve(state, kind)
    if state.listener is not None:
        state.tell(ScrollRevealed(state.board.scrolls.kinds[kind], int(count(state.deck))))


def refill(state: WitchstoneState, tile: i64) -> None:
    """Turn a special tile up where one was taken (witchstone-51)."""
    place: i64 = prompts.pool(state)
    prompts.pop(state)
    state.display[place] = tile
    state.special_stack &= ~bit(tile)
    if state.listener is not None:
        state.tell(SpecialRefilled(*named(tile), int(count(state.special_stack))))


def refuse_tower(state: WitchstoneState, place: i64) -> Refusal | None:
    """Judge the choice of a tower."""
    name = state.board.map.places[place]
    if state.board.map.kind[place] != TOWER:
        return Refusal("witchstone-12", "not-a-tower", {"place": name})
    if free_towers(state) & bit(place):
        return None
    owner = [seat_text(seat) for seat in range(int(state.seats)) if state.tower[seat] == place]
    return Refusal("witchstone-12", "tower-taken", {"place": name, "owner_seat": owner[0]})


def refuse_drawn(state: WitchstoneState, number: i64) -> Refusal | None:
    """Judge what nature draws: the piece asked for, and one that is there."""
    verb, thing, kind = codes.verb_of(number), codes.about(number), prompts.top(state)
    if verb == codes.DRAW and kind == prompts.DRAWING:
        if thing >> 4 != state.turn:
            return Refusal("witchstone-20", "another-draws", {"seat": seat_text(int(state.turn))})
        if state.unseen(state.turn) & bit(thing & 15):
            return None
        return Refusal("witchstone-20", "tile-not-in-supply", tile_facts(thing & 15))
    if verb == codes.REVEAL and kind == prompts.REVEALING:
        if state.deck & state.board.scrolls.of_kind[thing]:
            return None
        return Refusal("witchstone-92", "scroll-not-in-pile", {"scroll": state.board.scrolls.kinds[thing]})
    if verb == codes.REFILL and kind == prompts.REFILLING:
        if state.special_stack & bit(thing):
            return None
        return Refusal("witchstone-51", "tile-not-in-stack", tile_facts(thing))
    return Refusal("witchstone-20", "no-draw-now", {"open": prompts.NAMES[int(kind)]})


def refuse_deal(state: WitchstoneState, move: Deal) -> Refusal | None:
    """Judge a deal: everything in the right number, nothing twice."""
    if prompts.top(state) != prompts.DEALING:
        return Refusal("witchstone-7", "no-deal-now")
    return _refuse_chips(state, move) or _refuse_library(state, move) or _refuse_tiles(state, move)


def _refuse_chips(state: WitchstoneState, move: Deal) -> Refusal | None:
    places = len(state.board.map.chip_places)
    if len(move.chips) != places:
        return Refusal("witchstone-7", "deal-chips", {"wanted": places, "found": len(move.chips)})
    for chip in range(CHIP_KINDS):
        most = int(state.board.rack.chips[chip])
        if move.chips.count(chip) > most:
            return Refusal(
                "witchstone-3", "too-many-chips", {"wanted": most, "found": move.chips.count(chip)}
            )
    return None


def _refuse_library(state: WitchstoneState, move: Deal) -> Refusal | None:
    scrolls = state.board.scrolls
    if len(move.library) != scrolls.shelves:
        return Refusal(
            "witchstone-5", "deal-library", {"wanted": int(scrolls.shelves), "found": len(move.library)}
        )
    for name in move.library:
        if name not in scrolls.number:
            return Refusal("witchstone-5", "unknown-scroll", {"scroll": name})
        copies = int(count(scrolls.of_kind[scrolls.number[name]]))
        if move.library.count(name) > copies:
            return Refusal("witchstone-3", "too-many-scrolls", {"scroll": name, "copies": copies})
    return None


def _refuse_tiles(state: WitchstoneState, move: Deal) -> Refusal | None:
    specials = state.board.pentagram.specials
    if len(move.specials) != specials or len(set(move.specials)) != specials:
        return Refusal(
            "witchstone-6", "deal-specials", {"wanted": specials, "found": len(set(move.specials))}
        )
    if len(move.hands) != state.seats:
        return Refusal("witchstone-9", "deal-seats", {"wanted": int(state.seats), "found": len(move.hands)})
    for seat, hand in enumerate(move.hands):
        wanted = int(state.rules.hands[seat])
        found = hand.bit_count()
        if found != wanted:
            facts: dict[str, str | int | list[str] | list[int]] = {"seat": seat_text(seat), "wanted": wanted}
            return Refusal("witchstone-9", "deal-hand", {**facts, "found": found})
    return None
