"""What no game of Lancashire breaks, whatever is agreed: for every flag and for pairs of flags."""

from collections.abc import Iterator

import pytest
from covers import covers
from laws.manners import MANNERS, choose_move

from millhand.arena.variants import one_for_each_pair, own_values
from millhand.face.game import OptionValue, Unsupported
from millhand.games.lancashire.face import GAME, OpenLancashire
from millhand.games.lancashire.play import choices
from millhand.kernel.chance import Chance
from millhand.kernel.menu import Menu
from millhand.kernel.playout import resample
from millhand.match.dealer import Dealer
from millhand.match.match import Match, apply, digest
from millhand.match.moves import Move
from millhand.notation.moves import read_move
from millhand.notation.positions import read_position, write_position
from millhand.notation.record import read_match
from millhand.notation.writing import write_record
from millhand.shelf import SHELF

pytestmark = pytest.mark.long

Agreed = dict[str, OptionValue]

FLAGS = own_values(GAME)
PAIRS = one_for_each_pair(GAME)


def one_at_a_time() -> list[Agreed]:
    """Every value of every flag alone."""
    return [{name: value} for name, values in FLAGS.items() for value in values]


def opened(players: int, agreed: Agreed) -> OpenLancashire:
    """The game with these flags; where the data lack a deck, with the deck that is known."""
    try:
        return GAME.open(players, agreed)
    except Unsupported:
        return GAME.open(players, {**agreed, "deck_mode": "random_removal"})


def played(game: OpenLancashire, manner: str, seed: int) -> Iterator[Match]:
    """A game, after every move."""
    match, dealer = Match(game), Dealer(seed)
    match.deal(dealer)
    while not match.is_over:
        seat = match.decision.seats[0]
        match.play(Move(seat, choose_move(game, match.table, seat, dealer.chance, manner)))
        yield match
        match.deal(dealer)


def check_game(game: OpenLancashire, manner: str, seed: int) -> None:
    """A whole game keeps the invariants, ends, replays, and can be written at any time."""
    match = Match(game)
    totals = game.totals(match.table)
    for number, match in enumerate(played(game, manner, seed), start=1):
        assert game.totals(match.table) == totals
        look(match)
        if number % 9 == 0 and match.decision is not None and match.decision.seats[0] >= 0:
            write_and_read(match)
            imagine(match, number)
    table = game.lay()
    for move in match.journal:
        apply(game, table, move)
    assert digest(table) == match.digest


def look(match: Match) -> None:
    """The derived invariants of the specification."""
    seen, game = match.sight(None), match.opened
    for seat in seen["seats"]:
        assert seat["money"] >= 0 or game.options["unpayable_debt"] == "carry_negative"
        assert seat["points"] >= 0
        assert 0 <= seat["income_space"] <= 99
        assert 0 <= seat["links_left"] <= 14
        assert sum(len(levels) for levels in seat["mat"].values()) <= 37
    for market in seen["markets"].values():
        assert 0 <= market["cubes"] <= 8
    far = seen["own"]["distant_market"]
    assert len(far["turned"]) - (not far["open"]) <= 6, "more than six distant sales in an era"


def write_and_read(match: Match) -> None:
    """The position in words is the same position."""
    text = write_position(match.opened, match.table)
    _, again = read_position(SHELF, text)
    assert digest(again) == match.digest, text


def imagine(match: Match, seed: int) -> None:
    """A seat cannot tell an imagined table from the real one."""
    seat = match.decision.seats[0] if match.decision else 0
    other = resample(match.table, seat, Chance(seed))
    assert match.opened.sight(other, seat) == match.sight(seat)
    ours, theirs = Menu(), Menu()
    match.table.menu(seat, ours)
    other.menu(seat, theirs)
    assert ours.as_list() == theirs.as_list()


SINGLE = one_at_a_time()


@pytest.mark.parametrize(
    ("number", "agreed"),
    list(enumerate(SINGLE)),
    ids=[f"{name}={value}" for one in SINGLE for name, value in one.items()],
)
def test_every_flag_alone(number: int, agreed: Agreed) -> None:
    check_game(opened(2 + number % 3, agreed), "eager", number)


@pytest.mark.parametrize("number", range(len(PAIRS)))
def test_every_pair_of_flags(number: int) -> None:
    manner = ("eager", "lively", "random")[number % 3]
    check_game(GAME.open(PAIRS[number].players, dict(PAIRS[number].options)), manner, number)


@pytest.mark.parametrize("preset", ["seed", "classic_2007", "roxley_2018"])
def test_every_preset_is_recorded_and_read(preset: str) -> None:
    game = opened(4, {"preset": preset})
    *_, match = played(game, "eager", 11)
    text = write_record(match, ["a", "b", "c", "d"])
    again, _ = read_match(SHELF, text, "game.mill")
    assert again.digest == match.digest


CLOSING = [
    *((players, "classic_2007", manner) for players in (3, 4) for manner in MANNERS[:3]),
    (2, "classic_2007", "eager"),
    (4, "roxley_2018", "eager"),
]


@covers("BL-3.3", "BL-4.11", "BL-O13", "BL-16.1")
@pytest.mark.parametrize(("players", "preset", "manner"), CLOSING)
def test_cards_close_without_combined_builds_in_the_first_round(
    players: int, preset: str, manner: str
) -> None:
    """Everybody plays two cards in every turn but the first, and both eras end with none left."""
    game = GAME.open(players, {"preset": preset})
    for seed in range(3):
        match, dealer = Match(game), Dealer(seed)
        match.deal(dealer)
        era, short = 0, 0
        while not match.is_over:
            seat = match.decision.seats[0]
            before = match.sight(None)
            events = match.play(
                Move(seat, choose_move(game, match.table, seat, dealer.chance, manner))
            )
            passed = [event for event in events if event.kind == "passed"]
            discarded = [event for event in events if event.kind == "discarded"]
            short += max(0, len(passed) - len(discarded))
            if match.is_over or match.sight(None)["clock"]["era"] != before["clock"]["era"]:
                era += 1
                after = match.sight(None)
                clock = before["clock"]
                assert (clock["round"], after["deck"]) == (clock["rounds"], 0)
                assert [one["hand_size"] for one in after["seats"]] == [0] * players
            match.deal(dealer)
        assert (era, short) == (2, 0)


@covers("BL-4.6")
def test_with_combined_builds_in_the_first_round_somebody_runs_short() -> None:
    """Two cards are played for one: the deck does not reach, and the era ends all the same."""
    game = GAME.open(3, {})
    match, dealer, short = Match(game), Dealer(5), 0
    match.deal(dealer)
    while match.sight(None)["clock"]["era"] == "canal":
        seat = match.decision.seats[0] if match.decision else 0
        builds = [one for one in match.menu(seat) if choices.COMBINE <= one < choices.LINK]
        if match.sight(None)["clock"]["round"] == 1 and builds:
            hand = match.sight(seat)["seats"][seat]["hand"][:2]
            cards = [choices.CARD + game.edition.card_ids.index(card) for card in hand]
            events = match.play(Move(seat, (builds[0], *cards)))
        else:
            card = match.sight(seat)["seats"][seat]["hand"][0]
            events = match.play(read_move(game, seat, f"pass with {card}"))
        played = sum(event.kind == "discarded" for event in events)
        short += max(0, sum(event.kind == "passed" for event in events) - played)
    assert short > 0
    assert match.sight(None)["deck"] == 0


@covers("BL-12.3")
def test_six_distant_sales_are_the_most_an_era_can_see() -> None:
    """Whatever the order of the tiles: the seven smallest take the marker to the closed space."""
    for players in (2, 4):
        box = GAME.open(players, {}).box
        smallest = sorted(box.distant_tiles)
        assert sum(smallest[:7]) >= len(box.cotton_bonuses)
