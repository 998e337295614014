"""Two worlds that differ only in what a viewer may not know, each with a table of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import msgspec

from magehall.bots import levels
from magehall.coach import decisions, judged
from magehall.core import CHANCE, Game, Move, Seat, State, View, registry, seat_text
from magehall.locales import LANGUAGES, Words
from magehall.server.bots.turns import Thinkers, question
from magehall.server.http import reviews as review_pages
from magehall.server.http.tables import page
from magehall.server.lines import decision
from magehall.server.refused import Refused
from magehall.server.reviews import Reviews, thought
from magehall.server.speech import fault
from magehall.server.store import Person, Row, Store
from magehall.server.tables.fold import fold
from magehall.server.tables.hints import Hints
from magehall.server.tables.play import judge_move
from magehall.server.tables.questions import Answers
from magehall.server.tables.replays import replay_page
from magehall.server.tables.room import line_of, rows_of
from magehall.server.tables.streams import Streams, encode, sync
from magehall.server.tables.table import Table, Viewer
from magehall.server.tables.verbs import VERBS
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from magehall.server.wire.thoughts import Answer, Because, Considered, Question, Weighed
from tests.server.told import told_after

PLAYERS = [Person(f"player-{letter}", f"Name {letter}") for letter in "ABCDEFGH"]
STEPS = ("nudge", "candidates", "answer", None)
Found = TypeVar("Found")


class FromHere(Game):
    """A game whose every start is a given position: a log can begin in the middle, in any world."""

    def __init__(self, game: Game, state: State) -> None:
        self.real = game
        self.state = state
        for name in ("key", "seats", "options", "variants", "package", "lists_all_moves"):
            setattr(self, name, getattr(game, name))

    def begin(self, seats: int, options: dict[str, str]) -> State:
        return self.state.copy()

    def imagine(self, view: View, rng: Any) -> State:
        return self.real.imagine(view, rng)

    def read(self, text: str) -> Move:
        return self.real.read(text)

    def read_view(self, data: Any) -> View:
        return self.real.read_view(data)

    def longest(self, seats: int, options: Any) -> int:
        return self.real.longest(seats, options)


class Echo(Thinkers):
    """A coach whose every thought shows all that it was asked, so that nothing in it can be overlooked."""

    def __init__(self) -> None:
        pass

    async def ask(self, asked: Question) -> Answer:
        seen = hashlib.sha256(msgspec.msgpack.encode(asked)).hexdigest()
        why = [Because(code="echo", facts={"seen": seen}, weight=1.0)]
        both = [Weighed(moves=[seen], value=float(value), error=0.5, behind=1.0 - value) for value in (1, 0)]
        return Answer(found=Considered(options=both, reasons=why, against=why, nudge=why))


def now(answer: Coroutine[Any, Any, Found]) -> Found:
    """Run what waits for nothing."""
    try:
        answer.send(None)
    except StopIteration as ended:
        found: Found = ended.value
        return found
    raise AssertionError("it waits for something")


class World:
    """A table that begins in a position, and what its viewer has been told."""

    def __init__(
        self, game: Game, state: State, viewer: Viewer, options: dict[str, str], seats: int, seed: str = "5"
    ) -> None:
        self.game = FromHere(game, state)
        self.viewer = viewer
        self.rows: list[Row] = []
        self.streams: Streams | None = None
        self.told: list[bytes] = []
        self.hints = Hints(Echo(), 1.0)
        with self.open():
            self.table = Table("TTTTTT", seed)
            terms = Terms(game=game.key, seats=seats, options=options, pause=False)
            self.write([entries.Opened(terms=terms, host=PLAYERS[0].id)])
            self.streams = Streams(self.table)
            self.streams.add(viewer)
            for seat in range(seats):
                who = PLAYERS[seat]
                self.write([entries.Sat(seat=seat_text(seat), name=who.name, player=who.id)])
            started = VERBS[commands.Start](self.table, PLAYERS[0], commands.Start())
            promised = entries.Started(commitment="0" * 64)  # the promise of another seed is another promise
            self.write([promised, *started[1:]])

    @contextmanager
    def open(self) -> Iterator[None]:
        """Put this world's game in the place of the real one."""
        before = registry._found[self.game.key]
        registry._found[self.game.key] = self.game
        try:
            yield
        finally:
            registry._found[self.game.key] = before

    def write(self, written: list[entries.Entry]) -> None:
        for row in rows_of(self.table.n + 1, written, 1_000_000 + self.table.n):
            entry = fold(self.table, row)
            self.rows.append(row)
            if self.streams is not None:
                self.told += [message for _, message in self.streams.told(entry)]

    def play(self, seat: Seat, move: str) -> None:
        with self.open():
            self.write(judge_move(self.table, seat, self.game.read(move)))

    def attempt(self, seat: Seat, command: commands.Command) -> list[bytes]:
        """Ask for something; give what is answered, in every language, without carrying it out."""
        with self.open():
            try:
                written = VERBS[type(command)](self.table, PLAYERS[seat], command)
            except Refused as refused:
                return [encode(fault(refused, language, self.table.names())) for language in LANGUAGES]
            return [encode(entry.shown()) for entry in written]

    def outputs(self, texts: list[str]) -> dict[str, list[bytes]]:
        """Give everything that the viewer can get from this table now, by its kind."""
        with self.open():
            found = {name: [encode(part) for part in output(self)] for name, output in OUTPUTS.items()}
            if self.viewer is not None:
                found |= self._asked(self.viewer, texts)
        return found

    def _asked(self, seat: Seat, texts: list[str]) -> dict[str, list[bytes]]:
        letter = seat_text(seat)
        answers = Answers(None)  # type: ignore[arg-type]
        moves = answers._moves(self.table, seat, commands.Moves(seat=letter))
        judged = [
            encode(answers._why(self.table, seat, commands.Why(seat=letter, move=text), language))
            for text in texts
            for language in ("en", "uk")
        ]
        tried = [self.attempt(seat, commands.Play(seat=letter, move=text)) for text in texts]
        refused = [parts for parts in tried if b'"code"' in parts[0]]
        others: list[commands.Command] = [
            commands.Undo(seat=letter),
            commands.Takeback(seat=letter),
            commands.Answer(yes=True),
            commands.Replace(seat="A"),
            commands.Start(),
            commands.Sit(),
            commands.Kick(seat="A"),
            commands.Rematch(),
        ]
        asked = [self.attempt(seat, command) for command in others if type(command) in VERBS]
        bot = question(self.table, seat, levels(self.game.key)[-1], why=True)
        return {
            "moves": [encode(moves)],
            "why": judged,
            "denied": [part for parts in (*refused, *asked) for part in parts],
            "hint": self._hinted(seat),
            "review": self._reviewed(seat),
            "bot": [msgspec.msgpack.encode(bot)],
            "turn": [encode(decision(self.table, seat))],
        }

    def _hinted(self, seat: Seat) -> list[bytes]:
        """Give all steps of a seat's hint, after all others have asked for theirs."""
        others = [other for other in self.table.acting() if other != seat]
        return [self._hint(one, step) for one in (*others, seat) for step in STEPS][
            len(others) * len(STEPS) :
        ]

    def _hint(self, seat: Seat, step: Any) -> bytes:
        asked = commands.Hint(seat=seat_text(seat), step=step)
        try:
            return encode(now(self.hints.answer(self.table, seat, asked, "uk")))
        except Refused as refused:
            return encode(fault(refused, "uk", self.table.names()))

    def _reviewed(self, seat: Seat) -> list[bytes]:
        """Give the review of a seat's decisions so far, as it would be told once the game is over."""
        record = self.table.record
        assert record is not None, "the game has started"
        reviews, names, words = Reviews(cast(Store, None), Echo(), 1.0, 40), self.table.names(), Words("uk")
        told: list[bytes] = []
        for one in decisions(record, seat):
            found = now(reviews._think(record, seat, one, "review"))
            assert found is not None, "an echo always answers"
            judgement = judged(one.ply, [str(move) for move in one.moves], thought(found))
            told.append(encode(review_pages.line(record, judgement, words, names)))
        return told


def _since(world: World) -> list[Any]:
    after = 2 if world.viewer is None else max(2, world.table.last_turn(world.viewer))
    return list(world.table.story.told(world.viewer, after, world.table.n + 1))


def _history(world: World) -> list[Any]:
    return list(world.table.story.told(world.viewer, 0, world.table.n + 1))


def _sync(world: World) -> list[Any]:
    return [sync(world.table, world.viewer)]


def _page(world: World) -> list[Any]:
    return [page(world.table, world.viewer, None)]


def _replay(world: World) -> list[Any]:
    assert world.table.record is not None
    return [replay_page(world.table.record, [world.viewer], is_open=False)]


def _line(world: World) -> list[Any]:
    return [line_of(world.table)]


def _resumed(world: World) -> list[Any]:
    return list(told_after(world.table.code, world.table.seed, world.rows, world.viewer, 1))


OUTPUTS: dict[str, Callable[[World], list[Any]]] = {
    "sync": _sync,
    "page": _page,
    "replay": _replay,
    "since": _since,
    "history": _history,
    "resumed": _resumed,
    "line": _line,
}
"""Everything a viewer can ask for at any time, besides the stream of news; add what is new here."""


def follow_alike(one: World, other: World, steps: int) -> Iterator[None]:
    """Let both worlds go on by moves that look alike to the viewer, as long as there are any."""
    for _ in range(steps):
        pair = _alike(one, other)
        if pair is None:
            return
        seat, move, twin = pair
        one.play(seat, move)
        other.play(seat, twin)
        yield


def _alike(one: World, other: World) -> tuple[Seat, str, str] | None:
    for seat in one.table.acting():
        moves = [str(move) for move in one.table.state.moves(seat)][:6]
        twins = [str(move) for move in other.table.state.moves(seat)]
        for move in moves:
            secret = [twin for twin in twins[:6] if twin != move and seat != one.viewer]
            for twin in [*secret, *([move] if move in twins else [])]:
                if _looks_alike(one, other, seat, move, twin):
                    return seat, move, twin
    return None


def _looks_alike(one: World, other: World, seat: Seat, move: str, twin: str) -> bool:
    views = []
    for world, text in ((one, move), (other, twin)):
        state = world.table.state.copy()
        state.apply(seat, world.game.read(text))
        if state.acting() in ((), (CHANCE,)):
            return False
        views.append(state.view(world.viewer).bytes())
    return views[0] == views[1]
