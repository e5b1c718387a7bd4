"""One game of bots: table, menu, bot, choice. No events, no text, no server."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from operator import index
from typing import Any

from millhand.bots.at_work import FROM_OUTSIDE, at_work, is_menu_bot
from millhand.bots.bot import BadManners, Bot, Guest, Planner, View, apart
from millhand.face.game import OpenGame
from millhand.face.seen import Event
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import deal, play_out
from millhand.kernel.table import DEALER, Table
from millhand.match.dealer import Dealer
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.moves import write_any


class NotOnTheMenu(BadManners):
    """A bot has answered what is not allowed, or nothing; nothing has changed."""


@dataclass(frozen=True)
class Finished:
    """A finished game."""

    table: Table
    decisions: int
    """Complete moves of players: actions, and what the game asks between them."""


def play_game(opened: OpenGame, bots: Sequence[Bot], seed: int) -> Finished:
    """Play one game; the seed alone decides it."""
    table, chance = opened.lay(), Chance(seed)
    likings = [bot.likings(opened) for bot in bots if is_menu_bot(bot)]
    if len(likings) == len(bots):
        return Finished(table, int(play_out(table, chance, likings, Menu())))
    with told_of(opened, bots, lambda: table):
        moves = sum(seat != DEALER for seat in play_on(opened, table, bots, chance))
    return Finished(table, moves)


@contextmanager
def told_of(
    opened: OpenGame, bots: Sequence[Bot | None], end: Callable[[], Table]
) -> Iterator[None]:
    """Guests are told that a game begins and, if it comes so far, how it has ended.

    Who is no bot is told elsewhere.
    """
    seated: list[tuple[int, Any]] = list(enumerate(bots))
    guests = [(seat, bot) for seat, bot in seated if isinstance(bot, Guest)]
    for seat, guest in guests:
        with at_work(guest):
            guest.sit_down(opened, seat)
    yield
    scores = [score.points for score in opened.scores(end())] if guests else []
    for _, guest in guests:
        with at_work(guest):
            guest.get_up(scores, opened.winners(end()))


def play_on(opened: OpenGame, table: Table, bots: Sequence[Bot], chance: Chance) -> Iterator[int]:
    """Play a table to its end; yields who has just completed a move, the dealer included."""
    while not table.is_over():
        if table.asked() == 0:
            deal(table, chance)
            yield DEALER
        else:
            seat = _first(table.asked())
            for _ in answers_of(opened, table, seat, bots[seat], chance):
                pass
            yield seat


def answers_of(
    opened: OpenGame, table: Table, seat: int, bot: Bot, chance: Chance
) -> Iterator[int]:
    """Let a bot make a complete move on a table, answer after answer.

    A bot that plans is asked once a move, and again only if the move has shown it something.
    """
    menu, begun = Menu(), False
    planned: list[int] = []
    known = table.revealed()
    while not begun or table.mid_move(seat):
        begun = True
        if not planned or table.revealed() != known:
            menu.clear()
            table.menu(seat, menu)
            planned, known = ask(bot, View(opened, table, seat, menu), chance), table.revealed()
        answer = planned.pop(0) if planned else None
        choice = _checked(opened, table, seat, bot, answer)
        table.choose(seat, choice)
        yield choice


def _checked(opened: OpenGame, table: Table, seat: int, bot: Bot, answer: object) -> int:
    """A bot's answer, if it may be given; asked of the table, since a bot can write in its menu."""
    menu = Menu()
    table.menu(seat, menu)
    said = str(answer)
    choice = _number(answer)
    if 0 <= choice < opened.choice_count:
        if menu.holds(choice):
            return choice
        said = write_any(opened, choice) or said
    raise NotOnTheMenu("is_not_on_the_menu", bot=bot.name, seat=opened.colours[seat], answer=said)


def _number(answer: Any) -> int:
    """A whole number, be it Python's or NumPy's; -1 if it is none."""
    try:
        return index(answer)
    except TypeError:
        return -1


def ask(bot: Bot, view: View, chance: Chance) -> list[int]:
    """The answers that a bot gives at once: one, or a whole plan."""
    if type(bot) in FROM_OUTSIDE:
        chance = apart(chance)
    with at_work(bot):
        if isinstance(bot, Planner):
            return list(bot.plan(view, chance))
        return [bot.choose(view, chance)]


def play_match(
    opened: OpenGame,
    bots: Sequence[Bot],
    seed: int,
    watch: Callable[[list[Event]], None] = lambda events: None,
) -> Match:
    """The same game as `play_game` with the same seed, with its journal; `watch` hears of it."""
    match, dealer = Match(opened), Dealer(seed)
    with told_of(opened, bots, lambda: match.table):
        watch(match.deal(dealer))
        while not match.is_over:
            seat = _first(match.table.asked())
            watch(match.play(bot_move(match, seat, bots[seat], dealer.chance)))
            watch(match.deal(dealer))
    return match


def bot_move(match: Match, seat: int, bot: Bot, chance: Chance) -> Move:
    """A bot's complete move: it answers question after question on a copy of the table."""
    table = match.table.copy()
    return Move(seat, tuple(answers_of(match.opened, table, seat, bot, chance)))


def _first(seats: int) -> int:
    """The first of the seats that are asked."""
    return (seats & -seats).bit_length() - 1
