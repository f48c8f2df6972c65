"""The table as text, 100 columns wide, drawn from what one seat may know."""

import textwrap
from collections.abc import Iterator
from typing import Any

from detente.engine.journal import action_text
from detente.engine.sheet import WIDTH, Paint, cut, find_name, plain, rule
from detente.engine.text import Catalogue

from .cards import AGENTS, BIAS, CIA, EVENTS, FACTION, FACTIONS, GROUP, GROUPS, INFLUENCE, OBJECTIVE, OBJECTIVES, POINTS, POPULATION, SIDES
from .cards import STABILITY as STABILITIES
from .game import RULES
from .options import POINTS_TO_PLAY_TO
from .page import agent_state, board, groups, prompt
from .page_hints import recruit
from .state import Observation

LABEL = 26
NUMBERS = (("stability", STABILITIES), ("population", POPULATION), ("points", POINTS))
STYLES = ("us", "ussr")  # the colours of blue and red
CARDS = (*(f"group-{name}" for name in GROUPS), *(f"objective-{name}" for name in OBJECTIVES), *(f"agent-{name}" for name in AGENTS))


class Sheet:
    """One seat's view of a game, ready to be printed."""

    def __init__(self, seen: Any, text: Catalogue, paint: Paint = plain) -> None:
        self.o: Any = Observation.load(seen)
        self.text, self.paint = text, paint
        self.sides = tuple(text.format(f"side-{side}.short") for side in SIDES)
        self.page = board(self.o)

    def board(self) -> str:
        """The objective, both sides and the piles."""
        lines = [self.heading(), *self.objective(), "", *self.side(1), "", *self.side(CIA), "", *self.piles()]
        return "\n".join(line.rstrip() for line in lines)

    def name(self, kind: str, name: str) -> str:
        """The name of a card in the language."""
        return self.text.format(f"{kind}-{name}")

    def label_of(self, track: str) -> str:
        return self.text.format(f"track-{track}")

    def line(self, track: str, value: str, first: str = "") -> Iterator[str]:
        """A label and what stands beside it, folded where it is long."""
        indent = " " * (LABEL + len(first))
        yield from textwrap.wrap(first + cut(self.label_of(track), LABEL) + (value or "–"), WIDTH, subsequent_indent=indent)

    # The table

    def phase(self) -> str:
        """Round and phase."""
        return f"{self.label_of('round')} {self.o.round} · {self.name('phase', RULES.names['phase'][self.o.phase])}"

    def heading(self) -> str:
        """Game, round and phase on a line across the page."""
        return self.paint(rule(f"── {self.text.format('game-name')} ── {self.phase()}"), "bold")

    def score(self) -> str:
        """Both scores."""
        return " · ".join(f"{name} {int(score)}" for name, score in zip(self.sides, self.o.score, strict=True))

    def status(self) -> str:
        """What changes often, in one line."""
        influence = " · ".join(f"{name} {int(total)}" for name, total in zip(self.sides, self.o.influence, strict=True))
        return f"{self.phase()} · {self.label_of('influence')} {influence} · {self.label_of('score')} {self.score()}"

    def objective(self) -> Iterator[str]:
        """The card in the middle."""
        number = self.o.objective
        yield from self.line("score", f"{self.score()} / {int(self.o.option[POINTS_TO_PLAY_TO])}")
        if not number:
            return
        facts = " · ".join(f"{self.label_of(track)} {int(table[number])}" for track, table in NUMBERS)
        yield from self.line("objective", f"{self.name('objective', OBJECTIVES[number - 1])} · {facts}")
        yield from self.line("bias", ", ".join(self.name("faction", FACTIONS[faction]) for faction in BIAS[number]))
        for track in ("balance", "token"):
            holder = getattr(self.o, track)
            yield from self.line(track, self.sides[holder] if holder >= 0 else "")

    def side(self, side: int) -> Iterator[str]:
        """One player's groups, agents and victory pile."""
        stability = int(STABILITIES[self.o.objective])
        title = f"{self.sides[side]} ── {self.label_of('influence')} {int(self.o.influence[side])} / {stability}"
        yield self.paint(rule(title), STYLES[side])
        yield from self.line("groups", ", ".join(self.group(group) for group in groups(self.o, side)), "  ")
        yield from self.line("agent_x", self.agent_x(side), "  ")
        places = {"headquarters": ("hq", "maybe_x", "back"), "leave": ("leave",), "killed": ("killed",)}
        for track, states in places.items():
            inside = [name for number, name in enumerate(AGENTS, 1) if agent_state(self.o, side, number) in states]
            if inside or track == "headquarters":
                yield from self.line(track, ", ".join(self.name("agent", name) for name in inside), "  ")
        claimed = self.page["sides"][SIDES[side]]["claimed"]
        if claimed:
            cards = [f"{self.name('objective', card)} {int(POINTS[OBJECTIVE[card]])}" for card in claimed]
            yield from self.line("claimed", ", ".join(cards), "  ")

    def group(self, group: dict[str, Any]) -> str:
        """A group in play."""
        faction, state = self.name("faction", group["faction"]), self.text.format(f"state-{group['state']}")
        return f"{self.name('group', group['id'])} ({faction} {group['influence']}, {state})"

    def agent_x(self, side: int) -> str:
        """Agent X as far as the seat knows him."""
        agent = self.page["sides"][SIDES[side]]["agent_x"]
        if agent["id"]:
            return self.name("agent", str(agent["id"]))
        return self.text.format("agent-hidden") if agent["chosen"] else ""

    def piles(self) -> Iterator[str]:
        """Decks and discards, and the chance of riots."""
        deck, discard, objectives = (self.page[name] for name in ("group_deck", "group_discard", "objective_deck"))
        top = [self.name("group", card) for card in deck["top"]]
        yield from self.line("deck", str(deck["count"]) + (f" · {', '.join(top)}" if top else ""))
        yield from self.line("discard", ", ".join(self.name("group", card) for card in discard["cards"]))
        known = [self.name("objective", card) for card in objectives["top"]]
        buried = [self.name("objective", card) for card in objectives["bottom"]]
        parts = [str(objectives["count"]), *([", ".join(known)] if known else []), *([f"… {', '.join(buried)}"] if buried else [])]
        yield from self.line("objectives", " · ".join(parts))
        yield from self.line("spent", ", ".join(self.name("objective", card) for card in self.page["spent"]))
        if self.o.active >= 0:
            chances = [recruit(self.o, side) for side in range(len(SIDES))]
            shown = [f"{name} {round(100 * c['riots'])} %" for name, c in zip(self.sides, chances, strict=True) if c["legal"]]
            yield from self.line("riots", " · ".join(shown))

    # Questions

    def subject(self) -> str:
        """The group being activated, and the cards looked at."""
        open_to = prompt(self.o)
        words = [self.name("group", open_to["group"])] if open_to["group"] else []
        words += [self.name("group", open_to["card"])] if open_to["card"] else []
        return " → ".join(words)

    def words(self, action: str, question: str) -> str:
        """The name of an action as an answer to a question."""
        return action_text(RULES, self.text, action, question)

    def label(self, action: str, question: str) -> str:
        """An action in words; a group with its faction and value, an objective with its points."""
        words = self.words(action, question)
        kind, _, name = action.partition(":")
        if kind in ("group", "activate"):
            number = GROUP[name]
            return f"{words} ({self.name('faction', FACTIONS[FACTION[number]])} {int(INFLUENCE[number])})"
        if kind in ("objective", "spend"):
            return f"{words} ({int(POINTS[OBJECTIVE[name]])})"
        return words


def find_card(text: Catalogue, word: str) -> str | None:
    """The group, objective or agent meant by its id, its name in the language, or the beginning of one; None if none or several."""
    return find_name(text, word.partition(":")[2] or word, CARDS)


def write_card(text: Catalogue, card: str, paint: Paint = plain) -> str:
    """The name of a card and what is printed on it."""
    kind, _, name = card.partition("-")
    title, body = text.format(card), ""
    if kind == "group":
        faction = FACTIONS[FACTION[GROUP[name]]]
        title += f" · {text.format(f'faction-{faction}')} {int(INFLUENCE[GROUP[name]])}"
        body = text.format(f"faction-{faction}.power")
    elif kind == "agent":
        title += f" · {AGENTS.index(name) + 1}"
        body = text.format(f"{card}.ability")
    else:
        number = OBJECTIVE[name]
        for track, table in NUMBERS:
            title += f" · {text.format(f'track-{track}')} {int(table[number])}"
        title += " · " + ", ".join(text.format(f"faction-{FACTIONS[faction]}") for faction in BIAS[number])
        body = text.format(f"{card}.ability" if name in EVENTS else f"{card}.history")
    return "\n".join([paint(title, "bold"), *textwrap.wrap(body, WIDTH, initial_indent="  ", subsequent_indent="  ")])
