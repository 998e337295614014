"""JSON Schema of everything that goes over the socket, from the same Structs that read and write it."""

from __future__ import annotations

from typing import Any

import msgspec

from magehall.server.wire.commands import SocketCommand
from magehall.server.wire.messages import SocketMessage

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def messages_schema() -> dict[str, Any]:
    """Describe what a client may send (`Command`) and what it receives (`Message`)."""
    (command, message), parts = msgspec.json.schema_components([SocketCommand, SocketMessage])
    return {
        "$schema": DRAFT,
        "title": "Magehall socket",
        "anyOf": [{"$ref": "#/$defs/Command"}, {"$ref": "#/$defs/Message"}],
        "$defs": {**parts, "Command": command, "Message": message},
    }
