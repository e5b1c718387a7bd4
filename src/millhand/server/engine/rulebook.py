"""Rules pages as data: chapters, rules, and the blocks of text in them."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from millhand.match.agreement import find_game
from millhand.server.engine.openings import known_game
from millhand.shelf import SHELF
from millhand.words.pages import HEADING, NUMBER, page_text

Block = dict[str, Any]
Run = dict[str, str]

RUNS = re.compile(
    rf"\*\*(?P<strong>.+?)\*\*|\*(?P<em>.+?)\*|`(?P<code>.+?)`|(?P<rule>{NUMBER.pattern})"
)
ITEM = re.compile(r"^(?:-|\d+\.) +")


@lru_cache(16)
def rulebook(game: str, language: str) -> dict[str, Any]:
    """The rules page of a game; Problem if there is no such game."""
    known_game(game)
    title, *rest = page_text(game, language).splitlines()
    book: dict[str, Any] = {
        "game": find_game(SHELF, game).name,
        "language": language,
        "title": title.removeprefix("# "),
        "introduction": [],
        "chapters": [],
    }
    for heading, lines in _parts(rest):
        _add(book, heading, list(_blocks(lines)))
    return book


def _parts(lines: list[str]) -> Iterator[tuple[str, list[str]]]:
    """Every heading with the lines below it; '' for what stands before the first."""
    heading: str = ""
    below: list[str] = []
    for line in lines:
        if line.startswith("#"):
            yield heading, below
            heading, below = line, []
        else:
            below.append(line)
    yield heading, below


def _add(book: dict[str, Any], heading: str, blocks: list[Block]) -> None:
    rule = HEADING.match(heading)
    if rule is not None:
        numbered = {"number": rule["number"], "title": rule["title"], "blocks": blocks}
        book["chapters"][-1]["rules"].append(numbered)
    elif heading:
        chapter = {"heading": heading.lstrip("# "), "blocks": blocks, "rules": []}
        book["chapters"].append(chapter)
    else:
        book["introduction"] = blocks


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Paragraphs, lists and tables; an empty line ends each."""
    for paragraph in "\n".join(lines).split("\n\n"):
        said = [line for line in paragraph.splitlines() if line.strip()]
        if not said:
            continue
        if said[0].startswith("|"):
            yield _table(said)
        elif ITEM.match(said[0]):
            yield {"kind": "list", "items": [_runs(ITEM.sub("", line)) for line in said]}
        else:
            yield {"kind": "paragraph", "text": _runs(" ".join(said))}


def _table(lines: list[str]) -> Block:
    cells = [[_runs(cell.strip()) for cell in line.strip("| ").split("|")] for line in lines]
    return {"kind": "table", "head": cells[0], "rows": cells[2:]}


def _runs(text: str) -> list[Run]:
    """A text cut where it is emphasised, or where it names a rule."""
    runs: list[Run] = []
    end = 0
    for found in RUNS.finditer(text):
        runs += [{"text": text[end : found.start()]}]
        kind = str(found.lastgroup)
        runs += [{"text": found[kind], "kind": kind}]
        end = found.end()
    return [run for run in [*runs, {"text": text[end:]}] if run["text"]]
