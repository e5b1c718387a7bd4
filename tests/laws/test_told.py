"""Nothing hidden is told by the journal.

What a seat may read of a journal depends on nothing that the seat cannot know. Journals that it
cannot tell apart are made in two ways: by swapping two things in a deal and playing the same moves
again, and by sealing another answer in the place of somebody's.
"""

from collections.abc import Iterator

from laws.test_secrets import cannot_tell_apart
from laws.watching import GameToPlay, Step, menu_of, opened, some_of, watched

from millhand.kernel.chance import Chance
from millhand.match.match import Match
from millhand.match.moves import Glimpse, Move
from millhand.notation.moves import write_move
from millhand.notation.record import open_record, parse_record, replay
from millhand.notation.writing import write_told_record
from millhand.shelf import SHELF

DEALS = 6
PLACES = 5
LATER = 8
"""In how many deals of a game how many of the first things are swapped, and for how long after."""
EVERY = 3
"""Every third journal that ends with sealed answers is compared."""


def loaded(game: GameToPlay, moves: list[Move]) -> Match:
    return Match.load(opened(game.variant), moves)


def moves_until(game: GameToPlay, number: int) -> list[Move]:
    return [step.move for step in watched(game)[:number]]


def readers(game: GameToPlay) -> list[int | None]:
    return [None, *range(game.variant.players)]


def told_text(match: Match, seat: int | None) -> str:
    return write_told_record(match, [""] * match.opened.players, seat)


# --- hidden things change nothing -------------------------------------------------------------


def swapped(game: GameToPlay, chance: Chance) -> Iterator[tuple[Match, Match, set[int]]]:
    """A journal, another in which two things of a deal have changed places, and who is blind.

    Both go on with the same moves for a while, if they can. Blind are the seats that could never
    tell the two tables apart.
    """
    moves = moves_until(game, len(watched(game)))
    deals = [number for number, move in enumerate(moves) if move.is_deal]
    for at in deals[:DEALS]:
        for place in range(min(PLACES, len(moves[at].choices))):
            one = loaded(game, moves[: at + 1])
            other = loaded(game, [*moves[:at], spoilt(moves[at], place, chance)])
            blind = still_blind(one, other, set(range(game.variant.players)))
            for move in moves[at + 1 : at + 1 + chance.below(LATER)]:
                if not blind or other.check(move) is not None:
                    break
                one.play(move)
                other.play(move)
                blind = still_blind(one, other, blind)
            yield one, other, blind


def spoilt(deal: Move, here: int, chance: Chance) -> Move:
    """The same deal with a thing swapped for another one."""
    order = list(deal.choices)
    others = [place for place in range(len(order)) if order[place] != order[here]]
    there = others[chance.below(len(others))]
    order[here], order[there] = order[there], order[here]
    return Move(deal.seat, tuple(order), deal.claims)


def still_blind(one: Match, other: Match, seats: set[int]) -> set[int]:
    """The seats that cannot tell two tables apart; when the game is over all cards are shown."""
    if one.is_over:
        return set()
    return {seat for seat in seats if cannot_tell_apart(one.table, other.table, seat)}


def test_what_is_dealt_anew_does_not_change_what_is_told(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        compared = 0
        for one, other, blind in swapped(game, Chance(game.seed)):
            for seat in blind:
                assert one.told_to(seat) == other.told_to(seat), f"{game}: seat {seat}"
                assert told_text(one, seat) == told_text(other, seat), f"{game}: seat {seat}"
                compared += one.digest != other.digest
        assert compared > 0, f"{game}: nothing hidden was ever dealt anew"


def sealed_otherwise(step: Step, number: int, chance: Chance) -> Iterator[tuple[int, Match]]:
    """The match with other answers in the place of each that is still sealed."""
    moves = moves_until(step.game, number)
    for place, move in enumerate(moves):
        is_last = all(later.seat != move.seat for later in moves[place + 1 :])
        if is_last and not move.is_deal and step.after.sealed() >> move.seat & 1:
            table = loaded(step.game, moves[:place]).table
            choices: list[int] = []
            while not choices or table.mid_move(move.seat):
                choices += some_of(chance, menu_of(table, move.seat), 1)
                table.choose(move.seat, choices[-1])
            other = Move(move.seat, tuple(choices))
            yield move.seat, loaded(step.game, [*moves[:place], other, *moves[place + 1 :]])


def test_what_others_have_sealed_is_not_told(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        compared = 0
        for number, step in enumerate(watched(game), start=1):
            if step.after.sealed() == 0 or number % EVERY:
                continue
            here = loaded(game, moves_until(game, number))
            for owner, there in sealed_otherwise(step, number, Chance(number)):
                for reader in readers(game):
                    if reader == owner:
                        assert here.told_to(owner) != there.told_to(owner) or alike(here, there)
                    else:
                        assert here.told_to(reader) == there.told_to(reader), f"{step}: {reader}"
                        assert told_text(here, reader) == told_text(there, reader), str(step)
                    compared += 1
        assert compared > 0 or game.variant.game != "workshop", f"{game}: nothing was sealed"


def alike(one: Match, other: Match) -> bool:
    return one.digest == other.digest


# --- what may be known is told ----------------------------------------------------------------


def test_what_is_told_is_the_journal_as_far_as_it_goes(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for length in (len(watched(game)) // 3, len(watched(game)) * 2 // 3):
            match = loaded(game, moves_until(game, length))
            for seat in readers(game):
                for move, told in zip(match.journal, match.told_to(seat), strict=True):
                    if isinstance(told, Glimpse):
                        assert move.seat not in (seat, *([] if move.is_deal else unsealed(match)))
                        assert move.choices[: len(told.choices)] == told.choices
                    else:
                        assert told == move


def unsealed(match: Match) -> list[int]:
    return [seat for seat in range(match.opened.players) if not match.table.sealed() >> seat & 1]


def test_in_the_end_everything_is_told(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        match = loaded(game, moves_until(game, len(watched(game))))
        assert match.is_over
        assert all(match.told_to(seat) == match.journal for seat in readers(game))
        assert "?" not in told_text(match, None)


def test_a_told_record_is_replayed_as_far_as_it_is_told(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        match = loaded(game, moves_until(game, len(watched(game)) // 2))
        for seat in readers(game):
            told = match.told_to(seat)
            whole = next(n for n, move in enumerate(told) if isinstance(move, Glimpse))
            record = parse_record(told_text(match, seat), "told")
            assert len(record.moves) == len(match.journal)
            assert [what for _, _, what, _ in record.moves] == [
                write_move(match.opened, move) for move in told
            ]
            assert [digest == "?" for _, _, _, digest in record.moves] == [
                number >= whole for number in range(len(told))
            ]
            assert len(list(replay(open_record(SHELF, record), record))) == whole
