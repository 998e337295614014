"""Every operation of the API, tried with real tables, seats, cookies and tokens, keeps to its description."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.fuzz.budget import SEED, chance, tries
from tests.fuzz.world import ENDPOINT, GAMES, KEYS, PASSWORD, RECORD, SHARE, Keeper, World
from tests.server.harness import ROOT, Served, served

Data = dict[str, Any]
document = json.loads((ROOT / "docs" / "protocol" / "openapi.json").read_text(encoding="utf-8"))
CHECKS = [status_code_conformance, content_type_conformance, response_schema_conformance]
"""A failure of ours (500) is in no description; that a bot has no answer just now (503) is."""
EACH = tries(7)
"""Cases for each operation at first."""
ROUNDS = 5
"""So often an operation is tried that was not got past: on another day the cards fall otherwise."""
SPENT = 3
"""Cases after which a table has seen enough."""
SEATS = ["A", "B", "C"]
STAGES = ["gathering", "calling", "playing", "asking", "moved", "alone", "ended", "finished", "seated"]
WHERE = {
    **dict.fromkeys(
        ["agree", "sit", "seat", "stand", "kick", "rename", "start", "promise", "invite"], "gathering"
    ),
    **dict.fromkeys(["resign", "leave", "end", "say"], "playing"),
    **dict.fromkeys(["draft", "play", "moves", "why", "hint", "since", "replace", "return"], "alone"),
    **dict.fromkeys(["show_record", "verify_table", "review", "branch", "replay"], "finished"),
    **{"report": "playing", "admin_close": "playing", "admin_host": "playing"},
    **{"share": "calling", "answer": "asking", "takeback": "moved", "undo": "moved"},
    **{"rematch": "ended", "bot_table": "seated"},
}
"""At which stage of a table something can be done; anywhere else, anything can be tried."""
SEATED = {"sit": "C", "seat": "C", "kick": "B"}
"""For which seat; else it is the host's own."""
CLOSED = {400, 401, 403, 404}
"""Answers of a door that was never opened."""
NAMES = {operation["operationId"] for path in document["paths"].values() for operation in path.values()}
ADMIN = {name for name in NAMES if name.startswith("admin_")}
"""What only a keeper of the house may; to everybody else there is no such door."""
SHUT = {"show_board", "show_cover"}
"""What only games of others bring: there is none on this server."""
ENDING = {
    "forget_me",
    "revoke_tokens",
    "sign_in",
    "sign_out",
    "recover",
    "make_account",
    "renew_bot",
    "remove_bot",
    "end_session",
    "end_sessions",
    "change_password",
    "admin_forget",
    "admin_remove",
    "admin_decide",
}
"""What leaves people as they were not before: each case has people of its own."""
BY_COOKIE = {"my_sessions", "end_session", "end_sessions", "change_password"}
"""What no token may do."""
STREAMS = {"bot_events", "bot_table"}
"""What goes on for ever: only its beginning is looked at."""

schema = schemathesis.openapi.from_dict(document)


@pytest.fixture(scope="module")
def keeper(server: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Keeper]:
    with closing(Keeper(server, server.folder)) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with served(folder, hint_seconds="0.05", review_seconds="0.02", review_decisions="3") as running:
        yield running
        assert running.process.poll() is None, "it still runs"
    log = (folder / "server.log").read_text(encoding="utf-8")
    assert '"level": "error"' not in log, log[-3000:]
    assert "Traceback" not in log, log[-3000:]


class Trial:
    """Aims made-up cases of one operation at what is really there, and counts what came back."""

    def __init__(self, operation: Any, server: Served, keeper: Keeper) -> None:
        self.operation = operation
        self.keeper = keeper
        self.name: str = operation.definition.raw["operationId"]
        self.chance = chance(self.name)
        self.world = World(server.url, self.chance.choice(GAMES))
        self.met: Counter[int] = Counter()
        self.code = ""
        self.uses = SPENT

    def close(self) -> None:
        self.world.close()

    def is_open(self) -> bool:
        return not set(self.met) <= CLOSED

    def run(self, number: int) -> None:
        @seed(f"{SEED}/{self.name}/{number}")
        @settings(
            max_examples=EACH,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=self.cases(), lot=st.integers(0, 2**32))
        def attempt(case: Any, lot: int) -> None:
            self.chance = random.Random(lot)
            self.attempt(case)

        attempt()

    def cases(self) -> Any:
        """Mostly cases that fit the description, some that do not."""
        return st.one_of(
            *[self.operation.as_strategy(generation_mode=GenerationMode.POSITIVE)] * 3,
            self.operation.as_strategy(generation_mode=GenerationMode.NEGATIVE),
        )

    def attempt(self, case: Any) -> None:
        if self.name in ENDING:
            self.world.close()
            self.world = World(self.world.url, self.world.game)
        if "code" in (case.path_parameters or {}):
            self.go_to_a_table()
        self.aim(case)
        headers = self.known()
        if self.name in STREAMS:
            self.met[self.beginning(case, headers)] += 1
            return
        answer = case.call_and_validate(base_url=self.world.url, headers=headers, checks=CHECKS, timeout=60)
        assert answer.status_code != 500
        self.met[answer.status_code] += 1

    def go_to_a_table(self) -> None:
        """Go on to another table once this one has seen enough."""
        self.uses += 1
        if self.uses > SPENT:
            usual = WHERE.get(self.name, "playing")
            self.code = self.world.table(usual if self.likely(0.8) else self.chance.choice(STAGES))
            self.uses = 0

    def likely(self, how: float) -> bool:
        return self.chance.random() < how

    def aim(self, case: Any) -> None:
        """Put real things into a case, most of the time."""
        for name in case.path_parameters or {}:
            if self.likely(0.9):
                case.path_parameters[name] = self.real(name)
        if "query" in self.places() and self.likely(0.8):
            seat = self.chance.choice([*SEATS, "open"])
            case.query = {"ladder": {"game": "wizard", "seats": "3"}, "bot_table": {"seat": "C"}}.get(
                self.name, {"seat": seat} if "seat" in self.places()["query"] else case.query
            )
        if isinstance(case.body, dict) and self.likely(0.8):
            wanted = self.shape()
            case.body = {name: value for name, value in case.body.items() if name in wanted}
            case.body.update(self.fitting(wanted))

    def real(self, name: str) -> str:
        if name == "code":
            return self.code
        if name == "bot":
            return str(self.world.program["id"])
        if name == "session":
            return self.world.session()
        if name == "player":
            return self.world.friends_id()
        if name == "report":
            return self.world.report()
        if name == "lesson":
            return "first"
        return {"help_out": "rummikub", "show_lesson": "wizard"}.get(self.name, self.world.game)

    def places(self) -> dict[str, list[str]]:
        """Say which parameters go where."""
        found: dict[str, list[str]] = {}
        for each in self.operation.definition.raw.get("parameters", []):
            found.setdefault(each["in"], []).append(each["name"])
        return found

    def shape(self) -> Data:
        content = self.operation.definition.raw["requestBody"]["content"]
        name = content["application/json"]["schema"]["$ref"].rpartition("/")[2]
        found: Data = document["components"]["schemas"][name]["properties"]
        return found

    def fitting(self, wanted: Data) -> Data:
        """Give what this operation can do something with."""
        real: Data = {
            "seat": SEATED.get(self.name, "A") if self.likely(0.8) else self.chance.choice(SEATS),
            "n": None,
            "bot": "random",
            "fill": "random",
            "name": self.chance.choice(["Zoe", "Борис", "x" * 32, "<b>B</b>"]),
            "text": "hello",
            "phrase": None,
            "terms": self.world.terms(),
            "share": SHARE,
            "password": PASSWORD,
            "record": RECORD,
            "endpoint": ENDPOINT,
            "keys": KEYS,
            "ply": self.chance.randrange(40),
            "facts": {"rack": "R1 R2 R3", "table": ""},
            "step": None,
            "why": "rude",
            "words": "not nice",
            "decision": self.chance.choice(["none", "muted", "removed", "other"]),
            "hours": self.chance.choice([0, 24]),
            **self.costly(wanted),
        }
        return {name: value for name, value in real.items() if name in wanted}

    def costly(self, wanted: Data) -> Data:
        """Give what the server must be asked for first."""
        found: Data = {}
        if "move" in wanted and self.code:
            found["move"] = self.chance.choice(self.world.moves(self.code) or ["bid 0"])
        if "player" in wanted:
            found["player"] = self.world.friends_id()
        if self.name == "report" and self.code:
            found["n"] = self.world.rude(self.code)
        if self.name == "invite":
            found["bot"] = self.world.program["id"]
        if self.name in ("sign_in", "recover"):
            found |= {name: self.world.account[name] for name in ("login", "recovery")}
        if self.name == "change_password" and self.world.account:
            found |= {"old": PASSWORD, "new": f"{PASSWORD} staple"}
        return found

    def known(self) -> dict[str, str]:
        """Come as the host, mostly; as a friend, a program, or nobody."""
        if self.name in STREAMS and self.likely(0.8):
            return {"Authorization": f"Bearer {self.world.program['token']}"}
        if self.name in BY_COOKIE and self.likely(0.8):
            return self.world.host.cookie()
        if self.name in ADMIN and self.likely(0.8):
            return self.keeper.who.cookie()
        who = self.chance.choice(["host"] * 6 + ["cookie"] * 2 + ["friend", "program", "nobody"])
        if who == "nobody":
            return {}
        if who == "cookie":
            return self.world.host.cookie()
        if who == "program":
            return {"Authorization": f"Bearer {self.world.program['token']}"}
        return {"Authorization": f"Bearer {getattr(self.world, who).token}"}

    def beginning(self, case: Any, headers: dict[str, str]) -> int:
        """Look at the first line of a stream, which goes on for ever."""
        asked = case.as_transport_kwargs(base_url=self.world.url)
        with httpx.stream(
            case.method, asked["url"], params=asked.get("params"), headers=headers, timeout=20
        ) as answer:
            if answer.is_success:
                assert answer.headers["content-type"].startswith("application/x-ndjson")
                next(answer.iter_lines())
            return answer.status_code


def test_every_operation_is_tried_past_its_door(server: Served, keeper: Keeper) -> None:
    met: dict[str, Counter[int]] = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        trial = Trial(found.ok(), server, keeper)
        with closing(trial):
            for number in range(1 if trial.name in SHUT else ROUNDS):
                if not trial.is_open():
                    trial.run(number)
        met[trial.name] = trial.met
    told = "\n".join(f"{name}: {dict(sorted(counts.items()))}" for name, counts in met.items())
    done = sum(any(status < 300 for status in counts) for counts in met.values())
    print(f"{sum(map(Counter.total, met.values()))} cases, {done} of {len(met)} operations done\n{told}")
    never = {name for name, counts in met.items() if set(counts) <= CLOSED}
    assert never == SHUT, told
