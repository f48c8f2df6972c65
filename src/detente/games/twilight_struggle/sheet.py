"""The board as text, 100 columns wide, drawn from one seat's observation."""

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

from detente.engine.bits import WORD
from detente.engine.log import action_text, signed
from detente.engine.sheet import WIDTH, BaseSheet, Paint, cut, find_name, plain, rule
from detente.engine.text import Catalogue

from .board import (
    ASIA,
    BATTLEGROUND,
    BOXES,
    CIVIL_WAR,
    COUNTRIES,
    COUNTRY,
    REGION_MASK,
    REGIONS,
    SIDES,
    SOUTHEAST_ASIA,
    STABILITY,
    US,
    USSR,
)
from .cards import CARD, CARDS, NEUTRAL, OPS, SCORING, SIDE, STARRED
from .effects import EFFECTS
from .game import RULES, cards_in
from .operations import SPENT, VALUE
from .options import CHINESE_CIVIL_WAR
from .state import (
    DISCARD,
    F_BID,
    F_BONUS,
    F_COUP,
    F_EVENT,
    F_INFLUENCE,
    F_PLACE,
    F_PLAY,
    F_REALIGN,
    F_SETTLE,
    F_SETUP,
    F_TAKE,
    HAND,
    P_CARD,
    REMOVED,
    V_CARD,
)

COLUMNS = (("europe", "central_america"), ("middle_east", "africa"), ("asia", "southeast_asia", "south_america"))
NAME, US_CELL, USSR_CELL = 19, 3, 4  # a country: stability, mark, name, US influence, who controls, USSR influence
BLOCK = 3 + NAME + US_CELL + 3 + USSR_CELL
GAP = "  "
HALF = (WIDTH - len(GAP)) // 2
LABEL = 24
CONTROL = ("◂", "▸", " ")
STYLE = ("first", "second", "")


class Sheet(BaseSheet):
    """One seat's view of a game, ready to print."""

    def __init__(self, seen: Any, text: Catalogue, paint: Paint = plain) -> None:
        self.seen, self.text, self.paint = seen, text, paint
        self.sides = tuple(text.format(f"side-{side}.short") for side in SIDES)
        self.top = [int(number) for number in seen["stack"][max(0, int(seen["depth"]) - 1)]]

    def board(self) -> str:
        """Tracks, map and the seat's own cards."""
        lines = [self.heading(), *self.tracks(), "", *self.map(), "", *self.hand()]
        return "\n".join(line.rstrip() for line in lines)

    # Tracks

    def heading(self) -> str:
        """Game, turn and phase as a heading line."""
        turn = self.text.format("log-turn", turn=int(self.seen["turn"]))
        words = (self.text.format("game-name"), turn, self.phase())
        return self.paint(rule("── " + " ── ".join(words)), "bold")

    def phase(self) -> str:
        """Set-up, headline phase, or the action round and its side."""
        if self.top[0] in (F_BID, F_SETUP, F_BONUS):
            return self.text.format("phase-setup")
        if not self.seen["round"]:
            return self.text.format("phase-headline")
        side = int(self.seen["phasing"])
        return self.text.format("log-round", round=self.seen["round"], side=self.sides[side], side_id=SIDES[side])

    def score(self) -> str:
        """The victory points of the side ahead."""
        vp = int(self.seen["vp"])
        return self.text.format(f"score-{'even' if vp == 0 else 'us' if vp > 0 else 'ussr'}", points=abs(vp))

    def status(self) -> str:
        """A status line of what changes often."""
        parts = [self.phase(), f"{self.text.format('track-defcon')} {int(self.seen['defcon'])}", self.score()]
        return " · ".join(parts)

    def tracks(self) -> Iterator[str]:
        """The tracks and piles in two columns, the China Card, and the events in force."""
        levels = "  ".join(f"[{n}]" if n == self.seen["defcon"] else str(n) for n in range(5, 0, -1))
        left = (("defcon", levels), ("vp", self.score()), ("milops", self.pair("milops")), ("space", self.pair("space", f"/{BOXES}")))
        right = (
            ("deck", str(int(self.seen["deck_count"]))),
            ("discard", str(len(cards_in(self.seen, DISCARD)))),
            ("removed", str(len(cards_in(self.seen, REMOVED)))),
            ("hand", self.pair("hand_count")),
        )
        for one, other in zip(left, right, strict=True):
            cells = (cut(self.text.format(f"track-{name}"), LABEL) + value for name, value in (one, other))
            yield GAP.join(cell.ljust(HALF) for cell in cells)
        yield self.china()
        if headlines := [f"{self.sides[side]} {self.title(int(card))}" for side, card in enumerate(self.seen["headline"]) if card]:
            yield from self.fold("headline", headlines)
        yield from self.fold("effects", list(self.in_force()))

    def pair(self, field: str, tail: str = "") -> str:
        """A number for each side."""
        return " · ".join(f"{name} {int(number)}{tail}" for name, number in zip(self.sides, self.seen[field], strict=True))

    def fold(self, track: str, parts: Sequence[str]) -> list[str]:
        """A label and a list, wrapped if necessary."""
        label = cut(self.text.format(f"track-{track}"), LABEL)
        return textwrap.wrap(label + (" · ".join(parts) or "–"), WIDTH, subsequent_indent=" " * LABEL)

    def china(self) -> str:
        """The holder of the China Card, and whether it may be played."""
        holder = int(self.seen["china"])
        if holder < 0:
            return cut(self.text.format("track-china"), LABEL) + "–"
        face = "up" if self.seen["china_up"] else "down"
        return self.text.format("log-china", side=self.sides[holder], side_id=SIDES[holder], face=face)

    def in_force(self) -> Iterator[str]:
        """Everything that lasts: events, and the marks of the turn."""
        seen, names = self.seen, [name for bit, name in enumerate(EFFECTS) if int(self.seen["effects"]) >> bit & 1]
        yield from (self.text.format(f"effect-{name}") for name in names)
        for side, doctrine in enumerate(("containment", "brezhnev_doctrine")):
            if seen["ops_change"][side] < (doctrine in names):
                yield f"{self.text.format('card-red_scare_purge')} ({self.sides[side]})"
        if seen["death_squads"]:
            yield f"{self.text.format('card-latin_american_death_squads')} ({self.sides[US]} {signed(int(seen['death_squads']))})"
        if seen["chernobyl"] >= 0:
            yield f"{self.text.format('card-chernobyl')} ({self.text.format('region-' + REGIONS[int(seen['chernobyl'])])})"
        for field, card in (("crisis", "cuban_missile_crisis"), ("envy", "missile_envy")):
            if seen[field] >= 0:
                yield f"{self.text.format(f'card-{card}')} ({self.sides[int(seen[field])]})"
        if seen["bury"]:
            yield self.text.format("card-we_will_bury_you")

    # The map

    def map(self) -> Iterator[str]:
        """Every region as a block, in three columns."""
        columns = [[line for region in regions for line in ("", *self.region(region))][1:] for regions in COLUMNS]
        for row in zip_longest(*columns, fillvalue=""):
            yield GAP.join(cell or " " * BLOCK for cell in row)

    def region(self, region: str) -> Iterator[str]:
        """A heading and a line for each country."""
        name = rule(cut(self.text.format(f"region-{region}"), NAME + 1).rstrip(), NAME + 2)
        us, ussr = cut(self.sides[US], US_CELL).strip().rjust(US_CELL), cut(self.sides[USSR], USSR_CELL)
        yield f"{self.paint(name, 'bold')} {self.paint(us, 'first')}   {self.paint(ussr, 'second')}"
        yield from (self.country(country) for country in self.members(REGIONS.index(region)))

    def members(self, region: int) -> list[int]:
        """The countries of a block; Southeast Asia has its own, the Chinese Civil War is in Asia's if it is played."""
        inside = [c for c in range(len(COUNTRIES)) if has(REGION_MASK[region], c)]
        if region != ASIA:
            return inside
        war = [CIVIL_WAR] if self.seen["option"][CHINESE_CIVIL_WAR] else []
        return [c for c in inside if not has(REGION_MASK[SOUTHEAST_ASIA], c)] + war

    def country(self, country: int) -> str:
        """Stability, battleground mark, name, influence of both sides and control."""
        holder = next((side for side in (US, USSR) if has(self.seen["controlled"][side], country)), NEUTRAL)
        us, ussr = (int(self.seen["influence"][side, country]) for side in (US, USSR))
        mark = self.paint("★", "star") if BATTLEGROUND[country] else " "
        name = self.paint(cut(self.text.format(f"country-{COUNTRIES[country]}"), NAME), STYLE[holder])
        left = self.paint(f"{us or '·':>{US_CELL}}", "first" if us else "dim")
        right = self.paint(f"{ussr or '·':<{USSR_CELL}}", "second" if ussr else "dim")
        return f"{self.paint(str(STABILITY[country]), 'dim')}{mark} {name}{left} {self.paint(CONTROL[holder], STYLE[holder])} {right}"

    # Cards

    def hand(self) -> Iterator[str]:
        """The seat's own cards, and those seen in the other hand."""
        seat = int(self.seen["seat"])
        if seat not in (US, USSR):
            return
        own = [*cards_in(self.seen, HAND + seat)]
        if self.seen["china"] == seat and self.seen["china_up"]:
            own.append("the_china_card")
        yield self.paint(rule(f"{self.text.format('cli-hand')}: {self.sides[seat]}"), "bold")
        yield from self.cards(own)
        if known := [card for number, card in enumerate(CARDS) if has(self.seen["known"], number)]:
            yield self.paint(rule(f"{self.text.format('cli-hand')}: {self.sides[1 - seat]}"), "bold")
            yield from self.cards(known)

    def cards(self, cards: Sequence[str]) -> Iterator[str]:
        """Cards in two columns: operations, side, title; * if its event removes it."""
        rows = -(-len(cards) // 2)
        for row in range(rows):
            yield GAP.join(self.card(card) for card in cards[row::rows])

    def card(self, card: str) -> str:
        """One card in half the page width."""
        number = CARD[card]
        ops = "–" if SCORING[number] else str(OPS[number])
        side = cut("" if SIDE[number] == NEUTRAL else self.sides[SIDE[number]], USSR_CELL)
        return f"{ops} {self.paint(side, STYLE[SIDE[number]])} {cut(self.title(number), HALF - USSR_CELL - 3)}"

    def title(self, number: int) -> str:
        """The title of a card by its number."""
        return self.text.format(f"card-{CARDS[number - 1]}") + ("*" if STARRED[number] else "")

    # Questions

    def subject(self) -> str:
        """The card in question and the points left, as far as the top frame shows."""
        kind, left = self.top[0], 0
        if kind in (F_INFLUENCE, F_REALIGN):
            left = self.top[VALUE] - self.top[SPENT]
        elif kind == F_COUP:
            left = self.top[VALUE]
        elif kind in (F_SETUP, F_PLACE, F_TAKE):
            left = self.top[2]
        elif kind == F_BONUS:
            left = int(self.seen["bonus"][self.top[1]])
        card = self.current_card()
        return " ".join(part for part in (self.title(card) if card else "", f"[{left}]" if left else "") if part)

    def current_card(self) -> int:
        """The card whose use or event is being decided, or 0."""
        for frame in reversed(self.seen["stack"][: int(self.seen["depth"])]):
            if frame[0] == F_PLAY:
                return int(frame[P_CARD])
            if frame[0] in (F_EVENT, F_SETTLE):
                return int(frame[V_CARD])
        return 0

    def words(self, action: str, question: str) -> str:
        """The name of an action as an answer to a question."""
        return action_text(RULES, self.text, action, question)

    def label(self, action: str, question: str) -> str:
        """An action in words; a card with its value and side, a country with the influence there."""
        words = self.words(action, question)
        kind, _, name = action.partition(":")
        if kind == "country":
            us, ussr = (int(self.seen["influence"][side, COUNTRY[name]]) for side in (US, USSR))
            return f"{words} {us}/{ussr}"
        if kind == "card" and not SCORING[CARD[name]]:
            side = "" if SIDE[CARD[name]] == NEUTRAL else f" {self.sides[SIDE[CARD[name]]]}"
            return f"{words} ({OPS[CARD[name]]}{side})"
        return words


def has(words: Any, number: int) -> bool:
    """Return whether a number is in a set of two words."""
    return bool(int(words[number // WORD]) >> (number % WORD) & 1)


def find_card(text: Catalogue, word: str) -> str | None:
    """The card that *word* means by id, title or the beginning of its title; None if none or several match."""
    found = find_name(text, word.casefold().removeprefix("card:"), [f"card-{card}" for card in CARDS])
    return found.removeprefix("card-") if found else None


def write_card(text: Catalogue, card: str, paint: Paint = plain) -> str:
    """Title, value, side and period of a card, and its event."""
    number = CARD[card]
    side = "" if SIDE[number] == NEUTRAL else text.format(f"side-{SIDES[SIDE[number]]}.short")
    star = "*" if STARRED[number] else ""
    facts = [f"{text.format(f'card-{card}')}{star}", "" if SCORING[number] else str(OPS[number]), side]
    event = textwrap.wrap(text.format(f"card-{card}.event"), WIDTH, initial_indent="  ", subsequent_indent="  ")
    return "\n".join([paint(" · ".join(fact for fact in facts if fact), "bold"), *event])
