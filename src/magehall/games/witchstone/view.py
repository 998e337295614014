"""What a seat may know of a game of Witchstone: the one declaration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from magehall.core.shape import OWN, Actor, BySeat, Letter, Options, Shape, Unsaid, View
from magehall.games.witchstone.boards import board_names
from magehall.games.witchstone.prompts import Phase
from magehall.games.witchstone.symbols import Chip, Shelf, Symbol, Tile

if TYPE_CHECKING:
    Board = str
else:
    Board = Literal[board_names()]  # as many as there are data files

Place = Annotated[str, Meta(title="Place", description="a location of the map: tower_n")]
Chain = Annotated[str, Meta(title="Chain", description="a chain of the map: c17")]
Scroll = Annotated[str, Meta(title="Scroll", description="a kind of scroll: b2_wand, p_chips")]
Hex = Annotated[
    str,
    Meta(title="Hex", description="axial coordinates in a cauldron: 1,-3", pattern="^-?[0-3],-?[0-3]$"),
]
LaidTile = Annotated[
    str,
    Meta(
        title="LaidTile",
        description="witch/energy 1,-3 2,-3: the symbol that acts first, on the first hex, comes first",
    ),
]
BlackAt = Annotated[
    Literal[
        "cauldron",
        "rim",
        "shelf energy",
        "shelf witch",
        "shelf pentagram",
        "shelf crystal",
        "shelf wand",
        "shelf scroll",
        "shelf bottom",
        "box",
        "screen",
    ],
    Meta(title="BlackAt"),
]
Count = Annotated[int, Meta(ge=0, le=9999)]
Points = Annotated[int, Meta(ge=-9999, le=9999)]
Handicap = Annotated[Literal["none", "3", "2", "1"], Meta(title="Handicap")]


class WitchstoneOptions(Options):
    """What was agreed; the first value of each is the default."""

    board: Board
    """The data set with the map, the tracks and the scrolls."""
    screens: Literal["closed", "open"]
    chips: Annotated[Literal["turn", "action"], Unsaid("action")]
    """How long the action of a chip that a witch took may wait."""
    handicap_A: Handicap  # noqa: N815 - as the option is written
    handicap_B: Handicap  # noqa: N815
    handicap_C: Handicap  # noqa: N815
    handicap_D: Handicap  # noqa: N815


class Prompt(Shape):
    """One of the open decisions."""

    kind: Phase
    amount: Count
    """The actions left, if it is an open action."""
    about: str
    """What the amount means if it counts no actions: a stage of the turn, a special tile, `scroll own`."""
    chips: list[Symbol]
    """The chips waiting to be used in it."""
    black_chip: Symbol | None
    """The chip waiting with the strength of the black crystal."""
    tiles: list[Tile]
    """The special tiles waiting to be used in it."""


class Flasks(Shape):
    """The free flasks of each shelf."""

    energy: Count
    witch: Count
    pentagram: Count
    crystal: Count
    wand: Count
    scroll: Count
    bottom: Count


class Groups(Shape):
    """The size of the largest group of each symbol in a cauldron."""

    energy: Count
    witch: Count
    pentagram: Count
    crystal: Count
    wand: Count
    scroll: Count


class Player(Shape, kw_only=True):
    """What belongs to a player."""

    seat: Letter
    score: Points
    """The space on the score track."""
    total: Annotated[Points | None, OWN]
    """Including everything that counts at the end; null where it is hidden."""
    wand: Count
    """The space on the wand."""
    stamp: Count
    """When the owl reached its space of the wand: the lowest number came first."""
    pentagram: Count
    """The space on the pentagram."""
    tower: Place | None
    """Where the big witch stands."""
    energy: Count
    """The segments that are left."""
    chains: list[Chain]
    """The finished chains."""
    open_chain: Chain | None
    """The chain that was begun."""
    open_links: Count
    """The segments on it."""
    reserve: Count
    """The witches not yet laid."""
    lying: Count
    """The witches beside the tower."""
    standing: list[Place]
    """Where witches stand."""
    slot: Count
    """The slot on the Witchstone, the best being 1; 0 for none."""
    tiles: list[LaidTile | None]
    """One for each round."""
    specials: dict[Hex, Tile]
    """The special tiles in the cauldron."""
    groups: Groups
    crystals: list[Hex]
    """Where crystals lie in the cauldron, except the black one."""
    black: Hex | None
    """Where the black crystal lies in the cauldron."""
    black_at: BlackAt
    rack: dict[Shelf, Count]
    """The crystals on the shelves, except the black one; shelves without any are left out."""
    boxed: Count
    """The crystals that found no flask."""
    removed: Count
    """The crystals taken out by hand."""
    hand: Annotated[list[Tile] | None, OWN]
    """The tiles behind the screen; null where they are hidden."""
    hand_size: Count
    played: list[Tile]
    supply: Count
    """The tiles still to be drawn."""
    scrolls: list[Scroll]
    used: list[Scroll]
    """Those of the scrolls that were played."""
    beside: list[Tile]
    """The special tiles taken and not laid into the cauldron."""
    chips: list[Chip]
    owls: list[Count]
    """The owl tiles, by value."""


class WitchstoneView(View, tag="witchstone", kw_only=True):
    """All that a seat, or a watcher, may know of a game of Witchstone."""

    options: WitchstoneOptions
    phase: Phase
    """The kind of the topmost prompt."""
    round: Count
    """Counted from 1."""
    rounds: Count
    turn: Letter
    acting: list[Actor]
    stack: list[Prompt]
    """The open decisions; the last one is the one to be taken."""
    wand_queue: list[Count]
    """The spaces of the wand still to be carried out."""
    wand_double: list[Count]
    """Those of them that count as the leader's."""
    library: list[Scroll]
    """From the lowest shelf up."""
    pile: Count
    """The scrolls that are still face down."""
    display: list[Tile | None]
    """The special tiles on the pentagram."""
    special_stack: Count
    """The special tiles that are still face down."""
    owl_stacks: list[list[Count]]
    """The values of the owl tiles left, the topmost first."""
    map_chips: dict[Place, Chip]
    cloth: list[Chip]
    """The chips on the tablecloth."""
    flasks: Flasks
    players: BySeat[Player]

    @property
    def mine(self) -> Player:
        """What belongs to the player whose view this is."""
        return self.players[self.me]

    @property
    def hand(self) -> list[Tile]:
        """The tiles behind the viewer's own screen."""
        return self.mine.hand or []
