"""What was agreed before a game of Wizard, each option read here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from librt.vecs import vec
from msgspec.structs import astuple
from mypy_extensions import i64

from magehall.core.bits import bit, count
from magehall.core.errors import BadInput
from magehall.core.options import Option
from magehall.core.refusal import Refusal
from magehall.core.seat import LETTERS
from magehall.core.shape import options_of
from magehall.games.wizard.cards import JESTER, WIZARD, listed
from magehall.games.wizard.view import WHOLE_DECK, WizardOptions

OPTIONS: Final[tuple[Option, ...]] = options_of(WizardOptions)

VARIANTS: Final[dict[str, dict[str, str]]] = {
    "plus-minus-one": {"plus-minus-one": "on"},
    "hidden-bids": {"bids": "hidden"},
    "secret-prediction": {"bids": "secret"},
    "clairvoyance": {"clairvoyance": "on"},
    "one-colour": {"mode": "one-colour"},
}
"""The five variants of the rulebooks by name, as the options they set."""

OPEN_BIDS: Final = 0
HIDDEN_BIDS: Final = 1
SECRET_BIDS: Final = 2
BID_MODES: Final = ("open", "hidden", "secret")

TOURNAMENT: Final = {
    3: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
    4: [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
    5: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    6: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
}


@final
class Rules:
    """The agreed options in the form the rules ask for them; shared by all copies of a state."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        if self.options.get("deck") == WHOLE_DECK:
            del self.options["deck"]  # views of the printed game do not mention it
        self.one_colour = options["mode"] == "one-colour"
        self.bids: i64 = BID_MODES.index(options["bids"])
        self.plus_minus_one = options["plus-minus-one"] == "on"
        self.clairvoyance = options["clairvoyance"] == "on"
        self.random_dealer = options["first-dealer"] == "random"
        self.first_dealer: i64 = 0 if self.random_dealer else LETTERS.index(options["first-dealer"])
        self.sizes: vec[i64] = vec[i64](hand_sizes(seats, options))
        self.deck: i64 = deck_of(seats, options)
        self.pack: vec[i64] = listed(self.deck)
        self.cards: i64 = len(self.pack)
        self._shape: WizardOptions | None = None

    def shape(self) -> WizardOptions:
        """Return what was agreed as views show it."""
        if self._shape is None:
            self._shape = WizardOptions.read(self.options)
        return self._shape


def deck_of(seats: int, options: Mapping[str, str]) -> i64:
    """Return the cards of a game as a set: all of them, a smaller deck, or a deck per player (wizard-45)."""
    one_colour = options["mode"] == "one-colour"
    peoples, _, ranks = options.get("deck", WHOLE_DECK).partition("x")
    deck: i64 = 0
    for people in range(seats if one_colour else int(peoples)):
        for rank in range(JESTER, int(ranks) + 1):
            deck |= bit(16 * people + rank)
        deck |= bit(16 * people + WIZARD)
    return deck


def hand_sizes(seats: int, options: Mapping[str, str]) -> list[int]:
    """List how many cards each player gets, round by round (wizard-38, wizard-53, wizard-74, wizard-75)."""
    rounds = options["rounds"]
    if options["mode"] == "one-colour":
        return list(range(4, 16))
    if rounds == "tournament":
        return TOURNAMENT[seats]
    if rounds == "full":
        return list(range(1, int(count(deck_of(seats, options))) // seats + 1))
    return listed_rounds(rounds)


def listed_rounds(text: str) -> list[int]:
    """Read `3`, `2-4` or `1+3+5` (wizard-75)."""
    if "+" in text:
        return [int(size) for size in text.split("+")]
    first, dash, last = text.partition("-")
    return list(range(int(first), int(last) + 1)) if dash else list(range(1, int(first) + 1))


def refuse_options(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Judge options that do not go together."""
    one_colour = options["mode"] == "one-colour"
    dealer = options["first-dealer"]
    if one_colour and seats > 4:
        return Refusal("wizard-44", "one-colour-seats", {"players": seats})
    if one_colour and options["clairvoyance"] == "on":
        return Refusal("wizard-68", "one-colour-clairvoyance")
    if one_colour and options["rounds"] == "tournament":
        return Refusal("wizard-74", "one-colour-tournament")
    if options["rounds"] == "tournament" and options["clairvoyance"] == "on" and TOURNAMENT[seats][0] != 1:
        return Refusal("wizard-74", "tournament-clairvoyance", {"cards": TOURNAMENT[seats][0]})
    if options["plus-minus-one"] == "on" and options["bids"] != "open":
        return Refusal("wizard-63", "plus-minus-one-open-bids", {"bids": options["bids"]})
    if dealer != "random" and LETTERS.index(dealer) >= seats:
        return Refusal("wizard-61", "no-such-dealer", {"seat": dealer, "players": seats})
    return _refuse_small(seats, options)


def _refuse_small(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Judge the smaller games for study (wizard-75, wizard-76)."""
    small = options.get("deck", WHOLE_DECK) != WHOLE_DECK
    if options["mode"] == "one-colour":
        if options["rounds"] != "full" or small:
            return Refusal("wizard-76" if small else "wizard-75", "one-colour-small")
        return None
    sizes = hand_sizes(seats, options)
    deck = int(count(deck_of(seats, options)))
    if not sizes and options["rounds"] != "full":
        return Refusal("wizard-75", "no-rounds", {"rounds": options["rounds"]})
    most = max(sizes, default=1)
    if most * seats > deck:
        return Refusal("wizard-76", "too-few-cards", {"cards": most, "players": seats, "deck": deck})
    if options["clairvoyance"] == "on" and sizes[0] != 1:
        return Refusal("wizard-75", "small-clairvoyance")
    return None


_KEPT: Final[dict[tuple[object, ...], Rules]] = {}
_MOST_KEPT: Final = 64
_LAST: Final[list[tuple[int, WizardOptions, Rules]]] = []
"""What was asked for last: all views of a game hold the very same options."""


def rules_for(seats: int, agreed: WizardOptions) -> Rules:
    """Return the rules of a game known from a view; those asked for lately are kept."""
    if _LAST and _LAST[0][1] is agreed and _LAST[0][0] == seats:
        return _LAST[0][2]
    key = (seats, *astuple(agreed))
    kept = _KEPT.get(key)
    if kept is None:
        options = agreed.data()
        if seats not in range(3, 7) or refuse_options(seats, options) is not None:
            raise BadInput(f"no game of {seats} is played like this")
        if len(_KEPT) == _MOST_KEPT:
            _KEPT.clear()
        kept = _KEPT[key] = Rules(seats, options)
    _LAST[:] = [(seats, agreed, kept)]
    return kept
