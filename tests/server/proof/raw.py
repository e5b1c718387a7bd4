"""Sockets that keep no rule: bytes as they come, after a handshake that is in order."""

import os
import random
import socket
import struct
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress

import httpx
from server.guests import Guest

MASK = b"\x01\x02\x03\x04"


def shake_hands(guest: Guest, table: str, receive_buffer: int | None = None) -> socket.socket:
    """An open socket at a table, without anybody who minds the rules on this side."""
    url = httpx.URL(guest.house.address)
    raw = socket.socket()
    if receive_buffer is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    raw.settimeout(10)
    raw.connect((url.host, url.port))
    lines = [
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {url.host}:{url.port}",
        f"Cookie: {guest.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}",
    ]
    raw.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b"101" in raw.recv(200)
    return raw


def frame(opcode: int, body: bytes, first: int = 0x80, length: int | None = None) -> bytes:
    """A frame, masked as it must be; the length may be a lie."""
    size = len(body) if length is None else length
    if size < 126:
        head = bytes([first | opcode, 0x80 | size])
    elif size < 1 << 16:
        head = bytes([first | opcode, 0x80 | 126]) + struct.pack("!H", size)
    else:
        head = bytes([first | opcode, 0x80 | 127]) + struct.pack("!Q", size)
    return head + MASK + bytes(byte ^ MASK[place % 4] for place, byte in enumerate(body))


TEXT, BINARY, PING, CLOSE = 1, 2, 9, 8

Attack = Callable[[random.Random], bytes]

ATTACKS: list[Attack] = [
    lambda chance: chance.randbytes(chance.randrange(1, 3000)),
    lambda chance: frame(TEXT, chance.randbytes(200)),
    lambda chance: frame(TEXT, b"\xff\xfe\xc3\x28"),
    lambda chance: frame(TEXT, b"x", length=1 << 40),
    lambda chance: frame(TEXT, b"x", length=(1 << 63) + 5),
    lambda chance: frame(TEXT, b"[" * 8000),
    lambda chance: frame(TEXT, b'{"a":' * 1500),
    lambda chance: frame(TEXT, b'{"type":"move","request":' + b"9" * 4000 + b"}"),
    lambda chance: frame(TEXT, b"x" * 9000),
    lambda chance: frame(BINARY, chance.randbytes(100)),
    lambda chance: frame(PING, b"x" * 1000),
    lambda chance: frame(chance.choice([3, 7, 11, 15]), b"x"),
    lambda chance: frame(TEXT, b"x", first=0xF0),
    lambda chance: frame(0, b"goes on without a beginning"),
    lambda chance: frame(TEXT, b"x", first=0) * 50,
    lambda chance: frame(CLOSE, b"\x03"),
    lambda chance: frame(CLOSE, struct.pack("!H", 5) + b"\xff"),
    lambda chance: bytes([0x81, 5]) + b"hello",  # not masked
    lambda chance: frame(TEXT, b'{"type":"ping"}')[: chance.randrange(1, 12)],
    lambda chance: frame(TEXT, b'{"type":"chat","text":"\\u0000\\ud800"}'),
]


def attack(guest: Guest, table: str, chance: random.Random) -> None:
    """One hostile session, from a handshake to its end."""
    raw = shake_hands(guest, table)
    with raw, suppress(OSError):  # the server may hang up at any time
        for _ in range(chance.randrange(1, 4)):
            raw.sendall(chance.choice(ATTACKS)(chance))
        raw.settimeout(0.02)
        if chance.random() < 0.5:
            raw.recv(65536)
