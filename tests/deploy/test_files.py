"""The files for hosts: units, containers and proxies give the server what it needs and nothing more."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from magehall.server.http import pages
from magehall.server.settings import Settings, listing
from tests.server.harness import ROOT

DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
MOST_EXPOSED = 15
"""Of 100, by `systemd-analyze security`; what is left is what a server on the network cannot do without."""
HARDENED = {
    "User": "magehall",
    "UMask": "0077",
    "StateDirectoryMode": "0700",
    "NoNewPrivileges": "yes",
    "ProtectSystem": "strict",
    "ProtectHome": "yes",
    "ProtectProc": "invisible",
    "PrivateTmp": "yes",
    "PrivateDevices": "yes",
    "PrivateUsers": "yes",
    "ProtectKernelModules": "yes",
    "ProtectKernelTunables": "yes",
    "ProtectKernelLogs": "yes",
    "ProtectControlGroups": "yes",
    "ProtectClock": "yes",
    "CapabilityBoundingSet": "",
    "AmbientCapabilities": "",
    "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX",
    "RestrictNamespaces": "yes",
    "RestrictSUIDSGID": "yes",
    "LockPersonality": "yes",
    "MemoryDenyWriteExecute": "yes",
    "SystemCallArchitectures": "native",
    "LimitCORE": "0",
}
INSIDE = ("/metrics", "/readyz")
"""What is for the host alone."""

needs_systemd = pytest.mark.skipif(
    shutil.which("systemd-analyze") is None, reason="no systemd on this machine"
)


def settings_of(unit: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in unit.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_a_unit_may_do_little(unit: Path) -> None:
    found = settings_of(unit)
    for name, value in HARDENED.items():
        assert found.get(name) == [value], name
    assert found["SystemCallFilter"] == ["@system-service", "~@privileged @resources"]
    assert "MemoryMax" in found
    assert "ReadWritePaths" not in found, "its own folder is enough"


@needs_systemd
def test_systemd_understands_the_units_and_finds_them_little_exposed(tmp_path: Path) -> None:
    for unit in (DEPLOY / "systemd").glob("magehall*.*"):
        text = unit.read_text(encoding="utf-8").replace("/opt/magehall/bin/magehall", "/bin/true")
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = [str(path) for path in sorted(tmp_path.iterdir()) if path.suffix in (".service", ".timer")]
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, ""), done.stderr
    for unit in UNITS:
        judged = subprocess.run(
            [
                "systemd-analyze",
                "security",
                "--offline=yes",
                f"--threshold={MOST_EXPOSED}",
                tmp_path / unit.name,
            ],
            capture_output=True,
            text=True,
            check=False,
        )
        assert judged.returncode == 0, judged.stdout[-2000:] + judged.stderr


def test_the_backup_goes_where_the_server_looks_for_it() -> None:
    server = settings_of(DEPLOY / "systemd" / "magehall.service")
    backup = settings_of(DEPLOY / "systemd" / "magehall-backup.service")
    (folder,) = (each for each in server["Environment"] if each.startswith("MAGEHALL_BACKUP_DIR="))
    assert backup["ExecStart"][0].endswith(folder.partition("=")[2])
    assert "--keep" in backup["ExecStart"][0]


@pytest.mark.parametrize("path", sorted(DEPLOY.rglob("*.*")), ids=lambda path: path.name)
def test_files_use_settings_that_exist(path: Path) -> None:
    known = {variable for variable, _, _ in listing(Settings())}
    assert set(re.findall(r"MAGEHALL_[A-Z_]+", path.read_text(encoding="utf-8"))) <= known


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
    return found


@pytest.mark.parametrize("name", services())
def test_a_container_may_do_little(name: str) -> None:
    service = services()[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "cap_add" not in service
    assert "privileged" not in service
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert int(service["user"].partition(":")[0]) > 0
    assert any(each.startswith("/tmp") for each in service["tmpfs"])
    assert service["healthcheck"]["test"]
    assert service["mem_limit"]
    assert service["pids_limit"]


def test_only_the_proxy_is_reached_from_outside_and_the_database_calls_nobody() -> None:
    read = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    assert [name for name, service in read["services"].items() if "ports" in service] == ["proxy"]
    assert read["services"]["database"]["networks"] == ["inside"]
    assert read["networks"]["inside"] == {"internal": True}


def test_the_image_runs_as_the_user_that_compose_names() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    user = services()["hall"]["user"].partition(":")[0]
    assert f"--uid {user} " in text
    assert "\nUSER hall\n" in text


@pytest.mark.parametrize("name", ["nginx/magehall.conf", "caddy/Caddyfile", "caddy/compose.Caddyfile"])
def test_proxies_keep_inside_what_is_for_the_host(name: str) -> None:
    doors = {door.path for door in pages.DOORS}
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert set(INSIDE) <= doors
    for path in INSIDE:
        refused = [f"location = {path}", f"@inside path {' '.join(INSIDE)}"]
        assert any(each in re.sub(r" +", " ", text) for each in refused), path
    assert text.count("{") == text.count("}")


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("nginx/magehall.conf", ["map $arg_table $magehall_table", "hash $magehall_table consistent;"]),
        ("caddy/compose.Caddyfile", ["lb_policy query table"]),
    ],
)
def test_proxies_lead_a_table_to_one_node_by_what_the_client_says(name: str, how: list[str]) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    assert all(line in text for line in how)
    client = (ROOT / "web" / "src" / "lib" / "wire" / "hall.ts").read_text(encoding="utf-8")
    assert "new URLSearchParams({ lang: reader.language, table })" in client


@pytest.mark.parametrize(
    "name",
    ["nginx/magehall.conf", "caddy/Caddyfile", "systemd/magehall.service", "prometheus/alerts.yml"],
)
def test_the_page_for_hosts_names_the_files(name: str) -> None:
    assert f"deploy/{name}" in HOSTING


@pytest.mark.parametrize(("kind", "name"), [("nginx", "nginx/magehall.conf"), ("caddy", "caddy/Caddyfile")])
def test_the_page_for_hosts_quotes_the_proxies_as_they_are(kind: str, name: str) -> None:
    (quoted,) = re.findall(rf"```{kind}\n(.*?)```", HOSTING, re.DOTALL)
    lines = [line.strip() for line in (DEPLOY / name).read_text(encoding="utf-8").splitlines()]
    for line in filter(None, map(str.strip, quoted.splitlines())):
        assert line in lines, line


def test_the_page_for_hosts_lists_every_alert() -> None:
    alerts = yaml.safe_load((DEPLOY / "prometheus" / "alerts.yml").read_text(encoding="utf-8"))
    for rule in alerts["groups"][0]["rules"]:
        assert f"`{rule['alert']}`" in HOSTING
