"""The contract every game answers, and what serves all games alike."""

from magehall.core.chance import Rng, commitment, fresh_seed
from magehall.core.clauses import Clause, clauses_of
from magehall.core.errors import BadInput, BadOptions, IllegalMove, NotationError, OtherRules, RecordError
from magehall.core.facts import Fact
from magehall.core.figures import Figure, Figures
from magehall.core.forms import MoveForm
from magehall.core.game import Chance, Game, State
from magehall.core.match import Match
from magehall.core.move import Move
from magehall.core.options import Edition, Option
from magehall.core.outcome import Outcome
from magehall.core.parts import is_ours, part
from magehall.core.record import Record, read_record
from magehall.core.refusal import Refusal
from magehall.core.registry import game, game_keys
from magehall.core.seat import CHANCE, Seat, read_seat, seat_text
from magehall.core.shape import BY_SEAT, OWN, Actor, BySeat, Event, Letter, Options, Shape, View
from magehall.core.speed import is_compiled

__all__ = [
    "BY_SEAT",
    "CHANCE",
    "OWN",
    "Actor",
    "BadInput",
    "BadOptions",
    "BySeat",
    "Chance",
    "Clause",
    "Edition",
    "Event",
    "Fact",
    "Figure",
    "Figures",
    "Game",
    "IllegalMove",
    "Letter",
    "Match",
    "Move",
    "MoveForm",
    "NotationError",
    "Option",
    "Options",
    "OtherRules",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Rng",
    "Seat",
    "Shape",
    "State",
    "View",
    "clauses_of",
    "commitment",
    "fresh_seed",
    "game",
    "game_keys",
    "is_compiled",
    "is_ours",
    "part",
    "read_record",
    "read_seat",
    "seat_text",
]
