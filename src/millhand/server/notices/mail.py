"""Mail: by the SMTP server that the host has named, under TLS where that offers it."""

import asyncio
import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from millhand.server.engine.sentences import sentence
from millhand.server.notices.calling import PATIENCE, Undelivered
from millhand.server.notices.saying import Notice
from millhand.server.settings import BadSettings

PORTS = {"smtp": 587, "smtps": 465}
EXAMPLES = ("smtp://user:password@host:587", "smtps://user:password@host")


@dataclass(frozen=True)
class PostOffice:
    """An SMTP server, and whom mail is from."""

    host: str
    port: int
    safe: bool
    """Under TLS from the first byte."""
    user: str | None
    password: str | None
    sender: str

    async def send(self, to: str, said: Notice, end: str) -> None:
        """Send a notice by mail; Undelivered if the server does not take it."""
        try:
            await asyncio.to_thread(self._send, letter(self.sender, to, said, end))
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(type(error).__name__) from error

    def _send(self, mail: EmailMessage) -> None:
        safely = ssl.create_default_context()
        with self._connect(safely) as line:
            if not self.safe and line.has_extn("starttls"):
                line.starttls(context=safely)
                line.ehlo()
            if self.user is not None:
                line.login(self.user, self.password or "")
            line.send_message(mail)

    def _connect(self, safely: ssl.SSLContext) -> smtplib.SMTP:
        if self.safe:
            return smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=safely)
        line = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        line.ehlo()
        return line


def letter(sender: str, to: str, said: Notice, end: str) -> EmailMessage:
    """A notice as a letter; at the address `end` its reader ends them, in one click (RFC 8058)."""
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, to, said.text
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(said.id)
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{end}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    why = sentence(said.language, "notice-why", {})
    mail.set_content(f"{said.text}\n\n{said.link}\n\n{why}\n{end}\n")
    return mail


def post_office(smtp: str, sender: str) -> PostOffice | None:
    """The SMTP server of an address, None where none is named; BadSettings if it is unclear."""
    if not smtp:
        return None
    try:
        parts = urlsplit(smtp)
        host, port = parts.hostname, parts.port
    except ValueError:
        host = None
    if host is None or parts.scheme not in PORTS:
        raise BadSettings("smtp_is_unclear", examples=list(EXAMPLES))
    if "@" not in sender:
        raise BadSettings("mail_needs_a_sender")
    user, password = (
        None if one is None else unquote(one) for one in (parts.username, parts.password)
    )
    safe = parts.scheme == "smtps"
    return PostOffice(host, port or PORTS[parts.scheme], safe, user, password, sender)
