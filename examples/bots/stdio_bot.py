"""A bot on standard input and output: one JSON object per line comes in, every turn is answered with a move.

Try it:  magehall bot --game wizard -- python examples/bots/stdio_bot.py
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "turn":
        # told["view"] is everything the seat may know, told["moves"] are its legal moves (or proposals).
        print(json.dumps({"move": random.choice(told["moves"])}), flush=True)
    elif told["type"] == "refused":
        print(f"refused: {told['error']['message']}", file=sys.stderr)
