"""Parses and writes a position as one line of text (docs/notation.md)."""

import re
from itertools import combinations
from typing import Any

import numpy as np

from detente.engine import position_syntax as syntax
from detente.engine.errors import BadPosition, shown
from detente.engine.machine import NOBODY
from detente.engine.position_syntax import integer, parts, plain
from detente.engine.rules import Layout

from .board import DISPUTED, EUROPE, REGION, RUSSIA, TURN, UNIT_LIMIT
from .board import DRAW as DRAW_STEP
from .cards import ADVANTAGE, CARD, DRAWABLE, EVENT, EVENT_PERIOD, EVENTS, FIELD_CARD, INITIATIVE, OWNER
from .data import CARDS, DATA, SEAS, SIDES, TURNS
from .invariants import holder
from .options import OPTIONS
from .position_piles import Chance, Pile, shuffle
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
    EVENT_DECK,
    F_ACTIONS,
    F_INITIATIVE,
    F_KEEP,
    F_TURN,
    HAND,
    LAID,
    SHOWN,
    SUPPLY,
    Observation,
    State,
)
from .texts import SANCTIONS, T_AMOUNT, T_CAP, T_OP, TEXT
from .turn import ACTIONS, LAY_CARDS, MARKER

HEADER = re.compile(r"T(\d+)\s+(?:(setup)|(initiative)|(events)|actions\s+(europe|russia))", re.IGNORECASE)


REGION_NAMES = {plain(row["name_en"]): REGION[row["id"]] for row in DATA.regions} | REGION
EVENT_NAMES = {plain(row["name_en"]): EVENT[row["id"]] for row in DATA.events} | EVENT
ADVANTAGE_NAMES = {plain(row["name_en"]): ADVANTAGE[row["id"]] for row in DATA.advantages} | ADVANTAGE
_DRAWN = {name: number for number, name in enumerate(DRAWABLE, 1)}
MOST_LAID = 2  # cards of a side in a turn (3.1)
SPACES = 2  # spaces for events


def card_number(word: str) -> int:
    """The number of an action card, advantage card or event, given by id, among everything that can be drawn."""
    return syntax.look_up(word, _DRAWN, "no-card")


def _region(word: str) -> int:
    return syntax.number_of(word, REGION_NAMES, "position-country")


def _with_side(section: str, text: str) -> tuple[int, list[str]]:
    side, rest = syntax.words(text)
    return syntax.choose(section, side, SIDES), parts(rest)


class _Reader(syntax.LineReader):
    """Collects the sections of a line; `fill` then writes them into an empty record."""

    def __init__(self, text: str) -> None:
        super().__init__(SIDES, State, Observation, OPTIONS)
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
        self.cards = Pile(CARD, OWNER.tolist())
        self.advantages = Pile(ADVANTAGE_NAMES, [SIDES.index(row["side"]) for row in DATA.advantages])
        self.events = Pile(EVENT_NAMES)
        header, sections = syntax.split_line(text)
        self._read_header(header)
        self._sections().read(sections)
        if self.phase == "events" and self.exact is None and self.seen is None:
            raise BadPosition("position-header", text=header)

    def _read_header(self, text: str) -> None:
        match = HEADER.fullmatch(text)
        if not match:
            raise BadPosition("position-header", text=shown(text))
        turn, setup, initiative, events, side = match.groups()
        self.phase = next((word.lower() for word in (setup, initiative, events) if word), "actions")
        self.turn = integer(turn, 0, TURNS) if setup or events else integer(turn, 1, TURNS)
        self.side = SIDES.index(side.lower()) if side else EUROPE

    def _sections(self) -> syntax.Sections:
        """The reader of every section that a line may have; sections of a side may occur once per side."""
        cards, advantages, events = self.cards, self.advantages, self.events
        once: dict[str, syntax.Read] = {
            **self.shared_sections(),
            "prestige": self._pair("prestige", 99),
            "coins": self._pair("coins", 999),
            "sums": self._pair("sums", 999),
            "cubes": self._read_cubes,
            "region_coins": self._read_region_coins,
            "breakup": self._read_breakup,
            "sea_used": self._read_sea_used,
            "first": self._read_first,
            "europe": lambda text: _drop(cards.put(parts(text), HAND, EUROPE)),
            "russia": lambda text: _drop(cards.put(parts(text), HAND, RUSSIA)),
            "discard": lambda text: _drop(cards.put(parts(text), DISCARD)),
            "known": self._read_known,
            "played": lambda text: _drop(advantages.put(parts(text), ADV_PLAYED)),
            "event_deck": lambda text: events.put_deck(parts(text), EV_DECK, EUROPE),
            "failed": lambda text: _drop(events.put(parts(text), EV_FAILED)),
            "current": self._spaces("current"),
            "upcoming": self._spaces("upcoming"),
        }
        sided: dict[str, syntax.Read] = {
            "units": self._read_units,
            "sanctions": self._read_sanctions,
            "laid": self._sided("laid", cards, LAID),
            "shown": self._read_shown,
            "deck": self._deck("deck", cards, DECK),
            "advantages": self._sided("advantages", advantages, ADV_HAND),
            "advantage_deck": self._deck("advantage_deck", advantages, ADV_DECK),
            "removed": self._sided("removed", advantages, ADV_REMOVED),
            "events": self._sided("events", events, EV_HAND, 1),
            "won": self._sided("won", events, EV_WON, 1),
            "discarded": self._sided("discarded", events, EV_DISCARDED, 1),
        }
        return syntax.Sections(once, sided)

    def _pair(self, name: str, most: int) -> syntax.Read:
        def read(text: str) -> None:
            self.pairs[name] = syntax.pair(text.replace("?", "0") if name == "coins" else text, 0, most)

        return read

    def _sided(self, section: str, pile: Pile, place: int, step: int = 0) -> syntax.Read:
        """A reader for cards of one side in a place; places of events are followed by the side."""

        def read(text: str) -> None:
            side, words = _with_side(section, text)
            pile.put(words, place + step * side, side)

        return read

    def _deck(self, section: str, pile: Pile, place: int) -> syntax.Read:
        def read(text: str) -> None:
            side, words = _with_side(section, text)
            pile.put_deck(words, place, side)

        return read

    def _spaces(self, name: str) -> syntax.Read:
        def read(text: str) -> None:
            words = parts(text)
            if len(words) > SPACES:
                raise BadPosition("position-many", section=name, most=SPACES)
            self.spaces[name] = [self.events.put([word], EV_TABLE)[0] if word != "-" else NOBODY for word in words]

        return read

    def _read_cubes(self, text: str) -> None:
        for name, three in syntax.named_numbers("cubes", text):
            region = _name(_region(name))
            if region not in DISPUTED:
                raise BadPosition("position-disputed", word=shown(name))
            syntax.once(self.cubes, DISPUTED.index(region), "cubes", name)
            self.cubes[DISPUTED.index(region)] = syntax.numbers(three, 3, 0, 6)

    def _read_units(self, text: str) -> None:
        side, rest = syntax.words(text)
        number = syntax.choose("units", side, SIDES)
        for name, units in syntax.named_numbers("units", rest):
            region = _region(name)
            syntax.once(self.units, (number, region), f"units {side}", name)
            self.units[number, region] = integer(units, 1, UNIT_LIMIT)
        if sum(units for (owner, _), units in self.units.items() if owner == number) > UNIT_LIMIT:
            raise BadPosition("position-many", section=f"units {side}", most=UNIT_LIMIT)

    def _read_region_coins(self, text: str) -> None:
        for name, number in syntax.named_numbers("region_coins", text):
            region = _region(name)
            syntax.once(self.region_coins, region, "region_coins", name)
            self.region_coins[region] = integer(number, 0, 99)

    def _read_breakup(self, text: str) -> None:
        self.breakup = _region(text)

    def _read_sanctions(self, text: str) -> None:
        self.sanctioned.append(syntax.choose("sanctions", text, SIDES))

    def _read_sea_used(self, text: str) -> None:
        self.used += [syntax.choose("sea_used", word, SEAS) for word in parts(text)]

    def _read_first(self, text: str) -> None:
        self.first = syntax.choose("first", text, SIDES)

    def _read_shown(self, text: str) -> None:
        side, words = _with_side("shown", text)
        if len(words) > MOST_LAID or any(syntax.unknown(word) for word in words):
            raise BadPosition("position-many", section=f"shown {SIDES[side]}", most=MOST_LAID)
        self.shown[side] = self.cards.put(words, SHOWN, side)

    def _read_known(self, text: str) -> None:
        self.known += [syntax.number_of(word, CARD) for word in parts(text)]

    # Filling a record

    def fill(self, record: Any, draw_below: Chance) -> None:
        """Write everything into a record that is empty except for its options and key."""
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
        """Place cards that the line leaves out: region cards not yet won stay in supply, the rest fills hands and decks."""
        for side in range(2):
            loose = []
            for card in range(len(CARDS)):
                if OWNER[card] != side or card in self.cards.places:
                    continue
                if self.cards.is_open(side) and not _is_in_supply(record, side, card):
                    loose.append(card)
                else:
                    record["pile"][SUPPLY] |= 1 << card
            shuffle(loose, draw_below)
            self._guess_laid(record, side, loose, draw_below)
            dealt = list(self.cards.deal(side, HAND, loose))
            self._deal_known(side, dealt, loose)
            self.cards.places |= dict.fromkeys(dealt, HAND)
            deck = loose + self.cards.decks.get(side, [])[::-1]
            self.cards.places |= dict.fromkeys(loose, DECK)
            record["deck"][side, : len(deck)], record["deck_count"][side] = deck, len(deck)
            record["shown"][side, : len(self.shown.get(side, []))] = self.shown.get(side, [])
        for card, place in self.cards.places.items():
            record["pile"][place] |= 1 << card
        for card in self.known:
            if self.cards.places.get(card) not in (HAND, LAID):
                raise BadPosition("position-known", seat=SIDES[1 - OWNER[card]], card=CARDS[card], section="known")
            record["known"] |= 1 << card

    def _deal_known(self, side: int, dealt: list[int], loose: list[int]) -> None:
        """Put cards publicly known to be in a hand among its unknown ones, unless the line places them elsewhere."""
        others = [card for card in dealt if card not in self.known]
        for card in self.known:
            if card in loose and others:
                other = others.pop()
                loose[loose.index(card)], dealt[dealt.index(other)] = other, card

    def _guess_laid(self, record: Any, side: int, loose: list[int], draw_below: Chance) -> None:
        """Draw unknown laid cards that fit the announced sum, if one is given."""
        number = self.cards.unknown.pop((side, LAID), 0)
        if not number:
            return
        if number > MOST_LAID:
            raise BadPosition("position-many", section=f"laid {SIDES[side]}", most=MOST_LAID)
        laid = [card for card, place in self.cards.places.items() if place in (LAID, SHOWN) and OWNER[card] == side]
        wanted = self.pairs["sums"][side] - sum(int(INITIATIVE[card]) for card in laid) if "sums" in self.pairs else None
        sets = [cards for cards in combinations(sorted(loose), number) if wanted in (None, sum(int(INITIATIVE[card]) for card in cards))]
        room = self.cards.unknown.get((side, HAND), 0)  # for known cards that are not laid
        if self.seat is not None:
            sets = [cards for cards in sets if sum(card in loose and card not in cards for card in self.known) <= room]
        if not sets:
            raise BadPosition("position-no-cards", seat=SIDES[side])
        for card in sets[draw_below(len(sets))]:
            loose.remove(card)
            self.cards.places[card] = LAID

    def _fill_advantages(self, record: Any, draw_below: Chance) -> None:
        for side in range(2):
            own = [number for number, row in enumerate(DATA.advantages) if row["side"] == SIDES[side]]
            loose = [card for card in own if card not in self.advantages.places]
            shuffle(loose, draw_below)
            for place in (ADV_HAND, ADV_REMOVED):
                self.advantages.places |= self.advantages.deal(side, place, loose)
            deck = (loose if self.advantages.is_open(side) else []) + self.advantages.decks.get(side, [])[::-1]
            self.advantages.places |= dict.fromkeys(loose, ADV_DECK if self.advantages.is_open(side) else ADV_REMOVED)
            record["advantage_deck"][side, : len(deck)], record["advantage_count"][side] = deck, len(deck)
        for card, place in self.advantages.places.items():
            record["advantage"][place] |= 1 << card

    def _fill_events(self, record: Any, draw_below: Chance) -> None:
        """Place events that the line leaves out: unknown hands, then the deck as expected in this turn, the rest in the box."""
        pools = {period: [e for e in range(len(EVENTS)) if EVENT_PERIOD[e] == period and e not in self.events.places] for period in (1, 2)}
        for pool in pools.values():
            shuffle(pool, draw_below)
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
        if len(deck) > EVENT_DECK:
            raise BadPosition("position-many", section="event_deck", most=EVENT_DECK)
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


def _drop(_: Any) -> None:
    """Ignore the result: the cards are already in their pile."""


def _name(region: int) -> str:
    return next(name for name, number in REGION.items() if number == region)


def _is_in_supply(record: Any, side: int, card: int) -> bool:
    """Return whether the side has not won a region card (5.4)."""
    fields = [field for field in range(len(DISPUTED)) if FIELD_CARD[side, field] == card]
    organisations = (0, 1) if side == EUROPE else (2,)
    return bool(fields) and max(int(record["cube"][o, fields[0]]) for o in organisations) < 5


def _undrawn(turn: int) -> int:
    """The number of events in the deck during the actions of a turn (11.2)."""
    return 18 - 2 * sum(int(TURN[before, DRAW_STEP]) for before in range(1, turn))


def read_position(text: str) -> Layout:
    """Parse a line; raises BadPosition that names the wrong part."""
    reader = _Reader(text)

    def fill(record: Any, draw_below: Chance) -> None:
        """Parse the line again for each attempt, since dealing consumes what it leaves open."""
        _Reader(text).fill(record, draw_below)

    return Layout(reader.options, fill, reader.exact, reader.seat, reader.seen)


def write_position(record: Any, seat: int | None) -> str:
    """The line of a record, or of a *seat*'s observation."""
    return write_sections(record, seat)


def check(record: Any) -> None:
    """Raise BadPosition for an unplayable position: nobody to move, both sides in one area, both dominant in one region."""
    syntax.check(record, SIDES)
    both = record["units"][0].astype(bool) & record["units"][1].astype(bool)
    if both.any():
        raise BadPosition("position-both", word=_name(int(np.flatnonzero(both)[0])))
