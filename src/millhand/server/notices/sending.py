"""Sending notices that wait: each by its way, again after a while if it does not arrive."""

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from millhand.server.logs import log
from millhand.server.notices import push, webhook
from millhand.server.notices.calling import Undelivered
from millhand.server.notices.mail import post_office
from millhand.server.notices.saying import Notice, say
from millhand.server.problems import Problem, wrong
from millhand.server.store import notices, people
from millhand.server.store.notices import Browser, Waiting, Wish

if TYPE_CHECKING:
    from millhand.server.hall import Hall

AT_ONCE = 20
TAKEN = 60.0
"""Seconds for which a process that sends a notice has it alone."""
FIRST_PAUSE, SLOWER, MOST_TRIES = 10.0, 4, 6
"""A notice is sent again after 10 seconds, then 40, and so on; in all six times."""
IDLE_CONTACT = "mailto:nobody@localhost"
QUIET = ("turn", "start", "over")
"""What nobody needs to be told who has the page of the table open."""


class Notices:
    """Sends what waits."""

    signer: push.Signer

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.private = hall.settings.private_webhooks
        self.post_office = post_office(hall.settings.smtp, hall.settings.mail_from)
        self.sending: set[str] = set()

    def open(self, secret: bytes) -> None:
        """Begin, with the key that browsers know the server by."""
        settings = self.hall.settings
        contact = f"mailto:{settings.mail_from}" if settings.mail_from else settings.address
        known = contact if contact.startswith(("mailto:", "https:")) else IDLE_CONTACT
        self.signer = push.Signer(secret, known)

    async def look_after(self) -> None:
        """Send what is due, a little at once."""
        now, room = self.hall.now(), AT_ONCE - len(self.sending)
        if room <= 0:
            return
        due = await self.hall.database.read(lambda c: notices.waiting(c, now, room))
        for one in due:
            if one.id not in self.sending and await self._claim(one, now):
                self.sending.add(one.id)
                self.hall.do(self._deliver(one))

    async def _claim(self, one: Waiting, now: float) -> bool:
        return await self.hall.database.write(lambda c: notices.claim(c, one, now + TAKEN))

    async def _deliver(self, one: Waiting) -> None:
        try:
            await self._send(one)
        except (Undelivered, Problem) as error:
            await self._again(one, error)
        else:
            await self.hall.database.write(lambda c: notices.drop(c, one.id))
        finally:
            self.sending.discard(one.id)

    async def _again(self, one: Waiting, error: Undelivered | Problem) -> None:
        """Later, or never: what was sent often enough is given up."""
        why = error.what if isinstance(error, Undelivered) else error.id
        log("notice-undelivered", way=one.way, why=why, tries=one.tries + 1)
        until = self.hall.now() + FIRST_PAUSE * SLOWER**one.tries
        gone = isinstance(error, Undelivered) and error.gone and one.way == "push"

        def work(connection: Connection) -> None:
            if gone:
                known = notices.browsers_of(connection, one.person).get(one.target)
                if known is not None:
                    notices.forget_browser(connection, one.person, known.endpoint)
            if gone or one.tries + 1 >= MOST_TRIES:
                notices.drop(connection, one.id)
            else:
                notices.put_off(connection, one.id, until)

        await self.hall.database.write(work)

    async def _send(self, one: Waiting) -> None:
        """By its way, unless it matters no more."""
        present = self.hall.presence.people_at(one.table or "")
        if not one.matters or (one.way != "push" and one.kind in QUIET and one.person in present):
            return
        wish, browsers = await self.hall.database.read(
            lambda c: (notices.find_wish(c, one.person), notices.browsers_of(c, one.person))
        )
        link = self._link(one, wish)
        said = say(one.id, one.kind, one.language, link, one.game, one.table)
        await self.send_by(one.way, said, one.person, wish, browsers.get(one.target))

    def _link(self, one: Waiting, wish: Wish) -> str:
        if one.kind == "confirm":
            return self._mail_link(one.person, wish)
        base = self._base(wish)
        return f"{base}/" if one.table is None else f"{base}/table/{one.table}"

    def _base(self, wish: Wish) -> str:
        return (self.hall.settings.address or wish.base).rstrip("/")

    def _mail_link(self, who: str, wish: Wish) -> str:
        """Where the holder of an address agrees to mail, or ends it."""
        token = self.hall.links.token("mail", who, str(wish.mail))
        return f"{self._base(wish)}/mail/{token}"

    async def send_by(
        self, way: str, said: Notice, who: str, wish: Wish, browser: Browser | None
    ) -> None:
        """Send something now; Undelivered or Problem if it does not arrive."""
        if way == "push" and browser is not None:
            await push.send(browser, self.signer, said, self.private)
        elif way == "webhook" and wish.webhook is not None:
            await webhook.send(wish.webhook, wish.webhook_kind, said, self.private)
        elif way == "mail" and wish.mail is not None and self.post_office is not None:
            await self.post_office.send(wish.mail, said, self._mail_link(who, wish))

    async def test(self, person: people.Person, way: str) -> None:
        """Send a test now; Problem says what does not work."""
        wish, browsers = await self.hall.database.read(
            lambda c: (notices.find_wish(c, person.id), notices.browsers_of(c, person.id))
        )
        targets: list[Browser | None] = [*browsers.values()] if way == "push" else [None]
        ready = {"push": bool(browsers), "webhook": bool(wish.webhook), "mail": wish.mail_confirmed}
        if not ready[way]:
            raise wrong("notice-has-no-way")
        said = say("test", "test", person.language, self.hall.settings.address or wish.base)
        for target in targets:
            try:
                await self.send_by(way, said, person.id, wish, target)
            except Undelivered as error:
                raise wrong("notice-undelivered", what=error.what) from error
