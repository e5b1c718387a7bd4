"""Moves: what a player says in one breath, and what the dealer's shuffles come to."""

from dataclasses import dataclass

from millhand.kernel.table import DEALER


@dataclass(frozen=True, slots=True)
class Move:
    """A seat's choices in order; for the dealer, the order that chance gave to a pool.

    `claims` says what goes beyond the choices' numbers (the level of a tile), one for each
    choice, '' where nothing is claimed; or it is empty when nothing at all is claimed. The
    dealer's only claim is the question that the move answers.
    """

    seat: int
    choices: tuple[int, ...]
    claims: tuple[str, ...] = ()

    def claim(self, place: int) -> str:
        """What is claimed beside a choice."""
        return self.claims[place] if place < len(self.claims) else ""

    @property
    def is_deal(self) -> bool:
        """Whether chance decided it."""
        return self.seat == DEALER


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What may be known of a hidden move: who made it, and how a deal began."""

    seat: int
    question: str = ""
    """What the dealer put in order; '' for a sealed answer."""
    choices: tuple[int, ...] = ()
    """The first things of a deal, as many as lie open."""

    @property
    def is_deal(self) -> bool:
        """Whether chance decided it."""
        return self.seat == DEALER
