"""Goofspiel: thirteen prizes, thirteen bids, and everybody bids at once."""
