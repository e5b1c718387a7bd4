"""Passing. BB-3.8."""

from typing import Final

from millhand.games.birmingham.play import choices
from millhand.mechanics.land.play.action import PassAction

PASS: Final = PassAction("pass", choices.PASS, 1)
"""BB-3.8 Nothing but the card."""
