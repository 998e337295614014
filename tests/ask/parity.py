"""Writes answers to compare the browser's twin with: `python -m tests.ask.parity`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from magehall import game
from magehall.ask import ask
from tests.ask.questions import read_questions

FILE: Final = Path(__file__).parents[2] / "web" / "fixtures" / "answers.json"
MOST: Final = 3


def answers_text() -> str:
    """Answer all questions for tuning."""
    lines = []
    for question in read_questions("development"):
        found = ask(game(question.game), question.text, question.language, MOST)
        answers = [[answer.clause, answer.score, answer.sentence] for answer in found]
        line = {"game": question.game, "language": question.language, "question": question.text}
        lines.append(json.dumps({**line, "answers": answers}, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    FILE.write_text(answers_text(), encoding="utf-8")
