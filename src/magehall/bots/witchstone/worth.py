"""What a position is worth to a player, in points: what is certain, and what it promises.

A player's worth is the total if the game ended now, plus what is likely to come of it in the turns left:
groups that can grow, lying witches with somewhere to go, crystals near an exit, owls near a reward,
prophecies half fulfilled. During a turn the actions still open count too.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.witchstone.weights import Weights
from magehall.core.bits import bit, count, lowest
from magehall.games.witchstone import crystals, prompts, prophecy, score, turn, witches
from magehall.games.witchstone.bits import group, near, up_to
from magehall.games.witchstone.board import NOTHING, OWL, SPECIAL
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import CRYSTAL, ENERGY, KINDS, SCROLL, WAND, WITCH
from magehall.games.witchstone.wand import counted, is_leading


@final
class Worth:
    """Values positions for one seat."""

    def __init__(self, weights: Weights, seat: i64) -> None:
        self.weights = weights
        self.seat: i64 = seat
        # the groups last looked at, by symbol: the hexes, the empty ones, the largest that can grow
        self.seen: vec[i64] = vec[i64]([0] * KINDS)
        self.seen_empty: vec[i64] = vec[i64]([0] * KINDS)
        self.grown: vec[i64] = vec[i64]([0] * KINDS)

    def of(self, state: WitchstoneState) -> float:
        """Value a position."""
        left: float = turns_left(state, self.seat)
        value: float = float(score.total(state, self.seat))
        if left > 0.0:
            value += self.cauldron(state, left) + self.network(state, left) + self.tracks(state, left)
            value += self.crystals(state, left) + self.scrolls(state, left)
        if state.turn == self.seat and prompts.top(state) != prompts.OVER:
            value += self.open_actions(state)
        return value

    def cauldron(self, state: WitchstoneState, left: float) -> float:
        """Value groups that can grow by the tiles still to be laid, and room to lay them."""
        seat, weights = self.seat, self.weights
        empty: i64 = state.empty(seat)
        value: float = 0.0
        symbol: i64 = 0
        while symbol < KINDS:
            value += weights.group[symbol] * float(self.growing(state.symbol(seat, symbol), symbol, empty))
            symbol += 1
        short: float = 2.0 * left - float(count(empty & near(empty)))
        room: float = -weights.room * short if short > 0.0 else 0.0
        return value * left / 10.0 + room

    def growing(self, hexes: i64, symbol: i64, empty: i64) -> i64:
        """Return the size of the largest group of a symbol that can grow; most moves change none."""
        if hexes != self.seen[symbol] or empty != self.seen_empty[symbol]:
            self.seen[symbol] = hexes
            self.seen_empty[symbol] = empty
            self.grown[symbol] = growing(hexes, empty)
        return self.grown[symbol]

    def network(self, state: WitchstoneState, left: float) -> float:
        """Value a chain begun, goals for witches, and lying witches that have goals."""
        seat, weights, ball = self.seat, self.weights, state.board.map
        if state.tower[seat] == NOTHING:
            return 0.0
        value: float = 0.0
        begun: i64 = state.open_chain[seat]
        if begun != NOTHING and state.energy[seat] >= ball.links[begun] - state.open_links[seat]:
            share: float = float(state.open_links[seat]) / float(ball.links[begun])
            value += weights.chain_begun * share * float(ball.chain_vp[ball.links[begun]])
        goals: i64 = witches.reach(state, seat, 1) & ~state.standing[seat] & ~bit(state.tower[seat])
        worth: float = weights.goal * float(count(goals))
        while goals != 0:
            if state.map_chips[lowest(goals)] != NOTHING:
                worth += weights.goal_chip
            goals &= goals - 1
        if not state.standing[seat] & bit(ball.stone) and state.network[seat] & bit(ball.stone):
            worth += weights.goal_stone * float(ball.slots[min(state.slots_taken, 3)])
        reach: float = min(1.0, left / 4.0)
        lying: float = min(float(state.lying[seat]), 1.0 + left)
        return (
            value
            + worth * reach
            + weights.lying * lying
            + weights.segment * float(state.energy[seat]) * reach
        )

    def tracks(self, state: WitchstoneState, left: float) -> float:
        """Value steps towards the next reward on the pentagram and on the wand."""
        seat, weights = self.seat, self.weights
        value: float = weights.pentagram_step * float(steps_since_reward(state, seat))
        place: i64 = state.wand[seat]
        stops: i64 = state.board.wand.stops & up_to(place)
        last: i64 = 0
        if stops != 0:
            last = count(highest(stops) - 1)
        value += weights.wand_step * float(place - last)
        if place < state.board.wand.length:
            value += weights.wand_lead if is_leading(state, seat) else 0.0
        return value + self.silver(state, left)

    def silver(self, state: WitchstoneState, left: float) -> float:
        """Value what the silver spaces ahead will count, by the chance of getting there."""
        seat, wand = self.seat, state.board.wand
        ahead: i64 = wand.silver & ~up_to(state.wand[seat])
        reach: float = float(state.wand[seat]) + self.weights.wand_pace * left
        value: float = 0.0
        while ahead != 0:
            space: i64 = lowest(ahead)
            ahead &= ahead - 1
            chance: float = (reach - float(space)) / 6.0 + 0.5
            if chance <= 0.0:
                return value
            points: float = float(counted(state, seat, wand.counts[space]) * wand.points[space])
            value += self.weights.silver * min(chance, 1.0) * points
        return value

    def crystals(self, state: WitchstoneState, left: float) -> float:
        """Value crystals by how near they are to an exit."""
        seat, weights, ways = self.seat, self.weights, state.board.cauldron.way_out
        value: float = 0.0
        inside: i64 = state.crystals[seat]
        while inside != 0:
            value -= weights.crystal_step * float(ways[lowest(inside)])
            inside &= inside - 1
        if state.black[seat] != 0:
            value -= weights.black_step * float(ways[lowest(state.black[seat])])
        return value * min(1.0, left / 5.0)

    def scrolls(self, state: WitchstoneState, left: float) -> float:
        """Value prophecies that may rise by a level, and boosting spells that may be used well."""
        seat, cards, weights = self.seat, state.board.scrolls, self.weights
        held: i64 = state.scrolls[seat] & ~state.used[seat]
        value: float = weights.boost * float(count(held & cards.boost_cards)) * min(1.0, left / 2.0)
        held &= ~cards.boost_cards
        while held != 0:
            kind: i64 = cards.card_kind[lowest(held)]
            held &= held - 1
            missing: float = 3.0 - float(prophecy.level(state, seat, kind))
            value += min(missing, 1.0 + left / 4.0) * weights.prophecy * min(1.0, left / 3.0)
        return value

    def open_actions(self, state: WitchstoneState) -> float:
        """Value the actions that are still open in this turn, and the second one to come."""
        weights = self.weights
        value: float = 0.0
        place: i64 = state.depth - 1
        while place >= 0:
            kind: i64 = state.kinds[place]
            if kind < KINDS:
                value += self.actions(state, kind, state.pools[place])
                value += weights.waiting_chip * float(waiting(state.chips_waiting[place]))
                value += weights.waiting_tile * float(count(state.tiles_waiting[place]))
            elif kind == prompts.TURN:
                if state.pools[place] == turn.SECOND_ACTION:
                    value += self.second_action(state)
            else:
                value += self.choice(state, kind)
            place -= 1
        queue: i64 = state.wand_queue & state.board.wand.bonus
        return value + weights.waiting_tile * float(count(queue))

    def choice(self, state: WitchstoneState, kind: i64) -> float:
        """Value a single decision that is open."""
        if kind in (prompts.SHELVING, prompts.CHOOSING_CHIP):
            return self.weights.crystal_out
        return self.weights.waiting_tile if kind in (prompts.SPECIAL_TILE, prompts.EMPTY_SPACE) else 0.0

    def second_action(self, state: WitchstoneState) -> float:
        """Value the second action of the tile by the group it has now; witches find chips left for them."""
        number: i64 = turn.last_laid(state)
        edges: i64 = state.rules.lexicon.edges
        symbol: i64 = (number // edges) % KINDS
        cell: i64 = state.board.cauldron.edge_b[number % edges]
        value: float = self.actions(state, symbol, count(group(state.symbol(self.seat, symbol), cell)))
        if symbol == WITCH and state.chips_waiting[0] != 0:
            value += self.weights.waiting_chip * float(waiting(state.chips_waiting[0]))
        return value

    def actions(self, state: WitchstoneState, kind: i64, pool: i64) -> float:
        """Value a number of actions of a kind, if they can be used."""
        seat, weights = self.seat, self.weights
        if pool < 1:
            return 0.0
        number: float = float(pool)
        if kind == SCROLL:
            return weights.scroll + weights.scroll_more * min(number - 1.0, 5.0) if state.shelved > 0 else 0.0
        if kind == ENERGY:
            number = min(number, float(state.energy[seat]))
        elif kind == WITCH:
            number = min(number, float(2 * state.reserve[seat] + state.lying[seat]))
        elif kind == CRYSTAL:
            number = min(number, 3.0 * float(count(crystals.all_of(state, seat))))
        elif kind == WAND:
            number = min(number, float(state.board.wand.length - state.wand[seat]))
        return weights.action[kind] * number


def turns_left(state: WitchstoneState, seat: i64) -> float:
    """Count the turns a player has after the current one."""
    left: i64 = state.board.rounds - state.round
    if state.kinds[0] == prompts.OVER:
        return 0.0
    begun = state.turn > seat or (state.turn == seat and state.kinds[0] == prompts.TURN)
    if state.kinds[0] == prompts.TOWERS:
        begun = False
    return float(left - 1 if begun else left)


def growing(symbols: i64, empty: i64) -> i64:
    """Return the size of the largest group that an empty hex touches."""
    best: i64 = 0
    while symbols != 0:
        found: i64 = group(symbols, lowest(symbols))
        symbols &= ~found
        if near(found) & empty:
            best = max(best, count(found))
    return best


def steps_since_reward(state: WitchstoneState, seat: i64) -> i64:
    """Count the steps an owl has made on the pentagram since the last reward."""
    track = state.board.pentagram
    space: i64 = state.pentagram[seat]
    steps: i64 = 0
    while track.spaces[space] not in (OWL, SPECIAL) and steps < track.length:
        space = space - 1 if space > 0 else track.length - 1
        steps += 1
    return steps


def highest(things: i64) -> i64:
    """Return the set that holds only the last thing of a set."""
    while things & (things - 1):
        things &= things - 1
    return things


def waiting(chips: i64) -> i64:
    """Count the chips that wait on a prompt."""
    number: i64 = 1 if prompts.black_chip(chips) >= 0 else 0
    kind: i64 = 0
    while kind < KINDS:
        number += prompts.chips_of(chips, kind)
        kind += 1
    return number
