"""What bots are to play, as several commands ask for it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from millhand.cli.reading import MOST_SEED, board_file, players_for, within

if TYPE_CHECKING:
    from millhand.arena.intervals import Estimate
    from millhand.arena.simulate import Plan
    from millhand.face.game import OpenGame

MOST_GAMES = 10_000_000


def make_plan(
    game: str,
    players: int | None,
    bots: Sequence[str],
    seed: int | None,
    option: Sequence[str] | None,
    board: str | None,
) -> "tuple[Plan, OpenGame]":
    """A plan that can be played by its bots, and the game opened for it."""
    from millhand.arena.seeds import REPORTING
    from millhand.arena.simulate import Plan
    from millhand.bots.outside import make_sure_all_play
    from millhand.match.agreement import find_game, open_game
    from millhand.shelf import SHELF

    count = players_for(find_game(SHELF, game), players, [])
    first = REPORTING if seed is None else within("--seed", seed, 0, MOST_SEED)
    opened = open_game(SHELF, game, count, option or (), board_file(board))
    make_sure_all_play(bots, opened)
    plan = Plan(game, count, tuple(bots), first, tuple(option or ()), board_file(board))
    return plan, opened


def check_games(games: int) -> None:
    """As many games as can be."""
    within("--games", games, 1, MOST_GAMES)


def terms(plan: "Plan", opened: "OpenGame") -> dict[str, object]:
    """What was played, as data."""
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(opened.options),
        "board": opened.board,
        "bots": list(plan.bots),
    }


def bounded(estimate: "Estimate", digits: int, factor: float = 1.0) -> str:
    """`52.3 (48.1 to 56.5)`: a mean with its interval."""
    scaled = estimate.times(factor)
    if scaled.low is None or scaled.high is None:
        return f"{scaled.mean:.{digits}f}"
    return f"{scaled.mean:.{digits}f} ({scaled.low:.{digits}f} to {scaled.high:.{digits}f})"
