"""The log of a table: one Struct a kind of entry, in the past tense. The log is the truth."""

from __future__ import annotations

from typing import Any

import msgspec

from magehall.server.wire.plain import Terms, Wire


class Entry(Wire, tag_field="kind", kw_only=True):
    """One thing that happened at a table."""

    def shown(self) -> Entry:
        """Give the form that everybody at the table may see."""
        return self


class Opened(Entry, tag="opened", kw_only=True):
    """Somebody made the table."""

    terms: Terms
    host: str


class Sat(Entry, tag="sat", kw_only=True):
    """A person or a bot took a seat."""

    seat: str
    name: str
    player: str | None = None
    bot: str | None = None


class Stood(Entry, tag="stood", kw_only=True):
    """A seat became free."""

    seat: str


class Kicked(Entry, tag="kicked", kw_only=True):
    """The host freed a seat."""

    seat: str


class Renamed(Entry, tag="renamed", kw_only=True):
    """A player goes by another name."""

    seat: str
    name: str


class Left(Entry, tag="left", kw_only=True):
    """A person left the table; if it was the host, the next person seated becomes host."""

    player: str


class Started(Entry, tag="started", kw_only=True):
    """The game began, with the promise of its seed."""

    commitment: str


class Played(Entry, tag="played", kw_only=True):
    """A seat moved, and nature after it; or nature alone, at the start."""

    seat: str
    plies: list[tuple[str, str]] = []

    def shown(self) -> Played:
        """Leave the moves out: who may know what is told by events and views."""
        return Played(seat=self.seat)


class Finished(Entry, tag="finished", kw_only=True):
    """The game is over; its seed is revealed."""

    reason: str
    seed: str
    outcome: dict[str, Any] | None = None


class Rematched(Entry, tag="rematched", kw_only=True):
    """The same people go on at another table."""

    table: str


AnyEntry = Opened | Sat | Stood | Kicked | Renamed | Left | Started | Played | Finished | Rematched

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def kind_of(entry: Entry) -> str:
    """Name the kind of an entry, as in the log."""
    return str(entry.__struct_config__.tag)


def written(entry: Entry) -> bytes:
    """Write an entry as the store keeps it."""
    return _encoder.encode(entry)


def read(body: bytes) -> AnyEntry:
    """Read what `written` wrote."""
    entry: AnyEntry = _decoder.decode(body)
    return entry
