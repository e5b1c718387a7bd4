"""Rules and refusals are data."""

from millhand.face.rules import Refusal
from millhand.kernel.rules import Rule, kept_if


def town_is_open(table: object, seat: int, given: int, among: int) -> int:
    return among & 0b101


def test_a_rule_is_named_by_its_sentence() -> None:
    rule = Rule("BB-8.4", town_is_open)
    assert rule.name == "town_is_open"
    assert rule.facts(None, 0, 0, 1) == {}


def test_a_rule_keeps_what_it_keeps_of_a_single_candidate() -> None:
    rule = Rule("BB-8.4", town_is_open)
    assert [rule.keeps(None, 0, 0, town) for town in range(3)] == [True, False, True]


def test_a_rule_that_looks_at_no_candidate_keeps_all_or_none() -> None:
    assert [kept_if(True, 0b110), kept_if(False, 0b110)] == [0b110, 0]


def test_equal_refusals_are_equal() -> None:
    facts = {"cost": 5, "money": 4}
    assert Refusal("BB-8.7", "price_can_be_paid", facts) == Refusal(
        "BB-8.7", "price_can_be_paid", dict(facts)
    )
