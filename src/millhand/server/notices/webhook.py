"""Webhooks: a notice as plain JSON, or in the shapes that Discord and Slack take."""

from typing import Any, Literal

import msgspec

from millhand.server.notices.calling import call
from millhand.server.notices.saying import Notice

Kind = Literal["plain", "discord", "slack"]
HEADERS = {"content-type": "application/json", "user-agent": "millhand"}
ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def body(kind: str, said: Notice) -> bytes:
    """A notice as a receiver reads it."""
    return msgspec.json.encode(_shape(kind, said))


def _shape(kind: str, said: Notice) -> dict[str, Any]:
    text = f"{said.text} {said.link}"
    if kind == "discord":
        return {"content": text, "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return {"text": text.translate(ESCAPED)}
    return {
        "id": said.id,
        "event": said.kind,
        "game": said.game,
        "table": said.table,
        "text": said.text,
        "link": said.link,
    }


async def send(url: str, kind: str, said: Notice, private: bool) -> None:
    """Call a webhook; Undelivered if it does not take it."""
    await call(url, HEADERS, body(kind, said), private)
