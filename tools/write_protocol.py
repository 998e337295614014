"""Writes docs/protocol/: OpenAPI, JSON Schema and a page of reference from the server's own definitions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

from magehall.core import game
from magehall.core.registry import house_keys
from magehall.core.schema import AUDIENCE, BY, MADE_BY, game_schema
from magehall.locales.catalogues import catalogues
from magehall.server.http.descriptions import (
    API,
    DESCRIBING,
    DOORS,
    asyncapi_text,
    messages_text,
    openapi_text,
)
from magehall.server.refused import STATUS
from magehall.server.wire.commands import SocketCommand
from magehall.server.wire.entries import AnyEntry
from magehall.server.wire.messages import SocketMessage

FOLDER = Path(__file__).parents[1] / "docs" / "protocol"

GAME_HEAD = """# {game}: views, events, and how moves are written

Made by `tools/write_protocol.py` from what the game declares; the same as [JSON Schema]({game}.schema.json).
Fields marked **own** are those a seat may see differently from the others; lists marked **by seat** have
one item for each seat, A first.
"""
AUDIENCES = {
    "all": "",
    "own": " Only for its `seat`.",
    "others": " For the other players, not for its `seat`.",
}
PLAIN = {
    "string": "str",
    "integer": "int",
    "number": "float",
    "boolean": "bool",
    "null": "None",
    "": "object",
}

HEAD = """# The protocol, listed

Made by `tools/write_protocol.py` from the server's own definitions;
[the page about the protocol](../protocol.md) explains how it all fits together. The exact shapes are in
[OpenAPI](openapi.json), [AsyncAPI](asyncapi.json) and [JSON Schema](messages.schema.json).
"""


def files() -> dict[str, str]:
    """Return the files by name, readable and in a fixed order."""
    texts = {
        "openapi.json": openapi_text(),
        "asyncapi.json": asyncapi_text(),
        "messages.schema.json": messages_text(),
    }
    described = {
        name: json.dumps(json.loads(text), indent=1, ensure_ascii=False) + "\n"
        for name, text in texts.items()
    }
    shapes = {f"games/{key}.schema.json": game_schema(game(key)) for key in house_keys()}
    written = {
        name: json.dumps(schema, indent=1, ensure_ascii=False) + "\n" for name, schema in shapes.items()
    }
    told = {f"games/{key}.md": told_fields(key) for key in house_keys()}
    return {**described, **written, **told, "reference.md": reference()}


def told_fields(key: str) -> str:
    """List how a game's moves are written, and the fields of its view and its events, with their types."""
    defs = game_schema(game(key))["$defs"]
    shapes = [name for name, part in defs.items() if "properties" in part]
    told = [moves_told(defs["Move"]), *(shape_told(name, defs[name]) for name in shapes)]
    return GAME_HEAD.format(game=key) + "".join(told)


def moves_told(part: dict[str, Any]) -> str:
    """List the forms of moves by their examples."""
    rows = [
        (
            form["title"],
            ", ".join(f"`{example}`" for example in form["examples"]),
            form[MADE_BY],
            form["description"],
        )
        for form in part["anyOf"]
    ]
    return listed("Moves", ("form", "such as", "made by", "what it does"), rows)


def shape_told(name: str, part: dict[str, Any]) -> str:
    """List the fields of one shape."""
    audience = AUDIENCES[part.get(AUDIENCE, "all")]
    rows = [
        (f"`{field}`", f"`{type_text(hint)}`".replace("|", "\\|"), " ".join(field_told(hint)))
        for field, hint in part["properties"].items()
    ]
    heading = listed(name, ("field", "type", ""), rows)
    return heading.replace("\n\n|", f"\n\n{part['description']}{audience}\n\n|", 1)


def field_told(hint: dict[str, Any]) -> Iterable[str]:
    """Say what a field is, and whether it is a seat's own."""
    if AUDIENCE in hint:
        yield "**Own.**"
    if BY in hint:
        yield "**By seat.**"
    yield hint.get("description", "")


def type_text(hint: dict[str, Any]) -> str:
    """Write a type as Python would."""
    if "$ref" in hint:
        return str(hint["$ref"]).rpartition("/")[2]
    if "enum" in hint:
        return " | ".join(json.dumps(value) for value in hint["enum"])
    if "anyOf" in hint:
        return " | ".join(type_text(each) for each in hint["anyOf"])
    if hint.get("type") == "array":
        return f"list[{type_text(hint['items'])}]" if "items" in hint else "list"
    if hint.get("type") == "object":
        inner = hint.get("additionalProperties")
        return f"dict[str, {type_text(inner)}]" if isinstance(inner, dict) else "dict"
    return PLAIN[hint.get("type", "")]


def reference() -> str:
    """List doors, commands, messages, entries and errors, each with its one sentence."""
    doors = [(f"`{door.method} {API}{door.path}`", door.summary) for door in [*DOORS, *DESCRIBING]]
    errors = [(f"`{code}`", str(status), said(code)) for code, status in sorted(STATUS.items())]
    parts = [
        listed("HTTP", ("door", "what it does"), doors),
        listed("Commands over the socket", ("`do`", "what it asks"), structs(SocketCommand)),
        listed("Messages over the socket", ("`type`", "what it says"), structs(SocketMessage)),
        listed("Entries of a table's log", ("`kind`", "what happened"), structs(AnyEntry)),
        listed("Errors", ("code", "HTTP status", "in English"), errors),
    ]
    return HEAD + "".join(parts)


def structs(union: Any) -> list[tuple[str, str]]:
    """List the Structs of a union by their tags."""
    return [(f"`{kind.__struct_config__.tag}`", first_line(kind.__doc__)) for kind in get_args(union)]


def first_line(text: str | None) -> str:
    """Return the one sentence of a docstring."""
    return (text or "").strip().partition("\n")[0]


def said(code: str) -> str:
    """Return the message of an error as in the locale, with its facts as their names in braces."""
    found = re.search(rf"^server-error-{code} = (.+)$", "\n".join(catalogues("en")), re.MULTILINE)
    return found[1] if found is not None else "What the game says, with the clause of its rule."


def listed(title: str, head: tuple[str, ...], lines: Iterable[tuple[str, ...]]) -> str:
    """Write a table under a heading."""
    rule = "|" + "---|" * len(head)
    rows = ["| " + " | ".join(cells).replace("\n", " ") + " |" for cells in lines]
    return "\n".join(["", f"## {title}", "", f"| {' | '.join(head)} |", rule, *rows, ""])


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).parent.mkdir(exist_ok=True)
        (FOLDER / name).write_text(text, encoding="utf-8")
