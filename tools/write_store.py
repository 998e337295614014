"""Writes what a server keeps, with real games in it, as a fixture of today's schema.

Each release adds one, and none is ever changed: tests open all of them in the current program.

    python tools/write_store.py                        # of this tree
    python tools/write_store.py --source ../old/src    # of the tree of another version
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "tests" / "server" / "stores"
FINISHED = "carcassonne"
"""The game that is played to its end: the shortest."""
BEGUN = {"wizard": 3, "rummikub": 2, "carcassonne": 2, "witchstone": 2}
"""Games that are begun, with their seats."""
ACCOUNT = {"login": "ann of the hall", "password": "correct horse battery"}
FAREWELL = "good night, hall"
UNKNOWN = (400, 404, 405)
"""How servers answer what they do not know yet."""
MINUTE = {"mode": "days", "seconds": 86_400, "expiry": "rule"}
"""A clock at whose end the game's own rule decides what becomes of the draft."""


class Player:
    """Somebody at the tables, using only HTTP."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.Client(base_url=f"{url}/api/v1", timeout=30)
        self.http.put("/me", json={"name": name}).raise_for_status()

    def post(self, path: str, **body: Any) -> Any:
        """Do something, which must succeed."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, f"{path} {body}: {answer.text}"
        return answer.json()

    def offers(self, path: str, **body: Any) -> Any:
        """Do something that older servers have no door for; return None there."""
        answer = self.http.post(path, json=body)
        assert answer.is_success or answer.status_code in UNKNOWN, f"{path} {body}: {answer.text}"
        return answer.json() if answer.is_success else None

    def picture(self, code: str) -> Any:
        """Look at a table."""
        return self.http.get(f"/tables/{code}").raise_for_status().json()["picture"]


class Party:
    """Three friends who play at random, always the same way."""

    def __init__(self, url: str) -> None:
        self.players = [Player(url, name) for name in ("Ann", "Bob", "Cleo")]
        self.rng = random.Random(18)

    def seat(self, game: str, seats: int) -> str:
        """Open a table, and let everybody sit down."""
        ann = self.players[0]
        code = str(ann.post("/tables", terms={"game": game, "seats": seats})["table"])
        for player in self.players[1:seats]:
            player.post(f"/tables/{code}/sit")
        return code

    def play(self, code: str, most: int) -> bool:
        """Play some moves; tell whether the game is over."""
        for _ in range(most):
            picture = self.players[0].picture(code)
            if picture["status"] == "finished":
                return True
            letter = picture["acting"][0]
            player = self.players[ord(letter) - ord("A")]
            moves = player.post(f"/tables/{code}/moves", seat=letter)["moves"]
            player.post(f"/tables/{code}/play", seat=letter, move=self.rng.choice(moves))
        return False

    def draft(self) -> None:
        """Compose a move at a table whose clock will ask for it."""
        ann, bob, _ = self.players
        terms = {"game": "rummikub", "seats": 2, "clock": MINUTE}
        made = ann.offers("/tables", terms=terms)
        if made is None:
            return
        code = made["table"]
        bob.post(f"/tables/{code}/sit")
        ann.post(f"/tables/{code}/start")
        letter = ann.picture(code)["acting"][0]
        player = self.players[ord(letter) - ord("A")]
        player.offers(f"/tables/{code}/draft", seat=letter, move="draw")

    def review(self, code: str) -> None:
        """Have a finished game reviewed."""
        for _ in range(600):
            answer = self.players[0].http.get(f"/tables/{code}/review")
            if answer.status_code == 404 or answer.json()["status"] != "working":
                return
            time.sleep(0.1)

    def leave_traces(self) -> None:
        """Leave in the house everything a player can leave."""
        ann, bob, _ = self.players
        ann.post("/me/tokens")
        ann.offers("/me/account", **ACCOUNT)
        gathering = str(ann.post("/tables", terms={"game": "wizard", "seats": 4})["table"])
        bob.post(f"/tables/{gathering}/sit")
        bob.post(f"/tables/{gathering}/say", text="anybody else?")
        bot = ann.offers("/me/bots", name="Clockwork")
        if bot is not None:
            ann.post(f"/tables/{gathering}/invite", bot=bot["id"])
        for game, seats in BEGUN.items():
            code = self.seat(game, seats)
            ann.post(f"/tables/{code}/start")
            self.play(code, 4)
        self.draft()
        over = self.seat(FINISHED, 2)
        ann.post(f"/tables/{over}/start")
        assert self.play(over, 1000), "it comes to its end"
        self.review(over)
        bob.post(f"/tables/{over}/say", text=FAREWELL)


@contextmanager
def served(source: Path, folder: Path) -> Iterator[str]:
    """Serve a source tree's program on a folder; return its address."""
    settings = {"DATA_DIR": str(folder), "RATE_LIMITS": "0", "INTERPRETED": "1", "LANG": "en"}
    settings |= {"REVIEW_DECISIONS": "2"}
    chosen = {f"MAGEHALL_{name}": value for name, value in settings.items()}
    server = subprocess.Popen(
        [sys.executable, "-m", "magehall", "serve", "--port", "0"],
        env={**os.environ, "PYTHONPATH": str(source), **chosen},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        yield (
            server.stdout.readline().rpartition(" ")[2].strip().rstrip("/").replace("localhost", "127.0.0.1")
        )
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)
        server.stdout.close()


def dumped(store: sqlite3.Connection) -> str:
    """Write a store as readable SQL: bodies of entries as their texts."""
    (version,) = store.execute("PRAGMA user_version").fetchone()
    lines = ["BEGIN;"]
    for kind in ("table", "index"):
        query = "SELECT name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL ORDER BY rowid"
        for name, sql in store.execute(query, (kind,)).fetchall():
            lines.append(f"{sql};")
            if kind == "table":
                lines += _rows(store, name)
    return "\n".join([*lines, f"PRAGMA user_version = {version};", "COMMIT;", ""])


def _rows(store: sqlite3.Connection, table: str) -> Iterator[str]:
    for row in store.execute(f"SELECT * FROM {table}"):
        yield f"INSERT INTO {table} VALUES ({', '.join(map(_value, row))});"


def _value(value: Any) -> str:
    if isinstance(value, bytes):
        try:
            return f"CAST({_value(value.decode())} AS BLOB)" if value.isascii() else f"X'{value.hex()}'"
        except UnicodeDecodeError:
            return f"X'{value.hex()}'"
    return "'{}'".format(value.replace("'", "''")) if isinstance(value, str) else repr(value)


def main() -> None:
    """Play, and write down the store."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--source", type=Path, default=ROOT / "src")
    source = parser.parse_args().source.resolve()
    with tempfile.TemporaryDirectory() as folder:
        with served(source, Path(folder)) as url:
            Party(url).leave_traces()
        with closing(sqlite3.connect(Path(folder) / "magehall.sqlite")) as store:
            (version,) = store.execute("PRAGMA user_version").fetchone()
            file = FOLDER / f"schema-{version:03}.sql"
            file.write_text(dumped(store), encoding="utf-8")
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
