"""Who sits where: people at the prompt, and bots."""

from collections.abc import Callable, Sequence

from millhand.bots.bot import Bot, CannotPlay
from millhand.bots.outside import call_in, guests, is_in_a_file, make_sure_all_play
from millhand.bots.program import is_program
from millhand.bots.roster import BROKEN, ROSTER, hire, make_sure_they_play
from millhand.cli.errors import WrongInput
from millhand.face.faults import Fault
from millhand.face.game import OpenGame

YOU = "you"
OPPONENT = "canny"
"""Who sits opposite when nothing is said: an opponent worth playing in every game."""

Seats = list[Bot | None]
"""Seat by seat a bot, or None for a person."""


def read_seats(said: str | None, players: int) -> list[str]:
    """The names of the seats; nothing said means you against bots."""
    names = [YOU] + [OPPONENT] * (players - 1)
    if said is not None:
        names = [_as_known(name.strip()) for name in said.split(",")]
    if len(names) != players:
        example = ",".join([YOU] + [OPPONENT] * (players - 1))
        raise WrongInput("seats_do_not_fit", seats=len(names), players=players, example=example)
    for name in names:
        if name in BROKEN or from_outside(name):
            call_in([name])
        elif name != YOU and name not in ROSTER:
            raise WrongInput("nobody_can_sit_there", name=name, known=[YOU, *ROSTER, *guests()])
    if YOU not in names:
        raise WrongInput("somebody_must_be_you")
    return names


def _as_known(name: str) -> str:
    """A name as it is known, however it was typed; one from outside as it was typed."""
    return name if from_outside(name) else name.lower()


def from_outside(name: str) -> bool:
    """Whether a name calls in a bot that does not belong to the package."""
    return is_program(name) or is_in_a_file(name) or (name not in ROSTER and name in guests())


def take_seats(names: Sequence[str], opened: OpenGame) -> Seats:
    """The bots at their places, as somebody has just named them; whoever is no bot is a person."""
    make_sure_all_play([name for name in names if name != YOU], opened)
    return [None if name == YOU else call_in([name])[0] for name in names]


def seats_of_record(names: Sequence[str], opened: OpenGame, tell: Callable[[Fault], None]) -> Seats:
    """The bots that a record names: ours alone, since a record may come from anybody.

    Whoever does not play here, where a game was begun elsewhere, is represented, and it is told.
    """
    found = {name: present(name, opened, tell) for name in dict.fromkeys(names) if name in ROSTER}
    return [hire([found[name]])[0] if name in found else None for name in names]


def present(name: str, opened: OpenGame, tell: Callable[[Fault], None]) -> str:
    """The bot itself where it plays this game here, else the one that it names instead."""
    try:
        make_sure_they_play([name], opened)
    except CannotPlay as why:
        tell(why.fault)
        return str(why.fault.facts["instead"])
    return name
