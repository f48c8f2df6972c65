"""The board as text, 100 columns wide, drawn from one seat's observation."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from detente.engine.log import action_text
from detente.engine.sheet import WIDTH, BaseSheet, Paint, cut, plain, rule
from detente.engine.text import Catalogue

from .board import DISPUTED, FIRST, NUMBER, PERIOD, REGION, REGIONS
from .card_words import CardWords, find_card, write_card
from .cards import ADVANTAGE, ADVANTAGE_COINS, EVENT, EVENT_SIDE, FIELD_CARD, INITIATIVE, OWN_ADVANTAGES, OWN_CARDS, STRENGTH
from .coins import lying_coins
from .data import CARDS, EUROPE_VERBS, ORGANISATIONS, SEAS, SIDES, VERBS
from .game import RULES
from .influence import sea_total
from .invariants import members
from .nearness import nearness
from .state import ADV_HAND, C_CARD, EV_HAND, F_CARD, HAND, LAID, Q_MOVE, SUPPLY, X_TEXT, Observation
from .texts import ADVANTAGE as ADVANTAGE_KIND
from .texts import KINDS, T_KIND, T_SUBJECT, TEXT
from .texts import SEA as SEA_KIND
from .view import resolves
from .view_hints import frames, growth, income, moves, phase, prices, reasons, stop_at

__all__ = ["Sheet", "find_card", "write_card"]

LABEL, NAME = 24, 30
STYLE = ("first", "second")  # blue and red


class Sheet(BaseSheet):
    """One seat's view of a game, ready to print."""

    def __init__(self, seen: Any, text: Catalogue, paint: Paint = plain) -> None:
        self.o: Any = Observation.load(seen)
        self.text, self.paint = text, paint
        self.words_of = CardWords(text, self.o.version)
        self.sides = tuple(text.format(f"side-{side}.short") for side in SIDES)

    def board(self) -> str:
        """Tracks, map, events and the seat's own cards."""
        lines = [self.heading(), *self.tracks(), "", *self.map(), "", *self.events(), "", *self.hand()]
        return "\n".join(line.rstrip() for line in lines)

    def heading(self) -> str:
        """Game, turn and phase as a heading line."""
        words = (self.text.format("game-name"), *self.when())
        return self.paint(rule("── " + " ── ".join(words)), "bold")

    def when(self) -> tuple[str, str, str]:
        """Turn, period and phase."""
        turn = self.text.format("log-turn", turn=int(self.o.turn))
        return turn, self.text.format(f"period-{PERIOD[self.o.turn]}"), self.text.format(f"phase-{phase(self.o)}")

    def status(self) -> str:
        """A status line of what changes often."""
        turn, _, name = self.when()
        tracks = (("prestige", self.o.prestige), ("coins", self.o.coins))
        return " · ".join((turn, name, *(f"{self.text.format(f'track-{track}')}: {self.pair(numbers, ', ')}" for track, numbers in tracks)))

    def pair(self, numbers: Any, between: str = " · ") -> str:
        """A number for each side, with a question mark for hidden ones."""
        return between.join(f"{name} {'?' if number < 0 else int(number)}" for name, number in zip(self.sides, numbers, strict=True))

    def line(self, track: str, parts: Sequence[str]) -> list[str]:
        """A label and a list, wrapped if necessary."""
        label = cut(self.text.format(f"track-{track}"), LABEL)
        return textwrap.wrap(label + (" · ".join(parts) or "–"), WIDTH, subsequent_indent=" " * LABEL)

    def rows(self, title: str, rows: Sequence[str]) -> Iterator[str]:
        """A title followed by rows, each wrapped if necessary; nothing without rows."""
        if rows:
            yield title
        for row in rows:
            yield from textwrap.wrap(row, WIDTH, initial_indent="  ", subsequent_indent=" " * 6)

    def tracks(self) -> Iterator[str]:
        """Markers, piles and active effects."""
        o = self.o
        pairs = {"prestige": o.prestige, "coins": o.coins, "supply": o.supply, "hand": o.hand_count, "deck": o.deck_count}
        for track, numbers in (pairs | {"advantages": o.advantage_hand}).items():
            yield from self.line(track, [self.pair(numbers)])
        if o.acting >= 0:
            yield from self.line("initiative", [self.pair(o.sums), self.text.format("log-step", side=self.sides[o.acting])])
        yield from self.line("shown", [f"{self.sides[side]}: {self.card(int(c))}" for side in range(2) for c in o.shown[side] if c >= 0])
        coins = [f"{self.region(r)} {int(o.region_coins[r])}" for r in range(NUMBER) if o.region_coins[r]]
        yield from self.line("region_coins", coins) if coins else []
        force = [self.text.format("state-sanctions", side=self.sides[side]) for side in range(2) if o.surcharge[side] or o.no_income[side]]
        force += [self.text.format("state-breakup", region=self.region(o.breakup))] if o.breakup >= 0 else []
        yield from self.line("in_force", force) if force else []
        yield from self.rows(self.text.format("track-seas"), [self.sea(sea) for sea in range(len(SEAS))])

    def sea(self, sea: int) -> str:
        """The holder of a sea, its totals, and the holder's benefits (section 7)."""
        holder, name = int(self.o.sea[sea]), self.text.format(f"region-{SEAS[sea]}")
        totals = ", ".join(
            f"{self.text.format(f'organisation-{one}')} {int(sea_total(self.o, sea, number))}" for number, one in enumerate(ORGANISATIONS)
        )
        if holder < 0:
            return f"{name}: – ({totals})"
        bonus = self.words_of.printed(f"sea-{SEAS[sea]}.{ORGANISATIONS[holder]}")
        return f"{name}: {self.text.format(f'organisation-{ORGANISATIONS[holder]}')} ({totals}). {bonus}"

    def region(self, region: int) -> str:
        return self.words_of.region(region)

    def card(self, card: int) -> str:
        return self.words_of.card(card)

    def map(self) -> Iterator[str]:
        """The disputed regions with cubes and units, then region cards and units elsewhere."""
        names = [self.text.format(f"organisation-{name}") for name in ORGANISATIONS]
        head = cut("", NAME) + "".join(cut(name, 13) for name in names) + "".join(cut(f"⚑ {name}", 14) for name in self.sides)
        yield self.paint(head.rstrip(), "bold")
        for field in range(len(DISPUTED)):
            cubes = "".join(cut(str(int(n)) if n else "·", 13) for n in self.o.cube[:, field])
            units = "".join(self.paint(cut(str(int(n)) if n else "·", 14), STYLE[s]) for s, n in enumerate(self.o.units[:, FIRST + field]))
            yield cut(self.region(FIRST + field), NAME) + cubes + units
        for side in range(2):
            won = [self.region(FIRST + f) for f in range(len(DISPUTED)) if not int(self.o.pile[SUPPLY]) >> int(FIELD_CARD[side, f]) & 1]
            yield from self.line("region_cards", [f"{self.sides[side]}: " + ", ".join(won)]) if won else []
        for side in range(2):
            elsewhere = [
                f"{self.region(r)} {int(n)}" for r, n in enumerate(self.o.units[side]) if n and not FIRST <= r < FIRST + len(DISPUTED)
            ]
            yield from self.line("start_units", [f"{self.sides[side]}: " + ", ".join(elsewhere)]) if elsewhere else []

    # Events

    def events(self) -> Iterator[str]:
        """Current and upcoming events: their requirements, rewards, and how close they are."""
        turns = resolves(self.o)
        for track, events in (("current", self.o.current), ("upcoming", self.o.upcoming)):
            title = self.text.format(f"track-{track}") + (f" ({self.resolved(turns[track])})" if turns[track] else "")
            lying = [self.event(int(event)) for event in events if event >= 0]
            yield from self.rows(self.paint(title, "bold"), lying) if lying else self.line(track, [])

    def resolved(self, turn: int) -> str:
        return self.text.format("state-resolved", turn=turn)

    def event(self, event: int, turn: int | None = None) -> str:
        """An event: its side, requirement, reward, missing steps, and when it would be resolved."""
        facts = [self.event_side(event), self.event_state(event)] + ([self.resolved(turn)] if turn else [])
        return f"{self.words_of.event(event)} ({', '.join(facts)}). {self.words_of.event_terms(event)}"

    def event_side(self, event: int) -> str:
        return self.sides[int(EVENT_SIDE[self.o.version, event])]

    def event_state(self, event: int) -> str:
        near = nearness(self.o, event)
        return self.text.format("state-met") if near["met"] else self.text.format("state-short", steps=near["short"])

    def hand(self) -> Iterator[str]:
        """The seat's own cards."""
        seat = self.o.seat
        if seat > 1:
            return
        yield self.paint(rule(f"{self.text.format('cli-hand')}: {self.sides[seat]}"), "bold")
        for track, place in (("hand", HAND), ("laid", LAID)):
            cards = [self.valued(card) for card in members(self.o.pile[place] & OWN_CARDS[seat])]
            yield from self.rows(self.text.format(f"track-{track}"), cards)
        own = members(self.o.advantage[ADV_HAND] & OWN_ADVANTAGES[seat])
        yield from self.rows(self.text.format("track-advantages"), [self.words_of.advantage(card) for card in own])
        yield from self.rows(self.text.format("track-event_hand"), [self.event(event) for event in members(self.o.event[EV_HAND + seat])])

    def valued(self, card: int) -> str:
        """A card with its initiative and its actions."""
        return f"{self.card(card)} ({INITIATIVE[card]}): {self.words_of.verbs(card)}"

    # Questions

    def subject(self) -> str:
        """The card, effect, reaction, advantage card or sea in question."""
        for above, frame in enumerate(frames(self.o)):
            if frame[X_TEXT] and frame[0] != F_CARD:
                return self.text_subject(frame)
            if frame[0] == F_CARD:
                texts = [] if above else list(self.words_of.texts(frame[C_CARD]))
                return " ".join([f"{self.card(frame[C_CARD])}.", *texts]) if texts else self.card(frame[C_CARD])
        return ""

    def text_subject(self, frame: list[int]) -> str:
        """The text that asks, preceded by its kind."""
        row = TEXT[frame[X_TEXT]]
        kind, subject = int(row[T_KIND]), int(row[T_SUBJECT])
        if kind == ADVANTAGE_KIND:
            name = f"advantage-{RULES.names['advantage'][subject]}"
            return f"{self.text.format(name)}: {self.words_of.printed(f'{name}.text')}"
        if kind == SEA_KIND:
            holder = ORGANISATIONS[int(self.o.sea[subject])]
            return f"{self.text.format(f'region-{SEAS[subject]}')}: {self.words_of.printed(f'sea-{SEAS[subject]}.{holder}')}"
        said = self.words_of.printed(f"card-{CARDS[subject]}.{KINDS[kind]}")
        return self.text.format(f"subject-{KINDS[kind]}", card=self.card(subject), text=said)

    def words(self, action: str, question: str) -> str:
        """The name of an action as an answer to a question."""
        return action_text(RULES, self.text, action, question)

    def label(self, action: str, question: str) -> str:
        """An action in words, with its price and effect."""
        kind, _, name = action.partition(":")
        if kind == "card":
            return self.valued(CARDS.index(name))
        if kind == "advantage":
            return self.words_of.advantage(ADVANTAGE[name])
        if kind == "cash":
            return f"{self.words(action, question)}: +{int(ADVANTAGE_COINS[self.o.version, ADVANTAGE[name]])}"
        if kind == "event":
            return self.event(EVENT[name], resolves(self.o)["upcoming"] if question == "reveal" else None)
        if kind == "sea":
            holder = ORGANISATIONS[int(self.o.sea[SEAS.index(name)])]
            return f"{self.words(action, question)}: {self.words_of.printed(f'sea-{name}.{holder}')}"
        if kind == "use":
            return self.use(name)
        if kind == "region":
            return self.area(REGION[name], question)
        if kind in ORGANISATIONS:
            return self.cube(action, question)
        return self.refusal(action, question)

    def refusal(self, action: str, question: str) -> str:
        """Skipping or ending, by name for an effect or reaction."""
        frame = frames(self.o)[0]
        kind = KINDS[int(TEXT[frame[X_TEXT], T_KIND])] if frame[X_TEXT] else ""
        if action == "skip" and kind in ("effect", "reaction"):
            return self.text.format(f"words-decline-{kind}")
        return self.words(action, question)

    def use(self, verb: str) -> str:
        """An action of the card in question: strength, price and result."""
        card = frames(self.o)[0][C_CARD]
        words, price = self.words(f"use:{verb}", "action"), self.price(f"use:{verb}")
        if verb == "special":
            return f"{words}: {self.words_of.printed(f'card-{CARDS[card]}.action')}"
        if verb.endswith("grow"):
            return f"{words} +{int(STRENGTH[self.o.version, card, VERBS.index(verb)])} ({self.words_of.coins(0)})"
        if verb.endswith("income"):
            return f"{words} {self.income(card, VERBS.index(verb))}"
        if verb.endswith("mobilise"):
            return f"{words}: {self.words_of.mobilises_in(card)} ({price})"
        return f"{words} ({price})" if verb.endswith("place") else f"{words} ({self.text.format('words-move')})"

    def income(self, card: int, verb: int) -> str:
        """5.5, 7.4: all coins that income would give, and their sources."""
        total, printed, lying = income(self.o)[CARDS[card]], int(STRENGTH[self.o.version, card, verb]), int(lying_coins(self.o, card))
        parts = [self.text.format("words-printed", coins=printed)]
        parts += [self.text.format("words-lying", coins=lying)] if lying else []
        parts += [self.text.format("words-sea-coins", coins=total - printed - lying)] if total > printed + lying else []
        return f"+{total} ({', '.join(parts)})" if len(parts) > 1 else f"+{total}"

    def price(self, action: str) -> str:
        """The price of an answer."""
        frame, question = frames(self.o)[0], int(self.o.asked[self.o.seat])
        found = prices(self.o, question, frame, [action], moves(self.o, question, frame))
        return self.words_of.coins(found.get(action, 0))

    def cube(self, action: str, question: str) -> str:
        """A cube: its price if it is new, and its resulting value."""
        words, frame = self.words(action, question), frames(self.o)[0]
        organisation, _, region = action.partition(":")
        value = int(self.o.cube[ORGANISATIONS.index(organisation), DISPUTED.index(region)])
        if question == "lower":
            return f"{words} {value} → {value - 1}"
        if question == "organisation":
            return f"{words} {value}"
        if question == "place" or not value:
            return f"{words} – → 1 ({self.price(action)})"
        grown = growth(self.o, frame, action)
        notes = [self.text.format(f"words-{note}") for note in ("blocked", "card_won") if grown["blocked" if note == "blocked" else "card"]]
        return f"{words} {value} → {grown['to']}" + (f" ({', '.join(notes)})" if notes else "")

    def area(self, area: int, question: str) -> str:
        """A region or sea as an answer: units there, path and price, and the actions that the break-up marker would stop."""
        name = self.region(area)
        if question == "unit":
            return f"{name} ({self.text.format('words-units', units=int(self.o.units[self.o.seat, area]))})"
        if question == "breakup":
            card = next((card for card, own in enumerate(CARDS) if own == REGIONS[area]), None)
            stopped = self.words_of.verbs(card, EUROPE_VERBS[:3]) if card is not None else ""
            return f"{name}: {stopped or '–'}"
        notes = [self.price(f"region:{REGIONS[area]}")]
        if stop := stop_at(self.o, area):
            notes.append(self.text.format(f"words-{stop}"))
        if question != "move":
            return f"{name} ({', '.join(notes)})"
        ((start, ways),) = moves(self.o, int(self.o.asked[self.o.seat]), frames(self.o)[0]).items()
        path = [self.region(REGION[step]) for step in (start, *ways[REGIONS[area]]["path"])]
        return f"{' → '.join(path)} ({', '.join(notes)})"

    def arrange(self, actions: list[str]) -> list[str]:
        """The answers, with a unit's destinations ordered by price."""
        question, frame = int(self.o.asked[self.o.seat]), frames(self.o)[0]
        if question != Q_MOVE:
            return actions
        found = prices(self.o, question, frame, actions, moves(self.o, question, frame))
        return sorted(actions, key=lambda action: found.get(action, 0))

    def remarks(self, actions: list[str]) -> list[str]:
        """Why actions of the card in question are not offered."""
        frame = frames(self.o)[0] if self.o.depth else [0]
        if frame[0] != F_CARD:
            return []
        found = reasons(self.o, int(self.o.asked[self.o.seat]), frame)
        missing = [(self.words(action, "action"), reason) for action, reason in found if action not in actions]
        return [f"{words}: {self.text.format(f'reason-{reason}')}" for words, reason in missing]

    def card_page(self, card: str) -> str:
        """Cards as printed, and their current state."""
        return write_card(self.text, card, self.paint, self.o.version, self.card_state)

    def card_state(self, kind: str, name: str) -> list[str]:
        """What the game adds to the printed text: when an event is resolved and how close it is, who holds a sea."""
        if kind == "sea":
            return [self.sea(SEAS.index(name)).partition(". ")[0]]
        if kind != "event":
            return []
        turns, event = resolves(self.o), EVENT[name]
        lying = next((track for track, events in (("current", self.o.current), ("upcoming", self.o.upcoming)) if event in events), None)
        if lying and turns[lying]:
            return [f"{self.text.format(f'track-{lying}')}, {self.resolved(turns[lying])}; {self.event_state(event)}."]
        return []
