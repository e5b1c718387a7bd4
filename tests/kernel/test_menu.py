"""Menus: choices in order, in kinds, as lists and as masks."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from kernel.menus import menu_by_mood, menu_with

from millhand.kernel.bits import LIMIT
from millhand.kernel.menu import AT_LAST, GLADLY, Menu

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
    assert menu.kind_count() == len(full)
    starts = [menu.kind_start(number) for number in range(len(full) + 1)]
    listed = menu.as_list()
    runs = [listed[start:end] for start, end in pairwise(starts)]
    assert runs == full


@given(st.lists(st.tuples(st.integers(GLADLY, AT_LAST), st.lists(st.integers(0, 9), max_size=2))))
def test_what_is_liked_best_of_what_is_there_invites(kinds: list[tuple[int, list[int]]]) -> None:
    menu = menu_by_mood(kinds[:10])
    moods = [mood for mood, kind in kinds[:10] if kind]
    best = {number for number, mood in enumerate(moods) if mood == min(moods)}
    assert menu.inviting_kinds() == sum(2**number for number in best)


@given(st.integers(0, 400), st.sets(st.integers(0, LIMIT - 1)))
def test_the_members_of_a_set_are_added_in_order(first: int, members: set[int]) -> None:
    menu = Menu()
    menu.add_members(first, sum(2**member for member in members))
    assert menu.as_list() == [first + member for member in sorted(members)]


@given(st.integers(0, 400), st.sets(st.integers(0, LIMIT - 1)))
def test_an_empty_set_is_told_by_another_choice(first: int, members: set[int]) -> None:
    menu = Menu()
    menu.add_members_or(first, sum(2**member for member in members), 600)
    assert menu.as_list() == ([first + member for member in sorted(members)] or [600])


@given(kinds_of_choices)
def test_a_mask_has_a_bit_for_every_choice(kinds: list[list[int]]) -> None:
    menu = menu_with(kinds)
    mask = menu.as_mask(10)
    marked = {choice for choice in range(620) if mask[choice // 62] >> choice % 62 & 1}
    assert marked == set(menu.as_list())


def test_a_cleared_menu_is_empty() -> None:
    menu = menu_by_mood([(AT_LAST, [1, 2]), (GLADLY, [3])])
    menu.clear()
    assert menu.as_list() == []
    assert menu.kind_count() == 0
    menu.next_kind()
    menu.add(5)
    assert menu.as_list() == [5]
    assert menu.kind_count() == menu.inviting_kinds() == 1, "the only kind, however it was liked"
