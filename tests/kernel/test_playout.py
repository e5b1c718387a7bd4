"""Playing with players that need nothing but the menu, and resampling."""

from collections import Counter

from hypothesis import assume, given
from hypothesis import strategies as st
from kernel.menus import menu_of, menu_with
from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import NO_LIKINGS, deal, pick, play_out, sort
from millhand.match.match import digest
from millhand.shelf import SHELF

TRIES = 6_000
ALIKE = vec[i64]([0] * 9)
"""All kinds are liked alike."""


def picks(menu: Menu, likings: vec[i64]) -> Counter[int]:
    chance = Chance(1)
    return Counter(int(pick(menu, chance, likings)) for _ in range(TRIES))


def test_without_likings_any_choice_is_taken_alike() -> None:
    met = picks(menu_with([[1, 2, 3, 4, 5], [6]]), NO_LIKINGS)
    assert met.keys() == {1, 2, 3, 4, 5, 6}
    assert all(abs(number - TRIES / 6) < TRIES / 30 for number in met.values())


def test_kinds_liked_alike_are_taken_alike_and_then_any_of_the_kind() -> None:
    met = picks(menu_with([[1, 2, 3, 4, 5], [], [6], []]), ALIKE)
    assert met.keys() == {1, 2, 3, 4, 5, 6}
    assert abs(met[6] - TRIES / 2) < TRIES / 30
    assert all(abs(met[choice] - TRIES / 10) < TRIES / 60 for choice in range(1, 6))


def test_what_is_liked_best_is_done_first() -> None:
    menu = menu_with([[1], [2, 3], [4], [5]])
    met = picks(menu, vec[i64]([0, 2, 1, 2]))
    assert met.keys() == {2, 3, 5}
    assert abs(met[5] - TRIES / 2) < TRIES / 30
    assert picks(menu, NO_LIKINGS).keys() == {1, 2, 3, 4, 5}


def test_what_is_left_is_done_at_last() -> None:
    likings = vec[i64]([3, 1, 2, 0, 3])
    kinds = [(0, []), (1, [4]), (2, []), (3, [1, 2]), (4, [])]
    assert picks(menu_of(kinds), likings).keys() == {4}
    assert picks(menu_of(kinds[3:]), likings).keys() == {1, 2}


@given(
    st.lists(st.tuples(st.integers(0, 8), st.lists(st.integers(0, 99), max_size=3)), max_size=9),
    st.lists(st.integers(0, 3), min_size=9, max_size=9),
    st.integers(0, 99),
)
def test_nothing_is_done_while_something_is_liked_better(
    runs: list[tuple[int, list[int]]], likings: list[int], seed: int
) -> None:
    full = [(likings[kind], choices) for kind, choices in runs if choices]
    assume(full)
    best = max(liked for liked, _ in full)
    wanted = {choice for liked, choices in full if liked == best for choice in choices}
    assert pick(menu_of(runs), Chance(seed), vec[i64](likings)) in wanted


def test_a_single_choice_needs_no_chance() -> None:
    chance = Chance(1)
    assert pick(menu_with([[7]]), chance, NO_LIKINGS) == 7
    assert chance.word() == Chance(1).word()


def test_likings_do_not_matter_where_a_menu_names_no_kinds() -> None:
    menu = Menu()
    for choice in (3, 4):
        menu.add(choice)
    assert picks(menu, ALIKE).keys() == {3, 4}


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
        moves = play_out(table, Chance(1), [NO_LIKINGS] * game.players[0], Menu())
        assert table.is_over()
        assert moves >= table.actions_done() > 0
