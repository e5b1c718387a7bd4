"""The stated examples and results of the rulebook (BB-T01 to BB-T45)."""

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest
from covers import covers
from table_talk import (
    allowed,
    area,
    areas,
    dealt,
    given,
    link,
    merchant,
    play,
    refused,
    table,
    tile,
    to_act,
)

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.match.dealer import Dealer
from millhand.match.match import Match

HERE = Path(__file__).parent
EXAMPLES = tomllib.loads((HERE / "examples.toml").read_text(encoding="utf-8"))["example"]


# --- the file ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "example",
    [pytest.param(one, id=one["id"], marks=covers(one["id"], *one["covers"])) for one in EXAMPLES],
)
def test_example(example: dict[str, Any]) -> None:
    for scene in example["scene"]:
        match = given(scene["given"])
        for move in scene.get("moves", ()):
            play(match, *move.split(maxsplit=1))
        if scene.get("deal"):
            match.deal(Dealer(1))
        for what, expected in scene.get("then", {}).items():
            assert look(match, what) == expected, f"{what} after {scene}"
        for move in scene.get("allowed", ()):
            allowed(match, *move.split(maxsplit=1))
        for refusal in scene.get("refused", ()):
            colour, move = refusal["move"].split(maxsplit=1)
            refused(match, colour, move, refusal["by"], **refusal.get("facts", {}))


def look(match: Match, what: str) -> Any:
    """What an example's `then` names: `red money`, `dudley.1`, `coal price`, `to act` …"""
    seen = table(match)
    first, _, rest = what.partition(" ")
    if first in match.opened.colours:
        return look_at_area(area(match, first), rest)
    if "." in what:
        return look_at_slot(match, what)
    figures = {
        "coal": seen["coal"]["cubes"],
        "coal price": seen["coal"]["price"],
        "iron": seen["iron"]["cubes"],
        "iron price": seen["iron"]["price"],
        "merchants": len(seen["merchants"]),
        "links": len(seen["links"]),
        "order": " ".join(seen["order"]),
        "to act": " ".join(to_act(match)),
        "over": match.is_over,
        "winners": " ".join(
            match.opened.colours[seat] for seat in match.opened.winners(match.table)
        ),
    }
    return figures[what] if what in figures else seen[what.replace(" ", "_")]


def look_at_area(seen: dict[str, Any], what: str) -> Any:
    """A figure of a player's area; cards and levels of a mat as one text."""
    if what.startswith("mat "):
        return " ".join(str(level) for level in seen["mat"][what[4:]])
    found = seen[what.replace(" ", "_")]
    return " ".join(found) if isinstance(found, list) else found


def look_at_slot(match: Match, name: str) -> str:
    """`red coal_mine-1 holding 2`, `empty`; for a merchant `any and a barrel`, `any`, `none`."""
    if name in match.opened.edition.merchant_ids:
        there = merchant(match, name)
        return (
            "none" if there is None else there["merchant_tile"] + " and a barrel" * there["barrel"]
        )
    standing = tile(match, name)
    if standing is None:
        return "empty"
    words = f"{match.opened.colours[standing['seat']]} {standing['tile']}"
    if standing["flipped"]:
        return f"{words} flipped"
    return f"{words} holding {standing['cubes']}" if standing["cubes"] else words


# --- cases that need whole eras ---------------------------------------------------------------


@covers("BB-T03", "BB-1.3")
@pytest.mark.parametrize(("players", "rounds", "actions"), [(4, 8, 124), (3, 9, 105), (2, 10, 78)])
def test_bb_t03_eras_end_with_deck_and_hands_empty_at_once(
    players: int, rounds: int, actions: int
) -> None:
    match, dealer = dealt("birmingham", players, seed=5), Dealer(6)
    bots = hire(["rambler"] * players)
    ends = []
    while not match.is_over:
        seat = match.decision.seats[0]
        before = table(match)
        match.play(bot_move(match, seat, bots[seat], dealer.chance))
        if match.is_over or table(match)["era"] != before["era"]:
            ends.append((before["era"], before["round"], table(match)["deck"]))
            assert areas(match, "hand_size") == [0] * players
        match.deal(dealer)
    assert ends == [("canal", rounds, 0), ("rail", rounds, 0)]
    assert match.table.actions_done() == actions


LAST_CANAL_ACTION = (
    "round 10; order red blue; blue to act; actions 1; deck none; red hand none; blue hand dudley"
)


@covers("BB-T07", "BB-15.2")
def test_bb_t07_a_cotton_mill_of_level_three_scores_nine_in_each_era() -> None:
    match = given(f"{LAST_CANAL_ACTION}; red cotton_mill-3 at worcester.1 flipped")
    play(match, "blue", "pass with dudley")
    assert area(match, "red")["points"] == 9
    match.deal(Dealer(1))
    while not match.is_over:
        [colour] = to_act(match)
        play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    assert area(match, "red")["points"] == 18
    assert match.opened.scores(match.table)[0].lines == {"canal_tiles": 9, "rail_tiles": 9}


@covers("BB-T32", "BB-15.1", "BB-15.2", "BB-15.4", "BB-15.5", "BB-15.6", "BB-15.7")
def test_bb_t32_the_end_of_the_canal_era() -> None:
    match = given(
        f"{LAST_CANAL_ACTION}; red link dudley birmingham; red coal_mine-1 at dudley.1 flipped"
        "; blue brewery-2 at walsall.2 flipped; blue cotton_mill-1 at worcester.1"
        "; merchant shrewsbury.1 any empty; merchant oxford.1 blank"
        "; red face_down stafford; blue face_down worcester; red discards pottery pottery"
    )
    play(match, "blue", "pass with dudley")
    assert areas(match, "points") == [2 + 1, 5]
    assert [entry["slot"] for entry in table(match)["tiles"]] == ["walsall.2"]
    assert link(match, "dudley-birmingham") is None
    assert merchant(match, "shrewsbury.1")["barrel"]
    assert not merchant(match, "oxford.1")["barrel"]
    match.deal(Dealer(3))
    assert (table(match)["era"], table(match)["round"]) == ("rail", 1)
    assert areas(match, "hand_size") == [8, 8]
    assert areas(match, "face_down") == [0, 0]
    assert areas(match, "discards") == [[], []]
    assert table(match)["deck"] == 24


# --- all of them ------------------------------------------------------------------------------


def cases_in_python() -> list[str]:
    """The cases that a `covers` of a test file in this folder names."""
    found = []
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "covers":
                words = [word.value for word in node.args if isinstance(word, ast.Constant)]
                found += [word for word in words if word.startswith("BB-T")]
    return found


def test_every_case_is_there_once() -> None:
    there = [example["id"] for example in EXAMPLES] + cases_in_python()
    assert sorted(there) == [f"BB-T{number:02}" for number in range(1, 46)]


def test_every_example_says_what_it_shows() -> None:
    for example in EXAMPLES:
        assert example["says"].endswith("."), example["id"]
        assert example["source"], example["id"]
        assert example["covers"], example["id"]
        for scene in example["scene"]:
            assert {"then", "allowed", "refused"} & set(scene), example["id"]
