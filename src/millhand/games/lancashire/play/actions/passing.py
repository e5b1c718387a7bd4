"""Passing. BL-4.3."""

from typing import Final

from millhand.games.lancashire.play import choices
from millhand.mechanics.land.play.action import PassAction

PASS: Final = PassAction("pass", choices.PASS, 1)
"""BL-4.3 Nothing but the card."""
