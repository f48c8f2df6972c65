"""Parses and writes a position as one line of text (docs/notation.md)."""

import difflib
import re
from collections.abc import Callable, Sequence
from typing import Any

from detente.engine import position_syntax as syntax
from detente.engine.bits import WORD
from detente.engine.errors import BadPosition, ImpossibleDeal, shown
from detente.engine.machine import NOBODY
from detente.engine.position_syntax import integer, number_of, pair, parts, plain
from detente.engine.rules import Layout

from .board import COUNTRY, NUMBER, REGIONS, SIDES, STABILITY, US, USSR, rows
from .cards import CARD, CARDS, ERA, IS_OPTIONAL, LAST, ROWS, SCORING
from .effects import DOCTRINES, EFFECT, EFFECTS, RED_SCARES
from .options import OPTIONS
from .position_text import write_sections
from .rounds import rounds_of
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
    Observation,
    State,
)
from .turn import ACTION_ROUNDS, HEADLINES
from .versions import OPS_ARE_ADDED

HEADER = re.compile(r"T(\d+)\s+(?:(setup)|(headline)|AR(\d+)\s+(us|ussr))", re.IGNORECASE)
CHINA_CARD = CARD["the_china_card"]
EFFECT_NAMES = (*EFFECTS, *RED_SCARES)
PILES = {"us": HAND + US, "ussr": HAND + USSR, "discard": DISCARD, "removed": REMOVED, "front": FRONT, "box": BOX}


CARD_NAMES = {plain(row["title_en"]): CARD[row["id"]] for row in ROWS} | CARD
COUNTRY_NAMES = {plain(row["name_en"]): COUNTRY[row["id"]] for row in rows("countries")} | COUNTRY


def card_number(word: str) -> int:
    """The number of a card given by id or English title."""
    return number_of(word, CARD_NAMES)


def drawn_number(word: str) -> int:
    """The number of a card that can be drawn: not the China Card, which is not in the pile."""
    number = syntax.look_up(word, CARD_NAMES, "no-card")
    if number == CHINA_CARD:
        raise ImpossibleDeal("forced-never", card=CARDS[number - 1])
    return number


def country_number(word: str) -> int:
    """The number of a country given by id or English name."""
    return number_of(word, COUNTRY_NAMES, "position-country")


class _Reader(syntax.LineReader):
    """Collects the sections of a line; `fill` then writes them into an empty record."""

    def __init__(self, text: str) -> None:
        super().__init__(SIDES, State, Observation, OPTIONS)
        self.fields: dict[str, Any] = {}
        self.influence: dict[int, tuple[int, ...]] = {}
        self.effects: list[str] = []
        self.piles: dict[int, int] = {}
        self.unknown = {US: 0, USSR: 0}
        self.deck: list[int] = []
        self.deck_open = True
        self.known: list[tuple[str, int, int]] = []
        header, sections = syntax.split_line(text)
        self._read_header(header)
        self._sections().read(sections)

    def _read_header(self, text: str) -> None:
        match = HEADER.fullmatch(text)
        if not match:
            raise BadPosition("position-header", text=shown(text))
        turn, setup, headline, number, side = match.groups()
        self.turn = integer(turn, 1, 10)
        self.phase = "setup" if setup else "headline" if headline else "round"
        self.round = integer(number, 1, 8) if number else 0
        self.side = SIDES.index(side.lower()) if side else USSR

    def _sections(self) -> syntax.Sections:
        """The reader of every section that a line may have."""
        fields = self.fields
        once: dict[str, syntax.Read] = {
            **self.shared_sections(),
            "defcon": self._number("defcon", 2, 5),
            "vp": self._read_vp,
            "milops": self._pair("milops", 0, 5),
            "space": self._pair("space", 0, 8),
            "spaced": self._pair("space_plays", 0, 2),
            "ops": self._pair("ops_change", -9, 9),
            "death_squads": self._number("death_squads", -9, 9),
            "chernobyl": self._one_of("chernobyl", REGIONS[:6]),
            "crisis": self._one_of("crisis", SIDES),
            "envy": self._one_of("envy", SIDES),
            "bury": syntax.flag(fields, "bury"),
            "china": self._read_china,
            "civil_war": syntax.flag(fields, "civil_war"),
            "influence": self._read_influence,
            "effects": self._read_effects,
            "deck": self._read_deck,
            "no_scoring": self._pair("no_scoring", 0, 1),
            "ceiling": self._pair("ceiling", 0, 9),
            "bonus": self._pair("bonus", 0, 99),
            "swapped": syntax.flag(fields, "swapped"),
        }
        once |= {name: self._pile(place) for name, place in PILES.items()}
        return syntax.Sections(once, {"known": self._read_known("known"), "known_deck": self._read_known("known_deck")})

    def _number(self, field: str, low: int, high: int) -> syntax.Read:
        def read(text: str) -> None:
            self.fields[field] = integer(text, low, high)

        return read

    def _pair(self, field: str, low: int, high: int) -> syntax.Read:
        def read(text: str) -> None:
            self.fields[field] = pair(text, low, high)

        return read

    def _one_of(self, field: str, names: Sequence[str]) -> syntax.Read:
        def read(text: str) -> None:
            self.fields[field] = syntax.choose(field, text, names)

        return read

    def _read_vp(self, text: str) -> None:
        side, _, number = text.rpartition(" ")
        sign = -1 if side and syntax.choose("vp", side, SIDES) == USSR else 1
        self.fields["vp"] = sign * integer(number, -19 if not side else 0, 19)

    def _read_china(self, text: str) -> None:
        holder, face = syntax.words(text)
        china = syntax.choose("china", holder, (*SIDES, "nobody"))
        if china == len(SIDES):
            if face:
                raise BadPosition("position-bare", section="china nobody", given=shown(face))
            self.fields |= {"china": NOBODY, "china_up": 0}
        else:
            self.fields |= {"china": china, "china_up": 1 if not face else syntax.choose("china", face, ("down", "up"))}

    def _read_influence(self, text: str) -> None:
        for name, points in syntax.named_numbers("influence", text):
            country = country_number(name)
            syntax.once(self.influence, country, "influence", name)
            self.influence[country] = pair(points, 0, 99)

    def _read_effects(self, text: str) -> None:
        for word in parts(text):
            if plain(word) not in EFFECT_NAMES:
                near = difflib.get_close_matches(plain(word), EFFECT_NAMES, 3, 0.5)
                raise BadPosition("position-effect", word=shown(word), near=", ".join(near) or "none")
            if plain(word) in self.effects:
                raise BadPosition("position-named-twice", section="effects", word=shown(word))
            self.effects.append(plain(word))

    def _put(self, card: int, place: int) -> None:
        if card == CHINA_CARD:
            raise BadPosition("position-china")
        if card in self.piles:
            raise BadPosition("position-twice", card=CARDS[card - 1])
        self.piles[card] = place

    def _pile(self, place: int) -> syntax.Read:
        def read(text: str) -> None:
            for word in parts(text):
                count = syntax.unknown(word) if place in (HAND, HAND + 1) else None
                if count is None:
                    self._put(card_number(word), place)
                else:
                    self.unknown[place - HAND] += count

        return read

    def _read_deck(self, text: str) -> None:
        words = parts(text)
        self.deck_open = bool(words) and words[-1] == "?"
        for word in words[:-1] if self.deck_open else words:
            card = card_number(word)
            self._put(card, DECK)
            self.deck.append(card)

    def _read_known(self, field: str) -> syntax.Read:
        def read(text: str) -> None:
            side, cards = syntax.words(text)
            seat = syntax.choose(field, side, SIDES)
            self.known += [(field, seat, card_number(word)) for word in parts(cards)]

        return read

    def fill(self, record: Any, draw_below: Callable[[int], int]) -> None:
        """Write everything into a record that is empty except for its options and key."""
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
        self._check_round(record)
        self._fill_cards(record, draw_below)
        self._fill_frames(record)

    def _fill_effects(self, record: Any) -> None:
        """Set the events in force. Their modifiers of card values (7.3) are added to `ops`, which may already include a doctrine's +1."""
        for name in self.effects:
            if name in EFFECT:
                record["effects"] |= EFFECT[name]
        version = int(record["version"])
        is_whole = version < OPS_ARE_ADDED and "ops_change" in self.fields
        for side, (doctrine, scare) in enumerate(zip(DOCTRINES, RED_SCARES, strict=True)):
            given = int(record["ops_change"][side])
            record["ops_change"][side] += (doctrine in self.effects and given <= 0 and not is_whole) - (scare in self.effects)

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
                raise BadPosition("position-known", seat=SIDES[side], card=CARDS[card - 1], section=field)
            record[field][side, (card - 1) // WORD] |= 1 << ((card - 1) % WORD)

    def _deal_loose(self, record: Any, loose: list[int], draw_below: Callable[[int], int]) -> None:
        """Deal cards whose place the line leaves open: into the unknown hands, the rest below the known top of the pile."""
        for i in range(len(loose) - 1, 0, -1):
            j = draw_below(i + 1)
            loose[i], loose[j] = loose[j], loose[i]
        in_deck = {card for field, _, card in self.known if field == "known_deck"}
        for side, count in self.unknown.items():
            dealt = []
            for _ in range(count):
                free = [card for card in loose if card not in in_deck]
                if not free:
                    raise BadPosition("position-no-cards", seat=SIDES[side])
                card = next((card for card in free if not SCORING[card]), free[0])
                loose.remove(card)
                dealt.append(card)
            self._deal_known(side, dealt, loose)
            for card in dealt:
                _lay(record, card, HAND + side)
        pile = loose + self.deck[::-1]
        record["deck"][: len(pile)] = pile
        record["deck_count"] = len(pile)

    def _deal_known(self, side: int, dealt: list[int], loose: list[int]) -> None:
        """Put cards that the other side has seen in a hand among its unknown ones, unless the line places them elsewhere."""
        seen = [card for field, seat, card in self.known if field == "known" and seat == 1 - side]
        others = [card for card in dealt if card not in seen]
        for card in seen:
            if card in loose and others:
                other = others.pop()
                loose[loose.index(card)], dealt[dealt.index(other)] = other, card

    def _check_round(self, record: Any) -> None:
        """4.5: check that the round exists: a turn has 6 or 7 action rounds, and an 8th with Space Station or North Sea Oil."""
        if self.phase == "round" and not syntax.is_stored() and self.round > rounds_of(State.load(record), self.side):
            raise BadPosition("position-round", turn=self.turn, round=self.round, seat=SIDES[self.side])

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
    """Derive presence and control from influence (2.1.7)."""
    for country in range(NUMBER - 1):
        us, ussr = (int(n) for n in record["influence"][:, country])
        word, bit = country // WORD, 1 << (country % WORD)
        for side, lead, own in ((US, us - ussr, us), (USSR, ussr - us, ussr)):
            if own:
                record["present"][side, word] |= bit
            if lead >= STABILITY[country]:
                record["controlled"][side, word] |= bit


def read_position(text: str) -> Layout:
    """Parse a line; raises BadPosition that names the wrong part."""
    reader = _Reader(text)
    return Layout(reader.options, reader.fill, reader.exact, reader.seat, reader.seen)


def write_position(record: Any, seat: int | None) -> str:
    """The line of a position: everything, or what a seat knows."""
    return write_sections(record, seat)
