"""Numbers under the names of pieces, the log in words, and how words of positions are read."""

import pytest

from millhand.face.naming import name_facts, read_log
from millhand.face.seen import Event
from millhand.face.spelling import Unclear, index_of, number_in
from millhand.kernel.log import Log
from millhand.match.agreement import open_game
from millhand.shelf import SHELF


def test_facts_are_told_by_id_and_what_stands_for_nothing_is_empty():
    names = {"card": ["port", "ship"], "place": ["leek"]}
    facts = {"card": 1, "place": -1, "money": 7, "open": True, "words": "stop"}
    assert name_facts(names, facts) == {
        "card": "ship",
        "place": "",
        "money": 7,
        "open": True,
        "words": "stop",
    }
    assert name_facts(names, {"card": 2}) == {"card": ""}


def test_a_log_is_read_event_by_event():
    def secrecy(kind: str, seat: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
        return (("card",), (seat,)) if kind == "drew" else ((), ())

    table = open_game(SHELF, "workshop", 2).lay()
    events, names = [("paid", ("seat", "money")), ("drew", ("seat", "card"))], {"card": ["port"]}
    assert read_log(table, events, names, secrecy) == []
    table.log = Log()
    table.log.add(0, 1, 4, 0, 0, 0)
    table.log.add(1, 2, 0, 0, 0, 0)
    assert read_log(table, events, names, secrecy) == [
        Event("paid", {"seat": 1, "money": 4}),
        Event("drew", {"seat": 2, "card": "port"}, ("card",), (2,)),
    ]


def test_one_number_between_its_bounds_is_read():
    assert number_in(["12"], 0, 12) == 12
    assert number_in(["-3"], -10, 0) == -3


@pytest.mark.parametrize("words", [[], ["1", "2"], ["x"], ["²"], ["--1"], ["1.5"], ["13"], ["-1"]])
def test_any_other_number_is_explained(words):
    with pytest.raises(Unclear) as error:
        number_in(words, 0, 12)
    assert error.value.fault.reason.startswith("number_is_")


def test_an_unknown_name_is_answered_with_the_known_ones():
    assert index_of(["leek", "stone"], "stone") == 1
    with pytest.raises(Unclear) as error:
        index_of(["leek", "stone"], "derby")
    assert error.value.fault.facts == {"name": "derby", "known": ["leek", "stone"]}
