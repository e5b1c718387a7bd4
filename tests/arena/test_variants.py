"""Variants, the list of games for two engines, and the signature that is made of both."""

from itertools import combinations, product

import pytest
from laws.watching import VARIANTS

from millhand.arena.digests import GameList, running_digest
from millhand.arena.signature import signature
from millhand.arena.variants import (
    Variant,
    is_supported,
    one_for_each_option,
    one_for_each_pair,
    option_sets,
    own_values,
    pair_sets,
    variants,
)
from millhand.shelf import SHELF


def test_every_value_of_every_option_is_in_some_variant() -> None:
    for game in SHELF.values():
        sets = option_sets(game)
        assert sets[0] == ()
        assert len(set(sets)) == len(sets)
        for option in game.options:
            for value in option.values[1:]:
                assert ((option.name, value),) in sets


def test_all_options_are_also_changed_at_once() -> None:
    for game in SHELF.values():
        if len(game.options) > 1:
            assert {name for name, _ in option_sets(game)[-1]} == {
                option.name for option in game.options
            }


def test_every_number_of_players_has_every_set_of_options() -> None:
    for game in SHELF.values():
        known = [
            (players, options)
            for options in option_sets(game)
            for players in game.players
            if is_supported(game, players, options)
        ]
        assert [(one.players, one.options) for one in variants(game)] == known
        assert len(known) > len(game.players) * len(option_sets(game)) * 0.9


def test_every_set_of_options_is_supported_with_some_number_of_players() -> None:
    for game in SHELF.values():
        sets = [variant.options for variant in one_for_each_option(game)]
        assert sets == option_sets(game)[1:]


def test_every_two_values_of_two_options_meet_in_some_set() -> None:
    for game in SHELF.values():
        values, sets = own_values(game), [dict(options) for options in pair_sets(game)]
        for first, second in combinations(values, 2):
            met = {(options[first], options[second]) for options in sets}
            assert met == set(product(values[first], values[second])), (game.name, first, second)
        largest, next_largest = sorted(len(some) for some in values.values())[:-3:-1]
        assert len(sets) <= 3 * largest * next_largest
        assert [variant.options for variant in one_for_each_pair(game)] == pair_sets(game)


def test_what_stands_for_another_option_is_no_value_of_its_own() -> None:
    values = own_values(SHELF["lancashire"])
    assert "preset" not in values
    assert values["overbuild_cards"] == (2, 1)
    assert own_values(SHELF["birmingham"])["introductory"] == (False, True)


def test_the_laws_run_on_the_pairs_of_a_game_with_many_options() -> None:
    assert set(one_for_each_pair(SHELF["lancashire"])) <= set(VARIANTS)


def test_a_variant_opens_as_it_is_called() -> None:
    for variant in VARIANTS:
        opened = variant.open()
        assert (opened.game.name, opened.players) == (variant.game, variant.players)
        assert dict(opened.options) | dict(variant.options) == dict(opened.options)
    name = str(Variant("birmingham", 2, (("introductory", True),)))
    assert name == "birmingham 2 introductory=true"


def test_a_game_of_the_list_is_always_the_same() -> None:
    one, other = GameList(), GameList()
    for number in (0, 17):
        digests = list(one.digests(number))
        assert digests == list(other.digests(number))
        assert running_digest(iter(digests)) == running_digest(other.digests(number))
        assert running_digest(iter(digests))[0] == len(digests)
    assert list(one.digests(0)) != list(one.digests(1))


def test_a_running_digest_notices_every_move() -> None:
    digests = list(GameList().digests(3))
    for place in (0, len(digests) // 2, len(digests) - 1):
        changed = [*digests[:place], "0" * 16, *digests[place + 1 :]]
        assert running_digest(iter(changed)) != running_digest(iter(digests))


@pytest.mark.long
def test_a_signature_has_eight_characters() -> None:
    assert len(signature()) == 8
    assert int(signature(), 16) >= 0
