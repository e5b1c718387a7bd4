"""Self-play: the same game whoever watches, from the kernel's loop to the match with a journal."""

from pickle import dumps, loads

import pytest
from laws.watching import VARIANTS, opened

from millhand.arena.selfplay import NotOnTheMenu, bot_move, play_game, play_match, play_on
from millhand.arena.variants import Variant
from millhand.bots.bot import Bot, View
from millhand.bots.levels.random import Random
from millhand.bots.roster import hire
from millhand.face.faults import Fault
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


class Cheat:
    """Answers whatever it likes, and writes it into its menu."""

    name = "cheat"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, chance: Chance) -> object:
        if isinstance(self.answer, int) and 0 <= self.answer < view.opened.choice_count:
            view.menu.clear()
            view.menu.add(self.answer)
        return self.answer


class Silent(Cheat):
    """Plans nothing."""

    def plan(self, view: View, chance: Chance) -> list[int]:
        return []


class Forgetful(Cheat):
    """Begins well and goes on with nonsense."""

    def plan(self, view: View, chance: Chance) -> list[object]:
        return [view.menu.as_list()[0], self.answer]


BIRMINGHAM = VARIANTS[0]
FORBIDDEN = max(
    choice
    for choice in range(opened(BIRMINGHAM).choice_count)
    if choice not in Match(opened(BIRMINGHAM)).menu(0)
)


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Cheat(-1), "-1"),
        (Cheat(10**30), str(10**30)),
        (Cheat(None), "None"),
        (Cheat("pass"), "pass"),
        (Silent(0), "None"),
        (Forgetful(-7), "-7"),
        (Cheat(FORBIDDEN), opened(BIRMINGHAM).write_choice(FORBIDDEN, "")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_an_answer_that_is_not_on_the_menu_is_refused(bot, said: str) -> None:
    bots = [bot, *hire(["random"] * (BIRMINGHAM.players - 1))]
    for play in (play_game, play_match):
        with pytest.raises(NotOnTheMenu) as refused:
            play(opened(BIRMINGHAM), bots, 1)
        facts = {"bot": "cheat", "seat": opened(BIRMINGHAM).colours[0], "answer": said}
        assert refused.value.fault == Fault("is_not_on_the_menu", **facts)


class Counted(Slow):
    """Answers with a number that is not Python's own, as NumPy's are."""

    class Number:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    def choose(self, view: View, chance: Chance) -> int:
        # what NumPy's bots do, whatever they promise
        return self.Number(super().choose(view, chance))  # type: ignore[return-value]


def test_a_number_of_another_kind_is_an_answer() -> None:
    ends = [
        digest(play_game(opened(BIRMINGHAM), [bot] * BIRMINGHAM.players, 1).table)
        for bot in (Slow(), Counted())
    ]
    assert ends[0] == ends[1]


@some_variants
def test_any_number_that_is_no_answer_is_refused_by_name(variant: Variant) -> None:
    """Also one that is kept free for other boards and has no words."""
    ours = opened(variant)
    for number in range(0, ours.choice_count, 7):
        if number not in Match(ours).menu(0):
            with pytest.raises(NotOnTheMenu):
                play_game(ours, [Cheat(number)] * variant.players, 1)


def test_what_a_bot_said_survives_the_way_from_a_worker() -> None:
    error = NotOnTheMenu("is_not_on_the_menu", bot="cheat", seat="red", answer="-1")
    assert loads(dumps(error)).fault == error.fault
