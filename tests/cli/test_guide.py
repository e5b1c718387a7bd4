"""Prices and ways, asked for by name at the prompt."""

import pytest
from cli.test_atlas import PLAY, atlas_of
from laws.watching import VARIANTS, opened
from table_talk import given

from millhand.arena.selfplay import play_match
from millhand.bots.roster import hire
from millhand.cli.play.guide import Guide
from millhand.match.match import Match
from millhand.shelf import SHELF

MINES = "; ".join(
    (
        "birmingham 2 players",
        "red coal_mine-1 at cannock.2 holding 2",
        "blue coal_mine-1 at dudley.1 holding 1",
        "blue link cannock walsall",
        "red link walsall birmingham",
        "red link dudley birmingham",
    )
)


def guide_of(match: Match, language: str = "en") -> Guide:
    return Guide(match, atlas_of(match.opened, language))


def test_coal_comes_from_the_nearest_mine_then_from_the_market() -> None:
    guide = guide_of(given(MINES))
    assert guide.supplies(["coal"], "birmingham") == [
        "Birmingham",
        "   Coal: free from Dudley, slot 1; 3 cubes within reach. The market is out of reach.",
    ]
    assert "free from Cannock, slot 2; 3 cubes" in guide.supplies(["coal"], "walsall")[1]
    reached = guide_of(given(f"{MINES}; red link birmingham oxford"))
    assert reached.supplies(["coal"], "birmingham")[1].endswith("Then £1 on the market.")
    assert reached.supplies(["coal"], "oxford")[1].startswith("   Coal: free from Dudley")
    assert reached.supplies(["coal"], "derby")[1] == (
        "   Coal: out of reach, from tiles and from the market."
    )
    assert reached.supplies(["iron"], "derby")[1] == "   Iron: £2 on the market."


def test_equally_near_mines_are_all_named() -> None:
    mines = "red coal_mine-1 at cannock.2 holding 2; blue coal_mine-1 at dudley.1 holding 1"
    links = "red link cannock wolverhampton; blue link dudley wolverhampton"
    guide = guide_of(given(f"birmingham 2 players; {mines}; {links}"))
    told = guide.supplies(["coal"], "wolverhampton")[1]
    assert "free from Cannock, slot 2, Dudley, slot 1; 3 cubes within reach." in told


def test_a_way_is_told_over_links_and_over_the_board() -> None:
    match = given(MINES)
    guide, sight = guide_of(match), match.sight(0)
    assert guide.ways(sight, "cannock", "dudley") == [
        "Links that lie there join them: 3 links apart.",
        "The shortest way on the board in this era, 2 connections:",
        "   Cannock – Wolverhampton (canal era, rail era): free",
        "   Wolverhampton – Dudley (canal era, rail era): free",
    ]
    assert guide.ways(sight, "leek", "derby")[0] == "No links join them yet."


def test_two_places_may_have_names_of_several_words() -> None:
    guide = guide_of(given("birmingham 2 players"))
    assert guide.two_places("dudley burton on trent") == ("dudley", "burton_on_trent")
    assert guide.two_places("Stoke-on-Trent Leek") == ("stoke_on_trent", "leek")
    assert guide.two_places("dudley") is None
    assert guide.two_places("dudley rome") is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHELF)
def test_every_game_tells_its_prices_and_supplies(game: str, language: str) -> None:
    variant = next(one for one in VARIANTS if one.game == game)
    match = play_match(opened(variant), hire(["rambler"] * variant.players), 1)
    guide, sight = guide_of(match, language), match.sight(None)
    resources = guide.resources("")
    assert len(guide.prices(sight, resources)) == len(sight["markets"]) + 1
    for place in guide.atlas.drawing["places"]:
        lines = guide.supplies(resources, place["id"])
        assert len(lines) == (1 + len(resources) if resources else 0)


@pytest.mark.parametrize("game", ["birmingham", "lancashire", "age_of_industry"])
def test_a_supply_counts_the_cubes_that_are_seen(game: str) -> None:
    """Whatever is within reach of a town lies on the board, and its sources hold some of it."""
    variant = next(one for one in VARIANTS if one.game == game)
    found = 0
    for seed in range(4):
        match = play_match(opened(variant), hire(["rambler"] * variant.players), seed)
        found += cubes_supplied(match)
    assert found > 0


def cubes_supplied(match: Match) -> int:
    found = 0
    for resource in match.opened.drawing()["prices"]:
        held = {tile["slot"]: tile["cubes"] for tile in match.sight(None)["tiles"]}
        for place in match.opened.drawing()["places"]:
            supply = match.opened.supply(match.table, resource, place["id"])
            assert bool(supply.sources) == (supply.cubes > 0)
            seen = [held.get(slot, supply.cubes) for slot in supply.sources]
            assert all(seen)
            assert supply.cubes >= min(seen, default=0)
            found += supply.cubes
    return found


def test_prices_and_ways_are_asked_for_at_the_prompt(millhand) -> None:
    said = "price\nprice coal dudley\nprice rome\nway dudley oxford\nway dudley\n"
    out = millhand(*PLAY, said=said).out
    assert "Coal: £1 for the next cube; on the market: £1, £2, £2" in out
    assert "A link, and each one more at once: £3\n" in out
    assert "   Coal: out of reach, from tiles and from the market.\n" in out
    assert "No town is called rome" in out
    assert "   Birmingham – Oxford (canal era, rail era): free\n" in out
    assert "way TOWN TOWN" in out
    said = "prix charbon\nprix fer dudley\nchemin dudley oxford\n"
    french = millhand(*PLAY, "--language", "fr", said=said).out.replace("\u00a0", " ")
    assert "Charbon : 1 £ le prochain cube ; sur le marché : 1 £" in french
    assert "   Fer : 2 £ au marché." in french
    assert "   Birmingham – Oxford (ère des canaux, ère du rail) : libre" in french
    workshop = millhand("play", "workshop", "--seed", 3, said="price\nprice leeds\n").out
    assert "A link, and each one more at once: £" in workshop
    assert "Nothing is brought to towns in this game." in workshop
