"""Who sits where: people at the prompt, and bots."""

from collections.abc import Sequence

from millhand.bots.bot import Bot
from millhand.bots.roster import BROKEN, ROSTER, hire
from millhand.cli.errors import WrongInput

YOU = "you"
OPPONENT = "canny"
"""Who sits opposite when nothing is said: an opponent worth playing in every game."""

Seats = list[Bot | None]
"""Seat by seat a bot, or None for a person."""


def read_seats(said: str | None, players: int) -> list[str]:
    """The names of the seats; nothing said means you against bots."""
    names = [YOU] + [OPPONENT] * (players - 1)
    if said is not None:
        names = [name.strip().lower() for name in said.split(",")]
    if len(names) != players:
        example = ",".join([YOU] + [OPPONENT] * (players - 1))
        raise WrongInput("seats_do_not_fit", seats=len(names), players=players, example=example)
    for name in names:
        if name in BROKEN:
            hire([name])
        if name != YOU and name not in ROSTER:
            raise WrongInput("nobody_can_sit_there", name=name, known=[YOU, *ROSTER])
    if YOU not in names:
        raise WrongInput("somebody_must_be_you")
    return names


def take_seats(names: Sequence[str]) -> Seats:
    """The bots at their places; whoever is no bot is a person."""
    return [hire([name])[0] if name in ROSTER else None for name in names]
