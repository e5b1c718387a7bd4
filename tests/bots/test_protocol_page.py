"""The page about the bot protocol tells what programs hear, and its shortest one plays."""

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from laws.watching import VARIANTS, opened

from millhand.arena.selfplay import play_game
from millhand.bots.outside import call_in, make_sure_all_play
from millhand.bots.program import BUDGET, PROTOCOL, end_all

pytestmark = pytest.mark.long

PAGE = (Path(__file__).parents[2] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
SHORTEST = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)[-1]
ROWS = dict(
    re.findall(r"^\| `(\w+)` \| [^|]* \| (.*) \|$", PAGE.partition("## What it must")[0], re.M)
)


@pytest.fixture
def heard(tmp_path: Path) -> list[dict[str, object]]:
    """All that the shortest program of the page is told in a game of every kind."""
    notes, program = tmp_path / "notes", tmp_path / "shortest.py"
    program.write_text(SHORTEST, encoding="utf-8")
    listening = f"tee -a {notes} | {shlex.quote(sys.executable)} {program}"
    name = f"exec:sh -c {shlex.quote(listening)}"
    for game in sorted({variant.game for variant in VARIANTS}):
        variant = next(one for one in VARIANTS if (one.game, one.players) == (game, 2))
        make_sure_all_play([name], opened(variant))
        assert play_game(opened(variant), call_in([name, "random"]), 1).table.is_over()
    end_all()
    return [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]


def test_the_page_names_every_field_that_a_program_is_told(
    heard: list[dict[str, object]],
) -> None:
    assert {message["type"] for message in heard} == set(ROWS)
    for message in heard:
        kind = str(message.pop("type"))
        named = set(re.findall(r"`(\w+)`", ROWS[kind]))
        assert set(message) == named, kind


def test_the_page_has_the_version_and_the_budget() -> None:
    assert f"This is version **{PROTOCOL}**" in PAGE
    assert f"seconds for each answer, {BUDGET:g} where" in PAGE.replace("\n", " ")
