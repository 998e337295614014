"""Answers questions about the rules with clauses, best first; never with a sentence of its own."""

from magehall.ask.library import LONGEST, MOST, Answer, ask

__all__ = ["LONGEST", "MOST", "Answer", "ask"]
