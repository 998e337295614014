"""Who has shown, by not following, to lack a people.

The same facts as `magehall.games.wizard.view.impossible`, without building a state; a test says they agree.
"""

from __future__ import annotations

from mypy_extensions import i64

from magehall.games.wizard.cards import JESTER, WIZARD, bit, people_of, rank_of
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.trick import FREE, OPEN, UNBEATEN


def shown_voids(state: WizardState) -> i64:
    """Give a set of four bits for each seat, one for each people it lacks: bit 4 x seat + people."""
    found: i64 = 0
    leader: i64 = state.after(state.dealer)
    place: i64 = 0
    while place < state.played and not state.rules.one_colour:
        led: i64 = OPEN
        best: i64 = UNBEATEN
        seat: i64 = leader
        laid: i64 = 0
        while laid < state.seats and place < state.played:
            card: i64 = state.plays[place]
            rank: i64 = rank_of(card)
            people: i64 = people_of(card)
            power: i64 = 0
            if rank == WIZARD:
                power = 100
                if led == OPEN:
                    led = FREE
            elif rank != JESTER:
                if led == OPEN:
                    led = people
                elif led < 4 and people != led:
                    found |= bit(4 * seat + led)
                power = 50 + rank if people == state.trump else rank if people == led else 0
            if power > best:
                best = power
                leader = seat
            seat = state.after(seat)
            laid += 1
            place += 1
    return found


def lacks(voids: i64, seat: i64, people: i64) -> bool:
    """Tell whether a seat has shown to lack a people."""
    return voids & bit(4 * seat + people) != 0
