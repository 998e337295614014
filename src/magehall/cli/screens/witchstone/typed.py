"""Short forms: what a player may type instead of the notation, by what is open."""

from __future__ import annotations

import unicodedata
from typing import Final

from magehall.cli.screens.witchstone.names import Names, names_of
from magehall.games.witchstone import prompts
from magehall.games.witchstone.bits import listed
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import (
    ENERGY,
    PENTAGRAM,
    SCROLL,
    SYMBOLS,
    TILE_NAMES,
    WAND,
    WITCH,
    tiles_text,
)

STEPS: Final = {PENTAGRAM: "pentagram", WAND: "wand", SCROLL: "scroll"}
"""What a bare number means."""
PLACES: Final = {prompts.TOWERS: "tower", WITCH: "witch to"}
"""What a bare location means."""
PICKS: Final = {prompts.EMPTY_SPACE: "choose", prompts.SHELVING: "shelf", prompts.CHOOSING_CHIP: "take"}
"""What a bare symbol means."""
LETTERS: Final = {"d": "done", "l": "lay", "k": "keep"}
"""What a single letter on its own means; after a hex it is an exit."""
WORDS: Final = {"bo": "bottom", "+3": "vp3"}


def full_text(line: str, state: WitchstoneState, codes: list[str]) -> str:
    """Write a short form as the notation does; any other text is left to the strict reader."""
    return Typed(state, codes).full(line)


def unaccented(word: str) -> str:
    """Write a word in small letters without accents, as people in a hurry type it."""
    apart = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


class Typed:
    """Reads lines against one state."""

    def __init__(self, state: WitchstoneState, codes: list[str]) -> None:
        self.state = state
        self.open = int(prompts.top(state))
        self.names: Names = names_of(state.board)
        self.codes = [unaccented(code) for code in codes]

    def full(self, line: str) -> str:
        """Translate word by word, then add the verb that the words leave out."""
        plain = line.lower().replace("\N{MINUS SIGN}", "-")
        words = [self._word(word) for word in LETTERS.get(plain, plain).split()]
        for rule in (
            self._tile,
            self._energy,
            self._witch,
            self._crystal,
            self._single,
            self._boost,
            self._use,
        ):
            found = rule(words)
            if found is not None:
                return found
        return " ".join(words)

    def _word(self, word: str) -> str:
        """Write a hex, symbol, tile, location or chain in full."""
        if word in self.names.cell_text:
            return self.names.cell_text[word]
        if word in self.names.place:
            return self.names.place[word]
        if "/" in word:
            return "/".join(self._symbol(part) or part for part in word.split("/"))
        a, dash, b = word.partition("-")
        if dash and a in self.names.place and b in self.names.place:
            return self._chain(self.names.place[a], self.names.place[b]) or word
        return self._symbol(word) or WORDS.get(word, word)

    def _symbol(self, word: str) -> str | None:
        """Read a symbol by its code in the player's language or by two letters or more of its name."""
        if unaccented(word) in self.codes:
            return SYMBOLS[self.codes.index(unaccented(word))]
        return next((name for name in SYMBOLS if len(word) > 1 and name.startswith(word)), None)

    def _chain(self, a: str, b: str) -> str | None:
        return self.names.chain.get((a, b))

    def _is_cell(self, word: str) -> bool:
        return word in self.names.hex_name

    def _is_place(self, word: str) -> bool:
        return word in self.names.place_code

    def _tile(self, words: list[str]) -> str | None:
        """Read `en/wi a2 a3` and `en wi a2 a3`."""
        rest = words[1:] if words[:1] == ["tile"] else words
        if len(rest) == 4 and rest[0] in SYMBOLS and rest[1] in SYMBOLS:
            rest = [f"{rest[0]}/{rest[1]}", *rest[2:]]
        if len(rest) == 3 and "/" in rest[0] and self._is_cell(rest[1]) and self._is_cell(rest[2]):
            return f"tile {' '.join(rest)}"
        return None

    def _energy(self, words: list[str]) -> str | None:
        """Read `tn-vn`, `tn vn` and, while a chain is begun, `en` alone."""
        rest = words[1:] if words[:1] == ["energy"] else words
        if len(rest) == 2 and all(self._is_place(word) for word in rest):
            chain = self._chain(rest[0], rest[1])
            return None if chain is None else f"energy {chain}"
        if len(rest) == 1 and rest[0] in self.names.chain_name:
            return f"energy {rest[0]}"
        begun = self.state.open_chain[self.state.turn]
        if self.open == ENERGY and words == ["energy"] and begun != NOTHING:
            return f"energy {self.state.board.map.chains[begun]}"
        return None

    def _witch(self, words: list[str]) -> str | None:
        """Read `vn`, `to vn`, `wi vn` and `lay`; a bare location is a tower before the first turn."""
        if words == ["lay"]:
            return "witch lay"
        if len(words) == 1 and self._is_place(words[0]) and self.open in PLACES:
            return f"{PLACES[self.open]} {words[0]}"
        if len(words) == 2 and words[0] in ("to", "witch") and self._is_place(words[1]):
            return f"witch to {words[1]}"
        return None

    def _crystal(self, words: list[str]) -> str | None:
        """Read `b2 c3` and `b2 f`, a hex or an exit after the hex of the crystal."""
        rest = words[1:] if words[:1] == ["crystal"] else words
        rest = [word for place, word in enumerate(rest) if not (place == 1 and word in ("to", "out"))]
        if len(rest) != 2 or not self._is_cell(rest[0]):
            return None
        if self._is_cell(rest[1]):
            return f"crystal {rest[0]} to {rest[1]}"
        return f"crystal {rest[0]} out {rest[1]}" if rest[1] in self.state.board.cauldron.exits else None

    def _single(self, words: list[str]) -> str | None:
        """Read a bare number, symbol or hex by what is open."""
        if len(words) != 1:
            return None
        word = words[0]
        if self.open == prompts.CHOOSING_CHIP and word in ("3", "vp3"):
            return "take vp3"
        if word.isdigit() and self.open in STEPS:
            return f"{STEPS[self.open]} {word}"
        if self.open in PICKS and (word in SYMBOLS or word == "bottom"):
            return f"{PICKS[self.open]} {word}"
        return f"place {word}" if self.open == prompts.SPECIAL_TILE and self._is_cell(word) else None

    def _boost(self, words: list[str]) -> str | None:
        """Read `boost`, `boost wa` and `boost any`."""
        if words[:1] != ["boost"] or len(words) > 2:
            return None
        scrolls = self.state.board.scrolls
        held = self.state.scrolls[self.state.turn] & ~self.state.used[self.state.turn]
        wanted = self._wanted(words[1] if len(words) == 2 else None)
        kinds = [int(scrolls.card_kind[card]) for card in listed(held)]
        fitting = [kind for kind in kinds if kind < scrolls.boosts and scrolls.action[kind] in wanted]
        return f"boost {scrolls.kinds[fitting[0]]}" if fitting else None

    def _wanted(self, word: str | None) -> tuple[int, ...]:
        """Return the actions a spell may be for: the one named, else the open one before any."""
        if word is None:
            return self.open, len(SYMBOLS)
        if word in SYMBOLS:
            return (SYMBOLS.index(word),)
        return (len(SYMBOLS),) if word in ("any", "+1", "1") else ()

    def _use(self, words: list[str]) -> str | None:
        """Read `use en` and `use en/wi en`, and a tile to discard either way round."""
        if len(words) == 2 and words[0] == "discard":
            return f"discard {_tile_name(words[1])}"
        if len(words) == 3 and words[0] == "use" and words[2] in SYMBOLS:
            return f"use {_tile_name(words[1])} as {words[2]}"
        if len(words) != 2 or words[0] != "use" or words[1] not in SYMBOLS:
            return None
        waiting = [
            tile
            for place in range(int(self.state.depth) - 1, -1, -1)
            for tile in tiles_text(self.state.tiles_waiting[place])
            if words[1] in tile.split("/")
        ]
        return f"use {waiting[0]} as {words[1]}" if waiting else None


def _tile_name(pair: str) -> str:
    """Write a tile with its symbols in the order of the notation."""
    turned = "/".join(reversed(pair.split("/")))
    return turned if turned in TILE_NAMES else pair
