"""The moves of Witchstone, one class for each verb, in the words of the notation."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from magehall.core.move import Move
from magehall.core.seat import Seat, seat_text
from magehall.games.witchstone import codes
from magehall.games.witchstone.bits import cell_text
from magehall.games.witchstone.symbols import CHIPS, SHELVES, SYMBOLS, tile_text, tiles_text


@mypyc_attr(allow_interpreted_subclasses=True)
class WitchstoneMove(Move):
    """A move of Witchstone, which knows its verb."""

    def __init__(self, verb: i64) -> None:
        self.verb: i64 = verb

    def __str__(self) -> str:
        raise NotImplementedError


@final
class PlaceTile(WitchstoneMove):
    """Lay a tile, the first symbol on the first hex and acting first: `tile energy/witch 1,-3 2,-3`."""

    def __init__(self, first: i64, second: i64, a: i64, b: i64) -> None:
        self.verb = codes.TILE
        self.first: i64 = first
        self.second: i64 = second
        self.a: i64 = a
        self.b: i64 = b
        self.text = ""
        """Written when first asked for: a turn has hundreds of such moves, the same ones again and again."""

    def __str__(self) -> str:
        if not self.text:
            symbols = f"{SYMBOLS[int(self.first)]}/{SYMBOLS[int(self.second)]}"
            self.text = f"tile {symbols} {cell_text(self.a)} {cell_text(self.b)}"
        return self.text


@final
class DiscardTile(WitchstoneMove):
    """Discard a tile that fits nowhere: `discard energy/witch`."""

    def __init__(self, tile: i64) -> None:
        self.verb = codes.DISCARD
        self.tile: i64 = tile

    def __str__(self) -> str:
        return f"discard {tile_text(self.tile)}"


@final
class RemoveCrystal(WitchstoneMove):
    """Take a crystal out of the cauldron by hand: `remove 0,-2`."""

    def __init__(self, cell: i64) -> None:
        self.verb = codes.REMOVE
        self.cell: i64 = cell

    def __str__(self) -> str:
        return f"remove {cell_text(self.cell)}"


@final
class PlaceEnergy(WitchstoneMove):
    """Put a segment on a chain: `energy c17`."""

    def __init__(self, chain: str) -> None:
        self.verb = codes.ENERGY
        self.chain = chain

    def __str__(self) -> str:
        return f"energy {self.chain}"


@final
class LayWitch(WitchstoneMove):
    """Lay a witch beside your tower: `witch lay`."""

    def __init__(self) -> None:
        self.verb = codes.LAY

    def __str__(self) -> str:
        return "witch lay"


@final
class SendWitch(WitchstoneMove):
    """Raise a lying witch and send her to a location: `witch to village_n`."""

    def __init__(self, place: str) -> None:
        self.verb = codes.SEND
        self.place = place

    def __str__(self) -> str:
        return f"witch to {self.place}"


@final
class StepPentagram(WitchstoneMove):
    """Move the owl on the pentagram, at most to the next dark space: `pentagram 3`."""

    def __init__(self, steps: i64) -> None:
        self.verb = codes.PENTAGRAM
        self.steps: i64 = steps

    def __str__(self) -> str:
        return f"pentagram {int(self.steps)}"


@final
class PlaceSpecial(WitchstoneMove):
    """Lay the special tile just taken for good: `place 1,2`."""

    def __init__(self, cell: i64) -> None:
        self.verb = codes.PLACE
        self.cell: i64 = cell

    def __str__(self) -> str:
        return f"place {cell_text(self.cell)}"


@final
class KeepSpecial(WitchstoneMove):
    """Keep the special tile just taken for one use: `keep`."""

    def __init__(self) -> None:
        self.verb = codes.KEEP

    def __str__(self) -> str:
        return "keep"


@final
class UseSpecial(WitchstoneMove):
    """Use a kept special tile once: `use energy/witch as witch`."""

    def __init__(self, tile: i64, symbol: i64) -> None:
        self.verb = codes.USE
        self.tile: i64 = tile
        self.symbol: i64 = symbol

    def __str__(self) -> str:
        return f"use {tile_text(self.tile)} as {SYMBOLS[int(self.symbol)]}"


@final
class ChooseSymbol(WitchstoneMove):
    """Choose the action of an empty dark space: `choose energy`."""

    def __init__(self, symbol: i64) -> None:
        self.verb = codes.CHOOSE
        self.symbol: i64 = symbol

    def __str__(self) -> str:
        return f"choose {SYMBOLS[int(self.symbol)]}"


@final
class MoveCrystal(WitchstoneMove):
    """Move a crystal inside the cauldron: `crystal 0,-2 to 1,-2`."""

    def __init__(self, cell: i64, to: i64) -> None:
        self.verb = codes.CRYSTAL
        self.cell: i64 = cell
        self.to: i64 = to

    def __str__(self) -> str:
        return f"crystal {cell_text(self.cell)} to {cell_text(self.to)}"


@final
class BringOut(WitchstoneMove):
    """Bring a crystal out to the rim at one of the exits: `crystal 0,-2 out a`."""

    def __init__(self, cell: i64, side: str) -> None:
        self.verb = codes.OUT
        self.cell: i64 = cell
        self.side = side

    def __str__(self) -> str:
        return f"crystal {cell_text(self.cell)} out {self.side}"


@final
class Shelve(WitchstoneMove):
    """Choose the shelf for a crystal: `shelf scroll` or `shelf bottom`."""

    def __init__(self, shelf: i64) -> None:
        self.verb = codes.SHELF
        self.shelf: i64 = shelf

    def __str__(self) -> str:
        return f"shelf {SHELVES[int(self.shelf)]}"


@final
class TakeChip(WitchstoneMove):
    """Take a chip from the tablecloth: `take wand`."""

    def __init__(self, chip: i64) -> None:
        self.verb = codes.TAKE
        self.chip: i64 = chip

    def __str__(self) -> str:
        return f"take {CHIPS[int(self.chip)]}"


@final
class UseChip(WitchstoneMove):
    """Use a waiting chip: `chip wand`, with the black crystal `chip wand black`."""

    def __init__(self, chip: i64, black: bool) -> None:
        self.verb = codes.CHIP
        self.chip: i64 = chip
        self.black = black

    def __str__(self) -> str:
        return f"chip {SYMBOLS[int(self.chip)]}{' black' if self.black else ''}"


@final
class StepWand(WitchstoneMove):
    """Move the owl on the wand: `wand 2`."""

    def __init__(self, steps: i64) -> None:
        self.verb = codes.WAND
        self.steps: i64 = steps

    def __str__(self) -> str:
        return f"wand {int(self.steps)}"


@final
class TakeScroll(WitchstoneMove):
    """Take a scroll from a shelf of the library, the lowest being 1: `scroll 3`."""

    def __init__(self, shelf: i64) -> None:
        self.verb = codes.SCROLL
        self.shelf: i64 = shelf

    def __str__(self) -> str:
        return f"scroll {int(self.shelf)}"


@final
class PlayBoost(WitchstoneMove):
    """Play a boosting spell: `boost b2_wand`."""

    def __init__(self, scroll: str) -> None:
        self.verb = codes.BOOST
        self.scroll = scroll

    def __str__(self) -> str:
        return f"boost {self.scroll}"


@final
class Done(WitchstoneMove):
    """Give up what is left of the open action: `done`."""

    def __init__(self) -> None:
        self.verb = codes.DONE

    def __str__(self) -> str:
        return "done"


@final
class TakeTower(WitchstoneMove):
    """Put the big witch on a tower: `tower tower_n`."""

    def __init__(self, place: str) -> None:
        self.verb = codes.TOWER
        self.place = place

    def __str__(self) -> str:
        return f"tower {self.place}"


@final
class DrawTile(WitchstoneMove):
    """Nature gives a player a tile from the supply: `draw A energy/witch`."""

    def __init__(self, seat: Seat, tile: i64) -> None:
        self.verb = codes.DRAW
        self.seat = seat
        self.tile: i64 = tile

    def __str__(self) -> str:
        return f"draw {seat_text(self.seat)} {tile_text(self.tile)}"


@final
class RevealScroll(WitchstoneMove):
    """Nature turns up a scroll on the highest shelf: `reveal b2_wand`."""

    def __init__(self, scroll: str) -> None:
        self.verb = codes.REVEAL
        self.scroll = scroll

    def __str__(self) -> str:
        return f"reveal {self.scroll}"


@final
class RefillSpecial(WitchstoneMove):
    """Nature turns up a special tile on the dark space just emptied: `refill energy/witch`."""

    def __init__(self, tile: i64) -> None:
        self.verb = codes.REFILL
        self.tile: i64 = tile

    def __str__(self) -> str:
        return f"refill {tile_text(self.tile)}"


@final
class Deal(WitchstoneMove):
    """Nature sets the table: `deal map wand …; library b1_any …; pentagram energy/witch …; A …; B …`."""

    def __init__(self, chips: list[int], library: list[str], specials: list[int], hands: list[int]) -> None:
        self.verb = codes.VERBS
        self.chips = chips
        self.library = library
        self.specials = specials
        self.hands = hands

    def __str__(self) -> str:
        parts = [
            " ".join(["map", *(CHIPS[chip] for chip in self.chips)]),
            " ".join(["library", *self.library]),
            " ".join(["pentagram", *(tile_text(tile) for tile in self.specials)]),
        ]
        parts += [" ".join([seat_text(seat), *tiles_text(hand)]) for seat, hand in enumerate(self.hands)]
        return f"deal {'; '.join(parts)}"
