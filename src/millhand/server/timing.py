"""How much time a seat has: plain reckoning, in seconds of the house's clock."""

from millhand.server.shapes.tables import Clock

MINUTE = 60.0
REMINDED = 0.75
"""The part of the time after which somebody is reminded."""
LEAST = 0.05
"""Whoever has used up the time of a game still has this part of it for each move."""


def runs(clock: Clock) -> bool:
    """Whether time counts at all."""
    return clock.kind != "none"


def allowed(clock: Clock, used: float) -> float:
    """The seconds for the present move, where so many were used for earlier ones."""
    whole = clock.minutes * MINUTE
    return whole if clock.kind == "move" else max(whole - used, whole * LEAST)


def gone(asked_at: float | None, now: float) -> float:
    """The seconds since somebody was asked; never less than none, whatever clocks say."""
    return 0.0 if asked_at is None else max(0.0, now - asked_at)


def left(clock: Clock, used: float, asked_at: float | None, now: float) -> float:
    """The seconds that are left."""
    return max(0.0, allowed(clock, used) - gone(asked_at, now))


def reminder_at(clock: Clock, used: float, asked_at: float) -> float:
    """When somebody who was asked is reminded."""
    return asked_at + allowed(clock, used) * REMINDED


def over_at(clock: Clock, used: float, asked_at: float) -> float:
    """When the time of somebody who was asked is over."""
    return asked_at + allowed(clock, used)
