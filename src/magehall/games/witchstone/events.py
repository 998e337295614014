"""What happens at a table of Witchstone, and who may know it."""

from __future__ import annotations

from typing import final

from magehall.core.facts import Fact
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import Event


def _facts(seat: Seat, facts: dict[str, Fact]) -> dict[str, Fact]:
    return {"seat": seat_text(seat), **facts}


def tile_facts(tile: str) -> dict[str, Fact]:
    """Give the facts from which a language names a tile: its text and its two symbols."""
    first, _, second = tile.partition("/")
    return {"tile": tile, "symbol_a": first, "symbol_b": second}


@final
class TableSet(Event):
    """Scrolls, special tiles and chips were laid out."""

    def __init__(self, library: list[str], tiles: list[str], cloth: list[str]) -> None:
        super().__init__({"scrolls": library, "tiles": tiles, "chips": cloth})


@final
class HandDrawn(Event):
    """A player looked at the first tiles behind the own screen."""

    def __init__(self, seat: Seat, tiles: list[str], audience: tuple[Seat, ...] | None) -> None:
        super().__init__(_facts(seat, {"tiles": tiles}), audience)


@final
class TileDrawn(Event):
    """A player drew a tile and looked at it."""

    def __init__(self, seat: Seat, tile: str, audience: tuple[Seat, ...] | None) -> None:
        super().__init__(_facts(seat, tile_facts(tile)), audience)


@final
class SupplyShrank(Event):
    """Everybody saw a player draw a tile."""

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(_facts(seat, {"left": left}))


@final
class TowerTaken(Event):
    """A player put the big witch on a tower."""

    def __init__(self, seat: Seat, place: str, points: int, score: int) -> None:
        super().__init__(_facts(seat, {"place": place, "points": points, "score": score}))


@final
class TurnBegan(Event):
    """A player's turn began."""

    def __init__(self, seat: Seat, round_number: int) -> None:
        super().__init__(_facts(seat, {"round": round_number}))


@final
class TilePlaced(Event):
    """A tile was laid into a cauldron."""

    def __init__(self, seat: Seat, tile: str, symbols: list[str], hexes: list[str]) -> None:
        laid = {"tile": tile, "symbol_a": symbols[0], "symbol_b": symbols[1]}
        super().__init__(_facts(seat, {**laid, "symbols": symbols, "hexes": hexes}))


@final
class TileDiscarded(Event):
    """A tile fitted nowhere and was given up."""

    def __init__(self, seat: Seat, tile: str) -> None:
        super().__init__(_facts(seat, tile_facts(tile)))


@final
class ActionOpened(Event):
    """A player got actions of a kind; `source` says from what: tile, space, shelf or setup."""

    def __init__(self, seat: Seat, action: str, actions: int, source: str) -> None:
        super().__init__(_facts(seat, {"action": action, "actions": actions, "source": source}))


@final
class ActionsLost(Event):
    """Actions were given up or could not be used."""

    def __init__(self, seat: Seat, action: str, actions: int) -> None:
        super().__init__(_facts(seat, {"action": action, "actions": actions}))


@final
class SegmentPlaced(Event):
    """A segment was put on a chain."""

    def __init__(self, seat: Seat, chain: str, places: list[str], *, links: int, of: int, left: int) -> None:
        facts: dict[str, Fact] = {"chain": chain, "places": places, "links": links, "of": of, "left": left}
        super().__init__(_facts(seat, facts))


@final
class ChainFinished(Event):
    """A chain was finished and scored."""

    def __init__(self, seat: Seat, chain: str, places: list[str], points: int, score: int) -> None:
        super().__init__(_facts(seat, {"chain": chain, "places": places, "points": points, "score": score}))


@final
class WitchLaid(Event):
    """A witch was laid beside the own tower."""

    def __init__(self, seat: Seat, lying: int, reserve: int) -> None:
        super().__init__(_facts(seat, {"lying": lying, "reserve": reserve}))


@final
class WitchSent(Event):
    """A witch was raised and sent to a location."""

    def __init__(self, seat: Seat, place: str, actions: int, points: int, score: int) -> None:
        facts: dict[str, Fact] = {"place": place, "actions": actions, "points": points, "score": score}
        super().__init__(_facts(seat, facts))


@final
class StoneReached(Event):
    """A witch took a slot of the Witchstone."""

    def __init__(self, seat: Seat, slot: int, points: int, score: int) -> None:
        super().__init__(_facts(seat, {"slot": slot, "points": points, "score": score}))


@final
class ChipTaken(Event):
    """A chip was taken from a location or from the tablecloth."""

    def __init__(self, seat: Seat, chip: str, place: str, points: int, score: int) -> None:
        super().__init__(_facts(seat, {"chip": chip, "place": place, "points": points, "score": score}))


@final
class ChipUsed(Event):
    """The action of a chip was used."""

    def __init__(self, seat: Seat, chip: str, actions: int) -> None:
        super().__init__(_facts(seat, {"chip": chip, "actions": actions}))


@final
class OwlStepped(Event):
    """An owl moved on the pentagram."""

    def __init__(self, seat: Seat, steps: int, space: int) -> None:
        super().__init__(_facts(seat, {"steps": steps, "space": space}))


@final
class OwlTileTaken(Event):
    """An owl tile was taken."""

    def __init__(self, seat: Seat, value: int) -> None:
        super().__init__(_facts(seat, {"value": value}))


@final
class OwlSpaceEmpty(Event):
    """An owl space without tiles scored."""

    def __init__(self, seat: Seat, points: int, score: int) -> None:
        super().__init__(_facts(seat, {"points": points, "score": score}))


@final
class SpecialTaken(Event):
    """A special tile was taken from the pentagram."""

    def __init__(self, seat: Seat, tile: str, space: int) -> None:
        super().__init__(_facts(seat, {**tile_facts(tile), "space": space}))


@final
class SpecialRefilled(Event):
    """A new special tile was turned up."""

    def __init__(self, tile: str, left: int) -> None:
        super().__init__({**tile_facts(tile), "left": left})


@final
class SpecialKept(Event):
    """A special tile was kept for one use."""

    def __init__(self, seat: Seat, tile: str) -> None:
        super().__init__(_facts(seat, tile_facts(tile)))


@final
class SpecialPlaced(Event):
    """A special tile was laid into a cauldron for good."""

    def __init__(self, seat: Seat, tile: str, cell: str) -> None:
        super().__init__(_facts(seat, {**tile_facts(tile), "hex": cell}))


@final
class SpecialUsed(Event):
    """A special tile was used once."""

    def __init__(self, seat: Seat, tile: str, action: str, actions: int) -> None:
        super().__init__(_facts(seat, {**tile_facts(tile), "action": action, "actions": actions}))


@final
class CrystalMoved(Event):
    """A crystal moved inside a cauldron."""

    def __init__(self, seat: Seat, colour: str, start: str, to: str, actions: int) -> None:
        super().__init__(_facts(seat, {"crystal": colour, "from": start, "hex": to, "actions": actions}))


@final
class CrystalBroughtOut(Event):
    """A crystal reached the rim."""

    def __init__(self, seat: Seat, colour: str, start: str, *, side: str, symbol: str, actions: int) -> None:
        facts: dict[str, Fact] = {"crystal": colour, "from": start, "exit": side, "symbol": symbol}
        super().__init__(_facts(seat, {**facts, "actions": actions}))


@final
class CrystalShelved(Event):
    """A crystal was put on a shelf."""

    def __init__(self, seat: Seat, colour: str, shelf: str, free: int) -> None:
        super().__init__(_facts(seat, {"crystal": colour, "shelf": shelf, "free": free}))


@final
class CrystalBoxed(Event):
    """Both shelves were full and a crystal went back to the box."""

    def __init__(self, seat: Seat, colour: str, symbol: str) -> None:
        super().__init__(_facts(seat, {"crystal": colour, "symbol": symbol}))


@final
class CrystalRemoved(Event):
    """A crystal was taken out by hand and cost points."""

    def __init__(self, seat: Seat, colour: str, start: str, points: int, score: int) -> None:
        facts: dict[str, Fact] = {"crystal": colour, "from": start, "points": points, "score": score}
        super().__init__(_facts(seat, facts))


@final
class WandStepped(Event):
    """An owl moved on the wand; `leading` is 1 where it is foremost now."""

    def __init__(self, seat: Seat, steps: int, space: int, leading: bool) -> None:
        super().__init__(_facts(seat, {"steps": steps, "space": space, "leading": int(leading)}))


@final
class BonusReached(Event):
    """A dark space of the wand gave bonus actions."""

    def __init__(self, seat: Seat, space: int, action: str, actions: int, doubled: bool) -> None:
        facts: dict[str, Fact] = {
            "space": space,
            "action": action,
            "actions": actions,
            "doubled": int(doubled),
        }
        super().__init__(_facts(seat, facts))


@final
class SilverScored(Event):
    """A silver space of the wand was scored."""

    def __init__(self, seat: Seat, space: int, counted: str, *, count: int, points: int, score: int) -> None:
        facts: dict[str, Fact] = {"space": space, "counted": counted, "count": count}
        super().__init__(_facts(seat, {**facts, "points": points, "score": score}))


@final
class ScrollTaken(Event):
    """A scroll was taken from the library."""

    def __init__(self, seat: Seat, scroll: str, shelf: int) -> None:
        super().__init__(_facts(seat, {"scroll": scroll, "shelf": shelf}))


@final
class ScrollRevealed(Event):
    """A new scroll was turned up."""

    def __init__(self, scroll: str, left: int) -> None:
        super().__init__({"scroll": scroll, "left": left})


@final
class BoostPlayed(Event):
    """A boosting spell was played."""

    def __init__(self, seat: Seat, scroll: str, action: str, actions: int) -> None:
        super().__init__(_facts(seat, {"scroll": scroll, "action": action, "actions": actions}))


@final
class ProphecyCounted(Event):
    """A prophecy was looked at after the last turn."""

    def __init__(self, seat: Seat, scroll: str, level: int, points: int) -> None:
        super().__init__(_facts(seat, {"scroll": scroll, "level": level, "points": points}))


@final
class FinalCounted(Event):
    """A player's points were added up."""

    def __init__(self, seat: Seat, parts: dict[str, int], total: int) -> None:
        facts: dict[str, Fact] = dict(parts.items())
        super().__init__(_facts(seat, {**facts, "total": total}))


@final
class GameEnded(Event):
    """The last turn was over and the winner known."""

    def __init__(self, winners: tuple[Seat, ...], total: int) -> None:
        super().__init__({"seats": [seat_text(seat) for seat in winners], "total": total})
