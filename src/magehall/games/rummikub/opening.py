"""The opening: the first tiles a player lays are worth 30, from the rack alone, with the table untouched."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.games.rummikub.rules import OPENING, Rules
from magehall.games.rummikub.sets import TileSet, jokers_in, same, value
from magehall.games.rummikub.tiles import JOKER


def refuse(before: list[TileSet], after: list[TileSet], laid: vec[i64], rules: Rules) -> Refusal | None:
    """Judge an opening on a table whose sets are all legal."""
    if rules.opening_joker_forbidden and laid[JOKER] > 0:
        return Refusal("rummikub-36", "opening-joker")
    if rules.opening_table_free:
        return _refuse_mixed(laid, rules)
    added = list(after)
    for old in before:
        kept = [place for place, one in enumerate(added) if same(old, one, rules)]
        if not kept:
            return _touched(old)
        del added[kept[0]]
    worth = worth_of(added, rules)
    return None if worth >= OPENING else too_low(worth, rules)


def _touched(old: TileSet) -> Refusal:
    """Name the set that was changed; one with a joker has a rule of its own (rummikub-10, rummikub-15)."""
    if jokers_in(old) > 0:
        return Refusal("rummikub-15", "joker-before-opening", {"set": old.text})
    return Refusal("rummikub-10", "table-touched", {"set": old.text})


def _refuse_mixed(laid: vec[i64], rules: Rules) -> Refusal | None:
    """If the table may be touched in the same turn, the tiles laid must contain an opening (rummikub-37)."""
    from magehall.games.rummikub.solver.opening import most_worth

    worth = most_worth(laid, rules)
    return None if worth >= OPENING else too_low(worth, rules)


def worth_of(added: list[TileSet], rules: Rules) -> i64:
    """Value new sets for the opening: all together (rummikub-8), or the best alone (rummikub-35)."""
    together: i64 = 0
    best: i64 = 0
    for one in added:
        worth = value(one, rules, not rules.opening_joker_zero)
        together += worth
        best = max(best, worth)
    return best if rules.one_opening_set else together


def too_low(worth: i64, rules: Rules) -> Refusal:
    """Say how far an opening falls short."""
    facts: dict[str, Fact] = {"value": int(worth), "wanted": OPENING, "missing": OPENING - int(worth)}
    return Refusal("rummikub-35" if rules.one_opening_set else "rummikub-8", "opening-too-low", facts)
