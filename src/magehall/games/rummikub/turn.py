"""A turn: leave a new table, or draw, or pass; and what happens when time runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, letter, seat_text
from magehall.games.rummikub import opening, phase, referee, score
from magehall.games.rummikub.events import (
    BankEmptied,
    PenaltyTaken,
    PlayerOpened,
    RummikubCalled,
    TableRolledBack,
    TileDrawn,
    TilesLaid,
    TilesSeen,
    TimeRanOut,
    TurnPassed,
)
from magehall.games.rummikub.moves import Table, Take
from magehall.games.rummikub.rules import PENALTY
from magehall.games.rummikub.sets import TileSet, same
from magehall.games.rummikub.tiles import KINDS, NOTHING, nth, tile_text, tiles_text, total

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState


def refuse_turn(state: RummikubState, seat: Seat) -> Refusal | None:
    """Judge whether it is a seat's turn (rummikub-4)."""
    if state.phase != phase.PLAYING:
        return Refusal("rummikub-4", "no-turn-now")
    if seat != state.turn:
        return Refusal("rummikub-4", "not-your-turn", {"seat": seat_text(int(state.turn))})
    return None


def refuse_table(state: RummikubState, seat: Seat, move: Table) -> Refusal | None:
    """Judge a new table; if a penalty comes at once, only impossible tiles are refused (rummikub-42)."""
    refusal = refuse_turn(state, seat)
    if refusal is not None:
        return refusal
    if state.rules.penalty_at_once:
        return referee.refuse_tiles(referee.laid_from_rack(state.table, move.sets), state.rack(seat))
    return judge(state, seat, move)


def judge(state: RummikubState, seat: Seat, move: Table) -> Refusal | None:
    """Ask the referee about a new table."""
    return referee.judge(state.table, state.rack(seat), move.sets, state.has_opened(seat), state.rules)


def leave_table(state: RummikubState, seat: i64, move: Table) -> None:
    """Accept a legal table; an empty rack ends the round (rummikub-13, rummikub-21, rummikub-56)."""
    if state.rules.penalty_at_once:
        refusal = judge(state, int(seat), move)
        if refusal is not None:
            return _roll_back(state, seat, refusal)
    laid = referee.laid_from_rack(state.table, move.sets)
    first = not state.has_opened(seat)
    before = state.table
    kind: i64 = 0
    while kind < KINDS:
        state.racks[seat * KINDS + kind] -= laid[kind]
        state.sizes[seat] -= laid[kind]
        kind += 1
    state.table = move.sets
    state.open(seat)
    state.passes = 0
    if state.listener is not None:
        _tell_laid(state, int(seat), before, laid, first)
    if state.sizes[seat] == 0:
        if state.listener is not None:
            state.tell(RummikubCalled(letter(int(seat))))
        score.went_out(state, seat)
    else:
        state.turn = state.after(seat)
    return None


def _tell_laid(state: RummikubState, seat: Seat, before: list[TileSet], laid: vec[i64], first: bool) -> None:
    kept = unchanged(before, state)
    if first:
        added = [one for place, one in enumerate(state.table) if place not in kept]
        state.tell(PlayerOpened(letter(seat), int(opening.worth_of(added, state.rules))))
    tiles, sets = tiles_text(laid), [one.text for one in state.table]
    state.tell(TilesLaid(letter(seat), tiles, len(tiles), int(state.sizes[seat]), len(kept), sets))


def unchanged(before: list[TileSet], state: RummikubState) -> list[int]:
    """Find the places on the new table with a set that was already there."""
    kept: list[int] = []
    for old in before:
        for place, one in enumerate(state.table):
            if place not in kept and same(old, one, state.rules):
                kept.append(place)
                break
    return kept


def _roll_back(state: RummikubState, seat: i64, refusal: Refusal) -> None:
    """Put every tile back and take the penalty (rummikub-11, rummikub-42)."""
    penalty = min(PENALTY, int(state.bank_size))
    if state.listener is not None:
        state.tell(TableRolledBack(letter(int(seat)), refusal.clause, refusal.reason, penalty))
    _punish(state, penalty)


def refuse_draw(state: RummikubState, seat: Seat) -> Refusal | None:
    """Judge a draw: always allowed while the bank has tiles (rummikub-9, rummikub-38)."""
    refusal = refuse_turn(state, seat)
    if refusal is None and state.bank_size == 0:
        return Refusal("rummikub-22", "bank-is-empty")
    return refusal


def refuse_pass(state: RummikubState, seat: Seat) -> Refusal | None:
    """Judge a pass: only with an empty bank, and not with a play if one must play (rummikub-45)."""
    refusal = refuse_turn(state, seat)
    if refusal is not None:
        return refusal
    if state.bank_size > 0:
        return Refusal("rummikub-9", "draw-instead", {"bank": int(state.bank_size)})
    if state.rules.must_play:
        play = state.best(seat)
        if play is not None:
            facts: dict[str, Fact] = {"tiles": play.played(), "count": play.count()}
            return Refusal("rummikub-45", "must-play", facts)
    return None


def draw_one(state: RummikubState) -> None:
    """Lay nothing: nature gives a tile, and the turn ends (rummikub-9, rummikub-38)."""
    state.taking = 1
    state.is_penalty = False
    state.phase = phase.TAKING


def pass_on(state: RummikubState) -> None:
    """Lay nothing with an empty bank; a full circle of passes ends the round (rummikub-22, rummikub-45)."""
    state.passes += 1
    if state.listener is not None:
        state.tell(TurnPassed(letter(int(state.turn)), int(state.passes)))
    if state.passes == state.seats:
        score.blocked(state)
    else:
        state.turn = state.after(state.turn)


def refuse_timeout(state: RummikubState, seat: Seat) -> Refusal | None:
    """Judge a timeout: the clock's alone, during a turn, if a clock was agreed (rummikub-41)."""
    if seat != CHANCE:
        return Refusal("rummikub-41", "clock-alone", {"seat": seat_text(seat)})
    if state.phase != phase.PLAYING or state.rules.seconds == 0:
        return Refusal("rummikub-41", "no-clock-runs")
    return None


def time_out(state: RummikubState) -> None:
    """Roll back and take three tiles, or as many as there are (rummikub-11, rummikub-43, rummikub-44)."""
    penalty = min(PENALTY, int(state.bank_size))
    if state.listener is not None:
        state.tell(TimeRanOut(letter(int(state.turn)), penalty))
    _punish(state, penalty)


def _punish(state: RummikubState, penalty: int) -> None:
    if penalty == 0:
        pass_on(state)  # rummikub-62
        return
    state.taking = penalty
    state.is_penalty = True
    state.phase = phase.TAKING


def draw_tiles(state: RummikubState, rng: Rng) -> Take:
    """Draw the tiles to be taken, every tile of the bank equally likely."""
    left, found = state.bank[:], NOTHING[:]
    size: i64 = state.bank_size
    need: i64 = state.taking
    while need > 0:
        kind = nth(left, rng.below(size))
        left[kind] -= 1
        found[kind] += 1
        size -= 1
        need -= 1
    return Take(found)


def refuse_take(state: RummikubState, seat: Seat, move: Take) -> Refusal | None:
    """Judge the tiles nature gives: the right number, all from the bank."""
    if seat != CHANCE or state.phase != phase.TAKING:
        return Refusal("rummikub-9", "no-tile-now")
    if total(move.tiles) != state.taking:
        clause = "rummikub-11" if state.is_penalty else "rummikub-9"
        facts: dict[str, Fact] = {"tiles": int(state.taking), "found": int(total(move.tiles))}
        return Refusal(clause, "take-size", facts)
    for kind in range(KINDS):
        if move.tiles[kind] > state.bank[kind]:
            return Refusal("rummikub-9", "not-in-bank", {"tiles": [tile_text(kind)]})
    return None


def take(state: RummikubState, move: Take) -> None:
    """Put the tiles on the rack of the player in turn, whose turn is over (rummikub-38)."""
    seat = state.turn
    for kind in range(KINDS):
        state.bank[kind] -= move.tiles[kind]
        state.racks[seat * KINDS + kind] += move.tiles[kind]
    state.sizes[seat] += state.taking
    state.bank_size -= state.taking
    if state.listener is not None:
        _tell_taken(state, int(seat), move)
    state.taking = 0
    state.phase = phase.PLAYING
    state.turn = state.after(seat)


def _tell_taken(state: RummikubState, seat: Seat, move: Take) -> None:
    who, bank = letter(seat), int(state.bank_size)
    state.tell(PenaltyTaken(who, int(state.taking), bank) if state.is_penalty else TileDrawn(who, bank))
    state.tell(TilesSeen(who, tiles_text(move.tiles)))
    if bank == 0:
        state.tell(BankEmptied())
