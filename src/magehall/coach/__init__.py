"""Teaches: hints in three steps, and reviews of games that are over. It sees what the player saw."""

from magehall.coach.deciding import Decision, decisions
from magehall.coach.hints import STEPS
from magehall.coach.reviews import MOST, Judgement, Review, chosen, grade, judged, review
from magehall.coach.thought import Option, Thought
from magehall.coach.weighing import consider, glance

__all__ = [
    "MOST",
    "STEPS",
    "Decision",
    "Judgement",
    "Option",
    "Review",
    "Thought",
    "chosen",
    "consider",
    "decisions",
    "glance",
    "grade",
    "judged",
    "review",
]
