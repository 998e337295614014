"""Lessons for pages: played out once, so that a page needs no table, and goes back a step without asking."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from magehall.core import BadInput, Game, Refusal, View, seat_text
from magehall.core.lesson import Lesson, Played, Position, Step, play_lesson, read_lesson, word
from magehall.locales import Words
from magehall.server.tables.changes import changes
from magehall.server.wire.bodies import (
    LessonLine,
    LessonPage,
    LessonPosition,
    LessonRefusal,
    LessonStep,
    ReplayStep,
)


def lesson_lines(game: Game, names: Iterable[str], words: Words) -> list[LessonLine]:
    """List lessons with their titles; one that cannot be read is left out."""
    found = []
    for name in names:
        try:
            found.append(_line(game, name, read_lesson(game, name), words))
        except BadInput:
            continue
    return found


def _line(game: Game, name: str, lesson: Lesson, words: Words) -> LessonLine:
    return LessonLine(
        name=name,
        minutes=lesson.minutes,
        steps=len(lesson.steps),
        title=words.name(game, "lesson", name),
        summary=words.tell(game, word(name), part="summary"),
    )


def lesson_page(game: Game, name: str, words: Words) -> LessonPage:
    """Play a lesson out, with refusals in words; each position continues from where its parent ended."""
    lesson, first, positions = play_lesson(game, name)
    before = _before(positions, first)
    return LessonPage(
        game=game.key,
        name=name,
        minutes=lesson.minutes,
        seat=lesson.learner,
        names=lesson.seats,
        facts=lesson.facts(),
        view=first,
        steps=[_step(step) for step in lesson.steps],
        positions=[
            _position(position, before[number], game, lesson, words)
            for number, position in enumerate(positions)
        ],
    )


def _before(positions: list[Position], first: View) -> dict[int, View]:
    """Find the view that each position starts from: the last one of the position that leads to it."""
    found = {0: first}
    for number, position in enumerate(positions):
        last = position.plies[-1].view if position.plies else found[number]
        found.update(dict.fromkeys(position.onward.values(), last))
    return found


def _step(step: Step) -> LessonStep:
    return LessonStep(
        say=step.say,
        look=step.look,
        clause=step.clause,
        shown=step.do[0] if step.do else "",
        tries=step.tries,
    )


def _position(position: Position, before: View, game: Game, lesson: Lesson, words: Words) -> LessonPosition:
    return LessonPosition(
        step=position.step,
        plies=_plies(position.plies, before),
        moves=[str(move) for move in position.moves],
        refused={move: _refusal(refusal, game, lesson, words) for move, refusal in position.refused.items()},
        onward=position.onward,
    )


def _plies(plies: list[Played], before: View) -> list[ReplayStep]:
    shown: dict[str, Any] = {"views": [before]}
    found = []
    for ply, view, events in plies:
        now: dict[str, Any] = {"views": [view]}
        found.append(
            ReplayStep(
                seat=seat_text(ply.seat), move=str(ply.move), events=events, changes=changes(shown, now, [])
            )
        )
        shown = now
    return found


def _refusal(refusal: Refusal, game: Game, lesson: Lesson, words: Words) -> LessonRefusal:
    return LessonRefusal(clause=refusal.clause, sentence=words.reason(game, refusal, lesson.seats))
