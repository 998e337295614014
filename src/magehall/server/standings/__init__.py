"""The outcomes of finished games: results, figures and ratings, counted once from the logs."""
