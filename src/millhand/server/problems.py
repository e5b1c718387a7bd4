"""What a request can be refused for: an identifier, a status and the facts of a sentence.

The sentence is found when the answer is written, in the language of whoever asked.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from millhand.server.shapes.common import Refusal

Refusals = Callable[[str, Sequence[str]], list[Refusal]]
"""Language, names of the players → every rule that a move breaks."""


class Problem(Exception):
    """Something that cannot be done, and why; nothing has changed."""

    def __init__(
        self,
        id: str,
        status: int,
        *,
        refusals: Refusals | None = None,
        again_in: float | None = None,
        **facts: Any,
    ) -> None:
        self.id = id
        self.status = status
        self.facts: Mapping[str, Any] = facts
        self.refusals = refusals
        self.names: Sequence[str] = ()
        """What the players are called at the table that it is about."""
        self.again_in = again_in
        """Seconds after which it may be tried again."""
        super().__init__(f"{id} {dict(facts)}")


def not_found(what: str) -> Problem:
    """There is no such thing, or nothing that the asker may know of."""
    return Problem(f"no-{what}", 404)


def forbidden(id: str, **facts: Any) -> Problem:
    """It is there, and not for the asker."""
    return Problem(id, 403, **facts)


def conflict(id: str, **facts: Any) -> Problem:
    """It does not fit the state that the table is in."""
    return Problem(id, 409, **facts)


def wrong(id: str, **facts: Any) -> Problem:
    """What was said can be read and makes no sense here."""
    return Problem(id, 422, **facts)
