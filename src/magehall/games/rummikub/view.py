"""What a seat may know of a game of Rummikub, and what was agreed: the one declaration."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from magehall.core.shape import OWN, Actor, BySeat, Letter, Options, Shape, Unsaid, View

Phase = Annotated[Literal["lots", "starter", "deal", "play", "take", "over"], Meta(title="Phase")]
Ending = Annotated[Literal["went-out", "blocked"], Meta(title="Ending")]
Tile = Annotated[str, Meta(title="Tile", description="K, R, G or B with 1 to 13; J is a joker")]
LaidSet = Annotated[
    str,
    Meta(
        title="LaidSet",
        description="Tiles with a space between them, a run from its lowest; `group` goes first where only "
        "it can tell: `group K5 J J`",
    ),
]
Count = Annotated[int, Meta(ge=0, le=106)]
"""A number of tiles of the box."""
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Lot = Annotated[
    int, Meta(ge=-1, le=13, description="The number drawn for the start; 0 is still to draw, -1 is out")
]
Switch = Literal["off", "on"]


class RummikubOptions(Options):
    """What was agreed; the first value of each is the default."""

    rounds: Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "to-500", "to-300", "to-200", "to-100"]
    start: Literal["draw", "random"]
    next_start: Literal["draw", "rotate", "winner"]
    redeal: Switch
    copies: Literal["2", "1"]
    wrap: Switch
    opening_sets: Literal["any", "one"]
    opening_joker: Literal["counts", "forbidden", "zero"]
    opening_table: Literal["untouched", "free"]
    joker: Literal["replace", "free"]
    joker_group: Literal["either", "both"]
    joker_replacement: Literal["any", "rack"]
    joker_set: Annotated[Literal["fresh", "new", "rack-1", "rack-2"], Unsaid("new")]
    two_jokers: Literal["allowed", "forbidden"]
    clock: Literal["60", "off", "30", "45", "90", "120"]
    time_up: Literal["judge", "roll-back"]
    illegal_table: Literal["refuse", "penalty"]
    empty_bank: Literal["pass", "must-play"]
    never_opened: Literal["count", "flat"]


class PadRow(Shape):
    """A finished round: how it ended, what was left, and what it scored for each seat."""

    ending: Ending
    starter: Letter
    winners: list[Letter]
    racks: BySeat[list[Tile]]
    """The tiles left on each rack."""
    table: list[LaidSet]
    """The table as it was left."""
    sums: BySeat[Points]
    """What each rack counted."""
    points: BySeat[Points]
    totals: BySeat[Points]


class RummikubView(View, tag="rummikub", kw_only=True):
    """All that a seat, or a watcher, may know of a game of Rummikub."""

    options: RummikubOptions
    phase: Phase
    round: Annotated[int, Meta(ge=1, le=40)]
    """Counted from 1."""
    starter: Letter
    """Who starts the round."""
    turn: Letter
    passes: Annotated[int, Meta(ge=0, le=4)]
    """How many have passed in a row."""
    taking: Annotated[int, Meta(ge=0, le=3)]
    """How many tiles the player in turn is taking from the bank."""
    penalty: bool
    """Whether they are taken as a penalty."""
    table: list[LaidSet]
    """The sets, in the players' order."""
    racks: Annotated[BySeat[list[Tile] | None], OWN]
    """The racks the viewer may see, by seat; null where they are hidden."""
    counts: BySeat[Count]
    """How many tiles each seat holds."""
    opened: BySeat[bool]
    """Who has laid the first sets of this round."""
    bank: Count
    lots: list[Lot]
    drawn: list[Tile]
    """The tiles drawn for the start so far."""
    acting: list[Actor]
    totals: BySeat[Points]
    pad: list[PadRow]

    @property
    def rack(self) -> list[Tile]:
        """The tiles on the viewer's own rack."""
        return self.racks[self.me] or []
