"""Names as people see them: two that look the same are the same, whatever letters they are made of."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from ..errors import Conflict

# Letters of other alphabets that look like Latin ones, after casefold.
TWINS = str.maketrans(
    "авекмнорстухіјѕԁһӏьґзäαβεηικνορτυχωłøđı015|!$@",
    "abekmhopctyxijsdhlbr3aabenikvoptyxwlodlolsllsa",
)


def look(name: str) -> str:
    """What a name looks like.

    >>> look("Аnnа"), look("B0ris_"), look("Zoë"), look("rnax")
    ('anna', 'borls', 'zoe', 'max')
    """
    folded = unicodedata.normalize("NFKD", name.casefold().translate(TWINS))
    letters = "".join(letter for letter in folded if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w").replace("i", "l") or name


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Conflict if a name could be taken for one of the others."""
    for other in others:
        if look(name) == look(other):
            raise Conflict("name-alike", other=other)
