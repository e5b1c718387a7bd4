"""What the end of a game is worth to a learner."""

from millhand.face.game import OpenGame
from millhand.kernel.table import Table


def rewards(opened: OpenGame, table: Table) -> list[float]:
    """1 for a victory, -1 / (players - 1) for a defeat: they add up to 0, shared ones too.

    Before the end all are 0.
    """
    winners, players = opened.winners(table), opened.players
    if not winners:
        return [0.0] * players
    won = (players / len(winners) - 1) / (players - 1)
    return [won if seat in winners else -1 / (players - 1) for seat in range(players)]
