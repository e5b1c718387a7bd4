"""Copies do not touch each other."""

from laws.watching import GameToPlay, opened, positions, random_move, seats_asked, watched

from millhand.kernel.chance import Chance
from millhand.kernel.playout import deal, resample
from millhand.match.match import apply, digest


def test_playing_on_a_copy_leaves_the_table_alone(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in positions(game):
            before = digest(step.after)
            copy = step.after.copy()
            assert digest(copy) == before
            assert copy.log is None, "nobody watches a copy"
            random_move(copy, seats_asked(copy)[0], Chance(step.number))
            assert digest(step.after) == before, f"{step}: a copy has changed its table"


def test_playing_on_the_table_leaves_a_copy_alone(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        table = opened(game.variant).lay()
        for step in watched(game):
            copy, before = table.copy(), digest(table)
            apply(step.opened, table, step.move)
            assert digest(copy) == before, f"{step} has changed a copy"


def test_dealing_on_a_copy_leaves_the_table_alone(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        table = opened(game.variant).lay()
        before = digest(table)
        deal(table.copy(), Chance(game.seed))
        pool = table.pool()
        Chance(game.seed).shuffle(pool, len(pool))
        assert digest(table) == before, f"{game}: the pool is a copy of its own"


def test_resampling_leaves_the_table_alone(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in list(positions(game))[::5]:
            before = digest(step.after)
            for seat in range(game.variant.players):
                other = resample(step.after, seat, Chance(step.number))
                for asked in seats_asked(other)[:1]:
                    random_move(other, asked, Chance(step.number))
            assert digest(step.after) == before, str(step)


def test_looking_changes_nothing(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in watched(game)[::5]:
            before = digest(step.after)
            for seat in (None, *range(game.variant.players)):
                step.opened.sight(step.after, seat)
            step.opened.scores(step.after)
            step.opened.totals(step.after)
            assert digest(step.after) == before, str(step)
