"""Chapter 16: the variant for two."""

import pytest
from covers import covers
from lancashire.tables import at
from table_talk import allowed, areas, dealt, play, refused, table

from millhand.match.agreement import open_game
from millhand.shelf import SHELF

CLOSED = (
    "birkenhead",
    "ellesmere_port",
    "northwich",
    "stockport",
    "macclesfield",
    "midlands",
    "oldham",
    "rochdale",
)


@covers("BL-16.1")
def test_the_variant_has_its_own_deck_money_and_rounds() -> None:
    match = dealt("lancashire", 2)
    assert areas(match, "money") == [25, 25]
    assert (table(match)["rounds"], table(match)["aside"], table(match)["deck"]) == (10, 2, 22)
    assert len(match.opened.box.deck) == 40


@covers("BL-16.1")
@pytest.mark.parametrize("preset", ["seed", "classic_2007"])
def test_the_flags_are_those_of_2007(preset: str) -> None:
    opened = open_game(SHELF, "lancashire", 2, [f"preset={preset}"])
    assert opened.options["preset"] == "classic_2007"
    assert opened.options["unpayable_debt"] == "carry_negative"
    assert opened.options["overbuild_cards"] == 1


@covers("BL-16.1")
def test_a_flag_may_depart_from_them() -> None:
    opened = open_game(SHELF, "lancashire", 2, ["overbuild_cards=2", "virtual_link=both"])
    assert opened.options["overbuild_cards"] == 2


@covers("BL-16.2")
def test_eight_places_are_not_used() -> None:
    opened = open_game(SHELF, "lancashire", 2)
    closed = {place["id"] for place in opened.edition.places if 2 in place.get("closed_for", [])}
    assert closed == set(CLOSED)
    cards = {opened.edition.card_ids[card] for card in opened.box.deck}
    assert not cards & set(CLOSED)


@covers("BL-16.2")
def test_nothing_is_built_there_and_no_link_leads_there() -> None:
    match = at(
        "red hand cotton_mill wigan bury; red coal_mine-1 at bury.1; blue coal_mine-1 at bolton.1",
        players=2,
    )
    refused(match, "red", "combine rochdale.1 cotton_mill with wigan bury", "BL-16.2")
    refused(match, "red", "combine stockport.1 cotton_mill with wigan bury", "BL-16.2")
    rail = at("rail; red hand cotton_mill wigan; red coal_mine-2 at bury.1", players=2)
    refused(rail, "red", "link bury rochdale with wigan", "BL-16.2", connection="bury-rochdale")
    allowed(rail, "red", "link bury burnley with wigan")


@covers("BL-16.3")
def test_a_canal_leads_to_scotland() -> None:
    two = at("red hand wigan bury; red port-1 at lancaster.1", players=2)
    allowed(two, "red", "link lancaster scotland with wigan")
    three = at("red hand wigan bury; red port-1 at lancaster.1")
    refused(three, "red", "link lancaster scotland with wigan", "BL-8.3")


@covers("BL-16.4")
def test_markets_have_six_spaces_and_there_are_eight_distant_tiles() -> None:
    match = dealt("lancashire", 2)
    assert list(match.opened.box.coal_prices) == [2, 2, 3, 3, 4, 4]
    assert table(match)["coal"] == {"cubes": 6, "price": 2}
    assert table(match)["iron"] == {"cubes": 6, "price": 2}
    assert sorted(match.opened.box.distant_tiles) == [1, 2, 2, 2, 2, 3, 3, 4]
    empty = at("red hand wigan bury; red money 5; iron 0", players=2)
    play(empty, "red", "develop port with wigan")
    assert areas(empty, "money") == [0, 25]
