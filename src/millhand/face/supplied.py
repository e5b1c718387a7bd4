"""What is asked of a game by whoever plans: where cubes come from at a place, and how dear."""

from dataclasses import dataclass
from typing import Protocol

from millhand.face.seated import Seated
from millhand.kernel.table import Table


@dataclass(frozen=True)
class Supply:
    """Cubes of a resource, as they could be had at a place now."""

    sources: tuple[str, ...]
    """The slots that give the next cube, free of charge; several are equally good."""
    cubes: int
    """How many cubes lie on tiles within reach."""
    market: int | None
    """What the market asks for its next cube; None where it is out of reach."""


class Supplied(Seated, Protocol):
    """The part of an open game that knows where cubes come from."""

    def supply(self, table: Table, resource: str, place: str) -> Supply | None:
        """Where cubes come from at a place; None in a game that brings none there."""
