"""JSON Schema of declared types."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from ._marks import NODEFAULT, UNSET, Factory, Raw
from ._struct import StructMeta
from ._types import Member, bare, members
from ._writing import to_builtins

Schema = dict[str, Any]

TYPES: Final[dict[Any, str]] = {
    bool: "boolean",
    int: "integer",
    float: "number",
    str: "string",
    type(None): "null",
}
BOUNDS: Final = {"ge": "minimum", "le": "maximum"}


def schema_components(
    types: Iterable[Any], *, ref_template: str = "#/$defs/{name}"
) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """Describe types, and by their names the structs they refer to."""
    maker = _Maker(ref_template)
    return tuple([maker.schema(each) for each in types]), maker.parts


class _Maker:
    """Describes types; structs are described once, and referred to."""

    def __init__(self, ref_template: str) -> None:
        self.ref_template = ref_template
        self.parts: dict[str, Schema] = {}

    def schema(self, hint: Any) -> Schema:
        """Describe a type."""
        found = members(hint)
        if len(found) == 1:
            return {**_words(found[0].said), **self._plain(*found[0])}
        return {**_words(bare(hint).said), **self._union(found)}

    def _union(self, found: list[Member]) -> Schema:
        """Describe a union: structs stand behind plain types, null is last."""
        structs = [each.hint for each in found if isinstance(each.hint, StructMeta)]
        null = [each for each in found if each.hint is type(None)]
        others = [each for each in found if each.hint not in structs and each not in null]
        several = [{**_words(each.said), **self._plain(*each)} for each in others]
        if structs:
            several.append(self._structs(structs))
        several += [self._plain(*each) for each in null]
        return {"anyOf": several} if len(several) > 1 else several[0]

    def _structs(self, kinds: list[StructMeta]) -> Schema:
        refs = [self._reference(kind) for kind in kinds]
        if len(kinds) == 1:
            return refs[0]
        tags = [kind.__struct_config__.tag for kind in kinds]
        mapping = {tag: ref["$ref"] for tag, ref in zip(tags, refs, strict=True)}
        property_name = kinds[0].__struct_config__.tag_field
        return {"anyOf": refs, "discriminator": {"propertyName": property_name, "mapping": mapping}}

    def _plain(self, hint: Any, said: dict[str, Any]) -> Schema:
        kind, inner = get_origin(hint) or hint, get_args(hint)
        if isinstance(kind, StructMeta):
            return self._reference(kind)
        if kind is Literal:
            return {
                "enum": sorted(inner, key=lambda value: (value is not None, isinstance(value, str), value))
            }
        if kind in (Any, Raw):
            return {}
        if kind in TYPES:
            return {"type": TYPES[kind], **_bounds(said), **_string(said)}
        if kind in (dict, Mapping):
            return {"type": "object", **self._values(inner), **_sizes("Properties", said)}
        if kind is tuple and inner[1:] != (Ellipsis,):
            return self._tuple([self.schema(each) for each in inner])
        if kind in (list, tuple, Sequence):
            return {"type": "array", **self._items(inner), **_sizes("Items", said)}
        raise TypeError(f"the stand-in for msgspec cannot describe {hint}")

    def _items(self, inner: tuple[Any, ...]) -> Schema:
        return {"items": self.schema(inner[0])} if inner and inner[0] is not Any else {}

    def _tuple(self, several: list[Schema]) -> Schema:
        size = len(several)
        return {"type": "array", "minItems": size, "maxItems": size, "prefixItems": several, "items": False}

    def _values(self, inner: tuple[Any, ...]) -> Schema:
        if not inner:
            return {}
        key, value = inner
        names = self.schema(key) if bare(key).hint is str else {}
        names.pop("type", None)
        found: Schema = {"propertyNames": names} if names else {}
        if value is not Any:
            found["additionalProperties"] = self.schema(value)
        return found

    def _reference(self, kind: StructMeta) -> Schema:
        """Refer to a struct, described by the time its fields are."""
        if kind.__name__ not in self.parts:
            part = self.parts[kind.__name__] = {"title": kind.__name__}
            part.update(self._struct(kind))
        return {"$ref": self.ref_template.format(name=kind.__name__)}

    def _struct(self, kind: StructMeta) -> Schema:
        config, slots = kind.__struct_config__, kind.__struct_slots__
        hints = get_type_hints(kind, include_extras=True)
        properties: dict[str, Schema] = {}
        if config.tag is not None:
            properties[str(config.tag_field)] = {"enum": [config.tag]}
        required = [*properties, *(slot.encoded for slot in slots.values() if slot.default is NODEFAULT)]
        for name, slot in slots.items():
            properties[slot.encoded] = {**self.schema(hints[name]), **_default(slot.default)}
        words = {"description": kind.__doc__.strip()} if kind.__doc__ else {}
        closed = {"additionalProperties": False} if config.forbid_unknown_fields else {}
        return {**words, "type": "object", "properties": properties, "required": required, **closed}


def _words(said: dict[str, Any]) -> Schema:
    words = {key: said[key] for key in ("title", "description", "examples") if key in said}
    return {**words, **said.get("extra_json_schema", {})}


def _bounds(said: dict[str, Any]) -> Schema:
    return {word: said[key] for key, word in BOUNDS.items() if key in said}


def _string(said: dict[str, Any]) -> Schema:
    pattern = {"pattern": said["pattern"]} if "pattern" in said else {}
    return {**_sizes("Length", said), **pattern}


def _sizes(word: str, said: dict[str, Any]) -> Schema:
    sizes = {"max_length": f"max{word}", "min_length": f"min{word}"}
    return {name: said[key] for key, name in sizes.items() if key in said}


def _default(default: Any) -> Schema:
    if isinstance(default, Factory) and default.make in (list, dict, set):
        return {"default": default.make()}
    if default in (NODEFAULT, UNSET) or isinstance(default, Factory):
        return {}
    return {"default": to_builtins(default)}
