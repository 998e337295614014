"""Play one random game of Wizard and show the pad of truth."""

from magehall import Match, Rng, game

match = Match.start(game("wizard"), ["Ann", "Bob", "Cleo"], seed="example")
rng = Rng("players")
while acting := match.state.acting():
    match.play(acting[0], rng.choice(match.state.moves(acting[0])))
for number, row in enumerate(match.state.view(None).data()["pad"], 1):  # type: ignore[arg-type, var-annotated]
    print(number, row["bids"], row["won"], row["totals"])
