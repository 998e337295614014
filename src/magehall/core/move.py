"""A move is one decision with one canonical text."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from magehall.core import keeping


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A structured value; `str` writes its canonical text and the game's `read` reads it back."""

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Move) and str(self) == str(other))

    def __hash__(self) -> int:
        return hash(str(self))

    def __reduce__(self) -> tuple[object, ...]:
        """Keep our moves by their text, since a compiled one is never blank; others by what they hold."""
        before, _, inside = type(self).__module__.partition("magehall.games.")
        if before or not inside:
            return keeping.reduce(self)
        return read_again, (inside.partition(".")[0], str(self))


def read_again(key: str, text: str) -> Move:
    """Read a move that was kept by its text."""
    from magehall.core.registry import game

    return game(key).read(text)
