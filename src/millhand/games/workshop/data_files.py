"""The data files of the game, as they are written."""

from millhand.kernel.boards import Entry, read_data

ERAS = ("canal", "rail")
CARD_KINDS = ("general", "setup")


def read_toml(name: str) -> Entry:
    """One of the game's own data files."""
    return read_data(__package__, name)
