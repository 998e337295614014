"""A program on standard input and output, at the tables of a server: its lines go over the HTTP door."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPException, HTTPResponse
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from magehall.cli.programs import Program
from magehall.core import BadInput, commitment

Data = dict[str, Any]
SILENCE: Final = 60.0
"""Seconds without any line, not even an empty one, after which a server is considered gone."""
OVERTAKEN: Final = ("stale", "finished", "not-your-turn")
"""Refusals that only say that the table has moved on."""
TRIES: Final = 3
AGAIN: Final = 1.0
"""Seconds until a stream that broke is opened again."""
PATIENCE: Final = 30
"""How often that is tried."""


class Bridge:
    """Speaks for a program to a server."""

    def __init__(self, server: str, token: str, program: Program, language: str) -> None:
        self.api = f"{server.rstrip('/')}/api/v1"
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self.program = program
        self.shares: dict[str, str] = {}
        """What this program adds to the shuffle of each table where it sat down."""

    def run(self, table: str | None, say: Callable[[Data], None]) -> None:
        """Play at one table until its game is over, or at every table the bot is invited to, one by one."""
        if table is not None:
            say(self.play(table, self.sit(table)))
            return
        while True:
            for told in self.lines("/bot/events"):
                if told["type"] == "invited":
                    self.sit(told["table"])
                elif told["type"] == "called":
                    self.tell_share(told["table"], told["seats"][0])
                elif told["type"] == "started":
                    say(self.play(told["table"], told["seats"][0]))
            time.sleep(AGAIN)

    def sit(self, table: str) -> str:
        """Take any free seat; return its letter."""
        self.ask(f"/tables/{table}/sit", {})
        me = self.ask("/me")["id"]
        chairs = self.ask(f"/tables/{table}")["picture"]["seats"]
        seat = next("ABCDEFGH"[place] for place, chair in enumerate(chairs) if chair.get("player") == me)
        share = self.shares[table] = secrets.token_hex(32)
        with suppress(Refusal):  # the host was faster: then the deal goes without our share
            self.ask(f"/tables/{table}/promise", {"seat": seat, "promise": commitment(share)})
        return seat

    def tell_share(self, table: str, seat: str) -> None:
        """Add the promised share to the shuffle, now that the house has promised its seed."""
        if table in self.shares:
            with suppress(Refusal):
                self.ask(f"/tables/{table}/share", {"seat": seat, "share": self.shares[table]})

    def play(self, table: str, seat: str) -> Data:
        """Play a seat to the end, whatever happens to the stream; return how it ended."""
        while (over := self.follow(table, seat)) is None:
            time.sleep(AGAIN)
        self.program.tell(over)
        return over

    def follow(self, table: str, seat: str) -> Data | None:
        """Read a table's stream; return how the game ended, None if only the stream did."""
        over: Data | None = None
        for told in self.lines(f"/bot/tables/{table}?seat={seat}"):
            if told["type"] == "turn":
                self.decide(told)
                continue
            self.program.tell(told)
            if told.get("entry", {}).get("kind") == "called":
                self.tell_share(table, seat)
            ended = told.get("entry", {}).get("kind") == "finished"
            if ended or told.get("picture", {}).get("status") == "finished":
                outcome = (told["entry"] if ended else told["picture"]).get("outcome")
                over = {"type": "over", "table": table, "seat": seat, "outcome": outcome}
        return over

    def decide(self, turn: Data) -> None:
        """Let the program decide; after some refused moves the first of the listed ones is made for it."""
        for trial in range(TRIES + 1):
            move = self.program.move(turn) if trial < TRIES else turn["moves"][0]
            error = self.tried(turn, move)
            if error is None or error["code"] in OVERTAKEN:
                return
            told = {"type": "refused", "table": turn["table"], "seat": turn["seat"], "move": move}
            self.program.tell({**told, "error": error})

    def tried(self, turn: Data, move: str) -> Data | None:
        """Make a move; return the error if it is refused."""
        body = {"seat": turn["seat"], "move": move, "n": turn["n"]}
        try:
            self.ask(f"/tables/{turn['table']}/play", body)
        except Refusal as refusal:
            return refusal.error
        except BadInput:  # the server is away: when it is back, the turn comes again
            return {"code": OVERTAKEN[0]}
        return None

    def lines(self, path: str) -> Iterator[Data]:
        """Read a stream to its end, or until it breaks; empty lines only say that it is still there."""
        with self.patiently(path) as stream, suppress(OSError, HTTPException):
            for line in stream:
                if line.strip():
                    yield json.loads(line)

    def patiently(self, path: str) -> HTTPResponse:
        """Open a stream; a server that is away for a moment is asked again."""
        for _ in range(PATIENCE):
            try:
                return self.open(path, None)
            except Refusal:
                raise
            except BadInput:
                time.sleep(AGAIN)
        return self.open(path, None)

    def ask(self, path: str, body: Data | None = None) -> Data:
        """Ask the server something."""
        with self.open(path, body) as answer:
            found: Data = json.load(answer)
        return found

    def open(self, path: str, body: Data | None) -> HTTPResponse:
        """Send a request."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.api + path, data, {**self.headers, "Content-Type": "application/json"})
        try:
            answer: HTTPResponse = urlopen(request, timeout=SILENCE)
        except HTTPError as error:
            with error:
                raise Refusal(_fault(error.read())) from None
        except (OSError, HTTPException, ValueError) as error:
            why = str(getattr(error, "reason", error))
            raise BadInput(f"the server cannot be reached: {why}", "no-server", {"why": why}) from None
        return answer


class Refusal(BadInput):
    """The server said no."""

    def __init__(self, error: Data) -> None:
        super().__init__(error["message"], "server-says", {"why": error["message"]})
        self.error = error


def _fault(body: bytes) -> Data:
    try:
        error: Data = json.loads(body)["error"]
    except (ValueError, KeyError, TypeError):
        return {"code": "failed", "message": body[:60].decode(errors="replace")}
    return error
