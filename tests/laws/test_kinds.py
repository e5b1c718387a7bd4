"""A menu says of what kind an answer is, and calls kinds by the verbs of the notation."""

from collections.abc import Iterator

from laws.watching import GameToPlay, Step, watched

from millhand.kernel.menu import Menu


def menus_of(step: Step) -> Iterator[Menu]:
    """The menus from which a player's move was put together."""
    table = step.before.copy()
    for choice in step.move.choices if not step.move.is_deal else ():
        menu = Menu()
        table.menu(step.move.seat, menu)
        yield menu
        table.choose(step.move.seat, choice)


def runs_of(menu: Menu) -> Iterator[tuple[int, list[int]]]:
    """The runs of a menu: their kinds, and the choices in them."""
    for run in range(menu.run_count()):
        start, end = int(menu.run_start(run)), int(menu.run_start(run + 1))
        yield int(menu.run_kind(run)), menu.as_list()[start:end]


def test_a_kind_is_a_verb(random_games: list[GameToPlay]) -> None:
    """The choices of a run are said with one word, and the kind is a choice of that verb."""
    for game in random_games:
        for step in watched(game):
            for menu in menus_of(step):
                for kind, choices in runs_of(menu):
                    word = step.opened.write_choice(kind, "").split()[0]
                    assert word in {
                        step.opened.write_choice(choice, "").split()[0] for choice in choices
                    }, f"{step}: {choices} are of the kind {word}"
