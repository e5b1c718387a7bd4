"""Every law runs in every variant; the laws of one variant run together and share its games."""

import re
from pathlib import Path

import pytest
from laws.watching import VARIANTS, GameToPlay, games, short_name

from millhand.arena.variants import Variant

RULES = Path(__file__).resolve().parents[2] / "docs" / "rules"


@pytest.fixture(scope="session", params=VARIANTS, ids=short_name)
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
