"""Small games that show what the conformance kit finds: one fair, the others broken on purpose.

In High Card each seat holds two of eight cards; one after the other they lay one, and the highest wins.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, ClassVar, cast

from msgspec.structs import replace

from magehall import (
    CHANCE,
    Event,
    Game,
    Move,
    NotationError,
    Option,
    Outcome,
    Refusal,
    Rng,
    Seat,
    State,
    View,
)
from magehall.core import OWN, BySeat, Chance, Letter, MoveForm
from magehall.core.seat import letter


class Lay(Move):
    """Lay a card, or deal one (nature)."""

    def __init__(self, card: int) -> None:
        self.card = card

    def __str__(self) -> str:
        return f"lay {self.card}"


class CardLaid(Event):
    """A card was laid; `hint` is what a gossip adds."""

    card: int
    seat: Letter
    hint: int


class CardDrawn(Event):
    """A card came to a hand."""

    to = "own"
    card: int
    seat: Letter


class HighView(View, tag="high", kw_only=True):
    """What a seat sees: its hand, what was laid, and how many cards the others hold."""

    hand: Annotated[list[int], OWN]
    counts: BySeat[int]
    laid: list[int]
    slip: dict[str, list[int]]
    """Empty in a fair game."""
    peek: Annotated[dict[str, int], OWN]
    """Empty in a fair game."""


class HighState(State):
    """Hands, laid cards and whose turn it is."""

    def __init__(self, game: HighCard, seats: int) -> None:
        super().__init__()
        self.game = game
        self.seats = seats
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.laid: list[int] = []

    def dealing(self) -> bool:
        return sum(map(len, self.hands)) + len(self.laid) < 2 * self.seats

    def acting(self) -> tuple[Seat, ...]:
        if len(self.laid) == self.seats:
            return ()
        return (CHANCE,) if self.dealing() else (len(self.laid),)

    def stock(self) -> list[int]:
        out = {card for hand in self.hands for card in hand} | set(self.laid)
        return [card for card in range(1, 9) if card not in out]

    def moves(self, seat: Seat) -> list[Move]:
        return [Lay(card) for card in self.hands[seat]] if (seat,) == self.acting() else []

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        card = cast("Lay", move).card
        if (seat,) != self.acting():
            return Refusal("high-1", "not-your-turn")
        held = self.stock() if seat == CHANCE else self.hands[seat]
        return None if card in held else Refusal("high-2", "not-held", {"card": card})

    def apply(self, seat: Seat, move: Move) -> None:
        card = cast("Lay", move).card
        if seat == CHANCE:
            owner = min(range(self.seats), key=lambda seat: (len(self.hands[seat]), seat))
            self.hands[owner] = sorted([*self.hands[owner], card])
            if self.listener is not None:
                self.tell(CardDrawn(card, letter(owner)))
            return
        self.hands[seat].remove(card)
        self.laid.append(card)
        if self.listener is not None:
            self.tell(CardLaid(card, letter(seat), self.gossip()))

    def gossip(self) -> int:
        return 0

    def draw(self, rng: Rng) -> Move:
        return Lay(rng.choice(self.stock()))

    def chances(self) -> list[Chance]:
        stock = self.stock() if self.acting() == (CHANCE,) else []
        return [Chance(Lay(card), 1 / len(stock)) for card in stock]

    def public(self, before: View | None) -> View:
        return HighView(
            seat=None,
            seats=self.seats,
            hand=[],
            counts=[len(hand) for hand in self.hands],
            laid=list(self.laid),
            slip=self.slip(),
            peek=self.peek(None),
        )

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        return {"seat": letter(seat), "hand": list(self.hands[seat]), "peek": self.peek(seat)}

    def slip(self) -> dict[str, list[int]]:
        return {}

    def peek(self, seat: Seat | None) -> dict[str, int]:
        return {}

    def scores(self) -> tuple[int, ...]:
        return (*self.laid, *([0] * (self.seats - len(self.laid))))

    def outcome(self) -> Outcome | None:
        return None if self.acting() else Outcome(self.scores(), "all-laid")

    def copy(self) -> State:
        new = type(self)(self.game, self.seats)
        new.hands = [list(hand) for hand in self.hands]
        new.laid = list(self.laid)
        return new

    def pieces(self) -> list[str]:
        return sorted(
            str(card) for card in [*self.laid, *self.stock(), *(card for hand in self.hands for card in hand)]
        )

    def secrets(self, seat: Seat | None) -> dict[str, str]:
        hidden = {str(card): "stock" for card in self.stock()}
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                hidden.update({str(card): f"hand {owner}" for card in hand})
        return hidden


class HighCard(Game):
    """The fair toy."""

    key = "high"
    seats = range(2, 4)
    options = (Option("colour", ("red", "blue")),)
    variants: ClassVar[dict[str, dict[str, str]]] = {}
    package = "tests.conformance"
    view = HighView
    events = (CardLaid, CardDrawn)
    state: type[HighState] = HighState

    def begin(self, seats: int, options: dict[str, str]) -> State:
        return self.state(self, seats)

    def imagine(self, view: View, rng: Rng) -> State:
        assert isinstance(view, HighView), "a view of High Card"
        state = self.state(self, view.seats)
        state.laid = list(view.laid)
        known = self.known(view)
        rest = [card for card in range(1, 9) if card not in {*state.laid, *view.hand, *known.values()}]
        rng.shuffle(rest)
        for owner in range(state.seats):
            if view.seat == letter(owner):
                state.hands[owner] = list(view.hand)
            else:
                hand = [known[owner]] if owner in known else []
                while len(hand) < view.counts[owner]:
                    hand.append(rest.pop())
                state.hands[owner] = hand if known else sorted(hand)
        return state

    def known(self, view: HighView) -> dict[int, int]:
        return {}

    def read(self, text: str) -> Move:
        if not re.fullmatch("lay [1-8]", text):
            raise NotationError("no move of High Card", text, 0)
        return Lay(int(text[4:]))

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        return 3 * seats

    def text(self, name: str) -> str:
        return "## Rules\n- **high-1** One after the other.\n- **high-2** Lay what you hold.\n"


class Deal(Lay):
    """Deal a card, where nature has a verb of its own."""

    def __str__(self) -> str:
        return f"deal {self.card}"


class DealsAloud(HighState):
    """Nature deals by a verb of its own, so that moves have forms."""

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        is_due = isinstance(move, Deal) == (seat == CHANCE)
        return super().refuse(seat, move) if is_due else Refusal("high-1", "not-your-turn")

    def draw(self, rng: Rng) -> Move:
        return Deal(rng.choice(self.stock()))

    def chances(self) -> list[Chance]:
        return [Chance(Deal(cast("Lay", move).card), weight) for move, weight in super().chances()]


class DeclaresForms(HighCard):
    """Declares how its moves are written."""

    forms: ClassVar[tuple[MoveForm, ...]] = (
        MoveForm("lay", "lay [1-8]", ("lay 3",), "Lay a card."),
        MoveForm("deal", "deal [1-8]", ("deal 3",), "Deal a card.", by="nature"),
    )
    state = DealsAloud

    def read(self, text: str) -> Move:
        return Deal(int(text[5:])) if re.fullmatch("deal [1-8]", text) else super().read(text)


class ForgetsAForm(DeclaresForms):
    """Declares no form for nature's moves."""

    forms = DeclaresForms.forms[:1]


class NarrowForm(DeclaresForms):
    """Declares a form that leaves out some cards."""

    forms = (MoveForm("lay", "lay [1-3]", ("lay 3",), "Lay a card."), *DeclaresForms.forms[1:])


class TwoForms(DeclaresForms):
    """Declares two forms in which the same move is written."""

    forms = (*DeclaresForms.forms, MoveForm("lay-high", "lay [5-8]", ("lay 7",), "Lay a high card."))


class WrongMaker(DeclaresForms):
    """Says that nature's moves are made by seats."""

    forms = tuple(form._replace(by="seat") for form in DeclaresForms.forms)


class UnreadExample(DeclaresForms):
    """Declares more than it reads."""

    forms = (MoveForm("lay", "lay [1-9]", ("lay 9",), "Lay a card."), *DeclaresForms.forms[1:])


class WrongExample(DeclaresForms):
    """Gives an example of another form."""

    forms = (
        *DeclaresForms.forms,
        MoveForm("redeal", "redeal", ("deal 4",), "Deal once more.", by="nature"),
    )


class OpenHands(HighState):
    """Leaks every hand in what all see."""

    def slip(self) -> dict[str, list[int]]:
        return {letter(owner): list(hand) for owner, hand in enumerate(self.hands)}


class OneCardSlips(HighState):
    """Leaks one card of the others, and its imagine plays along."""

    def peek(self, seat: Seat | None) -> dict[str, int]:
        return {str(owner): hand[0] for owner, hand in enumerate(self.hands) if hand and owner != seat}


class UnmarkedHands(HighState):
    """Fills a field that is not marked as a seat's own."""

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        return {**super().private(seat, public), "counts": list(self.hands[seat])}


class KnowingImagine(HighCard):
    """Takes the leaked card for granted, so that the views of its worlds agree."""

    def known(self, view: HighView) -> dict[int, int]:
        return {int(owner): card for owner, card in view.peek.items()}


class Gossip(HighState):
    """Tells in an event what the next hand holds."""

    def gossip(self) -> int:
        return max(max(hand, default=0) for hand in self.hands[1:])


class SharedHands(HighState):
    """Shares its hands between copies."""

    def copy(self) -> State:
        new = type(self)(self.game, self.seats)
        new.hands = self.hands
        new.laid = list(self.laid)
        return new


class OldNews(HighState):
    """Takes over from an earlier view what has changed since."""

    def public(self, before: View | None) -> View:
        return super().public(None) if before is None else before


class LosesACard(HighState):
    """Forgets cards that were laid."""

    def pieces(self) -> list[str]:
        return sorted(str(card) for card in [*self.stock(), *(card for hand in self.hands for card in hand)])


class WrongChances(HighState):
    """Gives every chance the same weight, whatever their number."""

    def chances(self) -> list[Chance]:
        return [Chance(chance.move, 0.5) for chance in super().chances()]


class ListsTooFew(HighState):
    """Forgets to list a legal move."""

    def moves(self, seat: Seat) -> list[Move]:
        return super().moves(seat)[:1]


class NeverOver(HighState):
    """Gives its outcome while cards are still to be laid."""

    def outcome(self) -> Outcome | None:
        return Outcome(self.scores(), "too-early")


class HoldsAQuestion(HighState):
    """Holds a function that cannot be pickled."""

    def __init__(self, game: HighCard, seats: int) -> None:
        super().__init__(game, seats)
        self.highest = lambda: max(self.laid)


class LosesItsHands(HighState):
    """Comes back from a pickle without its hands."""

    def __setstate__(self, holding: Mapping[str, object]) -> None:
        super().__setstate__({**holding, "hands": [[] for _ in range(self.seats_of(holding))]})

    @staticmethod
    def seats_of(holding: Mapping[str, object]) -> int:
        return int(str(holding["seats"]))


class Pile:
    """Something that equals only itself."""


class EqualsOnlyItself(HighState):
    """Holds a part that cannot be compared."""

    def __init__(self, game: HighCard, seats: int) -> None:
        super().__init__(game, seats)
        self.pile = Pile()


class EqualsAll(HighState):
    """Takes any two states of the game for the same."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EqualsAll)

    __hash__ = None  # type: ignore[assignment]


class SharesTooMuch(HighState):
    """Says that the game brings along what only the state knows: with which card the deck was cut."""

    shared = ("cut",)
    cut = 0

    def apply(self, seat: Seat, move: Move) -> None:
        super().apply(seat, move)
        self.cut += 1

    def draw(self, rng: Rng) -> Move:
        return Lay(self.stock()[self.cut % len(self.stock())])

    def copy(self) -> State:
        new = cast("SharesTooMuch", super().copy())
        new.cut = self.cut
        return new


class NamesNoSeat(HighState):
    """Gives a seat its hand, but does not say whose view it is."""

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        return {"hand": list(self.hands[seat])}


class GivesItsOwnLists(HighState):
    """Shows the very list it plays with."""

    def public(self, before: View | None) -> View:
        return replace(cast("HighView", super().public(before)), laid=self.laid)


class CountsQuestions(HighState):
    """Changes when it is asked something."""

    asked = 0

    def moves(self, seat: Seat) -> list[Move]:
        self.asked += 1
        return super().moves(seat)

    def copy(self) -> State:
        new = cast("CountsQuestions", super().copy())
        new.asked = self.asked
        return new


def toy(state: type[HighState], game: type[HighCard] = HighCard) -> Game:
    """Make a toy game with a state of its own."""
    made = game()
    made.state = state
    return made
