"""Wizard in a terminal: trump, players, trick, hand and the pad of truth, in 80 columns and 24 lines."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from magehall.cli.screens import Screen
from magehall.core import State, View, read_seat
from magehall.core.seat import letter
from magehall.games.wizard import bid, score, trick
from magehall.games.wizard.cards import (
    BY_NAME,
    COLOURS,
    card_facts,
    card_text,
    people_cards,
    people_of,
    rank_of,
)
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import Bid, Trick, WizardView
from magehall.games.wizard.worlds import known
from magehall.locales.words import minus

STYLES: Final = ("bright_blue", "bright_red", "bright_green", "bright_yellow")
EMBLEMS: Final = ("◆", "▲", "♣", "●")
"""Each people has a sign besides its letter and colour: shield, hammer, leaf, mountain."""

_SHORT_CARD: Final = re.compile(r"(?:play )?([brgyzn]\d{1,2})", re.IGNORECASE)
_SHORT_BID: Final = re.compile(r"(?:bid )?(\d{1,2})", re.IGNORECASE)
_SHORT_TRUMP: Final = re.compile(r"(?:trump )?([brgy])", re.IGNORECASE)
_VERBS: Final = ((_SHORT_BID, "bid"), (_SHORT_TRUMP, "trump"), (_SHORT_CARD, "play"))
_ROWS: Final = 6


class WizardScreen(Screen):
    """Draws a WizardView."""

    example_move = "B7"
    example_clause = "23"

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.rounds_told = 0

    def table(self, view: View) -> RenderableType:
        """Draw the players, the trick and the hand."""
        assert isinstance(view, WizardView), "a view of Wizard"
        parts: list[RenderableType] = [self._heading(view), self._players(view)]
        told = [made for made in view.bids if isinstance(made, int)]
        if len(told) == view.seats:
            parts.append(Text(self._sum(sum(told) - view.cards), style="dim"))
        if view.phase == "play":
            parts.append(self._trick(view))
        parts.append(self._hand(view))
        return Group(*parts)

    def _heading(self, view: WizardView) -> Text:
        round_of = self.words.say("wizard-label-round", round=view.round, rounds=view.rounds)
        text = Text(round_of, style="bold")
        text.append(f"   {self.words.say('wizard-label-trump')}: ")
        if view.phase == "trump":
            text.append(self.words.say("wizard-label-trump-open"))
        elif view.trump is None:
            text.append(self.words.say("wizard-label-no-trump"))
        else:
            people = COLOURS.index(view.trump)
            named = self.words.say("wizard-label-trump-people", people=view.trump)
            text.append(f"{EMBLEMS[people]} {named}", style=STYLES[people])
        if view.turned is not None:
            facts = card_facts(BY_NAME[view.turned])
            text.append(f"   {self.words.say('wizard-label-turned', **facts)}", style="dim")
        return text

    def _players(self, view: WizardView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.words.say("wizard-label-player"))
        for label in ("bid", "won", "points"):
            table.add_column(self.words.say(f"wizard-label-{label}"), justify="right")
        for seat in range(view.seats):
            place, bid, won = letter(seat), self._bid(view.bids[seat]), str(view.won[seat])
            mark = f" ({self.words.say('wizard-label-dealer')})" if place == view.dealer else ""
            name = f"[bold]{escape(self.names[seat])}[/]" if place == view.seat else escape(self.names[seat])
            arrow = "▶ " if place in view.acting else "  "
            table.add_row(f"{arrow}{name}{mark}", bid, won, minus(view.totals[seat]))
        return table

    def _bid(self, made: Bid) -> str:
        if made == "sealed":
            return self.words.say("wizard-label-sealed")
        return "–" if made is None else str(made)

    def _sum(self, over: int) -> str:
        if over == 0:
            return self.words.say("wizard-label-sum-even")
        return self.words.say(
            "wizard-label-sum-over" if over > 0 else "wizard-label-sum-under", number=abs(over)
        )

    def _trick(self, view: WizardView) -> Text:
        text = Text()
        complete = [found for found in view.tricks if len(found.cards) == view.seats]
        if complete:
            self._append_trick(text, "wizard-label-last-trick", complete[-1], dim=True)
        if view.tricks and len(view.tricks[-1].cards) < view.seats:
            self._append_trick(text, "wizard-label-trick", view.tricks[-1], dim=False)
        return text

    def _append_trick(self, text: Text, label: str, found: Trick, *, dim: bool) -> None:
        text.append(f"{self.words.say(label)}: ", style="dim" if dim else "bold")
        for place, card in enumerate(found.cards):
            seat = (read_seat(found.leader) + place) % len(self.names)
            text.append(f"{self.names[seat].partition(' (')[0]} ", style="dim")
            text.append_text(card_picture(BY_NAME[card]))
            text.append("★ " if letter(seat) == found.winner else "  ")
        text.append("\n")

    def _hand(self, view: WizardView) -> Text:
        blind = view.hands[view.me] is None
        text = Text(
            f"{self.words.say('wizard-label-forehead' if blind else 'wizard-label-hand')}: ", style="bold"
        )
        for seat, hand in enumerate(view.hands):
            if (blind and hand) or (not blind and seat == view.me):
                if blind:
                    text.append(f"{self.names[seat]} ", style="dim")
                for card in sorted([BY_NAME[name] for name in hand or []], key=_hand_order):
                    text.append_text(card_picture(card))
                    text.append("  ")
        return text

    def status(self, view: View) -> str:
        """Say what the player must do."""
        assert isinstance(view, WizardView), "a view of Wizard"
        if view.phase == "trump":
            return self.words.say("wizard-status-trump")
        if view.phase == "bid":
            return self._bid_status(view)
        state = known(view)
        if state.led in (trick.OPEN, trick.FREE):
            return self.words.say("wizard-status-lead" if state.laid == 0 else "wizard-status-free")
        can = state.hands[state.turn] & people_cards(state.led)
        return self.words.say(
            "wizard-status-follow" if can else "wizard-status-cannot-follow", people=COLOURS[int(state.led)]
        )

    def _bid_status(self, view: WizardView) -> str:
        state = known(view)
        text = self.words.say("wizard-status-bid", cards=int(state.size()))
        never = int(bid.forbidden(state))
        if 0 <= never <= state.size():
            text += " " + self.words.say("wizard-status-bid-not", bid=never, tricks=int(state.size()))
        return text

    def pad(self, state: State) -> RenderableType | None:
        """Draw the last lines of the pad when a round was scored."""
        assert isinstance(state, WizardState), "a state of Wizard"
        rows = score.rows(state)
        if len(rows) <= self.rounds_told:
            self.rounds_told = len(rows)
            return None
        self.rounds_told = len(rows)
        table = Table(title=self.words.say("wizard-label-pad"), title_justify="left", padding=(0, 1))
        table.add_column("", justify="right")
        for name in self.names:
            table.add_column(escape(name.partition(" (")[0]), justify="right")
        for number in range(max(0, len(rows) - _ROWS), len(rows)):
            row = rows[number]
            cells = [
                f"{minus(row.totals[seat])} {'✓' if row.points[seat] > 0 else '✗'}{row.bids[seat]}"
                for seat in range(len(self.names))
            ]
            table.add_row(str(number + 1), *cells)
        return table

    def full_text(self, line: str, view: View) -> str:
        """Read `b7`, `2` and `r` as `play B7`, `bid 2` and `trump R`."""
        for pattern, verb in _VERBS:
            found = pattern.fullmatch(line)
            if found is not None:
                return f"{verb} {found[1].upper()}"
        return line


def card_picture(card: int) -> Text:
    """Show a card by letter, rank, sign and colour."""
    text, rank = card_text(card), int(rank_of(card))
    if rank == 14:
        return Text(f"{text}✦", style="bold magenta")
    if rank == 0:
        return Text(f"{text}○", style="white")
    people = int(people_of(card))
    return Text(f"{text}{EMBLEMS[people]}", style=STYLES[people])


def _hand_order(card: int) -> tuple[int, int]:
    """Sort a hand by people with the highest card first, wizards before and jesters after all."""
    rank = int(rank_of(card))
    group = 0 if rank == 14 else 5 if rank == 0 else 1 + int(people_of(card))
    return group, -rank


SCREEN = WizardScreen
