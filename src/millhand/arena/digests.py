"""Digests after every move of a long list of games: what two engines must agree on.

    python -m millhand.arena.digests 0 250      one line a game: number, moves, running digest
    python -m millhand.arena.digests 17         one line a move of game 17

The first line says which engine speaks. Game number n is always the same game, so that the
compiled engine and the interpreted one (`MILLHAND_PURE=1`) can be compared line by line.
"""

import sys
from collections.abc import Iterator, Sequence
from hashlib import blake2b

from millhand import compiled
from millhand.arena.selfplay import play_on
from millhand.arena.signature import BOTS
from millhand.arena.variants import Variant, variants
from millhand.bots.roster import hire
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.match.match import digest
from millhand.shelf import SHELF


class GameList:
    """An endless list of games: those of the shelf in turn, each with every bot and variant."""

    def __init__(self) -> None:
        self.variants = [variants(SHELF[name]) for name in sorted(SHELF)]
        self._opened: dict[Variant, OpenGame] = {}

    def entry(self, number: int) -> tuple[Variant, str]:
        """What is played in a game of the list, and by which bot."""
        turn, game = divmod(number, len(self.variants))
        turn, bot = divmod(turn, len(BOTS))
        return self.variants[game][turn % len(self.variants[game])], BOTS[bot]

    def digests(self, number: int) -> Iterator[str]:
        """The digest of the table after every deal and every move of a game."""
        variant, bot = self.entry(number)
        if variant not in self._opened:
            self._opened[variant] = variant.open()
        opened = self._opened[variant]
        table = opened.lay()
        for _ in play_on(opened, table, hire([bot] * opened.players), Chance(number)):
            yield digest(table)


def running_digest(digests: Iterator[str]) -> tuple[int, str]:
    """How many moves there were, and one digest for all of them."""
    moves, running = 0, blake2b(digest_size=8)
    for text in digests:
        moves += 1
        running.update(text.encode())
    return moves, running.hexdigest()


def main(words: Sequence[str]) -> None:
    """Print the digests of some games, or of every move of one."""
    print("compiled" if compiled() else "interpreted")
    games = GameList()
    if len(words) == 1:
        for move, text in enumerate(games.digests(int(words[0])), start=1):
            print(move, text)
        return
    for number in range(int(words[0]), int(words[1])):
        moves, text = running_digest(games.digests(number))
        print(number, moves, text)


if __name__ == "__main__":
    main(sys.argv[1:])
