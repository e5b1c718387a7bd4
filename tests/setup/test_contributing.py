"""CONTRIBUTING says how much a game takes; what it says stays about true."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT.joinpath("CONTRIBUTING.md").read_text("utf-8")
GAMES = ROOT / "src/millhand/games"
FOLDERS = (ROOT / "tests/fifth_game", GAMES / "lancashire", GAMES / "age_of_industry")
"""The columns of the page."""

NEAR_ENOUGH = 0.05
"""Nobody has to mend the page for a line; a game that grew by a twentieth is told anew."""


def lines(files: Iterable[Path]) -> int:
    return sum(len(file.read_text("utf-8").splitlines()) for file in files)


def rules_pages(folder: Path) -> Iterable[Path]:
    own = folder / "rules"
    return own.glob("*.md") if own.exists() else ROOT.glob(f"docs/rules/{folder.name}.*.md")


COUNTED = {
    "`play`": lambda folder: folder.glob("play/**/*.py"),
    "`text` and `face.py`": lambda folder: [*folder.glob("text/*.py"), folder / "face.py"],
    "`data`, Python and TOML": lambda folder: [
        file for kind in ("py", "toml") for file in folder.glob(f"data/**/*.{kind}")
    ],
    "`words`, both languages": lambda folder: folder.glob("words/*/*.ftl"),
    "rules pages, both languages": rules_pages,
}


@pytest.mark.parametrize("part", COUNTED)
def test_a_game_has_about_as_many_lines_as_the_page_says(part: str) -> None:
    [row] = re.findall(rf"^\| {re.escape(part)} \| (.+) \|$", PAGE, re.MULTILINE)
    said = [int(number.replace(",", "")) for number in row.split(" | ")]
    counted = [lines(COUNTED[part](folder)) for folder in FOLDERS]
    assert said == pytest.approx(counted, rel=NEAR_ENOUGH)


def test_a_mind_has_about_as_many_lines_as_the_page_says() -> None:
    [said] = re.findall(r"`thinking/` with (\d+) to (\d+) lines", PAGE)
    games = sorted(path.name for path in GAMES.iterdir() if (path / "face.py").exists())
    minds = [lines(ROOT.glob(f"src/millhand/thinking/{game}/*.py")) for game in games]
    assert [int(one) for one in said] == pytest.approx([min(minds), max(minds)], rel=NEAR_ENOUGH)
