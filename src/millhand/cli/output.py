"""Writing: JSON documents, tables, progress on the error stream."""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from itertools import groupby
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from millhand import __version__

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def put_json(document: Mapping[str, Any]) -> None:
    """Exactly one JSON document, which says by which millhand it was made."""
    print(json.dumps({"version": __version__, **document}, ensure_ascii=False))


WIDE = 1000
"""A pipe or a file has no edge at which lines would have to be broken."""


def console(aside: bool = False) -> "Console":
    """Standard output for people (or, aside, the error stream), plain and without colours."""
    from rich.console import Console

    stream = sys.stderr if aside else sys.stdout
    width = None if stream.isatty() else WIDE
    return Console(stderr=aside, width=width, highlight=False, markup=False, emoji=False)


def say(out: "Console", text: str, margin: str = "", style: str = "") -> None:
    """Lines of text, broken at words where the terminal ends; what is broken off stands back.

    Tables (of a rules page) are drawn.
    """
    for is_table, lines in groupby(text.splitlines() or [""], lambda line: line.startswith("|")):
        if is_table:
            out.print(_drawn(list(lines)))
        else:
            for line in lines:
                _say_line(out, line, margin, style)


def _say_line(out: "Console", line: str, margin: str, style: str) -> None:
    from rich.text import Text

    own = line[: len(line) - len(line.lstrip())]
    parts = wrap(
        line.lstrip(),
        out.width - 1,
        initial_indent=own,
        subsequent_indent=own + margin,
        break_long_words=False,
        break_on_hyphens=False,
    )
    for part in parts or [""]:
        out.print(Text(part, style=style), soft_wrap=True)


def _drawn(lines: list[str]) -> "Table":
    """A table of a page, from its Markdown: the second line only parts the headings off."""
    headings, _, *rows = [
        [cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines
    ]
    grid = table(*headings)
    for row in rows:
        grid.add_row(*row)
    return grid


@contextmanager
def pages(out: "Console") -> Iterator[None]:
    """What is long is turned over page by page, where somebody sits before it."""
    if not out.is_terminal:
        yield
        return
    with out.pager():
        yield


def table(*headings: str, numbers_from: int | None = None) -> "Table":
    """A plain table without lines; columns from `numbers_from` on are set to the right."""
    from rich.table import Table

    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for column, heading in enumerate(headings):
        right = numbers_from is not None and column >= numbers_from
        grid.add_column(heading, justify="right" if right else "left", overflow="fold")
    return grid


@contextmanager
def progress(what: str, total: int | None, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the error stream, for people only: never with --json, never into a file."""
    if quiet or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
