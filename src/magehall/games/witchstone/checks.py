"""What a data set as a whole must satisfy before anyone plays on it."""

from __future__ import annotations

from mypy_extensions import i64

from magehall.core.bits import bit, count
from magehall.games.witchstone.bits import cells_text, group, listed
from magehall.games.witchstone.board import TOWER, WITCHSTONE, WITCHSTONE_RANK, Board
from magehall.games.witchstone.sheet import MOST, BoardError
from magehall.games.witchstone.symbols import KINDS, SYMBOLS, TILES


def check(board: Board) -> None:
    """Raise a `BoardError` that names the first thing wrong with a board."""
    for test in (_check_map, _check_chains, _check_connected, _check_chips, _check_cauldron, _check_exits):
        message = test(board)
        if message is not None:
            raise BoardError(f"board {board.name}: {message}")
    for test in (_check_pentagram, _check_wand, _check_rack, _check_scrolls):
        message = test(board)
        if message is not None:
            raise BoardError(f"board {board.name}: {message}")


def _check_map(board: Board) -> str | None:
    stones, towers = count(board.map.of_kind[WITCHSTONE]), count(board.map.of_kind[TOWER])
    if stones != 1:
        return f"map: there is one Witchstone, not {int(stones)}"
    if towers < 4:
        return f"map: four players need four towers, not {int(towers)}"
    if len(board.map.slots) < 4 or list(board.map.slots) != sorted(board.map.slots, reverse=True):
        return "map: the Witchstone has at least four slots, the best first"
    return None


def _check_chains(board: Board) -> str | None:
    for number, chain in enumerate(board.map.chains):
        if board.map.a[number] == board.map.b[number]:
            return f"map: chain {chain} leads back to {board.map.places[board.map.a[number]]}"
    return None


def _check_connected(board: Board) -> str | None:
    found: i64 = bit(board.map.stone)
    for _ in board.map.places:
        for chain in range(len(board.map.chains)):
            ends: i64 = bit(board.map.a[chain]) | bit(board.map.b[chain])
            if ends & found:
                found |= ends
    alone = [place for number, place in enumerate(board.map.places) if not found & bit(number)]
    return f"map: no chains lead from the Witchstone to {', '.join(alone)}" if alone else None


def _check_chips(board: Board) -> str | None:
    chips, places = sum(board.rack.chips), len(board.map.chip_places)
    cloth = int(chips) - places
    most = max(board.rack.bottom)
    if cloth < most:
        return f"chips: {int(chips)} for {places} locations leave {cloth} for {int(most)} bottom flasks"
    return None


def _check_cauldron(board: Board) -> str | None:
    cauldron = board.cauldron
    taken: i64 = 0
    printed = [cell for symbol in range(KINDS) for cell in listed(cauldron.printed[symbol])]
    for cell in [*printed, int(cauldron.black), *listed(cauldron.own)]:
        if taken & bit(cell) or not cauldron.cells & bit(cell):
            return f"cauldron: {cells_text(bit(cell))[0]} is used twice or lies outside"
        taken |= bit(cell)
    for symbol in range(KINDS):
        if cauldron.printed[symbol] == 0:
            return f"cauldron: no hex shows {SYMBOLS[symbol]}"
    free = cauldron.cells & ~taken
    if all(count(group(free, cell)) < 2 for cell in listed(free)):
        return "cauldron: no two free hexes lie side by side for a first tile"
    return None


def _check_exits(board: Board) -> str | None:
    cauldron = board.cauldron
    if len(set(cauldron.exits)) != len(cauldron.exits) or not 1 <= len(cauldron.exits) <= 8:
        return "cauldron: the names of one to eight exits must differ"
    for number, side in enumerate(cauldron.exits):
        hexes: i64 = cauldron.exit_from[number]
        if hexes == 0 or hexes & ~cauldron.cells:
            return f"cauldron: no crystal can reach exit {side}"
    return None


def _check_pentagram(board: Board) -> str | None:
    track = board.pentagram
    if track.length > MOST or track.specials == 0 or track.specials > TILES:
        return f"pentagram: a track of at most {MOST} spaces has 1 to 15 special ones"
    if track.special_empty * track.specials >= track.length:
        return "pentagram: empty special spaces would give steps without end"
    if len(board.owl_stack) > 15 or track.owls > 15:
        return "pentagram: at most 15 owl spaces with at most 15 owl tiles each"
    return None


def _check_wand(board: Board) -> str | None:
    both = listed(board.wand.bonus & board.wand.silver)
    return f"wand: space {both[0]} cannot be both bonus and silver" if both else None


def _check_rack(board: Board) -> str | None:
    if len(board.rack.upper) != 3 or len(board.rack.bottom) != 3:
        return "shelves: limits are given for 2, 3 and 4 players"
    return None


def _check_scrolls(board: Board) -> str | None:
    scrolls = board.scrolls
    if len(set(scrolls.kinds)) != len(scrolls.kinds):
        return "scrolls: the names of the scrolls must differ"
    if len(scrolls.points) != 4:
        return "scrolls: a prophecy has points for nothing and for three levels"
    for kind in range(int(scrolls.boosts), len(scrolls.kinds)):
        if scrolls.test[kind] == WITCHSTONE_RANK and scrolls.levels[3 * kind] > len(board.map.slots):
            return f"scrolls: {scrolls.kinds[kind]} asks for a slot that the Witchstone does not have"
    return None
