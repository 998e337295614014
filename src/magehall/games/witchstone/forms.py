"""How the moves of Witchstone are written, and who makes them: the one declaration.

Places, chains and scrolls are named by the board in play, so any word may be a name.
"""

from __future__ import annotations

from typing import Final

from magehall.core.forms import SEAT, MoveForm, number, one_of
from magehall.core.seat import LETTERS
from magehall.games.witchstone.bits import RADIUS
from magehall.games.witchstone.notation import LONGEST_NAME, MOST_SHELVES, MOST_STEPS
from magehall.games.witchstone.symbols import CHIPS, SHELVES, SYMBOLS, TILE_NAMES

SYMBOL: Final = one_of(SYMBOLS)
TILE: Final = one_of(TILE_NAMES)
CHIP: Final = one_of(CHIPS)
NAME: Final = f"[a-z0-9_]{{1,{LONGEST_NAME}}}"
STEPS: Final = number(1, MOST_STEPS)
COORDINATE: Final = f"(?:0|-?[1-{RADIUS}])"
HEX: Final = f"{COORDINATE},{COORDINATE}"
DEAL: Final = (
    "; ".join([f"map(?: {CHIP})*", f"library(?: {NAME})*", f"pentagram(?: {TILE})*"])
    + f"(?:; {SEAT}(?: {TILE})*){{1,{len(LETTERS)}}}"
)

FORMS: Final = (
    MoveForm(
        "tile",
        f"tile {SYMBOL}/{SYMBOL} {HEX} {HEX}",
        ("tile energy/witch 1,-3 2,-3", "tile witch/energy 0,1 0,2"),
        "Lay a tile in the cauldron: the first symbol on the first hex; it acts first.",
    ),
    MoveForm("discard", f"discard {TILE}", ("discard energy/witch",), "Give up a tile that fits nowhere."),
    MoveForm("remove", f"remove {HEX}", ("remove 0,-2",), "Take a crystal out of the cauldron by hand."),
    MoveForm("energy", f"energy {NAME}", ("energy c17",), "Put a segment of energy on a chain of the map."),
    MoveForm("witch-lay", "witch lay", ("witch lay",), "Lay a witch beside your own tower."),
    MoveForm(
        "witch-to",
        f"witch to {NAME}",
        ("witch to village_n",),
        "Raise a witch that lies and send her to a location.",
    ),
    MoveForm(
        "pentagram",
        f"pentagram {STEPS}",
        ("pentagram 3",),
        "Move your owl on the pentagram, at most to the next dark space.",
    ),
    MoveForm("place", f"place {HEX}", ("place 1,2",), "Lay the special tile just taken, for good."),
    MoveForm("keep", "keep", ("keep",), "Keep the special tile just taken, to use it once."),
    MoveForm(
        "use",
        f"use {TILE} as {SYMBOL}",
        ("use energy/witch as witch",),
        "Use a kept special tile for one of its two symbols.",
    ),
    MoveForm(
        "choose", f"choose {SYMBOL}", ("choose energy",), "Choose the action of a dark space that is empty."
    ),
    MoveForm(
        "crystal-to",
        f"crystal {HEX} to {HEX}",
        ("crystal 0,-2 to 1,-2",),
        "Move a crystal inside the cauldron.",
    ),
    MoveForm(
        "crystal-out",
        f"crystal {HEX} out {NAME}",
        ("crystal 0,-2 out a",),
        "Bring a crystal out of the cauldron at one of its exits.",
    ),
    MoveForm(
        "shelf",
        f"shelf {one_of(SHELVES)}",
        ("shelf scroll", "shelf bottom"),
        "Choose the shelf for a crystal that came out.",
    ),
    MoveForm("take", f"take {CHIP}", ("take wand", "take vp3"), "Take a chip from the tablecloth."),
    MoveForm(
        "chip",
        f"chip {SYMBOL}(?: black)?",
        ("chip wand", "chip wand black"),
        "Use a chip that waits, with the black crystal or without.",
    ),
    MoveForm("wand", f"wand {STEPS}", ("wand 2",), "Move your owl on the magic wand."),
    MoveForm(
        "scroll",
        f"scroll {number(1, MOST_SHELVES)}",
        ("scroll 3",),
        "Take a scroll from a shelf of the library; the lowest is 1.",
    ),
    MoveForm("boost", f"boost {NAME}", ("boost b2_wand",), "Play a boosting spell."),
    MoveForm("done", "done", ("done",), "Give up what is left of the open action."),
    MoveForm("tower", f"tower {NAME}", ("tower tower_n",), "Put your big witch on a tower."),
    MoveForm(
        "deal",
        f"deal {DEAL}",
        (
            "deal map wand vp3; library b1_any p_chips; pentagram energy/witch; "
            "A energy/crystal; B witch/wand wand/scroll",
        ),
        "Set the table: chips of the map, the library from its lowest shelf, special tiles, hands.",
        by="nature",
    ),
    MoveForm("draw", f"draw {SEAT} {TILE}", ("draw A energy/witch",), "Give a player a tile.", by="nature"),
    MoveForm(
        "reveal", f"reveal {NAME}", ("reveal b2_wand",), "Turn a scroll up on the highest shelf.", by="nature"
    ),
    MoveForm(
        "refill",
        f"refill {TILE}",
        ("refill energy/witch",),
        "Turn a special tile up on the dark space that was just emptied.",
        by="nature",
    ),
)
