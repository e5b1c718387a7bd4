"""What bots look at in Birmingham: figures with which a player would agree."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from table_talk import given

from millhand import compiled
from millhand.arena.selfplay import bot_move, play_game
from millhand.bots.roster import THINKERS, hire
from millhand.kernel.chance import Chance
from millhand.match.dealer import Dealer
from millhand.shelf import SHELF
from millhand.thinking.birmingham.features import FEATURES, NAMES
from millhand.thinking.land.features import CHAPTERS
from millhand.thinking.mind import ROW
from millhand.thinking.minds import mind_for
from millhand.thinking.search import PATIENCE

MIND = mind_for("birmingham")
MERCHANTS = "merchant oxford.1 cotton_mill; merchant oxford.2 blank; merchant shrewsbury.1 blank"


def situation(text: str, seat: int = 0) -> dict[str, int]:
    """The features of a seat by name."""
    row = vec[i64]([0] * ROW)
    MIND.look(given(text).table, seat, row)
    return {name: int(row[number]) for number, name in enumerate(NAMES)}


def test_every_feature_has_its_place() -> None:
    assert len(NAMES) == FEATURES


def test_money_and_income() -> None:
    late = situation(
        "rail; round 10; red to act; actions 2; red money 31; red income 25; red points 40"
    )
    assert late["money"] == 31
    assert late["money_few"] == 12
    assert late["money_idle"] == 31 - 2 * 9
    assert late["income_to_come"] == 0
    assert late["points_scored"] == 40
    early = situation("round 8; red to act; red income 20; red money 3")
    level = 5  # the tenth round of the rail era pays no income
    assert early["income_to_come"] == level * (2 + 10)
    assert early["money_idle"] == 0


def test_tiles_score_twice_if_they_stay() -> None:
    flipped = "; red coal_mine-1 at cannock.2 flipped; red iron_works-2 at dudley.2 flipped"
    canal = situation("round 5; red to act" + flipped)
    assert canal["points_flipped"] == 1 + 2 * 5
    rail = situation("rail; round 5; red to act; red iron_works-2 at dudley.2 flipped")
    assert rail["points_flipped"] == 5


def test_coal_is_offered_where_the_market_is_reached() -> None:
    mine = "round 5; red to act; red coal_mine-1 at dudley.1 holding 2"
    apart = situation(mine)
    assert (apart["coal_apart"], apart["coal_offered"]) == (2, 0)
    offered = situation(
        f"{mine}; red link birmingham dudley; blue link birmingham oxford; {MERCHANTS}"
    )
    assert (offered["coal_apart"], offered["coal_offered"]) == (0, 2)
    assert offered["coal_in_reach"] == 2
    assert offered["mines_points"] == 1


def test_links_by_the_points_around_them() -> None:
    position = (
        "round 5; red to act; red link birmingham dudley"
        "; blue coal_mine-1 at dudley.1 flipped; red iron_works-1 at dudley.2 holding 4"
    )
    links = situation(position)
    assert links["points_links"] == 2
    assert links["points_links_hoped"] == 1
    assert links["places"] == 2


def test_goods_ready_thirsty_and_stranded() -> None:
    mill = "round 5; red to act; red cotton_mill-1 at birmingham.1"
    stranded = situation(f"{mill}; {MERCHANTS}")
    assert (stranded["stranded_points"], stranded["ready_points"]) == (5, 0)
    ready = situation(f"{mill}; {MERCHANTS}; red link birmingham oxford")
    assert (ready["stranded_points"], ready["ready_points"], ready["ready_tiles"]) == (0, 5, 1)
    assert ready["buyer_cotton_mill"] == 1
    assert ready["buyer_pottery"] == 0
    assert ready["barrels_in_reach"] == 1


def test_beer_of_ones_own_and_of_others() -> None:
    beer = situation(
        "rail; round 2; red to act; red brewery-2 at derby.1 holding 2"
        "; blue brewery-2 at burton_on_trent.2 holding 1; red link derby burton_on_trent"
    )
    assert (beer["own_beer"], beer["beer_of_others"]) == (2, 1)


def test_what_the_hand_may_build() -> None:
    hand = situation("round 5; red to act; red hand coventry brewery")
    assert hand["may_build_pottery"] == 1
    assert (hand["hand_towns"], hand["wild_cards"]) == (2, 0)
    assert situation("round 5; red to act; red hand brewery wild_location")["wild_cards"] == 1
    assert situation("round 5; red to act; red hand brewery")["may_build_pottery"] == 0


def test_the_mat_shows_the_next_tile() -> None:
    mat = situation("round 5; red to act; red gone pottery 1; red gone manufacturer 3")
    assert (mat["tiles_gone_pottery"], mat["tiles_gone_manufacturer"]) == (1, 3)
    assert mat["next_points_pottery"] == 1
    assert mat["next_points_manufacturer"] == 4


def test_a_finished_game_is_judged_by_its_points() -> None:
    opened = SHELF["birmingham"].open(2, {})
    over = play_game(opened, hire(["rambler", "rambler"]), 1).table
    row = vec[i64]([0] * ROW)
    MIND.look(over, 0, row)
    shown = {NAMES[number]: int(entry) for number, entry in enumerate(row) if entry}
    assert shown.pop("points_scored", 0) == over.points(0)
    assert shown == {"constant": 1}


@pytest.mark.parametrize(
    ("clock", "chapter"),
    [
        ("round 1", "canal_begins"),
        ("round 5", "canal_goes_on"),
        ("round 10", "canal_ends"),
        ("rail; round 1", "rail_begins"),
        ("rail; round 10", "rail_ends"),
    ],
)
def test_chapters(clock: str, chapter: str) -> None:
    assert CHAPTERS[MIND.chapter(given(f"{clock}; red to act").table)] == chapter


BREWER = "; ".join(
    [
        "rail; round 7; red to act; actions 2; red hand dudley redditch pottery",
        "merchant oxford.1 any; merchant oxford.2 any; red link birmingham oxford",
        "red link birmingham coventry; red link birmingham walsall; red link birmingham tamworth",
        "red manufacturer-2 at birmingham.1; red manufacturer-2 at birmingham.2",
        "red manufacturer-3 at birmingham.4; red manufacturer-6 at walsall.1",
        "red manufacturer-5 at coventry.2; red manufacturer-5 at coventry.3",
        "red cotton_mill-3 at tamworth.1",
        *(f"red brewery-2 at {slot} holding 2" for slot in ("stone.1", "walsall.2")),
        *(f"red brewery-3 at {slot} holding 2" for slot in ("uttoxeter.1", "stafford.1")),
        "red brewery-4 at burton_on_trent.2 holding 2",
    ]
)


@pytest.mark.skipif(not compiled(), reason="too slow without a compiled engine")
@pytest.mark.parametrize("bot", ["greedy", "canny"])
def test_a_long_row_of_sales_does_not_take_for_ever(bot: str) -> None:
    """Seven tiles, each sold to one of two merchants for the beer of one of six: more ways than
    anybody could try."""
    match = given(BREWER)
    match.deal(Dealer(1))
    thinker = THINKERS[bot]()
    events = [
        event for _ in range(2) for event in match.play(bot_move(match, 0, thinker, Chance(1)))
    ]
    assert 2 * PATIENCE < thinker.nodes < 400 * PATIENCE
    assert sum(event.kind == "sold" for event in events) > 3, "what can be sold is sold"
