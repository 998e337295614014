"""Real people, programs and tables in every status, so that what is tried gets past "no such table"."""

from __future__ import annotations

import secrets
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx

from magehall import game
from magehall.testing import random_match
from tests.cli.terminal import magehall
from tests.server.harness import Served

Data = dict[str, Any]
GAMES = ("wizard", "carcassonne", "rummikub", "witchstone")
PASSWORD = "correct horse battery"
SHARE = "5" * 64
RECORD = str(random_match(game("wizard"), 3, {}, "fuzz"))
"""A finished game."""
ENDPOINT = "https://fcm.googleapis.com/fcm/send/fuzz"
KEYS = {
    "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
    "auth": "tBHItJI5svbpez7KI4CCXg",
}


class Someone:
    """A guest with a cookie and a token."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=60)
        self.http.put("/me", json={"name": name}).raise_for_status()
        self.token = self.post("/me/tokens")["token"]

    def cookie(self) -> dict[str, str]:
        """Give the header by which a browser is known."""
        return {"Cookie": f"magehall={self.http.cookies['magehall']}"}

    def post(self, path: str, body: Data | None = None) -> Data:
        answer = self.http.post(path, json=body or {})
        assert answer.is_success, (path, answer.text)
        found: Data = answer.json()
        return found


class Keeper:
    """Somebody with an account who may look after the house."""

    def __init__(self, server: Served, folder: Path) -> None:
        self.who = Someone(server.url, "Kay")
        self.login = f"kay-{secrets.token_hex(6)}"
        self.who.post("/me/account", {"login": self.login, "password": PASSWORD})
        ran = magehall("admin", "grant", self.login, MAGEHALL_DATA_DIR=str(folder))
        assert ran.code == 0, ran

    def close(self) -> None:
        self.who.http.close()


class World:
    """A host, a friend, a program of the host, and tables at any stage, made when they are needed.

    What is tried in one world harms no other.
    """

    def __init__(self, url: str, game: str) -> None:
        self.url = url
        self.game = game
        self.host = Someone(url, "Ann")

    def close(self) -> None:
        for name in ("host", "friend"):
            if name in self.__dict__:
                getattr(self, name).http.close()

    @cached_property
    def friend(self) -> Someone:
        return Someone(self.url, "Ben")

    def friends_id(self) -> str:
        return str(self.friend.http.get("/me").json()["id"])

    def rude(self, code: str) -> int:
        """Let the friend, if they sit at a table, say something, and return the number of that line."""
        said = self.friend.http.post(f"/tables/{code}/say", json={"text": "you are a fool"})
        return int(said.json().get("n", 1))

    def report(self) -> str:
        """Let the host report something that the friend said, and return the report's id."""
        code = self.gathering()
        told = {"n": self.rude(code), "why": "rude"}
        return str(self.host.post(f"/tables/{code}/reports", told)["id"])

    @cached_property
    def program(self) -> Data:
        return self.host.post("/me/bots", {"name": "Brave"})

    @cached_property
    def account(self) -> Data:
        """A login with its recovery code."""
        login = f"ann-{secrets.token_hex(6)}"
        return {"login": login, **self.host.post("/me/account", {"login": login, "password": PASSWORD})}

    def session(self) -> str:
        """Give the host's session."""
        (found,) = self.host.http.get("/me/sessions").json()["sessions"]
        return str(found["id"])

    def terms(self) -> Data:
        return {"game": self.game, "seats": 3, "pause": False}

    def table(self, stage: str) -> str:
        """Bring a new table to a stage."""
        made: str = getattr(self, stage)()
        return made

    def gathering(self) -> str:
        code = str(self.host.post("/tables", {"terms": self.terms()})["table"])
        self.friend.post(f"/tables/{code}/sit", {"seat": "B"})
        return code

    def calling(self) -> str:
        """Let a table wait for the share that its host promised."""
        code = self.gathering()
        promise = {"seat": "A", "promise": sha256(SHARE.encode()).hexdigest()}
        self.host.post(f"/tables/{code}/promise", promise)
        return self.started(code)

    def playing(self) -> str:
        return self.started(self.gathering())

    def asking(self) -> str:
        """Let the friend ask to end the game."""
        code = self.playing()
        self.friend.post(f"/tables/{code}/end")
        return code

    def alone(self) -> str:
        return self.started(str(self.host.post("/tables", {"terms": self.terms()})["table"]))

    def moved(self) -> str:
        """Let the host, alone with bots, have made a move if it was their turn."""
        code = self.alone()
        moves = self.moves(code)
        if moves:
            self.host.http.post(f"/tables/{code}/play", json={"seat": "A", "move": moves[0]})
        return code

    def ended(self) -> str:
        code = self.alone()
        self.host.post(f"/tables/{code}/end")
        return code

    def finished(self) -> str:
        return str(self.host.post("/records", {"record": RECORD})["table"])

    def seated(self) -> str:
        """Seat the program at a table that gathers."""
        code = self.gathering()
        headers = {"Authorization": f"Bearer {self.program['token']}"}
        sat = self.friend.http.post(f"/tables/{code}/sit", json={"seat": "C"}, headers=headers)
        assert sat.is_success, sat.text
        return code

    def started(self, code: str) -> str:
        self.host.post(f"/tables/{code}/start", {"fill": "random"})
        return code

    def moves(self, code: str) -> list[str]:
        found: list[str] = (
            self.host.http.post(f"/tables/{code}/moves", json={"seat": "A"}).json().get("moves", [])
        )
        return found
