"""Menus to be looked at."""

from collections.abc import Iterable

from millhand.kernel.menu import Menu


def menu_with(kinds: Iterable[Iterable[int]]) -> Menu:
    """A menu with some kinds of choices, numbered from 0 on."""
    return menu_of(enumerate(kinds))


def menu_of(runs: Iterable[tuple[int, Iterable[int]]]) -> Menu:
    """A menu with some runs of choices, each with its kind."""
    menu = Menu()
    for kind, choices in runs:
        menu.next_kind(kind)
        for choice in choices:
            menu.add(choice)
    return menu
