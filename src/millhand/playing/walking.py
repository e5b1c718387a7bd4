"""The questions of one move on copies of a table: what was touched, and what can follow.

Complete moves are never listed. A touch that is not asked for yet is looked for with few answers
that nobody touched; when the search has gone too far, the touch is believed.
"""

from collections import Counter

from millhand.face.game import OpenGame
from millhand.kernel.menu import Menu
from millhand.kernel.table import Table
from millhand.playing.touches import Index, Meant, index_of, names

STRAYS = (0, 1, 2, 3)
"""How many answers that nobody touched may lie between touched ones; tried in this order."""

PATIENCE = 1200
"""How many questions are asked on copies for one composition."""

Rest = tuple[Meant, ...]
"""What was touched and has not been asked for yet."""


class Walk:
    """A table, whoever composes a move on it, and how much may still be tried."""

    def __init__(self, opened: OpenGame, table: Table, seat: int) -> None:
        self.opened = opened
        self.start = table
        self.seat = seat
        self.index: Index = index_of(opened)
        self.known = table.revealed()
        self.patience = PATIENCE
        self.cut_short = False
        self._menu = Menu()
        self._wants: dict[Rest, frozenset[int]] = {}

    # --- one question ---

    def menu(self, table: Table) -> list[int]:
        """What may be answered."""
        self._menu.clear()
        table.menu(self.seat, self._menu)
        return self._menu.as_list()

    def after(self, table: Table, choice: int) -> Table:
        """The table with one answer more."""
        other = table.copy()
        other.choose(self.seat, choice)
        return other

    def is_over(self, table: Table) -> bool:
        """Whether the move is complete, or something hidden would be seen: nobody looks further."""
        return not table.mid_move(self.seat) or bool(table.revealed() != self.known)

    def left(self, table: Table, rest: Rest, choice: int) -> Rest:
        """What is still to be said when an answer has named some of it."""
        used: Counter[tuple[str, str]] = Counter()
        left = []
        for meant in rest:
            if used[meant.what] < meant.choices.get(choice, 0) and names(
                self.opened, table, self.seat, meant, choice
            ):
                used[meant.what] += 1
            else:
                left.append(meant)
        return tuple(left)

    # --- can what was touched still be said? ---

    def may_follow(self, table: Table, rest: Rest, begun: bool = True) -> bool:
        """Whether some way to go on names all of the rest."""
        if not rest:
            return True
        for strays in STRAYS:
            self._limited = False
            if self._search(table, rest, begun, strays):
                return True
            if not self._limited:
                return False
        return self._believed()

    def _believed(self) -> bool:
        if self.patience <= 0:
            self.cut_short = True
        return self.cut_short

    def _search(self, table: Table, rest: Rest, begun: bool, strays: int) -> bool:
        if not rest:
            return True
        if begun and self.is_over(table):
            return False
        if self.patience <= 0:
            self._limited = True
            return False
        self.patience -= 1
        wanted = self._wanted(rest)
        menu = self.menu(table)
        others = [choice for choice in menu if choice not in wanted]
        for choice in menu:
            if choice in wanted:
                left = self.left(table, rest, choice)
                if len(left) == len(rest):
                    others.append(choice)
                elif self._search(self.after(table, choice), left, True, strays):
                    return True
        if strays == 0:
            self._limited = self._limited or bool(others)
            return False
        return any(
            self._search(self.after(table, choice), rest, True, strays - 1)
            for choice in self._unlike(others)
        )

    def _wanted(self, rest: Rest) -> frozenset[int]:
        """Every choice that could name some of what is still to be said."""
        found = self._wants.get(rest)
        if found is None:
            found = frozenset().union(*(meant.choices for meant in rest))
            self._wants[rest] = found
        return found

    def _unlike(self, choices: list[int]) -> list[int]:
        """Answers after which other things are asked, one for all that are alike.

        Which card is given up changes nothing that is asked later; of sums the highest allows most.
        """
        cards, sums = self.index.cards, self.index.sums
        if cards.issuperset(choices):
            return choices[:1]
        highest = {self.index.words[choice]: choice for choice in choices if choice in sums}
        return [choice for choice in choices if choice not in sums or choice in highest.values()]

    # --- which answers fit ---

    def fitting(self, table: Table, rest: Rest) -> list[int]:
        """The answers that name most of what was touched and leave the rest to be said."""
        answers = self.menu(table)
        if not rest or len(answers) == 1:
            return answers
        by_left: dict[int, list[tuple[int, Rest]]] = {}
        wanted = self._wanted(rest)
        for choice in answers:
            left = self.left(table, rest, choice) if choice in wanted else rest
            by_left.setdefault(len(left), []).append((choice, left))
        for size in sorted(by_left):
            found = [
                (choice, left)
                for choice, left in by_left[size]
                if self.may_follow(self.after(table, choice), left)
            ]
            if found:
                return self._touched_first(table, found, rest)
        return []

    def _touched_first(self, table: Table, found: list[tuple[int, Rest]], rest: Rest) -> list[int]:
        """Where different touches would each do, the one touched first is meant first.

        Cards given up in a row, and answers that come to the same in any order, are put in the
        order of their numbers, so that the order of touching leaves no trace.
        """
        question = self.opened.asks(table, self.seat)
        cards = all(choice in self.index.cards for choice, _ in found)
        named = [meant for meant in rest if any(meant not in left for _, left in found)]
        if cards or question.in_any_order:
            lowest = {id(meant): _lowest(meant, found) for meant in named}
            named.sort(key=lambda meant: lowest[id(meant)])
        for meant in named:
            some = [(choice, left) for choice, left in found if meant not in left]
            found = some or found
        return [choice for choice, _ in found]


def _lowest(meant: Meant, found: list[tuple[int, Rest]]) -> int:
    return min(choice for choice, left in found if meant not in left)
