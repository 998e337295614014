"""The plain values that bodies, commands and messages are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import Meta, Struct, field

from magehall.core import Shape

SeatLetter = Annotated[str, Meta(pattern="^[A-H]$", description="A seat: A, B, C …")]
TableCode = Annotated[str, Meta(pattern="^[2-9A-HJ-NP-Z]{6}$", description="The short code of a table")]
Phrase = Literal[
    "hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again", "bye"
]
"""What can be said without typing; the words are in the locales (`server-phrase-…`)."""

Chat = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=32, description="A name on one line")]
MoveText = Annotated[str, Meta(min_length=1, max_length=4096, description="A move in the game's notation")]
Key = Annotated[str, Meta(pattern="^[a-z0-9][a-z0-9_-]{0,40}$", description="A key in kebab case")]
Word = Annotated[str, Meta(max_length=64)]
Sealed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64, description="64 hexadecimal digits")]
"""A share of the shuffle, or the SHA-256 of one; the length rules out the line end that a pattern lets in."""
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Data = dict[str, Any]
"""Plain data whose shape the game decides: a view, an event, facts."""

if TYPE_CHECKING:
    Shown = Data | Shape
else:
    Shown = Annotated[
        Data, Meta(description="What the game declares: a view or an event of games/<game>.schema.json")
    ]
"""What a game declares, as it is written; whoever reads it back here gets plain data."""


class Wire(Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """What all things on the wire have in common: nothing unknown is accepted, defaults are left out."""


PATIENCE: Final = 120
"""Seconds for which somebody who is gone is awaited, unless otherwise agreed."""


class Clock(Wire, kw_only=True):
    """How long a decision may take, and what happens when it takes longer."""

    mode: Literal["none", "turn", "bank", "days"] = "none"
    """None; a fixed time for each decision; a bank that runs down and grows by the increment; whole days."""
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    expiry: Literal["move", "deputy", "rule", "wait"] = "deputy"
    """A bot decides this once; a bot stands in until the player returns; what the game's own rule says;
    everyone waits. What is done about somebody who is gone follows it too, even if no clock runs."""


class Terms(Wire, kw_only=True):
    """What is agreed before the game."""

    game: Key
    seats: Annotated[int, Meta(ge=1, le=8)]
    edition: Key | None = None
    options: Annotated[dict[Word, Word], Meta(max_length=64)] = {}
    clock: Clock = field(default_factory=Clock)
    visibility: Literal["open", "link"] = "link"
    watching: bool = True
    hints: bool = True
    chat: Literal["free", "phrases", "off"] = "free"
    pause: bool | Literal["slow", "fast"] = True
    """Whether bots take a human-like pause, and whether a longer or a shorter one than usual."""
    language: Annotated[str, Meta(pattern="^([a-z]{2})?$", description="en, bg … or nothing")] = ""
    """The language spoken at the table."""
    absence: Annotated[int, Meta(ge=0, le=86_400)] = field(default_factory=lambda: PATIENCE)
    """Seconds after which somebody who is gone is dealt with, as the clock's `expiry` says; 0 for never. It
    is always given, but has no effect if the clock counts days, or while all are gone."""
    rated: bool = False
    """Whether the game counts for ratings: without hints and takebacks, and with one seat for each person."""
