"""What composing allows to finish is what is legal, in whatever order the parts are said.

And whoever composes learns nothing: on a table dealt anew the answers are the same.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations

from laws.watching import GameToPlay, Step, menu_of, positions, random_move, seats_asked, some_of

from millhand.face.game import OpenGame
from millhand.kernel.chance import Chance
from millhand.kernel.playout import resample
from millhand.kernel.table import Table
from millhand.match.match import Match, apply, digest
from millhand.notation.moves import read_move
from millhand.playing.composed import Composed, Touch
from millhand.playing.composing import compose
from millhand.playing.telling import teller
from millhand.playing.touches import index_of
from millhand.playing.why_not import why_not

EVERY = 29
"""Every so many positions one is looked at."""

LONGEST = 40
"""No move needs more touches than this."""

ORDERS = 6
"""In how many orders a move is said."""


def some_positions(game: GameToPlay) -> Iterator[tuple[Step, int]]:
    """A few positions of a game, each with a seat that is asked."""
    for step in islice(positions(game), game.seed % EVERY, None, EVERY):
        for seat in seats_asked(step.after)[:1]:
            yield step, seat


def composed(step: Step, seat: int, touches: list[Touch], table: Table | None = None) -> Composed:
    at = step.after if table is None else table
    return compose(step.opened, at, seat, touches, teller(step.opened, "en"))


def parts_of_move(opened: OpenGame, table: Table, seat: int, choices: tuple[int, ...]) -> list[str]:
    """The parts of a move in notation, without what is implied."""
    table, parts = table.copy(), []
    for choice in choices:
        if choice != opened.implied(table, seat):
            parts.append(opened.write_choice(choice, opened.claim(table, seat, choice)))
        table.choose(seat, choice)
    return parts


def table_after(step: Step, seat: int, text: str) -> str:
    """What the table comes to by a move in notation; it must be legal."""
    match = Match(step.opened, step.after.copy())
    after = step.after.copy()
    apply(step.opened, after, match.settled(read_move(step.opened, seat, text)))
    return digest(after)


def test_touching_what_glows_ends_in_a_legal_move(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step, seat in some_positions(game):
            now = composed(step, seat, [])
            for _ in range(LONGEST):
                if now.complete:
                    break
                touch = something_that_glows(now, chance)
                after = composed(step, seat, [*now.touches, touch])
                assert not after.dropped, f"{step}: {touch} glows and is dropped: {after.dropped}"
                expected = [*now.touches, *firsts_before(now.touches, touch), touch]
                assert after.touches == expected
                now = after
            assert now.complete, f"{step}: this move does not end: {now.touches}"
            table_after(step, seat, now.move)


def firsts_before(touches: list[Touch], last: Touch) -> list[Touch]:
    """The touches that a further touch of a piece brings: those of answers that have named it."""
    made = [one.nth for one in touches if (one.kind, one.id) == (last.kind, last.id)]
    return [replace(last, nth=nth, role="") for nth in range(max(made, default=-1) + 1, last.nth)]


def something_that_glows(now: Composed, chance: Chance) -> Touch:
    """Something that brings the move further: a piece or a verb, else an answer or a sum."""
    lit = [one for one in now.glow if len(one.options) < len(now.options)]
    if lit:
        one = lit[chance.below(len(lit))]
        return Touch(one.kind, one.id, one.nth, one.role)
    if now.options:
        return Touch("part", now.options[chance.below(len(now.options))].text)
    row = now.ranges[chance.below(len(now.ranges))]
    return Touch("part", f"{row.verb} {row.least + chance.below(row.most - row.least + 1)}")


def test_every_legal_move_is_composed_in_any_order(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step, seat in some_positions(game):
            choices, after = random_move(step.after.copy(), seat, chance)
            parts = parts_of_move(step.opened, step.after, seat, choices)
            for order in some_orders(parts, chance):
                now = composed(step, seat, [Touch("part", part) for part in order])
                said = f"{step}: «{' '.join(order)}» is composed as «{now.move}», {now.dropped}"
                assert not now.dropped, said
                assert now.complete or now.may_stop, said
                assert comes_to_the_same(step, seat, parts, now.move, digest(after)), said
                tried = Match(step.opened, step.after.copy())
                move = read_move(step.opened, seat, " ".join(order))
                assert not tried.explain(move), f"{said}; said at once {tried.explain(move)}"


def comes_to_the_same(step: Step, seat: int, parts: list[str], move: str, after: str) -> bool:
    """Whether a move has the same parts; where no order of them matters, the same table too."""
    said = parts_of_move(
        step.opened,
        step.after,
        seat,
        Match(step.opened, step.after.copy()).settled(read_move(step.opened, seat, move)).choices,
    )
    return table_after(step, seat, move) == after or sorted(said) == sorted(parts)


def some_orders(parts: list[str], chance: Chance) -> list[list[str]]:
    """Some orders of the parts in which those with the same verb keep theirs."""
    verbs = [part.split()[0] for part in parts]
    kept = [
        order
        for order in islice(permutations(range(len(parts))), 720)
        if all(
            one < other
            for place, one in enumerate(order)
            for other in order[place + 1 :]
            if verbs[one] == verbs[other]
        )
    ]
    chosen = {*some_of(chance, list(range(len(kept))), ORDERS), 0}
    return [[parts[place] for place in kept[at]] for at in sorted(chosen)]


def test_what_no_answer_allows_is_dropped_with_a_reason(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step, seat in some_positions(game):
            touches = any_touches(step.opened, chance, 3)
            now = composed(step, seat, touches)
            assert all(one.refusals for one in now.dropped)
            assert len(now.touches) + len(now.dropped) == len(touches)
            if now.complete:
                table_after(step, seat, now.move)
            for touch in touches:
                why = why_not(step.opened, step.after, seat, [], touch, teller(step.opened, "en"))
                allowed = not composed(step, seat, [touch]).dropped
                assert why.allowed == allowed, f"{step}: {touch}"
                assert why.allowed or why.failed


def any_touches(opened: OpenGame, chance: Chance, number: int) -> list[Touch]:
    """Pieces of any kind, whether they can be touched or not."""
    named = sorted(index_of(opened).pieces)
    places = dict.fromkeys(some_of(chance, list(range(len(named))), number))
    return [Touch(kind, name, role=role) for kind, name, role in (named[at] for at in places)]


def test_whoever_composes_learns_nothing(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step, seat in some_positions(game):
            other = resample(step.after, seat, chance)
            choices, _ = random_move(step.after.copy(), seat, Chance(game.seed))
            parts = parts_of_move(step.opened, step.after, seat, choices)
            touches = [Touch("part", part) for part in parts]
            for some in ([], touches[:1], touches, any_touches(step.opened, chance, 2)):
                assert composed(step, seat, some) == composed(step, seat, some, other), f"{step}"


def test_an_open_question_offers_what_the_menu_allows(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step, seat in some_positions(game):
            now = composed(step, seat, [])
            if now.settled:
                continue
            listed = {one.text for one in now.options}
            for row in now.ranges:
                listed |= {f"{row.verb} {money}" for money in range(row.least, row.most + 1)}
            opened, table = step.opened, step.after
            menu = menu_of(table, seat)
            claims = [opened.claim(table, seat, choice) for choice in menu]
            assert listed == set(map(opened.write_choice, menu, claims)), f"{step}"
