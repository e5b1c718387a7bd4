"""The figures on both rules pages are those of the data files, table by table."""

import re
from itertools import groupby

import pytest
from words.fluent_files import LANGUAGES

from millhand.games.lancashire.data.edition import standard_edition
from millhand.games.lancashire.data.files import read_toml
from millhand.words.pages import read_page
from millhand.words.words import Words

EDITION = standard_edition()
NO = "–"
WORDS = {
    "en": {
        "or": " or ",
        "closed": "not used",
        "canal": "canal",
        "both": "both",
        "never": "never",
        "all": "All",
        "places": "Location cards (BL-1.1)",
    },
    "fr": {
        "or": " ou ",
        "closed": "ne sert pas",
        "canal": "canaux",
        "both": "les deux",
        "never": "jamais",
        "all": "Toutes",
        "places": "Cartes lieu (BL-1.1)",
    },
}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)


def plain(text: str) -> str:
    """With ordinary spaces, and none before a semicolon."""
    return re.sub("[\u00a0\u202f]", " ", text).replace(" ;", ";")


def page(language: str, number: str) -> list[str]:
    """The lines of a rule."""
    return plain(read_page("lancashire", language)[number][1]).splitlines()


def table(language: str, number: str) -> list[list[str]]:
    """The rows of the table of a rule, without its head."""
    rows = [line for line in page(language, number) if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[2:]]


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


@in_each_language
def test_towns_with_their_slots_and_cards(language: str) -> None:
    words, said = Words(language, "lancashire"), WORDS[language]
    rows = []
    for place in EDITION.places[: len(EDITION.towns)]:
        slots = [
            said["or"].join(words.piece("industry", name) for name in shown)
            for shown in place["slots"]
        ]
        two, classic, four = place["cards"]
        assert classic == four
        few = said["closed"] if 2 in place.get("closed_for", ()) else str(two)
        rows.append([words.piece("place", place["id"]), "; ".join(slots), str(classic), few])
    assert table(language, "BL-1.1") == sorted(rows)


@in_each_language
def test_tiles(language: str) -> None:
    words, said = Words(language, "lancashire"), WORDS[language]
    rows = []
    for industry, tile in EDITION.tile_kinds:
        name = capital(words.piece("tile", f"{industry['id']}-{tile['level']}"))
        if not tile["eras"]:
            rows.append([name, str(tile["count"]), *[NO] * 6, said["never"]])
            continue
        canal, rail = tile["cubes"]
        assert canal == rail
        eras = said["both"] if len(tile["eras"]) == 2 else said.get(tile["eras"][0], "rail")
        figures = [tile["coal"], tile["iron"], canal or NO, tile["points"], tile["income"]]
        money = plain(words.piece("money", tile["money"]))
        rows.append([name, str(tile["count"]), money, *map(str, figures), eras])
    assert table(language, "BL-2.1") == rows


@in_each_language
def test_decks(language: str) -> None:
    words, said = Words(language, "lancashire"), WORDS[language]
    counts = {card["id"]: card["count"] for card in read_toml("cards.toml")["industry_card"]}
    towns = [place["cards"] for place in EDITION.places if place["kind"] == "town"]
    rows = {capital(words.piece("card", name)): count for name, count in counts.items()}
    rows[said["places"]] = [sum(deck) for deck in zip(*towns, strict=True)]
    rows[said["all"]] = [sum(deck) for deck in zip(*rows.values(), strict=True)]
    found = {
        name: [int(two), int(classic), int(four)]
        for name, classic, four, two in table(language, "BL-3.3")
    }
    assert found == rows


@in_each_language
def test_income_bands(language: str) -> None:
    words = Words(language, "lancashire")
    levels = EDITION.tracks["income_track"]["levels"]
    bands = [(level, len(list(run))) for level, run in groupby(levels)]
    sizes = [
        (size, [level for level, _ in run]) for size, run in groupby(bands, lambda one: one[1])
    ]
    found = [(int(size), income) for income, size, _ in table(language, "BL-5.1")]
    for (size, run), (told, income) in zip(sizes, found, strict=True):
        assert size == told
        ends = {plain(words.piece("money", level)) for level in (run[0], run[-1])}
        assert ends <= set(re.split(r" to | à ", income))


@in_each_language
def test_connections(language: str) -> None:
    words = Words(language, "lancashire")
    found = {}
    for line in page(language, "BL-8.1"):
        if line.startswith("* "):
            head, _, names = line.partition(":")
            found[int(re.findall(r"\((\d+)\)", head)[0])] = names.strip(" .").split("; ")
    groups: dict[tuple[str, ...], list[str]] = {}
    for entry in EDITION.board["connection"]:
        ends = [words.piece("place", end) for end in entry["ends"]]
        groups.setdefault(tuple(entry["eras"]), []).append(" – ".join(ends))
    assert {size: [name.lower() for name in names] for size, names in found.items()} == {
        len(names): [name.lower() for name in names] for names in groups.values()
    }


@in_each_language
def test_presets(language: str) -> None:
    presets = read_toml("presets.toml")
    rows = [
        [f"`{flag}`", *(f"`{str(preset[flag]).lower()}`" for preset in presets.values())]
        for flag in presets["seed"]
    ]
    assert table(language, "BL-15.1") == rows
