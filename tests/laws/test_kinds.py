"""A menu says of what kind an answer is, and calls kinds by the verbs of the notation."""

from collections.abc import Iterator

from laws.watching import GameToPlay, Step, watched

from millhand.kernel.menu import Menu
from millhand.kernel.verbs import Verb


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


def kind_is(verb: Verb, kind: int) -> bool:
    """Whether choices of a verb are of a kind: its own, or one of several that it has."""
    return kind == verb.kind or verb.first <= kind < verb.end


def test_a_kind_is_a_verb(random_games: list[GameToPlay]) -> None:
    """The choices of a run are those of the verb whose first choice is the kind."""
    for game in random_games:
        for step in watched(game):
            for menu in menus_of(step):
                for kind, choices in runs_of(menu):
                    verbs = [one for one in step.opened.game.verbs() if kind_is(one, kind)]
                    assert verbs, f"{step}: no verb has choices of the kind {kind}"
                    assert all(any(verb.is_meant(choice) for verb in verbs) for choice in choices)
