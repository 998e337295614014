"""What can be set from outside: `MAGEHALL_…` variables, listed in one table."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from magehall.core import BadInput

PREFIX = "MAGEHALL_"
KEEPING = "keep_"
"""The start of settings that say for how many days something is kept; 0 is for ever."""
LONGEST = 36_500
CHOICES = {"log_format": {"auto", "json", "plain"}}
"""What a setting that is a word may be."""
SQLITE = "sqlite:///"
"""How an address names a file of the embedded store, as elsewhere: `sqlite:////var/lib/hall.sqlite`."""


@dataclass(frozen=True)
class Settings:
    """All settings of the server; the words for each are in the locales (`server-setting-…`)."""

    host: str = "127.0.0.1"
    port: int = 8000
    base_path: str = ""
    public_url: str = ""
    data_dir: str = "saves"
    database_url: str = ""
    backup_dir: str = ""
    secret: str = ""
    allowed_origins: str = ""
    trusted_proxies: str = "127.0.0.1"
    rate_limits: int = 1
    bots: str = ""
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 10.0
    hint_seconds: float = 0.8
    review_seconds: float = 0.25
    review_decisions: int = 40
    tables_in_memory: int = 2000
    socket_queue: int = 256
    message_bytes: int = 65_536
    head_bytes: int = 32_768
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    idle_seconds: float = 65.0
    unread_seconds: float = 30.0
    push_key: str = ""
    push_contact: str = ""
    push_services: str = "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com"
    keep_guests_days: int = 400
    keep_gathering_days: int = 30
    keep_abandoned_days: int = 365
    keep_tables_days: int = 0
    keep_chats_days: int = 0
    keep_reviews_days: int = 180
    keep_calls_days: int = 30
    keep_reports_days: int = 400
    keep_audit_days: int = 400
    home_addresses: str = ""
    browser: int = 1
    log_level: str = "info"
    log_format: str = "auto"

    def database_file(self) -> Path:
        """Return the file of the embedded store: the one the database address names, otherwise our own."""
        named = self.database_url.removeprefix(SQLITE)
        return Path(named) if self._is_embedded() and named else Path(self.data_dir) / "magehall.sqlite"

    def postgres_url(self) -> str:
        """Return the address of a PostgreSQL database; empty if the embedded store is used."""
        return "" if self._is_embedded() else self.database_url

    def _is_embedded(self) -> bool:
        return not self.database_url or self.database_url.startswith(SQLITE)

    def origins(self) -> set[str]:
        """Return the origins, besides our own, whose pages may use the server."""
        return set(_listed(self.allowed_origins))

    def homes(self) -> list[str]:
        """Return this machine's addresses in the home, if they were set."""
        return _listed(self.home_addresses)

    def services(self) -> list[str]:
        """Return the hosts of push services, each with everything below it."""
        return _listed(self.push_services)

    def contact(self) -> str:
        """Say whom push services can turn to: as set, or the server's own address."""
        own = self.public_url if self.public_url.startswith("https://") else "mailto:hall@magehall.invalid"
        return self.push_contact or own


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def read_settings(environment: Mapping[str, str]) -> Settings:
    """Read the settings; anything unusable is named in one line."""
    chosen: dict[str, str | int | float] = {}
    for field in fields(Settings):
        text = environment.get(variable(field.name))
        if text is not None and text != "":
            chosen[field.name] = _value(field.name, text, type(field.default))
    return Settings(**chosen)  # type: ignore[arg-type]


def variable(name: str) -> str:
    """Name the variable of a setting: `data_dir` is `MAGEHALL_DATA_DIR`."""
    return PREFIX + name.upper()


def listing(settings: Settings) -> list[tuple[str, str, str]]:
    """List every setting: its variable, its name and its value, secrets hidden."""
    shown = {name: "…" if getattr(settings, name) else "" for name in ("secret", "push_key")}
    shown["database_url"] = _discreet(settings.database_url)
    return [
        (variable(field.name), field.name, shown.get(field.name, str(getattr(settings, field.name))))
        for field in fields(Settings)
    ]


def _discreet(url: str) -> str:
    """Hide the password in an address."""
    return re.sub(r"(?<=//)([^/@]*?):[^/@]*@", r"\1:…@", re.sub(r"(?<=password=)[^&]*", "…", url))


def _value(name: str, text: str, kind: type) -> str | int | float:
    try:
        value: str | int | float = kind(text)
        if text not in CHOICES.get(name, {text}):
            raise ValueError
        if name.startswith(KEEPING) and not 0 <= int(value) <= LONGEST:
            raise ValueError
    except ValueError:
        facts: dict[str, str | int] = {"variable": variable(name), "value": text[:60]}
        raise BadInput(f"{variable(name)} cannot be {text[:60]!r}", "setting", facts) from None
    return value
