"""Notices: where whoever asks wants to be told, and whether that works."""

import re
from dataclasses import replace

from litestar import get, post, put
from sqlalchemy import Connection

from millhand.server.access import Asker, known
from millhand.server.hall import Hall
from millhand.server.notices import calling, push
from millhand.server.problems import forbidden, wrong
from millhand.server.routes.common import Asked
from millhand.server.shapes.common import Done
from millhand.server.shapes.notices import (
    MailAnswer,
    NewBrowser,
    Notices,
    NoticeTest,
    NoticeWishes,
    OldBrowser,
)
from millhand.server.store import notices
from millhand.server.store.notices import Browser, News, Wish

MAIL = re.compile(r"[!-?A-~]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


@get("/me/notices", summary="Where am I told?")
async def show(hall: Hall, asker: Asker) -> Notices:
    """The ways in which whoever asks is told."""
    return await _shape(hall, known(asker).id)


@put("/me/notices", summary="Tell me there")
async def wish(request: Asked, hall: Hall, asker: Asker, data: NoticeWishes) -> Notices:
    """A webhook, a mail address, or none; a new mail address must be confirmed by its holder."""
    person = known(asker)
    await hall.limits.spend("notice", person.id)
    webhook = await calling.check(data.webhook, hall.notices.private) if data.webhook else None
    mail = _mail(hall, data.mail) if data.mail else None
    base = _base(request, hall)
    now = hall.now()

    def work(connection: Connection) -> list[str]:
        before = notices.find_wish(connection, person.id)
        confirmed = mail is not None and mail == before.mail and before.mail_confirmed
        new = Wish(base, webhook, data.webhook_kind, mail, confirmed)
        concerned = notices.keep_wish(connection, person.id, new)
        if mail is not None and mail != before.mail:
            notices.queue(connection, [News("confirm", person.id)], now)
        return concerned

    return await _changed(hall, person.id, await hall.database.write(work))


def _mail(hall: Hall, said: str) -> str:
    if hall.notices.post_office is None:
        raise wrong("mail-is-not-sent-here")
    if not MAIL.fullmatch(said.strip()):
        raise wrong("mail-is-malformed")
    return said.strip()


def _base(request: Asked, hall: Hall) -> str:
    return hall.settings.address or str(request.base_url)


@post("/mail", status_code=200, summary="Mail may come to this address, or not")
async def answer_mail(hall: Hall, asker: Asker, data: MailAnswer) -> Done:
    """By the link in a mail its holder agrees to get more, or wants none."""
    await hall.limits.spend("link", asker.address)
    if not data.yes:
        return await _end_mail(hall, data.token)
    who, mail = hall.links.read("mail", data.token)
    concerned = await hall.database.write(lambda c: notices.confirm_mail(c, who, mail))
    if concerned is None:
        raise forbidden("link-is-dead")
    await hall.rooms.catch_up(concerned)
    return Done()


@post("/mail/{token:str}", status_code=200, include_in_schema=False)
async def end_by_one_click(hall: Hall, token: str) -> Done:
    """What programs that read mail ask for (RFC 8058), at the address of the page."""
    return await _end_mail(hall, token)


async def _end_mail(hall: Hall, token: str) -> Done:
    who, mail = hall.links.read("mail", token)
    await hall.rooms.catch_up(await hall.database.write(lambda c: notices.end_mail(c, who, mail)))
    return Done()


@post("/me/notices/push", status_code=200, summary="Tell me in this browser")
async def add_browser(request: Asked, hall: Hall, asker: Asker, data: NewBrowser) -> Notices:
    """What the browser's push manager says of itself."""
    person = known(asker)
    await hall.limits.spend("notice", person.id)
    new = Browser(data.endpoint.strip(), data.keys.p256dh, data.keys.auth)
    push.check(new)
    await calling.check(new.endpoint, hall.notices.private, only_safe=True)
    base, now = _base(request, hall), hall.now()
    concerned = await hall.database.write(
        lambda c: notices.keep_browser(c, person.id, base, new, now)
    )
    return await _changed(hall, person.id, concerned)


@post("/me/notices/push/end", status_code=200, summary="Not in this browser any more")
async def end_browser(hall: Hall, asker: Asker, data: OldBrowser) -> Notices:
    """A browser is told nothing more."""
    person = known(asker)
    concerned = await hall.database.write(
        lambda c: notices.forget_browser(c, person.id, data.endpoint)
    )
    return await _changed(hall, person.id, concerned)


@post("/me/notices/test", status_code=200, summary="Does it arrive?")
async def test(hall: Hall, asker: Asker, data: NoticeTest) -> Done:
    """Send a test at once."""
    person = known(asker)
    await hall.limits.spend("notice", person.id)
    await hall.notices.test(replace(person, language=asker.language), data.way)
    return Done()


async def _changed(hall: Hall, who: str, concerned: list[str]) -> Notices:
    await hall.rooms.catch_up(concerned)
    return await _shape(hall, who)


async def _shape(hall: Hall, who: str) -> Notices:
    wish, browsers = await hall.database.read(
        lambda c: (notices.find_wish(c, who), notices.browsers_of(c, who))
    )
    return Notices(
        push_key=hall.notices.signer.public,
        browsers=len(browsers),
        webhook=wish.webhook,
        webhook_kind=wish.webhook_kind,
        mail=wish.mail,
        mail_confirmed=wish.mail_confirmed,
        mail_possible=hall.notices.post_office is not None,
    )


HANDLERS = [show, wish, answer_mail, add_browser, end_browser, test]
BY_MAIL = [end_by_one_click]
