"""What things are called, for whoever draws a table: kind, id, name."""

import re
from functools import cache

from millhand.words.catalogue import read_files
from millhand.words.words import Words


@cache
def legend(language: str, game: str) -> dict[str, dict[str, str]]:
    """The names that a game has words for; what is put together from them is not listed."""
    words = Words(language, game)
    texts = [text for _, text in read_files(language, game)]
    found: dict[str, dict[str, str]] = {}
    for kind in words.pieces.declared:
        ids = [name for text in texts for name in _named(kind, text)]
        if ids:
            found[kind] = {name: words.piece(kind, name) for name in ids}
    return found


def _named(kind: str, text: str) -> list[str]:
    """The ids of a kind that have a name of their own in a Fluent file; one with facts is none."""
    return re.findall(rf"^{kind}-(\w+) = (?!.*\$)", text, re.MULTILINE)
