"""A board of Witchstone as tables: the map, cauldron, tracks, rack and scrolls of one data set."""

from __future__ import annotations

from typing import Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.games.witchstone.bits import RADIUS, cell_at, listed, near, steps_between
from magehall.games.witchstone.sheet import MOST, Sheet
from magehall.games.witchstone.symbols import ANY, CHIPS, KINDS, SYMBOLS

WITCHSTONE: Final = 0
TOWER: Final = 1
VILLAGE: Final = 2
FOREST: Final = 3
CASTLE: Final = 4
PLACE_KINDS: Final = ("witchstone", "tower", "village", "forest", "castle")
FOREIGN_TOWER: Final = "foreign_tower"
WANTED: Final = ("witchstone", FOREIGN_TOWER, "village", "forest", "castle")
"""The locations a prophecy may ask for, numbered by their kinds; towers are foreign ones (witchstone-121)."""

LIGHT: Final = 0
OWL: Final = 1
SPECIAL: Final = 2
SPACES: Final = ("light", "owl", "special")

CHAINS: Final = 0
SCROLLS: Final = 1
CRYSTALS: Final = 2
WITCHES: Final = 3
CHIPS_OWNED: Final = 4
SPECIAL_TILES: Final = 5
Counted = Literal["chains", "scrolls", "crystals", "witches", "chips", "special_tiles"]
SILVER: Final[tuple[Counted, ...]] = get_args(Counted)

LARGEST_CLUSTER: Final = 0
OCCUPIED_SAME: Final = 1
OCCUPIED_SEQUENCE: Final = 2
CONNECTED_SEQUENCE: Final = 3
WITCHSTONE_RANK: Final = 4
WITCHES_ON_BOARD: Final = 5
LYING_WITCHES: Final = 6
SILVER_REACHED: Final = 7
SPECIALS_OWNED: Final = 8
SCROLLS_OWNED: Final = 9
CHIPS_COUNTED: Final = 10
CRYSTALS_ON_RACK: Final = 11
TESTS: Final = (
    "largest_cluster",
    "occupied_same",
    "occupied_sequence",
    "connected_sequence",
    "witchstone_rank",
    "witches_on_board",
    "lying_witches",
    "silver_spaces_reached",
    "special_tiles",
    "scrolls_owned",
    "chips_owned",
    "own_crystals_on_rack",
)

NOTHING: Final = -1
PROPHECY: Final = -1
"""In place of an action, for a scroll that is not a boosting spell."""


def ints(numbers: list[int]) -> vec[i64]:
    """Return numbers as a native vector."""
    return vec[i64](numbers)


@final
class Board:
    """The tables of one data set; they never change, and all games on this board share them."""

    def __init__(self, name: str, sheet: Sheet) -> None:
        self.name = name
        self.title = str(sheet.data.get("title", name))
        parts = ("components", "special_tiles", "owl_tiles", "setup")
        self.certainty = {part: sheet.block(part).certainty() for part in parts}
        goods = sheet.block("components")
        self.rounds: i64 = goods.whole("rounds", 1, 11)
        self.hand_size: i64 = goods.whole("hand_size", 1, 5)
        self.small_witches: i64 = goods.whole("small_witches", 0, 60)
        self.energy: i64 = goods.whole("energy", 0, 200)
        self.once: i64 = sheet.block("special_tiles").whole("actions_once", 0, 9)
        self.owl_stack: vec[i64] = ints(sheet.block("owl_tiles").wholes("stack", 0, 99))
        self.big_witch_vp: i64 = sheet.block("setup").whole("big_witch_vp", 0, 99)
        self.map = Map(sheet.block("map"))
        self.cauldron = Cauldron(sheet.block("cauldron"))
        self.pentagram = Pentagram(sheet.block("pentagram"))
        self.wand = Wand(sheet.block("wand"))
        self.rack = Rack(sheet.block("shelves"), sheet.block("chips"))
        self.scrolls = Scrolls(sheet.block("scrolls"))
        for part in ("map", "cauldron", "pentagram", "wand", "shelves", "chips", "scrolls"):
            self.certainty[part] = sheet.block(part).certainty()


@final
class Map:
    """The crystal ball: locations, and the chains of links between them."""

    def __init__(self, sheet: Sheet) -> None:
        rows = sheet.named_rows("locations")
        self.places = [row.word("id") for row in rows]
        self.number = {place: number for number, place in enumerate(self.places)}
        self.kind: vec[i64] = ints([row.one_of("kind", PLACE_KINDS) for row in rows])
        self.spots = [(str(row.data.get("x", 0)), str(row.data.get("y", 0))) for row in rows]
        self.of_kind: vec[i64] = ints([self._places_of(kind) for kind in range(len(PLACE_KINDS))])
        stones = listed(self.of_kind[WITCHSTONE])
        self.stone: i64 = stones[0] if stones else NOTHING
        self.chip_places = [place for place in range(len(rows)) if self.kind[place] != WITCHSTONE]
        self.slots: vec[i64] = ints(sheet.wholes("witchstone_slots", 0, 99))
        self.stand_up_vp: i64 = sheet.whole("stand_up_vp", 0, 99)
        self.chain_vp: vec[i64] = ints([0, *sheet.wholes("chain_vp", 0, 99)])
        chains = sheet.named_rows("chains")
        self.chains = [row.word("id") for row in chains]
        self.chain_number = {chain: number for number, chain in enumerate(self.chains)}
        self.a: vec[i64] = ints([self._end(row, "a") for row in chains])
        self.b: vec[i64] = ints([self._end(row, "b") for row in chains])
        self.links: vec[i64] = ints([row.whole("len", 1, len(self.chain_vp) - 1) for row in chains])
        self.touching: vec[i64] = ints([self._chains_at(place) for place in range(len(rows))])

    def _places_of(self, kind: int) -> int:
        return sum(int(bit(place)) for place in range(len(self.places)) if self.kind[place] == kind)

    def _end(self, row: Sheet, name: str) -> int:
        place = row.word(name)
        if place not in self.number:
            raise row.wrong(f"{name} is {place!r}, which is no location")
        return self.number[place]

    def _chains_at(self, place: int) -> int:
        ends = zip(self.a, self.b, strict=True)
        return sum(int(bit(chain)) for chain, (a, b) in enumerate(ends) if place in (a, b))


@final
class Cauldron:
    """The hexes of a cauldron: printed symbols, crystals at the start, and exits to the rim."""

    def __init__(self, sheet: Sheet) -> None:
        self.radius = sheet.whole("radius", 1, RADIUS)
        span = range(-self.radius, self.radius + 1)
        inside = [cell_at(q, r) for r in span for q in span if abs(q + r) <= self.radius]
        self.order = inside
        self.cells: i64 = sum(int(bit(cell)) for cell in inside)
        self.printed: vec[i64] = ints([0] * KINDS)
        self.covered: i64 = 0
        for row in sheet.rows("printed"):
            cell = row.cell("cell")
            self.printed[row.symbol("symbol")] |= bit(cell)
            self.covered |= bit(cell)
        self.black: i64 = sheet.cell("black")
        self.own: i64 = sum(int(bit(cell)) for cell in sheet.cells("own"))
        exits = sheet.rows("exits")
        self.exits = [row.word("side") for row in exits]
        self.exit_number = {side: number for number, side in enumerate(self.exits)}
        self.exit_symbol: vec[i64] = ints([row.symbol("symbol") for row in exits])
        self.exit_from: vec[i64] = ints([sum(int(bit(cell)) for cell in row.cells("from")) for row in exits])
        doors = [door for way in self.exit_from for door in listed(way)]
        self.way_out: vec[i64] = ints(
            [1 + min((int(steps_between(cell, door)) for door in doors), default=59) for cell in range(64)]
        )
        self.edges = [(a, b) for a in inside for b in inside if near(bit(a)) & bit(b)]
        self.edge_a: vec[i64] = ints([a for a, _ in self.edges])
        self.edge_b: vec[i64] = ints([b for _, b in self.edges])
        self.edge_number = {a * 64 + b: number for number, (a, b) in enumerate(self.edges)}
        self.edge_back: vec[i64] = ints([self.edge_number[b * 64 + a] for a, b in self.edges])


@final
class Pentagram:
    """The round track with owl tiles and special tiles."""

    def __init__(self, sheet: Sheet) -> None:
        types = [SPACES.index(word) if word in SPACES else NOTHING for word in sheet.words("spaces")]
        if NOTHING in types:
            raise sheet.wrong(f"a space is one of {', '.join(SPACES)}")
        self.length: i64 = len(types)
        self.spaces: vec[i64] = ints(types)
        self.owls = types.count(OWL)
        self.specials = types.count(SPECIAL)
        self.index: vec[i64] = ints([types[:space].count(kind) for space, kind in enumerate(types)])
        self.owl_empty_vp: i64 = sheet.whole("owl_empty_vp", 0, 99)
        self.special_empty: i64 = sheet.whole("special_empty_actions", 0, 9)


@final
class Wand:
    """The straight track with bonus actions and silver scorings."""

    def __init__(self, sheet: Sheet) -> None:
        length = sheet.whole("length", 1, 60)
        self.length: i64 = length
        self.action: vec[i64] = ints([NOTHING] * (length + 1))
        self.amount: vec[i64] = ints([0] * (length + 1))
        self.leading: vec[i64] = ints([0] * (length + 1))
        self.counts: vec[i64] = ints([NOTHING] * (length + 1))
        self.points: vec[i64] = ints([0] * (length + 1))
        self.bonus: i64 = 0
        self.silver: i64 = 0
        for row in sheet.rows("bonus"):
            at = row.whole("at", 1, length)
            self.action[at] = row.symbol("action")
            self.amount[at] = row.whole("amount", 0, 20)
            self.leading[at] = row.whole("leading", 0, 20)
            self.bonus |= bit(at)
        for row in sheet.rows("silver"):
            at = row.whole("at", 1, length)
            self.counts[at] = row.one_of("counts", SILVER)
            self.points[at] = row.whole("points", 0, 20)
            self.silver |= bit(at)
        self.stops: i64 = self.bonus | self.silver


@final
class Rack:
    """The shelves with their flasks, and the chips."""

    def __init__(self, shelves: Sheet, chips: Sheet) -> None:
        self.upper: vec[i64] = ints(shelves.wholes("upper", 0, 62))
        self.bottom: vec[i64] = ints(shelves.wholes("bottom", 0, 62))
        self.own_actions: i64 = shelves.block("actions").whole("own", 0, 9)
        self.black_actions: i64 = shelves.block("actions").whole("black", 0, 9)
        self.black_extra: i64 = shelves.whole("black_chip_extra", 0, 9)
        counts = chips.block("counts")
        self.chips: vec[i64] = ints([counts.whole(name, 0, 15) for name in CHIPS])
        self.chip_now: i64 = chips.whole("points_now", 0, 99)
        self.chip_end: i64 = chips.whole("points_end", 0, 99)


@final
class Scrolls:
    """The kinds of scrolls, boosting spells first, and the cards of each kind."""

    def __init__(self, sheet: Sheet) -> None:
        self.shelves: i64 = sheet.whole("library", 1, 9)
        self.unused_boost: i64 = sheet.whole("unused_boost", 0, 99)
        self.points: vec[i64] = ints(sheet.wholes("prophecy_points", 0, 99))
        boosts, prophecies = sheet.named_rows("boosts"), sheet.named_rows("prophecies")
        self.kinds = [row.word("id") for row in boosts + prophecies]
        self.number = {kind: number for number, kind in enumerate(self.kinds)}
        self.boosts: i64 = len(boosts)
        none = [PROPHECY] * len(prophecies)
        self.action: vec[i64] = ints([row.one_of("action", (*SYMBOLS, "any")) for row in boosts] + none)
        self.extra: vec[i64] = ints([row.whole("extra", 0, 9) for row in boosts] + [0] * len(prophecies))
        self.test: vec[i64] = ints(
            [NOTHING] * len(boosts) + [row.one_of("test", TESTS) for row in prophecies]
        )
        self.what: vec[i64] = ints([NOTHING] * len(boosts) + [_what(row) for row in prophecies])
        levels = [_levels(row) for row in prophecies]
        self.levels: vec[i64] = ints([0] * (3 * len(boosts)) + [level for three in levels for level in three])
        copies = [row.whole("count", 1, 40) for row in boosts]
        copies += [row.whole("count", 1, 40) if row.has("count") else 1 for row in prophecies]
        cards = [kind for kind, number in enumerate(copies) for _ in range(number)]
        if not self.shelves <= len(cards) <= MOST:
            raise sheet.wrong(f"from {int(self.shelves)} to {MOST} cards, not {len(cards)}")
        self.card_kind: vec[i64] = ints(cards)
        self.cards = len(cards)
        self.card_names = [self.kinds[kind] for kind in cards]
        self.of_kind: vec[i64] = ints(
            [
                sum(int(bit(card)) for card in range(len(cards)) if cards[card] == kind)
                for kind in range(len(copies))
            ]
        )
        self.boost_cards: i64 = sum(int(bit(card)) for card in range(len(cards)) if cards[card] < len(boosts))
        self.for_action: vec[i64] = ints([self._usable(action) for action in range(KINDS)])

    def _usable(self, action: int) -> int:
        fitting = (action, ANY)
        kinds = [kind for kind in range(len(self.kinds)) if self.action[kind] in fitting]
        return sum(int(self.of_kind[kind]) for kind in kinds)


def _what(row: Sheet) -> int:
    """Read the symbol or the kind of location that a prophecy asks for."""
    test = row.one_of("test", TESTS)
    if test == LARGEST_CLUSTER:
        return row.symbol("symbol")
    return row.one_of("kind", WANTED) if test == OCCUPIED_SAME else NOTHING


def _levels(row: Sheet) -> list[int]:
    """Read the three levels: numbers to reach, or kinds of location in order."""
    test = row.one_of("test", TESTS)
    if test not in (OCCUPIED_SEQUENCE, CONNECTED_SEQUENCE):
        levels = row.wholes("levels", 1, 60)
    else:
        words = row.words("sequence")
        if any(word not in WANTED for word in words):
            raise row.wrong(f"a sequence holds only {', '.join(WANTED)}")
        levels = [WANTED.index(word) for word in words]
    if len(levels) != 3:
        raise row.wrong("a prophecy has three levels")
    return levels
