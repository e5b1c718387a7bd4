"""Who sits at an open game: what everybody who asks it needs to know."""

from typing import Protocol


class Seated(Protocol):
    """The seats of a game that was opened for some players."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours, seat by seat (a seat with two colours: the first)."""

    def __hash__(self) -> int:
        """An opened game is itself and no other."""
