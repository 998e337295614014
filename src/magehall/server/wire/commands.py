"""What a client can ask: one Struct a verb, the same over the socket and over HTTP."""

from __future__ import annotations

from magehall.server.wire.plain import Key, MoveText, Name, Number, SeatLetter, TableCode, Wire


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


class Rematch(Command, tag="rematch", kw_only=True):
    """Go on with the same people at another table."""


TableCommand = Sit | Seat | Stand | Kick | Rename | Leave | Start | Play | Rematch
SocketCommand = Follow | Unfollow | TableCommand
