"""What a client can ask: one Struct a verb, the same over the socket and over HTTP."""

from __future__ import annotations

from typing import Literal

from magehall.server.wire.plain import (
    Chat,
    Key,
    MoveText,
    Name,
    Number,
    Phrase,
    SeatLetter,
    TableCode,
    Terms,
    Wire,
)


class Command(Wire, tag_field="do", kw_only=True):
    """Something asked of a table; `id` comes back with the answer."""

    table: TableCode = ""
    id: Number = 0


class Follow(Command, tag="follow", kw_only=True):
    """Show me the table from a seat of mine, or as a watcher, from now on or after message `after`."""

    seat: SeatLetter | None = None
    after: Number | None = None


class Unfollow(Command, tag="unfollow", kw_only=True):
    """Show me no more of the table from there."""

    seat: SeatLetter | None = None


class Sit(Command, tag="sit", kw_only=True):
    """Take a free seat, any if none is named; with a name for another person at the same device."""

    seat: SeatLetter | None = None
    name: Name | None = None


class Agree(Command, tag="agree", kw_only=True):
    """Change what is agreed on before the game, as its host; the game and the seats stay."""

    terms: Terms


class Seat(Command, tag="seat", kw_only=True):
    """Put a bot on a free seat."""

    seat: SeatLetter
    bot: Key


class Stand(Command, tag="stand", kw_only=True):
    """Free a seat of mine before the game."""

    seat: SeatLetter


class Kick(Command, tag="kick", kw_only=True):
    """Free somebody's seat before the game, as its host."""

    seat: SeatLetter


class Rename(Command, tag="rename", kw_only=True):
    """Go by another name on a seat of mine."""

    seat: SeatLetter
    name: Name


class Leave(Command, tag="leave", kw_only=True):
    """Leave the table with all my seats."""


class Start(Command, tag="start", kw_only=True):
    """Begin the game, as its host; free seats are filled with bots of a level where one is given."""

    fill: Key | None = None


class Play(Command, tag="play", kw_only=True):
    """Make a move; `n` is the last message the player had seen."""

    seat: SeatLetter
    move: MoveText
    n: Number | None = None


class Draft(Command, tag="draft", kw_only=True):
    """Keep the move I am composing, as it lies, for when my clock runs out; none: nothing is touched.

    It matters where the clock's end follows the game's own rule; nobody is shown it.
    """

    seat: SeatLetter
    move: MoveText | None = None
    n: Number | None = None


class Undo(Command, tag="undo", kw_only=True):
    """Take back my last decision of this turn, up to what it revealed."""

    seat: SeatLetter
    n: Number | None = None


class Takeback(Command, tag="takeback", kw_only=True):
    """Ask the others for leave to go back before my last decision."""

    seat: SeatLetter


class Answer(Command, tag="answer", kw_only=True):
    """Say yes or no to a takeback that was asked for; the one who asked may say no as well."""

    yes: bool


class Resign(Command, tag="resign", kw_only=True):
    """Give the game up; a bot plays on for the seat."""

    seat: SeatLetter


class Replace(Command, tag="replace", kw_only=True):
    """Let a bot stand in for somebody who is gone."""

    seat: SeatLetter


class Return(Command, tag="return", kw_only=True):
    """Take my seats back from the bots that stand in for me."""


class Say(Command, tag="say", kw_only=True):
    """Say something to the table: a phrase, or own words where the table allows them."""

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
    """What would a bot play in my place, and why? In three steps; without one, the answer at once."""

    seat: SeatLetter
    step: Literal["nudge", "candidates", "answer"] | None = None


class Since(Command, tag="since", kw_only=True):
    """What happened since my last turn?"""

    seat: SeatLetter


class Rematch(Command, tag="rematch", kw_only=True):
    """Go on with the same people at another table."""


Question = Moves | Why | Hint | Since
SocketCommand = (
    Follow
    | Unfollow
    | Agree
    | Sit
    | Seat
    | Stand
    | Kick
    | Rename
    | Leave
    | Start
    | Play
    | Draft
    | Undo
    | Takeback
    | Answer
    | Resign
    | Replace
    | Return
    | Say
    | Question
    | Rematch
)
