"""Names as people see them: two names that look the same count as the same, whatever characters they consist of."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from detente.engine.text import LANGUAGES, shared_catalogue

from ..errors import Conflict

LONGEST = 120  # characters of a look that are compared
# Letters of other alphabets that look like Latin ones, after casefold and without diacritics.
TWINS = str.maketrans(
    "авекмнорстухіјѕԁһӏьґзԛԝүғѵαβγεηικνορτυχωıɑɡɩƍօոսհցզⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏔᏃᏙᏀ015|!$@",
    "abekmhopctyxijsdhlbr3qwyfvabyenikvoptyxwlagldonuhgqabehlkmnopctyxabcdehjklmprstwzvgolsllsa",
)
LISU = dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True))
LATIN = re.compile(r"LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?")


def look(name: str) -> str:
    """A canonical form of a name: names that look alike have the same.

    >>> look("Аnnа"), look("B0ris_"), look("Zoë"), look("rnax")
    ('anna', 'borls', 'zoe', 'max')
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(TWINS)
    letters = "".join(plain(letter) for letter in folded if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w").replace("i", "l")[:LONGEST] or name


def plain(letter: str) -> str:
    """The letter a to z that a variant looks like; other letters are unchanged."""
    if letter.isascii():
        return letter
    found = LATIN.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else LISU.get(letter, letter)


@cache
def nobody() -> frozenset[str]:
    """The names that pages give unnamed guests, in every language; nobody may use one of them."""
    return frozenset(look(shared_catalogue(lang).format("guest-name")) for lang in LANGUAGES)


def account_name(name: str, login: str) -> str:
    """The name of a new account: the guest's own, or the login if the guest has no name.

    >>> account_name("Anna", "anna.k"), account_name("Vendég", "anna@home.example")
    ('Anna', 'anna')
    """
    return name if look(name) not in nobody() else login.partition("@")[0] or login


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raise Conflict if a name could be mistaken for one of the others."""
    for other in others:
        if look(name) == look(other) and look(name) not in nobody():
            raise Conflict("name-alike", other=other)
