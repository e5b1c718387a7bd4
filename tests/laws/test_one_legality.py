"""The law of one legality: the menu is what the rules of the book have in common, no more, no less.

Every question of the games is met, and every choice that answers it is tried: it stands on the
menu if and only if no rule of the book refuses it.
"""

from collections.abc import Iterator

from laws.manners import choose_move
from laws.watching import GameToPlay, choices_that_exist, opened, seats_asked, some_of

from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal
from millhand.kernel.table import Table
from millhand.match.attempt import broken_rules
from millhand.match.match import digest

Asked = tuple[Table, int, Menu]


def questions(game: GameToPlay, explicit: bool) -> Iterator[Asked]:
    """Every question of a game, each with its menu; also those between the parts of a move."""
    face, chance, menu = opened(game.variant), Chance(game.seed), Menu()
    table = face.lay()
    if explicit:
        face.ask_everything(table)
    while not table.is_over():
        deal(table, chance)
        for seat in seats_asked(table):
            for choice in choose_move(face, table, seat, chance, game.manner, explicit):
                menu.clear()
                table.menu(seat, menu)
                yield table, seat, menu
                table.choose(seat, choice)


def test_the_menu_is_what_the_book_allows(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        explicit = game.seed // 4 % 2 == 1
        for table, seat, menu in questions(game, explicit):
            before = digest(table)
            listed = menu.as_list()
            if explicit and is_asked_in_vain(game, table, seat, listed):
                listed = []
            compare_menu_with_book(game, table, seat, listed)
            assert digest(table) == before, f"{game}: asking the rules has changed the table"


def is_asked_in_vain(game: GameToPlay, table: Table, seat: int, menu: list[int]) -> bool:
    """Whether nothing can be said: there is no source, and the only way to go on is to buy."""
    return len(menu) == 1 and not opened(game.variant).answers(table, seat, menu[0])


def compare_menu_with_book(game: GameToPlay, table: Table, seat: int, menu: list[int]) -> None:
    face = opened(game.variant)
    answers = [
        choice for choice in choices_that_exist(game.variant) if face.answers(table, seat, choice)
    ]
    allowed = {choice for choice in answers if not face.refusals(table, seat, choice)}
    if allowed == set(menu) and len(menu) == len(allowed):
        return
    too_many = {choice: face.write_choice(choice, "") for choice in set(menu) - allowed}
    too_few = {choice: face.write_choice(choice, "") for choice in allowed - set(menu)}
    raise AssertionError(
        f"{game}, question «{face.question(table, seat)}» to seat {seat}: the menu lists what the "
        f"book refuses, {too_many}; it lacks what the book allows, {too_few}; menu {menu}"
    )


def test_whatever_is_not_listed_breaks_a_rule_of_the_page(
    random_games: list[GameToPlay], numbers_of_the_page: set[str]
) -> None:
    for game in random_games:
        face, chance = opened(game.variant), Chance(game.seed)
        for table, seat, menu in questions(game, explicit=False):
            for choice in some_of(chance, choices_that_exist(game.variant), 6):
                if face.answers(table, seat, choice) and not menu.holds(choice):
                    refusals = broken_rules(face, table, seat, choice)
                    numbers = {refusal.number for refusal in refusals}
                    said = f"{game}: {face.write_choice(choice, '')} breaks {refusals}"
                    assert numbers, said
                    assert numbers <= numbers_of_the_page, said
