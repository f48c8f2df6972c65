"""Cards, countries and regions by the names that logs use."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterable, Mapping
from functools import cache

from ..board import REGIONS, rows

CARD_ALIASES = {
    "Mideast Scoring": "middle_east_scoring",
    "Middle-East Scoring": "middle_east_scoring",
    "SE Asia Scoring": "southeast_asia_scoring",
    "South East Asia Scoring": "southeast_asia_scoring",
    "UN Incident": "u2_incident",
    "U-2 Incident": "u2_incident",
    "Nasser in Egypt": "nasser",
    "Abdication in Romania": "romanian_abdication",
    "Red Scare": "red_scare_purge",
    "Purge": "red_scare_purge",
    "US/Japan Defense Pact": "us_japan_mutual_defense_pact",
    "US Japan Mutual Defence Pact": "us_japan_mutual_defense_pact",
    "Destalinization": "de_stalinization",
    "Captured Nazi Scientists": "captured_nazi_scientist",
    "How I Learned": "how_i_learned_to_stop_worrying",
    "SALT": "salt_negotiations",
    "ABM": "abm_treaty",
    "KAL-007": "soviets_shoot_down_kal_007",
    "KAL 007": "soviets_shoot_down_kal_007",
    "Debt Crisis": "latin_american_debt_crisis",
    "Death Squads": "latin_american_death_squads",
    "Aldrich Ames": "aldrich_ames_remix",
    "Reformer": "the_reformer",
    "Iron Lady": "the_iron_lady",
    "Evil Empire": "an_evil_empire",
    "War Games": "wargames",
    "China Card": "the_china_card",
}
COUNTRY_ALIASES = {
    "UK": "uk",
    "Great Britain": "uk",
    "Britain": "uk",
    "Dominican Rep": "dominican_republic",
    "Dominican Rep.": "dominican_republic",
    "DR": "dominican_republic",
    "Spain": "spain_portugal",
    "Portugal": "spain_portugal",
    "Spain & Portugal": "spain_portugal",
    "Laos": "laos_cambodia",
    "Cambodia": "laos_cambodia",
    "Southeast African States": "se_african_states",
    "South East African States": "se_african_states",
    "W. Germany": "west_germany",
    "E. Germany": "east_germany",
    "N. Korea": "north_korea",
    "S. Korea": "south_korea",
    "China": "chinese_civil_war",
    "Congo": "zaire",
}
REGION_ALIASES = {"Mideast": "middle_east"}
CLOSE, APART, SHORTEST = 0.86, 0.08, 6


def plain(name: str) -> str:
    """A name without case, marks and accents.

    >>> plain('"We Will Bury You"*'), plain("Laos/Cambodia")
    ('wewillburyyou', 'laoscambodia')
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return re.sub(r"[\W_]+", "", bare.casefold())


def _index(aliases: Mapping[str, str], named: Iterable[tuple[str, str]]) -> dict[str, str]:
    found = {plain(name): identity for name, identity in aliases.items()}
    for name, identity in named:
        if name:
            found[plain(name)] = identity
            found.setdefault(plain(re.sub(r"^the\s", "", name, flags=re.IGNORECASE)), identity)
    return found


@cache
def _cards() -> dict[str, str]:
    columns = ("title_pl", "title_ru", "title_en", "id")
    return _index(CARD_ALIASES, [(row[column], row["id"]) for column in columns for row in rows("cards")])


@cache
def _countries() -> dict[str, str]:
    columns = ("name_pl", "name_ru", "name_hu", "name_en", "id")
    return _index(COUNTRY_ALIASES, [(row[column], row["id"]) for column in columns for row in rows("countries")])


@cache
def _regions() -> dict[str, str]:
    return _index(REGION_ALIASES, [(region, region) for region in REGIONS[:6]])


def _find(name: str, index: Mapping[str, str]) -> str:
    """The id for a name: an exact match, the only completion, or the only close match. Empty if there is none."""
    wanted = plain(name)
    if wanted in index:
        return index[wanted]
    if len(wanted) < SHORTEST:
        return ""
    begun = {identity for known, identity in index.items() if known.startswith(wanted)}
    if len(begun) == 1:
        return begun.pop()
    digits = re.sub(r"\D", "", wanted)  # numbers must match exactly
    alike = [known for known in index if re.sub(r"\D", "", known) == digits]
    near = difflib.get_close_matches(wanted, alike, 5, CLOSE)
    ratios = [(difflib.SequenceMatcher(None, wanted, known).ratio(), index[known]) for known in near]
    if not ratios:
        return ""
    best, identity = max(ratios)
    return "" if any(other != identity and ratio > best - APART for ratio, other in ratios) else identity


@cache
def find_card(name: str) -> str:
    """The id of the card that a name means, or an empty string.

    >>> find_card("Mideast Scoring"), find_card('"Ask Not What Your Country..."*'), find_card("Scoring")
    ('middle_east_scoring', 'ask_not_what_your_country', '')
    """
    return _find(name, _cards())


def begins_card(text: str) -> bool:
    """Return whether a text could be the beginning of a line that starts with a card."""
    start = plain(text)
    return any(name.startswith(start) or start.startswith(name) for name in _cards())


@cache
def find_country(name: str) -> str:
    """The id of the country that a name means, or an empty string.

    >>> find_country("Dominican Rep"), find_country("UK"), find_country("Korea")
    ('dominican_republic', 'uk', '')
    """
    return _find(name, _countries())


@cache
def find_region(name: str) -> str:
    """The id of the region that a name means, or an empty string."""
    return _find(name, _regions())
