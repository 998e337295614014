"""What is written down and passed on says nothing of people, and cannot fill a disk."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import httpx
import pytest

from magehall.server.logs import MOST_ALIKE, Seldom
from tests.server.harness import ROOT, Served, guests, run, served
from tests.server.test_frames import Line, text
from tests.server.unfit import unfit_python
from tests.server.wires import dialled, heard

HSTS = "strict-transport-security"


@pytest.fixture(params=["quick", "ordinary"])
def python(request: pytest.FixtureRequest, tmp_path: Path) -> str | None:
    return None if request.param == "quick" else unfit_python(tmp_path)


def test_no_log_names_an_address(tmp_path: Path, python: str | None) -> None:
    named = {} if python is None else {"python": python}
    with served(tmp_path, log_level="debug", **named) as server:

        async def story() -> None:
            async with guests(server.url, "Ann"):
                pass

        run(story())
        httpx.get(f"{server.url}/nothing", headers={"X-Forwarded-For": "198.51.100.7"})
        with dialled(server) as line:
            line.sendall(b"nonsense\r\n\r\n")
            heard(line)
        one = Line(server)
        one.send(text(1)[:-1] + b"\xff\xff")
        one.socket.close()
        server.stop()
    log = (tmp_path / "server.log").read_text()
    addresses = [line for line in log.splitlines() if re.search(r"\b127\.0\.0\.1|198\.51\.100", line)]
    assert all("Uvicorn running on" in line for line in addresses), addresses


def test_one_kind_of_line_is_said_so_often_and_no_more() -> None:
    seldom = Seldom()
    records = [logging.makeLogRecord({"name": "x", "msg": "again", "created": 1000.0}) for _ in range(500)]
    assert sum(map(seldom.filter, records)) == MOST_ALIKE
    assert seldom.filter(logging.makeLogRecord({"name": "x", "msg": "another", "created": 1001.0}))
    later = logging.makeLogRecord({"name": "x", "msg": "again", "created": 1070.0})
    assert seldom.filter(later)
    assert later.__dict__["unsaid"] == 500 - MOST_ALIKE


def test_browsers_behind_tls_are_told_to_stay_there(server: Served, tmp_path: Path) -> None:
    assert HSTS not in httpx.get(f"{server.url}/").headers
    told = httpx.get(f"{server.url}/", headers={"X-Forwarded-Proto": "https"}).headers
    assert told[HSTS] == "max-age=31536000"
    with served(tmp_path, public_url="https://games.example.org", trusted_proxies="192.0.2.1") as secure:
        assert httpx.get(f"{secure.url}/healthz").headers[HSTS] == "max-age=31536000"
        assert json.loads(httpx.get(f"{secure.url}/healthz").text)["status"] == "ok"


def test_the_documented_proxies_keep_the_inside_inside() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    samples = re.findall(r"```(nginx|caddy)\n(.*?)```", page, re.DOTALL)
    assert [kind for kind, _ in samples] == ["nginx", "caddy"]
    for _, sample in samples:
        assert "/metrics" in sample
        assert "/readyz" in sample
        assert "404" in sample
