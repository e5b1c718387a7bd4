"""Shuffles from a secret: everybody can check them once the secret is told.

The number that decides the place of a card is SHA-256 of the secret, the number of the deal and a
counter; `docs/protocol.md` says how to do it again in any language.
"""

from collections.abc import Callable, Sequence
from hashlib import sha256
from secrets import token_bytes

SECRET_BYTES = 32

SEED_BITS = 62

Shuffle = Callable[[int, Sequence[int]], tuple[int, ...]]
"""(number of the deal, what is to be put in order) → the order."""


def new_secret() -> bytes:
    """What decides every shuffle of a match."""
    return token_bytes(SECRET_BYTES)


def fingerprint(secret: bytes) -> str:
    """What may be published at the start: it fits one secret and does not tell it."""
    return sha256(secret).hexdigest()


def shuffle_of(secret: bytes) -> Shuffle:
    """The shuffles that a secret stands for."""
    return lambda deal, pool: shuffled(secret, deal, pool)


def shuffled(secret: bytes, deal: int, pool: Sequence[int]) -> tuple[int, ...]:
    """The pool in the order that chance gives it: place by place from the last, a swap each."""
    order = sorted(pool)
    for place in range(len(order) - 1, 0, -1):
        other = _number(secret, deal, place) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return tuple(order)


def _number(secret: bytes, deal: int, counter: int) -> int:
    """256 bits: so many that the remainder of a division is as good as even."""
    digest = sha256(secret + deal.to_bytes(4, "big") + counter.to_bytes(4, "big"))
    return int.from_bytes(digest.digest(), "big")


def chance_of(secret: bytes, seat: int, tried: int) -> int:
    """A seed for the bot of a seat, which nobody can foretell; another one for each new try."""
    digest = sha256(b"bot" + secret + f" {seat} {tried}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 64 - SEED_BITS
