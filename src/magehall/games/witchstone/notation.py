"""Reads the moves of Witchstone strictly; `str(move)` writes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from magehall.core.errors import NotationError
from magehall.core.move import Move
from magehall.core.seat import CHANCE, read_seat, seat_text
from magehall.games.witchstone.bits import RADIUS, cell_at
from magehall.games.witchstone.moves import (
    BringOut,
    ChooseSymbol,
    Deal,
    DiscardTile,
    Done,
    DrawTile,
    KeepSpecial,
    LayWitch,
    MoveCrystal,
    PlaceEnergy,
    PlaceSpecial,
    PlaceTile,
    PlayBoost,
    RefillSpecial,
    RemoveCrystal,
    RevealScroll,
    SendWitch,
    Shelve,
    StepPentagram,
    StepWand,
    TakeChip,
    TakeScroll,
    TakeTower,
    UseChip,
    UseSpecial,
)
from magehall.games.witchstone.sheet import is_word
from magehall.games.witchstone.symbols import CHIPS, SHELVES, SYMBOLS, TILE_NAMES

MOST_STEPS: Final = 99
MOST_SHELVES: Final = 9
LONGEST_NAME: Final = 40


def read_move(text: str) -> Move:
    """Read a move; an error names the first wrong character."""
    words = _Words(text)
    verb = words.next("a verb")
    if verb not in _READERS:
        raise words.wrong(f"{verb[:20]!r} is no move of Witchstone: {', '.join(_READERS)}")
    move = _READERS[verb](words)
    words.end()
    return move


@final
class _Words:
    """The words of a text, with their positions."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.words = text.split(" ")
        self.used = 0
        self.position = 0
        self.after = 0

    def wrong(self, message: str) -> NotationError:
        return NotationError(message, self.text, self.position)

    def more(self) -> bool:
        return self.used < len(self.words)

    def next(self, wanted: str) -> str:
        self.position = min(self.after, len(self.text))
        if not self.more():
            raise self.wrong(f"{wanted} is missing")
        word = self.words[self.used]
        self.used += 1
        self.after = self.position + len(word) + 1
        if word == "":
            raise self.wrong(f"expected {wanted}, found nothing: one space between words")
        return word

    def end(self) -> None:
        if self.more():
            word = self.words[self.used]
            self.position = min(self.after, len(self.text))
            raise self.wrong(f"{word[:20]!r} is too much")

    def fixed(self, wanted: str) -> None:
        word = self.next(repr(wanted))
        if word != wanted:
            raise self.wrong(f"expected {wanted!r}, not {word[:20]!r}")

    def name(self, wanted: str) -> str:
        word = self.next(wanted)
        if not is_word(word) or len(word) > LONGEST_NAME:
            raise self.wrong(f"{word[:20]!r} cannot be {wanted}: small letters, digits and _")
        return word

    def one_of(self, wanted: str, names: tuple[str, ...]) -> int:
        word = self.next(wanted)
        if word not in names:
            raise self.wrong(f"{word[:20]!r} is no {wanted}: {', '.join(names)}")
        return names.index(word)

    def symbol(self) -> int:
        return self.one_of("symbol", SYMBOLS)

    def number(self, wanted: str, most: int) -> int:
        word = self.next(wanted)
        if (
            word.isascii()
            and word.isdigit()
            and len(word) <= 2
            and str(int(word)) == word
            and 1 <= int(word) <= most
        ):
            return int(word)
        raise self.wrong(f"{word[:20]!r} is no {wanted}: a whole number from 1 to {most}")

    def cell(self) -> int:
        word = self.next("a hex")
        q, comma, r = word.partition(",")
        if comma and _is_coordinate(q) and _is_coordinate(r) and abs(int(q) + int(r)) <= RADIUS:
            return cell_at(int(q), int(r))
        raise self.wrong(f"{word[:20]!r} is no hex of a cauldron: axial coordinates such as 1,-3")

    def tile(self) -> int:
        word = self.next("a tile")
        if word not in TILE_NAMES:
            raise self.wrong(f"{word[:20]!r} is no tile: two symbols in their order, such as energy/witch")
        return TILE_NAMES.index(word)


def _is_coordinate(text: str) -> bool:
    return text in _COORDINATES


_COORDINATES: Final = tuple(str(number) for number in range(-RADIUS, RADIUS + 1))


def _read_tile(words: _Words) -> Move:
    pair = words.next("two symbols")
    first, slash, second = pair.partition("/")
    if not slash or first not in SYMBOLS or second not in SYMBOLS or first == second:
        raise words.wrong(f"{pair[:30]!r} is no tile: two different symbols such as witch/energy")
    return PlaceTile(SYMBOLS.index(first), SYMBOLS.index(second), words.cell(), words.cell())


def _read_witch(words: _Words) -> Move:
    word = words.next("'lay' or 'to'")
    if word == "lay":
        return LayWitch()
    if word != "to":
        raise words.wrong(f"expected 'lay' or 'to', not {word[:20]!r}")
    return SendWitch(words.name("a location"))


def _read_crystal(words: _Words) -> Move:
    cell = words.cell()
    word = words.next("'to' or 'out'")
    if word == "to":
        return MoveCrystal(cell, words.cell())
    if word != "out":
        raise words.wrong(f"expected 'to' or 'out', not {word[:20]!r}")
    return BringOut(cell, words.name("an exit"))


def _read_use(words: _Words) -> Move:
    tile = words.tile()
    words.fixed("as")
    symbol = words.symbol()
    return UseSpecial(tile, symbol)


def _read_chip(words: _Words) -> Move:
    chip = words.symbol()
    if not words.more():
        return UseChip(chip, False)
    words.fixed("black")
    return UseChip(chip, True)


def _read_draw(words: _Words) -> Move:
    return DrawTile(_read_player(words), words.tile())


def _read_player(words: _Words) -> int:
    try:
        seat = read_seat(words.next("a seat"))
    except NotationError as error:
        raise words.wrong(str(error)) from None
    if seat == CHANCE:
        raise words.wrong("nature holds no tiles")
    return seat


def _read_deal(words: _Words) -> Move:
    parts = _parts(words)
    if len(parts) < 4:
        raise words.wrong("a deal names the map, the library, the pentagram and each seat")
    chips = [_name_in(word, CHIPS, words) for word in _after("map", parts[0], words)]
    library = [_card(word, words) for word in _after("library", parts[1], words)]
    specials = [_name_in(word, _TILES, words) for word in _after("pentagram", parts[2], words)]
    hands = [_hand(_after(seat_text(seat), part, words), words) for seat, part in enumerate(parts[3:11])]
    if len(parts) > 11:
        raise words.wrong("a deal is for at most eight seats")
    return Deal(chips, library, specials, hands)


_TILES: Final = tuple(TILE_NAMES)


def _parts(words: _Words) -> list[list[str]]:
    """Cut a deal at its semicolons."""
    parts: list[list[str]] = [[]]
    while words.more():
        word = words.next("a part of the deal")
        parts[-1].append(word.removesuffix(";"))
        if word.endswith(";"):
            parts.append([])
    return parts


def _after(heading: str, part: list[str], words: _Words) -> list[str]:
    if not part or part[0] != heading:
        raise words.wrong(f"expected {heading!r} in the deal, not {' '.join(part)[:30]!r}")
    return part[1:]


def _name_in(word: str, names: tuple[str, ...], words: _Words) -> int:
    if word not in names:
        raise words.wrong(f"{word[:20]!r} in the deal is none of {', '.join(names)}")
    return names.index(word)


def _card(word: str, words: _Words) -> str:
    if not is_word(word) or len(word) > LONGEST_NAME:
        raise words.wrong(f"{word[:20]!r} in the deal cannot be a scroll")
    return word


def _hand(names: list[str], words: _Words) -> int:
    tiles = [_name_in(word, _TILES, words) for word in names]
    if sorted(set(tiles)) != tiles:
        raise words.wrong("the tiles of a hand come once each and in their order")
    return sum(1 << tile for tile in tiles)


_READERS: Final[dict[str, Callable[[_Words], Move]]] = {
    "tile": _read_tile,
    "discard": lambda words: DiscardTile(words.tile()),
    "remove": lambda words: RemoveCrystal(words.cell()),
    "energy": lambda words: PlaceEnergy(words.name("a chain")),
    "witch": _read_witch,
    "pentagram": lambda words: StepPentagram(words.number("number of steps", MOST_STEPS)),
    "place": lambda words: PlaceSpecial(words.cell()),
    "keep": lambda words: KeepSpecial(),
    "use": _read_use,
    "choose": lambda words: ChooseSymbol(words.symbol()),
    "crystal": _read_crystal,
    "shelf": lambda words: Shelve(words.one_of("shelf", SHELVES)),
    "take": lambda words: TakeChip(words.one_of("chip", CHIPS)),
    "chip": _read_chip,
    "wand": lambda words: StepWand(words.number("number of steps", MOST_STEPS)),
    "scroll": lambda words: TakeScroll(words.number("shelf", MOST_SHELVES)),
    "boost": lambda words: PlayBoost(words.name("a boosting spell")),
    "done": lambda words: Done(),
    "tower": lambda words: TakeTower(words.name("a tower")),
    "deal": _read_deal,
    "draw": _read_draw,
    "reveal": lambda words: RevealScroll(words.name("a scroll")),
    "refill": lambda words: RefillSpecial(words.tile()),
}
