"""A move can be taken back while nothing was learnt and nobody has acted since, and never else."""

import pytest
from laws.watching import GameToPlay, Step, opened, seats_asked, watched

from millhand.match.match import Match, Refused, digest

NO_WAY_BACK = "M-7"


def test_undo_restores_the_table_or_is_refused(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        match, taken_back = Match(opened(game.variant)), 0
        for step in watched(game):
            match.play(step.move)
            for seat in range(game.variant.players):
                if match.can_undo(seat):
                    assert_may_be_taken_back(step, seat)
                    take_back_and_play_again(match, step, seat)
                    taken_back += 1
                else:
                    assert_refused(match, step, seat)
        assert taken_back == sum(showed_nothing(step) for step in watched(game)), str(game)


def showed_nothing(step: Step) -> bool:
    """Whether the same seat is asked again, alone, and nothing hidden was shown."""
    alone = seats_asked(step.after) == [step.move.seat]
    return alone and step.before.revealed() == step.after.revealed()


def assert_may_be_taken_back(step: Step, seat: int) -> None:
    """Only the last mover, while still asked alone, and only if the move has shown nothing new."""
    assert step.move.seat == seat, f"{step} is not a move of seat {seat}"
    assert seats_asked(step.after) == [seat], f"{step}: others may have thought already"
    learnt = [event for event in step.events if event.secret]
    assert not learnt, f"{step} has shown somebody something: {learnt}"


def take_back_and_play_again(match: Match, step: Step, seat: int) -> None:
    length = len(match.journal)
    assert match.undo(seat) == step.move
    assert match.digest == digest(step.before), f"{step} was not taken back"
    assert len(match.journal) == length - 1
    match.play(step.move)
    assert match.digest == digest(step.after), f"{step} differs when played again"


def assert_refused(match: Match, step: Step, seat: int) -> None:
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert [refusal.number for refusal in refused.value.refusals] == [NO_WAY_BACK]
    assert match.digest == digest(step.after), f"{step}: a refused undo has changed the table"


def test_nothing_can_be_taken_back_before_the_first_move(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        match = Match(opened(game.variant))
        assert not any(match.can_undo(seat) for seat in range(game.variant.players))


def test_a_match_that_began_in_a_position_goes_back_to_it(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for step, following in zip(watched(game)[::5], watched(game)[1::5], strict=False):
            match = Match(step.opened, step.after.copy())
            match.play(following.move)
            if not following.move.is_deal and match.can_undo(following.move.seat):
                match.undo(following.move.seat)
                assert match.digest == digest(step.after), str(following)
