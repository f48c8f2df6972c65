"""Names as people see them: two names that look the same count as the same, whatever characters they consist of."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from detente.engine.text import LANGUAGES, shared_catalogue

from ..errors import Conflict

LONGEST = 120  # characters of a skeleton that are compared
# Letters of other alphabets that look like Latin ones, after casefold and without diacritics.
TWINS = str.maketrans(
    "авекмнорстухіјѕԁһӏьґзԛԝүғѵαβγεηικνορτυχωıɑɡɩƍօոսհցզⲁⲃⲉⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭᎪᏴᏟᎠᎬᎻᎫᏦᏞᎷᏢᎡᏚᎢᏔᏃᏙᏀ015|!$@",
    "abekmhopctyxijsdhlbr3qwyfvabyenikvoptyxwlagldonuhgqabehlkmnopctyxabcdehjklmprstwzvgolsllsa",
)
LISU = dict(zip("ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz", strict=True))
LATIN = re.compile(r"LATIN (?:SMALL LETTER|LETTER SMALL CAPITAL) ([A-Z])(?: WITH .*)?")


def skeleton(name: str) -> str:
    """The skeleton of a name (as in Unicode's UTS 39): names that look alike have the same.

    >>> skeleton("Аnnа"), skeleton("B0ris_"), skeleton("Zoë"), skeleton("rnax")
    ('anna', 'borls', 'zoe', 'max')
    """
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold()).translate(TWINS)
    letters = "".join(base_letter(letter) for letter in folded if letter.isalnum())
    return letters.replace("rn", "m").replace("vv", "w").replace("i", "l")[:LONGEST] or name


def base_letter(letter: str) -> str:
    """The letter a to z that a variant looks like; other letters are unchanged."""
    if letter.isascii():
        return letter
    found = LATIN.fullmatch(unicodedata.name(letter, ""))
    return found[1].lower() if found else LISU.get(letter, letter)


@cache
def guest_names() -> frozenset[str]:
    """The names that pages give unnamed guests, in every language; nobody may use one of them."""
    return frozenset(skeleton(shared_catalogue(lang).format("guest-name")) for lang in LANGUAGES)


def account_name(name: str, login: str) -> str:
    """The name of a new account: the guest's own, or the login if the guest has no name.

    >>> account_name("Anna", "anna.k"), account_name("Vendég", "anna@home.example")
    ('Anna', 'anna')
    """
    return name if skeleton(name) not in guest_names() else login.partition("@")[0] or login


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Raise Conflict if a name could be mistaken for one of the others."""
    for other in others:
        if skeleton(name) == skeleton(other) and skeleton(name) not in guest_names():
            raise Conflict("name-alike", other=other)
