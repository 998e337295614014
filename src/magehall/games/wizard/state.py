"""The data of one running game of Wizard, cheap to copy, and its answers to the contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit
from magehall.core.chance import Rng
from magehall.core.errors import IllegalMove
from magehall.core.game import Origin, State
from magehall.core.move import Move
from magehall.core.outcome import Outcome
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, check_seat, seat_text
from magehall.core.shape import View
from magehall.games.wizard import bid, deal, look, trick, trump
from magehall.games.wizard.cards import NO_CARD, cards_text, own_deck
from magehall.games.wizard.moves import Bid, ChooseDealer, Deal, NameTrump, Play
from magehall.games.wizard.phase import BIDDING, CHOOSING, DEALING, NAMING, NO_BID, NO_TRUMP, OVER, PLAYING
from magehall.games.wizard.rules import OPEN_BIDS, Rules
from magehall.games.wizard.view import PadRow, WizardView

NATURE: Final[tuple[Seat, ...]] = (CHANCE,)
NO_ONE: Final[tuple[Seat, ...]] = ()
ALONE: Final[list[tuple[Seat, ...]]] = [(seat,) for seat in range(6)]


@final
class WizardState(State):
    """One game: hands as masks, per-seat numbers as vectors, each finished round as one number.

    It starts afresh, or with the vectors of the game it copies.
    """

    shared = ("rules", "drawn")

    def __init__(self, seats: int, rules: Rules, source: WizardState | None = None) -> None:
        self.listener = None  # not by super().__init__(): so mypyc sees every attribute defined
        self.rules = rules
        self.drawn: list[PadRow] = [] if source is None else source.drawn
        """The lines of the pad that were looked at; replaced as a whole, never changed."""
        self.seats: i64 = seats
        self.phase: i64 = CHOOSING if rules.random_dealer else DEALING
        self.round: i64 = 0
        self.dealer: i64 = rules.first_dealer
        self.stock: i64 = 0
        self.turned: i64 = NO_CARD
        self.trump: i64 = NO_TRUMP
        self.bids_made: i64 = 0
        self.turn: i64 = 0
        self.led: i64 = trick.OPEN
        self.best: i64 = trick.UNBEATEN
        self.winner: i64 = 0
        self.laid: i64 = 0
        self.played: i64 = 0
        self.seen: i64 = 0
        self.voids: i64 = 0
        self.takers: i64 = 0
        self.last_leader: i64 = 0
        self.last_winner: i64 = 0
        if source is None:
            self.hands: vec[i64] = vec[i64]([0] * seats)
            self.bids: vec[i64] = vec[i64]([NO_BID] * seats)
            self.won: vec[i64] = vec[i64]([0] * seats)
            self.totals: vec[i64] = vec[i64]([0] * seats)
            self.plays: vec[i64] = vec[i64]([0] * 60)
            self.last: vec[i64] = self.plays[:0]
            self.pad: vec[i64] = vec[i64]([0] * len(rules.sizes))
        else:
            self.hands = source.hands[:]
            self.bids = source.bids[:]
            self.won = source.won[:]
            self.totals = source.totals[:]
            self.plays = source.plays[:]
            self.last = source.last  # replaced as a whole, never changed
            self.pad = source.pad[:]

    def size(self) -> i64:
        """Return the number of cards each player gets this round, which is also the number of its tricks."""
        return self.rules.sizes[self.round]

    def after(self, seat: i64) -> i64:
        """Give the next seat clockwise."""
        if seat == self.seats - 1:
            return 0
        return seat + 1

    def dealt(self) -> bool:
        """Tell whether a round is under way; before and after it all cards lie together."""
        return self.phase in (NAMING, BIDDING, PLAYING)

    def blindfolded(self) -> bool:
        """Tell whether every card is on a forehead: clairvoyance, round one, until the last bid."""
        return self.rules.clairvoyance and self.round == 0 and self.phase in (NAMING, BIDDING)

    def acting(self) -> tuple[Seat, ...]:
        """Say who must act."""
        phase = self.phase
        if phase == PLAYING:
            return ALONE[self.turn]
        if phase == BIDDING:
            return ALONE[self.turn] if self.rules.bids == OPEN_BIDS else bid.still_writing(self)
        if phase == NAMING:
            return ALONE[self.dealer]
        return NO_ONE if phase == OVER else NATURE

    def moves(self, seat: Seat) -> list[Move]:
        """List every legal move of a seat."""
        check_seat(seat, self.seats)
        if self.phase == PLAYING:
            return trick.moves(self) if seat == self.turn else []
        if seat not in self.acting():
            return []
        if self.phase == BIDDING:
            return bid.moves(self, seat)
        return trump.moves() if self.phase == NAMING else []

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move."""
        check_seat(seat, self.seats)
        if isinstance(move, Play):
            return trick.refuse(self, seat, move.card)
        if isinstance(move, Bid):
            return bid.refuse(self, seat, move.tricks)
        if isinstance(move, NameTrump):
            return trump.refuse(self, seat)
        if isinstance(move, Deal):
            return deal.refuse(self, seat, move)
        if isinstance(move, ChooseDealer):
            return deal.refuse_dealer(self, seat, move.seat)
        return Refusal("wizard-3", "not-a-move", {"move": str(move)})

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        if isinstance(move, Play):
            trick.lay(self, move.card)
        elif isinstance(move, Bid):
            bid.make(self, seat, move.tricks)
        elif isinstance(move, NameTrump):
            trump.name(self, move.people)
        elif isinstance(move, Deal):
            deal.deal(self, move.hands, move.turned)
        else:
            assert isinstance(move, ChooseDealer), "a move of Wizard"
            deal.choose_dealer(self, move.seat)

    def play(self, seat: Seat, move: Move) -> None:
        """Judge a move and carry it out, as the contract does but by direct calls."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def draw(self, rng: Rng) -> Move:
        """Choose the first dealer, or shuffle and deal."""
        return ChooseDealer(rng.below(self.seats)) if self.phase == CHOOSING else deal.shuffled(self, rng)

    def public(self, before: View | None) -> WizardView:
        """Draw what everyone sees alike."""
        return look.public(self, before if isinstance(before, WizardView) else None)

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        """Draw what a seat sees differently: the hands, and bids not revealed yet."""
        return look.private(self, seat)

    def scores(self) -> tuple[int, ...]:
        """Give the totals of the pad."""
        return tuple(int(total) for total in self.totals)

    def outcome(self) -> Outcome | None:
        """Give the final scores; equal totals share the victory (wizard-60)."""
        return Outcome(self.scores(), "last-round-scored") if self.phase == OVER else None

    def copy(self) -> WizardState:
        """Give an independent copy without a listener."""
        new = WizardState(int(self.seats), self.rules, self)
        new.phase = self.phase
        new.round = self.round
        new.dealer = self.dealer
        new.stock = self.stock
        new.turned = self.turned
        new.trump = self.trump
        new.bids_made = self.bids_made
        new.turn = self.turn
        new.led = self.led
        new.best = self.best
        new.winner = self.winner
        new.laid = self.laid
        new.played = self.played
        new.seen = self.seen
        new.voids = self.voids
        new.takers = self.takers
        new.last_leader = self.last_leader
        new.last_winner = self.last_winner
        return new

    def playout(self, rng: Rng) -> None:
        """Play on at random to the end, with the same choices as the general loop but without its lists."""
        while self.phase != OVER:
            if self.phase == PLAYING:
                trick.lay_any(self, rng)
            elif self.phase == BIDDING:
                bid.make_any(self, rng)
            elif self.phase == NAMING:
                trump.name(self, rng.below(4))
            else:
                self.apply(CHANCE, self.draw(rng))

    def deck(self) -> i64:
        """Give the cards this game is played with as a set."""
        return self.rules.deck

    def origin(self) -> Origin:
        """Say how the game was begun."""
        return Origin("wizard", int(self.seats), self.rules.options)

    def stage(self) -> str:
        """Say how far the game has come."""
        return f"round {int(self.round) + 1} of {len(self.rules.sizes)}"

    def pieces(self) -> list[str]:
        """Name every card of the deck, in hands, in the stock, turned up, played or between rounds."""
        if not self.dealt():
            return sorted(cards_text(self.deck()))
        found = cards_text(self.stock)
        for hand in self.hands:
            found += cards_text(hand)
        for place in range(self.played):
            found += cards_text(bit(self.plays[place]))
        return sorted(found + (cards_text(bit(self.turned)) if self.turned != NO_CARD else []))

    def secrets(self, seat: Seat | None) -> dict[str, str]:
        """Name the cards and sealed bids a seat must not know."""
        if not self.dealt():
            return {}
        hidden: dict[str, str] = {}
        for owner in range(self.seats):
            letter = seat_text(int(owner))
            deck = f"deck {letter}: " if self.rules.one_colour else ""
            cards = self.stock & own_deck(owner) if deck else self.stock
            hidden.update(dict.fromkeys(cards_text(cards), f"{deck}stock"))
            if (owner == seat) == self.blindfolded() or seat is None:
                hidden.update(dict.fromkeys(cards_text(self.hands[owner]), f"{deck}hand {letter}"))
            if owner != seat and self.bids[owner] != NO_BID and bid.sealed(self):
                hidden[f"bid {letter}"] = f"bid {letter}: {int(self.bids[owner])}"
        return hidden

    def finish(self) -> None:
        """End the game after the last round (wizard-39)."""
        self.phase = OVER

    def next_round(self) -> None:
        """Pass the deal clockwise (wizard-12)."""
        self.round += 1
        self.dealer = self.after(self.dealer)
        self.phase = DEALING
