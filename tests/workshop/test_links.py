"""Chapter 6, second half, and chapter 8: building links."""

import tomllib
from importlib.resources import files
from pathlib import Path

import pytest
from covers import covers
from table_talk import allowed, given, kinds, play, refused, table, to_act
from workshop.table import ROGER, SIXTEEN_LINKS, builds, laid, marker, money, moves, supply

from millhand.shelf import SHELF


def home(town: str, more: str = "") -> str:
    return f"workshop 3 players; red to link at {town}; red at {town}; {more}"


@covers("WW-6.5")
def test_no_link_one_or_two() -> None:
    match = given(home("york"))
    for text in ("stop", "link york leeds", "link york leeds link york hull"):
        allowed(match, "red", text)
    three = "link york leeds link york hull link hull leeds"
    refused(match, "red", three, "WW-6.5", connection="hull-leeds")


@covers("WW-6.5", "WW-A5")
def test_the_second_link_starts_from_home_or_from_the_town_just_reached() -> None:
    match = given(home("york"))
    allowed(match, "red", "link york leeds link leeds sheffield")
    allowed(match, "red", "link york hull link hull lincoln")
    refused(match, "red", "link york leeds link hull lincoln", "WW-6.5", place="york")
    refused(match, "red", "link leeds sheffield", "WW-6.5")


@covers("WW-6.5")
def test_a_double_is_built_whole_and_alone() -> None:
    match = given(home("york"))
    play(match, "red", "link york newcastle")
    assert laid(match, "newcastle-york") == ["red", "red"]
    assert money(match, "red") == 44
    assert to_act(match) == ["blue"]
    match = given(home("york"))
    refused(match, "red", "link york leeds link york newcastle", "WW-6.5")
    refused(match, "red", "link york leeds link leeds liverpool", "WW-6.5")


@covers("WW-6.5")
def test_two_connections_are_one_build_in_either_order() -> None:
    match = given("workshop 3 players; red to act; display york")
    both = [text for text in moves(match) if "leeds york" in text and "hull york" in text]
    assert len(both) == 1
    match = given(home("york"))
    assert len([build for build in builds(match) if build == {"leeds-york", "hull-york"}]) == 1
    allowed(match, "red", "link york leeds link york hull")
    allowed(match, "red", "link york hull link york leeds")


@covers("WW-6.5")
@pytest.mark.parametrize(("town", "number"), [("glasgow", 3), ("birmingham", 45)])
def test_how_many_builds_a_town_offers(town: str, number: int) -> None:
    match = given(f"workshop 3 players; red to act; display {town}")
    offered = [text for text in moves(match) if text.startswith(f"take {town}")]
    assert len(offered) == number


@covers("WW-6.5")
def test_links_come_from_the_own_supply() -> None:
    match = given(home("york", f"{SIXTEEN_LINKS}; red link bristol exeter"))
    allowed(match, "red", "link york leeds")
    refused(match, "red", "link york newcastle", "WW-6.5", needed=2, links=1)
    refused(match, "red", "link york leeds link york hull", "WW-6.5", needed=1, links=0)
    match = given(home("york"))
    play(match, "red", "link york leeds link york hull")
    assert supply(match, "red")["links_left"] == 16


@covers("WW-1.2")
def test_an_occupied_connection_is_not_built_again() -> None:
    match = given(home("york", "blue link york leeds; red link york newcastle"))
    refused(match, "red", "link york leeds", "WW-1.2", connection="leeds-york")
    refused(match, "red", "link york newcastle", "WW-1.2")
    refused(match, "red", "link york hull link hull york", "WW-1.2")


@covers("WW-6.6")
@pytest.mark.parametrize(("era", "each"), [("canal", 3), ("rail", 2)])
def test_links_are_paid_at_once(era: str, each: int) -> None:
    for text, links in (("link york leeds", 1), ("link york newcastle", 2)):
        match = given(home("york", era))
        events = play(match, "red", text)
        assert money(match, "red") == 50 - each * links
        assert table(match)["bank"] == 650 + each * links
        assert "paid" in kinds(events)


@covers("WW-6.7")
def test_income_is_counted_once_for_each_town_with_an_own_industry() -> None:
    match = given(home("york", "red at leeds 2; blue at hull"))
    play(match, "red", "link york leeds link york hull")
    assert marker(match, "red") == 2 + 3
    match = given(home("york", "red at leeds; red at newcastle"))
    play(match, "red", "stop")
    assert marker(match, "red") == 0


@covers("WW-6.8")
def test_links_of_earlier_turns_and_of_others_do_not_count() -> None:
    match = given(
        home("york", "red link york leeds; red at leeds; blue link hull leeds; red at hull")
    )
    play(match, "red", "link york newcastle")
    assert marker(match, "red") == 2


@covers("WW-A6")
def test_income_of_the_first_link_does_not_pay_for_the_second() -> None:
    purse = "red money 3; red income 0; red at leeds"
    match = given(home("york", purse))
    refused(match, "red", "link york leeds recoup 1 link york hull", "WW-6.6", money=0)
    play(match, "red", "link york leeds")
    assert marker(match, "red") == 5


@covers("WW-8.1", "WW-A10")
def test_the_ban_at_the_crossing_is_a_rule_of_its_own(tmp_path: Path) -> None:
    """On a board where the two connections are single, only this rule forbids them."""
    data = files("millhand.games.workshop").joinpath("data", "board.toml").read_text("utf-8")
    for ends in ('"lancaster", "manchester"', '"leeds", "liverpool"'):
        start = data.index(f"ends = [{ends}]")
        entry = data[start : data.index("[[connection]]", start)]
        spaces = tomllib.loads(entry)["spaces"]
        single = entry.replace("links = 2", "links = 1").replace(str(spaces), str(spaces[:1]))
        data = data.replace(entry, single)
    board = tmp_path / "single.toml"
    board.write_text(data, encoding="utf-8")
    match = given("workshop 3 players; red to link at leeds; red at leeds", board)
    refused(
        match, "red", "link leeds manchester link manchester lancaster", "WW-8.1", place="leeds"
    )
    allowed(match, "red", "link leeds manchester link manchester stoke")
    match = given("workshop 3 players; red to link at manchester; red at manchester", board)
    refused(match, "red", "link leeds manchester link leeds liverpool", "WW-8.1")


@covers("WW-8.1")
def test_the_four_pairs_of_the_ban() -> None:
    opened = SHELF["workshop"].open(3, {})
    towns, names = opened.edition.towns, opened.edition.connection_ids
    banned = {
        (town, names[number])
        for place, town in enumerate(towns)
        for number in range(len(names))
        if opened.box.barred_from[place] >> number & 1
    }
    assert banned == {
        ("leeds", "lancaster-manchester"),
        ("liverpool", "lancaster-manchester"),
        ("manchester", "leeds-liverpool"),
        ("lancaster", "leeds-liverpool"),
    }


@covers("WW-8.2")
def test_both_crossing_connections_may_be_occupied() -> None:
    match = given(home("manchester", "blue link leeds liverpool"))
    play(match, "red", "link manchester lancaster")
    assert laid(match, "lancaster-manchester") == ["red", "red"]
    assert laid(match, "leeds-liverpool") == ["blue", "blue"]


@covers("WW-6.1")
def test_nobody_is_asked_to_build_where_nothing_could_be_built() -> None:
    match = given("workshop 3 players; red to act; display reading; red money 2; red income 1")
    play(match, "red", "take reading")
    assert to_act(match) == ["blue"]
    match = given(f"{ROGER}; red money 1; red income 4")
    singles = ["london reading", "guildford reading", "reading southampton", "oxford reading"]
    assert set(moves(match)) == {
        "stop",
        "recoup 1",
        "recoup 2",
        *(f"recoup 2 link {ends}" for ends in singles),
    }
