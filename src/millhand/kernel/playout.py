"""Playing a table to its end with players that need nothing but the menu.

This loop is what `millhand bench` measures and what random simulations run: no object is made
for a move, nothing is told, and the same seed gives the same game compiled or interpreted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from millhand.kernel.bits import BIT, count, lowest
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table

NO_LIKINGS: Final = vec[i64]()
"""Of those who take any choice, all being equally likely."""


def pick(menu: Menu, chance: Chance, likings: vec[i64]) -> i64:
    """One choice of a menu: any of them, or, for somebody with likings, one of a liked kind.

    Likings say how much each kind is liked, from 0 on. One of the best is taken: whoever likes
    building better than passing does not pass while something can be built.
    """
    if menu.size == 1:
        return menu.choices[0]
    if len(likings) == 0 or menu.runs < 2:
        return menu.choices[chance.below(menu.size)]
    runs: i64 = runs_liked_best(menu, likings)
    passed_over: i64 = chance.below(count(runs))
    while passed_over > 0:
        runs &= runs - 1
        passed_over -= 1
    run: i64 = lowest(runs)
    start: i64 = menu.run_start(run)
    return menu.choices[start + chance.below(menu.run_start(run + 1) - start)]


def runs_liked_best(menu: Menu, likings: vec[i64]) -> i64:
    """The runs of the kinds liked best of those that are on the menu, as a set."""
    runs: i64 = 0
    most: i64 = 0
    run: i64
    for run in range(menu.run_count()):
        liked: i64 = likings[menu.run_kind(run)]
        if liked > most:
            most = liked
            runs = 0
        if liked == most:
            runs |= BIT[run]
    return runs


def deal(table: Table, chance: Chance) -> None:
    """Let chance answer as the dealer until a player is asked (or the game is over)."""
    while not table.is_over():
        pool = table.pool()
        size: i64 = len(pool)
        if size == 0:
            return
        chance.shuffle(pool, size)
        table.deal(pool)


def play_out(table: Table, chance: Chance, likings: list[vec[i64]], menu: Menu) -> i64:
    """Play to the end, each seat by its likings; returns how many moves the players made."""
    moves: i64 = 0
    deal(table, chance)
    while not table.is_over():
        seat: i64 = lowest(table.asked())
        menu.clear()
        table.menu(seat, menu)
        table.choose(seat, pick(menu, chance, likings[seat]))
        if not table.mid_move(seat):
            moves += 1
        if table.asked() == 0:
            deal(table, chance)
    return moves


def resample(table: Table, seat: i64, chance: Chance) -> Table:
    """Another table that this seat could not tell from the real one.

    What is hidden is sorted before it is shuffled: with the same chance, the result depends on
    nothing but what the seat may know, so whoever thinks on such tables cannot peek.
    """
    other = table.copy()
    kind: i64
    for kind in range(table.hidden_kinds()):
        hidden = other.unseen(seat, kind)
        sort(hidden)
        chance.shuffle(hidden, len(hidden))
        other.put_unseen(seat, kind, hidden)
    seal_anew(other, seat, chance)
    return other


def sort(numbers: vec[i64]) -> None:
    """Put a short row of numbers into ascending order."""
    place: i64
    for place in range(1, len(numbers)):
        number: i64 = numbers[place]
        gap: i64 = place
        while gap > 0 and numbers[gap - 1] > number:
            numbers[gap] = numbers[gap - 1]
            gap -= 1
        numbers[gap] = number


def seal_anew(table: Table, seat: i64, chance: Chance) -> None:
    """What others have sealed is unknown too: any answer that was open to them is put instead."""
    rest: i64 = table.sealed() & ~BIT[seat]
    while rest != 0:
        bit: i64 = rest & -rest
        rest ^= bit
        other: i64 = lowest(bit)
        table.withdraw(other)
        answer_at_random(table, other, chance)


def answer_at_random(table: Table, seat: i64, chance: Chance) -> None:
    """One complete answer of a seat, any choice of each menu."""
    menu = Menu()
    while True:
        menu.clear()
        table.menu(seat, menu)
        table.choose(seat, pick(menu, chance, NO_LIKINGS))
        if not table.mid_move(seat):
            return
