"""Browser push: encrypted for one browser (RFC 8291), signed by this server (RFC 8292).

The server's key is made when it is first needed and kept in the database; only its public half is
told. Whoever carries the message to the browser cannot read it.
"""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from millhand.server.notices.calling import call
from millhand.server.notices.saying import Notice
from millhand.server.problems import wrong
from millhand.server.store.notices import Browser

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
AUTH_BYTES = 16
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
KEPT = 86400
"""Seconds for which a message waits for a browser that is switched off."""
SIGNED_FOR = 12 * 3600


def to_text(raw: bytes) -> str:
    """Bytes as URLs carry them."""
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Bytes that a URL carried."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(browser: Browser) -> None:
    """Problem if nothing could be encrypted for a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(browser.p256dh))
        fits = len(from_text(browser.auth)) == AUTH_BYTES
    except ValueError:
        fits = False
    if not fits:
        raise wrong("push-is-malformed")


class Signer:
    """The server's key."""

    def __init__(self, secret: bytes, contact: str) -> None:
        number = int.from_bytes(secret, "big") % (ORDER - 1) + 1
        self.key = ec.derive_private_key(number, CURVE)
        self.contact = contact

    @property
    def public(self) -> str:
        """What browsers know the server by."""
        return to_text(point(self.key.public_key()))

    def header(self, endpoint: str) -> str:
        """That it is this server that asks."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_FOR,
            "sub": self.contact,
        }
        said = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(to_text(msgspec.json.encode(one)) for one in said)
        halves = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(half.to_bytes(32, "big") for half in halves)
        return f"vapid t={signed}.{to_text(signature)}, k={self.public}"


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as 65 bytes."""
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)


def encrypt(
    browser: Browser,
    plain: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message that only one browser can read; key and salt are given only by tests."""
    key, salt = key or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs = from_text(browser.p256dh)
    ours = point(key.public_key())
    known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    shared = key.exchange(ec.ECDH(), known)
    root = _derived(from_text(browser.auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    cipher = AESGCM(_derived(salt, root, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derived(salt, root, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + cipher.encrypt(nonce, plain + LAST_RECORD, None)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


async def send(browser: Browser, signer: Signer, said: Notice, private: bool) -> None:
    """Send a notice to a browser; Undelivered if it does not arrive."""
    told = {"kind": said.kind, "text": said.text, "link": said.link, "table": said.table}
    headers = {
        "authorization": signer.header(browser.endpoint),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "high",
        "user-agent": "millhand",
    }
    await call(browser.endpoint, headers, encrypt(browser, msgspec.json.encode(told)), private)
