"""Positions for the tests of adapters, reached by random play."""

from collections.abc import Iterator

from magehall import Rng
from magehall.adapters.encoding import OVER
from magehall.adapters.stepper import Stepper

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("wizard", 4, {}),
    ("wizard", 3, {"clairvoyance": "on", "bids": "hidden"}),
    ("wizard", 5, {"bids": "secret"}),
    ("wizard", 3, {"mode": "one-colour", "first-dealer": "random"}),
    ("wizard", 3, {"rounds": "3", "deck": "2x3"}),
    ("carcassonne", 2, {"start-player": "random"}),
    ("carcassonne", 3, {"crop-circles": "6", "tile-list": "hidden"}),
    ("carcassonne", 2, {"crop-circles": "2", "tile-list": "hidden"}),
    ("rummikub", 2, {}),
    ("rummikub", 3, {"start": "random", "two-jokers": "forbidden"}),
    ("witchstone", 2, {}),
    ("witchstone", 4, {"board": "wand-b", "screens": "open"}),
]
LENGTHS = {"wizard": 60, "carcassonne": 60, "rummikub": 6, "witchstone": 60}


def walk(key: str, seats: int, options: dict[str, str], seed: str = "1") -> Iterator[Stepper]:
    """Play at random and give every position in which a seat is asked."""
    stepper, rng = Stepper(key, seats, options), Rng(seed, "walk")
    stepper.reset(seed)
    for _ in range(LENGTHS[key]):
        if stepper.asked() == OVER:
            return
        yield stepper
        stepper.act(rng.choice(list(stepper.legal())))
        stepper.advance()
