"""Logs as JSON, one object a line, or plain at a terminal; nothing secret is ever given to them."""

from __future__ import annotations

import json
import logging
import sys
from collections import Counter
from typing import Any, Final

PLAIN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
"""What every log record has; the rest are the facts of this one."""


WORDY: Final = ("uvicorn", "websockets", "asyncio", "asyncpg")
"""Libraries that would log headers and frames, cookies and hands among them, if asked for details."""

QUIET: Final = ("asyncpg.pool",)
"""Libraries whose complaints the store reports itself, once."""
PERSONAL: Final = '"WebSocket %s"'
"""Occurs in what uvicorn logs about every socket, with the address of the one who opened it."""

MOST_ALIKE: Final = 100
"""Lines of one kind per minute: someone able to cause a line cannot fill a disk with it."""
MINUTE: Final = 60.0


class Seldom(logging.Filter):
    """Lets through this many lines of one kind per minute, then says how many it held back."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = 0.0
        self.said: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Tell whether a line is let through."""
        if record.created - self.begun > MINUTE or record.created < self.begun:
            unsaid = sum(max(0, number - MOST_ALIKE) for number in self.said.values())
            record.__dict__ |= {"unsaid": unsaid} if unsaid else {}
            self.begun = record.created
            self.said.clear()
        kind = (record.name, str(record.msg)[:100])
        self.said[kind] += 1
        return self.said[kind] <= MOST_ALIKE


def is_impersonal(record: logging.LogRecord) -> bool:
    """Tell whether a line names nobody's address."""
    return PERSONAL not in str(record.msg)


class PlainLines(logging.Formatter):
    """Writes what somebody at a terminal has to know, a line for each record."""

    back = "\r\x1b[K" if sys.stderr.isatty() else ""
    """Clears the line on which progress is shown."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the message with its facts, and the error if there was one."""
        facts = [f"{key}: {value}" for key, value in record.__dict__.items() if key not in PLAIN]
        told = f"{self.back}! {', '.join([record.getMessage(), *facts])}"
        return f"{told}\n{self.formatException(record.exc_info)}" if record.exc_info else told


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return time, level, name, message and facts."""
        facts = {key: value for key, value in record.__dict__.items() if key not in PLAIN}
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
            **facts,
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


def is_plain(form: str) -> bool:
    """Tell whether somebody at a terminal reads along, and has not asked for JSON."""
    return form == "plain" or (form == "auto" and sys.stderr.isatty())


def set_up(level: str, form: str = "json") -> None:
    """Send all logs to standard error: as JSON, or what matters to somebody at a terminal."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if is_plain(form) else JsonLines())
    handler.setLevel(logging.WARNING if is_plain(form) else logging.NOTSET)
    handler.addFilter(is_impersonal)
    handler.addFilter(Seldom())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in WORDY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.CRITICAL)
