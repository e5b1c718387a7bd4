"""A sight has the same shape in every game, and its own part is what the game declares."""

import json
from typing import Any, TypedDict, get_type_hints

from laws.shapes import misfits
from laws.watching import GameToPlay, opened, seats_asked, watched

from millhand.arena.variants import Variant
from millhand.face.game import Game
from millhand.face.seen import SeenSeat, Sight

EVERY = 5
"""Sights are looked at after every fifth move."""


def shape_of(game: Game) -> type:
    """The shape of a game's sights: the common part, with its own ones in their places."""
    seat = get_type_hints(SeenSeat) | {"own": game.own_seat}
    sight = get_type_hints(Sight) | {"own": game.own_sight, "seats": list[_typed("Seat", seat)]}
    return _typed("Seen", sight)


def _typed(name: str, hints: dict[str, Any]) -> Any:
    return TypedDict(name, hints)


def sights(game: GameToPlay) -> list[tuple[str, Sight, Any]]:
    """What everybody sees in a game, with where it is seen and the table."""
    seats = [None, *range(game.variant.players)]
    return [
        (f"{step}: seat {seat}", step.opened.sight(step.after, seat), step.after)
        for step in watched(game)[::EVERY]
        for seat in seats
    ]


def test_a_sight_is_what_the_shape_says_and_json_loses_nothing(
    random_games: list[GameToPlay],
) -> None:
    for game in random_games:
        shape = shape_of(opened(game.variant).game)
        for where, sight, _ in sights(game):
            assert not list(misfits(sight, shape)), where
            assert json.loads(json.dumps(sight)) == sight, where


def test_a_sight_says_which_table_it_is_of(variant: Variant) -> None:
    face = opened(variant)
    for seat in (None, 0):
        sight = face.sight(face.lay(), seat)
        assert (sight["game"], sight["board"], sight["seat"]) == (face.game.name, face.board, seat)
        assert (sight["players"], sight["options"]) == (face.players, dict(face.options))
        assert [one["colour"] for one in sight["seats"]] == list(face.colours)


def test_a_sight_says_who_is_asked(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for where, sight, table in sights(game):
            asked, phase = sight["decision"]["seats"], sight["clock"]["phase"]
            assert asked == seats_asked(table), where
            assert (phase == "over") == table.is_over(), where
            assert (phase == "deal") == (not asked and not table.is_over()), where
            assert not set(sight["decision"]["sealed"]) & set(asked), where


def test_hands_are_seen_by_their_owners(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for where, sight, _ in sights(game):
            for other, seen in enumerate(sight["seats"]):
                assert other != sight["seat"] or seen["hand"] is not None, where
                held = seen["known"] if seen["hand"] is None else seen["hand"]
                assert len(held) <= seen["hand_size"], where
                assert seen["hand"] is None or len(held) == seen["hand_size"], where
                assert all(held.count(card) >= seen["known"].count(card) for card in held), where


def test_pieces_belong_to_a_colour_and_colours_to_a_seat(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for where, sight, _ in sights(game):
            colours = [colour for one in sight["seats"] for colour in one["colours"]]
            assert len(set(colours)) == len(colours), where
            for piece in [*sight["tiles"], *sight["links"]]:
                assert piece["colour"] in sight["seats"][piece["seat"]]["colours"], where
            assert len(set(sight["order"])) == len(sight["order"]), where
            assert set(sight["order"]) <= set(colours), where
            assert set(sight["next_order"]) in (set(), set(sight["order"])), where


def test_the_next_order_is_that_of_who_has_spent_least(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        for where, sight, _ in sights(game):
            spent = {one["colour"]: one["spent"] for one in sight["seats"]}
            known = all(sum_ is not None for sum_ in spent.values())
            order = sorted(sight["order"], key=lambda colour: spent[colour]) if known else []
            assert sight["next_order"] == order, where


def test_what_is_told_of_a_sight_is_in_it(variant: Variant) -> None:
    face = opened(variant)
    told, own = face.game.told, get_type_hints(face.game.own_sight)
    assert {*told.clock, *told.asked, *told.board} <= set(own)
    seat = face.sight(face.lay(), 0)["seats"][0]
    figures = {*told.figures, *told.summary, *told.score}
    assert figures <= {*seat, *seat["own"], *face.sight(face.lay(), 0)["clock"]}
