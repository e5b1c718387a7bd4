"""Who sits where: people at the prompt, and bots."""

from collections.abc import Sequence

from millhand.bots.bot import Bot
from millhand.bots.roster import ROSTER, hire
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
        raise WrongInput(f"--seats: {len(names)} seats for {players} players; say {example}")
    for name in names:
        if name != YOU and name not in ROSTER:
            known = ", ".join([YOU, *ROSTER])
            raise WrongInput(f"--seats: nobody is called «{name}»; known are {known}")
    if YOU not in names:
        raise WrongInput("--seats: somebody must be «you»; millhand simulate plays bots alone")
    return names


def take_seats(names: Sequence[str]) -> Seats:
    """The bots at their places; whoever is no bot is a person."""
    return [hire([name])[0] if name in ROSTER else None for name in names]
