"""Menus: choices in order, in kinds, as lists and as masks."""

from itertools import groupby, pairwise

from hypothesis import given
from hypothesis import strategies as st
from kernel.menus import menu_of, menu_with

from millhand.kernel.bits import LIMIT
from millhand.kernel.menu import Menu

kinds_of_choices = st.lists(st.lists(st.integers(0, 600), max_size=8), max_size=10)


@given(kinds_of_choices)
def test_a_menu_lists_what_was_added(kinds: list[list[int]]) -> None:
    menu = menu_with(kinds)
    choices = [choice for kind in kinds for choice in kind]
    assert menu.as_list() == choices
    assert menu.size == len(choices)
    assert all(menu.holds(choice) for choice in choices)
    assert not menu.holds(601)


@given(kinds_of_choices)
def test_kinds_without_choices_do_not_count(kinds: list[list[int]]) -> None:
    menu = menu_with(kinds)
    full = [kind for kind in kinds if kind]
    assert menu.run_count() == len(full)
    starts = [menu.run_start(number) for number in range(len(full) + 1)]
    listed = menu.as_list()
    runs = [listed[start:end] for start, end in pairwise(starts)]
    assert runs == full


@given(st.lists(st.tuples(st.integers(0, 2), st.lists(st.integers(0, 9), max_size=2)), max_size=10))
def test_what_follows_choices_of_its_own_kind_joins_them(runs: list[tuple[int, list[int]]]) -> None:
    menu = menu_of(runs)
    by_kind = groupby((run for run in runs if run[1]), key=lambda run: run[0])
    joined = [(kind, [choice for _, run in same for choice in run]) for kind, same in by_kind]
    starts = [int(menu.run_start(run)) for run in range(menu.run_count() + 1)]
    listed = [menu.as_list()[start:end] for start, end in pairwise(starts)]
    assert [(int(menu.run_kind(run)), some) for run, some in enumerate(listed)] == joined


@given(st.integers(0, 400), st.sets(st.integers(0, LIMIT - 1)))
def test_the_members_of_a_set_are_added_in_order(first: int, members: set[int]) -> None:
    menu = Menu()
    menu.add_members(first, sum(2**member for member in members))
    assert menu.as_list() == [first + member for member in sorted(members)]


@given(kinds_of_choices)
def test_a_mask_has_a_bit_for_every_choice(kinds: list[list[int]]) -> None:
    menu = menu_with(kinds)
    mask = menu.as_mask(10)
    marked = {choice for choice in range(620) if mask[choice // 62] >> choice % 62 & 1}
    assert marked == set(menu.as_list())


def test_a_cleared_menu_is_empty() -> None:
    menu = menu_of([(7, [1, 2]), (4, [3])])
    menu.clear()
    assert menu.as_list() == []
    assert menu.run_count() == 0
    menu.next_kind(4)
    menu.add(5)
    assert menu.as_list() == [5]
    assert (menu.run_count(), menu.run_kind(0)) == (1, 4)
