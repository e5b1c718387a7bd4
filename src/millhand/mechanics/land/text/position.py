"""Positions as short texts: one statement at a time, and back again.

    rail; round 2; red to act
    red money 9; red hand coal_mine stone; red mat coal_mine 2
    red coal_mine-2 at dudley.1 holding 1; blue link dudley birmingham
    coal 5; iron 8

What is not said is as at set-up; cards that nobody was given lie in the deck. A game adds
statements of its own to those below.
"""

from collections.abc import Callable, Sequence

from millhand.face.spelling import (
    NONE,
    Unclear,
    Words,
    flipped_or_holding,
    index_of,
    indices_of,
    number_in,
    order_of,
    still_room,
    tile_at,
)
from millhand.kernel.bits import count
from millhand.mechanics.land.data.edition import ERAS, LandEdition
from millhand.mechanics.land.play import stages
from millhand.mechanics.land.play.layout import (
    ACTIONS_DONE,
    ACTIONS_LEFT,
    CARDS,
    COAL_MARKET,
    CUBES,
    DEBT,
    DECK,
    DECK_SIZE,
    DISCARDS,
    ERA,
    FLIPPED,
    GONE,
    HAND_SIZE,
    INCOME,
    INCOME_TURN,
    INDUSTRIES,
    IRON_MARKET,
    LINK_OWNER,
    LINKS_LEFT,
    MONEY,
    ORDER,
    OWN_LINKS,
    OWNER,
    POINT_SOURCES,
    POINTS,
    POINTS_FROM,
    ROUND,
    SPENT,
    STAGE,
    TILE,
    TURN,
)
from millhand.mechanics.land.play.table import Land
from millhand.mechanics.land.text.settling import AS_NEW, STATED_EMPTY, LandSettling
from millhand.mechanics.land.text.sight import see_discards, see_hand
from millhand.mechanics.land.text.wording import LandWording


class LandPosition(LandSettling):
    """One table under its statements."""

    least_money = 0
    point_sources: Sequence[str] = ()
    between_moves: Sequence[int] = (stages.ACTION, stages.SHORTFALL)

    def __init__(self, land: Land, edition: LandEdition, wording: LandWording) -> None:
        super().__init__(land, edition)
        self.wording = wording
        self.numbers = {
            "money": (MONEY, self.least_money, 10_000),
            "income": (INCOME, 0, 99),
            "points": (POINTS, 0, 1000),
            "spent": (SPENT, 0, 10_000),
            "links": (LINKS_LEFT, 0, 1000),
        }

    # --- reading -----------------------------------------------------------------------------

    def arrange(self, words: Words) -> None:
        """Carry out one statement; Unclear says what is wrong with it."""
        if words[0] in self.colours and len(words) > 1:
            self._arrange_seat(self.colours.index(words[0]), words[1:])
        elif words[0] in ERAS and len(words) == 1:
            self.cells[ERA] = ERAS.index(words[0])
        elif words[0] in self.statements():
            self.statements()[words[0]](words[1:])
        else:
            known = [*self.colours, *ERAS, *self.statements()]
            raise Unclear("word_begins_no_statement", word=words[0], known=known)

    def statements(self) -> dict[str, Callable[[Words], None]]:
        """Statements about the table."""
        return {
            "round": self._round,
            "actions": self._actions,
            "played": self._played,
            "order": self._order,
            "coal": self._coal,
            "iron": self._iron,
            "deck": self._deck,
        }

    def statements_of_seat(self) -> dict[str, Callable[[int, Words], None]]:
        """Statements about a seat, said after its colour."""
        return {
            "hand": self._hand,
            "discards": self._discards,
            "mat": self._mat,
            "gone": self._gone,
            "scored": self._scored,
            "link": self._link,
        }

    def _round(self, words: Words) -> None:
        self.cells[ROUND] = number_in(words, 1, self.figures.rounds) - 1

    def _actions(self, words: Words) -> None:
        self.cells[ACTIONS_LEFT] = number_in(words, 1, 2)

    def _played(self, words: Words) -> None:
        self.cells[ACTIONS_DONE] = number_in(words, 0, 1000)

    def _order(self, words: Words) -> None:
        for place, seat in enumerate(order_of(self.colours, words)):
            self.cells[ORDER + place] = seat

    def _coal(self, words: Words) -> None:
        self.cells[COAL_MARKET] = number_in(words, 0, len(self.figures.coal_prices))

    def _iron(self, words: Words) -> None:
        self.cells[IRON_MARKET] = number_in(words, 0, len(self.figures.iron_prices))

    def _deck(self, words: Words) -> None:
        cards = self.read_cards(words)
        still_room(len(cards), len(self.figures.deck))
        self.cells[DECK_SIZE] = len(cards) if cards else STATED_EMPTY
        for place, card in enumerate(reversed(cards)):
            self.cells[DECK + place] = card

    def read_cards(self, words: Words) -> list[int]:
        """Cards by name, or «none»."""
        return indices_of(self.edition.card_ids[: self.figures.cards_of_deck], words)

    def _arrange_seat(self, seat: int, words: Words) -> None:
        if list(words) == ["to", "act"]:
            self.cells[TURN] = seat + 1  # `settle` turns it into a place of the turn order
        elif words[0] in self.numbers:
            cell, least, most = self.numbers[words[0]]
            self.cells[cell + seat] = number_in(words[1:], least, most)
        elif words[0] == "owes":
            self.cells[DEBT] = number_in(words[1:], 1, 10_000)
            self.cells[INCOME_TURN] = seat + 1
        elif words[0] in self.statements_of_seat():
            self.statements_of_seat()[words[0]](seat, words[1:])
        elif words[0] in self.edition.tile_ids:
            self._tile(seat, words)
        else:
            known = ["to act", *self.numbers, "owes", *self.statements_of_seat(), "coal_mine-1 at"]
            raise Unclear("word_is_unknown_after_a_colour", word=words[0], known=known)

    def _hand(self, seat: int, words: Words) -> None:
        if list(words) == [NONE]:
            self.cells[HAND_SIZE + seat] = STATED_EMPTY
            return
        for word in words:
            self.give_card(seat, index_of(self.edition.card_ids, word))

    def give_card(self, seat: int, card: int) -> None:
        """A card that was said to be in a hand."""
        self.land.put_in_hand(seat, card)

    def _discards(self, seat: int, words: Words) -> None:
        for card in self.read_cards(words):
            self.put_on_pile(seat, card)

    def put_on_pile(self, seat: int, card: int) -> None:
        """A card that was said to be discarded."""
        self.cells[DISCARDS + seat * CARDS + card] += 1

    def _mat(self, seat: int, words: Words) -> None:
        if len(words) != 2:
            raise Unclear("say_so", examples=["mat coal_mine 2", "mat coal_mine none"])
        industry = index_of(self.edition.industries, words[0])
        levels = [str(self.figures.tile_level[kind]) for kind in self.stack(industry)]
        gone = len(levels) if words[1] == NONE else index_of(levels, words[1])
        self.cells[GONE + seat * INDUSTRIES + industry] = gone

    def _gone(self, seat: int, words: Words) -> None:
        industry = index_of(self.edition.industries, words[0] if words else "")
        gone = number_in(words[1:], 0, self.figures.stack_size[industry])
        self.cells[GONE + seat * INDUSTRIES + industry] = gone

    def _scored(self, seat: int, words: Words) -> None:
        source = index_of(self.point_sources, words[0] if words else "")
        row = POINTS_FROM + seat * POINT_SOURCES
        self.cells[row + source] = number_in(words[1:], -1000, 1000)

    def _link(self, seat: int, words: Words) -> None:
        connection = self.wording.read_connection(words)
        if self.cells[LINK_OWNER + connection] >= 0:
            raise Unclear("link_lies_there_already", words=" ".join(words))
        self.land.lay_link(seat, connection)

    def _tile(self, seat: int, words: Words) -> None:
        """`coal_mine-1 at dudley.1`, then `flipped` or `holding 2`."""
        figures = self.figures
        kind, slot, rest = tile_at(words, self.edition.tile_ids, self.edition.slot_ids)
        industry = figures.tile_industry[kind]
        if not figures.slots_showing[industry] >> slot & 1:
            name = self.edition.industries[industry]
            raise Unclear("slot_does_not_show", slot=words[2], industry=name)
        if self.cells[TILE + slot] >= 0:
            raise Unclear("slot_is_taken", slot=words[2])
        most = max(figures.tile_cubes[kind * 2 : kind * 2 + 2])
        flipped, cubes = flipped_or_holding(rest, AS_NEW, most)
        self._put_tile(seat, slot, kind, cubes, flipped)

    def _put_tile(self, seat: int, slot: int, kind: int, cubes: int, flipped: bool) -> None:
        """A tile that stands on the board since before this position."""
        industry = self.figures.tile_industry[kind]
        cell = GONE + seat * INDUSTRIES + industry
        gone = self.cells[cell]
        self.cells[cell] = self.stack(industry).index(kind)
        self.land.place(seat, slot, industry)
        self.cells[cell] = max(gone, self.needed_gone(seat, industry))
        self.cells[CUBES + slot] = cubes
        if flipped:
            self.cells[FLIPPED] |= 2**slot

    # --- a position in words -----------------------------------------------------------------

    def describe(self) -> list[str]:
        """Statements that make this position again; a move under way has none."""
        cells = self.cells
        if cells[STAGE] not in self.between_moves:
            raise ValueError("a position is written between moves, while a player is asked")
        order = [self.colours[cells[ORDER + place]] for place in range(self.figures.players)]
        said = [
            ERAS[cells[ERA]],
            f"round {cells[ROUND] + 1}",
            "order " + " ".join(order),
        ]
        if cells[STAGE] == stages.SHORTFALL:
            said.append(f"{order[cells[INCOME_TURN]]} owes {cells[DEBT]}")
        else:
            said.append(f"{order[cells[TURN]]} to act")
            said.append(f"actions {cells[ACTIONS_LEFT]}")
        said.append(f"played {cells[ACTIONS_DONE]}")
        said += [f"coal {cells[COAL_MARKET]}", f"iron {cells[IRON_MARKET]}"]
        said += self.describe_more() + self._describe_board()
        for seat, colour in enumerate(self.colours):
            said += [f"{colour} {words}" for words in self.describe_seat(seat)]
        said.append("deck " + self.write_row(DECK, cells[DECK_SIZE]))
        return said

    def describe_more(self) -> list[str]:
        """Statements that only this game knows."""
        return []

    def write_row(self, first: int, size: int) -> str:
        """The cards of a row of cells, top card (the last) first, or «none»."""
        cards = [self.edition.card_ids[self.cells[first + place]] for place in range(size)]
        return " ".join(reversed(cards)) or NONE

    def _describe_board(self) -> list[str]:
        cells, edition = self.cells, self.edition
        said = []
        for slot, name in enumerate(edition.slot_ids):
            if cells[TILE + slot] >= 0:
                tile = edition.tile_ids[cells[TILE + slot]]
                words = f"{self.colours[cells[OWNER + slot]]} {tile} at {name}"
                if cells[FLIPPED] >> slot & 1:
                    words += " flipped"
                elif cells[CUBES + slot] > 0:
                    words += f" holding {cells[CUBES + slot]}"
                said.append(words)
        for number, entry in enumerate(edition.board["connection"]):
            if cells[LINK_OWNER + number] >= 0:
                colour = self.colours[cells[LINK_OWNER + number]]
                said.append(f"{colour} link {' '.join(entry['ends'])}")
        return said

    def describe_seat(self, seat: int) -> list[str]:
        """Statements about one seat, without its colour."""
        cells = self.cells
        said = [f"{word} {cells[cell + seat]}" for word, (cell, _, _) in self.numbers.items()]
        links = cells[LINKS_LEFT + seat] + count(cells[OWN_LINKS + seat])
        if links == self.figures.links_per_player:
            said.pop()
        for number, industry in enumerate(self.edition.industries):
            gone = cells[GONE + seat * INDUSTRIES + number]
            if gone > 0:
                said.append(f"gone {industry} {gone}")
        for source, name in enumerate(self.point_sources):
            points = cells[POINTS_FROM + seat * POINT_SOURCES + source]
            if points != 0:
                said.append(f"scored {name} {points}")
        said.append("hand " + (" ".join(see_hand(self.land, self.edition, seat)) or NONE))
        pile = self.write_discards(seat)
        return [*said, "discards " + " ".join(pile)] if pile else said

    def write_discards(self, seat: int) -> list[str]:
        """A discard pile as a statement lists it."""
        return see_discards(self.land, self.edition, seat)
