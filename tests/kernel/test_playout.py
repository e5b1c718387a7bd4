"""Playing with players that need nothing but the menu, and resampling."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from kernel.menus import menu_by_mood, menu_with
from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.chance import Chance
from millhand.kernel.menu import AT_LAST, GLADLY, RELUCTANTLY, WILLINGLY, Menu
from millhand.kernel.playout import RAMBLER, RANDOM, deal, pick, play_out, sort
from millhand.match.match import digest
from millhand.shelf import SHELF

TRIES = 6_000


def picks(menu: Menu, manner: int) -> Counter[int]:
    chance = Chance(1)
    return Counter(int(pick(menu, chance, manner)) for _ in range(TRIES))


def test_random_takes_any_choice_alike() -> None:
    met = picks(menu_with([[1, 2, 3, 4, 5], [6]]), RANDOM)
    assert met.keys() == {1, 2, 3, 4, 5, 6}
    assert all(abs(number - TRIES / 6) < TRIES / 30 for number in met.values())


def test_rambler_takes_any_kind_alike_and_then_any_of_the_kind() -> None:
    met = picks(menu_with([[1, 2, 3, 4, 5], [], [6], []]), RAMBLER)
    assert met.keys() == {1, 2, 3, 4, 5, 6}
    assert abs(met[6] - TRIES / 2) < TRIES / 30
    assert all(abs(met[choice] - TRIES / 10) < TRIES / 60 for choice in range(1, 6))


def test_rambler_does_what_it_likes_best() -> None:
    menu = menu_by_mood([(AT_LAST, [1]), (WILLINGLY, [2, 3]), (RELUCTANTLY, [4]), (WILLINGLY, [5])])
    met = picks(menu, RAMBLER)
    assert met.keys() == {2, 3, 5}
    assert abs(met[5] - TRIES / 2) < TRIES / 30
    assert picks(menu, RANDOM).keys() == {1, 2, 3, 4, 5}


def test_rambler_does_what_is_left() -> None:
    kinds = [(GLADLY, []), (RELUCTANTLY, [4]), (WILLINGLY, []), (AT_LAST, [1, 2]), (GLADLY, [])]
    assert picks(menu_by_mood(kinds), RAMBLER).keys() == {4}
    assert picks(menu_by_mood(kinds[3:]), RAMBLER).keys() == {1, 2}


def test_a_single_choice_needs_no_chance() -> None:
    chance = Chance(1)
    assert pick(menu_with([[7]]), chance, RANDOM) == 7
    assert chance.word() == Chance(1).word()


def test_kinds_do_not_matter_to_rambler_where_a_menu_names_none() -> None:
    menu = Menu()
    for choice in (3, 4):
        menu.add(choice)
    assert picks(menu, RAMBLER).keys() == {3, 4}


@given(st.lists(st.integers(0, 50), max_size=70))
def test_rows_are_sorted(numbers: list[int]) -> None:
    row = vec[i64](numbers)
    sort(row)
    assert list(row) == sorted(numbers)


def test_deal_goes_on_until_a_player_is_asked() -> None:
    for game in SHELF.values():
        table = game.open(game.players[0], {}).lay()
        assert table.asked() == 0
        deal(table, Chance(1))
        assert table.asked() != 0
        before = digest(table)
        deal(table, Chance(2))
        assert digest(table) == before


def test_play_out_counts_the_moves_and_ends() -> None:
    for game in SHELF.values():
        table = game.open(game.players[0], {}).lay()
        manners = vec[i64]([RANDOM] * game.players[0])
        moves = play_out(table, Chance(1), manners, Menu())
        assert table.is_over()
        assert moves >= table.actions_done() > 0
