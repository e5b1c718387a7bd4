"""Resampling: another table that a seat could not tell from the real one, and that really differs.

How often something hidden has changed is counted over whole games, because a single hand may by
chance be dealt again.
"""

from typing import Any

from laws.watching import GameToPlay, Step, menu_of, positions, seats_asked, watched

from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.match.match import Match, digest

EVERY = 4
DRAWS = 3
"""How many tables are drawn in one position."""


def some_positions(game: GameToPlay) -> list[Step]:
    return list(positions(game))[::EVERY]


def test_a_seat_cannot_tell_the_tables_apart(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step in some_positions(game):
            totals = step.opened.totals(step.after)
            for seat in range(game.variant.players):
                other = resample(step.after, seat, chance)
                where = f"{step}: resampled for seat {seat}"
                sight = step.opened.sight(step.after, seat)
                assert step.opened.sight(other, seat) == sight, where
                assert seats_asked(other) == seats_asked(step.after), where
                assert step.opened.totals(other) == totals, where
                if seat in seats_asked(step.after):
                    assert menu_of(other, seat) == menu_of(step.after, seat), where


def test_a_resampled_table_can_be_played_to_the_end(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        step = some_positions(game)[-1]
        table = resample(step.after, 0, Chance(game.seed))
        match = Match(step.opened, table)
        for seat in seats_asked(table):
            assert match.menu(seat), f"{step}: seat {seat} is stuck on the resampled table"


def test_a_resampled_table_shows_nothing_of_the_real_one(random_games: list[GameToPlay]) -> None:
    """With the same chance, two tables that a seat cannot tell apart give the same third."""
    for game in random_games:
        for step in some_positions(game):
            for seat in range(game.variant.players):
                again = resample(step.after, seat, Chance(step.number + 1000))
                first = digest(resample(step.after, seat, Chance(step.number)))
                second = digest(resample(again, seat, Chance(step.number)))
                assert first == second, f"{step}: seat {seat} could peek"


def test_what_others_hold_is_dealt_anew(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance, changed, tried = Chance(game.seed), 0, 0
        for step in some_positions(game)[::4]:
            for seat in range(game.variant.players):
                secrets = secrets_of_others(step, seat)
                for _ in range(DRAWS if any(secrets) else 0):
                    other = resample(step.after, seat, chance)
                    changed += other_secrets(step, other, seat) != secrets
                    tried += 1
        assert tried > 0, f"{game}: nothing is ever hidden"
        assert changed > tried * 0.25, f"{game}: hidden hands changed {changed} of {tried} times"


def secrets_of_others(step: Step, seat: int) -> list[Any]:
    return other_secrets(step, step.after, seat)


def other_secrets(step: Step, table: Any, seat: int) -> list[Any]:
    """What the other seats see of their own and this seat does not."""
    found = []
    for other in range(step.opened.players):
        if other != seat:
            seen, own = (area_of(step, table, other, who) for who in (seat, other))
            found.append([own[key] for key in own if seen[key] is None and own[key]])
    return found


def area_of(step: Step, table: Any, other: int, who: int) -> dict[str, Any]:
    """What somebody sees of a seat, with what the seat has sealed where that is its own."""
    sight = step.opened.sight(table, who)
    area, answer = sight["seats"][other], sight["decision"]["answer"]
    return {**area, **area["own"], "answer": answer if other == who else None}


def test_what_lies_face_down_is_shuffled_anew(random_games: list[GameToPlay]) -> None:
    """The same move, played on several resampled tables, draws different cards."""
    for game in random_games:
        chance, differed, tried = Chance(game.seed), 0, 0
        for step in watched(game):
            if step.move.is_deal or step.before.revealed() == step.after.revealed():
                continue
            drawn = set()
            for _ in range(DRAWS):
                table = resample(step.before, step.move.seat, chance)
                events = Match(step.opened, table).play(step.move)
                drawn.add(learnt_by(events, step.move.seat))
            differed += len(drawn) > 1
            tried += 1
        assert tried > 0, f"{game}: nobody ever draws anything"
        assert differed > tried * 0.25, f"{game}: draws differed {differed} of {tried} times"


def learnt_by(events: list[Any], seat: int) -> str:
    """What a seat is told, as a text."""
    return "; ".join(str(event.told_to(seat)) for event in events)
