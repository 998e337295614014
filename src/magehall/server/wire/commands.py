"""What a client can ask: one Struct for each verb, the same over the socket and over HTTP."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from magehall.server.wire.plain import (
    Chat,
    Key,
    MoveText,
    Name,
    Number,
    Phrase,
    Sealed,
    SeatLetter,
    TableCode,
    Terms,
    Wire,
    Word,
)

MOST_OF_HISTORY: Final = 100
"""Entries on a page of the log."""
PageLimit = Annotated[int, Meta(ge=1, le=MOST_OF_HISTORY)]


class Command(Wire, tag_field="do", kw_only=True):
    """Something asked of a table; `id` comes back with the answer."""

    table: TableCode = ""
    id: Number = 0


class Follow(Command, tag="follow", kw_only=True):
    """Show me the table from one of my seats, or as a watcher, from now on or after message `after`."""

    seat: SeatLetter | None = None
    after: Number | None = None


class Unfollow(Command, tag="unfollow", kw_only=True):
    """Stop showing me the table from there."""

    seat: SeatLetter | None = None


class Sit(Command, tag="sit", kw_only=True):
    """Take a free seat, any if none is named; a second one under another name, for somebody on my device."""

    seat: SeatLetter | None = None
    name: Name | None = None


class Agree(Command, tag="agree", kw_only=True):
    """As the host, change what is agreed on before the game; the game stays, and so does every taken seat."""

    terms: Terms


class Seat(Command, tag="seat", kw_only=True):
    """Put a bot on a free seat."""

    seat: SeatLetter
    bot: Key


class Stand(Command, tag="stand", kw_only=True):
    """Free one of my seats before the game."""

    seat: SeatLetter


class Kick(Command, tag="kick", kw_only=True):
    """As the host, free somebody's seat before the game."""

    seat: SeatLetter


class Mute(Command, tag="mute", kw_only=True):
    """As the host, mute the player on a seat at this table, or let them speak again."""

    seat: SeatLetter
    yes: bool = True


class Remove(Command, tag="remove", kw_only=True):
    """As the host, remove the player on a seat: they may not sit here again, and in the game a bot plays on.

    In a rated game only a keeper of the house can.
    """

    seat: SeatLetter


class Admit(Command, tag="admit", kw_only=True):
    """As the host, readmit a removed player before the game."""

    player: Word


class Rename(Command, tag="rename", kw_only=True):
    """Take another name on one of my seats."""

    seat: SeatLetter
    name: Name


class Leave(Command, tag="leave", kw_only=True):
    """Leave the table with all my seats; in the game bots play on for me, and I may come back."""


class Start(Command, tag="start", kw_only=True):
    """As the host, begin the game; free seats are filled with bots of a level if one is given."""

    fill: Key | None = None


class Promise(Command, tag="promise", kw_only=True):
    """Promise a share of the shuffle for one of my seats, before the game: the SHA-256 of what I will add."""

    seat: SeatLetter
    promise: Sealed


class Share(Command, tag="share", kw_only=True):
    """Reveal the share I promised, once the host has called for the shares: the first deal depends on it."""

    seat: SeatLetter
    share: Sealed


class Play(Command, tag="play", kw_only=True):
    """Make a move; `n` is the last message the player had seen."""

    seat: SeatLetter
    move: MoveText
    n: Number | None = None


class Draft(Command, tag="draft", kw_only=True):
    """Keep the move I am composing, as it stands, for when my clock runs out; null if nothing is touched.

    It matters if the clock's end follows the game's own rule; nobody else sees it.
    """

    seat: SeatLetter
    move: MoveText | None = None
    n: Number | None = None


class Undo(Command, tag="undo", kw_only=True):
    """Take back my last decision of this turn, up to what it revealed."""

    seat: SeatLetter
    n: Number | None = None


class Takeback(Command, tag="takeback", kw_only=True):
    """Ask the others to let me go back before my last decision."""

    seat: SeatLetter


class End(Command, tag="end", kw_only=True):
    """Ask the others to end the game together, without a result; with bots alone it ends at once."""


class Answer(Command, tag="answer", kw_only=True):
    """Say yes or no to what was asked for, a takeback or the end; a no from the asker withdraws it."""

    yes: bool


class Resign(Command, tag="resign", kw_only=True):
    """Give up the game; a bot plays on for the seat."""

    seat: SeatLetter


class Replace(Command, tag="replace", kw_only=True):
    """Let a bot stand in for somebody who is gone, or whose time is over and nothing else follows."""

    seat: SeatLetter


class Return(Command, tag="return", kw_only=True):
    """Take my seats back from the bots that stand in for me."""


class Say(Command, tag="say", kw_only=True):
    """Say something to the table: a phrase, or your own words if the table allows them."""

    text: Chat | None = None
    phrase: Phrase | None = None


class Moves(Command, tag="moves", kw_only=True):
    """Which moves can I make?"""

    seat: SeatLetter


class Why(Command, tag="why", kw_only=True):
    """May I make this move, and if not, why?"""

    seat: SeatLetter
    move: MoveText


class Hint(Command, tag="hint", kw_only=True):
    """What would a bot play in my place, and why? In three steps; without a step, the answer at once."""

    seat: SeatLetter
    step: Literal["nudge", "candidates", "answer"] | None = None


class Since(Command, tag="since", kw_only=True):
    """What happened since my last turn?"""

    seat: SeatLetter


class History(Command, tag="history", kw_only=True):
    """What happened before an entry, as one of my seats or a watcher may know it? By default the latest."""

    seat: SeatLetter | None = None
    before: Number | None = None
    limit: PageLimit = MOST_OF_HISTORY


class Rematch(Command, tag="rematch", kw_only=True):
    """Play again with the same people at another table."""


Question = Moves | Why | Hint | Since
Asking = Question | History
SocketCommand = (
    Follow
    | Unfollow
    | Agree
    | Sit
    | Seat
    | Stand
    | Kick
    | Mute
    | Remove
    | Admit
    | Rename
    | Leave
    | Start
    | Promise
    | Share
    | Play
    | Draft
    | Undo
    | Takeback
    | End
    | Answer
    | Resign
    | Replace
    | Return
    | Say
    | Asking
    | Rematch
)
