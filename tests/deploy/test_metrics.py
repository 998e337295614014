"""Alerts and dashboard name figures that a running server really gives; the figures tell the truth."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families

from magehall.server.figures import NEVER, backup_age
from magehall.server.metrics import Metrics
from magehall.server.pulse import BEAT, Pulse
from magehall.server.tables.hall import Hall
from tests.server.harness import ROOT, served

DEPLOY = ROOT / "deploy"
OF_PROMETHEUS = {"up"}
"""What Prometheus itself says about those it asks."""
WORDS = {
    *("sum", "by", "rate", "increase", "histogram_quantile", "max", "min", "changes"),
    *("instance", "le", "door", "level", "kind", "status", "job"),
}
"""Functions and labels in expressions."""

Data = dict[str, Any]


def alerts() -> list[Data]:
    groups = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def panels() -> list[Data]:
    board = json.loads((DEPLOY / "grafana" / "magehall.json").read_text(encoding="utf-8"))
    found: list[Data] = board["panels"]
    return found


def named(expression: str) -> set[str]:
    """Collect the figures that an expression names."""
    bare = re.sub(r'"[^"]*"|\[[^\]]*\]', "", expression)
    return {word for word in re.findall(r"[a-z_]{2,}", bare) if word not in WORDS} - OF_PROMETHEUS


@pytest.fixture(scope="module")
def figures(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, float]]:
    """All figures of a server at which a bot has moved, as Prometheus reads them."""
    folder: Path = tmp_path_factory.mktemp("figures")
    with (
        served(folder, backup_dir=str(folder)) as server,
        httpx.Client(base_url=server.url, timeout=60) as http,
    ):
        (folder / "hall-20261118-031500.backup").touch()
        http.put("/api/v1/me", json={"name": "Ann"}).raise_for_status()
        terms = {"terms": {"game": "wizard", "seats": 3, "pause": False}, "sit": False}
        code = http.post("/api/v1/tables", json=terms).json()["table"]
        http.post(f"/api/v1/tables/{code}/start", json={"fill": "random"}).raise_for_status()
        end = time.monotonic() + 60
        while "magehall_bot_seconds_bucket" not in http.get("/metrics").text:
            assert time.monotonic() < end, "a bot moves"
            time.sleep(0.2)
        yield {
            sample.name: sample.value
            for family in text_string_to_metric_families(http.get("/metrics").text)
            for sample in family.samples
        }


AFTER_TROUBLE = {"magehall_bot_failures_total"}
"""What has labels and is there only once something went wrong; the code declares it."""


def test_every_figure_in_the_alerts_exists(figures: dict[str, float]) -> None:
    for rule in alerts():
        assert named(rule["expr"]) - AFTER_TROUBLE <= figures.keys(), rule["alert"]


def test_every_figure_on_the_dashboard_exists(figures: dict[str, float]) -> None:
    for panel in panels():
        for target in panel["targets"]:
            assert named(target["expr"]) - AFTER_TROUBLE <= figures.keys(), panel["title"]


def test_what_comes_after_trouble_is_declared() -> None:
    metrics = Metrics()
    metrics.thought("easy", 0.1, well=False)
    metrics.complaints.emit(logging.makeLogRecord({"levelname": "ERROR"}))
    metrics.complaints.emit(logging.makeLogRecord({"levelname": "ODD"}))
    text = metrics.text().decode()
    assert all(name in text for name in AFTER_TROUBLE)
    assert 'magehall_log_lines_total{level="error"} 2.0' in text
    assert 'magehall_log_lines_total{level="warning"} 0.0' in text


def test_the_figures_of_a_healthy_server_wake_nobody(figures: dict[str, float]) -> None:
    assert figures["magehall_store_silent_seconds"] < 15
    assert figures["magehall_backup_age_seconds"] < 60
    assert 0 < figures["magehall_disk_free_bytes"] <= figures["magehall_disk_bytes"]
    assert figures["magehall_store_failures_total"] == 0
    assert figures["magehall_loop_lag_seconds_count"] > 0
    assert figures["magehall_store_queue"] <= 1
    assert figures["magehall_socket_queue"] == 0


def test_alerts_have_names_of_their_own_and_say_what_is_wrong() -> None:
    rules = alerts()
    assert len({rule["alert"] for rule in rules}) == len(rules)
    for rule in rules:
        assert rule["labels"]["severity"] in ("page", "look"), rule["alert"]
        assert rule["annotations"]["summary"], rule["alert"]
        assert re.fullmatch(r"\d+[smh]", rule.get("for", "1m")), rule["alert"]


def test_the_scrape_configuration_loads_the_alerts() -> None:
    read = yaml.safe_load((DEPLOY / "prometheus" / "prometheus.yml").read_text(encoding="utf-8"))
    assert read["rule_files"] == ["alerts.yml"]
    assert [job["job_name"] for job in read["scrape_configs"]] == ["magehall"]


def test_the_dashboard_lies_flat_and_asks_one_source() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in panels():
        place = panel["gridPos"]
        cells = {
            (place["x"] + across, place["y"] + down)
            for across in range(place["w"])
            for down in range(place["h"])
        }
        assert not taken & cells, panel["title"]
        assert place["x"] + place["w"] <= 24, panel["title"]
        taken |= cells
        assert {target["datasource"]["uid"] for target in panel["targets"]} == {"${source}"}
    assert len({panel["id"] for panel in panels()}) == len(panels())


def test_the_age_is_that_of_the_newest_backup(tmp_path: Path) -> None:
    assert backup_age(tmp_path / "nowhere") == backup_age(tmp_path) == NEVER
    for name, age in (("hall-1.backup", 5000), ("hall-2.backup", 300), ("note.txt", 1)):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (time.time() - age,) * 2)
    assert 299 < backup_age(tmp_path) < 330


def test_a_loop_that_is_held_up_is_told() -> None:
    async def story() -> list[float]:
        late: list[float] = []
        pulse = Pulse(late.append)
        pulse.start()
        await asyncio.sleep(BEAT / 5)
        time.sleep(BEAT * 2)
        await asyncio.sleep(BEAT)
        await pulse.stop()
        return late

    assert max(asyncio.run(story())) > BEAT / 2


class FullDisk:
    """A store that takes nothing."""

    async def append(self, steps: object) -> None:
        raise OSError(28, "No space left on device")

    async def rows(self, table: str, after: int = 0) -> list[object]:
        raise OSError(28, "No space left on device")


def test_what_the_store_does_not_take_is_counted() -> None:
    from magehall.server.store import Person
    from magehall.server.tables.room import Room
    from magehall.server.tables.table import Table
    from magehall.server.wire import entries
    from magehall.server.wire.plain import Terms

    async def story() -> None:
        metrics = Metrics()
        hall = Hall(FullDisk(), "alone", 10)  # type: ignore[arg-type]
        hall.unstored = metrics.unstored.inc
        room = Room(Table("AAAAAA", "seed"))
        hall.rooms["AAAAAA"] = room
        who = Person("p", "Ann")
        opened = entries.Opened(terms=Terms(game="wizard", seats=3), host=who.id)
        with pytest.raises(OSError, match="No space"):
            await hall.write("AAAAAA", lambda table: [opened])
        assert "magehall_store_failures_total 1.0" in metrics.text().decode()
        assert hall.storing == 0

    asyncio.run(story())
