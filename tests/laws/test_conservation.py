"""Nothing appears and nothing vanishes: money, points, cubes, cards, tiles and links only move."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from laws.ledger import Ledger, open_ledger
from laws.watching import GameToPlay, Step, opened, watched

from millhand.face.seen import Event, Sight


def test_totals_never_change(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        totals = opened(game.variant).totals(opened(game.variant).lay())
        for step in watched(game):
            assert step.opened.totals(step.after) == totals, str(step)


def test_events_alone_tell_how_the_table_has_changed(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        ledger = open_ledger(opened(game.variant).sight(opened(game.variant).lay(), None))
        for step in watched(game):
            for event in step.events:
                ledger.listen(event.told_to(None))
            seen = open_ledger(step.opened.sight(step.after, None))
            assert ledger == seen, f"{step}: {difference(ledger, seen)}"
            assert_nothing_is_owed(step, seen)


def difference(told: Ledger, seen: Ledger) -> str:
    names = [name for name in vars(told) if vars(told)[name] != vars(seen)[name]]
    said = [f"{name} told {vars(told)[name]}, seen {vars(seen)[name]}" for name in names]
    return "; ".join(said)


def assert_nothing_is_owed(step: Step, seen: Ledger) -> None:
    """Nothing is below zero, but for money where the table agreed to carry debts on."""
    carried = step.opened.options.get("unpayable_debt") == "carry_negative"
    money = {} if carried else seen.money
    piles: list[Mapping[Any, int]] = [money, seen.cards, seen.tokens, seen.links_left, seen.on_mat]
    piles += [seen.markets, seen.standing]
    held = [tile.cubes for tile in seen.tiles.values()]
    numbers = [seen.deck, *held, *(number for pile in piles for number in pile.values())]
    assert all(number >= 0 for number in numbers), f"{step}: {seen}"


def test_every_tile_is_on_its_mat_on_the_board_or_has_left_before_our_eyes(
    random_games: list[GameToPlay],
) -> None:
    for game in random_games:
        mats = opened(game.variant).drawing()["mats"]
        kinds = {tile["tile"]: tile["count"] for row in mats for tile in row["tiles"]}
        owned = Counter(
            {(seat, kind): kinds[kind] for seat in range(game.variant.players) for kind in kinds}
        )
        left: Counter[tuple[int, str]] = Counter()
        for step in watched(game) if owned else []:
            before = tiles_on_the_board(step.opened.sight(step.before, None))
            for event in step.events:
                before |= placed_by(event)
                left.update(taken_away_by(event, before))
            sight = step.opened.sight(step.after, None)
            there = Counter(tiles_on_the_board(sight).values()) + tiles_on_mats(sight)
            assert there + left == owned, f"{step}: {owned - there - left}"


def tiles_on_the_board(sight: Sight) -> dict[str, tuple[int, str]]:
    """Slot by slot the owner and the kind of the tile."""
    return {entry["slot"]: (entry["seat"], entry["tile"]) for entry in sight["tiles"]}


def tiles_on_mats(sight: Sight) -> Counter[tuple[int, str]]:
    """How many of each kind a seat has not built yet."""
    return Counter(
        (seat, f"{industry}-{level}")
        for seat, area in enumerate(sight["seats"])
        for industry, levels in area["mat"].items()
        for level in levels
    )


def placed_by(event: Event) -> dict[str, tuple[int, str]]:
    """The tile that an event puts on a slot."""
    if event.kind != "placed":
        return {}
    return {event.facts["slot"]: (event.facts["seat"], event.facts["tile"])}


def taken_away_by(event: Event, board: dict[str, tuple[int, str]]) -> list[tuple[int, str]]:
    """The tile that leaves the game with an event."""
    if event.kind == "developed":
        return [(event.facts["seat"], event.facts["tile"])]
    return [board[event.facts["slot"]]] if event.kind in ("replaced", "gave_up", "cleared") else []


def test_cubes_come_to_a_tile_only_when_it_is_placed(random_games: list[GameToPlay]) -> None:
    for game in random_games:
        old = open_ledger(opened(game.variant).sight(opened(game.variant).lay(), None)).tiles
        for step in watched(game):
            placed = {event.facts["slot"] for event in step.events if event.kind == "placed"}
            new = open_ledger(step.opened.sight(step.after, None)).tiles
            for slot in new.keys() - placed:
                where = f"{step}: {slot}"
                assert slot in old, f"{where} has a tile that nobody placed"
                assert (old[slot].seat, old[slot].tile) == (new[slot].seat, new[slot].tile), where
                assert old[slot].cubes >= new[slot].cubes, f"{where} has more cubes than before"
                assert new[slot].flipped >= old[slot].flipped, f"{where} has turned back"
            old = new


def test_what_is_open_is_open_to_all(random_games: list[GameToPlay]) -> None:
    """A seat sees more of its own, but the same table as a spectator."""
    for game in random_games:
        for step in watched(game)[::7]:
            everybody = open_ledger(step.opened.sight(step.after, None))
            for seat in range(game.variant.players):
                own = open_ledger(step.opened.sight(step.after, seat))
                if seat not in everybody.money:
                    own.money.pop(seat, None)
                assert own == everybody, f"{step}: {difference(own, everybody)}"
