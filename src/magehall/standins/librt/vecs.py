"""Stands in for librt.vecs: vectors of numbers, which are arrays of the standard library.

An array checks and converts what is put into it just as a vector does, and is about as quick to read. One
thing differs: a slice of a vector is a plain array. It holds and does the same, and equals a vector of the
same numbers, but its repr has another name. A vector that told slices apart would be much slower to read.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i16, i64

if TYPE_CHECKING:
    Numbers = array[Any]
else:
    Numbers = array


class vec(Numbers):  # noqa: N801 - its name in librt
    """A vector of numbers of one kind: `vec[i64]`, `vec[i16]` or `vec[float]`."""

    __slots__ = ()
    code = ""
    """How an array names its kind of number."""

    def __new__(cls, items: Iterable[Any] = (), /, *, capacity: int = 0) -> vec:
        """Make a vector of these numbers; there is room for more of them anyway."""
        if not cls.code:
            raise TypeError("cannot create 'vec' instances")
        if capacity < 0:
            raise ValueError("capacity must not be negative")
        made = array.__new__(cls, cls.code)
        made.extend(iter(items))  # bytes are numbers here, not the memory of some
        return made

    def __class_getitem__(cls, kind: Any) -> Any:
        """Return the class of vectors of this kind of number."""
        return KINDS[kind]

    def __copy__(self) -> vec:
        return type(self)(self)

    def __deepcopy__(self, memo: object) -> vec:
        return type(self)(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, array) and other.typecode == self.typecode and array.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.tolist()})"


def _vector(name: str, code: str) -> type[vec]:
    return type(f"vec[{name}]", (vec,), {"__slots__": (), "code": code, "__module__": __name__})


KINDS: Final[dict[Any, type[vec]]] = {
    i64: _vector("i64", "q"),
    i16: _vector("i16", "h"),
    float: _vector("float", "d"),
}
