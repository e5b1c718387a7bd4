"""Every law runs in every variant; the laws of one variant run together and share its games."""

import re
from pathlib import Path

import pytest
from laws.watching import VARIANTS, GameToPlay, games, short_name

from millhand.arena.variants import Variant
from millhand.shelf import SHELF

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"
AT_ONCE = {Variant(name, SHELF[name].players[1]) for name in SHELF}
"""One game of each box is enough for `make quick`; it is an eager one."""


def to_be_tried(variant: Variant) -> object:
    """A variant as pytest wants it: with its name, and with a mark if it is for long runs."""
    marks = () if variant in AT_ONCE else pytest.mark.long
    return pytest.param(variant, id=short_name(variant), marks=marks)


@pytest.fixture(scope="session", params=map(to_be_tried, VARIANTS))
def variant(request: pytest.FixtureRequest) -> Variant:
    """One way to open a game of the shelf."""
    assert isinstance(request.param, Variant)
    return request.param


@pytest.fixture(scope="session")
def random_games(variant: Variant) -> list[GameToPlay]:
    """The games that a law is tried on in a variant."""
    return list(games(variant))


@pytest.fixture(scope="session")
def numbers_of_the_page(variant: Variant) -> set[str]:
    """The numbers of all rules on the game's English rules page."""
    page = (RULES / f"{variant.game}.en.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^#+ ([A-Z]+-[A-Z]?[0-9.]+)", page, re.MULTILINE))
    assert numbers, f"{variant.game} has a rules page without rules"
    return numbers
