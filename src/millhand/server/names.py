"""Names and remarks as people type them: trimmed, without what cannot be seen."""

import unicodedata

from millhand.server.problems import wrong

LONGEST_NAME = 40
LONGEST_REMARK = 500


def tidy(text: str) -> str:
    """One line: blanks in a row are one, letters that cannot be seen or turn the text are none."""
    seen = [" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text)]
    return " ".join("".join(one for one in seen if _can_be_seen(one)).split())


def _can_be_seen(letter: str) -> bool:
    """Neither control letters, nor marks of direction, nor halves of letters."""
    return unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def tidy_name(text: str) -> str:
    """A name; Problem if nothing is left of it or too much."""
    name = tidy(text)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise wrong("name-does-not-fit", longest=LONGEST_NAME)
    return name


def tidy_remark(text: str) -> str:
    """A remark; Problem if nothing is left of it or too much."""
    remark = tidy(text)
    if not 1 <= len(remark) <= LONGEST_REMARK:
        raise wrong("remark-does-not-fit", longest=LONGEST_REMARK)
    return remark
