"""The deal: one more card each round, the rest a stock, its top card turned up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, letter, seat_text
from magehall.games.wizard import bid, phase, trick, trump
from magehall.games.wizard.cards import NO_CARD, card_text, cards_text, kind_of, own_deck, rank_of
from magehall.games.wizard.events import CardTurned, DealerChosen, ForeheadSeen, HandDealt, RoundBegan
from magehall.games.wizard.moves import Deal

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState


def shuffled(state: WizardState, rng: Rng) -> Deal:
    """Draw the hands and the card turned up, every deal equally likely (wizard-10, wizard-48)."""
    if state.rules.one_colour:
        return _own_decks(state, rng)
    seats = state.seats
    hands = vec[i64]([0] * int(seats))
    pack = state.rules.pack[:]
    left: i64 = state.rules.cards
    seat: i64 = 0
    while seat < seats:
        hand: i64 = 0
        need = state.size()
        while need > 0:
            place: i64 = rng.below(left)
            left -= 1
            hand |= bit(pack[place])
            pack[place] = pack[left]
            need -= 1
        hands[seat] = hand
        seat += 1
    if left == 0:
        return Deal(hands, NO_CARD)
    return Deal(hands, pack[rng.below(left)])


def _own_decks(state: WizardState, rng: Rng) -> Deal:
    """Draw each player's cards from a deck of their own: a people, a wizard and a jester (wizard-45)."""
    hands = vec[i64]([0] * int(state.seats))
    seat: i64 = 0
    while seat < state.seats:
        pack = [16 * int(seat) + rank for rank in range(15)]
        rng.shuffle(pack)
        hand: i64 = 0
        for card in pack[: int(state.size())]:
            hand |= bit(card)
        hands[seat] = hand
        seat += 1
    return Deal(hands, NO_CARD)


def _wrong(reason: str, facts: dict[str, Fact] | None = None, clause: str = "wizard-10") -> Refusal:
    return Refusal(clause, reason, facts)


def refuse(state: WizardState, seat: Seat, move: Deal) -> Refusal | None:
    """Judge a deal: nature's alone, the right number of cards, the right deck, a card turned up or none."""
    if seat != CHANCE:
        return _wrong("nature-deals", {"seat": seat_text(seat)}, "wizard-6")
    if state.phase != phase.DEALING:
        return _wrong("no-deal-now")
    if len(move.hands) != state.seats:
        return _wrong("deal-seats", {"players": int(state.seats), "hands": len(move.hands)})
    for owner in range(state.seats):
        hand = move.hands[owner]
        if count(hand) != state.size():
            facts: dict[str, Fact] = {
                "seat": seat_text(int(owner)),
                "cards": int(state.size()),
                "found": int(count(hand)),
            }
            return _wrong("deal-size", facts)
        if state.rules.one_colour and hand & ~own_deck(owner):
            wrong = cards_text(hand & ~own_deck(owner))[0]
            return _wrong("not-own-deck", {"seat": seat_text(int(owner)), "card": wrong}, "wizard-45")
        if hand & ~state.rules.deck:
            return _wrong("not-in-deck", {"card": cards_text(hand & ~state.rules.deck)[0]}, "wizard-76")
    return _refuse_turned(state, move)


def _refuse_turned(state: WizardState, move: Deal) -> Refusal | None:
    dealt: i64 = 0
    for hand in move.hands:
        if hand & dealt:
            return _wrong("dealt-twice", {"card": cards_text(hand & dealt)[0]})
        dealt |= hand
    may_turn = not state.rules.one_colour and state.seats * state.size() < state.rules.cards
    if may_turn != (move.turned != NO_CARD):
        clause = "wizard-47" if state.rules.one_colour else "wizard-13" if may_turn else "wizard-17"
        return _wrong("turn-one-up" if may_turn else "nothing-to-turn", {}, clause)
    if may_turn and bit(move.turned) & dealt:
        return _wrong("dealt-twice", {"card": card_text(move.turned)})
    if may_turn and not bit(move.turned) & state.rules.deck:
        return _wrong("not-in-deck", {"card": card_text(move.turned)}, "wizard-76")
    return None


def deal(state: WizardState, hands: vec[i64], turned: i64) -> None:
    """Give out the hands, turn up a card and go on to trump or bids (wizard-11, wizard-13)."""
    stock: i64 = state.deck()
    seat: i64 = 0
    while seat < state.seats:
        stock &= ~hands[seat]
        state.hands[seat] = hands[seat]
        state.won[seat] = 0
        seat += 1
    state.stock = stock & ~bit(turned) if turned != NO_CARD else stock
    state.turned = turned
    trick.clear(state)
    bid.open_bidding(state)
    trump.turn_up(state, turned)
    if state.listener is not None:
        _tell(state)


def _tell(state: WizardState) -> None:
    state.tell(RoundBegan(int(state.round) + 1, int(state.size()), letter(int(state.dealer))))
    for owner in range(int(state.seats)):
        if state.blindfolded():
            card = lowest(state.hands[owner])
            state.tell(ForeheadSeen(letter(owner), card_text(card), kind_of(card), int(rank_of(card))))
        else:
            state.tell(HandDealt(letter(owner), cards_text(state.hands[owner])))
    if state.turned != NO_CARD:
        turned = state.turned
        state.tell(CardTurned(card_text(turned), kind_of(turned), int(rank_of(turned))))
    trump.tell(state)


def refuse_dealer(state: WizardState, seat: Seat, dealer: i64) -> Refusal | None:
    """Judge nature's choice of the first dealer (wizard-61)."""
    if seat != CHANCE or state.phase != phase.CHOOSING:
        return _wrong("no-dealer-now", {}, "wizard-61")
    if dealer >= state.seats:
        return _wrong(
            "no-such-dealer", {"seat": seat_text(int(dealer)), "players": int(state.seats)}, "wizard-61"
        )
    return None


def choose_dealer(state: WizardState, dealer: i64) -> None:
    """Let this seat deal first (wizard-61)."""
    state.dealer = dealer
    state.phase = phase.DEALING
    if state.listener is not None:
        state.tell(DealerChosen(letter(int(dealer))))
