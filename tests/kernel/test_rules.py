"""Rules and refusals are data."""

from millhand.face.rules import Refusal, Rule


def town_is_open(table: object, seat: int, given: int) -> int:
    return 0b101


def test_a_rule_is_named_by_its_sentence() -> None:
    rule = Rule("BB-8.4", town_is_open)
    assert rule.name == "town_is_open"
    assert rule.allows(None, 0, 0) == 0b101
    assert rule.facts(None, 0, 0, 1) == {}


def test_equal_refusals_are_equal() -> None:
    facts = {"cost": 5, "money": 4}
    assert Refusal("BB-8.7", "price_can_be_paid", facts) == Refusal(
        "BB-8.7", "price_can_be_paid", dict(facts)
    )
