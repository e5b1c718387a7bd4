"""A move composed by touching: in any order, with a bill, a way back and reasons why not."""

import pytest
from table_talk import given, say

from millhand.match.match import Match
from millhand.playing.composed import Balance, Change, Composed, Touch
from millhand.playing.composing import compose
from millhand.playing.telling import teller
from millhand.playing.why_not import why_not, why_not_move
from millhand.words.marking import plain_text

TABLE = "red hand dudley coal_mine; red money 20"
RAIL = "rail; red hand dudley walsall; red money 40; red coal_mine-2 at dudley.1 holding 2"
RAIL += "; red brewery-2 at walsall.2"


def touching(text: str, *touches: tuple[str, str], language: str = "en") -> Composed:
    some = [Touch(kind, id) for kind, id in touches]
    return composing(given(text), *some, language=language)


def composing(match: Match, *touches: Touch, language: str = "en") -> Composed:
    return compose(match.opened, match.table, 0, touches, teller(match.opened, language))


def glowing(now: Composed, kind: str) -> set[str]:
    return {one.id for one in now.glow if one.kind == kind}


def reasons(match: Match, kind: str, id: str, *touches: Touch) -> list[str]:
    told = teller(match.opened, "en")
    why = why_not(match.opened, match.table, 0, touches, Touch(kind, id), told)
    assert why.allowed == (not why.failed)
    return [one.number for one in why.failed]


def test_with_nothing_touched_all_answers_are_open() -> None:
    now = touching(TABLE)
    assert now.question is not None
    assert now.question.name == "action"
    assert plain_text(now.question.sentence) == "choose an action"
    assert {"build", "link", "borrow", "pass"} <= {one.verb for one in now.options}
    assert "dudley" in glowing(now, "place")
    assert glowing(now, "card") == {"dudley", "coal_mine"}
    assert not now.settled
    assert now.move == ""
    assert now.bill.lines == []


@pytest.mark.parametrize(
    "touches",
    [
        [("slot", "dudley.1"), ("industry", "coal_mine"), ("card", "dudley")],
        [("card", "dudley"), ("tile", "coal_mine-1"), ("slot", "dudley.1")],
        [("card", "dudley"), ("verb", "build"), ("place", "dudley"), ("tile", "coal_mine-1")],
        [("part", "with dudley"), ("part", "build dudley.1 coal_mine")],
    ],
)
def test_any_order_comes_to_the_same_move(touches: list[tuple[str, str]]) -> None:
    now = touching(TABLE, *touches)
    assert now.move == "build dudley.1 coal_mine-1 with dudley"
    assert now.complete
    assert [one.by for one in now.settled] == ["touch", "touch"]
    assert not now.dropped


def test_a_card_says_which_targets_fit_and_a_target_which_cards() -> None:
    now = touching("red hand dudley walsall; red money 20", ("card", "walsall"))
    builds = {one.text.split()[1] for one in now.options if one.verb == "build"}
    assert {slot.partition(".")[0] for slot in builds} == {"walsall"}
    assert [one.kind for one in now.held] == ["card"]
    now = touching(TABLE)
    [build] = [one for one in now.options if one.text == "build dudley.1 coal_mine-1"]
    assert build.cards == ["dudley", "coal_mine"]
    assert build.then == "card"
    assert build.cost is not None
    assert build.cost.money == 5


def test_what_nothing_else_is_left_for_is_settled_by_necessity() -> None:
    now = touching("red hand dudley; red money 20", ("verb", "pass"))
    assert [(one.text, one.by) for one in now.settled] == [
        ("pass", "touch"),
        ("with dudley", "necessity"),
    ]
    assert now.complete


def test_one_step_back_leaves_the_last_touch_out() -> None:
    now = touching(TABLE, ("card", "dudley"), ("slot", "dudley.1"))
    assert [one.id for one in now.back] == ["dudley"]


def test_a_second_card_takes_the_place_of_the_first() -> None:
    now = touching(TABLE, ("card", "dudley"), ("card", "coal_mine"))
    assert [one.id for one in now.touches] == ["coal_mine"]
    assert [one.touch.id for one in now.dropped] == ["dudley"]
    scout = "red hand dudley coal_mine walsall; red money 20"
    now = touching(scout, ("verb", "scout"), ("card", "dudley"), ("card", "walsall"))
    assert not now.dropped
    cards = {"dudley", "walsall", "coal_mine"}
    assert set(now.move.split()) == {"scout", "with", *cards}


def test_of_touches_that_contradict_the_later_holds_and_the_other_is_told_why() -> None:
    now = touching(
        "red hand dudley walsall; red money 20", ("card", "walsall"), ("slot", "dudley.1")
    )
    assert [one.id for one in now.touches] == ["dudley.1"]
    [dropped] = now.dropped
    assert dropped.touch.id == "walsall"
    assert dropped.refusals


def test_the_bill_tells_items_sources_and_figures() -> None:
    now = touching(RAIL, ("connection", "dudley-birmingham"), ("card", "walsall"))
    assert now.may_stop
    assert now.move == "link dudley birmingham with walsall"
    lines = {line.kind: line for line in now.bill.lines}
    assert lines["paid"].facts["money"] == 5
    assert lines["took_cube"].left == 1
    assert now.bill.ends == "action"
    [mine] = [one for one in now.bill.balances if one.seat == 0]
    assert mine.money == Change(40, 35)
    assert mine.spent == Change(0, 5)
    assert mine.place == Change(1, 2)
    assert "Red’s money: £40 → £35" in [plain_text(one) for one in mine.sentences]


def test_the_bill_tells_who_flips_and_gains() -> None:
    text = "rail; red hand dudley walsall; red money 40; blue coal_mine-2 at dudley.1 holding 1"
    text += "; red iron_works-2 at dudley.2"
    now = touching(text, ("connection", "dudley-birmingham"), ("card", "walsall"))
    assert "flipped" in [line.kind for line in now.bill.lines]
    assert any(one.seat == 1 and one.income_space for one in now.bill.balances)


def test_the_bill_ends_with_the_action_and_counts_the_cards_drawn() -> None:
    text = f"{TABLE}; actions 1"
    now = touching(text, ("verb", "pass"), ("card", "dudley"))
    assert [line.kind for line in now.bill.lines] == ["discarded", "passed"]
    assert now.bill.drawn > 0
    assert now.is_final
    assert [one for one in now.bill.balances if one.seat == 0] == [
        Balance(0, hand_size=Change(2, 1), sentences=now.bill.balances[0].sentences)
    ]


def test_the_bill_of_a_turn_that_ends_tells_nothing_of_the_end_of_the_round() -> None:
    text = "age_of_industry 2 players; round 2; order blue red; red to act; actions 1; red loans 1"
    match = given(f"{text}; red money 20; red hand port port")
    match.play(say(match, "red", "pass with port"))
    done = [Touch("verb", "done")]
    now = compose(match.opened, match.table, 0, done, teller(match.opened, "en"))
    assert now.complete
    assert now.bill.lines == []
    assert now.bill.ends == "action"


def test_a_sealed_bid_tells_nothing_of_others() -> None:
    text = "workshop 3 players; auction; blue sealed bid 9; yellow sealed bid 4"
    now = touching(text, ("part", "bid 7"))
    assert now.complete
    assert now.is_final
    assert [line.kind for line in now.bill.lines] == ["sealed"]


def test_sums_are_a_range() -> None:
    now = touching("workshop 3 players; auction; red money 20; red income 4")
    assert [(one.verb, one.least, one.most) for one in now.ranges] == [
        ("bid", 0, 20),
        ("recoup", 1, 2),
    ]
    assert now.options == []
    assert plain_text(now.ranges[0].label) == "Bid from £0 to £20"


def test_sentences_are_in_the_viewers_language_with_pieces_marked() -> None:
    now = touching(TABLE, language="fr")
    [build] = [one for one in now.options if one.text == "build dudley.1 coal_mine-1"]
    assert plain_text(build.label).startswith("construire")
    assert {("slot", "dudley.1"), ("tile", "coal_mine-1")} <= {
        (span.kind, span.id) for span in build.label
    }


def test_a_merchant_may_be_touched_first() -> None:
    text = "red hand dudley walsall; red cotton_mill-1 at birmingham.1; red money 20"
    text += "; merchant oxford.1 any; merchant oxford.2 any; red link birmingham oxford"
    now = touching(text)
    assert {"oxford.1", "oxford.2"} <= glowing(now, "merchant")
    now = touching(text, ("merchant", "oxford.1"), ("card", "dudley"))
    assert now.move.startswith("sell birmingham.1 with dudley to oxford.1")


def test_a_whole_move_may_be_one_part() -> None:
    now = touching(TABLE, ("part", "with dudley build dudley.1 coal_mine"))
    assert now.move == "build dudley.1 coal_mine-1 with dudley"
    assert [one.id for one in now.touches] == ["with dudley", "build dudley.1 coal_mine"]


def test_a_card_of_the_hand_is_given_up_though_another_lies_open() -> None:
    text = "age_of_industry 2 players; red hand iron_works port; red money 20"
    text += "; display iron_works port"
    now = touching(text, ("card", "iron_works"))
    assert {one.verb for one in now.options} >= {"build", "pass"}
    assert "draw" not in {one.verb for one in now.options}


def test_a_loan_beyond_need_may_be_followed_by_another_however_the_first_was_touched() -> None:
    text = "age_of_industry 2 players; red hand iron_works port; red money 20"
    for first in (("verb", "borrow"), ("part", "borrow")):
        once = touching(text, first)
        assert "borrow" in {one.text for one in once.options}
        twice = touching(text, first, ("part", "borrow"))
        assert [one.text for one in twice.settled] == ["borrow", "borrow"]
        assert twice.back == [Touch("part", "borrow")]


def test_of_equal_cards_a_second_may_be_given_up_by_its_answer() -> None:
    text = "red hand dudley dudley coal_mine coal_mine; red money 20"
    now = touching(text, ("verb", "scout"), ("card", "dudley"), ("part", "with dudley"))
    assert [one.text for one in now.settled if one.by == "touch"].count("with dudley") == 2


def test_a_town_at_the_end_of_a_link_may_be_touched_for_its_coal() -> None:
    match = given(RAIL + "; red coal_mine-3 at wolverhampton.2 holding 2")
    rail = Touch("connection", "wolverhampton-dudley")
    card = Touch("card", "dudley")
    town = next(one for one in composing(match, rail, card).glow if one.id == "wolverhampton")
    assert (town.kind, town.nth) == ("place", 1)
    now = composing(match, rail, card, Touch("place", "wolverhampton", nth=1))
    assert now.move == "link wolverhampton dudley with dudley coal wolverhampton.2"
    assert now.back[-1:] == [Touch("place", "wolverhampton")]


def test_who_is_not_asked_composes_nothing() -> None:
    match = given(TABLE)
    now = compose(match.opened, match.table, 1, [Touch("verb", "pass")], teller(match.opened, "en"))
    assert now.question is None
    assert not now.complete
    assert [one.number for one in now.dropped[0].refusals] == ["M-1"]


def test_nonsense_is_dropped() -> None:
    now = touching(TABLE, ("slot", "nowhere.9"), ("part", "with nobody"), ("spoon", "x"))
    assert [one.refusals[0].number for one in now.dropped] == ["M-4"] * 3
    assert now.options


# --- why not ---


def test_why_a_slot_is_dark_with_what_is_met_and_what_would_help() -> None:
    match = given(
        "red hand coal_mine walsall; red money 20; red coal_mine-1 at dudley.1; round 2; actions 2"
    )
    told = teller(match.opened, "en")
    why = why_not_move(
        match.opened, match.table, say(match, "red", "build wolverhampton.2 coal_mine"), told
    )
    assert "BB-8.1" in [one.number for one in why.failed]
    assert why.met
    assert any(one.move.startswith("link wolverhampton dudley") for one in why.nearest)


def test_why_money_is_missing() -> None:
    match = given("red hand dudley; red money 3")
    told = teller(match.opened, "en")
    why = why_not(match.opened, match.table, 0, [], Touch("slot", "dudley.1"), told)
    assert "£2 more would be needed." in [plain_text(one.sentence) for one in why.nearest]


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("red hand dudley", "A sell action makes at least one sale of the player’s unflipped "),
        ("red hand dudley; red coal_mine-2 at dudley.1", "A sell action makes at least one sale "),
        ("red hand dudley; red cotton_mill-2 at birmingham.1", "You cannot sell cotton mill II "),
    ],
)
def test_who_has_nothing_to_sell_is_told_what_is_sold(position: str, sentence: str) -> None:
    match = given(position)
    told = teller(match.opened, "en")
    why = why_not(match.opened, match.table, 0, [], Touch("verb", "sell"), told)
    assert not why.allowed
    assert plain_text(why.failed[0].sentence).startswith(sentence)


def test_why_pieces_that_are_asked_later_are_dark() -> None:
    match = given(RAIL + "; blue coal_mine-2 at tamworth.2 holding 1")
    build = Touch("connection", "dudley-birmingham")
    assert reasons(match, "card", "leek", build) == ["BB-3.3"]
    assert reasons(match, "slot", "tamworth.2", build) == ["BB-7.2"]
    assert reasons(match, "card", "walsall") == []


def test_why_a_move_is_allowed() -> None:
    match = given(TABLE)
    told = teller(match.opened, "en")
    move = say(match, "red", "build dudley.1 coal_mine")
    why = why_not_move(match.opened, match.table, move, told)
    assert why.allowed
    assert why.met
