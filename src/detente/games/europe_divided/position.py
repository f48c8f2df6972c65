"""A position as one line of text, in both directions (docs/notation.md)."""

import re
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

import numpy as np

from detente.engine.errors import BadOption, BadPosition
from detente.engine.lines import exact_options, read_exact
from detente.engine.machine import NOBODY
from detente.engine.options import read_options
from detente.engine.rules import Layout

from .board import DISPUTED, EUROPE, REGION, RUSSIA, TURN, UNIT_LIMIT
from .board import DRAW as DRAW_STEP
from .cards import ADVANTAGE, CARD, DRAWABLE, EVENT, EVENT_PERIOD, EVENTS, FIELD_CARD, INITIATIVE, OWNER
from .invariants import holder
from .options import OPTIONS
from .position_text import write_sections
from .state import (
    ADV_DECK,
    ADV_HAND,
    ADV_PLAYED,
    ADV_REMOVED,
    DECK,
    DISCARD,
    EV_BOX,
    EV_DECK,
    EV_DISCARDED,
    EV_FAILED,
    EV_HAND,
    EV_TABLE,
    EV_WON,
    F_ACTIONS,
    F_INITIATIVE,
    F_KEEP,
    F_TURN,
    HAND,
    LAID,
    SHOWN,
    SUPPLY,
    State,
)
from .tables import CARDS, SEAS, SIDES, TABLES, TURNS
from .texts import SANCTIONS, T_AMOUNT, T_CAP, T_OP, TEXT
from .turn import ACTIONS, LAY_CARDS, MARKER

HEADER = re.compile(r"T(\d+)\s+(?:(setup)|(initiative)|(events)|actions\s+(europe|russia))", re.IGNORECASE)
Chance = Callable[[int], int]


def _plain(word: str) -> str:
    return re.sub(r"[^a-z0-9]+", "_", word.lower()).strip("_")


_REGIONS = {_plain(row["name_en"]): row["id"] for row in TABLES.regions} | {name: name for name in REGION}
_EVENTS = {_plain(row["name_en"]): row["id"] for row in TABLES.events} | {name: name for name in EVENT}
_ADVANTAGES = {_plain(row["name_en"]): row["id"] for row in TABLES.advantages} | {name: name for name in ADVANTAGE}


def card_number(word: str) -> int:
    """The number of an action card, advantage card or event among all that is drawn; given by id."""
    if not isinstance(word, str) or _plain(word) not in DRAWABLE:
        raise BadPosition("position-card", word=str(word))
    return DRAWABLE.index(_plain(word)) + 1


def _find(word: str, names: dict[str, str], numbers: dict[str, int]) -> int:
    if _plain(word) not in names:
        raise BadPosition("position-country" if numbers is REGION else "position-card", word=word)
    return numbers[names[_plain(word)]]


def _integer(word: str, low: int, high: int) -> int:
    if not re.fullmatch(r"\d+", word.strip()) or not low <= int(word) <= high:
        raise BadPosition("position-number", word=word.strip())
    return int(word)


def _numbers(word: str, parts: int, low: int, high: int) -> tuple[int, ...]:
    found = word.split(":")
    if len(found) != parts:
        raise BadPosition("position-number", word=word)
    return tuple(_integer(part, low, high) for part in found)


def _list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _side(word: str) -> int:
    if word.lower() not in SIDES:
        raise BadPosition("position-section", section=word)
    return SIDES.index(word.lower())


def _with_side(text: str) -> tuple[int, list[str]]:
    side, _, rest = text.partition(" ")
    return _side(side), _list(rest)


class _Pile:
    """Cards of one kind: where each lies, how many unknown ones each hand has, and decks with their top first."""

    def __init__(self, names: dict[str, str], numbers: dict[str, int]) -> None:
        self.names, self.numbers = names, numbers
        self.places: dict[int, int] = {}
        self.unknown: dict[tuple[int, int], int] = {}
        self.decks: dict[int, list[int]] = {}
        self.open: set[int] = set()

    def put(self, words: Sequence[str], place: int, side: int) -> list[int]:
        """Lay named cards in a place; `?2` are two unknown ones."""
        found = []
        for word in words:
            if re.fullmatch(r"\?\d*", word):
                self.unknown[side, place] = self.unknown.get((side, place), 0) + int(word[1:] or 1)
                continue
            card = _find(word, self.names, self.numbers)
            if card in self.places:
                raise BadPosition("position-twice", card=word)
            self.places[card] = place
            found.append(card)
        return found

    def put_deck(self, words: list[str], place: int, side: int) -> None:
        """A deck with its top first; a ? at the end stands for everything that is left over."""
        if words[-1:] == ["?"]:
            self.open.add(side)
            words = words[:-1]
        self.decks[side] = self.put(words, place, side)

    def is_open(self, side: int) -> bool:
        """Whether what is left over belongs into the deck."""
        return side not in self.decks or side in self.open


class _Reader:
    """Collects the sections of a line; `fill` then writes them into a fresh record."""

    def __init__(self, text: str) -> None:
        self.options: dict[str, Any] = {}
        self.pairs: dict[str, tuple[int, ...]] = {}
        self.cubes: dict[int, tuple[int, ...]] = {}
        self.units: dict[tuple[int, int], int] = {}
        self.region_coins: dict[int, int] = {}
        self.breakup = NOBODY
        self.sanctioned: list[int] = []
        self.used: list[int] = []
        self.first = NOBODY
        self.known: list[int] = []
        self.shown: dict[int, list[int]] = {}
        self.spaces: dict[str, list[int]] = {}
        self.cards = _Pile({card: card for card in CARD}, CARD)
        self.advantages = _Pile(_ADVANTAGES, ADVANTAGE)
        self.events = _Pile(_EVENTS, EVENT)
        self.exact: bytes | None = None
        header, *sections = text.split("|")
        self._read_header(header.strip())
        for section in sections:
            name, _, rest = section.strip().partition(" ")
            read = getattr(self, f"_read_{name.lower()}", None)
            if read is None:
                raise BadPosition("position-section", section=section.strip())
            read(rest.strip())
        if self.phase == "events" and self.exact is None:
            raise BadPosition("position-header", text=header.strip())

    def _read_header(self, text: str) -> None:
        match = HEADER.fullmatch(text)
        if not match:
            raise BadPosition("position-header", text=text)
        turn, setup, initiative, events, side = match.groups()
        self.phase = next((word.lower() for word in (setup, initiative, events) if word), "actions")
        self.turn = _integer(turn, 0, TURNS) if setup or events else _integer(turn, 1, TURNS)
        self.side = _side(side) if side else EUROPE

    def _read_options(self, text: str) -> None:
        given = {part.partition("=")[0].strip(): part.partition("=")[2].strip() for part in _list(text)}
        try:
            self.options = {k: v for k, v in read_options(OPTIONS, given).items() if k in given}
        except BadOption as error:
            raise BadPosition(error.name, **error.facts) from error

    def _read_prestige(self, text: str) -> None:
        self.pairs["prestige"] = _numbers(text, 2, 0, 99)

    def _read_coins(self, text: str) -> None:
        self.pairs["coins"] = _numbers(text.replace("?", "0"), 2, 0, 999)

    def _read_sums(self, text: str) -> None:
        self.pairs["sums"] = _numbers(text, 2, 0, 999)

    def _read_cubes(self, text: str) -> None:
        for part in _list(text):
            name, _, three = part.rpartition(" ")
            region = _find(name, _REGIONS, REGION)
            if _name(region) not in DISPUTED:
                raise BadPosition("position-country", word=name)
            self.cubes[DISPUTED.index(_name(region))] = _numbers(three, 3, 0, 6)

    def _read_units(self, text: str) -> None:
        side, parts = _with_side(text)
        for part in parts:
            name, _, number = part.rpartition(" ")
            self.units[side, _find(name, _REGIONS, REGION)] = _integer(number, 1, UNIT_LIMIT)

    def _read_region_coins(self, text: str) -> None:
        for part in _list(text):
            name, _, number = part.rpartition(" ")
            self.region_coins[_find(name, _REGIONS, REGION)] = _integer(number, 0, 99)

    def _read_breakup(self, text: str) -> None:
        self.breakup = _find(text, _REGIONS, REGION)

    def _read_sanctions(self, text: str) -> None:
        self.sanctioned.append(_side(text))

    def _read_sea_used(self, text: str) -> None:
        for word in _list(text):
            if word not in SEAS:
                raise BadPosition("position-country", word=word)
            self.used.append(SEAS.index(word))

    def _read_first(self, text: str) -> None:
        self.first = _side(text)

    def _read_europe(self, text: str) -> None:
        self.cards.put(_list(text), HAND, EUROPE)

    def _read_russia(self, text: str) -> None:
        self.cards.put(_list(text), HAND, RUSSIA)

    def _read_laid(self, text: str) -> None:
        side, words = _with_side(text)
        self.cards.put(words, LAID, side)

    def _read_shown(self, text: str) -> None:
        side, words = _with_side(text)
        self.shown[side] = self.cards.put(words, SHOWN, side)

    def _read_discard(self, text: str) -> None:
        self.cards.put(_list(text), DISCARD, EUROPE)

    def _read_deck(self, text: str) -> None:
        side, words = _with_side(text)
        self.cards.put_deck(words, DECK, side)

    def _read_known(self, text: str) -> None:
        self.known += [_find(word, self.cards.names, CARD) for word in _list(text)]

    def _read_advantages(self, text: str) -> None:
        side, words = _with_side(text)
        self.advantages.put(words, ADV_HAND, side)

    def _read_advantage_deck(self, text: str) -> None:
        side, words = _with_side(text)
        self.advantages.put_deck(words, ADV_DECK, side)

    def _read_played(self, text: str) -> None:
        self.advantages.put(_list(text), ADV_PLAYED, EUROPE)

    def _read_removed(self, text: str) -> None:
        side, words = _with_side(text)
        self.advantages.put(words, ADV_REMOVED, side)

    def _read_events(self, text: str) -> None:
        side, words = _with_side(text)
        self.events.put(words, EV_HAND + side, side)

    def _read_event_deck(self, text: str) -> None:
        self.events.put_deck(_list(text), EV_DECK, EUROPE)

    def _read_won(self, text: str) -> None:
        side, words = _with_side(text)
        self.events.put(words, EV_WON + side, side)

    def _read_failed(self, text: str) -> None:
        self.events.put(_list(text), EV_FAILED, EUROPE)

    def _read_discarded(self, text: str) -> None:
        side, words = _with_side(text)
        self.events.put(words, EV_DISCARDED + side, side)

    def _read_current(self, text: str) -> None:
        self._read_spaces("current", text)

    def _read_upcoming(self, text: str) -> None:
        self._read_spaces("upcoming", text)

    def _read_spaces(self, name: str, text: str) -> None:
        words = _list(text)
        if len(words) > 2:
            raise BadPosition("position-section", section=f"{name} {text}")
        self.spaces[name] = [self.events.put([word], EV_TABLE, EUROPE)[0] if word != "-" else NOBODY for word in words]

    def _read_at(self, text: str) -> None:
        self.exact = read_exact(State, text)
        self.options = exact_options(State, OPTIONS, self.exact)

    # Filling a record

    def fill(self, record: Any, draw_below: Chance) -> None:
        """Write everything into a record that is empty but for its options and key."""
        record["turn"] = self.turn
        for name in ("acting", "first", "breakup", "sums", "current", "upcoming", "shown"):
            record[name] = NOBODY
        record["breakup"] = self.breakup
        for name, pair in self.pairs.items():
            record[name] = pair if name != "sums" else NOBODY
        for name, events in self.spaces.items():
            record[name][: len(events)] = events
        self._fill_board(record)
        self._fill_cards(record, draw_below)
        self._fill_advantages(record, draw_below)
        self._fill_events(record, draw_below)
        self._fill_frames(record)

    def _fill_board(self, record: Any) -> None:
        for field, three in self.cubes.items():
            record["cube"][:, field] = three
        record["supply"] = UNIT_LIMIT
        for (side, area), number in self.units.items():
            record["units"][side, area] = number
            record["supply"][side] -= number
            record["stationed"][side] |= 1 << area
        for region, coins in self.region_coins.items():
            record["region_coins"][region] = coins
        for side in self.sanctioned:
            row = next(row for row in TEXT if row[T_OP] == SANCTIONS)
            record["no_income"][side], record["surcharge"][side] = row[T_CAP], row[T_AMOUNT]
        for sea in range(len(SEAS)):
            record["sea"][sea] = holder(record, sea)
            record["sea_used"][sea] = sea in self.used

    def _fill_cards(self, record: Any, draw_below: Chance) -> None:
        """Cards that the line leaves out: region cards that nobody has won stay in supply, the rest fills hands and decks."""
        for side in range(2):
            loose = []
            for card in range(len(CARDS)):
                if OWNER[card] != side or card in self.cards.places:
                    continue
                if self.cards.is_open(side) and not _is_in_supply(record, side, card):
                    loose.append(card)
                else:
                    record["pile"][SUPPLY] |= 1 << card
            _shuffle(loose, draw_below)
            self._guess_laid(record, side, loose, draw_below)
            self.cards.places |= _deal(self.cards, side, HAND, loose)
            deck = loose + self.cards.decks.get(side, [])[::-1]
            self.cards.places |= dict.fromkeys(loose, DECK)
            record["deck"][side, : len(deck)], record["deck_count"][side] = deck, len(deck)
            record["shown"][side, : len(self.shown.get(side, []))] = self.shown.get(side, [])
        for card, place in self.cards.places.items():
            record["pile"][place] |= 1 << card
        for card in self.known:
            record["known"] |= 1 << card

    def _guess_laid(self, record: Any, side: int, loose: list[int], draw_below: Chance) -> None:
        """Unknown laid cards fit the announced sum where one is given."""
        number = self.cards.unknown.pop((side, LAID), 0)
        if not number:
            return
        laid = [card for card, place in self.cards.places.items() if place in (LAID, SHOWN) and OWNER[card] == side]
        wanted = self.pairs["sums"][side] - sum(int(INITIATIVE[card]) for card in laid) if "sums" in self.pairs else None
        sets = [cards for cards in combinations(sorted(loose), number) if wanted in (None, sum(int(INITIATIVE[card]) for card in cards))]
        if not sets:
            raise BadPosition("position-no-cards", seat=SIDES[side])
        for card in sets[draw_below(len(sets))]:
            loose.remove(card)
            self.cards.places[card] = LAID

    def _fill_advantages(self, record: Any, draw_below: Chance) -> None:
        for side in range(2):
            own = [number for number, row in enumerate(TABLES.advantages) if row["side"] == SIDES[side]]
            loose = [card for card in own if card not in self.advantages.places]
            _shuffle(loose, draw_below)
            for place in (ADV_HAND, ADV_REMOVED):
                self.advantages.places |= _deal(self.advantages, side, place, loose)
            deck = (loose if self.advantages.is_open(side) else []) + self.advantages.decks.get(side, [])[::-1]
            self.advantages.places |= dict.fromkeys(loose, ADV_DECK if self.advantages.is_open(side) else ADV_REMOVED)
            record["advantage_deck"][side, : len(deck)], record["advantage_count"][side] = deck, len(deck)
        for card, place in self.advantages.places.items():
            record["advantage"][place] |= 1 << card

    def _fill_events(self, record: Any, draw_below: Chance) -> None:
        """Events that the line leaves out: unknown hands, then the deck as it should be in this turn, the rest in the box."""
        pools = {period: [e for e in range(len(EVENTS)) if EVENT_PERIOD[e] == period and e not in self.events.places] for period in (1, 2)}
        for pool in pools.values():
            _shuffle(pool, draw_below)
        left = _undrawn(self.turn)
        for side in range(2):
            for place in (EV_DISCARDED + side, EV_HAND + side):
                number = self.events.unknown.get((side, place), 0)
                order = (1, 2) if left > 12 or place == EV_DISCARDED + side else (2, 1)
                for _ in range(number):
                    pool = next((pools[period] for period in order if pools[period]), [])
                    if not pool:
                        raise BadPosition("position-no-cards", seat=SIDES[side])
                    self.events.places[pool.pop()] = place
        deck = self.events.decks.get(EUROPE, [])[::-1]
        if self.events.is_open(EUROPE):
            missing = max(0, left - len(deck))
            later = pools[2][: min(12, missing)]
            deck = later + pools[1][: max(0, missing - len(later))] + deck
            self.events.places |= dict.fromkeys(deck, EV_DECK)
        record["event_deck"][: len(deck)], record["event_deck_count"] = deck, len(deck)
        for event in range(len(EVENTS)):
            record["event"][self.events.places.get(event, EV_BOX)] |= 1 << event

    def _fill_frames(self, record: Any) -> None:
        frames: list[tuple[int, ...]]
        if self.phase == "setup":
            frames = [(F_TURN, MARKER), (F_KEEP,)]
        elif self.phase == "initiative":
            frames = [(F_TURN, LAY_CARDS + 1), (F_INITIATIVE,)]
        else:
            first = self.side if self.first == NOBODY else self.first
            record["first"], record["acting"] = first, self.side
            for side in range(2):
                cards = [card for card, place in self.cards.places.items() if place in (LAID, SHOWN) and OWNER[card] == side]
                record["sums"][side] = sum(int(INITIATIVE[card]) for card in cards)
            waiting = [(F_ACTIONS, 1 - first)] if self.side == first else []
            frames = [(F_TURN, ACTIONS + 1), *waiting, (F_ACTIONS, self.side, 1)]
        for depth, frame in enumerate(frames):
            record["stack"][depth, : len(frame)] = frame
        record["depth"] = len(frames)


def _name(region: int) -> str:
    return next(name for name, number in REGION.items() if number == region)


def _is_in_supply(record: Any, side: int, card: int) -> bool:
    """A region card that the side has not won (5.4)."""
    fields = [field for field in range(len(DISPUTED)) if FIELD_CARD[side, field] == card]
    organisations = (0, 1) if side == EUROPE else (2,)
    return bool(fields) and max(int(record["cube"][o, fields[0]]) for o in organisations) < 5


def _shuffle(cards: list[int], draw_below: Chance) -> None:
    for i in range(len(cards) - 1, 0, -1):
        j = draw_below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]


def _deal(pile: _Pile, side: int, place: int, loose: list[int]) -> dict[int, int]:
    """Unknown cards of a place, taken from the loose ones."""
    number = pile.unknown.pop((side, place), 0)
    if number > len(loose):
        raise BadPosition("position-no-cards", seat=SIDES[side])
    return {loose.pop(): place for _ in range(number)}


def _undrawn(turn: int) -> int:
    """How many events the deck holds during the actions of a turn (11.2)."""
    return 18 - 2 * sum(int(TURN[before, DRAW_STEP]) for before in range(1, turn))


def read_position(text: str) -> Layout:
    """Read a line, or raise BadPosition with the part that is wrong."""
    reader = _Reader(text.strip())
    return Layout(reader.options, reader.fill, reader.exact)


def write_position(record: Any, seat: int | None) -> str:
    """The line of a position; everything, or as a seat knows it."""
    return write_sections(record, seat)


def check(record: Any) -> None:
    """What cannot be played on is refused: nobody to move, both sides in one area, both dominant in one region."""
    if record["over"]:
        raise BadPosition("position-over")
    if not record["asked"].any():
        raise BadPosition("position-nobody")
    both = record["units"][0].astype(bool) & record["units"][1].astype(bool)
    if both.any():
        raise BadPosition("position-country", word=_name(int(np.flatnonzero(both)[0])))
