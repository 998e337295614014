"""AsyncAPI of the socket, from the same Structs that read and write its messages."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec

from magehall import __version__
from magehall.core import game_keys
from magehall.server.wire import commands, messages
from magehall.server.wire.openapi import PARTS, SECURITY

TELLING: Final = (messages.Welcome, messages.Sync, messages.News)
"""What is sent without being asked."""
ANSWERS: Final[dict[type, type[messages.Message]]] = {
    commands.Moves: messages.Possible,
    commands.Why: messages.Judged,
    commands.Hint: messages.Advice,
    commands.Since: messages.Meanwhile,
    commands.History: messages.HistoryPage,
}
"""Each question with its answer; all other commands are answered by `Done`."""

INTRODUCTION: Final = (
    "Commands in, numbered messages out, one JSON object a frame. Every command is answered by a message "
    "with its `id`: what it asked for, `done`, or `denied`. After `follow` come `sync` and then `news`, "
    "without holes."
)


def asyncapi(base: str) -> dict[str, Any]:
    """Describe the socket as one channel: what may be sent, what is answered, and what is sent unasked."""
    asked, told = get_args(commands.SocketCommand), get_args(messages.SocketMessage)
    _, parts = msgspec.json.schema_components([*asked, *told], ref_template=PARTS)
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Magehall socket", "version": __version__, "description": INTRODUCTION},
        "defaultContentType": "application/json",
        "servers": {"hall": _server()},
        "channels": {"socket": _channel(base, [*asked, *told])},
        "operations": {**{_tag(kind): _operation(kind) for kind in asked}, "tell": _telling()},
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in [*asked, *told]},
            "schemas": _plain(parts),
            "securitySchemes": {
                "cookie": {**SECURITY["cookie"], "type": "httpApiKey"},
                "token": SECURITY["token"],
            },
        },
    }


def _server() -> dict[str, Any]:
    return {
        "host": "{host}",
        "protocol": "wss",
        "variables": {"host": {"default": "localhost:8000", "description": "Where the hall is"}},
        "security": [{"$ref": f"#/components/securitySchemes/{name}"} for name in SECURITY],
    }


def _channel(base: str, kinds: list[type]) -> dict[str, Any]:
    language = {"type": "string", "description": "The language of what is said, such as en"}
    return {
        "address": f"{base}/socket",
        "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
        "bindings": {"ws": {"query": {"type": "object", "properties": {"lang": language}}}},
    }


def _operation(kind: type) -> dict[str, Any]:
    """Describe a command as something that the server receives and answers."""
    answers: list[type[messages.Message]] = [ANSWERS.get(kind, messages.Done), messages.Denied]
    return {
        "action": "receive",
        "channel": {"$ref": "#/channels/socket"},
        "summary": _sentence(kind),
        "messages": [_in_channel(kind)],
        "reply": {
            "channel": {"$ref": "#/channels/socket"},
            "messages": [_in_channel(answer) for answer in answers],
        },
    }


def _telling() -> dict[str, Any]:
    return {
        "action": "send",
        "channel": {"$ref": "#/channels/socket"},
        "summary": "What happens at the tables that are followed.",
        "messages": [_in_channel(kind) for kind in TELLING],
    }


def _message(kind: type) -> dict[str, Any]:
    made = {
        "name": _tag(kind),
        "summary": _sentence(kind),
        "payload": {"$ref": PARTS.format(name=kind.__name__)},
    }
    return {**made, "examples": [{"payload": example(kind)}]} if issubclass(kind, commands.Command) else made


def example(kind: type[commands.Command]) -> dict[str, Any]:
    """Make up a command as a client would send it: everything required, and some of the rest."""
    samples = {
        "id": 7,
        "table": "K7QXM2",
        "seat": "B",
        "name": "Ann",
        "bot": "medium",
        "terms": {"game": game_keys()[0], "seats": 4},
        "promise": "0" * 64,
        "share": "0" * 64,
        "move": "…",
        "yes": True,
        "player": "kP3v-x0Jw2qLm8aT",
        "text": "Hello!",
        "after": 12,
    }
    fields = [field.encode_name for field in msgspec.structs.fields(kind)]
    return {"do": _tag(kind), **{name: samples[name] for name in fields if name in samples}}


def _plain(schema: Any) -> Any:
    """Leave out what OpenAPI says of unions in its own way; their tags tell them apart as well."""
    if isinstance(schema, dict):
        return {name: _plain(part) for name, part in schema.items() if name != "discriminator"}
    return [_plain(part) for part in schema] if isinstance(schema, list) else schema


def _in_channel(kind: type) -> dict[str, str]:
    return {"$ref": f"#/channels/socket/messages/{kind.__name__}"}


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _sentence(kind: type) -> str:
    return (kind.__doc__ or "").partition("\n")[0]
