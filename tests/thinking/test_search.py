"""Looking ahead: what a search finds is what trying everything finds."""

from collections.abc import Iterator

import pytest
from kernel.menus import menu_with
from laws.manners import any_kind
from laws.watching import VARIANTS, opened, short_name
from librt.vecs import vec
from mypy_extensions import i64

from millhand.arena.variants import Variant
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, resample
from millhand.kernel.table import Table
from millhand.match.complete import complete_moves
from millhand.match.match import digest
from millhand.thinking.mind import FEATURES, ROW, Mind
from millhand.thinking.minds import MINDS, mind_for
from millhand.thinking.search import Judge, Known, Search, Tried, fingerprint, run_at

PLAIN = [variant for variant in VARIANTS if not variant.options and variant.game in MINDS]
plain = pytest.mark.parametrize("variant", PLAIN, ids=short_name)


def judge_of(game: OpenGame, seed: int) -> Judge:
    """A judge with taste but no sense: any weights will do to compare searches."""
    chance, mind = Chance(seed), mind_for(game.game.name)
    size = len(mind.features) * len(mind.chapters)
    weights = [int(chance.below(2001)) - 1000 for _ in range(size)]
    return Judge(mind, vec[i64](weights))


def questions(variant: Variant, seed: int, every: int) -> Iterator[tuple[Table, int]]:
    """Some tables of a game with moves of any kind on which a single seat may begin a move."""
    game, chance, menu, met = opened(variant), Chance(seed), Menu(), 0
    table = game.lay()
    while not table.is_over():
        if table.asked() == 0:
            deal(table, chance)
            continue
        asked = int(table.asked())
        seat = (asked & -asked).bit_length() - 1
        if asked == 1 << seat and not table.mid_move(seat):
            met += 1
            if met % every == 0:
                yield table.copy(), seat
        menu.clear()
        table.menu(seat, menu)
        table.choose(seat, any_kind(game, menu, chance))


def played(table: Table, seat: int, answers: vec[i64]) -> Table:
    after = table.copy()
    for answer in answers:
        after.choose(seat, answer)
    return after


@plain
def test_features_have_names_and_room(variant: Variant) -> None:
    mind = mind_for(variant.game)
    assert len(mind.features) == len(set(mind.features)) <= FEATURES
    assert len(mind.chapters) == len(set(mind.chapters)) > 0
    met = set()
    for table, seat in questions(variant, 3, 5):
        row = vec[i64]([0] * ROW)
        mind.look(table, seat, row)
        assert row[0] == 1, "the constant comes first"
        assert not any(row[len(mind.features) : FEATURES])
        assert 0 <= mind.chapter(table) < len(mind.chapters)
        met.add(int(mind.chapter(table)))
    assert len(met) > 1


@plain
def test_features_show_nothing_hidden(variant: Variant) -> None:
    mind = mind_for(variant.game)
    for number, (table, seat) in enumerate(questions(variant, 4, 7)):
        rows = []
        for other in (table, resample(table, seat, Chance(number))):
            row = vec[i64]([0] * ROW)
            mind.look(other, seat, row)
            rows.append([int(entry) for entry in row])
        assert rows[0] == rows[1]


@plain
def test_turns_pass_on(variant: Variant) -> None:
    """The number of the turn never falls, and never stays when another seat is asked."""
    mind = mind_for(variant.game)
    before: tuple[int, int] | None = None
    for table, seat in questions(variant, 5, 1):
        turn = int(mind.turn(table))
        if before is not None:
            assert turn >= before[0]
            if seat != before[1]:
                assert turn > before[0]
        before = turn, seat


def ends_of_moves(mind: Mind, table: Table, seat: int) -> Iterator[Table]:
    """Every table after a move, but for answers that the mind says need not be tried."""
    menu = Menu()
    table.menu(seat, menu)
    for choice in menu.as_list():
        if choice >= mind.earliest(table) and not mind.is_idle(table, seat, choice):
            after = table.copy()
            after.choose(seat, choice)
            if after.mid_move(seat):
                yield from ends_of_moves(mind, after, seat)
            else:
                yield after


@pytest.mark.long
@plain
def test_the_best_move_is_the_best_of_all(variant: Variant) -> None:
    game = opened(variant)
    judge = judge_of(game, 8)
    search = Search(judge, game.choice_count)
    tried = 0
    for table, seat in questions(variant, 6, 17):
        before = digest(table)
        answers = search.best_move(table, seat, 64)
        assert digest(table) == before
        found = judge.value(played(table, seat, answers), seat)
        assert found == search.best_value
        ends = ends_of_moves(judge.mind, table, seat)
        assert found == max(judge.value(after, seat) for after in ends)
        tried += 1
    assert tried > 1


@plain
def test_what_need_not_be_tried_is_little(variant: Variant) -> None:
    """At least one answer is always left, and most ends of moves are met."""
    game, mind = opened(variant), mind_for(variant.game)
    met = there = 0
    for table, seat in questions(variant, 6, 17):
        tried = {digest(after) for after in ends_of_moves(mind, table, seat)}
        every = {digest(after) for _, after in complete_moves(game, table, seat)}
        assert tried
        met, there = met + len(tried), there + len(every)
    assert met > there / 4


@plain
def test_a_search_finds_the_same_every_time(variant: Variant) -> None:
    game = opened(variant)
    judge = judge_of(game, 9)
    search = Search(judge, game.choice_count)
    for table, seat in questions(variant, 7, 41):
        first = search.best_turn(table, seat, 4, 1, 2)
        again = Search(judge, game.choice_count).best_turn(table, seat, 4, 1, 2)
        assert list(first) == list(again)
        assert not played(table, seat, first).mid_move(seat)


def test_the_best_and_the_best_of_each_kind_are_followed() -> None:
    table = opened(PLAIN[0]).lay()
    tried = Tried()
    for value, kind in [(5, 0), (9, 0), (7, 0), (1, 1), (2, 1), (3, 2)]:
        tried.add(table, value, kind, value)
    kept = tried.best(2, 1)
    assert list(kept.values) == [9, 7, 3, 2]


def test_runs_of_a_menu() -> None:
    menu = menu_with([[4, 5], [9], [11, 12]])
    assert [int(run_at(menu, index)) for index in range(5)] == [0, 0, 1, 2, 2]


# Tables that are met again


def test_a_fingerprint_tells_tables_apart_and_is_the_same_in_any_engine():
    root = [1, -1, 2**40, 0, 7]

    def mark(cells: list[int]) -> int:
        return int(fingerprint(vec[i64](cells), vec[i64](root)))

    assert mark([1, -2, 2**40 + 1, 0, 7]) == 3701526811139205979
    found = {mark(root), mark(root[::-1])}
    for place in range(len(root)):
        for change in (1, -1, 2**35):
            found.add(mark([cell + change * (place == here) for here, cell in enumerate(root)]))
    assert len(found) == 2 + 3 * len(root)


@plain
def test_a_table_that_is_met_again_is_not_judged_again(variant):
    game = opened(variant)
    first, second = judge_of(game, 1), judge_of(game, 2)
    known, met = Known(), 0
    known.forget(game.lay())
    for table, seat in questions(variant, 5, 20):
        met += 1
        assert known.value(table, first, seat) == first.value(table, seat)
        assert known.value(table.copy(), second, seat) == first.value(table, seat)
    assert met > 2
    known.forget(table)
    assert known.value(table, second, seat) == second.value(table, seat)
