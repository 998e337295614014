"""Prints how many test questions are answered: `python -m tests.ask.report [questions|development] [-v]`."""

from __future__ import annotations

import sys

from tests.ask.questions import place, read_questions, share


def main(split: str, verbose: bool) -> None:
    """Print the shares by language, game and kind; with `verbose` also what is not answered first."""
    placed = [(question, place(question)) for question in read_questions(split)]
    groups: dict[str, list[int]] = {}
    for question, at in placed:
        names = (question.language, f"{question.language} {question.game}", f"kind {question.kind}", "~ all")
        for name in names:
            groups.setdefault(name, []).append(at)
        if verbose and at > 0:
            print(f"{question.language} {'+'.join(sorted(question.clauses))} at {at + 1}: {question.text}")
    for name, places in sorted(groups.items()):
        print(f"{name:24} {share(places)}")


if __name__ == "__main__":
    chosen = [word for word in sys.argv[1:] if not word.startswith("-")]
    main(chosen[0] if chosen else "questions", "-v" in sys.argv)
