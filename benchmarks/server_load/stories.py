"""Real matches with known secrets, so that the moves that follow are known too."""

from dataclasses import dataclass
from functools import cache

from millhand.arena.selfplay import bot_move
from millhand.bots.roster import hire
from millhand.kernel.chance import Chance
from millhand.notation.moves import write_move
from millhand.server.dealing import shuffle_of
from millhand.server.engine.openings import Opening, anew
from millhand.server.engine.play import Outcome, Play

BOT = "rambler"


@dataclass(frozen=True)
class Story:
    """A match from the first shuffle to the end."""

    opening: Opening
    secret: bytes
    rows: tuple[Outcome, ...]
    asked: tuple[int, ...]
    """The seats that must answer after each row, as bits."""


@cache
def story(players: int, number: int, options: tuple[str, ...] = ()) -> Story:
    """A match of Brass: Birmingham by bots; the number decides it."""
    opening = anew(Opening("birmingham", players, options))
    secret, play, chance = number.to_bytes(32, "big"), Play(opening), Chance(number)
    [bot], rows, asked = hire([BOT]), list[Outcome](), list[int]()

    def note(played: list[Outcome]) -> None:
        for one in played:
            rows.append(one)
            asked.append(sum(1 << seat for seat in play.asked))

    note(play.deal(shuffle_of(secret)))
    while not play.is_over:
        seat = play.asked[0]
        move = play.match.settled(bot_move(play.match, seat, bot, chance))
        note([play.move(seat, write_move(play.opened, move))])
        note(play.deal(shuffle_of(secret)))
    return Story(opening, secret, tuple(rows), tuple(asked))
