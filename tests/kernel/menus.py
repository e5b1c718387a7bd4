"""Menus to be looked at."""

from collections.abc import Iterable

from millhand.kernel.menu import Menu


def menu_with(kinds: Iterable[Iterable[int]]) -> Menu:
    """A menu with some kinds of choices."""
    menu = Menu()
    for kind in kinds:
        menu.next_kind()
        for choice in kind:
            menu.add(choice)
    return menu


def menu_by_mood(kinds: Iterable[tuple[int, Iterable[int]]]) -> Menu:
    """A menu with some kinds of choices, each with how gladly it is done."""
    menu = Menu()
    for mood, kind in kinds:
        menu.next_kind_done(mood)
        for choice in kind:
            menu.add(choice)
    return menu
