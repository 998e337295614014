"""JSON as plain data: the standard library's reader, made as strict as msgspec's, and with its words.

Two differences remain. JSON is read to its end before its values are looked at: if both are wrong, the JSON
is reported first. And faults inside a number, a word or an escape are worded more simply.
"""

from __future__ import annotations

import re
from json import JSONDecodeError, JSONDecoder
from math import isinf
from typing import Any, Final

from ._marks import DecodeError, ValidationError
from ._writing import json_writer

SPACE: Final = " \t\r\n"
TEXTS: Final = re.compile(r'"(?:[^"\\]|\\.)*"', re.DOTALL)
CONSTANTS: Final = re.compile(r"NaN|Infinity")
SURROGATES: Final = re.compile(r"\\u[dD][89a-fA-F]")

WORDS: Final = (
    ("Expecting value", "invalid character"),
    ("Expecting property name", "object keys must be strings"),
    ("Expecting ':'", "expected ':'"),
    ("Expecting ','", "expected ',' or '{end}'"),
    ("Extra data", "trailing characters"),
    ("Invalid control character", "invalid character"),
    ("Invalid \\escape", "invalid escape character in string"),
    ("Invalid \\uXXXX", "invalid character in unicode escape"),
)
"""How the standard library's message begins, and how msgspec says it."""


def parsed(text: bytes | str) -> Any:
    """Read JSON as plain data."""
    said = text if isinstance(text, str) else bytes(text).decode()
    try:
        found = _read(said)
    except JSONDecodeError as error:
        raise DecodeError(_told(said, error)) from None
    except DecodeError:
        raise
    except ValueError:  # Python makes no numbers of that many digits
        raise ValidationError("Integer value out of range") from None
    if SURROGATES.search(said):
        _refuse_halves(found)
    return found


def _constant(name: str) -> Any:
    raise JSONDecodeError(name, "", 0)


def _float(text: str) -> float:
    value = float(text)
    if isinf(value):
        raise ValidationError("Number out of range")
    return value


_read: Final = JSONDecoder(parse_float=_float, parse_constant=_constant).decode


def _refuse_halves(found: Any) -> None:
    """Refuse text that holds half a character, as no properly written text ever does."""
    try:
        json_writer(None).write(found).encode()
    except UnicodeEncodeError:
        raise DecodeError("JSON is malformed: invalid utf-16 surrogate pair") from None


def _told(text: str, error: JSONDecodeError) -> str:
    plain = TEXTS.sub(lambda found: "_" * len(found[0]), text)
    constant = CONSTANTS.search(plain) if not error.doc else None
    place = constant.start() if constant else error.pos
    words = next((said for begin, said in WORDS if error.msg.startswith(begin)), "invalid character")
    if error.msg.startswith("Illegal trailing comma"):  # from Python 3.13 on it is reported at the comma
        place = len(text) - len(text[place + 1 :].lstrip(SPACE))
    rest = text[place:].rstrip(SPACE)
    if error.msg.startswith("Unterminated") or any(
        word.startswith(rest) for word in ("null", "true", "false")
    ):
        return "Input data was truncated"
    if text[place] in "]}" and plain[:place].rstrip(SPACE).endswith(","):
        words = "trailing comma in {kind}"
    after = 1 if words == "trailing characters" else 0
    end = _end(plain[:place])
    words = words.format(end=end, kind="array" if end == "]" else "object")
    return f"JSON is malformed: {words} (byte {len(text[:place].encode()) + after})"


def _end(plain: str) -> str:
    """Say how the innermost open array or object ends."""
    ends: list[str] = []
    for sign in plain:
        if sign in "[{":
            ends.append("]" if sign == "[" else "}")
        elif sign in "]}":
            ends.pop()
    return ends[-1] if ends else ""
