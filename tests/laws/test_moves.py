"""What is listed is accepted, what is not is refused, and how a move is said changes nothing."""

from collections import Counter
from itertools import islice

import pytest
from laws.watching import (
    GameToPlay,
    Step,
    choices_that_exist,
    menu_of,
    opened,
    positions,
    random_move,
    seats_asked,
    some_of,
)

from millhand.kernel.chance import Chance
from millhand.kernel.table import Table
from millhand.match.attempt import MATCH_RULES
from millhand.match.complete import complete_moves
from millhand.match.match import Match, Refused, apply, digest
from millhand.match.moves import Move
from millhand.notation.moves import write_move

EVERY = 5
"""Every fifth position is looked at: the laws below are slow."""


def some_positions(game: GameToPlay) -> list[Step]:
    """A few positions of a game."""
    return list(islice(positions(game), game.seed % EVERY, None, EVERY))


def says(step: Step, move: Move) -> str:
    return f"{step}, then «{write_move(step.opened, move)}»"


def test_listed_moves_are_accepted(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step in some_positions(game):
            match = Match(step.opened, step.after.copy())
            for seat in seats_asked(step.after):
                for _ in range(4):
                    choices, after = random_move(step.after.copy(), seat, chance)
                    assert_accepted(step, match, Move(seat, choices), after)


def assert_accepted(step: Step, match: Match, move: Move, after: Table) -> None:
    refusals = match.explain(move)
    assert not refusals, f"{says(step, move)} is on the menus and refused: {refusals}"
    settled = match.settled(move)
    again = step.after.copy()
    apply(step.opened, again, settled)
    assert digest(again) == digest(after), f"{says(step, move)} was settled as another move"


def test_complete_moves_are_accepted_and_differ(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in some_positions(game)[::2]:
            match = Match(step.opened, step.after.copy())
            for seat in seats_asked(step.after):
                listed = list(islice(complete_moves(step.opened, step.after, seat), 30))
                texts = {write_move(step.opened, move) for move, _ in listed}
                assert len(texts) == len(listed), f"{step}: {texts}"
                for move, after in listed[::6]:
                    assert_accepted(step, match, move, after)


def test_a_move_with_every_source_named_is_the_same_move(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step in some_positions(game):
            for seat in seats_asked(step.after):
                for _ in range(4):
                    asking = step.after.copy()
                    step.opened.ask_everything(asking)
                    choices, after = random_move(asking, seat, chance, step.opened)
                    match = Match(step.opened, step.after.copy())
                    assert_accepted(step, match, Move(seat, choices), after)


def test_unlisted_moves_are_refused_by_number_and_leave_no_trace(
    random_games: list[GameToPlay], numbers_of_the_page: set[str]
) -> None:
    known = numbers_of_the_page | set(MATCH_RULES)
    for game in random_games:
        chance = Chance(game.seed)
        for step in some_positions(game):
            match = Match(step.opened, step.after.copy())
            for seat in seats_asked(step.after):
                for move in wrong_moves(step, seat, chance):
                    assert_refused(step, match, move, known)


def wrong_moves(step: Step, seat: int, chance: Chance) -> list[Move]:
    """Moves that begin well and then give an answer that is not on the menu."""
    table = step.after.copy()
    wrong: list[Move] = []
    said: list[int] = []
    while not said or table.mid_move(seat):
        menu = menu_of(table, seat)
        for choice in some_of(chance, choices_that_exist(step.game.variant), 3):
            if choice not in menu:
                wrong.append(Move(seat, (*said, choice)))
        said += some_of(chance, menu, 1)
        table.choose(seat, said[-1])
    return wrong


def assert_read_in_another_order(step: Step, match: Match, move: Move) -> None:
    """What is on no menu where it is said may be needless, or may answer at another place."""
    table, said = step.after.copy(), Counter(move.choices)
    for place, choice in enumerate(match.settled(move).choices):
        menu = menu_of(table, move.seat)
        assert choice in menu, f"{says(step, move)} is on no menu and not refused"
        goes_without_saying = place > 0 and len(menu) == 1
        assert said[choice] or goes_without_saying, f"{says(step, move)} means what was not said"
        said[choice] -= 1
        table.choose(move.seat, choice)


def assert_refused(step: Step, match: Match, move: Move, known: set[str]) -> None:
    before = digest(match.table)
    refusals = match.explain(move)
    if not refusals:
        assert_read_in_another_order(step, match, move)
        return
    assert match.check(move) == refusals[0], says(step, move)
    assert {refusal.number for refusal in refusals} <= known, f"{says(step, move)}: {refusals}"
    with pytest.raises(Refused) as refused:
        match.play(move)
    assert refused.value.refusals == refusals
    assert digest(match.table) == before, f"{says(step, move)} was refused and changed the table"
    assert match.journal == []


def test_who_is_not_asked_is_refused(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in some_positions(game):
            match = Match(step.opened, step.after.copy())
            for seat in set(range(game.variant.players)) - set(seats_asked(step.after)):
                assert match.menu(seat) == []
                assert [refusal.number for refusal in match.explain(Move(seat, (0,)))] == ["M-1"]


def test_only_the_dealer_may_deal_and_only_what_is_asked(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        step = some_positions(game)[0]
        match = Match(step.opened, step.after.copy())
        deal = Move(-1, (0, 1), ("deck",))
        assert [refusal.number for refusal in match.explain(deal)] == ["M-5"]
        fresh = Match(opened(game.variant))
        pool = tuple(int(number) for number in fresh.table.pool())
        for wrong in (pool[:-1], (*pool, pool[0]), (*pool[1:], pool[1])):
            question = step.opened.question(fresh.table, -1)
            assert fresh.check(Move(-1, wrong, (question,))) is not None
