"""Reads a view's plain data strictly: what it gives fits together, and anything else is bad input."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from magehall.core.options import settle
from magehall.core.seat import CHANCE, Seat
from magehall.games.rummikub import phase
from magehall.games.rummikub.deal import OUT as OUT_OF_THE_DRAW
from magehall.games.rummikub.fields import Fields, flag, seat, text, tiles, wrong
from magehall.games.rummikub.notation import read_set
from magehall.games.rummikub.rules import MOST_ROUNDS, OPTIONS, PENALTY, Rules, refuse_options
from magehall.games.rummikub.score import BLOCKED, OUT, PadRow
from magehall.games.rummikub.sets import NO_SET, TileSet, shape
from magehall.games.rummikub.tiles import HIGHEST, tile_text, total
from magehall.games.rummikub.view import RummikubView, unseen

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4
MOST_TILES: Final = 106
MOST_POINTS: Final = 1_000_000


def read_view(data: Mapping[str, object]) -> RummikubView:
    """Read what `RummikubView.data` gives."""
    fields = Fields(data, "view")
    fields.word("game", ("rummikub",))
    seats = fields.number("seats", FEWEST_SEATS, MOST_SEATS)
    viewer = None if fields.value("seat") is None else fields.seat("seat", seats)
    view = RummikubView(viewer, seats, _read_options(fields.value("options"), seats))
    view.phase = fields.word("phase", phase.WORDS)
    view.round = fields.number("round", 1, MOST_ROUNDS) - 1
    view.starter = fields.seat("starter", seats)
    view.turn = fields.seat("turn", seats)
    view.passes = fields.number("passes", 0, seats)
    view.taking = fields.number("taking", 0, PENALTY)
    view.is_penalty = fields.flag("penalty")
    view.acting = tuple([_read_actor(one, seats) for one in fields.items("acting")])
    view.lots = fields.numbers("lots", seats, OUT_OF_THE_DRAW, HIGHEST)
    view.lots_drawn = fields.tiles("drawn")
    rules = Rules(view.options)
    view.pad = [_read_row(Fields(row, "pad"), seats, rules) for row in fields.items("pad")]
    _read_tiles(view, fields)
    _check(view)
    return view


def _read_options(value: object, seats: int) -> dict[str, str]:
    pairs = Fields(value, "options").data
    chosen = {text(name, "options"): text(pairs[name], "options") for name in pairs}
    options = settle(OPTIONS, chosen)
    if options != chosen or refuse_options(seats, options) is not None:
        raise wrong("options")
    return chosen


def _read_actor(value: object, seats: int) -> Seat:
    return CHANCE if value == "*" else seat(value, "acting", seats)


def _read_tiles(view: RummikubView, fields: Fields) -> None:
    rules = Rules(view.options)
    view.table = [_read_set(text(one, "table"), rules) for one in fields.items("table")]
    view.racks = [None if one is None else tiles(one, "racks") for one in fields.items("racks", view.seats)]
    view.counts = fields.numbers("counts", view.seats, 0, MOST_TILES)
    view.opened = [flag(one, "opened") for one in fields.items("opened", view.seats)]
    view.bank = fields.number("bank", 0, MOST_TILES)


def _read_set(part: str, rules: Rules) -> TileSet:
    laid = read_set(part, part, 0)
    if shape(laid, rules) == NO_SET:
        raise wrong("table")
    return laid


def _read_row(row: Fields, seats: int, rules: Rules) -> PadRow:
    winners = [seat(one, "winners", seats) for one in row.items("winners")]
    racks = [tuple([tile_text(kind) for kind in tiles(one, "racks")]) for one in row.items("racks", seats)]
    sums, points, totals = [
        tuple(row.numbers(name, seats, -MOST_POINTS, MOST_POINTS)) for name in ("sums", "points", "totals")
    ]
    table = [_read_set(text(one, "table"), rules).text[1:-1] for one in row.items("table")]
    ending, starter = row.word("ending", (OUT, BLOCKED)), row.seat("starter", seats)
    return PadRow(ending, starter, tuple(winners), tuple(racks), sums, points, totals, tuple(table))


def _check(view: RummikubView) -> None:
    """Refuse what cannot be true at once: tiles from nowhere, a hidden own rack, an end without a round."""
    if view.seat is not None and view.racks[view.seat] is None:
        raise wrong("racks")
    for rack, count in zip(view.racks, view.counts, strict=True):
        if rack is not None and len(rack) != count:
            raise wrong("counts")
    left = unseen(view)
    hidden = [count for rack, count in zip(view.racks, view.counts, strict=True) if rack is None]
    if min(left) < 0 or total(left) != sum(hidden) + view.bank:
        raise wrong("bank")
    if view.phase == phase.WORDS[phase.TAKING] and not 1 <= view.taking <= view.bank:
        raise wrong("taking")
    if view.phase == phase.WORDS[phase.OVER] and not view.pad:
        raise wrong("pad")
