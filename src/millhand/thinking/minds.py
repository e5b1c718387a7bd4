"""The minds that are known, by the name of their game.

A game may do without: it is played, recorded and drawn all the same, only not thought about.
"""

from typing import Final

from millhand.thinking.age_of_industry.mind import AgeOfIndustryMind
from millhand.thinking.birmingham.mind import BirminghamMind
from millhand.thinking.lancashire.mind import LancashireMind
from millhand.thinking.mind import Mind
from millhand.thinking.workshop.mind import WorkshopMind

MINDS: Final[dict[str, Mind]] = {
    "birmingham": BirminghamMind(),
    "lancashire": LancashireMind(),
    "workshop": WorkshopMind(),
    "age_of_industry": AgeOfIndustryMind(),
}


class NoMind(ValueError):
    """A game that nobody can think about."""


def mind_for(game: str) -> Mind:
    """The mind for a game."""
    if game not in MINDS:
        raise NoMind(game)
    return MINDS[game]
