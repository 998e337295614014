"""What finished games come to: results, figures and ratings, counted once from the logs."""
