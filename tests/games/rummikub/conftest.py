"""Lets the tests of this folder import their oracle and positions from wherever pytest is run."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))
