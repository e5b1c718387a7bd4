"""A trusted journal is loaded without checking its moves; only the end is compared."""

import pytest
from table_talk import area, dealt, play, say, to_act, told

from millhand.match.agreement import open_game
from millhand.match.match import BadJournal, Match, Refused
from millhand.shelf import SHELF


@pytest.fixture
def match() -> Match:
    match = dealt("birmingham", 2, seed=4)
    for _ in range(3):
        [colour] = to_act(match)
        play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    return match


def test_a_loaded_match_is_the_same_match(match: Match) -> None:
    again = Match.load(match.opened, match.journal, match.digest)
    assert (again.digest, again.journal, again.rules) == (match.digest, match.journal, match.rules)
    assert again.decision == match.decision
    [colour] = to_act(again)
    play(again, colour, f"borrow with {area(again, colour)['hand'][0]}")
    assert len(again.journal) == len(match.journal) + 1


def test_no_move_is_checked(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("millhand.match.match.attempt", lambda *_: pytest.fail("it is checked"))
    Match.load(match.opened, match.journal, match.digest)


def test_a_journal_that_comes_to_another_table_is_refused(match: Match) -> None:
    with pytest.raises(BadJournal) as error:
        Match.load(match.opened, match.journal[:-1], match.digest)
    assert match.digest in told(error.value)


def test_the_end_need_not_be_known(match: Match) -> None:
    assert Match.load(match.opened, match.journal[:-1]).digest != match.digest
    assert Match.load(open_game(SHELF, "workshop", 3), []).journal == []


def test_the_digests_of_a_match_are_those_after_each_move(match: Match) -> None:
    again = Match(match.opened)
    for move, digest in zip(match.journal, match.digests(), strict=True):
        again.play(move)
        assert again.digest == digest


def test_the_last_move_is_forgotten_whoever_made_it(match: Match) -> None:
    before = match.digest
    [colour] = to_act(match)
    play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    [other] = to_act(match)
    with pytest.raises(Refused):
        match.undo(match.opened.colours.index(other))
    match.forget_last()
    assert match.digest == before
    assert match.check(say(match, colour, f"pass with {area(match, colour)['hand'][0]}")) is None
