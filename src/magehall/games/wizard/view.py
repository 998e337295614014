"""What a seat may know of a game of Wizard, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.seat import Seat, read_seat, seat_text
from magehall.core.shape import View
from magehall.games.wizard import bid, phase, score, trick
from magehall.games.wizard.cards import (
    BY_NAME,
    COLOURS,
    NO_CARD,
    bit,
    card_text,
    cards_text,
    count,
    nth,
    own_deck,
    people_cards,
)
from magehall.games.wizard.rules import Rules

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState

Trick = tuple[Seat, list[int], Seat]
"""Who led, the cards in order, and who took it or is taking it."""

DEALT: Final = ("trump", "bid", "play")
"""The phases in which a round is under way."""

UNSEEN: Final = -1
SEALED: Final = -2


@final
class WizardView(View):
    """A seat's knowledge: masks and small numbers, given as plain names by `data`."""

    def __init__(self, seat: Seat | None, seats: int, rules: Rules) -> None:
        self.seat = seat
        self.seats = seats
        self.rules = rules
        self.phase = ""
        self.round = 0
        self.dealer = 0
        self.turned = NO_CARD
        self.trump = phase.NO_TRUMP
        self.hands: list[int] = []
        self.counts: list[int] = []
        self.bids: list[int] = []
        self.won: list[int] = []
        self.plays: list[int] = []
        self.last: Trick | None = None
        """The last trick of the round before."""
        self.acting: tuple[Seat, ...] = ()
        self.pad: list[score.PadRow] = []

    def data(self) -> dict[str, object]:
        """Give the view as plain data."""
        return {
            "game": "wizard",
            "seat": None if self.seat is None else seat_text(self.seat),
            "seats": self.seats,
            "options": dict(self.rules.options),
            "phase": self.phase,
            "round": self.round + 1,
            "rounds": len(self.rules.sizes),
            "cards": int(self.rules.sizes[self.round]),
            "dealer": seat_text(self.dealer),
            "turned": None if self.turned == NO_CARD else card_text(self.turned),
            "trump": None if self.trump == phase.NO_TRUMP else COLOURS[self.trump],
            "hands": _hands_data(self.hands),
            "counts": list(self.counts),
            "bids": _bids_data(self.bids),
            "won": list(self.won),
            "tricks": [_trick_data(trick) for trick in tricks_of(self)],
            "last": None if self.last is None else _trick_data(self.last),
            "acting": [seat_text(seat) for seat in self.acting],
            "totals": list(self.pad[-1].totals) if self.pad else [0] * self.seats,
            "pad": [_row_data(row) for row in self.pad],
        }


def _hands_data(hands: list[int]) -> list[object]:
    return [None if hand == UNSEEN else cards_text(hand) for hand in hands]


def _bids_data(bids: list[int]) -> list[object]:
    return [None if made == phase.NO_BID else "sealed" if made == SEALED else made for made in bids]


def _trick_data(trick: Trick) -> dict[str, object]:
    leader, cards, winner = trick
    return {
        "leader": seat_text(leader),
        "cards": [card_text(card) for card in cards],
        "winner": seat_text(winner),
    }


def _read_trick(data: Mapping[str, object]) -> Trick:
    cards = [BY_NAME[name] for name in cast("list[str]", data["cards"])]
    return read_seat(str(data["leader"])), cards, read_seat(str(data["winner"]))


def _row_data(row: score.PadRow) -> dict[str, object]:
    return {
        "cards": row.cards,
        "bids": list(row.bids),
        "won": list(row.won),
        "points": list(row.points),
        "totals": list(row.totals),
    }


def look(state: WizardState, seat: Seat | None) -> WizardView:
    """Build a seat's view up from nothing."""
    view = WizardView(seat, int(state.seats), state.rules)
    view.phase = phase.WORDS[int(state.phase)]
    view.round = int(state.round)
    view.dealer = int(state.dealer)
    view.acting = state.acting()
    view.pad = score.rows(state)
    if len(state.last) > 0:
        view.last = (int(state.last_leader), [int(card) for card in state.last], int(state.last_winner))
    dealt = state.dealt()
    for owner in range(int(state.seats)):
        view.hands.append(_shown_hand(state, owner, seat))
        view.counts.append(int(count(state.hands[owner])) if dealt else 0)
        view.bids.append(_shown_bid(state, owner, seat))
        view.won.append(int(state.won[owner]) if dealt else 0)
    if dealt:
        view.turned = int(state.turned)
        view.trump = int(state.trump)
        view.plays = [int(state.plays[place]) for place in range(int(state.played))]
    return view


def _shown_hand(state: WizardState, owner: Seat, seat: Seat | None) -> int:
    hand = int(state.hands[owner]) if state.dealt() else 0
    shown = seat is not None and (owner == seat) != state.blindfolded()
    return hand if shown or hand == 0 else UNSEEN


def _shown_bid(state: WizardState, owner: Seat, seat: Seat | None) -> int:
    made = int(state.bids[owner]) if state.dealt() else phase.NO_BID
    return SEALED if made != phase.NO_BID and owner != seat and bid.sealed(state) else made


def own(state: WizardState, seat: Seat) -> dict[str, object]:
    """Give the keys of a seat's view that may differ from a watcher's: the hands, and sealed predictions."""
    owners = range(int(state.seats))
    found: dict[str, object] = {
        "seat": seat_text(seat),
        "hands": _hands_data([_shown_hand(state, owner, seat) for owner in owners]),
    }
    if bid.sealed(state):
        found["bids"] = _bids_data([_shown_bid(state, owner, seat) for owner in owners])
    return found


def redraw(state: WizardState, before: Mapping[str, object]) -> dict[str, object]:
    """Draw a watcher's view; what was drawn before in the same round is gone on from."""
    if not state.dealt() or before.get("round") != int(state.round) + 1 or before["phase"] not in DEALT:
        return look(state, None).data()
    owners = range(int(state.seats))
    return {
        **before,
        "phase": phase.WORDS[int(state.phase)],
        "trump": None if state.trump == phase.NO_TRUMP else COLOURS[int(state.trump)],
        "hands": _hands_data([_shown_hand(state, owner, None) for owner in owners]),
        "counts": [int(count(state.hands[owner])) for owner in owners],
        "bids": _bids_data([_shown_bid(state, owner, None) for owner in owners]),
        "won": [int(won) for won in state.won],
        "tricks": _tricks_after(state, cast("list[dict[str, object]]", before["tricks"])),
        "acting": [seat_text(seat) for seat in state.acting()],
    }


def _tricks_after(state: WizardState, drawn: list[dict[str, object]]) -> list[dict[str, object]]:
    """Draw the tricks of the round, of which these were drawn before; the last of them may have grown."""
    seats = int(state.seats)
    finished, laid = int(state.played) // seats, int(state.laid)
    known = [trick for trick in drawn if len(cast("list[str]", trick["cards"])) == seats]
    if state.phase != phase.PLAYING or finished - len(known) > 1:
        return [_trick_data(trick) for trick in tricks_of(look(state, None))]
    leader = (int(state.turn) - laid) % seats
    plays = [int(state.plays[place]) for place in range(len(known) * seats, int(state.played))]
    if finished > len(known):
        first = read_seat(str(known[-1]["winner"])) if known else int(state.after(state.dealer))
        known.append(_trick_data((first, plays[:seats], leader)))
    if laid > 0:
        known.append(_trick_data((leader, plays[-laid:], int(state.winner))))
    return known


def read_view(data: Mapping[str, object]) -> WizardView:
    """Read what `WizardView.data` gives."""
    body = cast("dict[str, list[object]]", data)
    seat, turned, trump = data["seat"], data["turned"], data["trump"]
    seats = int(str(data["seats"]))
    rules = Rules(seats, cast("dict[str, str]", data["options"]))
    view = WizardView(None if seat is None else read_seat(str(seat)), seats, rules)
    view.phase = str(data["phase"])
    view.round = int(str(data["round"])) - 1
    view.dealer = read_seat(str(data["dealer"]))
    view.turned = NO_CARD if turned is None else BY_NAME[str(turned)]
    view.trump = phase.NO_TRUMP if trump is None else COLOURS.index(str(trump))
    view.hands = [UNSEEN if hand is None else _mask(cast("list[str]", hand)) for hand in body["hands"]]
    view.counts = [int(str(number)) for number in body["counts"]]
    view.bids = [_read_bid(made) for made in body["bids"]]
    view.won = [int(str(number)) for number in body["won"]]
    view.plays = [
        card for shown in body["tricks"] for card in _read_trick(cast("dict[str, object]", shown))[1]
    ]
    view.last = None if data["last"] is None else _read_trick(cast("dict[str, object]", data["last"]))
    view.acting = tuple([read_seat(str(letter)) for letter in body["acting"]])
    view.pad = [_read_row(cast("dict[str, object]", row)) for row in body["pad"]]
    return view


def _read_bid(made: object) -> int:
    return phase.NO_BID if made is None else SEALED if made == "sealed" else int(str(made))


def _read_row(row: dict[str, object]) -> score.PadRow:
    numbers = [tuple(cast("list[int]", row[name])) for name in ("bids", "won", "points", "totals")]
    return score.PadRow(int(str(row["cards"])), numbers[0], numbers[1], numbers[2], numbers[3])


def _mask(names: list[str]) -> int:
    cards: i64 = 0
    for name in names:
        cards |= bit(BY_NAME[name])
    return cards


def known(view: WizardView) -> WizardState:
    """Build the state as far as a view knows it: unseen hands are empty, sealed predictions missing."""
    from magehall.games.wizard.state import WizardState

    state = WizardState(view.seats, view.rules)
    state.phase = phase.WORDS.index(view.phase)
    state.round = view.round
    state.dealer = view.dealer
    for number, row in enumerate(view.pad):
        _remember(state, row)
        state.pad[number] = score.packed(state)
    for seat in range(view.seats):
        state.hands[seat] = max(view.hands[seat], 0)
        state.bids[seat] = view.bids[seat]
        state.won[seat] = 0
        state.totals[seat] = view.pad[-1].totals[seat] if view.pad else 0
    state.bids_made = view.seats - view.bids.count(phase.NO_BID)
    state.turned = view.turned
    state.trump = view.trump
    if view.last is not None:
        state.last_leader, state.last, state.last_winner = view.last[0], vec[i64](view.last[1]), view.last[2]
    if view.phase == "play":
        trick.lead(state, state.after(state.dealer))
        for card in view.plays:
            trick.put_again(state, card)
    else:
        state.turn = (state.dealer + 1 + state.bids_made) % state.seats
    return state


def _remember(state: WizardState, row: score.PadRow) -> None:
    for seat in range(len(row.bids)):
        state.bids[seat] = row.bids[seat]
        state.won[seat] = row.won[seat]


def tricks_of(view: WizardView) -> list[Trick]:
    """Give the tricks of this round, the current one last (wizard-73)."""
    from magehall.games.wizard.state import WizardState

    found: list[Trick] = []
    if view.phase != "play":
        return found
    again = WizardState(view.seats, view.rules)
    again.trump = view.trump
    trick.lead(again, again.after(view.dealer))
    for card in view.plays:
        if again.laid == 0:
            found.append((int(again.turn), [], int(again.turn)))
        leader, cards, _ = found[-1]
        trick.put_again(again, card)
        cards.append(card)
        found[-1] = (leader, cards, int(again.winner))
    return found


def impossible(state: WizardState) -> vec[i64]:
    """Give for each seat the cards it cannot hold, because it failed to follow their people this round."""
    lacking = vec[i64]([0] * int(state.seats))
    for seat in range(state.seats):
        for people in range(i64(4)):
            if state.voids & trick.void(seat, people):
                lacking[seat] |= people_cards(people)
    return lacking


def imagine(view: WizardView, rng: Rng) -> WizardState:
    """Make up a world that fits a view: unseen cards dealt, voids respected, sealed predictions guessed."""
    state = known(view)
    if view.phase in DEALT:
        fill(state, view, rng)
    return state


def fill(state: WizardState, view: WizardView, rng: Rng) -> None:
    """Fill a state that is known from a view with what the view cannot see."""
    Unseen(state, view).fill(state, rng)


@final
class Unseen:
    """What a view cannot see, to be made up as often as is wanted."""

    def __init__(self, state: WizardState, view: WizardView) -> None:
        self.cards: i64 = state.deck() & ~state.seen
        if view.turned != NO_CARD:
            self.cards &= ~bit(view.turned)
        for hand in view.hands:
            self.cards &= ~max(hand, 0)
        self.pool: i64 = self.cards
        self.may_hold: vec[i64] = impossible(state)
        for seat in range(view.seats):
            deck: i64 = own_deck(seat) if state.rules.one_colour else state.deck()
            self.may_hold[seat] = deck & ~self.may_hold[seat]
        self.sealed = [seat for seat in range(view.seats) if view.bids[seat] == SEALED]
        self.needs = [(seat, view.counts[seat]) for seat in range(view.seats) if view.hands[seat] == UNSEEN]
        self.order = sorted(self.needs, key=self._room)

    def fill(self, state: WizardState, rng: Rng) -> None:
        """Deal the unseen cards, the most constrained hand first, and guess the sealed predictions."""
        self.pool = self.cards
        for seat, need in self.order:
            for _ in range(need):
                found = self._give(state, seat, 0, rng)
                assert found, "the true deal fits, so some deal fits"
        state.stock = self.pool
        for seat in self.sealed:
            state.bids[seat] = sum(rng.below(state.seats) == 0 for _ in range(int(state.size())))

    def _room(self, need: tuple[Seat, int]) -> tuple[int, Seat]:
        return int(count(self.cards & self.may_hold[need[0]])) - need[1], need[0]

    def _give(self, state: WizardState, seat: Seat, asked: int, rng: Rng) -> bool:
        """Give a seat a random card it may hold, from the pool or by way of another hand."""
        free: i64 = self.pool & self.may_hold[seat]
        if free != 0:
            card: i64 = bit(nth(free, rng.below(count(free))))
            self.pool &= ~card
            state.hands[seat] |= card
            return True
        asked |= 1 << seat
        others = [other for other, _ in self.needs if not asked >> other & 1]
        return any(self._swap(state, seat, other, asked, rng) for other in others)

    def _swap(self, state: WizardState, seat: Seat, other: Seat, asked: int, rng: Rng) -> bool:
        """Take a card from another hand that can be filled up again."""
        wanted: i64 = state.hands[other] & self.may_hold[seat]
        if wanted == 0 or not self._give(state, other, asked, rng):
            return False
        card: i64 = bit(nth(wanted, rng.below(count(wanted))))
        state.hands[other] &= ~card
        state.hands[seat] |= card
        return True
