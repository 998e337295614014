"""Rebuilds the world a view shows; what types cannot rule out is judged here."""

from __future__ import annotations

from mypy_extensions import i64

from magehall.core.errors import BadInput
from magehall.core.seat import read_seat
from magehall.core.shape import differences, fill_own
from magehall.games.carcassonne import look, meeple, place
from magehall.games.carcassonne.box import NEEDS
from magehall.games.carcassonne.landscape import NOWHERE, OPEN
from magehall.games.carcassonne.notation import read_placed
from magehall.games.carcassonne.phase import ASKING, MEEPLES_EACH, MOMENTS, PLACING, WORDS
from magehall.games.carcassonne.rules import Rules, refuse_options
from magehall.games.carcassonne.spots import spot_at
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.view import CarcassonneView


def imagine(view: CarcassonneView) -> CarcassonneState:
    """Rebuild the state a view shows: the tiles are laid again in order, then everything else."""
    state = _begun(view)
    for text in view.placed[1:]:
        _lay(state, text)
    for name in view.discarded:
        state.gone[_take(state, name)] += 1
    if view.drawn is not None:
        state.drawn = _take(state, view.drawn)
        state.ways = place.ways(state, state.drawn)
    for seat, spots in enumerate(view.meeples):
        state.points[seat] = view.scores[seat]
        for text in spots:
            meeple.put(state, seat, spot_at(state, text))
    _restore_layers(state, view)
    _check(state, view)
    return state


def _begun(view: CarcassonneView) -> CarcassonneState:
    """Begin a game with as many seats and the same options, at the turn shown."""
    rules = Rules(view.options.data())
    turn, starter = read_seat(view.turn), read_seat(view.starter)
    _demand(refuse_options(view.seats, rules.options) is None, "start-player")
    _demand(max(turn, starter, 0 if view.seat is None else view.me) < view.seats, "seats")
    _demand(len(view.meeples) == len(view.scores) == view.seats, "seats")
    _demand(max(len(spots) for spots in view.meeples) <= MEEPLES_EACH, "meeples")
    state = CarcassonneState(view.seats, rules)
    _demand(view.placed[:1] == [look.placed_text(state, 0)], "placed")
    _demand(len(view.placed) <= state.box.total, "placed")
    state.phase = WORDS.index(view.phase)
    state.turn = turn
    state.starter = starter
    return state


def _lay(state: CarcassonneState, text: str) -> None:
    """Lay a tile as a view describes it, if it fits."""
    move = read_placed(text)
    kind: i64 = _take(state, move.tile)
    cell = state.land.cell(move.x, move.y)
    _demand(cell != NOWHERE and state.land.numbers[cell] == OPEN, text)
    _demand((state.box.fits[NEEDS * kind + state.land.needs[cell]] >> move.turns) & 1 == 1, text)
    state.lay_again(cell, 4 * kind + move.turns)


def _take(state: CarcassonneState, name: str) -> int:
    """Take a tile from the stack and return its kind."""
    _demand(name in state.box.places, name)
    kind = state.box.places[name]
    state.left[kind] -= 1
    state.stack -= 1
    return kind


def _restore_layers(state: CarcassonneState, view: CarcassonneView) -> None:
    parts = view.expansions.parts()
    _demand([type(part) for part in parts] == state.rules.parts(), "expansions")
    names = [layer.name() for layer in state.layers]
    for layer, part in zip(state.layers, parts, strict=True):
        layer.restore(state, part)
    _demand((state.phase == ASKING) == (view.asking in names), "asking")
    if state.phase == ASKING:
        state.asking = names.index(str(view.asking))
        state.moment = MOMENTS.index(view.moment or "begun")


def _check(state: CarcassonneState, view: CarcassonneView) -> None:
    """Compare a view with what follows from the rest of it: the stack, the supply, who acts …"""
    _demand((view.drawn is not None) == (state.phase == PLACING), "drawn")
    _demand(all(left >= 0 for left in state.left), "placed")
    shown = fill_own(look.drawn(state, None, view.placed), {"seat": view.seat})
    if shown != view:
        wrong, _ = next(differences(view, shown))
        raise _unfit(wrong)


def _demand(is_so: bool, what: str) -> None:
    """Refuse a view in which something does not fit the rest."""
    if not is_so:
        raise _unfit(what)


def _unfit(what: str) -> BadInput:
    return BadInput(f"{what!r} does not fit the rest of the view", "view-unfit", {"what": what})
