"""Before a round: the draw for the start, and the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, letter, seat_text
from magehall.games.rummikub import phase
from magehall.games.rummikub.events import How, LotDrawn, LotsTied, RackDealt, RoundBegan, StarterChosen
from magehall.games.rummikub.moves import ChooseStarter, Deal, Lots
from magehall.games.rummikub.rules import TILES_EACH
from magehall.games.rummikub.tiles import (
    COLOUR_WORDS,
    JOKER,
    KINDS,
    NOTHING,
    colour_of,
    nth,
    number_of,
    tile_text,
    tiles_text,
    total,
)

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState

OUT: Final = -1
TO_DRAW: Final = 0
THREE_PAIRS: Final = 3


def contenders(state: RummikubState) -> list[Seat]:
    """List who must draw a tile for the start now."""
    return [seat for seat in range(int(state.seats)) if state.lots[seat] == TO_DRAW]


def draw_lots(state: RummikubState, rng: Rng) -> Lots:
    """Draw a tile for each contender, every tile equally likely (rummikub-4)."""
    seats = contenders(state)
    left = state.bank[:]
    size: i64 = state.bank_size
    tiles: list[int] = []
    for _ in seats:
        kind = nth(left, rng.below(size))
        left[kind] -= 1
        size -= 1
        tiles.append(int(kind))
    return Lots(vec[i64](seats), vec[i64](tiles))


def refuse_lots(state: RummikubState, seat: Seat, move: Lots) -> Refusal | None:
    """Judge the draw for the start: nature's, for exactly the contenders, with tiles that are in the bank."""
    if seat != CHANCE or state.phase != phase.LOTS:
        return Refusal("rummikub-4", "no-lots-now")
    seats = contenders(state)
    if [int(drawing) for drawing in move.seats] != seats:
        return Refusal("rummikub-4", "lots-seats", {"seats": [seat_text(drawing) for drawing in seats]})
    left = state.bank[:]
    for kind in move.tiles:
        left[kind] -= 1
        if left[kind] < 0:
            return Refusal("rummikub-4", "not-in-bank", {"tiles": [tile_text(kind)]})
    return None


def take_lots(state: RummikubState, move: Lots) -> None:
    """Compare the numbers; jokers and ties draw again, their tiles stay aside (rummikub-4, rummikub-32)."""
    for place in range(len(move.seats)):
        seat, kind = move.seats[place], move.tiles[place]
        state.bank[kind] -= 1
        state.bank_size -= 1
        state.lots_drawn.append(int(kind))
        state.lots[seat] = TO_DRAW if kind == JOKER else number_of(kind)
        if state.listener is not None:
            state.tell(_lot_drawn(int(seat), kind))
    if not contenders(state):
        _keep_highest(state)
    if state.phase == phase.LOTS and state.listener is not None:
        state.tell(LotsTied([letter(seat) for seat in contenders(state)]))


def _lot_drawn(seat: Seat, kind: i64) -> LotDrawn:
    """Report a tile drawn for the start, with the facts from which a language names it."""
    if kind == JOKER:
        return LotDrawn(letter(seat), tile_text(kind), "joker", 0)
    return LotDrawn(letter(seat), tile_text(kind), COLOUR_WORDS[int(colour_of(kind))], int(number_of(kind)))


def _keep_highest(state: RummikubState) -> None:
    best = max([int(number) for number in state.lots])
    tied = [seat for seat in range(int(state.seats)) if state.lots[seat] == best]
    for seat in range(int(state.seats)):
        state.lots[seat] = TO_DRAW if seat in tied else OUT
    if len(tied) == 1:
        choose_starter(state, tied[0], "draw")


def refuse_starter(state: RummikubState, seat: Seat, starter: i64) -> Refusal | None:
    """Judge nature's choice of the starter (rummikub-32)."""
    if seat != CHANCE or state.phase != phase.STARTER:
        return Refusal("rummikub-32", "no-starter-now")
    if starter >= state.seats:
        facts: dict[str, Fact] = {"seat": seat_text(int(starter)), "players": int(state.seats)}
        return Refusal("rummikub-32", "no-such-starter", facts)
    return None


def choose_starter(state: RummikubState, seat: i64, how: How) -> None:
    """Let this seat start; the tiles drawn go back and are shuffled (rummikub-4, rummikub-5, rummikub-33)."""
    state.starter = seat
    state.gather()
    state.phase = phase.DEALING
    if state.listener is not None:
        state.tell(StarterChosen(letter(int(seat)), how))


def shuffled(state: RummikubState, rng: Rng) -> Deal:
    """Deal fourteen each, every deal equally likely, again after three pairs if agreed (rummikub-55)."""
    deal = _dealt(state, rng)
    while state.rules.redeal and any(pairs(rack) >= THREE_PAIRS for rack in deal.racks):
        deal = _dealt(state, rng)
    return deal


def _dealt(state: RummikubState, rng: Rng) -> Deal:
    left = state.bank[:]
    size: i64 = state.bank_size
    racks: list[vec[i64]] = []
    for _ in range(state.seats):
        rack = NOTHING[:]
        need: i64 = TILES_EACH
        while need > 0:
            kind = nth(left, rng.below(size))
            left[kind] -= 1
            size -= 1
            rack[kind] += 1
            need -= 1
        racks.append(rack)
    return Deal(racks)


def pairs(rack: vec[i64]) -> i64:
    """Count the pairs of identical tiles on a rack."""
    found: i64 = 0
    for count in rack:
        if count > 1:
            found += 1
    return found


def refuse(state: RummikubState, seat: Seat, move: Deal) -> Refusal | None:
    """Judge a deal: nature's alone, fourteen tiles each, all from the bank."""
    if seat != CHANCE or state.phase != phase.DEALING:
        return Refusal("rummikub-5", "no-deal-now")
    if len(move.racks) != state.seats:
        return Refusal("rummikub-5", "deal-seats", {"players": int(state.seats), "racks": len(move.racks)})
    left = state.bank[:]
    for owner, rack in enumerate(move.racks):
        if total(rack) != TILES_EACH:
            facts: dict[str, Fact] = {
                "seat": seat_text(owner),
                "tiles": TILES_EACH,
                "found": int(total(rack)),
            }
            return Refusal("rummikub-5", "deal-size", facts)
        if state.rules.redeal and pairs(rack) >= THREE_PAIRS:
            return Refusal("rummikub-55", "deal-three-pairs", {"seat": seat_text(owner)})
        for kind in range(KINDS):
            left[kind] -= rack[kind]
            if left[kind] < 0:
                return Refusal("rummikub-5", "not-in-bank", {"tiles": [tile_text(kind)]})
    return None


def deal(state: RummikubState, move: Deal) -> None:
    """Give out the racks; the rest is the bank, and the starter begins (rummikub-5)."""
    for seat, rack in enumerate(move.racks):
        for kind in range(KINDS):
            state.bank[kind] -= rack[kind]
            state.racks[seat * KINDS + kind] = rack[kind]
        state.sizes[seat] = TILES_EACH
        state.bank_size -= TILES_EACH
    state.turn = state.starter
    state.phase = phase.PLAYING
    if state.listener is not None:
        starter, bank = letter(int(state.starter)), int(state.bank_size)
        state.tell(RoundBegan(int(state.round) + 1, starter, TILES_EACH, bank))
        for seat, rack in enumerate(move.racks):
            state.tell(RackDealt(letter(seat), tiles_text(rack)))


def starter_move(state: RummikubState, rng: Rng) -> ChooseStarter:
    """Choose who starts, each equally likely (rummikub-32)."""
    return ChooseStarter(rng.below(state.seats))
