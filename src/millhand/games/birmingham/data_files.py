"""The data files of the game, as they are written."""

import tomllib
from importlib.resources import files
from typing import Any

BONUSES = ("money", "points", "income", "develop")
ERAS = ("canal", "rail")
PLACE_ORDER = ("town", "farm_brewery", "merchant")

Entry = dict[str, Any]


def read_toml(name: str) -> Entry:
    """One of the game's own data files."""
    return tomllib.loads(files(__package__).joinpath("data", name).read_text(encoding="utf-8"))
