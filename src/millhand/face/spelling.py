"""Words of moves and positions that every game spells alike, and what is said wrong.

Whoever reads words and cannot make sense of them raises `Unclear` with a reason and facts.
"""

from collections.abc import Iterable, Sequence

from millhand.face.faults import Faulty

NONE = "none"
"""What is said of a hand, a deck or a pile that holds nothing."""

LONGEST_NUMBER = 9
"""Digits of a number; nothing in any game is so large."""

Words = Sequence[str]


class Unclear(Faulty):
    """Words that say nothing."""


# --- numbers and names ------------------------------------------------------------------------


def is_number(word: str) -> bool:
    """Digits, as people write them."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER


def number_in(words: Words, least: int, most: int) -> int:
    """The one number that some words say."""
    if not words:
        raise Unclear("number_is_missing")
    if len(words) != 1 or not is_number(words[0].removeprefix("-")):
        raise Unclear("number_is_needed", words=" ".join(words))
    number = int(words[0])
    if not least <= number <= most:
        raise Unclear("number_is_out_of_range", number=number, least=least, most=most)
    return number


def index_of(names: Sequence[str], name: str) -> int:
    """The number of a name."""
    if name not in names:
        raise Unclear("name_is_unknown", name=name, known=names)
    return names.index(name)


def indices_of(names: Sequence[str], words: Words) -> list[int]:
    """The numbers of some names; `none` stands for nothing."""
    return [] if list(words) == [NONE] else [index_of(names, word) for word in words]


def order_of(names: Sequence[str], words: Words) -> list[int]:
    """The numbers of all names, in the order in which they are said."""
    order = [index_of(names, word) for word in words]
    if sorted(order) != list(range(len(names))):
        raise Unclear("each_is_named_once", known=names)
    return order


# --- what follows a verb ----------------------------------------------------------------------


def nothing_follows(verb: str, words: Words) -> None:
    """A verb that stands alone."""
    if words:
        raise Unclear("nothing_follows", verb=verb, words=" ".join(words))


def something_follows(verb: str, words: Words) -> None:
    """A verb that needs a name."""
    if not words:
        raise Unclear("name_is_missing", verb=verb)


def piece_after(verb: str, word: str, names: Sequence[str]) -> int:
    """The number of the piece that a verb is said of."""
    if word not in names:
        raise Unclear("piece_is_unknown", verb=verb, word=word, known=[one for one in names if one])
    return names.index(word)


def slot_and_tile(
    verb: str, words: Words, slots: Sequence[str], industries: Sequence[str], example: str
) -> tuple[int, int, str]:
    """`dudley.1 coal_mine-2`: a slot, an industry, and the level if it is said."""
    if len(words) != 2:
        raise Unclear("say_so", examples=[f"{verb} {example}"])
    industry, hyphen, level = words[1].partition("-")
    if words[0] not in slots:
        raise Unclear("slot_is_unknown", word=words[0], known=slots)
    if industry not in industries:
        raise Unclear("industry_is_unknown", word=industry, known=industries)
    said = level_of(words[1], level) if hyphen else ""
    return slots.index(words[0]), industries.index(industry), said


def level_of(tile: str, level: str) -> str:
    """What stands after the hyphen of a tile."""
    if not is_number(level):
        raise Unclear("level_is_unclear", tile=tile)
    return level


def connection_between(
    words: Words, places: Sequence[str], connections: Sequence[Sequence[str]]
) -> int:
    """The number of the connection that joins some places, said apart or with hyphens."""
    ends = [end for word in words for end in word.split("-")]
    unknown = [end for end in ends if end not in places]
    if unknown:
        raise Unclear("place_is_unknown", word=unknown[0], known=places)
    named = set(ends)
    for number, joined in enumerate(connections):
        if len(named) >= 2 and named.issubset(joined):
            return number
    near = [" ".join(joined) for joined in connections if set(ends[:1]) & set(joined)]
    raise Unclear("places_are_not_joined", places=ends, known=near)


# --- tiles of a position ----------------------------------------------------------------------


def tile_at(words: Words, tiles: Sequence[str], slots: Sequence[str]) -> tuple[int, int, Words]:
    """`coal_mine-1 at dudley.1 …`: a tile, a slot, and the words after them."""
    if len(words) < 3 or words[1] != "at":
        raise Unclear("say_so", examples=[f"{words[0]} at {slots[0]}"])
    return index_of(tiles, words[0]), index_of(slots, words[2]), words[3:]


def flipped_or_holding(words: Words, new: int, most: int) -> tuple[bool, int]:
    """Whether a tile is said to be flipped, and its cubes: as on a new one, or so many."""
    if not words:
        return False, new
    if list(words) == ["flipped"]:
        return True, 0
    if words[0] != "holding" or most == 0:
        raise Unclear("flipped_or_holding", words=" ".join(words))
    return False, number_in(words[1:], 1, most)


def still_room(said: int, room: int) -> None:
    """No more things are said to lie somewhere than there are or may be."""
    if said > room:
        raise Unclear("too_many_lie_there", said=said, room=room)


def take_from(pool: list[int], things: Iterable[int], names: Sequence[str]) -> None:
    """Take things out of the pool they come from; each must be there."""
    for thing in things:
        if thing not in pool:
            raise Unclear("not_so_many", name=names[thing])
        pool.remove(thing)
