"""Bots that compare whole turns: same seed, same turn; a plan is kept as long as it holds."""

import pytest
from both_engines import both
from bots.any_nets import any_net
from bots.hasty import QUICK, Hasty
from golden import TESTS
from laws.watching import VARIANTS, opened, short_name
from librt.vecs import vec
from mypy_extensions import i64
from table_talk import told
from thinking.test_search import questions

from millhand.arena.selfplay import play_game, play_on
from millhand.bots import nets, planner
from millhand.bots.bot import CannotPlay, View
from millhand.bots.judges import judge_for, league_of
from millhand.bots.levels.shrewd import Shrewd
from millhand.bots.nets import judge_by_net
from millhand.bots.roster import make_sure_they_play, plays
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.match import digest
from millhand.thinking.rolls import TRIED_ENOUGH, Roller, halvings, plainly_worse
from millhand.thinking.search import Search
from millhand.thinking.turns import Turns

pytestmark = pytest.mark.long

TWO = [variant for variant in VARIANTS if variant.players == 2 and not variant.options]
two = pytest.mark.parametrize("variant", TWO, ids=short_name)


def roller(game: OpenGame) -> Roller:
    judge, size = judge_by_net(game, any_net(game)), game.choice_count
    return Roller(Turns(judge, size), Search(judge, size), QUICK)


def view_of(game: OpenGame, table: Table, seat: int) -> View:
    menu = Menu()
    table.menu(seat, menu)
    return View(game, table, seat, menu)


# --- rolls ---


@pytest.mark.parametrize(("size", "times"), [(1, 1), (2, 1), (3, 2), (6, 3), (8, 3), (10, 4)])
def test_turns_are_halved_until_one_is_left(size: int, times: int) -> None:
    assert halvings(size) == times


@pytest.mark.parametrize(
    ("better_by", "plainly"),
    [
        ([3000] * (TRIED_ENOUGH - 1), False),
        ([3000] * TRIED_ENOUGH, True),
        ([2000, 4000] * (TRIED_ENOUGH // 2), True),
        ([-9000, 15000] * (TRIED_ENOUGH // 2), False),
        ([-9000, 15000] * 80, True),
        ([-3000] * TRIED_ENOUGH, False),
        ([0] * TRIED_ENOUGH, False),
    ],
)
def test_what_is_surely_worse_is_given_up(better_by: list[int], plainly: bool) -> None:
    better = vec[i64]([100_000 + by for by in better_by])
    assert plainly_worse(vec[i64]([100_000] * len(better_by)), better) == plainly


def test_what_is_given_up_goes_behind_what_is_still_open() -> None:
    game = opened(TWO[0])
    thinking = roller(game)
    thinking.ranking = vec[i64]([2, 0, 3, 1])
    worth = {2: 9000, 0: 5000, 3: 8900, 1: 1000}
    noise = [0, 4000] * (TRIED_ENOUGH // 2)
    thinking.results = [
        vec[i64]([worth[number] + (by if number == 3 else 0) for by in noise])
        for number in range(4)
    ]
    assert thinking.still_open(4) == 2
    assert list(thinking.ranking) == [2, 3, 0, 1]


@two
def test_the_same_seed_gives_the_same_turn(variant) -> None:
    game = opened(variant)
    for table, seat in list(questions(variant, 7, 40))[:3]:
        before = digest(table)
        turns = [list(roller(game).best_turn(table, seat, Chance(4))) for _ in range(2)]
        assert turns[0] == turns[1]
        assert digest(table) == before, "thinking has touched the table"


@two
def test_rolls_are_counted_and_not_timed(variant) -> None:
    table, seat = next(questions(variant, 7, 30))
    one = roller(opened(variant))
    one.best_turn(table, seat, Chance(4))
    assert 0 < one.rolled <= 2 * QUICK.rolls
    assert len(one.ranking) <= QUICK.candidates
    means = [one.mean(number) for number in one.ranking[:2]]
    assert means == sorted(means, reverse=True)


COMPARE = """
import sys
sys.path.insert(0, sys.argv[1])
from bots.test_planner import TWO, answers
from millhand import compiled
print("compiled" if compiled() else "interpreted")
for variant in TWO:
    for line in answers(variant):
        print(line)
"""


def answers(variant) -> list[str]:
    """What a net and rolls come to on a few tables."""
    game, lines = opened(variant), []
    one = roller(game)
    for table, seat in list(questions(variant, 9, 35))[:4]:
        turn = one.best_turn(table, seat, Chance(2))
        means = [int(one.mean(number)) for number in one.ranking]
        lines.append(f"{variant.game} {int(one.judge.value(table, seat))} {list(turn)} {means}")
    return lines


def test_both_engines_judge_and_roll_alike() -> None:
    compiled, interpreted = both("-c", COMPARE, str(TESTS))
    assert compiled == interpreted
    assert len(compiled) > 2 * len(TWO)


# --- plans ---


class Counting(Hasty):
    """Counts how often it thinks."""

    def __init__(self, game: OpenGame) -> None:
        super().__init__(game)
        self.thought = 0

    def think(self, roller, table, seat, chance):
        self.thought += 1
        return super().think(roller, table, seat, chance)


def test_a_plan_is_kept_for_a_whole_turn() -> None:
    variant = next(one for one in TWO if one.game == "birmingham")
    game = opened(variant)
    bots = [Counting(game) for _ in range(variant.players)]
    table, moves = game.lay(), 0
    for seat in play_on(game, table, bots, Chance(3)):
        moves += seat >= 0
        if moves == 13:
            break
    one_action_each, turns_of_two = 2, 6
    assert sum(bot.thought for bot in bots) == one_action_each + turns_of_two


def test_a_plan_is_dropped_when_something_else_is_seen() -> None:
    variant = next(one for one in TWO if one.game == "birmingham")
    game = opened(variant)
    tables = list(questions(variant, 7, 1))
    table, seat = next(
        (table, seat) for table, seat in tables[6:] if len(one_turn(game, table, seat)) > 1
    )
    bot = Counting(game)
    first = bot.plan(view_of(game, table, seat), Chance(1))
    other, its_seat = tables[-9]
    bot.plan(view_of(game, other, its_seat), Chance(1))
    assert bot.thought == 2
    assert first


def one_turn(game: OpenGame, table: Table, seat: int) -> list[int]:
    return list(roller(game).best_turn(table, seat, Chance(1)))


@two
def test_planners_play_whole_games(variant) -> None:
    game = opened(variant)
    bots = [Hasty(game) for _ in range(variant.players)]
    finished = play_game(game, bots, 1)
    assert finished.table.is_over()
    assert all(bot.rolls > 0 and bot.nodes > 0 for bot in bots)


class Resting(Hasty):
    """Leans back after each move."""

    sealed = (1, 2, 1)

    def plan(self, view, chance):
        answers = super().plan(view, chance)
        self.lean_back()
        return answers


class Wakeful(Resting):
    """Never leans back."""

    def lean_back(self) -> None:
        """Stay awake."""


@two
def test_who_leans_back_between_moves_plays_the_same(variant) -> None:
    game = opened(variant)
    games = [
        play_game(game, [kind(game) for _ in range(variant.players)], 1)
        for kind in (Resting, Wakeful)
    ]
    assert digest(games[0].table) == digest(games[1].table)


# --- who plays where ---


def test_a_league_without_a_net_is_told_with_who_plays_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planner, "compiled", lambda: True)
    monkeypatch.setattr(nets, "net_of", lambda opened: None)
    monkeypatch.setattr(Shrewd, "by_weights", frozenset())
    game = opened(TWO[0])
    with pytest.raises(CannotPlay) as error:
        make_sure_they_play(["shrewd"], game)
    assert told(error.value).startswith(f"«shrewd» has not learnt {TWO[0].game} ")
    assert told(error.value).endswith("«canny» plays it")
    assert not plays("shrewd", game)
    assert plays("canny", game)


def test_where_it_is_known_to_pay_turns_are_compared_by_canny_s_weights(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planner, "compiled", lambda: True)
    monkeypatch.setattr(nets, "net_of", lambda opened: None)
    game = opened(TWO[0])
    league = f"{game.game.name}-{league_of(game)}"
    monkeypatch.setattr(Shrewd, "by_weights", frozenset({league}))
    assert plays("shrewd", game)
    judge = Shrewd().roller_for(game).judge
    assert list(judge.weights) == list(judge_for(game, "canny").weights)


def test_where_nothing_is_compiled_a_slow_level_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(planner, "compiled", lambda: False)
    with pytest.raises(CannotPlay) as error:
        Shrewd().prepare(opened(TWO[0]))
    assert "would take about 10 seconds a move here" in told(error.value)
    assert told(error.value).endswith("«canny» is quick enough")
