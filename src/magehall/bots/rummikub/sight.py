"""What a player of Rummikub sees, and what it can say of a play."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.bot import Reason
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.rummikub.moves import DRAW, PASS, Table
from magehall.games.rummikub.opening import worth_of
from magehall.games.rummikub.proposals import opened
from magehall.games.rummikub.referee import judge
from magehall.games.rummikub.rules import OPENING
from magehall.games.rummikub.solver.answer import Play, best_play
from magehall.games.rummikub.solver.opening import best_opening, most_worth
from magehall.games.rummikub.tiles import KINDS, points, total
from magehall.games.rummikub.view import RummikubView
from magehall.games.rummikub.worlds import rack_of, rules_of, table_of


@final
class Sight:
    """A seat's view in the form the players need."""

    def __init__(self, view: View) -> None:
        assert isinstance(view, RummikubView), "a view of Rummikub"
        self.view = view
        self.seat = view.me
        self.rules = rules_of(view)
        self.table = table_of(view)
        self.rack: vec[i64] = rack_of(view)
        self.has_opened = view.opened[self.seat]

    def best(self, rack: vec[i64]) -> Play | None:
        """Return the solver's best play with these tiles, or an opening if that is still to come."""
        if self.has_opened:
            return best_play(self.table, rack, self.rules)
        return self.opening(rack)

    def opening(self, rack: vec[i64]) -> Play | None:
        """Return the best opening from these tiles, beside the table as it is."""
        play = best_opening(rack, self.rules)
        return None if play is None else opened(self.table, play)

    def is_legal(self, play: Play) -> bool:
        """Ask the referee."""
        return judge(self.table, self.rack, play.table, self.has_opened, self.rules) is None

    def left(self, play: Play) -> vec[i64]:
        """Count what a play leaves on the rack."""
        counts = self.rack[:]
        kind: i64 = 0
        while kind < KINDS:
            counts[kind] -= play.laid[kind]
            kind += 1
        return counts

    def goes_out(self, play: Play) -> bool:
        """Tell whether a play empties the rack."""
        return total(play.laid) == total(self.rack)

    def must_play(self) -> bool:
        """Tell whether the rules forbid passing when something can be laid (rummikub-45)."""
        return self.view.bank == 0 and self.rules.must_play

    def move(self, play: Play | None) -> Move:
        """Return the move of a play; without one, to draw or to pass."""
        if play is not None:
            return Table(play.table)
        return DRAW if self.view.bank > 0 else PASS


def why(sight: Sight, play: Play) -> list[Reason]:
    """Say what a play does, how much of the table it changes, and what it leaves."""
    reasons = [_effect(sight, play)]
    changed = len(sight.table) - play.kept
    if changed > 0:
        reasons.append(Reason("changes-sets", {"sets": changed}, 0.6))
    elif sight.has_opened and sight.table:
        reasons.append(Reason("table-stays", {}, 0.3))
    if not sight.goes_out(play):
        left = sight.left(play)
        reasons.append(Reason("leaves", {"tiles": int(total(left)), "points": int(points(left))}, 0.2))
    return reasons


def _effect(sight: Sight, play: Play) -> Reason:
    if sight.goes_out(play):
        return Reason("goes-out", {"tiles": play.count()}, 1.0)
    if not sight.has_opened:
        worth = int(worth_of(play.table[len(sight.table) :], sight.rules))
        return Reason("opens", {"tiles": play.count(), "value": worth}, 1.0)
    return Reason("lays", {"tiles": play.count(), "points": play.points()}, 1.0)


def why_nothing(sight: Sight, seen: Reason) -> list[Reason]:
    """Say why nothing is laid, `seen` once the player has opened, and what is done instead."""
    reason = seen
    if not sight.has_opened:
        worth = int(most_worth(sight.rack, sight.rules))
        reason = Reason("cannot-open", {"value": worth, "wanted": OPENING}, 1.0)
    return [reason, instead(sight)]


def instead(sight: Sight) -> Reason:
    """Say what is done if nothing is laid."""
    if sight.view.bank > 0:
        return Reason("draws", {"bank": sight.view.bank}, 0.2)
    return Reason("passes", {}, 0.2)
