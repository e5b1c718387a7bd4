"""People."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from millhand.server.shapes.common import Name, Said, Told

Language = Literal["en", "fr"]
Login = Annotated[str, Meta(pattern=r"^[A-Za-z0-9._@+-]{3,40}$")]
Password = Annotated[str, Meta(min_length=1, max_length=200)]


class NewGuest(Said):
    """Somebody who comes in without an account."""

    name: Name
    language: Language | None = None


class ChangedPerson(Said):
    """What somebody changes about themselves."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class NewAccount(Said):
    """A login and a password, to come back with from anywhere."""

    login: Login
    password: Password


class ComeBack(Said):
    """Coming back with login and password."""

    login: Login
    password: Password


class NewPassword(Said):
    """Another password; every session ends, and a new one begins."""

    old: Password
    new: Password


class Me(Told):
    """Whoever asks."""

    id: str
    name: str
    login: str | None
    language: str | None


class Export(Told):
    """All that is kept of whoever asks."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    notices: list[dict[str, Any]]
    seats: list[dict[str, Any]]
    moves: list[dict[str, Any]]
    chat: list[dict[str, Any]]
