"""Nothing hidden is told.

Two tables that differ only in what a seat cannot know must look alike to it, and must go on
looking alike when the same move is played on both: whatever it is told, sees or may answer. The
second table is a resampled one, or (for the dealer's moves) the same shuffle with two things
swapped.
"""

from laws.watching import GameToPlay, Step, menu_of, seats_asked, some_of, watched

from millhand.face.seen import Event
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.match.match import Match, digest
from millhand.match.moves import Move

TRIES = 3
"""Tables tried for each seat and move: on many the move is not possible."""
LOOKS = 8
"""Every eighth swapped deal is also looked at; what is told is compared every time."""


def cannot_tell_apart(one: Table, other: Table, seat: int) -> bool:
    """Whether two tables differ in nothing but what is hidden from a seat."""
    first, second = one.copy(), other.copy()
    for kind in range(one.hidden_kinds()):
        hidden = second.unseen(seat, kind)
        if len(hidden) != len(first.unseen(seat, kind)):
            return False
        first.put_unseen(seat, kind, hidden)
    for table in (first, second):
        for sealed in range(62):
            if sealed != seat and table.sealed() >> sealed & 1:
                table.withdraw(sealed)
    return digest(first) == digest(second)


def compare(step: Step, seat: int, other: Table, events: list[Event], look: bool = True) -> bool:
    """Compare what a seat and a spectator learn of the move on both tables.

    False if they may differ: because the seat has learnt something that was hidden, because
    sealed answers were opened, or because the game is over and all cards are shown.
    """
    sealed_answers_were_opened = step.before.sealed() != 0 and step.after.sealed() == 0
    if sealed_answers_were_opened or step.after.is_over():
        return False
    if not cannot_tell_apart(step.after, other, seat):
        return False
    for who in (seat, None):
        where = f"{step}: {'a spectator' if who is None else f'seat {who}'}"
        assert told(step.events, who) == told(events, who), f"{where} is told a secret"
        if look:
            sight = step.opened.sight(step.after, who)
            assert sight == step.opened.sight(other, who), f"{where} sees a secret"
    if seat in seats_asked(step.after):
        assert menu_of(step.after, seat) == menu_of(other, seat), f"{step}: seat {seat}"
    return True


def told(events: list[Event], seat: int | None) -> list[str]:
    """What is told; a seat that draws the same cards in another order has learnt the same."""
    said = [str(event.told_to(seat)) for event in events]
    return said if seat is None else sorted(said)


def test_a_move_tells_nobody_what_is_hidden(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance, compared = Chance(game.seed), 0
        for step in watched(game)[game.seed % 2 :: 2]:
            if not step.move.is_deal:
                for seat in some_of(chance, list(range(game.variant.players)), 2):
                    compared += any(same_move_elsewhere(step, seat, chance) for _ in range(TRIES))
        assert compared > len(watched(game)) // 10, f"{game}: only {compared} moves were compared"


def same_move_elsewhere(step: Step, seat: int, chance: Chance) -> bool:
    """Play the move on a table that a seat could not tell from the real one, if it can be."""
    match = Match(step.opened, resample(step.before, seat, chance))
    if match.check(step.move) is not None:
        return False
    events = match.play(step.move)
    return compare(step, seat, match.table, events)


def test_a_deal_tells_nobody_what_is_hidden(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance, compared = Chance(game.seed), 0
        for step in watched(game):
            for place in range(len(step.move.choices) if step.move.is_deal else 0):
                compared += swapped_deal(step, place, chance)
        assert compared > 0, f"{game}: no deal was compared"


def swapped_deal(step: Step, here: int, chance: Chance) -> bool:
    """The same deal with two things swapped, compared for a seat that may not see them."""
    order = list(step.move.choices)
    seat, there = chance.below(step.game.variant.players), chance.below(len(order))
    if order[here] == order[there]:
        return False
    order[here], order[there] = order[there], order[here]
    match = Match(step.opened, step.before.copy())
    events = match.play(Move(step.move.seat, tuple(order), step.move.claims))
    return compare(step, seat, match.table, events, look=here % LOOKS == 0)
