"""A position as one line of text, in both directions (docs/notation.md)."""

import re
from collections.abc import Callable
from typing import Any

from detente.engine.bits import WORD
from detente.engine.errors import BadPosition
from detente.engine.lines import exact_options, integer, number_of, pair, parts, plain, read_exact, read_option_section
from detente.engine.machine import NOBODY
from detente.engine.rules import Layout

from .board import COUNTRY, NUMBER, REGIONS, SIDES, STABILITY, US, USSR, rows
from .cards import CARD, CARDS, ERA, IS_OPTIONAL, LAST, ROWS, SCORING
from .effects import EFFECT, EFFECTS
from .options import OPTIONS
from .position_text import write_sections
from .sets import EASTERN_EUROPE_SET, WESTERN_EUROPE_SET
from .state import (
    BOX,
    CHINA,
    DECK,
    DISCARD,
    F_BONUS,
    F_HEADLINE,
    F_ROUND,
    F_ROUNDS,
    F_SETUP,
    F_TURN,
    FRONT,
    HAND,
    REMOVED,
    State,
)
from .turn import ACTION_ROUNDS, HEADLINES

HEADER = re.compile(r"T(\d+)\s+(?:(setup)|(headline)|AR(\d+)\s+(us|ussr))", re.IGNORECASE)
CHINA_CARD = CARD["the_china_card"]
PILES = {"us": HAND + US, "ussr": HAND + USSR, "discard": DISCARD, "removed": REMOVED, "front": FRONT, "box": BOX}


_CARDS = {plain(row["title_en"]): CARD[row["id"]] for row in ROWS} | CARD
_COUNTRIES = {plain(row["name_en"]): COUNTRY[row["id"]] for row in rows("countries")} | COUNTRY


def card_number(word: str) -> int:
    """The number of a card given by id or English title."""
    return number_of(word, _CARDS)


def country_number(word: str) -> int:
    """The number of a country given by id or English name."""
    return number_of(word, _COUNTRIES, "position-country")


def _side(word: str) -> int:
    if word.lower() not in SIDES:
        raise BadPosition("position-section", section=word)
    return SIDES.index(word.lower())


class _Reader:
    """Collects the sections of a line; `fill` then writes them into a fresh record."""

    def __init__(self, text: str) -> None:
        self.options: dict[str, Any] = {}
        self.fields: dict[str, Any] = {}
        self.influence: dict[int, tuple[int, int]] = {}
        self.effects: list[str] = []
        self.piles: dict[int, int] = {}
        self.unknown = {US: 0, USSR: 0}
        self.deck: list[int] = []
        self.deck_open = True
        self.known: list[tuple[str, int, int]] = []
        self.exact: bytes | None = None
        header, *sections = text.split("|")
        self._read_header(header.strip())
        for section in sections:
            name, _, rest = section.strip().partition(" ")
            read = getattr(self, f"_read_{name.lower()}", None)
            if read is None:
                raise BadPosition("position-section", section=section.strip())
            read(rest.strip())

    def _read_header(self, text: str) -> None:
        match = HEADER.fullmatch(text)
        if not match:
            raise BadPosition("position-header", text=text)
        turn, setup, headline, number, side = match.groups()
        self.turn = integer(turn, 1, 10)
        self.phase = "setup" if setup else "headline" if headline else "round"
        self.round = integer(number, 1, 8) if number else 0
        self.side = _side(side) if side else USSR
        self.influence = {}

    def _read_defcon(self, text: str) -> None:
        self.fields["defcon"] = integer(text, 2, 5)

    def _read_vp(self, text: str) -> None:
        side, _, number = text.rpartition(" ")
        sign = -1 if side and _side(side) == USSR else 1
        self.fields["vp"] = sign * integer(number, -19 if not side else 0, 19)

    def _read_milops(self, text: str) -> None:
        self.fields["milops"] = pair(text, 0, 5)

    def _read_space(self, text: str) -> None:
        self.fields["space"] = pair(text, 0, 8)

    def _read_spaced(self, text: str) -> None:
        self.fields["space_plays"] = pair(text, 0, 2)

    def _read_ops(self, text: str) -> None:
        self.fields["ops_change"] = pair(text, -9, 9)

    def _read_death_squads(self, text: str) -> None:
        self.fields["death_squads"] = integer(text, -9, 9)

    def _read_chernobyl(self, text: str) -> None:
        if plain(text) not in REGIONS[:6]:
            raise BadPosition("position-section", section=f"chernobyl {text}")
        self.fields["chernobyl"] = REGIONS.index(plain(text))

    def _read_crisis(self, text: str) -> None:
        self.fields["crisis"] = _side(text)

    def _read_envy(self, text: str) -> None:
        self.fields["envy"] = _side(text)

    def _read_bury(self, text: str) -> None:
        self.fields["bury"] = 1

    def _read_china(self, text: str) -> None:
        holder, _, face = text.partition(" ")
        if holder.lower() == "nobody":
            self.fields |= {"china": NOBODY, "china_up": 0}
        elif face.lower() in ("", "up", "down"):
            self.fields |= {"china": _side(holder), "china_up": int(face.lower() != "down")}
        else:
            raise BadPosition("position-section", section=f"china {text}")

    def _read_civil_war(self, text: str) -> None:
        self.fields["civil_war"] = 1

    def _read_options(self, text: str) -> None:
        self.options = read_option_section(OPTIONS, text)

    def _read_influence(self, text: str) -> None:
        for part in parts(text):
            name, _, points = part.rpartition(" ")
            self.influence[country_number(name)] = pair(points, 0, 99)

    def _read_effects(self, text: str) -> None:
        for word in parts(text):
            if plain(word) not in EFFECTS:
                raise BadPosition("position-effect", word=word)
            self.effects.append(plain(word))

    def _put(self, card: int, place: int) -> None:
        if card == CHINA_CARD:
            raise BadPosition("position-card", word="the_china_card")
        if card in self.piles or card in self.deck:
            raise BadPosition("position-twice", card=CARDS[card - 1])
        self.piles[card] = place

    def _read_cards(self, place: int, text: str) -> None:
        for word in parts(text):
            if re.fullmatch(r"\?\d*", word) and place in (HAND, HAND + 1):
                self.unknown[place - HAND] += int(word[1:] or 1)
            else:
                self._put(card_number(word), place)

    def _read_us(self, text: str) -> None:
        self._read_cards(HAND + US, text)

    def _read_ussr(self, text: str) -> None:
        self._read_cards(HAND + USSR, text)

    def _read_discard(self, text: str) -> None:
        self._read_cards(DISCARD, text)

    def _read_removed(self, text: str) -> None:
        self._read_cards(REMOVED, text)

    def _read_front(self, text: str) -> None:
        self._read_cards(FRONT, text)

    def _read_box(self, text: str) -> None:
        self._read_cards(BOX, text)

    def _read_deck(self, text: str) -> None:
        words = parts(text)
        self.deck_open = bool(words) and words[-1] == "?"
        for word in words[:-1] if self.deck_open else words:
            card = card_number(word)
            self._put(card, DECK)
            self.deck.append(card)

    def _read_known(self, text: str) -> None:
        self._read_seen("known", text)

    def _read_known_deck(self, text: str) -> None:
        self._read_seen("known_deck", text)

    def _read_seen(self, field: str, text: str) -> None:
        side, _, cards = text.partition(" ")
        self.known += [(field, _side(side), card_number(word)) for word in parts(cards)]

    def _read_no_scoring(self, text: str) -> None:
        self.fields["no_scoring"] = pair(text, 0, 1)

    def _read_ceiling(self, text: str) -> None:
        self.fields["ceiling"] = pair(text, 0, 9)

    def _read_bonus(self, text: str) -> None:
        self.fields["bonus"] = pair(text, 0, 99)

    def _read_swapped(self, text: str) -> None:
        self.fields["swapped"] = 1

    def _read_at(self, text: str) -> None:
        self.exact = read_exact(State, text)
        self.options = exact_options(State, OPTIONS, self.exact)

    def fill(self, record: Any, draw_below: Callable[[int], int]) -> None:
        """Write everything into a record that is empty but for its options and key."""
        option = record["option"]
        record["turn"], record["round"], record["phasing"], record["defcon"] = self.turn, self.round, self.side, 5
        record["china"], record["china_up"] = USSR, 1
        for name in ("chernobyl", "crisis", "envy"):
            record[name] = NOBODY
        record["ceiling"] = 9
        if option[[o.name for o in OPTIONS].index("chinese_civil_war")] and "china" not in self.fields:
            record["civil_war"], record["china"], record["china_up"] = 1, NOBODY, 0
        for name, value in self.fields.items():
            record[name] = value
        for country, points in self.influence.items():
            record["influence"][:, country] = points
        _find_control(record)
        self._fill_effects(record)
        self._fill_cards(record, draw_below)
        self._fill_frames(record)

    def _fill_effects(self, record: Any) -> None:
        for name in self.effects:
            record["effects"] |= EFFECT[name]
        if "ops_change" not in self.fields:
            record["ops_change"][US] += "containment" in self.effects
            record["ops_change"][USSR] += "brezhnev_doctrine" in self.effects

    def _fill_cards(self, record: Any, draw_below: Callable[[int], int]) -> None:
        chosen = int(record["option"][[o.name for o in OPTIONS].index("optional_cards")])
        first = CARD["the_cambridge_five"]
        era = 0 if self.turn <= 3 else 1 if self.turn <= 7 else 2
        loose = []
        for card in range(1, LAST + 1):
            place = self.piles.get(card, -1)
            if card == CHINA_CARD:
                place = CHINA
            elif place < 0 and CARDS[card - 1] in self.effects:
                place = FRONT if CARDS[card - 1] == "shuttle_diplomacy" else REMOVED
            elif place < 0:
                used = not IS_OPTIONAL[card] or chosen >> (card - first) & 1
                place = DECK if used and ERA[card] <= era and self.deck_open else BOX
                if place == DECK:
                    loose.append(card)
            _lay(record, card, place)
        self._deal_loose(record, loose, draw_below)
        for field, side, card in self.known:
            if record["where"][card] != (HAND + 1 - side if field == "known" else DECK):
                raise BadPosition("position-card", word=CARDS[card - 1])
            record[field][side, (card - 1) // WORD] |= 1 << ((card - 1) % WORD)

    def _deal_loose(self, record: Any, loose: list[int], draw_below: Callable[[int], int]) -> None:
        """Cards whose place the line leaves open: into the unknown hands, the rest under the known top of the pile."""
        for i in range(len(loose) - 1, 0, -1):
            j = draw_below(i + 1)
            loose[i], loose[j] = loose[j], loose[i]
        for side, count in self.unknown.items():
            for _ in range(count):
                if not loose:
                    raise BadPosition("position-no-cards", seat=SIDES[side])
                card = next((card for card in loose if not SCORING[card]), loose[0])
                loose.remove(card)
                _lay(record, card, HAND + side)
        pile = loose + self.deck[::-1]
        record["deck"][: len(pile)] = pile
        record["deck_count"] = len(pile)

    def _fill_frames(self, record: Any) -> None:
        frames: list[tuple[int, ...]]
        if self.phase == "setup":
            frames = [(F_TURN,), (F_BONUS, US), (F_BONUS, USSR)]
            frames += [(F_SETUP, US, 7, WESTERN_EUROPE_SET), (F_SETUP, USSR, 6, EASTERN_EUROPE_SET)]
        elif self.phase == "headline":
            frames = [(F_TURN, HEADLINES + 1), (F_HEADLINE,)]
        else:
            index = (self.round - 1) * 2 + (self.side == US)
            frames = [(F_TURN, ACTION_ROUNDS + 1), (F_ROUNDS, index + 1), (F_ROUND, self.side)]
        for depth, frame in enumerate(frames):
            record["stack"][depth, : len(frame)] = frame
        record["depth"] = len(frames)


def _lay(record: Any, card: int, place: int) -> None:
    old = int(record["where"][card])
    word, bit = (card - 1) // WORD, 1 << ((card - 1) % WORD)
    record["pile"][old, word] &= ~bit
    record["pile"][place, word] |= bit
    record["where"][card] = place


def _find_control(record: Any) -> None:
    """Presence and control follow from the influence (2.1.7)."""
    for country in range(NUMBER - 1):
        us, ussr = (int(n) for n in record["influence"][:, country])
        word, bit = country // WORD, 1 << (country % WORD)
        for side, lead, own in ((US, us - ussr, us), (USSR, ussr - us, ussr)):
            if own:
                record["present"][side, word] |= bit
            if lead >= STABILITY[country]:
                record["controlled"][side, word] |= bit


def read_position(text: str) -> Layout:
    """Read a line, or raise BadPosition with the part that is wrong."""
    reader = _Reader(text.strip())
    return Layout(reader.options, reader.fill, reader.exact)


def write_position(record: Any, seat: int | None) -> str:
    """The line of a position; everything, or as a seat knows it."""
    return write_sections(record, seat)
