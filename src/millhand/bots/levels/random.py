"""The bot `random`: any choice of each menu, all equally likely."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from millhand.bots.bot import View
from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import NO_LIKINGS, pick


class Random:
    """Plays at random."""

    name = "random"
    rank = 0
    sentences: ClassVar = {
        "en": "Plays any move that is allowed, all choices being equally likely.",
        "fr": "Joue n’importe quel coup permis, tous les choix étant également probables.",
    }

    def likings(self, opened: OpenGame) -> vec[i64]:
        """None."""
        return NO_LIKINGS

    def choose(self, view: View, chance: Chance) -> int:
        """Any choice."""
        return int(pick(view.menu, chance, NO_LIKINGS))
