"""A bot over HTTP: sits down wherever it is invited and plays any legal move.

Register it first (POST /api/v1/me/bots), then:  python examples/bots/http_bot.py http://localhost:8000 TOKEN
"""

import hashlib
import json
import random
import secrets
import sys
from collections.abc import Iterator
from threading import Thread
from typing import Any

import httpx

server, token = sys.argv[1:3]
http = httpx.Client(
    base_url=f"{server}/api/v1", headers={"Authorization": f"Bearer {token}"}, timeout=httpx.Timeout(30)
)


def lines(path: str) -> Iterator[dict[str, Any]]:
    with http.stream("GET", path) as stream:
        yield from (json.loads(line) for line in stream.iter_lines() if line)  # empty lines: still there


def play(table: str, seat: str) -> None:
    for told in lines(f"/bot/tables/{table}?seat={seat}"):
        if told["type"] == "turn":
            move = {"seat": seat, "move": random.choice(told["moves"]), "n": told["n"]}
            http.post(f"/tables/{table}/play", json=move)


def sit(table: str) -> None:
    http.post(f"/tables/{table}/sit", json={})
    chairs, me = http.get(f"/tables/{table}").json()["picture"]["seats"], http.get("/me").json()["id"]
    seat = next("ABCDEFGH"[place] for place, chair in enumerate(chairs) if chair.get("player") == me)
    promise = hashlib.sha256(share.encode()).hexdigest()
    http.post(f"/tables/{table}/promise", json={"seat": seat, "promise": promise})


share = secrets.token_hex(32)  # our part of the shuffle, so that nobody else can choose the deal
for told in lines("/bot/events"):
    if told["type"] == "invited":
        sit(told["table"])
    elif told["type"] == "called":
        http.post(f"/tables/{told['table']}/share", json={"seat": told["seats"][0], "share": share})
    elif told["type"] == "started":
        Thread(target=play, args=(told["table"], told["seats"][0])).start()
    elif told["type"] == "finished":
        print(told["table"], told["outcome"], flush=True)
