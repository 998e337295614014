"""Tables as folds of their logs: seats, play, streams for every viewer."""
