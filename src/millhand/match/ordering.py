"""Finding the order in which the parts of a move answer what the table asks.

Whoever says a move need not know in which order its questions come: a bid may stand before the
money recouped for it. Where the parts cannot be taken as they stand, other orders are tried until
one says all of them. Parts with the same verb keep theirs, since the first link is another thing
than the second; unless the game says that it is not.
"""

from dataclasses import dataclass

from millhand.face.game import OpenGame
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.match.moves import Move

PATIENCE = 300
"""How many answers are tried before a move is held to be none; real ones need a dozen."""

Said = tuple[int, str]


@dataclass(frozen=True)
class Ordered:
    """The answers that the table asks for, in its order, and the table after them."""

    table: Table
    choices: tuple[int, ...] = ()
    claims: tuple[str, ...] = ()


def in_some_order(opened: OpenGame, table: Table, move: Move) -> Ordered | None:
    """The move with its parts in an order in which all of them are answers, if there is one."""
    said = [(choice, move.claim(place)) for place, choice in enumerate(move.choices)]
    return _Ordering(opened, move.seat).order(table, Ordered(table.copy()), said)


class _Ordering:
    """A search for the order, on a table that asks even where only one answer is left."""

    def __init__(self, opened: OpenGame, seat: int) -> None:
        self.opened = opened
        self.seat = seat
        self.patience = PATIENCE

    def order(self, asking: Table, so_far: Ordered, rest: list[Said]) -> Ordered | None:
        """Say the rest, whatever comes first."""
        if so_far.choices and not asking.mid_move(self.seat):
            return None if rest else so_far
        for said in self._first_of_each_verb(asking, rest):
            if self.patience > 0 and self._is_allowed(asking, *said):
                left = list(rest)
                left.remove(said)
                found = self._go_on(asking, so_far, said, left)
                if found is not None:
                    return found
        unsaid = self._unsaid(asking) if so_far.choices else None  # a move is begun by saying so
        return None if unsaid is None else self._go_on(asking, so_far, (unsaid, ""), rest)

    def _first_of_each_verb(self, table: Table, rest: list[Said]) -> list[Said]:
        """What could answer now: of the parts with one verb the first, or any of them."""
        question = self.opened.asks(table, self.seat)
        verbs = {said: question.verb_of(table, said[0]) for said in rest}
        if question.in_any_order:
            return [said for said, verb in verbs.items() if verb is not None]
        firsts = {verb.word: said for said, verb in reversed(verbs.items()) if verb is not None}
        return [said for said in verbs if said in firsts.values()]

    def _is_allowed(self, table: Table, choice: int, claim: str) -> bool:
        self.patience -= 1
        if self.opened.refusals(table, self.seat, choice) != []:
            return False
        return self.opened.claim_refusal(table, self.seat, choice, claim) is None

    def _unsaid(self, table: Table) -> int | None:
        """What is meant by saying nothing, or the only thing that could be said."""
        implied, menu = self.opened.implied(table, self.seat), Menu()
        if implied is not None:
            return implied
        table.menu(self.seat, menu)
        return menu.as_list()[0] if menu.size == 1 else None

    def _go_on(
        self, asking: Table, so_far: Ordered, said: Said, rest: list[Said]
    ) -> Ordered | None:
        choice = said[0]
        after = asking.copy()
        self.opened.ask_everything(after)
        after.choose(self.seat, choice)
        asked = bool(asking.cells == so_far.table.cells)
        return self.order(after, self._answered(so_far, choice) if asked else so_far, rest)

    def _answered(self, so_far: Ordered, choice: int) -> Ordered:
        """One answer more that the real table asks for; what is implied is not written."""
        table, seat = so_far.table.copy(), self.seat
        claim = self.opened.claim(table, seat, choice)
        implied = choice == self.opened.implied(table, seat)
        table.choose(seat, choice)
        if implied:
            return Ordered(table, so_far.choices, so_far.claims)
        return Ordered(table, (*so_far.choices, choice), (*so_far.claims, claim))
