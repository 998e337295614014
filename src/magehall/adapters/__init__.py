"""Doors for other people's programs: PettingZoo, Gymnasium, OpenSpiel, NumPy arrays, notebooks, data sets."""
