"""The open decisions: the stack in one line, and the sentence that says what to do now."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from magehall.cli.screens.witchstone.names import names_of
from magehall.cli.screens.witchstone.panels import Panels
from magehall.cli.screens.witchstone.pictures import chip, joined, special
from magehall.core.bits import bit, count
from magehall.games.witchstone import flow, pentagram, prompts, scrolls, turn, wand
from magehall.games.witchstone.bits import group, listed
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.symbols import (
    CRYSTAL,
    ENERGY,
    FIRST,
    KINDS,
    PENTAGRAM,
    SCROLL,
    SECOND,
    SYMBOLS,
    WAND,
    WITCH,
    tile_text,
)


class Stack:
    """Tells the open prompts of one state."""

    def __init__(self, panels: Panels) -> None:
        self.panels = panels
        self.state = panels.state
        self.words = panels.words

    def line(self) -> Text | None:
        """Show the open actions, the topmost first, with what waits on them and what comes after them."""
        state = self.state
        parts = [self._prompt(place) for place in range(int(state.depth) - 1, -1, -1)]
        shown = [part for part in parts if part is not None]
        if len(shown) < 2:
            return None
        return Text.assemble(
            (f"{self.panels.label('witchstone-label-stack')} ", "bold"), joined(shown, "  ◂  ")
        )

    def _prompt(self, place: int) -> Text | None:
        state = self.state
        kind, amount = int(state.kinds[place]), int(state.pools[place])
        if kind < KINDS:
            text = Text.assemble(self.panels.pictures.symbol(kind), f" {amount}")
            return text.append(self._waiting(place))
        if kind == prompts.TURN:
            return self._second() if amount == turn.SECOND_ACTION else None
        if kind == prompts.RESOLVING:
            return self._spaces()
        return (
            None
            if kind == prompts.TOWERS
            else Text(self.words.say("witchstone-open", open=prompts.NAMES[kind]))
        )

    def _waiting(self, place: int) -> Text:
        waits = self._things(place)
        return Text.assemble(" (", joined(waits), ")") if waits else Text()

    def _things(self, place: int) -> list[Text]:
        """Draw the chips and special tiles that wait on a prompt."""
        state = self.state
        waiting = state.chips_waiting[place]
        found = [chip(kind) for kind in range(KINDS) for _ in range(int(prompts.chips_of(waiting, kind)))]
        black = int(prompts.black_chip(waiting))
        if black >= 0:
            found.append(Text.assemble("◆", chip(black)))
        return [*found, *(special(tile) for tile in listed(state.tiles_waiting[place]))]

    def _second(self) -> Text:
        """Show the second action of the tile with the size its group has now."""
        symbol, actions = second_action(self)
        return Text.assemble(
            f"{self.panels.label('witchstone-label-then')} ",
            self.panels.pictures.symbol(symbol),
            f" {actions}",
        )

    def _spaces(self) -> Text | None:
        spaces = listed(self.state.wand_queue)
        if not spaces:
            return None
        return Text(
            self.panels.label("witchstone-label-spaces", spaces=" ".join(str(space) for space in spaces))
        )

    def status(self) -> str:
        """Say which decision is open, what is left of it and what to do."""
        kind = int(prompts.top(self.state))
        if kind < KINDS:
            return " ".join([self._heading(kind), self._action(kind), *self._more()])
        return CHOICES[kind](self)

    def _say(self, key: str, **facts: str | int) -> str:
        return names_of(self.state.board).shown(self.words.say(key, **facts))

    def _heading(self, kind: int) -> str:
        return self._say("witchstone-status-open", action=SYMBOLS[kind], left=int(prompts.pool(self.state)))

    def _action(self, kind: int) -> str:
        state = self.state
        if not flow.may_act(state, kind, prompts.pool(state)):
            return self._say("witchstone-status-idle")
        return ACTIONS[kind](self)

    def _energy(self) -> str:
        state = self.state
        begun = int(state.open_chain[state.turn])
        if begun == NOTHING:
            return self._say("witchstone-status-energy")
        links, of = int(state.open_links[state.turn]), int(state.board.map.links[begun])
        chain = state.board.map.chains[begun]
        return self._say("witchstone-status-chain", chain=chain, links=links, of=of)

    def _witch(self) -> str:
        lying, reserve = int(self.state.lying[self.state.turn]), int(self.state.reserve[self.state.turn])
        if lying == 0:
            return self._say("witchstone-status-lay", reserve=reserve)
        key = "witchstone-status-witch" if reserve else "witchstone-status-send"
        return self._say(key, lying=lying)

    def _pentagram(self) -> str:
        away = int(pentagram.to_next_special(self.state, self.state.turn))
        return self._say("witchstone-status-pentagram", away=away)

    def _crystal(self) -> str:
        return self._say("witchstone-status-crystal")

    def _wand(self) -> str:
        ahead = int(wand.left(self.state, self.state.turn))
        return self._say("witchstone-status-wand", ahead=ahead)

    def _scroll(self) -> str:
        return self._say("witchstone-status-scroll", shelves=int(scrolls.choice(self.state)))

    def _more(self) -> list[str]:
        """Name the boosting spells and waiting things that could be used now."""
        found: list[str] = []
        typed = self._usable()
        if typed:
            found.append(self._say("witchstone-status-waiting", moves=", ".join(typed)))
        boosts = int(count(flow.useful_boosts(self.state)))
        if boosts:
            found.append(self._say("witchstone-status-boosts", boosts=boosts))
        return [*found, self._say("witchstone-status-done")]

    def _usable(self) -> list[str]:
        """List what may be typed for the chips and tiles that wait on the open action."""
        state, codes = self.state, [code.lower() for code in self.panels.pictures.codes]
        waiting = prompts.open_chips(state)
        black = int(prompts.black_chip(waiting))
        found = [f"chip {codes[kind]}" for kind in range(KINDS) if prompts.chips_of(waiting, kind) > 0]
        found += [f"chip {codes[black]} black"] if black >= 0 else []
        tiles = listed(state.tiles_waiting[state.depth - 1])
        return found + [f"use {codes[symbol[tile]]}" for tile in tiles for symbol in (FIRST, SECOND)]

    def _turn(self) -> str:
        state = self.state
        if turn.tile_fits(state, state.turn):
            return self._say("witchstone-status-tile")
        helps = turn.removal_helps(state, state.turn)
        return self._say("witchstone-status-remove" if helps else "witchstone-status-discard")

    def _shelf(self) -> str:
        state = self.state
        amount, rack = int(prompts.pool(state)), state.board.rack
        actions = int(rack.black_actions if amount >= 8 else rack.own_actions)
        symbol, code = SYMBOLS[amount & 7], self.panels.pictures.codes[amount & 7].lower()
        return self._say("witchstone-status-shelf", symbol=symbol, actions=actions, code=code)

    def _chip(self) -> str:
        extra = int(self.state.board.rack.black_extra)
        if prompts.pool(self.state):
            return self._say("witchstone-status-chip-black", extra=extra)
        return self._say("witchstone-status-chip")

    def _special(self) -> str:
        symbol_a, _, symbol_b = tile_text(prompts.pool(self.state)).partition("/")
        return self._say(
            "witchstone-status-special",
            symbol_a=symbol_a,
            symbol_b=symbol_b,
            actions=int(self.state.board.once),
        )

    def _space(self) -> str:
        return self._say("witchstone-status-space", actions=int(prompts.pool(self.state)))

    def _tower(self) -> str:
        return self._say("witchstone-status-tower")


def second_action(stack: Stack) -> tuple[int, int]:
    """Return the second symbol of the tile just laid, and how many actions it would have now."""
    state = stack.state
    number, edges = int(turn.last_laid(state)), int(state.rules.lexicon.edges)
    symbol = number // edges % KINDS
    cell = int(state.board.cauldron.edge_b[number % edges])
    assert state.symbol(state.turn, symbol) & bit(cell), "the tile lies there"
    return symbol, int(count(group(state.symbol(state.turn, symbol), cell)))


ACTIONS: Final = {
    ENERGY: Stack._energy,
    WITCH: Stack._witch,
    PENTAGRAM: Stack._pentagram,
    CRYSTAL: Stack._crystal,
    WAND: Stack._wand,
    SCROLL: Stack._scroll,
}
CHOICES: Final = {
    prompts.TURN: Stack._turn,
    prompts.SHELVING: Stack._shelf,
    prompts.CHOOSING_CHIP: Stack._chip,
    prompts.SPECIAL_TILE: Stack._special,
    prompts.EMPTY_SPACE: Stack._space,
    prompts.TOWERS: Stack._tower,
}
