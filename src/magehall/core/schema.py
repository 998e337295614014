"""JSON Schema of a game's declarations: its view, events, options and moves, each with its sentences.

Not compiled, as it reads the annotations and the source of what others declare.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any, Final, get_args, get_type_hints

import msgspec

from magehall.core.forms import MoveForm
from magehall.core.game import Game
from magehall.core.shape import Event, Options, Shape, options_of

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
AUDIENCE: Final = "x-audience"
"""Who may know a field or an event, if not everybody."""
BY: Final = "x-by"
"""What each item of a list belongs to: `seat`."""
MADE_BY: Final = "x-made-by"
"""Who makes a move: `seat` or `nature`."""
MARKS: Final = (AUDIENCE, BY)
SAID: Final = "x-said"
"""A field's sentence, until it is put beside the description of the field's type."""

Schema = dict[str, Any]


def game_schema(game: Game) -> Schema:
    """Describe what a seat may know of a game (`View`), what can happen (`Event`), and its moves (`Move`)."""
    kinds = [game.view, *game.events]
    (view, *events), parts = msgspec.json.schema_components(kinds)
    for kind in reached(kinds):
        _add_sentences(parts[kind.__name__], kind)
    lifted: dict[str, Schema] = {}
    found = {name: {**_lift(part, lifted), "title": name} for name, part in parts.items()}
    return {
        "$schema": DRAFT,
        "title": game.key,
        "anyOf": [{"$ref": "#/$defs/View"}, {"$ref": "#/$defs/Event"}],
        "$defs": {**lifted, **found, "View": view, "Event": {"anyOf": events}, "Move": move_schema(game)},
    }


def move_schema(game: Game) -> Schema:
    """Describe how moves are written; if a game declares no forms, a move may be any text."""
    told = {"title": "Move", "description": "A move by its one text.", "type": "string"}
    return {**told, "anyOf": [_form_schema(form) for form in game.forms]} if game.forms else told


def _form_schema(form: MoveForm) -> Schema:
    return {
        "title": form.name,
        "description": form.sentence,
        "type": "string",
        "pattern": f"^(?:{form.pattern})$",
        "examples": list(form.examples),
        MADE_BY: form.by,
    }


def reached(kinds: list[type[Shape]]) -> list[type[Shape]]:
    """List shapes and everything their fields hold, each once."""
    found: dict[type[Shape], None] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop()
        if kind not in found:
            found[kind] = None
            waiting += [inner for hint in get_type_hints(kind).values() for inner in _shapes_in(hint)]
    return list(found)


def _shapes_in(hint: Any) -> Iterator[type[Shape]]:
    if isinstance(hint, type) and issubclass(hint, Shape):
        yield hint
    for inner in get_args(hint):
        yield from _shapes_in(inner)


def sentences(kind: type[Shape]) -> dict[str, str]:
    """Read the sentences below a shape's fields in its source, inherited ones too."""
    found: dict[str, str] = {}
    for each in reversed(kind.__mro__):
        if each not in (Shape, Event) and issubclass(each, Shape):
            found.update(_sentences_in(_source(each)))
    return found


def _source(kind: type[Shape]) -> ast.ClassDef:
    """Read the source of a class; a third-party package may have been installed without it."""
    try:
        body = ast.parse(inspect.cleandoc("\n" + inspect.getsource(kind))).body[0]
    except (OSError, TypeError):
        body = ast.parse("class Unknown: ...").body[0]
    assert isinstance(body, ast.ClassDef), "the source of a class"
    return body


def _sentences_in(body: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    yield field.target.id, " ".join(text.split())


def _add_sentences(part: Schema, kind: type[Shape]) -> None:
    said = sentences(kind)
    for name, written in zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True):
        if name in said:
            part["properties"][written][SAID] = said[name]
    if issubclass(kind, Options):
        for option in options_of(kind):
            if "enum" in part["properties"][option.name]:
                part["properties"][option.name]["enum"] = list(option.values)  # the default first
    if issubclass(kind, Event) and kind.to != "all":
        part[AUDIENCE] = kind.to


def _lift(schema: Any, lifted: dict[str, Schema]) -> Any:
    """Replace titled plain values by references, so that each is described once, by its name."""
    if isinstance(schema, list):
        return [_lift(each, lifted) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: value if key == "propertyNames" else _lift(value, lifted) for key, value in schema.items()}
    said = {"description": found.pop(SAID)} if SAID in found else {}
    if not isinstance(found.get("title"), str) or "properties" in found:
        return {**found, **said}
    lifted.setdefault(found["title"], {key: value for key, value in found.items() if key not in MARKS})
    kept = {mark: found[mark] for mark in MARKS if mark in found}
    return {"$ref": f"#/$defs/{found['title']}", **kept, **said}
