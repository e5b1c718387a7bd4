"""Chapter 12: what a merchant's barrel brings."""

import pytest
from covers import covers
from table_talk import allowed, area, given, kinds, merchant, play, refused, table, tile

GLOUCESTER = (
    "round 2; red hand dudley stafford; blue link worcester gloucester"
    "; merchant gloucester.1 any; red cotton_mill-1 at worcester.1"
)
SELL = "sell worcester.1 with dudley"
NO_MAT = "".join(
    f"; red mat {industry} none"
    for industry in ("cotton_mill", "manufacturer", "coal_mine", "iron_works", "brewery")
)


# --- five places ------------------------------------------------------------------------------


@covers("BB-12.7")
@pytest.mark.parametrize(
    ("place", "town", "money", "points", "income"),
    [
        ("oxford", "birmingham", 0, 0, 2),
        ("shrewsbury", "coalbrookdale", 0, 4, 0),
        ("nottingham", "derby", 0, 3, 0),
        ("warrington", "stoke_on_trent", 5, 0, 0),
        ("gloucester", "worcester", 0, 0, 0),
    ],
)
def test_a_barrel_brings_the_bonus_of_its_place(
    place: str, town: str, money: int, points: int, income: int
) -> None:
    mill = {"coalbrookdale": "kidderminster.2", "derby": "derby.2"}.get(town, f"{town}.1")
    match = given(
        f"birmingham 4 players; red hand dudley; merchant {place}.1 any; blue link {place} {town}"
        f"; blue link coalbrookdale kidderminster; red cotton_mill-1 at {mill}; red mat brewery 2"
    )
    if place == "gloucester":
        refused(match, "red", f"sell {mill} with dudley bonus pottery", "BB-12.8", tile="pottery-1")
        play(match, "red", f"sell {mill} with dudley bonus brewery")
        assert area(match, "red")["mat"]["brewery"][:2] == [2, 3]
        assert area(match, "red")["spent"] == 0
    else:
        play(match, "red", f"sell {mill} with dudley")
    red = area(match, "red")
    assert (red["money"], red["points"], red["income_space"]) == (17 + money, points, 15 + income)


@covers("BB-12.7")
def test_other_beer_brings_no_bonus() -> None:
    match = given(f"{GLOUCESTER}; red brewery-1 at walsall.2")
    events = play(match, "red", f"{SELL} beer walsall.2")
    assert "developed" not in kinds(events)
    assert merchant(match, "gloucester.1")["barrel"]


@covers("BB-12.7")
def test_whoever_uses_the_barrel_gets_the_bonus() -> None:
    match = given(
        "order blue red; blue hand dudley; red link kidderminster coalbrookdale"
        "; red link coalbrookdale shrewsbury; merchant shrewsbury.1 any"
        "; blue cotton_mill-1 at kidderminster.2"
    )
    play(match, "blue", "sell kidderminster.2 with dudley")
    assert (area(match, "blue")["points"], area(match, "red")["points"]) == (4, 0)


# --- Gloucester -------------------------------------------------------------------------------


@covers("BB-12.8")
@pytest.mark.parametrize(
    "industry", ["cotton_mill", "manufacturer", "coal_mine", "iron_works", "brewery"]
)
def test_gloucester_removes_the_lowest_tile_of_any_industry_without_iron(industry: str) -> None:
    match = given(GLOUCESTER)
    before = area(match, "red")["mat"][industry]
    play(match, "red", f"{SELL} bonus {industry}")
    assert area(match, "red")["mat"][industry] == before[1:]
    assert area(match, "red")["money"] == 17
    assert table(match)["iron"]["cubes"] == 8


@covers("BB-12.8")
@pytest.mark.parametrize(
    ("level", "bulb"), [(1, True), (2, False), (3, True), (4, False), (5, False)]
)
def test_gloucester_never_removes_a_pottery_with_a_bulb(level: int, bulb: bool) -> None:
    match = given(f"{GLOUCESTER}; red mat pottery {level}")
    if bulb:
        refused(match, "red", f"{SELL} bonus pottery", "BB-12.8", tile=f"pottery-{level}")
    else:
        allowed(match, "red", f"{SELL} bonus pottery")


@covers("BB-12.8")
def test_gloucester_removes_nothing_of_an_industry_without_tiles() -> None:
    match = given(f"{GLOUCESTER}; red mat iron_works none")
    refused(match, "red", f"{SELL} bonus iron_works", "BB-12.8", industry="iron_works")


@covers("BB-12.9")
def test_the_removal_is_compulsory() -> None:
    match = given(GLOUCESTER)
    refused(match, "red", SELL, "M-3", question="bonus")
    refused(match, "red", f"{SELL} decline", "BB-12.9")


@covers("BB-12.9")
def test_a_single_tile_that_qualifies_goes_without_a_question() -> None:
    match = given(f"{GLOUCESTER}{NO_MAT}; red mat pottery 2")
    play(match, "red", SELL)
    assert area(match, "red")["mat"]["pottery"] == [3, 4, 5]


@covers("BB-12.9")
def test_the_removal_is_lost_if_no_tile_qualifies() -> None:
    match = given(f"{GLOUCESTER}{NO_MAT}")
    events = play(match, "red", SELL)
    assert tile(match, "worcester.1")["flipped"]
    assert "developed" not in kinds(events)
    assert area(match, "red")["mat"]["pottery"] == [1, 2, 3, 4, 5]
    assert not merchant(match, "gloucester.1")["barrel"]


@covers("BB-12.9")
def test_the_removal_comes_before_the_next_sale() -> None:
    match = given(
        f"{GLOUCESTER}; merchant gloucester.2 any; red cotton_mill-1 at kidderminster.2"
        "; blue link kidderminster worcester"
    )
    events = play(
        match,
        "red",
        "sell worcester.1 to gloucester.1 bonus coal_mine"
        " sell kidderminster.2 to gloucester.2 bonus coal_mine with dudley",
    )
    told = [kind for kind in kinds(events) if kind in ("sold", "developed", "flipped")]
    assert told == ["sold", "flipped", "developed"] * 2
    assert area(match, "red")["mat"]["coal_mine"] == [2, 3, 3, 4, 4]


# --- two merchants in one place ---------------------------------------------------------------


@covers("BB-12.10")
def test_only_the_barrel_of_the_very_merchant_sold_to_may_be_used() -> None:
    match = given(f"{GLOUCESTER}; merchant gloucester.2 any; red brewery-1 at walsall.2")
    refused(
        match,
        "red",
        "sell worcester.1 to gloucester.1 beer gloucester.2 with dudley",
        "BB-12.10",
        merchant="gloucester.2",
    )
    own_barrel = "sell worcester.1 to gloucester.2 beer gloucester.2 bonus brewery with dudley"
    allowed(match, "red", own_barrel)


@covers("BB-12.10")
def test_an_empty_merchant_does_not_borrow_its_neighbours_barrel() -> None:
    text = GLOUCESTER.replace("gloucester.1 any", "gloucester.1 any empty")
    match = given(f"{text}; merchant gloucester.2 cotton_mill")
    refused(match, "red", "sell worcester.1 to gloucester.1 with dudley", "BB-12.6")
    allowed(match, "red", "sell worcester.1 to gloucester.2 bonus brewery with dudley")


@covers("BB-12.10")
def test_a_second_sale_to_the_other_tile_may_use_the_other_barrel() -> None:
    match = given(
        "red hand dudley; blue link birmingham oxford; merchant oxford.1 any; merchant oxford.2 any"
        "; red manufacturer-1 at birmingham.2; red manufacturer-2 at coventry.3"
        "; blue link birmingham coventry"
    )
    play(match, "red", "sell birmingham.2 to oxford.1 sell coventry.3 to oxford.2 with dudley")
    assert area(match, "red")["income_space"] == 10 + 5 + 2 + 1 + 2
