"""Makes up full worlds that fit a view: everything known is put back, hidden tiles are drawn."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple
from mypy_extensions import i64

from magehall.core.bits import bit, count, lowest
from magehall.core.chance import Rng
from magehall.core.errors import BadInput
from magehall.core.seat import LETTERS, Seat
from magehall.games.witchstone import codes, crystals, energy, prompts, turn
from magehall.games.witchstone.bits import cell_at
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.notation import read_move
from magehall.games.witchstone.rules import Rules
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import (
    CHIPS,
    FIRST,
    KINDS,
    SECOND,
    SHELVES,
    SYMBOLS,
    TILE_NAMES,
    TILES,
    Tile,
)
from magehall.games.witchstone.view import Player, Prompt, WitchstoneView

COPIES: Final = 16
"""A state can count only fewer chips or owl tiles of one kind than this."""


def imagine(view: WitchstoneView, rng: Rng) -> WitchstoneState:
    """Make up a world; what nature draws later stays open, so only hidden hands are guessed."""
    _check(2 <= view.seats <= 4 and len(view.players) == view.seats, "players", view.seats)
    state = WitchstoneState(view.seats, Rules(view.seats, view.options.data()))
    state.turn = LETTERS.index(view.turn)
    state.round = view.round - 1
    _check(state.turn < view.seats, "turn", view.turn)
    _check(0 <= state.round < state.board.rounds, "round", view.round)
    _put_table(state, view)
    _put_stack(state, view)
    for seat, player in enumerate(view.players):
        _put_tracks(state, seat, player)
        _put_map(state, seat, player)
        _put_cauldron(state, seat, player)
        _put_crystals(state, seat, player)
        _put_possessions(state, seat, player, rng)
    return state


def _check(fits: bool, name: str, value: object) -> None:
    """Refuse what types allow but no game of Witchstone has."""
    if not fits:
        raise BadInput(
            f"no witchstone view: {name} cannot be {value}", "shape", {"error": f"{name}: {value}"}
        )


def _number(numbers: dict[str, int], name: str, kind: str) -> int:
    """Find something of the board by its name."""
    _check(name in numbers, kind, name)
    return numbers[name]


def _tiles(names: list[Tile]) -> i64:
    found: i64 = 0
    for name in names:
        found |= bit(TILE_NAMES.index(name))
    return found


def _cell(state: WitchstoneState, text: str) -> int:
    q, _, r = text.partition(",")
    cell = cell_at(int(q), int(r))
    _check(state.board.cauldron.cells & bit(cell) != 0, "hex", text)
    return cell


def _put_table(state: WitchstoneState, view: WitchstoneView) -> None:
    board = state.board
    _check(len(view.library) <= len(state.library), "library", view.library)
    for name in view.library:
        state.library[state.shelved] = _card(state, name)
        state.shelved += 1
    _check(len(view.display) == len(state.display), "display", view.display)
    for place, tile in enumerate(view.display):
        if tile is not None:
            state.display[place] = TILE_NAMES.index(tile)
            state.special_stack &= ~bit(TILE_NAMES.index(tile))
    _check(len(view.owl_stacks) == len(state.owls_gone), "owl_stacks", view.owl_stacks)
    for stack, left in enumerate(view.owl_stacks):
        _check(len(left) <= len(board.owl_stack), "owl_stacks", left)
        state.owls_gone[stack] = len(board.owl_stack) - len(left)
    for chip, name in enumerate(CHIPS):
        state.cloth[chip] = view.cloth.count(name)
    for place_name, chip_name in view.map_chips.items():
        state.map_chips[_number(board.map.number, place_name, "place")] = CHIPS.index(chip_name)
    for shelf, free in enumerate(astuple(view.flasks)):
        state.shelf_total[shelf] = crystals.free_flasks(state, shelf) - free
        _check(state.shelf_total[shelf] >= 0, "flasks", free)


def _card(state: WitchstoneState, name: str) -> i64:
    """Take the first card of a kind out of the pile; equal cards cannot be told apart."""
    scrolls = state.board.scrolls
    cards: i64 = state.deck & scrolls.of_kind[_number(scrolls.number, name, "scroll")]
    _check(cards != 0, "one scroll more", name)
    state.deck &= ~bit(lowest(cards))
    return lowest(cards)


def _put_stack(state: WitchstoneState, view: WitchstoneView) -> None:
    _check(0 < len(view.stack) < prompts.DEPTH, "stack", len(view.stack))
    state.depth = 0
    for prompt in view.stack:
        _check(_amount_fits(state, prompt), prompt.kind, prompt.amount)
        prompts.push(state, prompts.NAMES.index(prompt.kind), prompt.amount)
        for name in prompt.chips:
            _check(prompt.chips.count(name) < COPIES, "chips", name)
            prompts.wait_chip(state, SYMBOLS.index(name), False)
        if prompt.black_chip is not None:
            prompts.wait_chip(state, SYMBOLS.index(prompt.black_chip), True)
        state.tiles_waiting[state.depth - 1] = _tiles(prompt.tiles)
        if prompts.top(state) == prompts.RESOLVING:
            state.resolving = 1
    state.wand_queue = _spaces(state, view.wand_queue)
    state.wand_double = _spaces(state, view.wand_double)
    if prompts.top(state) == prompts.OVER:
        state.round = state.board.rounds


def _amount_fits(state: WitchstoneState, prompt: Prompt) -> bool:
    """Tell whether the amount of a prompt makes sense where it does not count actions."""
    if prompt.kind == "turn":
        return prompt.amount < len(turn.STAGES)
    if prompt.kind == "shelf":
        return prompt.amount < 16 and prompt.amount & 7 < KINDS
    if prompt.kind == "refill":
        return prompt.amount < len(state.display)
    return prompt.kind != "special-tile" or prompt.amount < TILES


def _spaces(state: WitchstoneState, spaces: list[int]) -> i64:
    found: i64 = 0
    for space in spaces:
        _check(space <= state.board.wand.length, "wand", space)
        found |= bit(space)
    _check(found & ~state.board.wand.stops == 0, "wand", spaces)
    return found


def _put_tracks(state: WitchstoneState, seat: Seat, player: Player) -> None:
    _check(player.wand <= state.board.wand.length, "wand", player.wand)
    _check(player.pentagram < state.board.pentagram.length, "pentagram", player.pentagram)
    state.score[seat] = player.score
    state.wand[seat] = player.wand
    state.stamp[seat] = player.stamp
    state.stamps = max(state.stamps, state.stamp[seat])
    state.pentagram[seat] = player.pentagram


def _put_map(state: WitchstoneState, seat: Seat, player: Player) -> None:
    ball = state.board.map
    has_acted = state.kinds[0] in (prompts.TURN, prompts.OVER) or (state.depth > 1 and seat == state.turn)
    _check(player.tower is not None or not has_acted, "tower", player.tower)
    if player.tower is not None:
        state.tower[seat] = _number(ball.number, player.tower, "place")
        energy.join(state, seat, state.tower[seat])
    for name in player.chains:
        chain: i64 = _number(ball.chain_number, name, "chain")
        state.chains[seat] |= bit(chain)
        state.taken |= bit(chain)
        state.finished |= bit(chain)
        energy.join(state, seat, ball.a[chain])
        energy.join(state, seat, ball.b[chain])
    if player.open_chain is not None:
        state.open_chain[seat] = _number(ball.chain_number, player.open_chain, "chain")
        state.taken |= bit(state.open_chain[seat])
    state.open_links[seat] = player.open_links
    state.energy[seat] = player.energy
    state.reserve[seat] = player.reserve
    state.lying[seat] = player.lying
    for name in player.standing:
        state.standing[seat] |= bit(_number(ball.number, name, "place"))
    _check(player.slot <= len(ball.slots), "slot", player.slot)
    state.slot[seat] = player.slot
    state.slots_taken = max(state.slots_taken, state.slot[seat])


def _put_cauldron(state: WitchstoneState, seat: Seat, player: Player) -> None:
    rounds, lexicon, cauldron = int(state.board.rounds), state.rules.lexicon, state.board.cauldron
    _check(len(player.tiles) == rounds, "tiles", player.tiles)
    for place, text in enumerate(player.tiles):
        if text is not None:
            number: i64 = lexicon.number(read_move(f"tile {text}"))
            _check(number != codes.NO_CODE, "tile", text)
            pair, edge = number // lexicon.edges, number % lexicon.edges
            _put_symbol(state, seat, pair // KINDS, cauldron.edge_a[edge])
            _put_symbol(state, seat, pair % KINDS, cauldron.edge_b[edge])
            state.laid[seat * rounds + place] = number
    for where, name in player.specials.items():
        tile, cell = TILE_NAMES.index(name), _cell(state, where)
        _put_symbol(state, seat, FIRST[tile], cell)
        _put_symbol(state, seat, SECOND[tile], cell)
        state.placed[seat] |= bit(tile)
    state.special_stack &= ~state.placed[seat]


def _put_symbol(state: WitchstoneState, seat: Seat, symbol: i64, cell: i64) -> None:
    state.symbols[seat * KINDS + symbol] |= bit(cell)
    state.covered[seat] |= bit(cell)


def _put_crystals(state: WitchstoneState, seat: Seat, player: Player) -> None:
    state.crystals[seat] = 0
    for where in player.crystals:
        state.crystals[seat] |= bit(_cell(state, where))
    state.black[seat] = 0 if player.black is None else bit(_cell(state, player.black))
    at = player.black_at
    state.black_at[seat] = crystals.BLACK_AT.index(at) if at in crystals.BLACK_AT else NOTHING
    for name, number in player.rack.items():
        state.rack[seat * crystals.SHELF_COUNT + SHELVES.index(name)] = number
        state.racked[seat] += number
    state.boxed[seat] = player.boxed
    state.removed[seat] = player.removed


def _put_possessions(state: WitchstoneState, seat: Seat, player: Player, rng: Rng) -> None:
    used = list(player.used)
    for name in player.scrolls:
        card = _card(state, name)
        state.scrolls[seat] |= bit(card)
        if name in used:
            used.remove(name)
            state.used[seat] |= bit(card)
    state.beside[seat] = _tiles(player.beside)
    state.special_stack &= ~state.beside[seat]
    for chip in player.chips:
        _check(player.chips.count(chip) < COPIES, "chips", chip)
        state.chips[seat] += 1
        state.chip_kinds[seat] += bit(4 * CHIPS.index(chip))
    values = [int(value) for value in state.board.owl_stack]
    for value in player.owls:
        _check(value in values and player.owls.count(value) < COPIES, "owls", value)
        state.owls[seat] += bit(4 * values.index(value))
    state.played[seat] = _tiles(player.played)
    if player.hand is not None:
        state.hand[seat] = _tiles(player.hand)
    else:
        state.hand[seat] = _guessed(state.unseen(seat), player.hand_size, rng)


def is_hidden(view: WitchstoneView, seat: Seat) -> bool:
    """Tell whether the tiles of a seat are behind a screen."""
    return view.players[seat].hand is None


def guess_hand(state: WitchstoneState, seat: Seat, rng: Rng) -> None:
    """Draw hidden tiles afresh in a world that was made up before."""
    size: i64 = count(state.hand[seat])
    state.hand[seat] = 0
    state.hand[seat] = _guessed(state.unseen(seat), size, rng)


def _guessed(tiles: i64, size: i64, rng: Rng) -> i64:
    """Choose a hand from the tiles not played, every hand equally likely."""
    _check(size <= count(tiles), "hand_size", int(size))
    found: i64 = 0
    while count(found) < size:
        left: i64 = tiles & ~found
        place: i64 = rng.below(count(left))
        while place > 0:
            left &= left - 1
            place -= 1
        found |= left & -left
    return found
