"""JSON Schema of everything that goes over the socket, from the same Structs that read and write it."""

from __future__ import annotations

from typing import Any

import msgspec

from magehall.server.wire.commands import SocketCommand
from magehall.server.wire.lines import Line
from magehall.server.wire.messages import SocketMessage

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def messages_schema() -> dict[str, Any]:
    """Describe what a client may send (`Command`), what it receives (`Message`), and the lines for bots."""
    (command, message, line), parts = msgspec.json.schema_components([SocketCommand, SocketMessage, Line])
    return {
        "$schema": DRAFT,
        "title": "Magehall socket",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in ("Command", "Message", "Line")],
        "$defs": {**parts, "Command": command, "Message": message, "Line": line},
    }
