"""A move in the making: forward, back, said in one breath, and what it will bring about."""

from table_talk import given, say

from millhand.kernel.chance import Chance
from millhand.match.attempt import LEFT_OPEN
from millhand.match.moves import Move
from millhand.notation.moves import write_move
from millhand.playing.making import Making

TABLE = "red hand dudley coal_mine; red money 20"


def begun(position: str = TABLE) -> Making:
    return Making(given(position), 0)


def answer(making: Making, notation: str) -> None:
    [found] = [one for one in making.answers() if one.notation == notation]
    making.answer(found.choice)


def said(making: Making, text: str) -> list[str]:
    return [refusal.number for refusal in making.say(say(making.match, "red", text))]


def test_answers_are_given_one_by_one_on_a_copy() -> None:
    making = begun()
    before = making.match.digest
    assert making.question() == "action"
    answer(making, "build dudley.1 coal_mine-1")
    assert making.question() == "card"
    assert not making.is_complete
    answer(making, "with dudley")
    assert making.is_complete
    assert making.match.digest == before
    assert write_move(making.match.opened, making.move) == (
        "build dudley.1 coal_mine-1 with dudley"
    )


def test_answers_are_taken_back_one_by_one() -> None:
    making = begun()
    first = making.answers()
    assert not making.back()
    answer(making, "build dudley.1 coal_mine-1")
    answer(making, "with dudley")
    assert making.back()
    assert making.question() == "card"
    assert making.back()
    assert making.answers() == first


def test_what_leaves_nothing_to_choose_is_answered_and_taken_back_with_its_cause() -> None:
    making = begun("red hand dudley; red money 20")
    answer(making, "pass")
    assert making.is_complete, "there is only one card"
    assert making.back()
    assert making.steps == []


def test_a_move_is_said_in_one_breath() -> None:
    making = begun()
    assert said(making, "build dudley.1 coal_mine with dudley") == []
    assert making.is_complete
    assert said(begun(), "build dudley.1 coal_mine with stone") == ["BB-3.3", "BB-8.1"]


def test_a_part_of_a_move_leaves_the_rest_open() -> None:
    making = begun()
    assert said(making, "build dudley.1 coal_mine") == [LEFT_OPEN]
    assert making.question() == "card"
    assert said(making, "with coal_mine") == []
    assert write_move(making.match.opened, making.move).endswith("with coal_mine")


def test_another_move_begins_anew_and_a_refused_one_changes_nothing() -> None:
    making = begun()
    said(making, "build dudley.1 coal_mine")
    assert said(making, "borrow") == [LEFT_OPEN]
    assert said(making, "build dudley.1 coal_mine with dudley") == []
    steps = list(making.steps)
    assert said(making, "sell dudley.1 with dudley") != []
    assert making.steps == steps


def test_what_it_costs_is_told_beside_an_answer() -> None:
    costs = {one.notation: one.cost for one in begun().answers()}
    assert costs["build dudley.1 coal_mine-1"] == 5
    assert costs["pass"] is None


def test_a_move_that_passes_the_turn_on_is_final() -> None:
    making = begun("red hand dudley coal_mine; red money 20; round 2; actions 2")
    said(making, "pass with dudley")
    assert not making.is_final
    making = begun("red hand dudley coal_mine; red money 20; actions 1")
    said(making, "pass with dudley")
    assert making.is_final


def test_the_outlook_tells_what_is_sure() -> None:
    making = begun()
    said(making, "build dudley.1 coal_mine with dudley")
    kinds = [event.kind for event in making.outlook(Chance(1))]
    assert kinds[:3] == ["discarded", "paid", "placed"]
    assert "drew" not in kinds
    assert making.match.journal == []
    made = making.match.play(Move(0, making.move.choices))
    assert [event.kind for event in made][: len(kinds)] == kinds
