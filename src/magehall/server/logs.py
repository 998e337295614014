"""Logs as JSON, one object a line, for people and programs; nothing secret is ever given to them."""

from __future__ import annotations

import json
import logging
import sys
from typing import Any, Final

PLAIN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
"""What every log record has; the rest are the facts of this one."""


WORDY: Final = ("uvicorn", "websockets", "asyncio", "asyncpg")
"""Libraries that would write down headers and frames, cookies and hands among them, if asked for details."""


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Give time, level, name, message and facts."""
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


def set_up(level: str) -> None:
    """Send all logs to standard error as JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in WORDY:
        logging.getLogger(name).setLevel(max(logging.INFO, logging.getLogger().level))
