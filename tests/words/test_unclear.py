"""Every reason why words say nothing has its sentence, and every sentence its reason."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from words.fluent_files import LANGUAGES, messages

import millhand
from millhand.face.spelling import Unclear
from millhand.match.agreement import BadOpening, open_game
from millhand.notation.moves import Unreadable, read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.words.unclear import say_unclear

RAISED_BY = ("Unclear", "Unreadable", "Unsupported", "BadOpening", "bad_record")
SENTENCES = "unclear-"


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every reason that the source gives, with the facts beside it."""
    for file in Path(millhand.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in RAISED_BY:
                reasons = [one.value for one in node.args if isinstance(one, ast.Constant)]
                facts = {one.arg for one in node.keywords if one.arg}
                yield from ((reason, facts) for reason in reasons if isinstance(reason, str))
    yield "record_is_bad", {"file", "line", "fault"}


REASONS = dict(raised())


def test_many_reasons_are_given() -> None:
    assert len(REASONS) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_tells_all_its_facts(language: str) -> None:
    said = {
        name.removeprefix(SENTENCES): one.variables
        for name, one in messages(language, "notation").items()
        if name.startswith(SENTENCES)
    }
    assert said == REASONS


def test_a_reason_has_the_same_facts_wherever_it_is_given() -> None:
    assert {(reason, *sorted(facts)) for reason, facts in raised()} == {
        (reason, *sorted(facts)) for reason, facts in REASONS.items()
    }


# --- sentences --------------------------------------------------------------------------------


def unreadable(text: str) -> Unclear:
    with pytest.raises(Unreadable) as error:
        read_move(open_game(SHELF, "birmingham", 2), 0, text)
    return error.value


def test_a_sentence_is_said_in_the_language_of_the_reader() -> None:
    error = unreadable("pass now")
    assert say_unclear(error, "en") == "nothing follows «pass», yet there is «now»"
    french = say_unclear(error, "fr").replace("\u00a0", " ")
    assert french == "rien ne suit « pass », et pourtant voilà « now »"


def test_what_was_perhaps_meant_is_told_first() -> None:
    told = say_unclear(unreadable("pass with wildlocation"), "en")
    assert told.startswith("«with» knows no «wildlocation»; it knows wild_location, ")
    assert told.endswith(", …"), "not all names can be told"


def test_what_is_wrong_within_is_said_in_the_same_language() -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, "birmingham 2 players; red money much")
    told = say_unclear(error.value, "fr").replace("\u00a0", " ")
    assert told == "« red money much » : il faut un seul nombre, et non « much »"


def test_numbers_are_told_as_they_are_typed() -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, "birmingham 2 players; red money 12345")
    assert say_unclear(error.value, "en").endswith("12345 is not between 0 and 10000")


@pytest.mark.parametrize("length", [10, 5000])
def test_numbers_may_be_long(length: int) -> None:
    text = "9" * length
    for position in (f"birmingham {text} players", f"birmingham 2 players; red money {text}"):
        with pytest.raises(Unreadable) as error:
            read_position(SHELF, position)
        assert len(say_unclear(error.value, "en")) < 1500


def test_an_opening_is_answered_with_what_there_is() -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingam", 2)
    assert say_unclear(error.value, "en") == (
        "unknown game «birmingam»; the games are birmingham, lancashire, workshop, age_of_industry"
    )
