"""Links that only the server can make: an invitation, a way back to a seat, a seat handed over.

A link carries a number that stands at the table or seat too; when that moves on, old links die.
"""

from secrets import compare_digest, token_urlsafe
from typing import Any, Literal, get_args

from itsdangerous import BadSignature, URLSafeSerializer

from millhand.server.problems import Problem, forbidden
from millhand.server.store.tables import TableRow

Kind = Literal["join", "seat", "take", "mail"]
"""Into a table that waits; back to one's seat; to a seat that somebody hands over; by mail."""

WATCH_BYTES = 18


class Links:
    """Makes and reads links."""

    def __init__(self, secret: bytes) -> None:
        self.makers = {
            kind: URLSafeSerializer(secret, salt=f"millhand-{kind}") for kind in get_args(Kind)
        }

    def token(self, kind: Kind, *facts: str | int) -> str:
        """A token that says some facts."""
        return str(self.makers[kind].dumps(list(facts)))

    def read(self, kind: Kind, token: str) -> list[Any]:
        """The facts of a token; Problem if the server never made it."""
        try:
            facts = self.makers[kind].loads(token)
        except (BadSignature, ValueError) as error:
            raise forbidden("link-is-dead") from error
        return list(facts)

    # --- by table ---

    def invitation(self, table: TableRow) -> str:
        """The way to a table that waits."""
        return f"/join/{table.id}/{self.token('join', table.id, table.invite)}"

    def watching(self, table: TableRow) -> str | None:
        """The way for spectators, where they may come."""
        return None if table.watch is None else f"/watch/{table.id}/{table.watch}"

    def to_seat(self, kind: Kind, table: TableRow, seat: int) -> str:
        """A token for a seat: back to it, or to take it over."""
        return self.token(kind, table.id, seat, table.seats[seat].link)

    def invites(self, table: TableRow, token: str | None) -> bool:
        """Whether a token invites to a table that waits."""
        return token is not None and self._says(token, "join", [table.id, table.invite])

    def hands_over(self, table: TableRow, token: str | None) -> int | None:
        """The seat that a token hands over."""
        for one in table.seats:
            if token is not None and self._says(token, "take", [table.id, one.seat, one.link]):
                return one.seat
        return None

    def _says(self, token: str, kind: Kind, facts: list[str | int]) -> bool:
        try:
            return self.read(kind, token) == facts
        except Problem:
            return False


def new_watch() -> str:
    """A token for spectators."""
    return token_urlsafe(WATCH_BYTES)


def may_watch(table: TableRow, token: str | None) -> bool:
    """Whether a token is the one that spectators of a table have."""
    if table.watch is None or token is None:
        return False
    return compare_digest(table.watch.encode(), token.encode())
