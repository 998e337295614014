"""Play one random game of Wizard and show the pad of truth."""

from magehall import Match, Rng, game
from magehall.games.wizard import WizardView

match = Match.start(game("wizard"), ["Ann", "Bob", "Cleo"], seed="example")
rng = Rng("players")
while acting := match.state.acting():
    match.play(acting[0], rng.choice(match.state.moves(acting[0])))
view = match.state.view(None)
assert isinstance(view, WizardView)
for number, row in enumerate(view.pad, 1):
    print(number, row.bids, row.won, row.totals)
