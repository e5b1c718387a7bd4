"""Words of moves and positions that every game spells and reads alike."""

import re
from collections.abc import Sequence

NONE = "none"
"""What is said of a hand, a deck or a pile that holds nothing."""


def number_in(words: Sequence[str], least: int, most: int) -> int:
    """The one number that some words say."""
    if len(words) != 1 or not re.fullmatch("-?[0-9]+", words[0]):
        raise ValueError(f"one number is needed, not «{' '.join(words)}»")
    if not least <= int(words[0]) <= most:
        raise ValueError(f"{words[0]} is not between {least} and {most}")
    return int(words[0])


def index_of(names: Sequence[str], name: str) -> int:
    """The number of a name."""
    if name not in names:
        raise ValueError(f"«{name}» is unknown; known are {', '.join(names)}")
    return names.index(name)
