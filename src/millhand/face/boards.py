"""Board and data files as they are written, for every game alike."""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib.resources import files
from math import isfinite
from pathlib import Path
from typing import Any, Protocol, TypeVar

from millhand.face.faults import Fault, system_fault
from millhand.face.game import BrokenData, Option, Provenance
from millhand.face.owning import OWNED, completed, told_apart


class HasBoard(Protocol):
    """The data of a game for one board."""

    @property
    def board(self) -> "Entry":
        """The board as it is written."""


Edition = TypeVar("Edition", bound=HasBoard)

Entry = dict[str, Any]
"""A data file, or an entry of one, as it is written."""

Fits = Callable[[Any], bool]
Shapes = Mapping[str, tuple[Fault, Fits]]
"""What the value of each key must be, as the fact of a fault, and whether it is."""

KnownKeys = Mapping[str, "KnownKeys | None"]
"""The keys that an entry may have, each with those of the entries within it."""

Sizes = Sequence[tuple[Fault, int, int]]
"""What is counted, how many there are, and how many there may be."""

Taken = Sequence[tuple[Fault, Iterable[str]]]
"""What some words mean in notation, and the words."""

SURENESS = ("agreed", "single", "disputed", "seed", "source", "deduced", "reconstructed", OWNED)
"""How a figure is known: sources agree, there is only one, they differ; or, where a board had to
be reconstructed: stated in the rulebook (seed), stated elsewhere, deduced, our own choice; or read
off the box by somebody who has it (owned)."""

LEAST_SURE_FIRST = (
    "reconstructed",
    "deduced",
    "disputed",
    "single",
    "source",
    "seed",
    "owned",
    "agreed",
)


def read_board(path: Path) -> Entry:
    """A player's file, with what its owner may leave out; an unreadable one is a fault."""
    try:
        return completed(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise BrokenData(str(path), [system_fault(error)]) from error
    except UnicodeDecodeError as error:
        raise BrokenData(str(path), [Fault("is_no_text")]) from error
    except tomllib.TOMLDecodeError as error:
        raise BrokenData(str(path), [Fault("is_no_toml", words=str(error))]) from error


def read_data(package: str, name: str) -> Entry:
    """A file of a game's own data folder."""
    return tomllib.loads(_text_of_data(package, name))


def own_boards(package: str, names: Iterable[str]) -> dict[str, str]:
    """Board files of a game's own data folder by the id of the board, as they are written."""
    texts = (_text_of_data(package, name) for name in names)
    return {str(tomllib.loads(text)["id"]): text for text in texts}


def _text_of_data(package: str, name: str) -> str:
    return files(package).joinpath(name).read_text(encoding="utf-8")


def options_in(read: Callable[[str], Entry]) -> tuple[Option, ...]:
    """What a table may agree on, defaults first, after a game's own file of options."""
    return tuple(_option(entry) for entry in read("options.toml")["option"])


def _option(entry: Entry) -> Option:
    """`before = { 2 = "boxes" }` says what the default was before version 2 of the rules."""
    before = ((int(version), value) for version, value in entry.get("before", {}).items())
    formerly = tuple(entry.get("formerly", {}).items())
    values, rule = tuple(entry["values"]), entry["rule"]
    return Option(entry["id"], values, rule, tuple(sorted(before)), formerly)


def edition_for(
    board: Path | None,
    standard: Callable[[], Edition],
    make: Callable[[Entry], Edition],
    faults: Callable[[Entry], list[Fault]],
) -> Edition:
    """A game's edition: the standard one, or one with a board of the player's own."""
    if board is None:
        return standard()
    entries = read_board(board)
    return checked_edition(
        str(board), entries, lambda good: make(told_apart(good, standard().board)), faults
    )


def checked_edition(
    name: str,
    board: Entry,
    make: Callable[[Entry], Edition],
    faults: Callable[[Entry], list[Fault]],
) -> Edition:
    """The edition with a board that has no fault; BrokenData names every fault it has."""
    found = faults(board)
    if found:
        raise BrokenData(name, found)
    return make(board)


def provenance_in(read: Callable[[str], Entry], names: Iterable[str]) -> list[Provenance]:
    """How the entries of some data files are known, as far as they are not `agreed`."""
    return [known for name in names for known in labelled_entries(name, read(f"{name}.toml"))]


def labelled_entries(where: str, entry: Any) -> list[Provenance]:
    """Every entry of a data file that is not `agreed`, however deep it lies."""
    found = []
    if isinstance(entry, dict):
        if entry.get("sure", "agreed") != "agreed":
            found.append(Provenance(where, entry["sure"], tuple(entry.get("source", ()))))
        for key, inner in entry.items():
            if isinstance(inner, dict | list):
                found += labelled_entries(f"{where}.{key}", inner)
    elif isinstance(entry, list):
        for number, inner in enumerate(entry, start=1):
            if isinstance(inner, dict):
                found += labelled_entries(f"{where}.{_label(inner, number)}", inner)
    return found


def _label(entry: Entry, number: int) -> Any:
    """What an entry of a list is called: its id, its ends, its level, or its place in the list."""
    ends = "-".join(entry.get("ends", ()))
    return entry.get("id", ends or entry.get("level", number))


# --- shapes of values -------------------------------------------------------------------------


def is_name(value: Any) -> bool:
    """Small letters, digits and underscores, so that notation can name it."""
    return isinstance(value, str) and re.fullmatch("[a-z][a-z0-9_]*", value) is not None


def is_whole(value: Any) -> bool:
    """A number of pieces."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_number(value: Any) -> bool:
    """A number on the drawing: neither a truth nor without end."""
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def is_point(value: Any) -> bool:
    """A position on the drawing."""
    return is_list(value, is_number) and len(value) == 2


def is_list(value: Any, fits: Fits) -> bool:
    """A list whose entries all fit."""
    return isinstance(value, list) and all(fits(one) for one in value)


def are_tables(value: Any) -> bool:
    """A list of entries."""
    return is_list(value, lambda one: isinstance(one, dict))


def is_text(value: Any) -> bool:
    """Words of any kind."""
    return isinstance(value, str)


NAME = (Fault("a_name"), is_name)
POINT = (Fault("two_numbers"), is_point)
TABLES = (Fault("tables"), are_tables)
TEXT = (Fault("a_text"), is_text)
WHOLE = (Fault("a_whole_number"), is_whole)

LABELS: Shapes = {
    "source": (Fault("a_list_of_texts"), lambda value: is_list(value, is_text)),
    "sure": (Fault("one_of", known=SURENESS), lambda value: value in SURENESS),
}
"""What every entry says of how it is known."""


FILE: KnownKeys = dict.fromkeys(("game", "id", "title"))
"""What every file of data may say of itself."""


def labelled(*keys: str) -> dict[str, KnownKeys | None]:
    """Keys without entries within, and those that say how an entry is known."""
    return dict.fromkeys((*keys, *LABELS))


def shape_faults(entry: Entry, shapes: Shapes) -> list[Fault]:
    """Values of an entry that are not of the kind their key asks for."""
    return [
        Fault("value_must_be", key=key, shape=shape)
        for key, (shape, fits) in shapes.items()
        if key in entry and not fits(entry[key])
    ]


def row_faults(
    row: str, entries: Sequence[Entry], needed: Sequence[str], shapes: Shapes
) -> list[Fault]:
    """What the entries of a row lack, and values that are not of the kind their key asks for."""
    return [
        fault.at(f"{row} {number}", entry_name(entry))
        for number, entry in enumerate(entries, start=1)
        for fault in [
            *missing_keys(entry, needed),
            *shape_faults(entry, {**shapes, **LABELS}),
        ]
    ]


def missing_keys(entry: Entry, needed: Iterable[str]) -> list[Fault]:
    """The keys that an entry must have and has not, in one fault."""
    missing = [key for key in needed if key not in entry]
    return [Fault("keys_are_missing", keys=missing)] if missing else []


def missing_parts(board: Entry, needed: Iterable[str]) -> list[Fault]:
    """The parts that a file must have and has not, each by itself."""
    return [Fault("part_is_missing", key=key) for key in needed if key not in board]


def unknown_keys(entry: Any, known: KnownKeys) -> list[Fault]:
    """Every key of an entry, and of the entries within it, that means nothing."""
    if not isinstance(entry, dict):
        return []
    faults = [
        Fault("name_is_unknown", name=key, known=list(known)) for key in entry if key not in known
    ]
    for key, within in known.items():
        if within is not None and key in entry:
            faults += _unknown_within(key, entry[key], within)
    return faults


def _unknown_within(key: str, entries: Any, known: KnownKeys) -> list[Fault]:
    """The same for one entry, or for every entry of a list."""
    if not isinstance(entries, list):
        return [fault.at(key) for fault in unknown_keys(entries, known)]
    return [
        fault.at(f"{key} {number}", entry_name(entry))
        for number, entry in enumerate(entries, start=1)
        for fault in unknown_keys(entry, known)
    ]


def entry_name(entry: Entry) -> str:
    """What an entry is called in faults, whatever is wrong with it."""
    for key in ("id", "ship", "level", "value"):
        if key in entry:
            return str(entry[key])
    ends = entry.get("ends")
    return "-".join(map(str, ends)) if isinstance(ends, list) else "?"


# --- the whole --------------------------------------------------------------------------------


def taken_names(entry: str, names: Iterable[str], taken: Taken) -> list[Fault]:
    """Names that mean something else in notation already: moves and positions were unreadable."""
    return [
        Fault("name_is_taken", name=name, meaning=meaning).at(entry, name)
        for name in names
        for meaning, words in taken
        if name in words
    ]


def too_large(sizes: Sizes) -> list[Fault]:
    """Where a board has more of something than the engine has room for."""
    return [
        Fault("there_is_no_room", size=size, things=things, room=room)
        for things, size, room in sizes
        if size > room
    ]


def cut_off(places: Sequence[str], joined: Sequence[set[str]]) -> list[str]:
    """The places outside the largest part of the board that hangs together."""
    mainland = max((_reached_from(place, joined) for place in places), key=len, default=set())
    return [place for place in places if place not in mainland]


def _reached_from(place: str, joined: Sequence[set[str]]) -> set[str]:
    """Every place that one can be joined with."""
    reached = {place}
    while True:
        more = set().union(*(ends for ends in joined if ends & reached)) - reached
        if not more:
            return reached
        reached |= more
