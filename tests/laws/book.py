"""What the rules of the book have in common, for the choices of one moment."""

from millhand.face.game import OpenGame
from millhand.kernel.table import Table


class Book:
    """Answers whether any rule refuses a choice; every rule is asked once."""

    def __init__(self, game: OpenGame, table: Table, seat: int) -> None:
        self.game, self.table, self.seat = game, table, seat
        self.common: dict[tuple[int, int], int] = {}

    def allows(self, choice: int) -> bool:
        """Whether no rule refuses the choice."""
        rules, given, candidate = self.game.rules(self.table, self.seat, choice)
        key = id(rules), int(given)
        if key not in self.common:
            self.common[key] = ~0
            for rule in rules:
                self.common[key] &= int(rule.allows(self.table, self.seat, given))
        return bool(self.common[key] >> candidate & 1)
