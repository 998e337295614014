"""Your own bot for Wizard, in twenty lines: it bids bravely and plays its strongest card."""

from magehall import Move, Rng, View
from magehall.bots import Advice, Bot, Reason, add
from magehall.games.wizard import WizardView


class Brave(Bot):
    """Bids one trick for each wizard and each card above ten; leads high, follows high."""

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        assert isinstance(view, WizardView), "a bot for Wizard"
        if view.phase == "bid":
            wanted = sum(card[0] == "Z" or (card[0] in "BRGY" and int(card[1:]) > 10) for card in view.hand)
            best = min(moves, key=lambda move: abs(int(str(move).split()[1]) - wanted))
        elif view.phase == "play":
            best = max(moves, key=lambda move: strength(str(move).split()[1]))
        else:
            best = rng.choice(moves)
        return Advice(best, [Reason("any-move", {"moves": len(moves)})])


def strength(card: str) -> int:
    return {"Z": 14, "N": 0}.get(card[0]) or (int(card[1:]) if card[0] in "BRGY" else 0)


add("wizard", "brave", Brave())

if __name__ == "__main__":
    from magehall.arena.simulation import Plan, simulate

    summary = simulate(Plan("wizard", 4, 10, "brave", ["brave", "random", "random", "random"], {}), workers=1)
    print(f"brave won {summary.wins[0]} of 10 games with {summary.mean(0):.0f} points a game")
