"""The shelf: every game that millhand plays, by name."""

from millhand.face.game import Game
from millhand.games.age_of_industry.face import GAME as AGE_OF_INDUSTRY
from millhand.games.birmingham.face import GAME as BIRMINGHAM
from millhand.games.lancashire.face import GAME as LANCASHIRE
from millhand.games.workshop.face import GAME as WORKSHOP

SHELF: dict[str, Game] = {
    game.name: game for game in (BIRMINGHAM, LANCASHIRE, WORKSHOP, AGE_OF_INDUSTRY)
}
