"""The socket: commands in, numbered messages out."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from magehall import __version__
from magehall.core import seat_text
from magehall.server import wallclock
from magehall.server.access.identity import Admission
from magehall.server.access.limits import network
from magehall.server.access.origins import check_origin
from magehall.server.http.door import NO_NUL
from magehall.server.http.tables import LIMITED
from magehall.server.hub import NOT_SIGNED_IN, Connection
from magehall.server.refused import Refused
from magehall.server.speech import fault, language_from
from magehall.server.tables.questions import allowed
from magehall.server.tables.room import Room
from magehall.server.tables.streams import encode, sync
from magehall.server.tables.verbs import VERBS
from magehall.server.wire import commands
from magehall.server.wire.messages import Denied, Done, Welcome
from magehall.server.wire.plain import Number

if TYPE_CHECKING:
    from magehall.server.app import House

log = logging.getLogger("magehall.socket")

NOT_TEXT = 1003
TOO_BIG = 1009
FAREWELL = 5.0
"""Seconds that a socket has to take the reason why it is closed."""
CLOSING = {"not-signed-in": NOT_SIGNED_IN, "wrong-origin": 4003, "too-many": 4029, "store-away": 1013}
"""Closing codes of the handshake."""

MOST_THOUGHTS = 4
"""Hints that one socket may wait for."""


class Numbered(msgspec.Struct):
    """What an answer to a command needs, whatever else is wrong with it."""

    id: Number = 0


decode = msgspec.json.Decoder(commands.SocketCommand).decode
decode_number = msgspec.json.Decoder(Numbered).decode


class Talk:
    """The conversation over one socket."""

    def __init__(self, house: House, connection: Connection) -> None:
        self.house = house
        self.connection = connection
        self.thoughts: set[asyncio.Task[None]] = set()

    async def hear(self, text: str) -> None:
        """Answer one frame."""
        try:
            command = _read(text)
        except Refused as refused:
            self._deny(commands.Command(id=_number(text)), refused)
            return
        try:
            self._limit(command)
            await self._carry_out(command)
        except Refused as refused:
            self._deny(command, refused)
        except Exception:
            self._fail(command)

    def _fail(self, command: commands.Command) -> None:
        """Note a mistake of ours, and say no more than that there was one."""
        log.exception("a command failed", extra={"table": command.table})
        self._deny(command, Refused("failed"))

    def _deny(self, command: commands.Command, refused: Refused) -> None:
        if refused.code == "no-such-table":
            self.house.limits.spend_quietly("miss", self.connection.player)
        room = self.house.hall.rooms.get(command.table)
        names = room.table.names() if room is not None else []
        error = fault(refused, self.connection.language, names)
        self.connection.show(encode(Denied(id=command.id, error=error)))

    def _limit(self, command: commands.Command) -> None:
        limits, player = self.house.limits, self.connection.player
        if not limits.enabled:
            return
        limits.spend("command", player)
        limit = LIMITED.get(type(command))
        if limit is not None:
            limits.spend(limit, player)
        if not limits.has("miss", player):
            raise Refused("too-many")

    async def _carry_out(self, command: commands.Command) -> None:
        if type(command) in VERBS:
            n = await self.house.hall.do(self.connection.who, command)
            self._done(command, n, command.table)
        elif isinstance(command, commands.Follow):
            await self._follow(command)
        elif isinstance(command, commands.Unfollow):
            self._unfollow(command)
        elif isinstance(command, commands.Hint):
            self._answer_later(command)
        elif isinstance(command, commands.Asking):
            await self._answer(command)
        elif isinstance(command, commands.Draft):
            n = await self.house.hall.draft(self.connection.who, command)
            self._done(command, n, command.table)
        elif isinstance(command, commands.Rematch):
            room = await self.house.hall.rematch(self.connection.who, command.table)
            self._done(command, room.table.n, room.table.code)

    def _done(self, command: commands.Command, n: int, table: str) -> None:
        self.connection.show(encode(Done(id=command.id, n=n, table=table)))

    def _answer_later(self, command: commands.Hint) -> None:
        """Let a bot think about it while the player goes on."""
        if len(self.thoughts) >= MOST_THOUGHTS:
            raise Refused("too-many")
        task = asyncio.create_task(self._try_to_answer(command))
        self.thoughts.add(task)
        task.add_done_callback(self.thoughts.discard)

    async def _try_to_answer(self, command: commands.Hint) -> None:
        try:
            await self._answer(command)
        except Refused as refused:
            self._deny(command, refused)
        except Exception:
            self._fail(command)

    async def _answer(self, command: commands.Asking) -> None:
        room = await self.house.hall.room(command.table)
        connection = self.connection
        answer = await self.house.answers.answer(room, connection.player, command, connection.language)
        connection.show(encode(answer))

    async def _follow(self, command: commands.Follow) -> None:
        room = await self.house.hall.room(command.table)
        if command.after is not None and command.after > room.table.n:
            await self.house.hall.catch_up(command.table)  # another node has shown it already
            room = await self.house.hall.room(command.table)  # it may have left meanwhile
        await self._show(room, command)
        await self.house.presence.came(room, self.connection.player)

    async def _show(self, room: Room, command: commands.Follow) -> None:
        async with room.lock:
            viewer = allowed(room.table, self.connection.player, command.seat)
            table = room.table
            missed = None if command.after is None else room.missed(viewer, command.after)
            room.follow(self.connection, viewer)
            self.connection.following[(command.table, viewer)] = room
            for message in [encode(sync(table, viewer))] if missed is None else missed:
                self.connection.show(message)
            self._done(command, table.n, table.code)

    def _unfollow(self, command: commands.Unfollow) -> None:
        for (code, viewer), room in list(self.connection.following.items()):
            letter = None if viewer is None else seat_text(viewer)
            if code == command.table and letter == command.seat:
                room.unfollow(self.connection, viewer)
                del self.connection.following[(code, viewer)]
                self.house.presence.went(room, self.connection.player)
        self._done(command, 0, command.table)


def _number(text: str) -> int:
    """Return the number of a command, even of one that cannot be read: somebody waits for its answer."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return decode_number(text).id
    return 0


def _read(text: str) -> commands.SocketCommand:
    if "\\u0000" in text:
        raise Refused("bad-request", why=NO_NUL)
    try:
        command: commands.SocketCommand = decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", why=str(error)) from None
    return command


async def _admitted(house: House, ws: WebSocket) -> Admission:
    """Let known players in; refuse pages of other origins, strangers, and anyone who comes too often."""
    check_origin(house.settings, ws.headers, "SOCKET")
    house.limits.spend("socket", _network(ws))
    return await house.identity.known(ws)


def _network(ws: WebSocket) -> str:
    return network(ws.client.host) if ws.client else ""


def _cookie(house: House, ws: WebSocket, by: Admission) -> list[tuple[bytes, bytes]]:
    """Write the header that gives a browser the cookie of its session, if it is new."""
    response = Response()
    if by.cookie:
        house.set_cookie(response, ws, by.cookie)
    return [header for header in response.raw_headers if header[0] == b"set-cookie"]


async def socket(house: House, ws: WebSocket) -> None:
    """Hold one conversation, or say why not."""
    try:
        by = await _admitted(house, ws)
        house.holding.check(by.who.id, _network(ws))
        with house.holding.hold(by.who.id, _network(ws)):
            await converse(house, ws, by)
    except Refused as refused:
        await ws.close(CLOSING.get(refused.code, NOT_SIGNED_IN), refused.code)


async def converse(house: House, ws: WebSocket, by: Admission) -> None:
    """Hold one conversation, from the handshake to the end."""
    await ws.accept(headers=_cookie(house, ws, by))
    language = language_from(ws.headers.get("accept-language", ""), ws.query_params.get("lang"))
    who = by.who
    connection = Connection(ws, who, by.key, language, house.settings.socket_queue)
    house.gatekeeper.let_in(connection)
    connection.show(encode(Welcome(player=who.id, name=who.name, version=__version__, at=wallclock.now())))
    writing = asyncio.create_task(connection.write())
    listening = asyncio.create_task(_listen(Talk(house, connection)))
    try:
        await listening  # in a task of its own, so that a frame wakes nothing that the app is wrapped in
        await asyncio.wait([writing], timeout=FAREWELL)
    except WebSocketDisconnect:
        pass
    finally:
        listening.cancel()
        writing.cancel()
        house.hub.discard(connection)
        for room in connection.leave():
            house.presence.went(room, connection.player)


async def _listen(talk: Talk) -> None:
    """Hear one frame after the other, as long as they are texts."""
    connection, most = talk.connection, talk.house.settings.message_bytes
    while connection.closing is None:
        message = await connection.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        if connection.closing is not None:
            return
        text: str | None = message.get("text")
        if text is None or len(text) > most:
            connection.close(NOT_TEXT if text is None else TOO_BIG)
            return
        await talk.hear(text)
