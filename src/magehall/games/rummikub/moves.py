"""The moves of Rummikub and their texts."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.move import Move
from magehall.core.seat import seat_text
from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.tiles import tile_text, tiles_text


@final
class Table(Move):
    """Leave the table like this, in your own arrangement: `table [K3 K4 K5] [R7 G7 B7 J]`."""

    def __init__(self, sets: list[TileSet]) -> None:
        self.sets = sets

    def __str__(self) -> str:
        return " ".join(["table", *[laid.text for laid in self.sets]])


@final
class Draw(Move):
    """Take a tile from the bank instead of laying any: `draw`."""

    def __str__(self) -> str:
        return "draw"


@final
class Pass(Move):
    """Lay nothing when the bank is empty: `pass`."""

    def __str__(self) -> str:
        return "pass"


@final
class Lots(Move):
    """Nature gives each player still in the draw for the start a tile: `lots A K7, B R12`."""

    def __init__(self, seats: vec[i64], tiles: vec[i64]) -> None:
        self.seats: vec[i64] = seats
        self.tiles: vec[i64] = tiles

    def __str__(self) -> str:
        drawn = [
            f"{seat_text(int(self.seats[place]))} {tile_text(self.tiles[place])}"
            for place in range(len(self.seats))
        ]
        return f"lots {', '.join(drawn)}"


@final
class ChooseStarter(Move):
    """Nature chooses who starts if the option asks for it: `starter B`."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __str__(self) -> str:
        return f"starter {seat_text(int(self.seat))}"


@final
class Deal(Move):
    """Nature deals the racks: `deal A K1 K2 …, B R3 …`."""

    def __init__(self, racks: list[vec[i64]]) -> None:
        self.racks = racks

    def __str__(self) -> str:
        racks = [" ".join([seat_text(seat), *tiles_text(rack)]) for seat, rack in enumerate(self.racks)]
        return f"deal {', '.join(racks)}"


@final
class Take(Move):
    """Nature gives the player in turn tiles from the bank: `take K7`, or as a penalty `take K7 R1 J`."""

    def __init__(self, tiles: vec[i64]) -> None:
        self.tiles: vec[i64] = tiles

    def __str__(self) -> str:
        return " ".join(["take", *tiles_text(self.tiles)])


@final
class Timeout(Move):
    """The player's time is up and the table is rolled back: `timeout`."""

    def __str__(self) -> str:
        return "timeout"


DRAW: Final = Draw()
PASS: Final = Pass()
TIMEOUT: Final = Timeout()
