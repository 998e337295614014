"""A conversation that is legal most of the time, then has one thing wrong: no command breaks the server."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import websockets

from magehall.server.refused import STATUS
from magehall.server.wire import commands
from magehall.server.wire.messages import SocketMessage
from tests.fuzz.budget import chance, tries
from tests.fuzz.world import GAMES
from tests.server.harness import Guest, run, served
from tests.server.held import Held
from tests.server.players import any_move

Data = dict[str, Any]
COMMANDS = tries(700)
WRONG = 0.25
"""How many commands have something wrong."""
FOLLOWING = ("follow", "unfollow")
ORDERLY = (1000, 1003, 1007, 1009, 4008)
"""Codes with which a conversation may be ended."""
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    2**70,
    1.5,
    -1e308,
    "",
    "A",
    "H",
    "é\u202e",
    "x" * 3000,
    [],
    {},
    [[]],
]
VERBS = {str(kind.__struct_config__.tag) for kind in commands.SocketCommand.__args__}
NEVER_DONE = {"replace", "answer", "mute", "remove", "admit"}
"""What needs a second person, who is gone, has asked or is sent away: `test_http.py` has one."""
SHARE = "5" * 64
decode = msgspec.json.Decoder(SocketMessage).decode


class Conversation:
    """One player on two seats of real tables, who keeps what they are told up to date."""

    def __init__(self, guest: Guest, chance: random.Random) -> None:
        self.guest = guest
        self.chance = chance
        self.held: dict[tuple[str, str | None], Held] = {}
        self.table = ""
        self.number = 0
        self.done: Counter[str] = Counter()
        self.denied: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()

    async def new_table(self) -> None:
        terms = {"game": self.chance.choice(GAMES), "seats": 3, "pause": False}
        self.table = (await self.guest.post("/tables", {"terms": terms}))["table"]

    async def hold(self, number: int) -> None:
        """Send so many commands; come back whenever the conversation was ended in an orderly way."""
        while self.number < number:
            await self.new_table()
            self.held.clear()
            cookie = f"magehall={self.guest.http.cookies['magehall']}"
            address = f"{self.guest.url.replace('http', 'ws', 1)}/api/v1/socket"
            with suppress(websockets.ConnectionClosed):
                async with websockets.connect(
                    address, additional_headers={"Cookie": cookie}, compression=None
                ) as self.socket:
                    await self.talk(min(number, self.number + 60))
            code = self.socket.close_code
            assert code in ORDERLY, code

    async def talk(self, until: int) -> None:
        for seat in ("A", None):
            await self.say({"do": "follow", "seat": seat})
        await self.say({"do": "sit", "seat": "B", "name": "Zoe"})
        await self.say({"do": "follow", "seat": "B"})
        if self.chance.random() < 0.5:
            await self.say({"do": "seat", "seat": "C", "bot": "random"})
            await self.say({"do": "kick", "seat": "C"})
        while self.number < until and not self.is_over():
            await self.listen()
            command = self.sensible()
            await self.say(command, self.broken if self.chance.random() < WRONG else None)

        for verb in self.chance.choice([["end", "rematch"], ["leave"]]):
            await self.say({"do": verb})

    def is_over(self) -> bool:
        """Tell whether it is time for another table."""
        is_finished = self.held[(self.table, "A")].picture["status"] == "finished"
        return is_finished and self.chance.random() < 0.3

    async def say(self, command: Data, spoil: Callable[[Data], str | bytes] | None = None) -> None:
        """Send a command, whole or with one thing wrong, and wait for what answers it."""
        self.number += 1
        whole = {"id": self.number, "table": self.table, **command}
        is_lost = spoil is not None and command["do"] in FOLLOWING
        if is_lost:
            self.held.clear()  # it may follow another seat than was meant, from another place
        elif command["do"] == "unfollow":
            self.held.pop((self.table, command["seat"]), None)
        await self.socket.send(spoil(whole) if spoil else json.dumps(whole))
        answer = await asyncio.wait_for(self.answer(), 60)
        if spoil is None:
            assert answer["id"] == self.number
        if answer["type"] == "denied":
            self.denied[command["do"]] += 1
            self.codes[answer["error"]["code"]] += 1
            assert answer["error"]["code"] in STATUS
            assert answer["error"]["code"] != "failed", (whole, answer)
        elif spoil is None:
            self.done[command["do"]] += 1
        for seat in ("A", "B") if is_lost else ():
            await self.say({"do": "follow", "seat": seat})

    async def answer(self) -> Data:
        """Take in what is told until something answers; all of it keeps to the protocol."""
        while True:
            message = self.take(await self.socket.recv())
            if "id" in message:
                return message

    async def listen(self) -> None:
        """Take in what bots do meanwhile."""
        with suppress(TimeoutError):
            while True:
                async with asyncio.timeout(0.003 if self.is_my_turn() else 0.05):
                    self.take(await self.socket.recv())

    def is_my_turn(self) -> bool:
        picture = self.held[(self.table, "A")].picture
        return picture["status"] != "playing" or bool({"A", "B"} & set(picture["acting"]))

    def take(self, frame: str | bytes) -> Data:
        decode(frame)
        message: Data = json.loads(frame)
        key = (message.get("table", ""), message.get("seat"))
        if message["type"] == "sync":
            self.held[key] = Held()
        if message["type"] in ("sync", "news") and key in self.held:
            self.held[key].hear(message)
        return message

    def sensible(self) -> Data:
        """Say what can be said now, as far as one sees."""
        picture = self.held[(self.table, "A")].picture
        if picture["status"] == "gathering":
            called = [{"do": "share", "seat": "A", "share": SHARE}] * 20 if picture.get("called") else []
            return self.chance.choice([*self.gathering(), *called])
        if picture["status"] == "finished":
            return self.chance.choice([*[{"do": "rematch"}] * 3, *self.asking("A")])
        acting = [
            seat
            for seat, chair in zip("AB", picture["seats"], strict=False)
            if (self.table, seat) in self.held and seat in picture["acting"] and not chair.get("resigned")
        ]
        seat = self.chance.choice(acting or ["A"])
        if acting and self.chance.random() < 0.6:
            return {"do": "play", "seat": seat, "move": self.move(seat)}
        turn = self.deciding(seat) if acting else []
        return self.chance.choice([*turn, *self.playing(seat), *self.asking(seat)])

    def move(self, seat: str) -> str:
        """Find a legal move; any text where it is not the seat's turn."""
        held = self.held[(self.table, seat)]
        if seat not in held.picture["acting"] or held.view is None:
            return "?"
        return any_move(held.view, seat, f"{self.number}")

    def gathering(self) -> list[Data]:
        terms = {**self.held[(self.table, "A")].picture["terms"], "chat": "free"}
        return [
            *[{"do": "start", "fill": "random"}] * 3,
            {"do": "agree", "terms": terms},
            {"do": "seat", "seat": "C", "bot": "random"},
            {"do": "kick", "seat": "C"},
            {"do": self.chance.choice(["mute", "remove"]), "seat": "B"},
            {"do": "admit", "player": "nobody"},
            {"do": "stand", "seat": "B"},
            {"do": "sit", "seat": "B", "name": "Zoe"},
            {"do": "rename", "seat": "A", "name": self.chance.choice(["Ann", "Борис", "👩‍👧", "<i>A</i>"])},
            {"do": "promise", "seat": "A", "promise": sha256(SHARE.encode()).hexdigest()},
            {"do": "share", "seat": "A", "share": SHARE},
            {"do": "say", "phrase": "hello"},
        ]

    def deciding(self, seat: str) -> list[Data]:
        """What can be said when it is one's turn."""
        move = self.move(seat)
        return [
            {"do": "draft", "seat": seat, "move": move},
            {"do": "why", "seat": seat, "move": move},
            {"do": "undo", "seat": seat},
            {"do": "hint", "seat": seat, "step": self.chance.choice(["nudge", "candidates", "answer"])},
        ]

    def playing(self, seat: str) -> list[Data]:
        after = max(0, self.held[(self.table, seat)].n - self.chance.randrange(5))
        ending: list[Data] = [{"do": "resign", "seat": "B"}, {"do": "end"}, {"do": "leave"}]
        return [
            {"do": "takeback", "seat": seat},
            {"do": "answer", "yes": self.chance.random() < 0.5},
            {"do": "say", "text": self.chance.choice(["hello", "👋" * 50, "<script>", "\u202ex"])},
            {"do": "replace", "seat": self.chance.choice("ABC")},
            {"do": "return"},
            {"do": "unfollow", "seat": None},
            {"do": "follow", "seat": seat, "after": after},
            *(ending if self.chance.random() < 0.2 else []),
        ]

    def asking(self, seat: str) -> list[Data]:
        return [
            {"do": "moves", "seat": seat},
            {"do": "since", "seat": seat},
            {"do": "history", "seat": self.chance.choice([None, seat]), "limit": self.chance.randrange(1, 9)},
        ]

    def broken(self, command: Data) -> str | bytes:
        """Spoil one thing: a field, a value, a table, a seat, a number, or the text itself."""
        spoilt, name = dict(command), self.chance.choice(list(command))
        how = self.chance.randrange(8)
        if how == 0:
            del spoilt[name]
        elif how == 1:
            spoilt[name] = self.chance.choice(ODD)
        elif how == 2:
            spoilt[self.chance.choice(["more", "", "x" * 2000, "Seat"])] = self.chance.choice(ODD)
        elif how == 3:
            spoilt["table"] = self.chance.choice(["ZZZZZZ", self.table.lower(), "../../x", "K7QXM20"])
        elif how == 4:
            spoilt["seat"] = self.chance.choice(["C", "H", "a", "AA", 0])
        elif how == 5:
            spoilt |= {"n": self.chance.choice([0, 1, 10**9, -1]), "after": 10**9}
        elif how == 6:
            spoilt["move"] = self.chance.choice(
                ["", "x" * 5000, "bid 99999999999999999999", "play", "\u0000", "⟦1⟧"]
            )
        text = json.dumps(spoilt)
        if how < 7:
            return text
        at = self.chance.randrange(len(text))
        return (
            text[:at]
            + self.chance.choice(["", "}", '"', "é", "9" * 40, "\\u0000", "[" * 500])
            + text[at + 1 :]
        )


def test_one_thing_wrong_breaks_no_conversation(tmp_path: Path) -> None:
    async def story() -> None:
        with served(tmp_path, hint_seconds="0.02") as server:
            guest = await Guest(server.url, "Ann").introduce()
            talk = Conversation(guest, chance("sockets"))
            for rounds in range(1, 4):  # what is rare may not come up at first
                if not talk.done.keys() >= VERBS - NEVER_DONE:
                    await talk.hold(COMMANDS * rounds)
            assert (await guest.get("/games"))["games"], "it still answers"
            await guest.close()
        told = f"{talk.number} commands; done {talk.done}; denied {talk.denied}; why {talk.codes}"
        print(told)
        assert talk.done.keys() >= VERBS - NEVER_DONE, told
        assert talk.done.total() > talk.denied.total(), told
        log = (tmp_path / "server.log").read_text(encoding="utf-8")
        assert "Traceback" not in log, log[-3000:]

    run(story(), seconds=600 + COMMANDS)
