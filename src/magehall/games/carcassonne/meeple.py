"""Meeples: claiming a segment of the tile just placed, and coming home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.games.carcassonne import turn
from magehall.games.carcassonne.events import MeeplePassed, MeeplePlaced, MeeplesReturned
from magehall.games.carcassonne.features import MEEPLES as MEEPLE_BITS
from magehall.games.carcassonne.features import ONE_MEEPLE, meeples
from magehall.games.carcassonne.moves import MEEPLES, PASS, PlaceMeeple
from magehall.games.carcassonne.phase import IN_SUPPLY, MEEPLE, MEEPLES_EACH
from magehall.games.carcassonne.scorings import NO_FIELDS
from magehall.games.carcassonne.tiles import FIELD, ROLES

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def free_segments(state: CarcassonneState) -> i64:
    """Return the set of segments of the new tile that the seat in turn may claim (carcassonne-11 to 15)."""
    if state.supply[state.turn] == 0:
        return 0
    features = state.features
    box = state.box
    number: i64 = state.land.placed - 1
    tile: i64 = state.land.tiles[number] >> 2
    free: i64 = 0
    segment: i64 = box.segments[tile] - 1
    while segment >= 0:
        free <<= 1
        if features.sums[features.at(8 * number + segment)] & MEEPLE_BITS == 0 and (
            box.segment_kinds[8 * tile + segment] != FIELD or state.rules.fields != NO_FIELDS
        ):
            free |= 1
        segment -= 1
    return free


def moves(state: CarcassonneState) -> list[Move]:
    """List the claims, then the pass, which is always possible (carcassonne-15)."""
    names = state.box.segment_names[state.land.tiles[state.land.placed - 1] >> 2]
    free = free_segments(state)
    found: list[Move] = [MEEPLES[name] for place, name in enumerate(names) if (free >> place) & 1]
    found.append(PASS)
    return found


def refuse_step(state: CarcassonneState, seat: Seat) -> Refusal | None:
    """Judge whether it is this seat's time to place a meeple at all."""
    if state.phase != MEEPLE:
        return Refusal("carcassonne-4", "no-meeple-now")
    if seat != state.turn:
        return Refusal("carcassonne-3", "not-your-turn", {"seat": seat_text(int(state.turn))})
    return None


def refuse(state: CarcassonneState, seat: Seat, move: PlaceMeeple) -> Refusal | None:
    """Judge a claim."""
    wrong = refuse_step(state, seat)
    if wrong is not None:
        return wrong
    number = state.land.placed - 1
    tile = state.land.tiles[number] >> 2
    names = state.box.segment_names[tile]
    if move.segment not in names:
        return Refusal(
            "carcassonne-11", "no-such-segment", {"segment": move.segment, "tile": state.box.names[tile]}
        )
    if move.kind == FIELD and state.rules.fields == NO_FIELDS:
        return Refusal("carcassonne-41", "no-farmers")
    if state.supply[seat] == 0:
        return Refusal("carcassonne-15", "no-meeple-left")
    sums = state.features.sums[state.features.at(8 * number + names.index(move.segment))]
    if sums & MEEPLE_BITS:
        owners: list[str] = [letter(other) for other in range(int(state.seats)) if meeples(sums, other) > 0]
        return Refusal("carcassonne-13", "feature-occupied", {"segment": move.segment, "seats": owners})
    return None


def put(state: CarcassonneState, seat: i64, segment: i64) -> None:
    """Take a meeple from a seat's supply and stand it on a segment of the landscape."""
    state.supply[seat] -= 1
    slot: i64 = MEEPLES_EACH * seat
    while state.meeples[slot] != IN_SUPPLY:
        slot += 1
    state.meeples[slot] = segment
    state.features.sums[state.features.at(segment)] += ONE_MEEPLE[seat]


def take(state: CarcassonneState, seat: i64, segment: i64) -> None:
    """Take one of a seat's meeples from a segment back into the supply."""
    slot: i64 = MEEPLES_EACH * seat
    while state.meeples[slot] != segment:
        slot += 1
    state.meeples[slot] = IN_SUPPLY
    state.supply[seat] += 1
    state.features.sums[state.features.at(segment)] -= ONE_MEEPLE[seat]


def claim(state: CarcassonneState, segment: i64) -> None:
    """Claim a segment of the tile just placed; then the turn is scored."""
    number: i64 = state.land.placed - 1
    put(state, state.turn, 8 * number + segment)
    if state.listener is not None:
        tile = state.land.tiles[number] >> 2
        role = ROLES[int(state.box.segment_kinds[8 * tile + segment])]
        name = state.box.segment_name(tile, segment)
        left = int(state.supply[state.turn])
        state.tell(MeeplePlaced(letter(int(state.turn)), role, state.land.text(number), name, left))
    turn.after_meeple(state)


def claim_named(state: CarcassonneState, name: str) -> None:
    """Claim the segment of the tile just placed that has this name."""
    names = state.box.segment_names[state.land.tiles[state.land.placed - 1] >> 2]
    claim(state, names.index(name))


def skip(state: CarcassonneState) -> None:
    """Claim nothing; then the turn is scored."""
    if state.listener is not None:
        state.tell(MeeplePassed(letter(int(state.turn))))
    turn.after_meeple(state)


def claim_any(state: CarcassonneState, rng: Rng) -> None:
    """Claim a random free segment or pass, as the general loop would."""
    free: i64 = free_segments(state)
    claims: i64 = 0
    rest: i64 = free
    while rest != 0:
        rest &= rest - 1
        claims += 1
    point: i64 = rng.below(claims + 1)
    if point == claims:
        skip(state)
        return
    segment: i64 = 0
    while True:
        if (free >> segment) & 1:
            if point == 0:
                claim(state, segment)
                return
            point -= 1
        segment += 1


def come_home(state: CarcassonneState, feature: i64) -> None:
    """Return every meeple of a scored feature to its owner (carcassonne-26)."""
    if state.listener is not None:
        _tell_returns(state, state.features.sums[feature])
    sums: i64 = state.features.sums[feature]
    seat: i64 = 0
    while seat < state.seats:
        standing: i64 = meeples(sums, seat)
        state.supply[seat] += standing
        slot: i64 = MEEPLES_EACH * seat
        while standing > 0:
            if state.meeples[slot] != IN_SUPPLY and state.features.at(state.meeples[slot]) == feature:
                state.meeples[slot] = IN_SUPPLY
                standing -= 1
            slot += 1
        seat += 1
    state.features.sums[feature] = sums & ~MEEPLE_BITS


def _tell_returns(state: CarcassonneState, sums: i64) -> None:
    counts = [int(meeples(sums, seat)) for seat in range(int(state.seats))]
    seats = [letter(seat) for seat, number in enumerate(counts) if number > 0]
    state.tell(MeeplesReturned(seats, [number for number in counts if number > 0], sum(counts)))


def standing(state: CarcassonneState, seat: Seat) -> list[int]:
    """List the segments on which a seat's meeples stand, in the order of the landscape."""
    own: vec[i64] = state.meeples[MEEPLES_EACH * seat : MEEPLES_EACH * (seat + 1)]
    return sorted(int(segment) for segment in own if segment != IN_SUPPLY)
