"""Play, store, tell: nobody hears of a move that is not stored."""

from pathlib import Path

import pytest
from table_talk import area, dealt, seat_of, to_act

from millhand.match.match import Match, Refused
from millhand.match.moves import Glimpse, Move
from millhand.notation.keeping import RecordFile
from millhand.notation.moves import Unreadable
from millhand.notation.writing import write_record
from millhand.playing.committing import Conductor


class Shelved:
    """A store that remembers what it was given, and fails when it is told to."""

    def __init__(self) -> None:
        self.kept: list[tuple[int, Move]] = []
        self.is_broken = False

    def append(self, number: int, move: Move) -> None:
        self._work()
        self.kept.append((number, move))

    def drop(self, number: int) -> None:
        self._work()
        assert self.kept.pop()[0] == number

    def _work(self) -> None:
        if self.is_broken:
            raise OSError(28, "No space left on device")


@pytest.fixture
def store() -> Shelved:
    return Shelved()


@pytest.fixture
def conductor(store: Shelved) -> Conductor:
    return Conductor(dealt("birmingham", 2, seed=2), store)


def asked(match: Match) -> int:
    return seat_of(match, to_act(match)[0])


def passing(match: Match) -> str:
    [colour] = to_act(match)
    return f"pass with {area(match, colour)['hand'][0]}"


def test_a_move_is_played_stored_and_told(conductor: Conductor, store: Shelved) -> None:
    match, seat = conductor.match, asked(conductor.match)
    chapter = conductor.hear(seat, passing(match))
    assert store.kept == [(len(match.journal), match.journal[-1])]
    assert (chapter.number, chapter.move) == (len(match.journal), match.journal[-1])
    assert [event.kind for event in chapter.events][:2] == ["discarded", "passed"]
    assert conductor.chronicle.chapters[-1] == chapter


def test_what_is_refused_is_neither_stored_nor_told(conductor: Conductor, store: Shelved) -> None:
    match, before = conductor.match, conductor.match.digest
    seat, told = asked(match), len(conductor.chronicle.chapters)
    with pytest.raises(Refused):
        conductor.hear(1 - seat, passing(match))
    with pytest.raises(Unreadable):
        conductor.hear(seat, "dance")
    assert (match.digest, store.kept, len(conductor.chronicle.chapters)) == (before, [], told)


def test_a_move_that_cannot_be_stored_was_not_made(conductor: Conductor, store: Shelved) -> None:
    match, before = conductor.match, conductor.match.digest
    seat, told = asked(match), len(conductor.chronicle.chapters)
    store.is_broken = True
    with pytest.raises(OSError, match="No space"):
        conductor.hear(seat, passing(match))
    assert (match.digest, len(match.journal)) == (before, told)
    assert len(conductor.chronicle.chapters) == told
    store.is_broken = False
    assert conductor.hear(seat, passing(match)).number == told + 1


def introduced(store: Shelved) -> Conductor:
    """The second round: whoever acts has two actions and may take the first one back."""
    match = dealt("birmingham", 2, "introductory=true", seed=2)
    conductor = Conductor(match, store)
    while not (
        match.sight(None)["clock"]["round"] == 2 and match.sight(None)["clock"]["actions_left"] == 2
    ):
        conductor.hear(asked(match), passing(match))
    return conductor


def test_a_move_is_taken_back_everywhere(store: Shelved) -> None:
    conductor = introduced(store)
    match, seat = conductor.match, asked(conductor.match)
    before = (match.digest, list(store.kept), list(conductor.chronicle.chapters))
    move = conductor.hear(seat, passing(match)).move
    assert conductor.take_back(seat) == move
    assert (match.digest, store.kept, conductor.chronicle.chapters) == before
    with pytest.raises(Refused):
        conductor.take_back(seat)


def test_what_cannot_be_dropped_is_not_taken_back(store: Shelved) -> None:
    conductor = introduced(store)
    match, seat = conductor.match, asked(conductor.match)
    conductor.hear(seat, passing(match))
    before, told = match.digest, list(conductor.chronicle.chapters)
    store.is_broken = True
    with pytest.raises(OSError, match="No space"):
        conductor.take_back(seat)
    assert (match.digest, conductor.chronicle.chapters) == (before, told)


def test_a_record_file_is_a_store(tmp_path: Path) -> None:
    match = dealt("birmingham", 2, seed=2)
    conductor = Conductor(match, RecordFile(tmp_path / "a.mill", match, ["a", "b"]))
    conductor.hear(asked(match), passing(match))
    assert (tmp_path / "a.mill").read_text("utf-8") == write_record(match, ["a", "b"])


# --- who may hear what ------------------------------------------------------------------------


def test_a_sealed_answer_is_told_when_it_is_opened(store: Shelved) -> None:
    match = dealt("workshop", 3, seed=1)
    conductor = Conductor(match, store)
    hands = [match.sight(seat)["seats"][seat]["hand"] for seat in range(3)]
    first = conductor.hear(0, f"pledge {hands[0][0]}")
    told = {seat: conductor.chronicle.told_to(seat)[-1] for seat in (None, 0, 1, 2)}
    assert told[0].move == first.move
    assert [told[seat].move for seat in (None, 1, 2)] == [Glimpse(0)] * 3
    assert all([event.kind for event in one.events] == ["sealed"] for one in told.values())
    for seat in (1, 2):
        conductor.hear(seat, f"pledge {hands[seat][0]}")
    for reader in (None, 0, 1, 2):
        assert conductor.chronicle.told_to(reader)[first.number - 1].move == first.move


def test_a_deal_is_told_as_far_as_it_lies_open(store: Shelved) -> None:
    conductor = Conductor(dealt("birmingham", 3, seed=1), store)
    turn_order, merchants, deck = conductor.chronicle.told_to(1)
    assert [turn_order.move, merchants.move] == conductor.match.journal[:2]
    assert deck.move == Glimpse(-1, "deck")
    drawn = [event for event in deck.events if event.kind == "drew"]
    assert {event.facts["seat"] for event in drawn if "card" in event.facts} == {1}
    assert {event.facts["seat"] for event in drawn} == {0, 1, 2}


def test_a_chronicle_begins_with_what_was_played_before(store: Shelved) -> None:
    conductor = introduced(store)
    again = Conductor(conductor.match, Shelved())
    assert again.chronicle.chapters == conductor.chronicle.chapters
    assert [one.number for one in again.chronicle.told_to(None, since=3)] == list(
        range(4, len(conductor.match.journal) + 1)
    )
