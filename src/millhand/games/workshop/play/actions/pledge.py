"""Creating demand: a fist of demand tokens, closed until all are shown. WW-4, WW-13.4."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from millhand.games.workshop.play import choices, happenings, layout
from millhand.games.workshop.play.state import State
from millhand.games.workshop.play.turns import go_on_after_demand
from millhand.kernel.bits import below, union
from millhand.kernel.menu import Menu
from millhand.kernel.rules import Facts, Rule
from millhand.kernel.table import Table
from millhand.kernel.verbs import Question, Verb

# --- the rules: which of some fists remain ----------------------------------------------------


def tokens_are_in_hand(state: State, seat: i64, given: i64, among: i64) -> i64:
    """WW-4.1 A player places tokens from the own hand, also one kept before (WW-4.3)."""
    industry: i64
    for industry in range(layout.INDUSTRIES):
        held: i64 = state.tokens_held(seat, industry)
        if held == 0:
            among &= ~state.box.fists_with[industry]
        elif held == 1:
            among &= ~state.box.fists_with_two[industry]
    return among


def as_many_as_must_be_placed(state: State, seat: i64, given: i64, among: i64) -> i64:
    """WW-4.1 At the start of an era exactly one token is placed, two with two players (WW-A20)."""
    return among & state.box.fists_of_size[state.box.tokens_placed]


def no_more_than_may_be_placed(state: State, seat: i64, given: i64, among: i64) -> i64:
    """WW-4.2 At the end of an era one token may be placed, or none; two with two players."""
    return among & union(state.box.fists_of_size, below(state.box.tokens_placed + 1))


# --- facts ------------------------------------------------------------------------------------


def token_that_is_missing(state: State, seat: int, given: int, fist: int) -> Facts:
    """The first token that the hand lacks."""
    first, second = state.box.fist_first[fist], state.box.fist_second[fist]
    lacks = first >= 0 and state.tokens_held(seat, first) == 0
    return {"industry": first if lacks else second}


def number_of_tokens(state: State, seat: int, given: int, fist: int) -> Facts:
    """How many are in the fist, and how many there should be."""
    size = next(size for size in range(3) if state.box.fists_of_size[size] >> fist & 1)
    return {"tokens": size, "needed": state.box.tokens_placed}


# --- the verb, with the numbers that each creation of demand gives to these rules ---------------


@mypyc_attr(acyclic=True, native_class=True)
class Pledge(Verb):
    """`pledge port`: tokens that must be placed at the start of an era (`keep`: the empty fist)."""

    def __init__(self, rules: tuple[Rule, ...]) -> None:
        super().__init__("pledge", choices.PLEDGE, choices.FISTS, "fist", "target")
        self.book: Final = rules

    def rules(self) -> tuple[Rule, ...]:
        """Its rules."""
        return self.book

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The fists that remain."""
        state = cast(State, table)
        among = tokens_are_in_hand(state, seat, given, among)
        return as_many_as_must_be_placed(state, seat, given, among)

    def take(self, table: Table, seat: i64, choice: i64) -> None:
        """The choice stays hidden until everybody has chosen (WW-12.2)."""
        state = cast(State, table)
        state.seal(layout.FIST, seat, choice - self.first)
        if state.unsealed(layout.FIST) == 0:
            open_fists(state)


@mypyc_attr(acyclic=True, native_class=True)
class MayPledge(Pledge):
    """The same at the end of an era, when no token need be placed."""

    def remaining(self, table: Table, seat: i64, given: i64, among: i64) -> i64:
        """The fists that remain."""
        state = cast(State, table)
        among = tokens_are_in_hand(state, seat, given, among)
        return no_more_than_may_be_placed(state, seat, given, among)


def must_place(number: str) -> Pledge:
    """The verb of a creation of demand at the start of an era."""
    return Pledge(
        (
            Rule(number, tokens_are_in_hand, token_that_is_missing),
            Rule(number, as_many_as_must_be_placed, number_of_tokens),
        )
    )


def may_place(number: str) -> Pledge:
    """The verb of a creation of demand at the end of an era."""
    return MayPledge(
        (
            Rule(number, tokens_are_in_hand, token_that_is_missing),
            Rule(number, no_more_than_may_be_placed, number_of_tokens),
        )
    )


PLEDGES: Final[list[Verb]] = [
    must_place("WW-4.1"),
    may_place("WW-4.2"),
    must_place("WW-4.3"),
    may_place("WW-4.4"),
    must_place("WW-13.4"),
    may_place("WW-13.4"),
]
"""Demand 1 to 4; with two players, at the start of an era and at its end."""


@mypyc_attr(acyclic=True, native_class=True)
class WhichDemand(Question):
    """Which tokens are placed? Each creation of demand has its own number in the book."""

    def fill(self, table: Table, seat: i64, menu: Menu) -> None:
        """The fists that may be shown now."""
        self.row[demand_under_way(cast(State, table))].offer(table, seat, menu)

    def answering(self, table: Table) -> list[Verb]:
        """The verb of this creation of demand."""
        return [self.row[demand_under_way(cast(State, table))]]


def demand_under_way(state: State) -> i64:
    """Which of `PLEDGES` is asked for."""
    ending: i64 = 0
    if state.era_is_ending():
        ending = 1
    if state.box.sets > 1:
        return 4 + ending
    return 2 * state.cells[layout.ERA] + ending


# --- doing it ---------------------------------------------------------------------------------


def open_fists(state: State) -> None:
    """WW-4.1 All tokens are shown together and go to their fields of the diagram."""
    seat: i64
    for seat in range(state.box.players):
        fist: i64 = state.cells[layout.FIST + seat]
        state.cells[layout.FIST + seat] = -1
        place_tokens(state, seat, state.box.fist_first[fist], state.box.fist_second[fist])
    go_on_after_demand(state)


def place_tokens(state: State, seat: i64, first: i64, second: i64) -> None:
    """What an open fist holds: nothing, one token or two."""
    if first < 0:
        state.tell(happenings.KEPT_TOKENS, seat, 0, 0, 0)
        return
    state.place_token(seat, first)
    if second >= 0:
        state.place_token(seat, second)
