"""How things are kept: pickled, copied and compared by what they hold, compiled and interpreted alike.

A compiled class names its attributes in `__mypyc_attrs__`; others have them in a dictionary or in slots. A
compiled final class is never blank: it says what it is made from.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping

from librt.vecs import vec
from mypy_extensions import i16, i64


def contents(thing: object) -> dict[str, object]:
    """Return all that a thing holds, by name."""
    found: dict[str, object] = {}
    for name in getattr(type(thing), "__mypyc_attrs__", ()):
        if name != "__dict__" and hasattr(thing, name):
            found[name] = getattr(thing, name)
    others = object.__getstate__(thing)
    for part in others if isinstance(others, tuple) else (others,):
        found.update(part or {})
    return found


def fill(thing: object, holding: Mapping[str, object]) -> None:
    """Fill a thing with what another one held."""
    for name, value in holding.items():
        object.__setattr__(thing, name, value)


def alike(one: object, other: object) -> bool:
    """Tell whether two things are of the same class and hold the same."""
    return one is other or (type(one) is type(other) and contents(one) == contents(other))


def reduce(thing: object, *origin: object) -> tuple[object, ...]:
    """Say for pickling how to remake a thing: from the arguments of its class, and what it holds."""
    return remake, (type(thing), origin, contents(thing))


def remake(kind: type[object], origin: tuple[object, ...], holding: Mapping[str, object]) -> object:
    """Remake a thing, blank at first, or new if its class allows no blank ones."""
    thing = kind.__new__(kind, *origin)
    fill(thing, holding)
    return thing


def numbers(values: list[int]) -> vec[i64]:
    """Remake a vector of whole numbers."""
    return vec[i64](values)


def small_numbers(values: list[int]) -> vec[i16]:
    """Remake a vector of small whole numbers."""
    return vec[i16](values)


def fractions(values: list[float]) -> vec[float]:
    """Remake a vector of fractions."""
    return vec[float](values)


def _keep_numbers(values: vec[i64]) -> tuple[Callable[[list[int]], vec[i64]], tuple[list[int]]]:
    return numbers, ([int(value) for value in values],)


def _keep_small_numbers(values: vec[i16]) -> tuple[Callable[[list[int]], vec[i16]], tuple[list[int]]]:
    return small_numbers, ([int(value) for value in values],)


def _keep_fractions(values: vec[float]) -> tuple[Callable[[list[float]], vec[float]], tuple[list[float]]]:
    return fractions, ([float(value) for value in values],)


copyreg.pickle(type(vec[i64]([])), _keep_numbers)
copyreg.pickle(type(vec[i16]([])), _keep_small_numbers)
copyreg.pickle(type(vec[float]([])), _keep_fractions)
