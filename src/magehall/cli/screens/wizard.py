"""Wizard in a terminal: trump, players, trick, hand and the pad of truth, in 80 columns and 24 lines."""

from __future__ import annotations

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from magehall.cli.screens import Screen
from magehall.core import State, View
from magehall.games.wizard import bid, score, trick
from magehall.games.wizard.cards import COLOURS, NO_CARD, card_text, listed, people_cards, people_of, rank_of
from magehall.games.wizard.events import card_facts
from magehall.games.wizard.phase import NO_BID, NO_TRUMP
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import SEALED, UNSEEN, WizardView, known, tricks_of
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
        if all(made >= 0 for made in view.bids):
            parts.append(Text(self._sum(sum(view.bids) - self._size(view)), style="dim"))
        if view.phase == "play":
            parts.append(self._trick(view))
        parts.append(self._hand(view))
        return Group(*parts)

    def _heading(self, view: WizardView) -> Text:
        rounds = len(view.rules.sizes)
        text = Text(self.words.say("wizard-label-round", round=view.round + 1, rounds=rounds), style="bold")
        text.append(f"   {self.words.say('wizard-label-trump')}: ")
        if view.phase == "trump":
            text.append(self.words.say("wizard-label-trump-open"))
        elif view.trump == NO_TRUMP:
            text.append(self.words.say("wizard-label-no-trump"))
        else:
            named = self.words.say("wizard-label-trump-people", people=COLOURS[view.trump])
            text.append(f"{EMBLEMS[view.trump]} {named}", style=STYLES[view.trump])
        if view.turned != NO_CARD:
            text.append(f"   {self.words.say('wizard-label-turned', **card_facts(view.turned))}", style="dim")
        return text

    def _players(self, view: WizardView) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(self.words.say("wizard-label-player"))
        for label in ("bid", "won", "points"):
            table.add_column(self.words.say(f"wizard-label-{label}"), justify="right")
        totals = view.pad[-1].totals if view.pad else (0,) * view.seats
        for seat in range(view.seats):
            mark = f" ({self.words.say('wizard-label-dealer')})" if seat == view.dealer else ""
            name = f"[bold]{escape(self.names[seat])}[/]" if seat == view.seat else escape(self.names[seat])
            arrow = "▶ " if seat in view.acting else "  "
            table.add_row(
                f"{arrow}{name}{mark}", self._bid(view.bids[seat]), str(view.won[seat]), str(totals[seat])
            )
        return table

    def _bid(self, made: int) -> str:
        if made == SEALED:
            return self.words.say("wizard-label-sealed")
        return "–" if made == NO_BID else str(made)

    def _sum(self, over: int) -> str:
        if over == 0:
            return self.words.say("wizard-label-sum-even")
        return self.words.say(
            "wizard-label-sum-over" if over > 0 else "wizard-label-sum-under", number=abs(over)
        )

    def _size(self, view: WizardView) -> int:
        return int(known(view).size())

    def _trick(self, view: WizardView) -> Text:
        tricks = tricks_of(view)
        text = Text()
        complete = [found for found in tricks if len(found[1]) == view.seats]
        if complete:
            self._append_trick(text, "wizard-label-last-trick", complete[-1], view, dim=True)
        if tricks and len(tricks[-1][1]) < view.seats:
            self._append_trick(text, "wizard-label-trick", tricks[-1], view, dim=False)
        return text

    def _append_trick(
        self, text: Text, label: str, found: tuple[int, list[int], int], view: WizardView, *, dim: bool
    ) -> None:
        leader, cards, winner = found
        text.append(f"{self.words.say(label)}: ", style="dim" if dim else "bold")
        for place, card in enumerate(cards):
            seat = (leader + place) % view.seats
            text.append(f"{self.names[seat].partition(' (')[0]} ", style="dim")
            text.append_text(card_picture(card))
            text.append("★ " if seat == winner else "  ")
        text.append("\n")

    def _hand(self, view: WizardView) -> Text:
        assert view.seat is not None, "a player looks"
        blind = view.hands[view.seat] == UNSEEN
        text = Text(
            f"{self.words.say('wizard-label-forehead' if blind else 'wizard-label-hand')}: ", style="bold"
        )
        for seat, hand in enumerate(view.hands):
            if (blind and hand > 0) or (not blind and seat == view.seat):
                if blind:
                    text.append(f"{self.names[seat]} ", style="dim")
                for card in sorted((int(card) for card in listed(hand)), key=_hand_order):
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
