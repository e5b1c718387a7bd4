"""What every game offers: options, events and who may hear them."""

import pytest
from table_talk import told

from millhand.face.faults import Fault
from millhand.face.game import BrokenData, Option
from millhand.face.seen import Event


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("links", (14, "unlimited"), "BB-O9").default == 14


@pytest.mark.parametrize(
    ("text", "value"),
    [("14", 14), ("unlimited", "unlimited"), ("Unlimited", "unlimited"), ("15", None), ("", None)],
)
def test_an_option_is_read_from_a_text(text: str, value: object) -> None:
    assert Option("links", (14, "unlimited"), "BB-O9").read(text) == value


@pytest.mark.parametrize(("text", "value"), [("true", True), ("FALSE", False), ("yes", None)])
def test_a_flag_is_read_from_a_text(text: str, value: bool | None) -> None:
    assert Option("introductory", (False, True), "BB-16.1").read(text) is value


def test_an_open_event_is_told_to_all_alike() -> None:
    event = Event("paid", {"seat": 1, "money": 5})
    assert event.told_to(None) == event.told_to(0) == event.told_to(1) == event


def test_a_secret_is_told_only_to_those_who_may_know() -> None:
    event = Event("drew", {"seat": 1, "card": "stone"}, ("card",), (1,))
    assert event.told_to(1) == event
    assert event.told_to(0) == Event("drew", {"seat": 1})
    assert event.told_to(None) == Event("drew", {"seat": 1})


def test_a_secret_that_nobody_knows_is_told_to_nobody() -> None:
    event = Event("laid_face_down", {"seat": 0, "card": "stone"}, ("card",))
    assert all("card" not in event.told_to(seat).facts for seat in (None, 0, 1))


def test_broken_data_names_the_file_and_every_fault() -> None:
    faults = [Fault("no_tiles"), Fault("is_no_town", name="rome").at("connection 3", "a-rome")]
    error = BrokenData("board.toml", faults)
    assert told(error) == "board.toml: no tiles; connection 3 «a-rome»: «rome» is no town"
    assert error.faults == faults
