"""The table as text, 100 columns wide, drawn from one seat's observation."""

import textwrap
from collections.abc import Iterator
from typing import Any

from detente.engine.log import action_text
from detente.engine.sheet import WIDTH, BaseSheet, Paint, cut, find_name, fold, plain, rule
from detente.engine.text import Catalogue

from .cards import (
    AGENT,
    AGENTS,
    BIAS,
    CARD_BIT,
    CIA,
    EVENTS,
    FACTION,
    FACTIONS,
    GROUP,
    GROUPS,
    INFLUENCE,
    KGB,
    OBJECTIVE,
    OBJECTIVES,
    POINTS,
    POPULATION,
    SIDES,
    rows,
)
from .cards import STABILITY as STABILITIES
from .game import RULES
from .groups import owner
from .options import POINTS_TO_PLAY_TO
from .state import Observation
from .view import agents, board, groups, prompt
from .view_hints import blocked, effect, recruit, standing, target_frame

LABEL = 26
NUMBERS = (("stability", STABILITIES), ("population", POPULATION), ("points", POINTS))
STYLES = ("first", "second")  # the colours of blue and red
CARDS = (*(f"group-{name}" for name in GROUPS), *(f"objective-{name}" for name in OBJECTIVES), *(f"agent-{name}" for name in AGENTS))
ORDER = ("recruit", "activate", "pass")  # order of actions; those that cost points come last
PLACES = ("hq", "maybe_x", "back", "leave", "killed")
TRACK_OF_PLACE = {"hq": "headquarters"}
EVENT_PHASE = {row["id"]: row["ability_phase"].removeprefix("influence_") for row in rows("objectives") if row["kind"] == "event"}


class Sheet(BaseSheet):
    """One seat's view of a game, ready to print."""

    def __init__(self, seen: Any, text: Catalogue, paint: Paint = plain) -> None:
        self.o: Any = Observation.load(seen)
        self.text, self.paint = text, paint
        self.sides = tuple(text.format(f"side-{side}.short") for side in SIDES)
        self.page = board(self.o)

    def board(self) -> str:
        """The objective, both sides and the piles."""
        lines = [self.heading(), *self.objective(), "", *self.side(KGB), "", *self.side(CIA), "", *self.piles()]
        return "\n".join(line.rstrip() for line in lines)

    def name(self, kind: str, name: str) -> str:
        """The name of a card in the language."""
        return self.text.format(f"{kind}-{name}")

    def label_of(self, track: str) -> str:
        return self.text.format(f"track-{track}")

    def line(self, track: str, value: str, first: str = "") -> list[str]:
        """A label and its value, wrapped if it is long."""
        return fold(first + cut(self.label_of(track), LABEL) + (value or "–"), LABEL + len(first))

    # The table

    def phase(self) -> str:
        """The round and the phase."""
        return f"{self.text.format('log-round', round=int(self.o.round))} · {self.name('phase', RULES.names['phase'][self.o.phase])}"

    def heading(self) -> str:
        """Game, round and phase as a heading line."""
        return self.paint(rule(f"── {self.text.format('game-name')} ── {self.phase()}"), "bold")

    def score(self) -> str:
        """Both scores."""
        return " · ".join(f"{name} {int(score)}" for name, score in zip(self.sides, self.o.score, strict=True))

    def status(self) -> str:
        """A status line of what changes often."""
        influence = " · ".join(f"{name} {int(total)}" for name, total in zip(self.sides, self.o.influence, strict=True))
        return f"{self.phase()} · {self.label_of('influence')} {influence} · {self.label_of('score')} {self.score()}"

    def objective(self) -> Iterator[str]:
        """The card in the middle."""
        number = self.o.objective
        extra = f" · {self.text.format('standing-extra')}" if self.o.tied else ""
        yield from self.line("score", f"{self.score()} / {int(self.o.option[POINTS_TO_PLAY_TO])}{extra}")
        if not number:
            return
        name = OBJECTIVES[number - 1]
        facts = " · ".join(f"{self.label_of(track)} {int(table[number])}" for track, table in NUMBERS)
        yield from self.line("objective", f"{self.name('objective', name)} · {facts}")
        if name in EVENTS:
            yield from self.line("ability", self.text.format(f"objective-{name}.ability"))
        yield from self.line("bias", ", ".join(self.word_of(FACTIONS[faction]) for faction in BIAS[number]))
        for track in ("balance", "token"):
            holder = getattr(self.o, track)
            yield from self.line(track, self.sides[holder] if holder >= 0 else "")
        rights = self.rights()
        yield from self.line("rights", ", ".join(rights)) if rights else ()

    def rights(self) -> list[str]:
        """The rights won by agents of the last round for the next one."""
        return [
            self.text.format(f"right-{right}", side=self.sides[side])
            for side, name in enumerate(SIDES)
            for right, is_open in self.page["sides"][name]["rights"].items()
            if is_open
        ]

    def side(self, side: int) -> Iterator[str]:
        """One player's groups, agents and victory pile."""
        objective = self.o.objective
        laid = groups(self.o, side)
        influence = f"{self.label_of('influence')} {int(self.o.influence[side])} / {int(STABILITIES[objective])}"
        population = f"{self.label_of('groups')} {len(laid)} / {int(POPULATION[objective])}"
        yield self.paint(rule(f"{self.sides[side]} ── {influence} · {population}"), STYLES[side])
        yield from self.line("groups", ", ".join(self.group(group) for group in laid), "  ")
        yield from self.line("agent_x", self.agent_x(side), "  ")
        for place in PLACES:
            inside = [agent["id"] for agent in agents(self.o, side) if agent["state"] == place]
            if inside:
                yield from self.line(TRACK_OF_PLACE.get(place, place), ", ".join(self.agent(name) for name in inside), "  ")
        claimed = self.page["sides"][SIDES[side]]["claimed"]
        if claimed:
            yield from self.line("claimed", ", ".join(self.claimed(card) for card in claimed), "  ")

    def group(self, group: dict[str, Any]) -> str:
        """A group in play, in front of its owner."""
        state = self.text.format(f"state-{group['state']}")
        return f"{self.name('group', group['id'])} ({self.word_of(group['faction'])} {group['influence']}, {state})"

    def word_of(self, faction: str) -> str:
        """A faction's name for use within a line."""
        return self.text.format(f"faction-{faction}.word")

    def agent(self, name: str) -> str:
        """An agent with his initiative."""
        return f"{self.name('agent', name)}\xa0({AGENT[name]})"

    def agent_x(self, side: int) -> str:
        """Agent X as far as the seat knows."""
        agent = self.page["sides"][SIDES[side]]["agent_x"]
        if not agent["chosen"]:
            return ""
        state = self.text.format("agent-open" if agent["open"] else "agent-hidden")
        return f"{self.agent(str(agent['id']))}, {state}" if agent["id"] else state

    def claimed(self, card: str) -> str:
        """An objective of a victory pile: its points, and when its ability can be used."""
        points = f"{self.name('objective', card)}\xa0{int(POINTS[OBJECTIVE[card]])}"
        return f"{points} ({self.name('phase', EVENT_PHASE[card])})" if card in EVENTS else points

    def piles(self) -> Iterator[str]:
        """Decks and discards, the state of the struggle, and the probability of riots."""
        deck, discard, objectives = (self.page[name] for name in ("group_deck", "group_discard", "objective_deck"))
        yield from self.line("deck", self.pile(deck["count"], "group", deck["top"]))
        yield from self.line("discard", self.pile(discard["count"], "group", discard["cards"][::-1]))  # only the top, unless open
        yield from self.line("objectives", self.pile(objectives["count"], "objective", objectives["top"], objectives["bottom"]))
        yield from self.line("spent", ", ".join(self.name("objective", card) for card in self.page["spent"]))
        if self.o.active >= 0:
            yield from self.line("standing", self.standing())
            yield from self.line("riots", " · ".join(f"{name} {self.danger(side)}" for side, name in enumerate(self.sides)))

    def pile(self, count: int, kind: str, top: list[str], bottom: list[str] | None = None) -> str:
        """The number of cards, and the known ones at both ends."""
        ends = [self.text.format(f"pile-{end}", cards=", ".join(self.name(kind, card) for card in cards))
                for end, cards in (("top", top), ("bottom", bottom)) if cards]  # fmt: skip
        return ", ".join([str(count), "; ".join(ends)] if ends else [str(count)])

    def danger(self, side: int) -> str:
        """The probability that a side's next recruit causes riots, or the reason why it cannot recruit."""
        chance = recruit(self.o, side)
        return f"{round(100 * chance['riots'])} %" if chance["legal"] else "–"

    def standing(self) -> str:
        """Who would place the token if the struggle ended now."""
        now = standing(self.o)
        totals = sorted((int(total) for total in self.o.influence), reverse=True)
        facts: dict[str, Any] = {"most": totals[0], "least": totals[1]}
        if now["token"]:
            token = SIDES.index(now["token"])
            facts |= {"side": self.sides[token], "rioter": self.sides[1 - token]}
        if now["faction"]:
            worth = {f"{side}_worth": self.best(group) for side, group in now["groups"].items()}
            facts |= {"faction": self.word_of(now["faction"])} | worth
        return self.text.format(f"standing-{now['why']}", **facts)

    def best(self, group: str | None) -> str:
        """A group that settles a tie."""
        return f"{self.name('group', group)} {int(INFLUENCE[GROUP[group]])}" if group else "–"

    # Questions

    def subject(self) -> str:
        """The group being activated and the card it has seen, or which of several cards is being put back."""
        open_to = prompt(self.o)
        if open_to["cards"]:
            frame = self.o.stack[self.o.depth - 1]
            return self.text.format("label-place", place=int(frame[2]) + 1, most=int(frame[3]))
        words = [self.name("group", open_to["group"])] if open_to["group"] else []
        words += [self.name("group", open_to["card"])] if open_to["card"] else []
        return " → ".join(words)

    def arrange(self, actions: list[str]) -> list[str]:
        """Recruit, activate, pass; abilities that cost points come last."""

        def place(action: str) -> tuple[bool, int]:
            kind = action.partition(":")[0]
            return kind == "spend", ORDER.index(kind) if kind in ORDER else 0

        return sorted(actions, key=place)

    def words(self, action: str, question: str) -> str:
        """The name of an action as an answer to a question."""
        return action_text(RULES, self.text, action, question)

    def label(self, action: str, question: str) -> str:
        """An action in words: whose it is, in which state, what it costs and what it will do."""
        kind, _, name = action.partition(":")
        if kind == "group":
            return self.target(name, question)
        if kind == "activate":
            use = self.text.format(f"faction-{FACTIONS[FACTION[GROUP[name]]]}.use")
            return self.text.format("label-activate", card=self.card(GROUP[name]), use=use)
        if kind == "agent":
            return self.agent_answer(name, question)
        if kind == "objective":
            numbers = {track: int(table[OBJECTIVE[name]]) for track, table in NUMBERS}
            return self.text.format("label-objective", objective=self.name("objective", name), **numbers)
        if kind == "spend":
            return self.use_of(name)
        if kind == "media":
            return self.media(name)
        if action == "recruit":
            return self.recruit()
        if action == "pass":
            return self.text.format("label-pass.ends", standing=self.standing()) if self.o.passes else self.text.format("label-pass")
        if action == "decline" and question == "nobel":
            return self.text.format("label-decline", agent=self.own_agent())
        return self.words(action, question)

    def card(self, group: int, form: str = "", **facts: Any) -> str:
        """A group with faction and influence; in the longer forms with its owner and state."""
        faction, influence = self.word_of(FACTIONS[FACTION[group]]), int(INFLUENCE[group])
        name = self.name("group", GROUPS[group - 1])
        return self.text.format(f"label-group{form}", group=name, faction=faction, influence=influence, **facts)

    def in_play(self, group: int, form: str) -> str:
        """A group in play with its owner, and its state."""
        holder = owner(self.o, group)
        return self.card(group, form, side=self.sides[holder], state=self.text.format(f"state-{self.state(group)}"))

    def state(self, group: int) -> str:
        """The state of a group in play: ready or mobilised."""
        return "ready" if int(self.o.ready[owner(self.o, group)]) & int(CARD_BIT[group]) else "mobilised"

    def with_riots(self, words: str, total: int) -> str:
        """An answer, with a note if it causes riots."""
        return self.text.format("label-riots", words=words) if total > STABILITIES[self.o.objective] else words

    def recruit(self) -> str:
        """The next card as far as it is known."""
        side = int(self.o.seat)
        chance = recruit(self.o, side)
        if self.page["group_deck"]["top"]:
            return self.taken(GROUP[self.page["group_deck"]["top"][0]], "label-recruit.known")
        facts = {"chance": round(100 * chance["riots"]), "total": int(self.o.influence[side])}
        return self.text.format("label-recruit", stability=int(STABILITIES[self.o.objective]), **facts)

    def taken(self, group: int, message: str) -> str:
        """A known card that would be recruited, and the resulting total."""
        total = int(self.o.influence[self.o.seat]) + int(INFLUENCE[group])
        return self.with_riots(self.text.format(message, card=self.card(group), total=total), total)

    def media(self, use: str) -> str:
        """The possible uses of the card that a media group has seen."""
        group = GROUP[prompt(self.o)["card"]]
        return self.taken(group, "label-recruit.media") if use == "recruit" else self.text.format(f"label-{use}", card=self.card(group))

    def target(self, name: str, question: str) -> str:
        """A group that may be chosen, and the effect."""
        group, frame = GROUP[name], target_frame(self.o)
        if question == "analyst":
            return self.card(group)
        holder = owner(self.o, group)
        before = int(self.o.influence[holder])
        if frame is None:  # Nuclear Escalation
            facts = {"before": before, "after": before - int(INFLUENCE[group])}
            return self.text.format("label-order", card=self.in_play(group, ".state"), side=self.sides[holder], **facts)
        result = effect(self.o, frame[0], frame[1], group)
        if question == "turn":
            after = {"mobilise": "mobilised", "ready": "ready"}[result["effect"]]
            states = {"before": self.text.format(f"state-{self.state(group)}"), "after": self.text.format(f"state-{after}")}
            return self.text.format("label-turn", card=self.in_play(group, ".of"), **states)
        card, totals = self.in_play(group, ".state"), {side: int(result[side]) for side in SIDES}
        if question == "destroy":
            return self.text.format("label-destroy", card=card, side=self.sides[holder], before=before, after=totals[SIDES[holder]])
        words = self.text.format("label-move", card=card, receiver=self.sides[1 - holder], **totals)
        return self.with_riots(words, totals[SIDES[1 - holder]])

    def agent_answer(self, name: str, question: str) -> str:
        """An agent with his initiative and what he does or suffers."""
        use, other = self.text.format(f"agent-{name}.use"), self.sides[1 - int(self.o.seat)]
        form = f".{question}" if self.text.has(f"label-agent.{question}") else ""
        return self.text.format(f"label-agent{form}", agent=self.name("agent", name), initiative=AGENT[name], use=use, side=other)

    def own_agent(self) -> str:
        """The side's own Agent X."""
        return self.name("agent", AGENTS[int(self.o.agent_x[self.o.seat]) - 1])

    def use_of(self, event: str) -> str:
        """An event, the points that its ability costs, and its effect now."""
        facts: dict[str, Any] = {}
        if event == "nobel_peace_prize":
            facts = {"agent": self.own_agent()}
        elif event == "nuclear_escalation":
            fallen = [GROUP[group["id"]] for side in (CIA, KGB) for group in groups(self.o, side) if group["faction"] == "military"]
            facts = {"cards": ", ".join(self.in_play(group, ".of") for group in fallen)}
        total = 0
        if event == "live_benefit":
            group = GROUP[self.page["group_discard"]["top"]]
            total = int(self.o.influence[self.o.seat]) + int(INFLUENCE[group])
            facts = {"card": self.card(group), "total": total}
        use = self.text.format(f"label-spend.{event}", **facts)
        points = int(POINTS[OBJECTIVE[event]])
        return self.with_riots(self.text.format("label-spend", objective=self.name("objective", event), points=points, use=use), total)

    def remarks(self, actions: list[str]) -> list[str]:
        """Why something that looks possible is not offered."""
        found, objective = [], self.o.objective
        limits = {"most": int(POPULATION[objective]), "stability": int(STABILITIES[objective])}
        for action, reason in blocked(self.o, set(actions)).items():
            kind, _, name = action.partition(":")
            if reason != "itself":
                card = self.in_play(GROUP[name], ".of") if kind == "group" else self.card(GROUP[name]) if name else ""
                found.append(self.text.format(f"why-{kind}-{reason}", card=card, **limits))
        return found


def find_card(text: Catalogue, word: str) -> str | None:
    """The group, objective or agent that *word* means by id, name or the beginning of its name; None if none or several match."""
    return find_name(text, word.partition(":")[2] or word, CARDS)


def write_card(text: Catalogue, card: str, paint: Paint = plain) -> str:
    """The name and the printed text of a card."""
    kind, _, name = card.partition("-")
    facts = [text.format(card)]
    if kind == "group":
        faction = FACTIONS[FACTION[GROUP[name]]]
        facts.append(f"{text.format(f'faction-{faction}')} {int(INFLUENCE[GROUP[name]])}")
        body = text.format(f"faction-{faction}.power")
    elif kind == "agent":
        facts.append(f"{text.format('track-initiative')} {AGENT[name]}")
        body = text.format(f"{card}.ability")
    else:
        number = OBJECTIVE[name]
        facts += [f"{text.format(f'track-{track}')} {int(table[number])}" for track, table in NUMBERS]
        bias = ", ".join(text.format(f"faction-{FACTIONS[faction]}.word") for faction in BIAS[number])
        facts.append(f"{text.format('track-bias')}: {bias}")
        body = text.format(f"{card}.ability" if name in EVENTS else f"{card}.history")
    title = [paint(line, "bold") for line in fold(" · ".join(facts), 2)]
    return "\n".join([*title, *textwrap.wrap(body, WIDTH, initial_indent="  ", subsequent_indent="  ")])
