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
