"""Every reason why something is wrong has its sentence, and every sentence its reason."""

import ast
import errno
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from words.fluent_files import LANGUAGES, messages

import millhand
from millhand.face.faults import SYSTEM, Fault, Spot, system_fault
from millhand.match.agreement import BadOpening, open_game
from millhand.notation.moves import Unreadable, read_move
from millhand.notation.positions import read_position
from millhand.shelf import SHELF
from millhand.words import catalogue
from millhand.words.catalogue import MissingWords
from millhand.words.faults import say_fault

SENTENCES = "fault-"
SHAPES = {"spot": {"path", "name"}, "within": {"where", "fault"}}
"""Where something stands: sentences that every fault may use."""


@cache
def nodes() -> list[ast.AST]:
    """All that the source says."""
    files = Path(millhand.__file__).parent.rglob("*.py")
    return [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def faulty_classes() -> set[str]:
    """`Faulty` and whatever stands on it."""
    found = {"Faulty"}
    classes = [node for node in nodes() if isinstance(node, ast.ClassDef)]
    while True:
        more = {one.name for one in classes if found & {getattr(b, "id", "") for b in one.bases}}
        if more <= found:
            return found
        found |= more


WITH_REASONS = {"Fault", "bad_record", *faulty_classes()} - {"BadRecord", "BrokenData"}
"""What is called with a reason and facts."""


def given() -> Iterator[tuple[str, set[str]]]:
    """Every reason that the source gives, with the facts beside it."""
    for node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in WITH_REASONS:
            reasons = [one.value for one in node.args if isinstance(one, ast.Constant)]
            facts = {one.arg for one in node.keywords if one.arg}
            yield from ((reason, facts) for reason in reasons if isinstance(reason, str))
    yield "record_is_bad", {"file", "line", "fault"}
    yield "data_are_broken", {"file", "faults"}


REASONS = dict(given())


def test_many_reasons_are_given() -> None:
    assert len(REASONS) > 240
    assert {"WrongInput", "BadOpening", "UnknownBot", "Unclear", "Fault"} <= WITH_REASONS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence_that_tells_all_its_facts(language: str) -> None:
    said = {
        name.removeprefix(SENTENCES): one.variables
        for name, one in messages(language, "fault").items()
        if name.startswith(SENTENCES)
    }
    assert said == REASONS | SHAPES


def test_a_reason_has_the_same_facts_wherever_it_is_given() -> None:
    assert {(reason, *sorted(facts)) for reason, facts in given()} == {
        (reason, *sorted(facts)) for reason, facts in REASONS.items()
    }


def test_nobody_raises_a_raw_text_that_a_person_can_meet() -> None:
    """What is raised with a text is a fault of the program, of a kind that nobody catches."""
    raw = {
        getattr(node.exc.func, "id", "")
        for node in nodes()
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
        for word in node.exc.args[:1]
        if isinstance(word, ast.JoinedStr)
        or (isinstance(word, ast.Constant) and " " in str(word.value))
    }
    assert raw == {"ImportError", "MissingPage", "MissingWords", "TypeError", "ValueError"}


# --- sentences --------------------------------------------------------------------------------


def unreadable(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as error:
        read_move(open_game(SHELF, "birmingham", 2), 0, text)
    return error.value


def test_a_sentence_is_said_in_the_language_of_the_reader() -> None:
    error = unreadable("pass now")
    assert say_fault(error.fault, "en") == "nothing follows «pass», yet there is «now»"
    french = say_fault(error.fault, "fr").replace("\u00a0", " ")
    assert french == "rien ne suit « pass », et pourtant voilà « now »"


def test_what_was_perhaps_meant_is_told_first() -> None:
    told = say_fault(unreadable("pass with wildlocation").fault, "en")
    assert told.startswith("«with» knows no «wildlocation»; it knows wild_location, ")
    assert told.endswith(", …"), "not all names can be told"


def test_what_is_wrong_within_is_said_in_the_same_language() -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, "birmingham 2 players; red money much")
    told = say_fault(error.value.fault, "fr").replace("\u00a0", " ")
    assert told == "« red money much » : il faut un seul nombre, et non « much »"


def test_numbers_are_told_as_they_are_typed() -> None:
    with pytest.raises(Unreadable) as error:
        read_position(SHELF, "birmingham 2 players; red money 12345")
    assert say_fault(error.value.fault, "en").endswith("12345 is not between 0 and 10000")


@pytest.mark.parametrize("length", [10, 5000])
def test_numbers_may_be_long(length: int) -> None:
    text = "9" * length
    for position in (f"birmingham {text} players", f"birmingham 2 players; red money {text}"):
        with pytest.raises(Unreadable) as error:
            read_position(SHELF, position)
        assert len(say_fault(error.value.fault, "en")) < 1500


def test_an_opening_is_answered_with_what_there_is() -> None:
    with pytest.raises(BadOpening) as error:
        open_game(SHELF, "birmingam", 2)
    assert say_fault(error.value.fault, "en") == (
        "unknown game «birmingam»; the games are birmingham, lancashire, workshop, age_of_industry"
    )


def test_where_a_fault_stands_is_told_from_the_outside_in() -> None:
    fault = Fault("levels_must_rise").at("level 2").at("industry 1", "port").at("mat")
    assert fault.where == (Spot("mat"), Spot("industry 1", "port"), Spot("level 2"))
    assert say_fault(fault, "en") == "mat: industry 1 «port»: level 2: levels must rise"
    french = say_fault(fault, "fr").replace("\u00a0", " ")
    assert french == "mat : industry 1 « port » : level 2 : les niveaux doivent croître"


def test_equal_faults_are_equal() -> None:
    assert Fault("is_no_town", name="rome") == Fault("is_no_town", name="rome")
    assert Fault("is_no_town", name="rome") != Fault("is_no_town", name="paris")
    assert Fault("no_tiles") != Fault("no_tiles").at("mat")


def test_a_sentence_that_french_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    knows = catalogue.Catalogue.knows
    lacking = "fault-is_no_town"
    monkeypatch.setattr(
        catalogue.Catalogue,
        "knows",
        lambda words, key: key != lacking if words.language == "fr" else knows(words, key),
    )
    assert say_fault(Fault("is_no_town", name="rome"), "fr") == "«rome» is no town"
    within = Fault("with_so_many_players", players=2, fault=Fault("is_no_town", name="rome"))
    assert say_fault(within, "fr") == "à 2 joueurs, «rome» is no town"


def test_a_reason_without_any_sentence_is_a_fault_of_the_program() -> None:
    with pytest.raises(MissingWords):
        say_fault(Fault("nobody_wrote_this"), "fr")


@pytest.mark.parametrize("number", SYSTEM)
def test_the_system_is_quoted_in_our_words(number: int) -> None:
    told = say_fault(system_fault(OSError(number, "Whatever it says")), "fr")
    assert "hatever" not in told


def test_what_we_have_no_words_for_is_quoted_as_it_is() -> None:
    assert say_fault(system_fault(OSError(errno.EIO, "Input/output error")), "fr") == (
        "input/output error"
    )
    assert say_fault(system_fault(ValueError("embedded null byte")), "en") == "embedded null byte"
