"""Self-play: the same game whoever watches, from the kernel's loop to the match with a journal."""

import pytest
from laws.watching import VARIANTS, opened

from millhand.arena.selfplay import bot_move, play_game, play_match, play_on
from millhand.arena.variants import Variant
from millhand.bots.bot import Bot, View
from millhand.bots.levels.random import Random
from millhand.bots.roster import hire
from millhand.kernel.chance import Chance
from millhand.kernel.table import DEALER
from millhand.match.dealer import Dealer
from millhand.match.match import Match, digest


class Slow:
    """The bot `random`, hidden from the kernel: it is asked choice by choice."""

    name = "slow"

    def choose(self, view: View, chance: Chance) -> int:
        """Any choice."""
        return Random().choose(view, chance)


some_variants = pytest.mark.parametrize("variant", VARIANTS[::4], ids=str)


@some_variants
def test_a_seed_decides_the_game(variant: Variant) -> None:
    bots = hire(["rambler"] * variant.players)
    ends = [digest(play_game(opened(variant), bots, seed).table) for seed in (1, 1, 2)]
    assert ends[0] == ends[1] != ends[2]


@pytest.mark.long
@some_variants
def test_a_match_is_the_same_game_with_a_journal(variant: Variant) -> None:
    for name in ("random", "rambler"):
        bots = hire([name] * variant.players)
        played = play_game(opened(variant), bots, 7)
        match = play_match(opened(variant), bots, 7)
        assert match.digest == digest(played.table)
        assert sum(not move.is_deal for move in match.journal) == played.decisions


@some_variants
def test_bots_that_are_asked_play_the_same_game_as_in_the_kernel(variant: Variant) -> None:
    asked: list[Bot] = [Slow() for _ in range(variant.players)]
    slow = play_game(opened(variant), asked, 3)
    fast = play_game(opened(variant), hire(["random"] * variant.players), 3)
    assert digest(slow.table) == digest(fast.table)
    assert slow.decisions == fast.decisions


@some_variants
def test_different_bots_can_sit_at_one_table(variant: Variant) -> None:
    bots: list[Bot] = [*hire(["random", "rambler"]), *(Slow() for _ in range(3))]
    match = play_match(opened(variant), bots[: variant.players], 5)
    assert match.is_over
    assert digest(play_game(opened(variant), bots[: variant.players], 5).table) == match.digest


@some_variants
def test_play_on_tells_who_has_moved(variant: Variant) -> None:
    table = opened(variant).lay()
    movers = list(play_on(opened(variant), table, hire(["random"] * variant.players), Chance(2)))
    assert movers[0] == DEALER
    assert set(movers) == {DEALER, *range(variant.players)}
    played = play_game(opened(variant), hire(["random"] * variant.players), 2)
    assert played.decisions == sum(seat != DEALER for seat in movers)
    assert digest(played.table) == digest(table)


def test_a_bots_move_is_complete_and_changes_nothing() -> None:
    match, dealer = Match(opened(VARIANTS[0])), Dealer(1)
    match.deal(dealer)
    seat = next(seat for seat in range(match.opened.players) if match.menu(seat))
    before = match.digest
    move = bot_move(match, seat, hire(["random"])[0], dealer.chance)
    assert match.digest == before
    assert match.check(move) is None
