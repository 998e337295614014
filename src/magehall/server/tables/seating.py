"""Judges what is asked about the seats before the game: each function returns the entries to write."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from magehall.bots import bot, levels
from magehall.bots.names import BOT_NAMES
from magehall.core import BadInput, BadOptions, Game, Move, NotationError, Seat, game, seat_text
from magehall.core.record import check_name
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING, Table
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms


def agree(terms: Terms, before: Terms | None = None) -> None:
    """Check terms: the game, its edition, its options and seats must exist and go together.

    Rules that stay as they were agreed on `before` are not judged as new ones.
    """
    try:
        found = game(terms.game)
    except BadInput:
        raise Refused("no-such-game", game=terms.game) from None
    try:
        settle = found.recall if before is not None and _rules(before) == _rules(terms) else found.settle
        settle(terms.seats, found.agreed(terms.edition, terms.options))
    except BadOptions as error:
        words = f"cli-error-{error.reason}" if error.reason else ""
        raise Refused("bad-option", error.refusal, words, **error.facts) from None
    if terms.rated and terms.hints:
        raise Refused("bad-option", words="server-error-rated-hints")
    clock = terms.clock
    if clock.mode != "none" and clock.seconds < 1:
        raise Refused("bad-option", words="server-error-no-time")
    if clock.expiry == "rule" and timeout_move(found) is None:
        raise Refused("bad-option", words="server-error-no-timeout-rule")


def _rules(terms: Terms) -> tuple[object, ...]:
    return terms.game, terms.seats, terms.edition, terms.options


def timeout_move(game: Game) -> Move | None:
    """Return nature's move for a clock that ran out, if the game has a rule for it."""
    try:
        return game.read("timeout")
    except NotationError:
        return None


def check_level(key: str, level: str) -> None:
    """Check that a game has bots of a level."""
    try:
        bot(key, level)
    except BadInput:
        raise Refused("no-such-level", level=level, levels=", ".join(levels(key))) from None


def printable(name: str) -> str:
    """Return a name if it can stand in a record."""
    try:
        return check_name(name.strip())
    except BadInput:
        raise Refused("bad-name") from None


def change_terms(table: Table, who: Person, asked: commands.Agree) -> list[entries.Entry]:
    """Let the host change the terms except the game; moves made elsewhere also fix options and seats.

    Someone who plays alone with bots may change their pace at any time.
    """
    old, new = table.terms, asked.terms
    is_pace = msgspec.structs.replace(old, pause=new.pause) == new
    if not (table.status == PLAYING and is_pace and table.people() == [who.id]):
        _gathering(table)
        _only_host(table, who)
    if table.called:
        raise Refused("already-started")
    fixed: list[tuple[object, object]] = [(old.game, new.game)]
    if table.plies:
        fixed += [(old.seats, new.seats), (old.edition, new.edition)]
        fixed += [(old.options, new.options), (False, new.rated)]
    if any(was != wanted for was, wanted in fixed):
        raise Refused("bad-option")
    agree(new, old)
    for seat in range(new.seats, old.seats):
        _free_seat(table, seat_text(seat))
    return [entries.Agreed(terms=new)]


def sit(table: Table, who: Person, asked: commands.Sit) -> list[entries.Entry]:
    """Let a person sit down, once; more seats are for others at the same device, under names of their own."""
    _gathering(table)
    if who.id in table.company.removed:
        raise Refused("removed-here")
    name = printable(asked.name if asked.name is not None else who.name)
    own = [table.seats[seat].name for seat in table.seats_of(who.id)]
    if name in own or (own and asked.name is None):
        raise Refused("already-seated")
    seat = _free_seat(table, asked.seat)
    return [entries.Sat(seat=seat_text(seat), name=name, player=who.id, program=bool(who.owner))]


def seat_bot(table: Table, who: Person, asked: commands.Seat) -> list[entries.Entry]:
    """Let the host put a bot on a seat."""
    _gathering(table)
    _only_host(table, who)
    seat = _free_seat(table, asked.seat)
    check_level(table.terms.game, asked.bot)
    return [_bot_sat(table, seat, asked.bot, [])]


def stand(table: Table, who: Person, asked: commands.Stand) -> list[entries.Entry]:
    """Let a person stand up."""
    _gathering(table)
    table.own_seat(asked.seat, who.id)
    return [entries.Stood(seat=asked.seat)]


def kick(table: Table, who: Person, asked: commands.Kick) -> list[entries.Entry]:
    """Let the host free a seat."""
    _gathering(table)
    _only_host(table, who)
    if not table.seats[table.seat(asked.seat)].name:
        raise Refused("seat-free", seat=asked.seat)
    return [entries.Kicked(seat=asked.seat)]


def rename(table: Table, who: Person, asked: commands.Rename) -> list[entries.Entry]:
    """Let a person on a seat take another name."""
    _gathering(table)
    table.own_seat(asked.seat, who.id)
    return [entries.Renamed(seat=asked.seat, name=printable(asked.name))]


def leave(table: Table, who: Person, asked: commands.Leave) -> list[entries.Entry]:
    """Let a person leave with all seats."""
    _gathering(table)
    own = table.seats_of(who.id)
    if not own:
        raise Refused("not-seated")
    return [*(entries.Stood(seat=seat_text(seat)) for seat in own), entries.Left(player=who.id)]


def seated_again(table: Table, who: Person, known: Collection[str]) -> list[entries.Entry]:
    """Seat the same people and bots at a new table, each one seat further, so that another begins.

    The seats of players no longer known, and of names in an imported record, stay free.
    """
    if table.status != FINISHED:
        raise Refused("not-finished")
    if who.id != table.host and not table.seats_of(who.id):
        raise Refused("not-seated")
    seated: list[entries.Entry] = [entries.Opened(terms=table.terms, host=who.id)]
    chairs = [*table.seats[1:], table.seats[0]]
    for seat, chair in enumerate(chairs):
        if not chair.bot and chair.player not in known:
            continue
        sat = entries.Sat(seat=seat_text(seat), name=chair.name, player=chair.player, bot=chair.bot)
        seated.append(msgspec.structs.replace(sat, program=chair.program))
    return seated


def filled(table: Table, level: str | None) -> list[entries.Entry]:
    """Seat bots of a level on all free seats."""
    free = [seat for seat, chair in enumerate(table.seats) if not chair.name]
    if free and level is None:
        raise Refused("seats-free", seats=len(free))
    seated: list[entries.Entry] = []
    names: list[str] = []
    for seat in free:
        assert level is not None, "asked above"
        check_level(table.terms.game, level)
        seated.append(_bot_sat(table, seat, level, names))
    return seated


def _bot_sat(table: Table, seat: Seat, level: str, given: list[str]) -> entries.Sat:
    """Name a bot as no other seat is named."""
    taken = [*table.names(), *given]
    name = next((name for name in BOT_NAMES if name not in taken), f"{BOT_NAMES[0]} {seat + 1}")
    given.append(name)
    return entries.Sat(seat=seat_text(seat), name=name, bot=level)


def _gathering(table: Table) -> None:
    if table.status != GATHERING:
        raise Refused("already-started")


def _only_host(table: Table, who: Person) -> None:
    if table.host != who.id:
        raise Refused("not-host")


def _free_seat(table: Table, letter: str | None) -> Seat:
    if letter is None:
        free = [seat for seat, chair in enumerate(table.seats) if not chair.name]
        if not free:
            raise Refused("table-full")
        return free[0]
    seat = table.seat(letter)
    if table.seats[seat].name:
        raise Refused("seat-taken", seat=letter)
    return seat
