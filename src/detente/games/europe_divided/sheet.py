"""The board as text, 100 columns wide, drawn from what one seat may know."""

import textwrap
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from detente.engine.journal import action_text
from detente.engine.sheet import BaseSheet
from detente.engine.text import Catalogue

from .board import DISPUTED, FIRST, NUMBER, PERIOD, REGIONS
from .cards import ADVANTAGES, EVENT_SIDE, EVENTS, INITIATIVE, OWN_ADVANTAGES, OWN_CARDS, STRENGTH
from .game import RULES
from .invariants import members
from .nearness import nearness
from .page_hints import phase
from .state import ADV_HAND, C_CARD, EV_HAND, F_CARD, HAND, LAID, X_TEXT, Observation
from .tables import CARDS, ORGANISATIONS, SEAS, SIDES, VERBS
from .texts import ADVANTAGE, T_KIND, T_SUBJECT, TEXT
from .texts import SEA as SEA_KIND

Paint = Callable[[str, str], str]

WIDTH, LABEL, NAME = 100, 24, 30
STYLE = ("us", "ussr")  # blue and red


def cut(text: str, width: int) -> str:
    """A text in exactly *width* columns.

    >>> cut("Western Balkans", 8), cut("Poland", 8)
    ('Western…', 'Poland  ')
    """
    return (text if len(text) <= width else text[: width - 1].rstrip() + "…").ljust(width)


def rule(title: str) -> str:
    """A title on a line across the page."""
    return f"{title} ".ljust(WIDTH, "─")


def plain(text: str, style: str) -> str:
    """No colours."""
    return text


class Sheet(BaseSheet):
    """One seat's view of a game, ready to be printed."""

    def __init__(self, seen: Any, text: Catalogue, paint: Paint = plain) -> None:
        self.o, self.text, self.paint = Observation.load(seen), text, paint
        self.sides = tuple(text.format(f"side-{side}.short") for side in SIDES)

    def board(self) -> str:
        """Tracks, map, events and the own cards."""
        lines = [self.heading(), *self.tracks(), "", *self.map(), "", *self.events(), "", *self.hand()]
        return "\n".join(line.rstrip() for line in lines)

    def heading(self) -> str:
        """Game, turn and phase on a line across the page."""
        words = (self.text.format("game-name"), *self.when())
        return self.paint(rule("── " + " ── ".join(words)), "bold")

    def when(self) -> tuple[str, str, str]:
        """Turn, period and phase."""
        turn = f"{self.text.format('track-turn')} {self.o.turn}"
        return turn, self.text.format(f"period-{PERIOD[self.o.turn]}"), self.text.format(f"phase-{phase(self.o)}")

    def status(self) -> str:
        """What changes often, in one line."""
        turn, _, name = self.when()
        return " · ".join((turn, name, f"{self.text.format('track-prestige')} {self.pair(self.o.prestige)}"))

    def pair(self, numbers: Any) -> str:
        """A number of each side; what is hidden is a question mark."""
        return " · ".join(f"{name} {'?' if number < 0 else int(number)}" for name, number in zip(self.sides, numbers, strict=True))

    def line(self, track: str, parts: Sequence[str]) -> list[str]:
        """A label and a list that may need several lines."""
        label = cut(self.text.format(f"track-{track}"), LABEL)
        return textwrap.wrap(label + (" · ".join(parts) or "–"), WIDTH, subsequent_indent=" " * LABEL)

    def tracks(self) -> Iterator[str]:
        """Markers, piles and what is in force."""
        o = self.o
        pairs = {"prestige": o.prestige, "coins": o.coins, "supply": o.supply, "hand": o.hand_count, "deck": o.deck_count}
        for track, numbers in (pairs | {"advantages": o.advantage_hand}).items():
            yield from self.line(track, [self.pair(numbers)])
        if o.acting >= 0:
            yield from self.line("initiative", [self.pair(o.sums), self.text.format("log-step", side=self.sides[o.acting])])
        yield from self.line("shown", [f"{self.sides[side]}: {self.card(int(c))}" for side in range(2) for c in o.shown[side] if c >= 0])
        yield from self.line("seas", [self.sea(sea) for sea in range(2)])
        coins = [f"{self.region(r)} {int(o.region_coins[r])}" for r in range(NUMBER) if o.region_coins[r]]
        yield from self.line("region_coins", coins) if coins else []
        force = [self.text.format("state-sanctions", side=self.sides[side]) for side in range(2) if o.surcharge[side] or o.no_income[side]]
        force += [self.text.format("state-breakup", region=self.region(o.breakup))] if o.breakup >= 0 else []
        yield from self.line("in_force", force) if force else []

    def sea(self, sea: int) -> str:
        """Who holds a sea."""
        holder = int(self.o.sea[sea])
        name = self.text.format(f"organisation-{ORGANISATIONS[holder]}") if holder >= 0 else "–"
        return f"{self.text.format(f'region-{SEAS[sea]}')}: {name}"

    def region(self, region: int) -> str:
        return self.text.format(f"region-{REGIONS[region]}")

    def card(self, card: int) -> str:
        return self.text.format(f"card-{CARDS[card]}")

    def map(self) -> Iterator[str]:
        """The disputed regions with cubes and units, then units elsewhere."""
        names = [self.text.format(f"organisation-{name}") for name in ORGANISATIONS]
        head = cut("", NAME) + "".join(cut(name, 13) for name in names) + "".join(cut(f"⚑ {name}", 14) for name in self.sides)
        yield self.paint(head.rstrip(), "bold")
        for field in range(len(DISPUTED)):
            cubes = "".join(cut(str(int(n)) if n else "·", 13) for n in self.o.cube[:, field])
            units = "".join(self.paint(cut(str(int(n)) if n else "·", 14), STYLE[s]) for s, n in enumerate(self.o.units[:, FIRST + field]))
            yield cut(self.region(FIRST + field), NAME) + cubes + units
        for side in range(2):
            elsewhere = [
                f"{self.region(r)} {int(n)}" for r, n in enumerate(self.o.units[side]) if n and not FIRST <= r < FIRST + len(DISPUTED)
            ]
            yield from self.line("start_units", [f"{self.sides[side]}: " + ", ".join(elsewhere)]) if elsewhere else []

    def events(self) -> Iterator[str]:
        """Current and upcoming events and how near they are to being met."""
        for track, events in (("current", self.o.current), ("upcoming", self.o.upcoming)):
            yield from self.line(track, [self.event(int(event)) for event in events if event >= 0])

    def event(self, event: int) -> str:
        """An event, whose it is, and how many steps it is short."""
        near = nearness(self.o, event)
        state = self.text.format("state-met") if near["met"] else self.text.format("state-short", steps=near["short"])
        return f"{self.text.format(f'event-{EVENTS[event]}')} ({self.sides[EVENT_SIDE[event]]}, {state})"

    def hand(self) -> Iterator[str]:
        """The own cards."""
        seat = self.o.seat
        if seat > 1:
            return
        yield self.paint(rule(f"{self.text.format('cli-hand')}: {self.sides[seat]}"), "bold")
        yield from self.line("hand", [self.valued(card) for card in members(self.o.pile[HAND] & OWN_CARDS[seat])])
        yield from self.line("laid", [self.valued(card) for card in members(self.o.pile[LAID] & OWN_CARDS[seat])])
        own = members(self.o.advantage[ADV_HAND] & OWN_ADVANTAGES[seat])
        yield from self.line("advantages", [self.text.format(f"advantage-{ADVANTAGES[card]}") for card in own])
        yield from self.line("event_hand", [self.event(event) for event in members(self.o.event[EV_HAND + seat])])

    def valued(self, card: int) -> str:
        """A card with its initiative."""
        return f"{self.card(card)} ({INITIATIVE[card]})"

    # Questions

    def subject(self) -> str:
        """The card, advantage card or sea in question."""
        for frame in reversed(self.o.stack[: self.o.depth]):
            row = TEXT[int(frame[X_TEXT])]
            if frame[0] == F_CARD:
                return self.card(int(frame[C_CARD]))
            if row[T_KIND] == ADVANTAGE:
                return self.text.format(f"advantage-{ADVANTAGES[row[T_SUBJECT]]}")
            if row[T_KIND] == SEA_KIND:
                return self.text.format(f"sea-{SEAS[row[T_SUBJECT]]}")
        return ""

    def words(self, action: str, question: str) -> str:
        """The name of an action as an answer to a question."""
        return action_text(RULES, self.text, action, question)

    def label(self, action: str, question: str) -> str:
        """An action in words; a cube with its value, a card with its initiative, an action with its strength."""
        words = self.words(action, question)
        kind, _, name = action.partition(":")
        if kind == "card":
            return self.valued(CARDS.index(name))
        if kind in ORGANISATIONS:
            return f"{words} {int(self.o.cube[ORGANISATIONS.index(kind), DISPUTED.index(name)])}"
        if kind == "use" and name.endswith(("grow", "income")):
            frame = self.o.stack[self.o.depth - 1]
            return f"{words} +{STRENGTH[int(frame[C_CARD]), VERBS.index(name)]}"
        return words


def find_card(text: Catalogue, word: str) -> str | None:
    """The card, advantage card or event meant by its id, its title, or the beginning of one; None if none or several."""
    wanted = word.casefold().rpartition(":")[2].strip()
    names = {card: (card, title(text, card).casefold()) for card in (*CARDS, *ADVANTAGES, *EVENTS)}
    exact = [card for card, spellings in names.items() if wanted in spellings]
    near = exact or [card for card, spellings in names.items() if any(name.startswith(wanted) for name in spellings)]
    return near[0] if len(near) == 1 or (exact and len(exact) == 1) else None


def title(text: Catalogue, card: str) -> str:
    """The title of a card of any kind."""
    kind = "card" if card in CARDS else "advantage" if card in ADVANTAGES else "event"
    return text.format(f"{kind}-{card}")


def write_card(text: Catalogue, card: str, paint: Paint = plain) -> str:
    """A card of any kind: title, values and texts."""
    lines = [paint(title(text, card), "bold")]
    if card in CARDS:
        number = CARDS.index(card)
        verbs = [(text.format(f"action-use-{verb}"), int(STRENGTH[number, n])) for n, verb in enumerate(VERBS) if STRENGTH[number, n]]
        lines.append(
            f"  {text.format('track-initiative')} {INITIATIVE[number]} · " + " · ".join(f"{name} {value}" for name, value in verbs)
        )
    kind = "card" if card in CARDS else "advantage" if card in ADVANTAGES else "event"
    for part in ("action", "effect", "reaction", "text", "history"):
        if text.has(f"{kind}-{card}.{part}"):
            lines += textwrap.wrap(text.format(f"{kind}-{card}.{part}"), WIDTH, initial_indent="  ", subsequent_indent="  ")
    return "\n".join(lines)
