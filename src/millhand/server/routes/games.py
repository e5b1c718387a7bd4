"""The shelf and the rules."""

import msgspec
from litestar import get

from millhand.server.access import Asker
from millhand.server.engine import openings
from millhand.server.engine.rulebook import rulebook
from millhand.server.hall import Hall
from millhand.server.shapes.games import Figures, Game, Rulebook


@get("/games", summary="The games")
async def games(hall: Hall, asker: Asker) -> list[Game]:
    """Every game of the shelf, with its options, boards and bots."""
    language, company = asker.language, hall.company
    told = [
        {**game, "bots": company.described(game["name"], language)}
        for game in openings.shelf(language)
    ]
    return msgspec.convert(told, list[Game])


@get("/games/{game:str}/rules", summary="The rules of a game")
async def rules(asker: Asker, game: str) -> Rulebook:
    """Every rule in our own words, with its number."""
    return msgspec.convert(rulebook(game, asker.language), Rulebook)


@get("/games/{game:str}/figures", summary="How sure the figures of a game are")
async def figures(asker: Asker, game: str) -> list[Figures]:
    """Those that not all sources agree upon, the least sure first."""
    return msgspec.convert(openings.figures(game, asker.language), list[Figures])


HANDLERS = [games, rules, figures]
