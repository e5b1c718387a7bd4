"""Playing on from a moment: the moves up to it, what is hidden as it was or dealt anew.

Dealt anew are the deals themselves, so that the new journal is as whole as the old one. Two things
of a deal are swapped where the seat could not tell, many times over: every arrangement that fits
all that the seat knows is as likely as any other that can be reached so.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.match import happenings
from millhand.match.moves import Move
from millhand.notation.moves import read_move, write_move
from millhand.server.engine.openings import Opening, open_box
from millhand.server.engine.play import Line, Outcome, Play, kind_of, replayed

SWAPS = 4
"""How many swaps are tried for everything that was dealt."""


def moves_until(play: Play, moves: int) -> list[Line]:
    """The first moves in force, as a journal in which nothing was taken back."""
    past = play.at(moves)
    return _lines(past.opened, past.match.journal)


def _lines(opened: OpenGame, journal: Sequence[Move]) -> list[Line]:
    return [
        Line(number, kind_of(move), move.seat, write_move(opened, move))
        for number, move in enumerate(journal, start=1)
    ]


def played(opening: Opening, journal: Sequence[Line]) -> tuple[Play, list[Outcome]]:
    """The match of a journal whose moves are checked, and its rows."""
    opened = open_box(opening)
    return replayed(opening, [read_move(opened, said.seat, said.text) for said in journal])


def dealt_anew(opening: Opening, journal: Sequence[Line], seat: int, seed: int) -> list[Line]:
    """Moves that the seat could not tell from those of a journal, after other deals.

    What others have sealed is left out: they answer again.
    """
    match, chance = Play(opening, journal).match, Chance(seed)
    told = zip(match.journal, match.told_to(seat), strict=True)
    moves = [move for move, known in told if known == move or known.is_deal]
    moves = _shuffled(match.opened, moves, seat, chance)
    return _lines(match.opened, moves)


def _shuffled(opened: OpenGame, journal: list[Move], seat: int, chance: Chance) -> list[Move]:
    deals = [place for place, move in enumerate(journal) if move.is_deal for _ in move.choices]
    known = list(_course(opened, journal, seat))
    for _ in range(SWAPS * len(deals)):
        place = deals[chance.below(len(deals))]
        other = [*journal]
        other[place] = _swapped(journal[place], chance)
        if other[place] != journal[place] and _is_as_known(opened, other, seat, known):
            journal = other
    return journal


def _swapped(deal: Move, chance: Chance) -> Move:
    """A deal in which two things have changed places."""
    order = list(deal.choices)
    one, two = chance.below(len(order)), chance.below(len(order))
    order[one], order[two] = order[two], order[one]
    return replace(deal, choices=tuple(order))


def _is_as_known(
    opened: OpenGame, journal: Sequence[Move], seat: int, known: Sequence[object]
) -> bool:
    heard = zip(_course(opened, journal, seat), known, strict=False)
    return all(one == other for one, other in heard)


def _course(opened: OpenGame, journal: Sequence[Move], seat: int) -> Iterator[object]:
    """What a seat learns by each move and sees in the end; None where a move cannot be."""
    table = opened.lay()
    for move in journal:
        if not move.is_deal and not _is_open(table, move):
            yield None
            return
        open_part = move.choices[: opened.shown_of_deal(move.claim(0))] if move.is_deal else ()
        events = happenings(opened, table, move)
        yield open_part, [event.told_to(seat) for event in events]
    yield opened.sight(table, seat)


def _is_open(table: Table, move: Move) -> bool:
    """Whether every choice of a move is on the menu when it is made."""
    trial, menu = table.copy(), Menu()
    for choice in move.choices:
        menu.clear()
        if trial.asked() >> move.seat & 1:
            trial.menu(move.seat, menu)
        if choice not in menu.as_list():
            return False
        trial.choose(move.seat, choice)
    return True
