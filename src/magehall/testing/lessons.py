"""Lessons, played to the end of every choice."""

from __future__ import annotations

from magehall.core import Game, Record, clauses_of
from magehall.core.lesson import Lesson, Position, lesson_names, play_lesson
from magehall.core.seat import letter


def check_lessons(game: Game) -> None:
    """Assert that each lesson of a game ends, cites its clauses, and names only tries that can be made."""
    for name in lesson_names(game):
        lesson, _, positions = play_lesson(game, name)
        _ends_are_reached(lesson, positions, name)
        _steps_are_sound(game, lesson, positions, name)
        _the_judge_agrees(game, lesson, positions, name)


def _ends_are_reached(lesson: Lesson, positions: list[Position], name: str) -> None:
    ends = {position.step for position in positions if not position.onward}
    assert ends == {len(lesson.steps) - 1}, f"the lesson {name} does not always come to its end"
    assert 1 <= lesson.minutes <= 30, f"the lesson {name} takes {lesson.minutes} minutes"


def _steps_are_sound(game: Game, lesson: Lesson, positions: list[Position], name: str) -> None:
    clauses = {clause.key for clause in clauses_of(game)}
    for number, step in enumerate(lesson.steps):
        place = f"step {number + 1} of the lesson {name}"
        assert not step.clause or step.clause in clauses, f"{place} cites {step.clause}, which is no clause"
        here = [position for position in positions if position.step == number]
        for move in step.tries:
            assert step.do, f"{place} answers {move}, but leaves nothing to do"
            for position in here:
                known = move in position.refused or move in [str(each) for each in position.moves]
                assert known, f"{place} has a word for {move}, which nobody can try"
                assert move not in position.onward, f"{place} has a word for {move}, which goes on"


def _the_judge_agrees(game: Game, lesson: Lesson, positions: list[Position], name: str) -> None:
    """Replay the way to each position as a record, and ask the judge again."""
    ways: dict[int, Record] = {0: Record(game, lesson.seats, lesson.options)}
    for number, position in enumerate(positions):
        record = ways[number]
        record.plies += [played.ply for played in position.plies]
        replay = record.replay()
        assert replay.refused is None, f"the lesson {name} makes a move that a record refuses"
        judged = {move: replay.state.refuse(lesson.seat, game.read(move)) for move in position.refused}
        assert judged == position.refused, f"seat {letter(lesson.seat)} is refused otherwise in {name}"
        for onward in position.onward.values():
            ways[onward] = Record(game, lesson.seats, lesson.options)
            ways[onward].plies = list(record.plies)
