"""Passwords: hashed with Argon2, one at a time, so that nobody can keep all processors busy."""

import asyncio
from functools import cache
from importlib.resources import files

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from millhand.server.problems import wrong

LEAST = 8
HASHER = PasswordHasher()


class Passwords:
    """Hashes and compares."""

    def __init__(self) -> None:
        self.turn = asyncio.Semaphore(1)
        self.of_nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is kept in place of a password."""
        async with self.turn:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether a password is the one; for a login that nobody has it takes as long."""
        if kept is None:
            self.of_nobody = self.of_nobody or await self.hash("nobody has this password")
        async with self.turn:
            fits = await asyncio.to_thread(_verify, kept or str(self.of_nobody), password)
        return fits and kept is not None


def _verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (Argon2Error, InvalidHashError):
        return False


def check_strength(password: str, *known: str) -> None:
    """Problem if a password is short, or among those that everybody tries first."""
    if len(password) < LEAST:
        raise wrong("password-is-short", least=LEAST)
    if is_common(password, *known):
        raise wrong("password-is-common")


def is_common(password: str, *known: str) -> bool:
    """Whether it is a common word or a name with figures around it, a row of keys, or one key."""
    plain = password.casefold()
    core = plain.strip(AROUND)
    words = {*common_words(), *(one.casefold() for one in known)}
    return (
        not words.isdisjoint({plain, core, core.translate(LOOKALIKES)})
        or len(set(plain)) < LEAST_DIFFERENT
        or plain in (plain + plain)[1:-1]
        or any(plain in row or plain in row[::-1] for row in ROWS)
    )


LEAST_DIFFERENT = 4
"""So few different letters are no secret."""
AROUND = "0123456789!?.,;:-_+*/#$%&@=()[]{}<>|~^ "
"""What people put around a word when they must."""
LOOKALIKES = str.maketrans("@$!|013457", "asiloleast")
ROWS = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
    "qwertzuiopasdfghjklyxcvbnm",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "a1b2c3d4e5f6g7h8",
)
"""Rows of keys, in which people let a finger wander."""


@cache
def common_words() -> frozenset[str]:
    """Words that everybody tries first, alone or with figures."""
    text = files("millhand.server.defence").joinpath("common_words.txt").read_text("utf-8")
    return frozenset(text.split())
