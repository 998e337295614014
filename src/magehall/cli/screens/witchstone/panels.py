"""What lies around the boards: players, tracks, shelves, library, and the player's own things."""

from __future__ import annotations

from typing import Final

from rich.markup import escape
from rich.table import Table
from rich.text import Text

from magehall.cli.screens.witchstone.pictures import Pictures, chip, joined, seat, sign, special
from magehall.core import Seat
from magehall.core.bits import count
from magehall.games.witchstone import crystals, prophecy, score
from magehall.games.witchstone.bits import listed
from magehall.games.witchstone.board import (
    CONNECTED_SEQUENCE,
    LIGHT,
    NOTHING,
    OCCUPIED_SEQUENCE,
    OWL,
    PROPHECY,
    SILVER,
)
from magehall.games.witchstone.prophecy import largest
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import ANY, BOTTOM, CHIP_KINDS, KINDS, SCROLL
from magehall.locales import Words
from magehall.locales.words import minus

COLUMNS: Final = (
    "points",
    "wand",
    "pentagram",
    "energy",
    "witches",
    "chips",
    "scrolls",
    "owls",
    "specials",
    "crystals",
)
SEQUENCES: Final = (OCCUPIED_SEQUENCE, CONNECTED_SEQUENCE)
"""The prophecies whose names say everything there is to reach."""
NAME: Final = 15
"""Letters of a player's name that are shown."""


class Panels:
    """Draws one state in the words of one language."""

    def __init__(self, state: WitchstoneState, words: Words, pictures: Pictures) -> None:
        self.state = state
        self.words = words
        self.pictures = pictures

    def label(self, key: str, **facts: str | int) -> str:
        """Say a label."""
        return self.words.say(key, **facts)

    def players(self, names: list[str], viewer: Seat) -> Table:
        """List the players with their counters."""
        state = self.state
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False)
        number, rounds = min(int(state.round) + 1, int(state.board.rounds)), int(state.board.rounds)
        table.add_column(self.label("witchstone-label-round", round=number, rounds=rounds), no_wrap=True)
        for column in COLUMNS:
            table.add_column(self.label(f"witchstone-label-{column}"), justify="right", no_wrap=True)
        for player in range(int(state.seats)):
            arrow = "▶" if player in state.acting() else " "
            name = escape(names[player][:NAME])
            mark = Text.assemble(arrow, seat(player), " ")
            mark.append(Text.from_markup(f"[bold]{name}[/]" if player == viewer else name))
            table.add_row(mark, *self._counters(player))
        return table

    def _counters(self, player: Seat) -> list[str]:
        state = self.state
        standing, lying, reserve = count(state.standing[player]), state.lying[player], state.reserve[player]
        numbers = [state.wand[player], state.pentagram[player], state.energy[player]]
        owned = [
            state.chips[player],
            count(state.scrolls[player]),
            score.owl_points(state, player),
            count(state.beside[player] | state.placed[player]),
            state.racked[player],
        ]
        witches = f"{int(standing)}+{int(lying)} ({int(reserve)})"
        first = [minus(int(state.score[player])), *(str(int(number)) for number in numbers)]
        return [*first, witches, *(str(int(number)) for number in owned)]

    def wand(self, viewer: Seat) -> list[Text]:
        """List the spaces of the wand that give something, in two lines; those passed are dim."""
        track = self.state.board.wand
        stops = [self._stop(viewer, space) for space in listed(track.stops)]
        half = (len(stops) + 1) // 2
        heading = f"{self.label('witchstone-label-wand-track')} "
        return [
            Text.assemble((heading, "bold"), joined(stops[:half], "  ")),
            Text.assemble(" " * len(heading), joined(stops[half:], "  ")),
        ]

    def _stop(self, viewer: Seat, space: int) -> Text:
        has_bonus = self.state.board.wand.action[space] != NOTHING
        stop = Text.assemble(f"{space} ", self._bonus(space) if has_bonus else self._silver(space))
        if self.state.wand[viewer] >= space:
            stop.stylize("dim")
        return stop

    def _bonus(self, space: int) -> Text:
        track = self.state.board.wand
        return Text.assemble(
            sign(int(track.action[space])), f"{int(track.amount[space])}/{int(track.leading[space])}"
        )

    def _silver(self, space: int) -> Text:
        track = self.state.board.wand
        what = self.words.say("witchstone-counted", counted=SILVER[int(track.counts[space])])
        each = int(track.points[space])
        return Text(what if each == 1 else f"{what} ×{each}")

    def pentagram(self) -> Text:
        """List the spaces of the pentagram that give something."""
        track = self.state.board.pentagram
        stops = [
            Text.assemble(f"{space} ", self._reward(space))
            for space in range(int(track.length))
            if track.spaces[space] != LIGHT
        ]
        end = Text(f" {self.label('witchstone-label-pentagram-end', length=int(track.length))}", style="dim")
        return Text.assemble(
            (f"{self.label('witchstone-label-pentagram-track')} ", "bold"), joined(stops, "  "), end
        )

    def _reward(self, space: int) -> Text:
        state, track = self.state, self.state.board.pentagram
        place = int(track.index[space])
        if track.spaces[space] == OWL:
            gone = int(state.owls_gone[place])
            if gone < len(state.board.owl_stack):
                return Text(self.label("witchstone-label-owl-stack", value=int(state.board.owl_stack[gone])))
            return Text(self.label("witchstone-label-owl-empty", points=int(track.owl_empty_vp)))
        if state.display[place] == NOTHING:
            return Text(self.label("witchstone-label-special-empty", actions=int(track.special_empty)))
        return special(int(state.display[place]))

    def shelves(self) -> Text:
        """Count the free flasks, and show the chips on the tablecloth."""
        state = self.state
        free = [
            Text.assemble(self.pictures.symbol(shelf), f" {int(crystals.free_flasks(state, shelf))}")
            for shelf in range(KINDS)
        ]
        bottom = f"{self.label('witchstone-label-bottom')} {int(crystals.free_flasks(state, BOTTOM))}"
        cloth = [chip(kind) for kind in range(CHIP_KINDS) for _ in range(int(state.cloth[kind]))]
        text = Text.assemble(
            (f"{self.label('witchstone-label-flasks')} ", "bold"), joined([*free, Text(bottom)], "  ")
        )
        return text.append(f"  {self.label('witchstone-label-cloth')} ", style="bold").append(joined(cloth))

    def groups(self, viewer: Seat) -> Text:
        """Count the largest group of each symbol in the viewer's cauldron."""
        sizes = [
            Text.assemble(sign(symbol), str(int(largest(self.state.symbol(viewer, symbol)))))
            for symbol in range(KINDS)
        ]
        return Text.assemble((f"{self.label('witchstone-label-groups')} ", "bold"), joined(sizes))

    def library(self) -> list[Text]:
        """List the open scrolls, the highest shelf first."""
        state = self.state
        lines: list[Text] = []
        for shelf in range(int(state.board.scrolls.shelves), 0, -1):
            line = Text.assemble(sign(SCROLL), (f"{shelf} ", "bold"))
            if shelf <= state.shelved:
                line.append(self.scroll(int(state.board.scrolls.card_kind[state.library[shelf - 1]])))
            lines.append(line)
        return lines

    def scroll(self, kind: int) -> Text:
        """Name a scroll with the numbers it asks for."""
        all_scrolls = self.state.board.scrolls
        name = self.words.say("witchstone-scroll", scroll=all_scrolls.kinds[kind])
        action = int(all_scrolls.action[kind])
        if action != PROPHECY:
            return Text(name) if action == ANY else Text.assemble(name, " ", sign(action))
        if all_scrolls.test[kind] in SEQUENCES:
            return Text(name)
        levels = [int(all_scrolls.levels[3 * kind + level]) for level in range(3)]
        return Text.assemble(name, (f" {'·'.join(map(str, levels))}", "bold"))

    def tiles(self, viewer: Seat) -> Text:
        """Show the tiles behind the viewer's screen, and the viewer's total if the game ended now."""
        state = self.state
        hand = [self.pictures.tile(tile) for tile in listed(state.hand[viewer])]
        text = Text.assemble((f"{self.label('witchstone-label-tiles')} ", "bold"), joined(hand, "  "))
        supply = self.label("witchstone-label-supply", tiles=int(state.supply(viewer)))
        total = self.label("witchstone-label-total", points=int(score.total(state, viewer)))
        return text.append(f"  {supply}  {total}", style="dim")

    def own_scrolls(self, viewer: Seat) -> Text:
        """Show the viewer's unused scrolls, and what prophecies are worth now."""
        state = self.state
        unused = listed(state.scrolls[viewer] & ~state.used[viewer])
        kinds = [int(state.board.scrolls.card_kind[card]) for card in unused]
        shown = [self._own_scroll(viewer, kind) for kind in kinds] or [Text("–")]
        return Text.assemble(
            (f"{self.label('witchstone-label-own-scrolls')} ", "bold"),
            joined(shown, self.label("list-separator")),
        )

    def _own_scroll(self, viewer: Seat, kind: int) -> Text:
        text, all_scrolls = self.scroll(kind), self.state.board.scrolls
        if all_scrolls.action[kind] != PROPHECY:
            return text
        points = int(all_scrolls.points[prophecy.level(self.state, viewer, kind)])
        return text.append(f" {self.label('witchstone-label-worth', points=points)}", style="dim")
