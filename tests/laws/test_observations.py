"""What programs that learn are given holds nothing that their seat may not know.

Two tables that a seat cannot tell apart give the same numbers; the hands of others are told by
their sizes alone.
"""

from collections.abc import Sequence

from laws.watching import GameToPlay, Step, positions
from librt.vecs import vec
from mypy_extensions import i16

from millhand.face.observed import Observed, Row
from millhand.kernel.chance import Chance
from millhand.kernel.observing import FOR_EVERY_SEAT, OF_EACH_SEAT
from millhand.kernel.playout import resample
from millhand.kernel.table import Table

EVERY = 4


def numbers(observed: Observed, table: Table, seat: int) -> list[int]:
    """What a seat is given of a table."""
    observer = observed.observer()
    out = vec[i16]([0] * observer.width)
    observer.write(table, seat, out, 0)
    return [int(number) for number in out]


def some_positions(game: GameToPlay) -> list[Step]:
    return list(positions(game))[::EVERY]


def differences(observed: Observed, step: Step, seat: int, chance: Chance) -> list[str]:
    """The names of the numbers by which a seat could tell two tables apart."""
    other = resample(step.after, seat, chance)
    pairs = zip(
        observed.names(),
        numbers(observed, step.after, seat),
        numbers(observed, other, seat),
        strict=True,
    )
    return [name for name, one, another in pairs if one != another]


def test_a_seat_is_given_nothing_that_it_cannot_know(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        chance = Chance(game.seed)
        for step in some_positions(game):
            for seat in range(game.variant.players):
                found = differences(step.opened.observed(), step, seat, chance)
                assert not found, f"{step}: seat {seat} could peek at {found}"


def test_a_row_that_peeks_is_found_out(random_games: list[GameToPlay]) -> None:
    """The hands of all, told as if they lay open: the law above must see it."""
    for game in random_games:
        chance, found = Chance(game.seed), 0
        for step in some_positions(game):
            honest = step.opened.observed()
            hands = [with_hands_open(row) for row in honest.rows]
            peeking = Observed(honest.version, honest.players, hands, honest.sets)
            found += len(differences(peeking, step, 0, chance)) > 0
        assert found > 0, f"{game}: hands lay open and nobody noticed"


def with_hands_open(row: Row) -> Row:
    is_hand = row.name in ("hand", "my tokens")
    return Row(row.name, OF_EACH_SEAT, row.first, row.pieces, row.stride) if is_hand else row


def test_every_number_has_a_name_of_its_own(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        observed = some_positions(game)[0].opened.observed()
        names = observed.names()
        assert len(names) == observed.observer().width
        assert len(set(names)) == len(names)
        assert all(row.meaning for row in observed.rows)


def test_seats_are_told_from_the_one_that_looks(random_games: list[GameToPlay]) -> None:
    """What is told of every seat is the same for all, turned round."""
    for game in random_games:
        step, players = some_positions(game)[-1], game.variant.players
        observed = step.opened.observed()
        first = stretches(observed, numbers(observed, step.after, 0))
        for seat in range(players):
            mine = stretches(observed, numbers(observed, step.after, seat))
            for row, seen in mine.items():
                open_to_all = observed.rows[row].how == OF_EACH_SEAT
                turned = [*first[row][seat:], *first[row][:seat]]
                assert not open_to_all or seen == turned, f"{step}: {observed.rows[row].name}"


def stretches(observed: Observed, seen: Sequence[int]) -> dict[int, list[list[int]]]:
    """The numbers of every row that has some for each seat, seat by seat."""
    found, at = {}, 0
    for number, row in enumerate(observed.rows):
        size, each = len(row.pieces), observed.players if row.how in FOR_EVERY_SEAT else 1
        if each > 1:
            found[number] = [list(seen[at + turn * size :][:size]) for turn in range(each)]
        at += size * each
    return found


def test_what_is_given_agrees_with_the_sight(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step in some_positions(game)[::3]:
            for seat in range(game.variant.players):
                observed = step.opened.observed()
                row = zip(observed.names(), numbers(observed, step.after, seat), strict=True)
                compare_with_sight(step, seat, dict(row))


def compare_with_sight(step: Step, seat: int, given: dict[str, int]) -> None:
    """Money of all, the own hand, and the tiles that are flipped."""
    sight = step.opened.sight(step.after, seat)
    for turn in range(step.opened.players):
        money = sight["seats"][(seat + turn) % step.opened.players]["money"]
        told = given[f"money[{f'+{turn}' if turn else 'me'}]"]
        assert told == (-1 if money is None else money), f"{step}: money of +{turn}"
    hand = [name for name in given if name.startswith(("hand[", "my tokens["))]
    held = sorted(card for name in hand for card in [name[:-1].split("[")[1]] * given[name])
    assert held == sorted(sight["seats"][seat]["hand"] or []), step
    if any(name.startswith("flipped[") for name in given):
        flipped = {f"flipped[{tile['slot']}]" for tile in sight["tiles"] if tile["flipped"]}
        assert flipped == {name for name in given if name.startswith("flipped[") and given[name]}
