"""How choices are written: `build dudley.1 coal_mine-1 with dudley`, and read again."""

from collections.abc import Sequence

from millhand.face.naming import Names
from millhand.face.spelling import (
    connection_between,
    level_of,
    nothing_follows,
    piece_after,
    slot_and_tile,
    something_follows,
)
from millhand.kernel.verbs import Verb
from millhand.mechanics.land.data.edition import LandEdition
from millhand.mechanics.land.play.building import BuildAction
from millhand.mechanics.land.play.layout import INDUSTRIES


class LandWording:
    """The words of one board, both ways, as the verbs of a game have them.

    A verb without pieces stands alone, a build takes a slot and an industry, a link takes places,
    any other verb one name or several. Pairs that the board does not show are numbered beyond all
    menus: choices to be refused.
    """

    def __init__(self, edition: LandEdition, verbs: Sequence[Verb], names: Names) -> None:
        self.edition = edition
        self.names = names
        self.by_word: dict[str, list[Verb]] = {}
        for verb in verbs:
            self.by_word.setdefault(verb.word, []).append(verb)
        self.texts = {
            choice: text for verb in verbs for choice, text in self._write_all(verb).items()
        }
        self.says = {choice: verb for verb in verbs for choice in range(verb.first, verb.end)}

    @property
    def verbs(self) -> Sequence[str]:
        """Every word that begins a part of a move."""
        return tuple(self.by_word)

    # --- writing ---

    def _write_all(self, verb: Verb) -> dict[int, str]:
        if not verb.piece:
            return {verb.first: verb.word}
        if isinstance(verb, BuildAction):
            named = [f"{slot} {industry}" for slot, industry in self.edition.pairs]
        elif verb.piece == "connection":
            named = [" ".join(entry["ends"]) for entry in self.edition.board["connection"]]
        else:
            named = list(self.names[verb.piece])
        return {verb.first + number: f"{verb.word} {name}" for number, name in enumerate(named)}

    def write(self, choice: int, claim: str) -> str:
        """One choice; a claim is the level of the tile."""
        text = self.texts.get(choice) or self._write_unseen(choice)
        return f"{text}-{claim}" if claim else text

    def _write_unseen(self, choice: int) -> str:
        verb = {choice >= verb.beyond: verb for verb in self._builds()}[True]
        slot, industry = divmod(choice - verb.beyond, INDUSTRIES)
        return f"{verb.word} {self.edition.slot_ids[slot]} {self.edition.industries[industry]}"

    def _builds(self) -> list[BuildAction]:
        verbs = (verb for verbs in self.by_word.values() for verb in verbs)
        return [verb for verb in verbs if isinstance(verb, BuildAction)]

    def said(self, choice: int, claim: str) -> tuple[str, dict[str, str]]:
        """The verb of a choice and the pieces it names; a tile of unknown level is an industry."""
        word, *names = self.write(choice, claim).split()
        verb = self.says.get(choice) or self.by_word[word][0]
        tile = "tile" if claim else "industry"
        if isinstance(verb, BuildAction):
            return verb.says, {"slot": names[0], tile: names[1]}
        if verb.piece == "connection":
            names = ["-".join(names)]
        piece = tile if verb.level_rule else verb.piece
        return verb.says, {piece: names[0]} if piece else {}

    # --- reading ---

    def read(self, word: str, words: Sequence[str]) -> list[tuple[int, str]]:
        """The choices that a verb and its words name."""
        verbs = self.by_word[word]
        if not verbs[0].piece:
            nothing_follows(word, words)
            return [(int(verbs[0].first), "")]
        something_follows(word, words)
        if isinstance(verbs[0], BuildAction):
            return [self._read_build(verbs[0], words)]
        if verbs[0].piece == "connection":
            return [(int(verbs[0].first) + self.read_connection(words), "")]
        return [self._read_piece(verbs, word) for word in words]

    def _read_piece(self, verbs: Sequence[Verb], word: str) -> tuple[int, str]:
        name, _, level = word.partition("-")
        for verb in verbs:
            names = list(self.names[verb.piece])
            if verb.level_rule and name in names and level:
                return int(verb.first) + names.index(name), level_of(word, level)
            if word in names:
                return int(verb.first) + names.index(word), ""
        known = [name for verb in verbs for name in self.names[verb.piece]]
        return piece_after(verbs[0].word, word, known), ""

    def _read_build(self, verb: BuildAction, words: Sequence[str]) -> tuple[int, str]:
        edition = self.edition
        slots, industries, pairs = edition.slot_ids, edition.industries, edition.pairs
        example = " ".join(pairs[0])
        slot, industry, level = slot_and_tile(verb.word, words, slots, industries, example)
        pair = slots[slot], industries[industry]
        if pair in pairs:
            return int(verb.first) + pairs.index(pair), level
        return int(verb.beyond) + slot * INDUSTRIES + industry, level

    def read_connection(self, words: Sequence[str]) -> int:
        """The number of the connection between some places."""
        connections = [entry["ends"] for entry in self.edition.board["connection"]]
        return connection_between(words, self.edition.place_ids, connections)
