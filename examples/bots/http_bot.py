"""A bot over HTTP: sits down wherever it is invited and plays any legal move.

Register it first (POST /api/v1/me/bots), then:  python examples/bots/http_bot.py http://localhost:8000 TOKEN
"""

import json
import random
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


for told in lines("/bot/events"):
    if told["type"] == "invited":
        http.post(f"/tables/{told['table']}/sit", json={})
    elif told["type"] == "started":
        Thread(target=play, args=(told["table"], told["seats"][0])).start()
    elif told["type"] == "finished":
        print(told["table"], told["outcome"], flush=True)
