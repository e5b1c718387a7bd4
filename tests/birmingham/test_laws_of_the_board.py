"""What holds in every position of a game of Birmingham, as far as everybody can see."""

from collections import Counter

import pytest
from laws.watching import VARIANTS, Step, games, short_name, watched

from millhand.face.seen import Sight

pytestmark = pytest.mark.long

BIRMINGHAM = [variant for variant in VARIANTS if variant.game == "birmingham"]
COAL_SPACES = 14
IRON_SPACES = 10
WILD_CARDS_OF_A_KIND = 4
HOLDING = ("coal_mine", "iron_works", "brewery")

Position = tuple[Step, Sight]


@pytest.fixture(scope="module", params=BIRMINGHAM, ids=short_name)
def positions(request: pytest.FixtureRequest) -> list[Position]:
    """Every position of a few games of one variant, with what everybody sees of it."""
    return [
        (step, step.opened.sight(step.after, None))
        for game in games(request.param)
        for step in watched(game)
    ]


def test_markets_stay_within_their_spaces(positions: list[Position]) -> None:
    for step, sight in positions:
        assert 0 <= sight["markets"]["coal"]["cubes"] <= COAL_SPACES, str(step)
        assert 0 <= sight["markets"]["iron"]["cubes"] <= IRON_SPACES, str(step)


def test_nobody_has_less_than_no_points(positions: list[Position]) -> None:
    for step, sight in positions:
        assert all(seat["points"] >= 0 for seat in sight["seats"]), str(step)


def test_a_tile_is_flipped_when_its_last_cube_has_gone(positions: list[Position]) -> None:
    for step, sight in positions:
        for tile in sight["tiles"]:
            if tile["industry"] in HOLDING:
                assert (tile["cubes"] == 0) == tile["flipped"], f"{step}: {tile}"
            else:
                assert tile["cubes"] == 0, f"{step}: {tile}"


def test_in_the_canal_era_a_place_holds_one_tile_of_a_colour(positions: list[Position]) -> None:
    for step, sight in positions:
        if sight["clock"]["era"] == "canal":
            own = Counter(
                (tile["slot"].rpartition(".")[0], tile["seat"]) for tile in sight["tiles"]
            )
            assert all(number == 1 for number in own.values()), f"{step}: {own}"


def test_links_lie_on_connections_of_their_era(positions: list[Position]) -> None:
    drawn = positions[0][0].opened.drawing()["connections"]
    eras = {entry["id"]: entry["eras"] for entry in drawn}
    for step, sight in positions:
        for link in sight["links"]:
            assert sight["clock"]["era"] in eras[link["connection"]], f"{step}: {link}"


def test_wild_cards_are_held_openly_or_lie_on_their_piles(positions: list[Position]) -> None:
    for step, sight in positions:
        held = Counter(card for seat in sight["seats"] for card in seat["known"])
        for kind in ("wild_location", "wild_industry"):
            assert sight["own"][kind] + held[kind] == WILD_CARDS_OF_A_KIND, str(step)


def test_no_tile_of_the_first_level_begins_the_rail_era(positions: list[Position]) -> None:
    for step, sight in positions:
        if any(event.kind == "era_began" for event in step.events):
            assert not [tile for tile in sight["tiles"] if tile["tile"].endswith("-1")], str(step)
            assert sight["links"] == [], str(step)


def test_the_games_of_the_laws_meet_everything() -> None:
    """Laws that are never put to the test prove nothing."""
    happen = {"sold", "took_barrel", "replaced", "gave_up", "cleared", "took_cube", "sold_cube"}
    say = {"with", "coal", "iron", "beer", "to", "bonus", "give_up"}
    met: set[str] = set()
    for game in [game for variant in BIRMINGHAM for game in games(variant)]:
        for step in watched(game):
            met.update(event.kind for event in step.events)
            if not step.move.is_deal:
                texts = [step.opened.write_choice(choice, "") for choice in step.move.choices]
                met.update(text.split()[0] for text in texts)
        if happen | say <= met:
            return
    pytest.fail(f"never: {sorted((happen | say) - met)}; games with other seeds might")
