"""Notices: where somebody wants to be told."""

from typing import Annotated, Literal

from msgspec import Meta

from millhand.server.shapes.common import Said, Told

Way = Literal["push", "webhook", "mail"]
Address = Annotated[str, Meta(max_length=1000)]


class NoticeWishes(Said):
    """Where somebody wants to be told; none switches a way off."""

    webhook: Address | None = None
    webhook_kind: Literal["plain", "discord", "slack"] = "plain"
    mail: Annotated[str, Meta(max_length=200)] | None = None


class BrowserKeys(Said):
    """How a browser reads."""

    p256dh: Annotated[str, Meta(max_length=120)]
    auth: Annotated[str, Meta(max_length=40)]


class NewBrowser(Said):
    """A browser that wants to be told, as its push manager says it."""

    endpoint: Address
    keys: BrowserKeys


class OldBrowser(Said):
    """A browser that wants to be told no more."""

    endpoint: Address


class NoticeTest(Said):
    """Which way is to be tried."""

    way: Way


class MailAnswer(Said):
    """What the link in a mail carries, and whether more may come."""

    token: Annotated[str, Meta(min_length=1, max_length=600)]
    yes: bool = True


class Notices(Told):
    """Where somebody is told, and what is possible here."""

    push_key: str
    """What browsers know this server by."""
    browsers: int
    """In how many browsers somebody is told."""
    webhook: str | None
    webhook_kind: str
    mail: str | None
    mail_confirmed: bool
    mail_possible: bool
    """Whether this server sends mail."""
