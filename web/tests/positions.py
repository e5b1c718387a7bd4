"""Writes real tables for whoever looks at the boards: `python web/tests/positions.py FOLDER`.

For every board one game of bots, at some of its moments: the drawing with its names, and the sight.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.match.agreement import open_game
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.shelf import SHELF
from millhand.words.legend import legend

SEED = 11
BOARDS = {
    "birmingham": ("birmingham", 4, []),
    "lancashire": ("lancashire", 4, []),
    "germany": ("age_of_industry", 5, ["map=germany"]),
    "new_england": ("age_of_industry", 5, ["map=new_england"]),
    "workshop": ("workshop", 5, []),
}
MOMENTS = {"begun": 0.0, "early": 0.3, "late": 0.8}
"""How far into the game, of its moves."""


def moments(game: str, players: int, options: list[str], bot: str) -> Iterator[dict[str, Any]]:
    """The sights of the first seat after every move."""
    match, dealer = Match(open_game(SHELF, game, players, options, None)), Dealer(SEED)
    bots = hire([bot] * players)
    match.deal(dealer)
    while not match.is_over:
        yield match.sight(0)
        seat = (match.table.asked() & -match.table.asked()).bit_length() - 1
        match.play(bot_move(match, seat, bots[seat], dealer.chance))
        match.deal(dealer)
    yield match.sight(0)


def drawn(game: str, players: int, options: list[str], language: str) -> dict[str, Any]:
    """The drawing of a table as the server sends it."""
    drawing = open_game(SHELF, game, players, options, None).drawing()
    return {"game": game, "drawing": drawing, "names": legend(language, game)}


def write(folder: Path, bot: str) -> None:
    """All boards."""
    folder.mkdir(parents=True, exist_ok=True)
    for board, (game, players, options) in BOARDS.items():
        seen = list(moments(game, players, options, bot))
        for moment, share in MOMENTS.items():
            table = {
                "en": drawn(game, players, options, "en"),
                "fr": drawn(game, players, options, "fr"),
                "sight": seen[int(share * (len(seen) - 1))],
                "next": seen[min(int(share * (len(seen) - 1)) + 1, len(seen) - 1)],
            }
            (folder / f"{board}-{moment}.json").write_text(json.dumps(table), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "rambler")
