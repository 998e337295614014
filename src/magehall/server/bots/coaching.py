"""What a worker process does for the coach: considers a view, and writes down what was found."""

from __future__ import annotations

from magehall.bots import Reason
from magehall.bots.search import Budget
from magehall.coach import Thought, consider, glance, hints, reviews
from magehall.core import Rng, game, seat_text
from magehall.server.wire.thoughts import Because, Considered, Question, Weighed


def coached(question: Question) -> Considered:
    """Consider a view as asked: for a hint, for a review, or only at a glance."""
    found = game(question.game)
    view = found.view.read_json(question.view)
    rng = Rng(question.seed, f"coach/{seat_text(question.seat)}")
    played = [found.read(text) for text in question.played]
    if question.task == "glance":
        return Considered(gap=glance(question.game, view, question.seat, played, rng))
    if question.task == "hint":
        budget = hints.within(question.seconds)
    else:
        budget = Budget(reviews.ROLL_OUTS, question.seconds)
    thought = consider(question.game, view, question.seat, budget, rng, played or None)
    return written(thought)


def written(thought: Thought) -> Considered:
    """Write down a thought."""
    return Considered(
        options=[Weighed(**option._asdict()) for option in thought.options],
        reasons=because(thought.reasons),
        against=because(thought.against),
        nudge=because(thought.nudge),
    )


def because(reasons: list[Reason]) -> list[Because]:
    """Write down reasons."""
    return [Because(code=why.code, facts=dict(why.facts), weight=why.weight) for why in reasons]
