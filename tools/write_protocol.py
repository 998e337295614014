"""Writes docs/protocol/: OpenAPI and JSON Schema from the server's own definitions."""

from __future__ import annotations

import json
from pathlib import Path

from magehall.server.http.descriptions import messages_text, openapi_text

FOLDER = Path(__file__).parents[1] / "docs" / "protocol"


def files() -> dict[str, str]:
    """Give the files by name, readable and in a fixed order."""
    texts = {"openapi.json": openapi_text(), "messages.schema.json": messages_text()}
    return {
        name: json.dumps(json.loads(text), indent=1, ensure_ascii=False) + "\n"
        for name, text in texts.items()
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
