"""How long games of Birmingham are, and how much of everything is in the box."""

import pytest
from laws.watching import GameToPlay, Step, opened, watched

from millhand.arena.variants import Variant

ACTIONS = {2: 78, 3: 105, 4: 124}
ACTIONS_OF_AN_INTRODUCTORY_GAME = {2: 38, 3: 51, 4: 60}
CARDS = {2: 40, 3: 54, 4: 64}
ROUNDS = {2: 10, 3: 9, 4: 8}
TILES = 45

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])
in_every_manner = pytest.mark.parametrize("manner", ["random", "lively", "eager"])


def game_of(players: int, manner: str, *options: tuple[str, bool]) -> list[Step]:
    return watched(GameToPlay(Variant("birmingham", players, options), manner, players))


@every_number_of_players
@in_every_manner
def test_a_game_has_exactly_so_many_actions(players: int, manner: str) -> None:
    steps = game_of(players, manner)
    assert steps[-1].after.actions_done() == ACTIONS[players]


@every_number_of_players
@in_every_manner
def test_an_introductory_game_ends_after_the_canal_era(players: int, manner: str) -> None:
    steps = game_of(players, manner, ("introductory", True))
    assert steps[-1].after.actions_done() == ACTIONS_OF_AN_INTRODUCTORY_GAME[players]


@every_number_of_players
def test_everybody_takes_the_same_number_of_actions(players: int) -> None:
    discards = [
        event.facts["seat"]
        for step in game_of(players, "random")
        for event in step.events
        if event.kind in ("discarded", "returned_wild")
    ]
    scouts = [
        event.facts["seat"]
        for step in game_of(players, "random")
        for event in step.events
        if event.kind == "scouted"
    ]
    for seat in range(players):
        actions = discards.count(seat) - 2 * scouts.count(seat)
        assert actions == ACTIONS[players] // players


@every_number_of_players
def test_an_era_has_so_many_rounds_and_ends_with_no_cards_left(players: int) -> None:
    steps = game_of(players, "lively")
    rounds = [
        (event.facts["era"], event.facts["round"])
        for step in steps
        for event in step.events
        if event.kind == "round_began"
    ]
    each = range(1, ROUNDS[players] + 1)
    assert rounds == [(era, number) for era in ("canal", "rail") for number in each]
    for step in steps:
        kinds = [event.kind for event in step.events]
        if "era_began" in kinds or "game_ended" in kinds:
            sight = step.opened.sight(step.after, None)
            assert sight["deck"] == 0
            assert [seat["hand_size"] for seat in sight["seats"]] == [0] * players


@every_number_of_players
def test_the_deck_and_the_mats_are_complete(players: int) -> None:
    for step in game_of(players, "random"):
        shuffled = [event.facts["cards"] for event in step.events if event.kind == "shuffled"]
        assert all(cards == CARDS[players] for cards in shuffled)
    table = opened(Variant("birmingham", players)).lay()
    for seat in opened(Variant("birmingham", players)).sight(table, None)["seats"]:
        assert sum(len(levels) for levels in seat["mat"].values()) == TILES
