"""The data files of the game, as they are written."""

from typing import Any

from millhand.kernel.boards import read_data

ERAS = ("canal", "rail")
CARD_KINDS = ("general", "setup")

Entry = dict[str, Any]


def read_toml(name: str) -> Entry:
    """One of the game's own data files."""
    return read_data(__package__, name)
