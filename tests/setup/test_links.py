"""Every link between the pages leads to a file that is there, and to a heading of it."""

import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
ELSEWHERE = ("http://", "https://", "mailto:")


@cache
def headings(page: Path) -> set[str]:
    """The headings of a page, as links call them."""
    found = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading).strip().lower().replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page):
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if not link.startswith(ELSEWHERE):
            name, _, heading = link.partition("#")
            goal = (page.parent / name).resolve() if name else page
            assert goal.exists(), link
            assert not heading or heading in headings(goal), link
