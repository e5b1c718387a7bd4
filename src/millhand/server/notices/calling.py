"""Calling addresses that people name: only ones that are allowed, and the one that was checked.

A name may lead to one address when it is checked and to another when it is called. So the check is
part of the connection: what is resolved is checked, and what was checked is connected to. Nobody is
followed elsewhere, and of an answer only the status is read.
"""

import asyncio
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import httpcore

from millhand.server.problems import wrong

LONGEST = 1000
PATIENCE = 10.0
"""Seconds that a receiver has to answer."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 behind a translator: the last four bytes say whom it leads to."""

Address = IPv4Address | IPv6Address


class Undelivered(Exception):
    """A receiver could not be reached, or did not want it."""

    def __init__(self, what: str, gone: bool = False) -> None:
        self.what = what
        self.gone = gone
        """Whether it never will be there again."""
        super().__init__(what)


def check_form(url: str, only_safe: bool = False) -> str:
    """An address as it may be kept; Problem if it is none."""
    url = url.strip()
    try:
        parts = urlsplit(url)
        named = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        raise wrong("address-is-malformed") from None
    schemes = ("https",) if only_safe else ("https", "http")
    if not named or parts.scheme not in schemes or parts.username or not url.isascii():
        raise wrong("address-is-malformed")
    if len(url) > LONGEST or any(letter <= " " for letter in url):
        raise wrong("address-is-malformed")
    return url


def is_public(address: Address) -> bool:
    """Whether an address is anybody's, not of this machine or its network."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if address in TRANSLATED:
            inner = IPv4Address(address.packed[-4:])
        if inner is not None:
            return is_public(inner)
    return address.is_global and not address.is_multicast


async def allowed_address(host: str, port: int, private: bool) -> str:
    """The address to connect to; Problem if a name leads nowhere, or only where it may not."""
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise wrong("address-cannot-be-found", host=host) from None
    addresses = [str(one[4][0]) for one in found]
    for one in addresses:
        if private or is_public(ip_address(one.partition("%")[0])):
            return one
    raise wrong("address-is-private", host=host)


class Checked(httpcore.AsyncNetworkBackend):
    """Connects only where it is allowed to."""

    def __init__(self, private: bool) -> None:
        self.private = private
        self.inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self, host: str, port: int, *more: Any, **options: Any
    ) -> httpcore.AsyncNetworkStream:
        """A connection to the address that was checked."""
        address = await allowed_address(host, port, self.private)
        return await self.inner.connect_tcp(address, port, *more, **options)

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await self.inner.sleep(seconds)


async def call(url: str, headers: Mapping[str, str], body: bytes, private: bool) -> None:
    """Send something to an address; Undelivered if it does not arrive, Problem if it may not."""
    times = dict.fromkeys(("connect", "read", "write", "pool"), PATIENCE)
    try:
        async with httpcore.AsyncConnectionPool(network_backend=Checked(private)) as pool:
            asked = pool.stream(
                "POST", url, headers=[*headers.items()], content=body, extensions={"timeout": times}
            )
            async with asyncio.timeout(2 * PATIENCE), asked as answer:
                status = answer.status
    except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError) as error:
        raise Undelivered(type(error).__name__) from error
    except (OSError, httpcore.UnsupportedProtocol) as error:
        raise Undelivered(type(error).__name__) from error
    if not 200 <= status < 300:
        raise Undelivered(str(status), gone=status in (404, 410))


async def check(url: str, private: bool, only_safe: bool = False) -> str:
    """An address that somebody wants to be called at; Problem if it cannot or may not be."""
    url = check_form(url, only_safe and not private)
    parts = urlsplit(url)
    await allowed_address(str(parts.hostname), parts.port or 443, private)
    return url
