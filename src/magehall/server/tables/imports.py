"""Tables that continue from moves made elsewhere: imported records, and branches of finished games."""

from __future__ import annotations

import msgspec

from magehall.core import CHANCE, BadInput, OtherRules, Record, commitment, read_record, seat_text
from magehall.core.record import plies_text
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.play import entries_for
from magehall.server.tables.table import FINISHED, Table
from magehall.server.wire import entries
from magehall.server.wire.plain import Terms


def read(text: str) -> Record:
    """Read a record and check every move in it."""
    try:
        record = read_record(text)
    except OtherRules as error:
        raise Refused("other-rules", None, "", **error.facts) from None
    except BadInput as error:
        raise Refused("bad-record", why=str(error)) from None
    refused = record.replay().refused
    if refused is not None:
        raise Refused("bad-record", why=f"{refused.ply}: {refused.refusal}")
    return record


def terms_of(record: Record) -> Terms:
    """Say what was agreed on in a record."""
    return Terms(game=record.game.key, seats=len(record.names), edition=record.edition, options=record.said())


def import_entries(record: Record, who: Person, seed: str) -> list[entries.Entry]:
    """Open a table from a record: a finished game stands there complete, another one can be continued."""
    rules = record.game.rules
    opened = entries.Opened(terms=terms_of(record), host=who.id, plies=plies_text(record.plies), rules=rules)
    state = record.replay().state
    if state.outcome() is None:
        return [opened]
    seated = [entries.Sat(seat=seat_text(seat), name=name) for seat, name in enumerate(record.names)]
    ending = entries_for(CHANCE, state.outcome(), opened.plies, seed)
    return [opened, *seated, entries.Started(commitment=commitment(seed), rules=rules), *ending]


def branch_entries(table: Table, who: Person, ply: int) -> list[entries.Entry]:
    """Open a table that continues from a position of a finished game."""
    if table.status != FINISHED:
        raise Refused("not-finished")
    record = table.match.record
    plies = plies_text(record.plies[:ply])
    terms = msgspec.structs.replace(table.terms, rated=False, options=record.said())
    return [entries.Opened(terms=terms, host=who.id, plies=plies, rules=record.game.rules)]
