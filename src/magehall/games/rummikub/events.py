"""What happens at a table of Rummikub, and who may know it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import Event
from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.tiles import (
    COLOUR_WORDS,
    JOKER,
    colour_of,
    number_of,
    points,
    tile_text,
    tiles_text,
)


def tile_facts(kind: i64) -> dict[str, Fact]:
    """Give the facts from which a language names a tile: its text, its colour and its number."""
    if kind == JOKER:
        return {"tile": "J", "colour": "joker", "number": 0}
    return {
        "tile": tile_text(kind),
        "colour": COLOUR_WORDS[int(colour_of(kind))],
        "number": int(number_of(kind)),
    }


@final
class LotDrawn(Event):
    """A player drew a tile to see who starts."""

    def __init__(self, seat: Seat, kind: i64) -> None:
        super().__init__({"seat": seat_text(seat), **tile_facts(kind)})


@final
class LotsTied(Event):
    """These players must draw once more, after equal numbers or a joker."""

    def __init__(self, seats: list[Seat]) -> None:
        super().__init__({"seats": [seat_text(seat) for seat in seats]})


@final
class StarterChosen(Event):
    """It was settled who starts the round."""

    def __init__(self, seat: Seat, how: str) -> None:
        super().__init__({"seat": seat_text(seat), "how": how})


@final
class RoundBegan(Event):
    """The tiles were dealt; the rest is the bank."""

    def __init__(self, number: int, seat: Seat, tiles: int, bank: int) -> None:
        super().__init__({"round": number, "seat": seat_text(seat), "tiles": tiles, "bank": bank})


@final
class RackDealt(Event):
    """A player looked at the own tiles."""

    def __init__(self, seat: Seat, rack: vec[i64]) -> None:
        super().__init__({"seat": seat_text(seat), "tiles": list(tiles_text(rack))}, (seat,))


@final
class PlayerOpened(Event):
    """A player laid the first sets, worth at least 30."""

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__({"seat": seat_text(seat), "value": value})


@final
class TilesLaid(Event):
    """A player laid tiles and left this table."""

    def __init__(self, seat: Seat, laid: vec[i64], left: int, sets: list[TileSet], kept: int) -> None:
        tiles: list[str] = tiles_text(laid)
        facts: dict[str, Fact] = {"seat": seat_text(seat), "tiles": tiles, "count": len(tiles)}
        super().__init__({**facts, "left": left, "kept": kept, "sets": [one.text for one in sets]})


@final
class TileDrawn(Event):
    """A player laid nothing and took a tile from the bank."""

    def __init__(self, seat: Seat, bank: int) -> None:
        super().__init__({"seat": seat_text(seat), "bank": bank})


@final
class PenaltyTaken(Event):
    """A player took tiles from the bank as a penalty."""

    def __init__(self, seat: Seat, count: int, bank: int) -> None:
        super().__init__({"seat": seat_text(seat), "count": count, "bank": bank})


@final
class TilesSeen(Event):
    """A player looked at the tiles just taken."""

    def __init__(self, seat: Seat, tiles: vec[i64]) -> None:
        super().__init__({"seat": seat_text(seat), "tiles": list(tiles_text(tiles))}, (seat,))


@final
class BankEmptied(Event):
    """The last tile was taken from the bank."""

    def __init__(self) -> None:
        super().__init__({})


@final
class TurnPassed(Event):
    """A player laid nothing while the bank was empty."""

    def __init__(self, seat: Seat, passes: int) -> None:
        super().__init__({"seat": seat_text(seat), "passes": passes})


@final
class TimeRanOut(Event):
    """A player's time was over; all tiles went back to where they were."""

    def __init__(self, seat: Seat, penalty: int) -> None:
        super().__init__({"seat": seat_text(seat), "penalty": penalty})


@final
class TableRolledBack(Event):
    """A player ended the turn on an illegal table; all tiles went back to where they were."""

    def __init__(self, seat: Seat, refusal: Refusal, penalty: int) -> None:
        facts: dict[str, Fact] = {"seat": seat_text(seat), "clause": refusal.clause, "reason": refusal.reason}
        super().__init__({**facts, "penalty": penalty})


@final
class RummikubCalled(Event):
    """A player laid the last tile of the rack."""

    def __init__(self, seat: Seat) -> None:
        super().__init__({"seat": seat_text(seat)})


@final
class RoundBlocked(Event):
    """The bank is empty and nobody went on."""

    def __init__(self) -> None:
        super().__init__({})


@final
class RackCounted(Event):
    """A player's rack was shown and counted, and the round scored."""

    def __init__(self, seat: Seat, rack: vec[i64], counted: int, score: int, total: int) -> None:
        facts: dict[str, Fact] = {
            "seat": seat_text(seat),
            "tiles": list(tiles_text(rack)),
            "sum": int(points(rack)),
        }
        super().__init__({**facts, "counted": counted, "points": score, "total": total})


@final
class GameEnded(Event):
    """The last round was scored."""

    def __init__(self, winners: tuple[Seat, ...], total: int) -> None:
        super().__init__({"seats": [seat_text(seat) for seat in winners], "total": total})
