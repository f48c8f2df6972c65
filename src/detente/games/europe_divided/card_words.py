"""Cards, events and seas as the terminal prints them."""

import textwrap
from collections.abc import Callable, Iterator, Sequence

from detente.engine.sheet import WIDTH, Paint, plain
from detente.engine.text import Catalogue

from .board import DISPUTED, REGIONS, SEA_FIELDS, SEA_MINIMUM, SEA_ORDER
from .cards import (
    ADVANTAGE_COINS,
    ADVANTAGE_PRESTIGE,
    ADVANTAGES,
    AREA_SETS,
    EVENT_COIN_REGIONS,
    EVENT_COINS,
    EVENT_FIELDS,
    EVENT_PERIOD,
    EVENT_PRESTIGE,
    EVENT_SIDE,
    EVENTS,
    INITIATIVE,
    OWNER,
    REQUIREMENT,
    STRENGTH,
)
from .data import CARDS, ORGANISATIONS, REQUIREMENTS, SEAS, SIDES, VERBS
from .invariants import members
from .texts import MOBILISE_SET
from .versions import VERSION

KINDS = ("card", "advantage", "event", "sea")
NAMES = {"card": CARDS, "advantage": ADVANTAGES, "event": EVENTS, "sea": SEAS}


class CardWords:
    """The printed texts of cards in a rules version, in one language."""

    def __init__(self, text: Catalogue, version: int = VERSION) -> None:
        self.text, self.version = text, version

    def printed(self, message: str) -> str:
        """The text of a card in this rules version: `.text_1` is the text up to version 1."""
        earlier = (f"{message}_{until}" for until in range(self.version, VERSION))
        return self.text.format(next((one for one in earlier if self.text.has(one)), message))

    def side(self, number: int) -> str:
        return self.text.format(f"side-{SIDES[number]}.short")

    def region(self, region: int) -> str:
        return self.text.format(f"region-{REGIONS[region]}")

    def regions(self, areas: int) -> str:
        """The names of the areas of a set."""
        return ", ".join(self.region(area) for area in members(areas))

    def coins(self, number: int) -> str:
        """A price."""
        return self.text.format("words-coins", coins=number) if number else self.text.format("words-free")

    # Action cards

    def card(self, card: int) -> str:
        return self.text.format(f"card-{CARDS[card]}")

    def mobilises_in(self, card: int) -> str:
        """5.6: where a card mobilises."""
        return self.regions(int(AREA_SETS[MOBILISE_SET[self.version, card]]))

    def verbs(self, card: int, only: Sequence[str] = VERBS) -> str:
        """The actions of a card in short form, followed by the symbols of its texts."""
        words = [
            self.text.format(f"verb-{verb}", number=int(STRENGTH[self.version, card, VERBS.index(verb)]), regions=self.mobilises_in(card))
            for verb in only
            if STRENGTH[self.version, card, VERBS.index(verb)]
        ]
        marks = [f"[{self.text.format(f'mark-{kind}')}]" for kind in ("action", "effect", "reaction") if self.has(card, kind)]
        return ", ".join([*words, *(marks if only is VERBS else [])])

    def has(self, card: int, kind: str) -> bool:
        """Return whether a card has a text of a kind."""
        return self.text.has(f"card-{CARDS[card]}.{kind}")

    def texts(self, card: int) -> Iterator[str]:
        """The texts of an action card, each with its symbol."""
        for kind in ("action", "effect", "reaction"):
            if self.has(card, kind):
                yield f"[{self.text.format(f'mark-{kind}')}] {self.printed(f'card-{CARDS[card]}.{kind}')}"

    # Advantage cards

    def advantage(self, card: int) -> str:
        """8.1: an advantage card with its three uses."""
        name = f"advantage-{ADVANTAGES[card]}"
        trade = self.text.format("words-trade", coins=int(ADVANTAGE_COINS[self.version, card]), points=int(ADVANTAGE_PRESTIGE[card]))
        return f"{self.text.format(name)}: {self.printed(f'{name}.text')} {trade}"

    # Events

    def event(self, event: int) -> str:
        return self.text.format(f"event-{EVENTS[event]}")

    def event_terms(self, event: int) -> str:
        """9.1: the regions, requirement and reward of an event."""
        regions = [self.text.format(f"region-{DISPUTED[field]}") for field in members(EVENT_FIELDS[event])]
        requirement = f"requirement-{REQUIREMENTS[REQUIREMENT[self.version, event]].lower()}"
        if len(regions) > 1:  # the requirement is a separate sentence
            return f"{', '.join(regions)}. {self.text.format(requirement)}. {self.reward(event)}"
        return f"{regions[0]}: {self.text.format(f'{requirement}.one')}. {self.reward(event)}"

    def reward(self, event: int) -> str:
        """9.3: the reward of an event."""
        points = self.text.format("words-reward", points=int(EVENT_PRESTIGE[event]))
        if not EVENT_COINS[event]:
            return points
        coins = self.text.format("words-reward-coins", coins=int(EVENT_COINS[event]), regions=self.regions(int(EVENT_COIN_REGIONS[event])))
        return f"{points}; {coins}"

    # Seas

    def sea_terms(self, sea: int) -> Iterator[str]:
        """7.1, 7.2, 7.4: what counts for a sea card, and what it gives each holder."""
        fields = ", ".join(self.text.format(f"region-{DISPUTED[field]}") for field in members(int(SEA_FIELDS[sea])))
        order = ", ".join(self.text.format(f"organisation-{ORGANISATIONS[int(one)]}") for one in SEA_ORDER[sea])
        yield self.text.format("words-sea.terms", regions=fields, minimum=int(SEA_MINIMUM[sea]), order=order)
        for organisation in ORGANISATIONS:
            yield f"{self.text.format(f'organisation-{organisation}')}: {self.printed(f'sea-{SEAS[sea]}.{organisation}')}"

    # Whole pages

    def title(self, kind: str, name: str) -> str:
        """The title of a card of any kind."""
        return self.text.format(f"{kind}-{name}")

    def page(self, kind: str, name: str, state: Sequence[str], paint: Paint) -> Iterator[str]:
        """Everything on a card; *state* is what the current game adds to it."""
        number, marks, lines = NAMES[kind].index(name), [self.text.format(f"words-{kind}")], []
        if kind == "card":
            marks += [self.side(int(OWNER[number])), f"{self.text.format('track-initiative')} {int(INITIATIVE[number])}"]
            lines = [self.verbs(number), *self.texts(number)]
        elif kind == "advantage":
            lines = [self.advantage(number).partition(": ")[2]]
        elif kind == "event":
            marks += [self.side(int(EVENT_SIDE[self.version, number])), self.text.format(f"period-{int(EVENT_PERIOD[number])}")]
            lines = [self.event_terms(number), *state, self.text.format(f"event-{name}.history")]
        else:
            lines = [*self.sea_terms(number), *state]
        yield paint(f"{self.title(kind, name)} · {' · '.join(marks)}", "bold")
        for line in lines:
            yield from textwrap.wrap(line, WIDTH, initial_indent="  ", subsequent_indent="    ")


def find_card(text: Catalogue, word: str) -> str | None:
    """The cards that *word* means by id, title or the beginning of a title, as `kind:id` separated by spaces; None if the titles differ."""
    words = CardWords(text)
    wanted = word.casefold().rpartition(":")[2].strip()
    names = {f"{kind}:{name}": (name, words.title(kind, name).casefold()) for kind in KINDS for name in NAMES[kind]}
    exact = [card for card, spellings in names.items() if wanted in spellings]
    near = exact or [card for card, spellings in names.items() if any(name.startswith(wanted) for name in spellings)]
    return " ".join(near) if len({names[card][1] for card in near}) == 1 else None


def write_card(
    text: Catalogue,
    card: str,
    paint: Paint = plain,
    version: int = VERSION,
    state: Callable[[str, str], Sequence[str]] = lambda kind, name: (),
) -> str:
    """The pages of the cards found by `find_card`, as they were in a version."""
    pages = [one.partition(":")[::2] for one in card.split()]
    return "\n".join(line for kind, name in pages for line in CardWords(text, version).page(kind, name, state(kind, name), paint))
