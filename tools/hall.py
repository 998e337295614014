"""A hall for pictures and tests: a server on a free port, with tables that gather, play and are finished."""

from __future__ import annotations

import http.cookiejar
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from magehall.bots import bot, levels
from magehall.core import Match, Rng, game, game_keys

ROOT: Final = Path(__file__).resolve().parent.parent
NAMES: Final = ["Mira", "Toma", "Eleni", "Olena"]


class Visitor:
    """Somebody with a name and a cookie, who talks to the server as the page does."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.me = self.call("PUT", "me", {"name": name})

    def call(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        """Make a request and read the answer."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}/api/v1/{path}", data, method=method)
        request.add_header("Content-Type", "application/json")
        with self.opener.open(request, timeout=60) as answer:
            return json.loads(answer.read())

    def open(self, key: str, seats: int, **terms: Any) -> str:
        """Make a table and sit down."""
        wanted = {"game": key, "seats": seats, **terms}
        return str(self.call("POST", "tables", {"terms": wanted, "sit": True})["table"])

    def do(self, table: str, verb: str, **facts: Any) -> Any:
        """Do something at a table."""
        return self.call("POST", f"tables/{table}/{verb}", {"do": verb, **facts})


class Hall:
    """Runs a server for a while; its `pages` are worth looking at."""

    def __enter__(self) -> Hall:
        """Start the server and fill its tables."""
        self.folder = tempfile.TemporaryDirectory()
        settings = {"MAGEHALL_DATA_DIR": self.folder.name, "MAGEHALL_RATE_LIMITS": "0"}
        command = [sys.executable, "-m", "magehall", "serve", "--port", "0"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
        self.server = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.server.stdout is not None
        self.address = next(line for line in self.server.stdout if "http://" in line).split()[-1].rstrip("/")
        self.pages = self.fill()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop the server."""
        self.server.terminate()
        self.server.wait(30)
        assert self.server.stdout is not None
        self.server.stdout.close()
        self.folder.cleanup()

    @property
    def cookie(self) -> dict[str, str]:
        """What makes the browser our visitor."""
        found = next(iter(self.host.jar))
        return {"name": found.name, "value": found.value or ""}

    def fill(self) -> dict[str, str]:
        """Set up tables of every kind, and list the pages to see them on."""
        self.host = Visitor(self.address, "Mira")
        pages = {"new": "new", "join": "join", "helper": "helper/rummikub"}
        for key in game_keys():
            pages[f"new-{key}"] = f"new?game={key}"
            done = self.host.call("POST", "records", {"record": played(key)})["table"]
            pages[f"result-{key}"] = f"table/{done}"
            pages[f"replay-{key}"] = f"replay/{done}"
            running = self.host.open(key, game(key).seats[0] + 1)
            self.host.do(running, "start", fill=levels(key)[0])
            pages[f"table-{key}"] = f"table/{running}"
            late = self.go_on(done, key)
            pages |= {f"late-{key}": f"table/{late}", f"hand-{key}": f"hand/{late}"}
            pages |= {f"tv-{key}": f"tv/{late}", f"tv-result-{key}": f"tv/{done}"}
        gathering = self.host.open("wizard", 4, visibility="open")
        for name, key, seats in (
            ("Елена", "carcassonne", 3),
            ("Kalin", "witchstone", 4),
            ("Νίκος", "wizard", 5),
        ):
            friend = Visitor(self.address, name)
            friend.open(key, seats, visibility="open")
            if name == "Kalin":
                friend.do(gathering, "sit", name=name)
        time.sleep(3)
        pages |= {"waiting": f"table/{gathering}", "tv-waiting": f"tv/{gathering}"}
        return {"home": "", "tables": "tables", **pages}

    def go_on(self, done: str, key: str) -> str:
        """Sit down in the middle of a finished game, with bots on the other seats; return the new table."""
        plies = len(self.host.call("GET", f"tables/{done}/replay?seat=open")["steps"])
        table = str(self.host.call("POST", f"tables/{done}/branch", {"ply": plies * 3 // 5})["table"])
        self.host.do(table, "sit", seat="A", name="Mira")
        self.host.do(table, "start", fill=levels(key)[0])
        return table


def played(key: str, level: str = "easy", seed: str = "picture") -> str:
    """Let bots play a whole game; return its record."""
    found = game(key)
    seats = found.seats[0] + 1
    match = Match.start(found, NAMES[:seats], seed=seed)
    streams = [Rng(seed, f"player/{seat}") for seat in range(seats)]
    players = [bot(key, level if level in levels(key) else levels(key)[0]) for _ in range(seats)]
    while match.state.acting():
        seat = match.state.acting()[0]
        view, moves = match.state.view(seat), match.state.moves(seat)
        match.play(seat, players[seat].choose(view, moves, streams[seat]))
    return str(match.record)
