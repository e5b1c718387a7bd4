"""Receivers on loopback: whatever is sent to them is kept, and answered as the test wishes."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from millhand.server.notices.push import CURVE, from_text, point, to_text


@dataclass
class Receiver:
    """An HTTP server that keeps what it gets."""

    address: str = ""
    status: int = 204
    got: list[tuple[dict[str, str], bytes]] = field(default_factory=list)

    @property
    def bodies(self) -> list[Any]:
        return [json.loads(body) for _, body in self.got]


@contextmanager
def receiver() -> Iterator[Receiver]:
    kept = Receiver()

    class Answer(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            kept.got.append(({name.lower(): value for name, value in self.headers.items()}, body))
            self.send_response(kept.status)
            self.send_header("content-length", "0")
            if kept.status == 302:
                self.send_header("location", kept.address)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Tests read nothing of it."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    kept.address = f"http://127.0.0.1:{server.server_port}/hook"
    try:
        yield kept
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class LetterBox:
    """A mail server that keeps whatever it gets: to whom, and the letter."""

    def __init__(self, port: int) -> None:
        self.address = f"smtp://127.0.0.1:{port}"
        self.got: list[tuple[list[str], str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.got.append((envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


@contextmanager
def letter_box() -> Iterator[LetterBox]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    box = LetterBox(port)
    office = Controller(box, hostname="127.0.0.1", port=port)
    office.start()
    try:
        yield box
    finally:
        office.stop()


class PushBrowser:
    """A browser that reads what is pushed to it, written from the standard's other side."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen  letters"
        self.public = point(self.key.public_key())

    def subscription(self, endpoint: str) -> dict[str, Any]:
        keys = {"p256dh": to_text(self.public), "auth": to_text(self.auth)}
        return {"endpoint": endpoint, "keys": keys}

    def read(self, body: bytes) -> Any:
        salt, theirs, sealed = body[:16], body[21 : 21 + body[20]], body[21 + body[20] :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        shared = self.key.exchange(ec.ECDH(), sender)
        root = derived(self.auth, shared, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(salt, root, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(
            derived(salt, root, b"Content-Encoding: nonce\0", 12), sealed, None
        )
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed_claims(header: str, key: str) -> Any:
    """What a server says of itself; fails if another has signed it."""
    said = dict(part.split("=", 1) for part in header.removeprefix("vapid ").split(", "))
    assert said["k"] == key
    text, _, signature = said["t"].rpartition(".")
    raw = from_text(signature)
    halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    known.verify(encode_dss_signature(*halves), text.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(from_text(text.split(".")[1]))
