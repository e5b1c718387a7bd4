"""The shelf and the rules."""

import msgspec
from litestar import get

from millhand.server.access import Asker
from millhand.server.engine import openings
from millhand.server.engine.rulebook import rulebook
from millhand.server.shapes.games import Game, Rulebook


@get("/games", summary="The games")
async def games(asker: Asker) -> list[Game]:
    """Every game of the shelf, with its options, boards and bots."""
    return msgspec.convert(openings.shelf(asker.language), list[Game])


@get("/games/{game:str}/rules", summary="The rules of a game")
async def rules(asker: Asker, game: str) -> Rulebook:
    """Every rule in our own words, with its number."""
    return msgspec.convert(rulebook(game, asker.language), Rulebook)


HANDLERS = [games, rules]
