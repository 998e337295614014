"""Makes up full worlds that fit a view: all that is known is put back, hidden tiles are drawn."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.seat import LETTERS, Seat
from magehall.games.witchstone import crystals, energy, frames
from magehall.games.witchstone.bits import RADIUS, bit, cell_at, count, lowest
from magehall.games.witchstone.board import NOTHING
from magehall.games.witchstone.rules import Rules
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import CHIPS, FIRST, KINDS, SECOND, SHELVES, SYMBOLS, TILE_NAMES
from magehall.games.witchstone.view import WitchstoneView

Data = dict[str, object]


def imagine(view: WitchstoneView, rng: Rng) -> WitchstoneState:
    """Make up a world; what nature draws later stays open, so only hidden hands are guessed."""
    body = view.data()
    seats = _whole(body, "seats")
    state = WitchstoneState(seats, Rules(seats, cast("dict[str, str]", body["options"])))
    state.turn = LETTERS.index(str(body["turn"]))
    state.round = _whole(body, "round") - 1
    _put_table(state, body)
    _put_stack(state, body)
    for seat, player in enumerate(cast("list[Data]", body["players"])):
        _put_tracks(state, seat, player)
        _put_map(state, seat, player)
        _put_cauldron(state, seat, player)
        _put_crystals(state, seat, player)
        _put_possessions(state, seat, player, rng)
    return state


def _whole(data: Data, name: str) -> int:
    return cast("int", data[name])


def _names(data: Data, name: str) -> list[str]:
    return cast("list[str]", data[name])


def _numbers(data: Data, name: str) -> i64:
    found: i64 = 0
    for number in cast("list[int]", data[name]):
        found |= bit(number)
    return found


def _tiles(names: list[str]) -> i64:
    found: i64 = 0
    for name in names:
        found |= bit(TILE_NAMES.index(name))
    return found


def _cell(text: str) -> int:
    q, _, r = text.partition(",")
    assert -RADIUS <= int(q) <= RADIUS, "a hex of a cauldron"
    return cell_at(int(q), int(r))


def _put_table(state: WitchstoneState, body: Data) -> None:
    board = state.board
    for name in _names(body, "library"):
        state.library[state.shelved] = _card(state, name)
        state.shelved += 1
    for place, tile in enumerate(cast("list[str | None]", body["display"])):
        if tile is not None:
            state.display[place] = TILE_NAMES.index(tile)
            state.special_stack &= ~bit(TILE_NAMES.index(tile))
    for stack, left in enumerate(cast("list[list[int]]", body["owl_stacks"])):
        state.owls_gone[stack] = len(board.owl_stack) - len(left)
    cloth = _names(body, "cloth")
    for chip, name in enumerate(CHIPS):
        state.cloth[chip] = cloth.count(name)
    for place_name, chip_name in cast("dict[str, str]", body["map_chips"]).items():
        state.map_chips[board.map.number[place_name]] = CHIPS.index(chip_name)
    for name, free in cast("dict[str, int]", body["flasks"]).items():
        shelf = SHELVES.index(name)
        state.shelf_total[shelf] = crystals.free_flasks(state, shelf) - free


def _card(state: WitchstoneState, name: str) -> i64:
    """Take the first card of a kind out of the pile; equal cards cannot be told apart."""
    card: i64 = lowest(state.deck & state.board.scrolls.of_kind[state.board.scrolls.number[name]])
    state.deck &= ~bit(card)
    return card


def _put_stack(state: WitchstoneState, body: Data) -> None:
    state.depth = 0
    for frame in cast("list[Data]", body["stack"]):
        frames.push(state, frames.NAMES.index(str(frame["kind"])), _whole(frame, "amount"))
        for name in _names(frame, "chips"):
            frames.wait_chip(state, SYMBOLS.index(name), False)
        if frame["black_chip"] is not None:
            frames.wait_chip(state, SYMBOLS.index(str(frame["black_chip"])), True)
        state.tiles_waiting[state.depth - 1] = _tiles(_names(frame, "tiles"))
        if frames.top(state) == frames.RESOLVING:
            state.resolving = 1
    state.wand_queue = _numbers(body, "wand_queue")
    state.wand_double = _numbers(body, "wand_double")
    if frames.top(state) == frames.OVER:
        state.round = state.board.rounds


def _put_tracks(state: WitchstoneState, seat: Seat, player: Data) -> None:
    state.score[seat] = _whole(player, "score")
    state.wand[seat] = _whole(player, "wand")
    state.stamp[seat] = _whole(player, "stamp")
    state.stamps = max(state.stamps, state.stamp[seat])
    state.pentagram[seat] = _whole(player, "pentagram")


def _put_map(state: WitchstoneState, seat: Seat, player: Data) -> None:
    ball = state.board.map
    if player["tower"] is not None:
        state.tower[seat] = ball.number[str(player["tower"])]
        energy.join(state, seat, state.tower[seat])
    for name in _names(player, "chains"):
        chain: i64 = ball.chain_number[name]
        state.chains[seat] |= bit(chain)
        state.taken |= bit(chain)
        state.finished |= bit(chain)
        energy.join(state, seat, ball.a[chain])
        energy.join(state, seat, ball.b[chain])
    if player["open_chain"] is not None:
        state.open_chain[seat] = ball.chain_number[str(player["open_chain"])]
        state.taken |= bit(state.open_chain[seat])
    state.open_links[seat] = _whole(player, "open_links")
    state.energy[seat] = _whole(player, "energy")
    state.reserve[seat] = _whole(player, "reserve")
    state.lying[seat] = _whole(player, "lying")
    for name in _names(player, "standing"):
        state.standing[seat] |= bit(ball.number[name])
    state.slot[seat] = _whole(player, "slot")
    state.slots_taken = max(state.slots_taken, state.slot[seat])


def _put_cauldron(state: WitchstoneState, seat: Seat, player: Data) -> None:
    rounds = int(state.board.rounds)
    for place, text in enumerate(cast("list[str | None]", player["tiles"])):
        if text is not None:
            pair, a, b = text.split(" ")
            first, second = [SYMBOLS.index(name) for name in pair.split("/")]
            _put_symbol(state, seat, first, _cell(a))
            _put_symbol(state, seat, second, _cell(b))
            edge = state.board.cauldron.edge_number[_cell(a) * 64 + _cell(b)]
            state.laid[seat * rounds + place] = (first * KINDS + second) * state.rules.lexicon.edges + edge
    for where, name in cast("dict[str, str]", player["specials"]).items():
        tile = TILE_NAMES.index(name)
        _put_symbol(state, seat, FIRST[tile], _cell(where))
        _put_symbol(state, seat, SECOND[tile], _cell(where))
        state.placed[seat] |= bit(tile)
    state.special_stack &= ~state.placed[seat]


def _put_symbol(state: WitchstoneState, seat: Seat, symbol: i64, cell: i64) -> None:
    state.symbols[seat * KINDS + symbol] |= bit(cell)
    state.covered[seat] |= bit(cell)


def _put_crystals(state: WitchstoneState, seat: Seat, player: Data) -> None:
    state.crystals[seat] = 0
    for where in _names(player, "crystals"):
        state.crystals[seat] |= bit(_cell(where))
    black, at = player["black"], str(player["black_at"])
    state.black[seat] = 0 if black is None else bit(_cell(str(black)))
    if at == "box":
        state.black_at[seat] = crystals.IN_BOX
    elif at == "screen":
        state.black_at[seat] = crystals.BY_SCREEN
    elif at.startswith("shelf "):
        state.black_at[seat] = SHELVES.index(at.removeprefix("shelf "))
    else:
        state.black_at[seat] = NOTHING
    for name, number in cast("dict[str, int]", player["rack"]).items():
        state.rack[seat * crystals.SHELF_COUNT + SHELVES.index(name)] = number
        state.racked[seat] += number
    state.boxed[seat] = _whole(player, "boxed")
    state.removed[seat] = _whole(player, "removed")


def _put_possessions(state: WitchstoneState, seat: Seat, player: Data, rng: Rng) -> None:
    used = list(_names(player, "used"))
    for name in _names(player, "scrolls"):
        card = _card(state, name)
        state.scrolls[seat] |= bit(card)
        if name in used:
            used.remove(name)
            state.used[seat] |= bit(card)
    state.beside[seat] = _tiles(_names(player, "beside"))
    state.special_stack &= ~state.beside[seat]
    for name in _names(player, "chips"):
        state.chips[seat] += 1
        state.chip_kinds[seat] += bit(4 * CHIPS.index(name))
    values = [int(value) for value in state.board.owl_stack]
    for value in cast("list[int]", player["owls"]):
        state.owls[seat] += bit(4 * values.index(value))
    state.played[seat] = _tiles(_names(player, "played"))
    hand = player["hand"]
    if hand is not None:
        state.hand[seat] = _tiles(cast("list[str]", hand))
    else:
        state.hand[seat] = _guessed(state.unseen(seat), _whole(player, "hand_size"), rng)


def is_hidden(view: WitchstoneView, seat: Seat) -> bool:
    """Tell whether the tiles of a seat are behind a screen."""
    return cast("list[Data]", view.body["players"])[seat]["hand"] is None


def guess_hand(state: WitchstoneState, seat: Seat, rng: Rng) -> None:
    """Draw hidden tiles anew in a world that was made up before."""
    size: i64 = count(state.hand[seat])
    state.hand[seat] = 0
    state.hand[seat] = _guessed(state.unseen(seat), size, rng)


def _guessed(tiles: i64, size: i64, rng: Rng) -> i64:
    """Choose a hand among the tiles not played, every hand equally likely."""
    found: i64 = 0
    while count(found) < size:
        left: i64 = tiles & ~found
        place: i64 = rng.below(count(left))
        while place > 0:
            left &= left - 1
            place -= 1
        found |= left & -left
    return found
