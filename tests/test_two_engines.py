"""The same source compiled and interpreted: the same table after every move of 2,000 games.

Half of the games are played by each bot, spread over all games, numbers of players and options.
The golden playthroughs are played by the interpreted engine too: their games are richer.
"""

import os
from collections import Counter
from itertools import zip_longest

import pytest
from both_engines import both
from golden import TESTS
from playthroughs.lines import kept_lines

from millhand.arena.digests import GameList
from millhand.arena.signature import BOTS
from millhand.arena.variants import all_variants
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

GAMES = 2_000 * len(SHELF) * int(os.environ.get("MILLHAND_GAMES", "1"))
CHUNKS = 16

PLAY = """
import sys
sys.path.insert(0, sys.argv[1])
from playthroughs.lines import line_of, playthroughs
from playthroughs.told import TOLD, file_of, moves_in, tell
from millhand import compiled
from millhand.shelf import SHELF
print("compiled" if compiled() else "interpreted")
for game in SHELF.values():
    for playthrough in playthroughs(game):
        print(line_of(playthrough))
for variant in TOLD:
    print(tell(variant, moves_in(file_of(variant).read_text("utf-8"))))
"""


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_engines_come_to_the_same_table_after_every_move(chunk: int) -> None:
    size = GAMES // CHUNKS
    first = str(chunk * size), str((chunk + 1) * size)
    compiled, interpreted = both("-m", "millhand.arena.digests", *first)
    assert len(compiled) == size
    for ours, theirs in zip_longest(compiled, interpreted):
        if ours != theirs:
            pytest.fail(first_difference(int((ours or theirs).split()[0])))


def first_difference(number: int) -> str:
    """The first move after which the tables of a game differ."""
    compiled, interpreted = both("-m", "millhand.arena.digests", str(number))
    moves = (
        f"move {move}: compiled {ours}, interpreted {theirs}"
        for move, (ours, theirs) in enumerate(zip_longest(compiled, interpreted), start=1)
        if ours != theirs
    )
    variant, bot = GameList().entry(number)
    return f"game {number} ({variant}, {bot}), {next(moves, 'never the same twice')}"


def test_both_engines_play_the_playthroughs() -> None:
    compiled, interpreted = both("-c", PLAY, str(TESTS))
    assert compiled == interpreted
    assert set(kept_lines().values()) < set(compiled)


def test_the_games_are_spread_over_bots_players_and_options() -> None:
    games = GameList()
    played = Counter(games.entry(number) for number in range(GAMES))
    for bot in BOTS:
        assert sum(played[entry] for entry in played if entry[1] == bot) == GAMES // len(BOTS)
        for variant in all_variants():
            assert played[variant, bot] >= 1, f"{variant} with {bot}"
