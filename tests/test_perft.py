"""Perft: how many sequences of complete moves there are in positions that are easy to get wrong.

The counts are compared with those of the table, and some with a search by brute force that knows
neither menus nor complete moves: it says every choice that has a text, after every beginning of a
move that is not refused.
"""

from itertools import product

import pytest
from golden import PerftEntry, perft_entries
from laws.watching import choices_of, seats_asked

from millhand.arena.perft import perft
from millhand.face.game import OpenGame
from millhand.kernel.table import Table
from millhand.match.attempt import LEFT_OPEN
from millhand.match.complete import complete_moves
from millhand.match.match import Match
from millhand.match.moves import Move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

ENTRIES = [entry for name in sorted(SHELF) for entry in perft_entries(name)]
SMALL = 20
"""Positions with fewer moves than this can be searched by brute force."""

in_every_position = pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: entry.name)


@pytest.mark.parametrize(
    ("entry", "depth"),
    [(entry, depth) for entry in ENTRIES for depth in range(1, entry.depth + 1)],
    ids=lambda value: value.name if isinstance(value, PerftEntry) else str(value),
)
def test_a_position_allows_so_many_sequences(entry: PerftEntry, depth: int) -> None:
    opened, table = read_position(SHELF, entry.position)
    assert perft(opened, table, depth) == entry.counts[depth - 1]


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_a_dozen_positions(game: str) -> None:
    assert len(perft_entries(game)) >= 12


@in_every_position
def test_the_book_allows_the_same_moves(entry: PerftEntry) -> None:
    """Every choice is tried that the book, not the menu, allows."""
    opened, table = read_position(SHELF, entry.position)
    seat = seats_asked(table)[0]
    by_the_book = set(moves_by_the_book(opened, table, seat, ()))
    listed = {move.choices for move, _ in complete_moves(opened, table, seat)}
    assert listed <= by_the_book
    assert {tuple(sorted(choices)) for choices in by_the_book} == {
        tuple(sorted(choices)) for choices in listed
    }


def moves_by_the_book(
    opened: OpenGame, table: Table, seat: int, said: tuple[int, ...]
) -> list[tuple[int, ...]]:
    if said and not table.mid_move(seat):
        return [said]
    found = []
    for choice in choices_of(opened):
        if opened.refusals(table, seat, choice) == []:
            after = table.copy()
            after.choose(seat, choice)
            implied = choice == opened.implied(table, seat)
            found += moves_by_the_book(opened, after, seat, said if implied else (*said, choice))
    return found


@pytest.mark.parametrize(
    "entry",
    [entry for entry in ENTRIES if entry.counts[0] < SMALL],
    ids=lambda entry: entry.name,
)
def test_brute_force_finds_the_same_moves(entry: PerftEntry) -> None:
    """Whatever is said is refused, or is a move, or lacks something; then more is said."""
    opened, table = read_position(SHELF, entry.position)
    match, seat = Match(opened, table), seats_asked(table)[0]
    found: set[tuple[int, ...]] = set()
    beginnings: list[tuple[int, ...]] = [()]
    while beginnings:
        said = [(*start, choice) for start, choice in product(beginnings, choices_of(opened))]
        refused = {choices: match.check(Move(seat, choices)) for choices in said}
        accepted = [choices for choices, refusal in refused.items() if refusal is None]
        settled = {choices: match.settled(Move(seat, choices)).choices for choices in accepted}
        found |= {tuple(sorted(choices)) for choices in settled.values()}
        # Who says no more may have meant enough: one more thing may be said there too.
        beginnings = [
            choices
            for choices, refusal in refused.items()
            if settled.get(choices) == choices
            or (refusal is not None and refusal.number == LEFT_OPEN)
        ]
    assert len(found) == entry.counts[0]
