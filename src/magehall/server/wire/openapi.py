"""OpenAPI of the HTTP doors, from the same Structs that read and write their bodies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from magehall import __version__
from magehall.server.http.door import JSON, Door
from magehall.server.refused import STATUS
from magehall.server.wire.bodies import Problem
from magehall.server.wire.commands import Command

SOCKET_ONLY: Final = ("do", "id", "table")
"""Fields of a command that the path gives already."""

PARTS: Final = "#/components/schemas/{name}"

SECURITY: Final[dict[str, dict[str, str]]] = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "magehall"},
    "token": {"type": "http", "scheme": "bearer"},
}
"""How somebody is recognised."""


def openapi(doors: Sequence[Door], base: str) -> dict[str, Any]:
    """Describe the doors."""
    shapes = [shape for door in doors for shape in (door.body, door.answer) if shape is not None]
    _, parts = msgspec.json.schema_components([*shapes, Problem], ref_template=PARTS)
    for shape in shapes:
        if issubclass(shape, Command):
            _leave_out(parts[shape.__name__])
    paths: dict[str, dict[str, Any]] = {}
    for door in doors:
        paths.setdefault(base + door.path, {})[door.method.lower()] = _operation(door)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Magehall", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": SECURITY,
        },
        "security": [{}, *({name: []} for name in SECURITY)],
    }


def _leave_out(part: dict[str, Any]) -> None:
    part["properties"] = {name: body for name, body in part["properties"].items() if name not in SOCKET_ONLY}
    part["required"] = [name for name in part.get("required", []) if name not in SOCKET_ONLY]


def _operation(door: Door) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": door.name, "summary": door.summary}
    parameters = [_in_path(name) for name in re.findall(r"{(\w+)}", door.path)]
    parameters += [_in_query(name, text) for name, text in door.query.items()]
    if parameters:
        operation["parameters"] = parameters
    if door.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(door.body)}
    operation["responses"] = {
        str(door.status): {"description": "Done", **_answer(door)},
        **{str(status): _problem() for status in sorted(set(STATUS.values()) - {500})},
    }
    return operation


def _in_path(name: str) -> dict[str, Any]:
    return {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _in_query(name: str, text: str) -> dict[str, Any]:
    return {"name": name, "in": "query", "description": text, "schema": {"type": "string"}}


def _content(shape: type) -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": PARTS.format(name=shape.__name__)}}}


def _answer(door: Door) -> dict[str, Any]:
    if door.answer is None:
        kind = "object" if door.kind.endswith("+json") else "string"
        return {"content": {door.kind: {"schema": {"type": kind}}}}
    return {"content": _content(door.answer)}


def _problem() -> dict[str, Any]:
    return {"description": "Refused", "content": _content(Problem)}
