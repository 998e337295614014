"""Stands in for msgspec: structs, strict reading, JSON and JSON Schema, as far as they are used here.

Written from scratch in plain Python, to be the same from outside: data, bytes, reprs and error texts.
"""

from __future__ import annotations

from . import json, structs
from ._marks import NODEFAULT, UNSET, DecodeError, Meta, MsgspecError, Raw, UnsetType, ValidationError, field
from ._reading import convert
from ._struct import Struct, defstruct
from ._writing import to_builtins

__all__ = [
    "NODEFAULT",
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Raw",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "defstruct",
    "field",
    "json",
    "structs",
    "to_builtins",
]
