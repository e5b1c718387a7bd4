"""`docs/names.md` is true: its words are used and said, and one name stands for one thing."""

import ast
import re
from collections import defaultdict
from itertools import filterfalse
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "millhand"
PAGE = (ROOT / "docs" / "names.md").read_text(encoding="utf-8")
GAMES = re.compile(r"(games/(?!__)\w+|mechanics/land)/")


def section(title: str) -> str:
    """What stands under a heading of the page."""
    return PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def texts(*patterns: str) -> str:
    """All files of the package that are called so, in lower case and in one piece."""
    files = [file for pattern in patterns for file in sorted(SOURCE.rglob(pattern))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files).lower()


def classes() -> tuple[dict[str, set[str]], dict[str, set[str]]]:
    """Where each public class is at home, and what it is a kind of.

    Games and the land are one place: they have one shape.
    """
    found: dict[str, set[str]] = defaultdict(set)
    kinds: dict[str, set[str]] = defaultdict(set)
    for file in SOURCE.rglob("*.py"):
        where = GAMES.sub("games/<game>/", file.relative_to(SOURCE).as_posix())
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(where)
                kinds[node.name] |= {ast.unparse(kind) for kind in node.bases} - {node.name}
    return found, kinds


CLASSES, KINDS = classes()
ROWS = re.findall(r"^\| (\w+) \| ([^|]+) \| ([^|]+) \|[^|]*\|$", PAGE, re.MULTILINE)
TERMS = [row for row in ROWS if row[0] != "code"]


def test_every_code_word_is_used() -> None:
    names = set(re.findall(r"[a-z_]+", texts("*.py", "*.toml")))
    used = names | {word for name in names for word in name.split("_")}
    assert len(TERMS) > 70
    assert [code for code, _, _ in TERMS if code not in used] == []


def test_every_word_that_people_read_is_said() -> None:
    english, french = texts("en/*.ftl"), texts("fr/*.ftl")
    assert [word for _, word, _ in TERMS if word not in english] == []
    assert [word for _, _, word in TERMS if word not in french] == []


def test_every_class_of_the_page_is_there() -> None:
    named = re.findall(r"`([A-Z]\w+)`", section("In the program"))
    assert len(named) > 20
    assert [name for name in named if name not in CLASSES] == []


def test_one_name_stands_for_one_class() -> None:
    """A verb is called alike in all games that have it, whichever file it stands in there.

    What goes over the wire bears the name of what it tells: `Sight` is there a sight as it is sent.
    """
    at_home = {name: set(filterfalse(is_sent, places)) for name, places in CLASSES.items()}
    shared = {name: places for name, places in at_home.items() if len(places) > 1}
    assert {
        name: places
        for name, places in shared.items()
        if not is_asked_or_said(name) or not all(map(in_a_game, places))
    } == {}


def is_sent(place: str) -> bool:
    return place.startswith("server/shapes/")


def in_a_game(place: str) -> bool:
    return place.startswith("games/<game>/play/")


def is_asked_or_said(name: str) -> bool:
    """Whether a class is a kind of verb or of question."""
    return name in ("Verb", "Question") or any(map(is_asked_or_said, KINDS.get(name, ())))


def test_within_a_game_one_name_stands_for_one_class() -> None:
    """Of a game and of the land below it."""
    told = [
        (game, node.name)
        for game in sorted(SOURCE.joinpath("games").glob("[a-z]*"))
        for file in game.rglob("*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    ]
    assert len(told) > 100
    assert sorted({one for one in told if told.count(one) > 1}) == []


def test_nothing_bears_a_name_that_says_nothing() -> None:
    modules = {path.stem for path in SOURCE.rglob("*")}
    assert not never("it would not say what is in it") & modules
    words = never("has one of these in its name")
    for name in modules | {re.sub(r"(?<=.)(?=[A-Z])", "_", name).lower() for name in CLASSES}:
        assert not words & set(name.split("_")), name


def never(beginning: str) -> set[str]:
    """The names that a sentence of the page forbids."""
    words = set(re.findall(r"\w+", PAGE.partition(f"{beginning}: ")[2].partition(".")[0]))
    assert words
    return words
