"""Playthroughs that are kept move by move and told in sentences, so that people can compare them.

The moves of a file are the truth: they are played again, never chosen again. What follows from
them stands below each: the sentences, a line for everybody about whom something is told, and after
every tenth move the digests of the tables since the last ones.
"""

import re
from collections.abc import Sequence
from pathlib import Path

from playthroughs.digests import Digests, is_looked_at, result

from millhand.arena.variants import Variant
from millhand.face.game import OpenGame
from millhand.face.seen import Event
from millhand.kernel.table import DEALER
from millhand.match.match import Match, Refused
from millhand.match.moves import Move
from millhand.notation.moves import Unreadable, read_move, write_move
from millhand.words.words import Words

FOLDER = Path(__file__).parent
TOLD = (
    Variant("age_of_industry", 3, (("map", "new_england"), ("sea_lanes", "ship_and_port"))),
    Variant("age_of_industry", 4),
    Variant("age_of_industry", 5, (("map", "new_england"),)),
    Variant("birmingham", 2),
    Variant("birmingham", 2, (("introductory", True),)),
    Variant("birmingham", 3, (("intro_income_last_round", True),)),
    Variant("birmingham", 4, (("overbuild_only_without_free_slot", True),)),
    Variant("lancashire", 2, (("preset", "classic_2007"),)),
    Variant("lancashire", 3),
    Variant("lancashire", 4, (("develop_min", 2),)),
    Variant("workshop", 2, (("bank", 1000),)),
    Variant("workshop", 3),
    Variant("workshop", 5, (("income_between_links", True),)),
)

Said = tuple[str, str]
"""Who moves, and the move in notation."""


class NotPlayable(Exception):
    """The moves of a file are no longer those of a game; says which move, and why."""


def name_of(variant: Variant) -> str:
    """The name of the file, without its ending: `birmingham-2-introductory`."""
    return "-".join([variant.game, str(variant.players), *(name for name, _ in variant.options)])


def file_of(variant: Variant) -> Path:
    """Where the playthrough is kept."""
    return FOLDER / f"{name_of(variant)}.txt"


def moves_in(text: str) -> list[Said]:
    """The moves of a file."""
    return [(who, what) for who, what in re.findall(r"^\d+ (\S+) (.+)$", text, re.MULTILINE)]


def moves_of(match: Match) -> list[Said]:
    """The moves of a match."""
    return [said(match.opened, move) for move in match.journal]


def said(opened: OpenGame, move: Move) -> Said:
    """A move of a match, as a file says it."""
    who = "dealer" if move.is_deal else opened.colours[move.seat]
    return who, write_move(opened, move)


def tell(variant: Variant, moves: Sequence[Said]) -> str:
    """Play the moves and tell what happens; NotPlayable where they are not those of a game."""
    match, words = Match(variant.open()), Words("en", variant.game)
    lines, digests = [str(variant)], Digests()
    for number, (who, what) in enumerate(moves, start=1):
        events = _play(match, number, who, what)
        move = " ".join(said(match.opened, match.journal[-1]))
        lines += [f"{number} {move}", *_sentences(match, words, events)]
        digests.meet(match)
        if is_looked_at(match):
            lines.append(f"  = {digests}")
            digests = Digests()
    if not match.is_over:
        raise NotPlayable(f"the game goes on after move {len(moves)}")
    winners = " ".join(match.opened.colours[seat] for seat in match.opened.winners(match.table))
    return "\n".join([*lines, "", result(match), f"winners {winners}"]) + "\n"


def _play(match: Match, number: int, who: str, what: str) -> list[Event]:
    seat = DEALER if who == "dealer" else match.opened.colours.index(who)
    try:
        return match.play(read_move(match.opened, seat, what))
    except (Unreadable, Refused) as error:
        raise NotPlayable(f"move {number}, «{who} {what}»: {error}") from error


def _sentences(match: Match, words: Words, events: Sequence[Event]) -> list[str]:
    """A line for everybody in turn; what happens to nobody stands on the line before it."""
    lines: list[list[str]] = []
    last = None
    for event in events:
        seat = event.facts.get("seat", last)
        if seat != last or not lines:
            lines.append([" "])
        lines[-1].append(words.sentence(match.opened, event))
        last = seat
    return [" ".join(line) for line in lines]
