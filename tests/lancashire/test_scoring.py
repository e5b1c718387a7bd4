"""Chapter 14: scoring, the end of the eras, the winner."""

import pytest
from covers import covers
from lancashire.tables import at, cotton, goes_on
from table_talk import area, areas, order, play

LAST = (
    "order red blue yellow; yellow to act; actions 1; deck none; aside none; round 10"
    "; red hand none; blue hand none; yellow hand wigan; red money 0; blue money 0; yellow money 0"
)


@covers("BL-14.1")
def test_links_count_flipped_tiles_of_everybody_at_both_ends() -> None:
    match = at(
        f"{LAST}; red link bolton bury; blue link colne yorkshire"
        "; red cotton_mill-2 at bolton.1 flipped; blue coal_mine-2 at bury.1 flipped"
        "; yellow cotton_mill-2 at bury.2; yellow cotton_mill-2 at colne.1 flipped"
    )
    play(match, "yellow", "pass with wigan")
    assert areas(match, "points") == [2 + 5, (2 + 1) + 2, 5]


@covers("BL-14.1", "BL-14.2", "BL-14.3")
def test_links_score_first_then_tiles_then_money() -> None:
    match = at(
        f"rail; {LAST}; red money 20; red link bolton bury; blue cotton_mill-2 at bolton.1 flipped"
    )
    events = play(match, "yellow", "pass with wigan")
    scored = [event for event in events if event.kind.startswith("scored")]
    assert [(event.facts["points"], event.facts["source"]) for event in scored] == [
        (1, "rails"),
        (5, "rail_tiles"),
        (2, "money"),
    ]
    link, tile, _ = scored
    assert link.facts["connection"] == "bolton-bury"
    assert (tile.facts["tile"], tile.facts["slot"]) == ("cotton_mill-2", "bolton.1")


@covers("BL-14.2")
def test_tiles_of_level_two_score_in_both_eras() -> None:
    match = at(f"{LAST}; red cotton_mill-2 at bolton.1 flipped; red port-1 at preston.1 flipped")
    play(match, "yellow", "pass with wigan")
    assert area(match, "red")["points"] == 5 + 2
    goes_on(match)
    while not match.is_over:
        colour = match.opened.colours[match.decision.seats[0]]
        play(match, colour, f"pass with {area(match, colour)['hand'][0]}")
    lines = match.opened.scores(match.table)[0].lines
    assert lines["canal_tiles"] == 7
    assert lines["rail_tiles"] == 5


@covers("BL-14.3", "BL-5.5")
@pytest.mark.parametrize(("money", "points"), [(9, 0), (10, 1), (39, 3), (-20, 0)])
def test_money_scores_by_full_tens(money: int, points: int) -> None:
    match = at(f"rail; {LAST}; red money {money}", "unpayable_debt=carry_negative")
    play(match, "yellow", "pass with wigan")
    assert area(match, "red")["points"] == points


@covers("BL-14.4")
def test_the_distant_market_opens_again_and_player_mats_stay() -> None:
    match = at(f"{LAST}; cotton 9; distant -4 -3 -1 then 0")
    mats = areas(match, "mat")
    play(match, "yellow", "pass with wigan")
    assert match.decision.kind == "distant_tiles"
    goes_on(match)
    assert cotton(match) == {"space": 1, "open": True, "bonus": 3, "turned": [], "left": 12}
    assert areas(match, "mat") == mats


@covers("BL-14.5", "BL-O12")
@pytest.mark.parametrize(
    ("value", "winners"),
    [("income_money_order", [0]), ("space_money_order", [1]), ("income_money_shared", [0])],
)
def test_incomes_or_spaces_are_compared(value: str, winners: list[int]) -> None:
    """Blue stands a space further, on the same income; red has more money."""
    match = at(
        f"rail; {LAST}; red income 11; blue income 12; red money 5; blue money 1",
        f"tie_break={value}",
    )
    play(match, "yellow", "pass with wigan")
    assert match.opened.winners(match.table) == winners


@covers("BL-14.5", "BL-O12")
@pytest.mark.parametrize(
    ("value", "winners"), [("income_money_order", [1]), ("income_money_shared", [0, 1])]
)
def test_the_turn_order_decides_or_the_victory_is_shared(value: str, winners: list[int]) -> None:
    match = at(
        f"rail; {LAST}; red income 11; blue income 12; red spent 4; blue spent 1; yellow income 9",
        f"tie_break={value}",
    )
    play(match, "yellow", "pass with wigan")
    assert match.opened.winners(match.table) == winners
    assert order(match) == [2, 1, 0]
