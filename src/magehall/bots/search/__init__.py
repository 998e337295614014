"""Search that knows no game: worlds, candidates, budgets."""
