"""Parses a position, one line of text (docs/cia_vs_kgb.md)."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from detente.engine import position_syntax as syntax
from detente.engine.errors import BadPosition, shown
from detente.engine.machine import NOBODY
from detente.engine.rules import Layout

from .cards import (
    AGENT,
    AGENTS,
    ALL_GROUPS,
    ALL_OBJECTIVES,
    BRIEFING,
    CARD_BIT,
    CIA,
    GROUP,
    GROUPS,
    INFLUENCE,
    KGB,
    OBJECTIVE,
    OBJECTIVES,
    PHASES,
    PLANNING,
    POINTS,
    POPULATION,
    SIDES,
    STABILITY,
    STRUGGLE,
    rows,
)
from .options import OPTIONS, RIOTS_END_STRUGGLE
from .state import (
    DECK_SIZE,
    F_FIRST,
    F_PLANNING,
    F_ROUND,
    F_STRUGGLE,
    GROUP_DECK,
    HAS_PEEKED,
    MAY_PEEK,
    OBJECTIVE_DECK,
    Observation,
    State,
)
from .versions import LEADER_WINS_EXTRA_ROUNDS

HEADER = re.compile(rf"R(\d+)\s+(?:(first|{'|'.join(PHASES)})|struggle\s+(cia|kgb))", re.IGNORECASE)
CLEAN = ("briefing", "planning", "first")  # phases that need no exact record, besides a turn of the struggle
_GROUPS = {syntax.plain(row["name_en"]): GROUP[row["id"]] for row in rows("groups")} | GROUP
_OBJECTIVES = {syntax.plain(row["name_en"]): OBJECTIVE[row["id"]] for row in rows("objectives")} | OBJECTIVE
_AGENTS = {syntax.plain(row["name_en"]): AGENT[row["agent"]] for row in rows("agents")} | AGENT
_CHANCE = _GROUPS | {name: OBJECTIVE_DECK * DECK_SIZE + number for name, number in _OBJECTIVES.items()}
MOST_ROUNDS = 9999
DECK_NAMES = ("deck", "objectives")


def chosen_number(word: str) -> int:
    """The number of a forced card, group or objective."""
    return syntax.look_up(word, _CHANCE, "no-card")


def chance_name(number: int) -> str:
    """The name of a forced card."""
    return OBJECTIVES[number - DECK_SIZE - 1] if number > DECK_SIZE else GROUPS[number - 1]


class _Reader(syntax.LineReader):
    """Collects the sections of a line; `fill` then writes them into an empty record."""

    def __init__(self, text: str) -> None:
        super().__init__(SIDES, State, Observation, OPTIONS)
        self.fields: dict[str, Any] = {}
        self.groups: dict[int, list[tuple[int, bool]]] = {CIA: [], KGB: []}
        self.piles: dict[str, list[int]] = {"discard": [], "deck": [], "objectives": [], "bottom": [], "spent": [], "objective": []}
        self.agents: dict[tuple[str, int], list[int]] = {}
        self.unknown: list[int] = []  # sides whose Agent X is chosen at random
        self.claimed: dict[int, list[int]] = {CIA: [], KGB: []}
        header, sections = syntax.split_line(text)
        self._read_header(header)
        self._sections().read(sections)
        if self.exact is None and self.seen is None and self.side == NOBODY and self.moment not in CLEAN:
            raise BadPosition("position-header", text=header)

    def _read_header(self, text: str) -> None:
        match = HEADER.fullmatch(text)
        if not match:
            raise BadPosition("position-header", text=shown(text))
        number, moment, side = match.groups()
        self.round = syntax.integer(number, 1, MOST_ROUNDS)
        self.moment = moment.lower() if moment else PHASES[STRUGGLE]
        self.side = SIDES.index(side.lower()) if side else NOBODY

    def _sections(self) -> syntax.Sections:
        """The reader of every section that a line may have."""
        once: dict[str, syntax.Read] = {
            **self.shared_sections(),
            "passed": syntax.flag(self.fields, "passed"),
            "tied": syntax.flag(self.fields, "tied"),
        }
        once |= {name: self._pile(name, _GROUPS if name in ("discard", "deck") else _OBJECTIVES) for name in self.piles}
        once |= {name: self._side(name) for name in ("balance", "lost")}
        once |= {name: self._sides(name) for name in ("open", "analyst", "peek", "peeked")}
        for number, side in enumerate(SIDES):
            once |= {side: self._groups_of(number), f"{side}_claimed": self._claimed_of(number)}
            once |= {f"{side}_{what}": self._agents_of(what, number) for what in ("x", "leave", "killed", "back")}
        return syntax.Sections(once, {"known": self._read_known})

    def _pile(self, name: str, known: Mapping[str, int]) -> syntax.Read:
        def read(text: str) -> None:
            self.piles[name] += [syntax.number_of(word, known) for word in syntax.parts(text)]

        return read

    def _side(self, name: str) -> syntax.Read:
        def read(text: str) -> None:
            self.fields[name] = syntax.choose(name, text, SIDES)

        return read

    def _sides(self, name: str) -> syntax.Read:
        def read(text: str) -> None:
            self.fields[name] = [syntax.choose(name, word, SIDES) for word in syntax.parts(text)]

        return read

    def _groups_of(self, side: int) -> syntax.Read:
        def read(text: str) -> None:
            self.groups[side] += [(syntax.number_of(word.rstrip("*"), _GROUPS), not word.endswith("*")) for word in syntax.parts(text)]

        return read

    def _claimed_of(self, side: int) -> syntax.Read:
        def read(text: str) -> None:
            self.claimed[side] += [syntax.number_of(word, _OBJECTIVES) for word in syntax.parts(text)]

        return read

    def _agents_of(self, what: str, side: int) -> syntax.Read:
        def read(text: str) -> None:
            if what == "x" and text == "?":
                self.unknown.append(side)
                return
            agents = [syntax.number_of(word, _AGENTS) for word in syntax.parts(text)]
            if what == "x" and len(agents) != 1:
                raise BadPosition("position-value", section=f"{SIDES[side]}_x", given=shown(text), values=", ".join(("?", *AGENTS)))
            self.agents[what, side] = agents

        return read

    def _read_known(self, text: str) -> None:
        word, numbers = syntax.words(text)
        deck = DECK_NAMES[syntax.choose("known", word, DECK_NAMES)]
        self.fields[f"known_{deck}"] = syntax.pair(numbers, 0, DECK_SIZE)

    # Writing the sections into a record

    def fill(self, record: Any, draw_below: Callable[[int], int]) -> None:
        """Write everything into a record that is empty except for its options and key."""
        record["round"] = self.round
        record["token"] = NOBODY
        record["active"] = self.side
        record["balance"] = self.fields.get("balance", NOBODY)
        record["lost"] = self.fields.get("lost", NOBODY)
        record["passes"] = int(self.fields.get("passed", False))
        record["tied"] = int(self.fields.get("tied", False))
        if record["tied"] and record["version"] < LEADER_WINS_EXTRA_ROUNDS:
            raise BadPosition("position-section", section="tied")
        self._fill_groups(record)
        self._fill_objectives(record)
        self._fill_agents(record, draw_below)
        self._fill_frames(record)
        if self.moment != "briefing" and record["balance"] == NOBODY:
            record["balance"] = CIA if self.side == NOBODY else self.side

    def _fill_groups(self, record: Any) -> None:
        placed: set[int] = set()
        for side, groups in self.groups.items():
            if len(groups) > len(record["slot"][side]):
                raise BadPosition("position-groups", seat=SIDES[side])
            for i, (group, is_ready) in enumerate(groups):
                _once(group, placed, GROUPS)
                record["slot"][side, i] = group
                record["ready" if is_ready else "mobilised"][side] |= CARD_BIT[group]
                record["influence"][side] += INFLUENCE[group]
        for group in self.piles["discard"] + self.piles["deck"]:
            _once(group, placed, GROUPS)
        record["discard"][: len(self.piles["discard"])] = self.piles["discard"]
        record["discard_count"] = len(self.piles["discard"])
        record["loose"][GROUP_DECK] = ALL_GROUPS & ~sum(int(CARD_BIT[group]) for group in placed)
        self._fix(record, GROUP_DECK, "deck")

    def _fix(self, record: Any, deck: int, name: str) -> None:
        """Set the known top cards of a deck."""
        cards = self.piles[name][::-1]
        record["top"][deck, : len(cards)] = cards
        record["fixed"][deck] = len(cards)
        seen = self.fields.get(f"known_{name}", (0, 0))
        if max(seen) > len(cards):
            raise BadPosition("position-range", word=str(max(seen)), low=0, high=len(cards))
        record["known"][deck] = seen

    def _fill_objectives(self, record: Any) -> None:
        placed: set[int] = set()
        for side, cards in self.claimed.items():
            for card in cards:
                _once(card, placed, OBJECTIVES)
                record["claimed"][side] |= CARD_BIT[card]
                record["score"][side] += POINTS[card]
        for card in self.piles["spent"]:
            record["spent"] |= CARD_BIT[card]
        for card in self.piles["spent"] + self.piles["objectives"] + self.piles["bottom"] + self.piles["objective"]:
            _once(card, placed, OBJECTIVES)
        wanted = int(self.moment != "briefing")
        if len(self.piles["objective"]) != wanted:
            raise BadPosition("position-objective", moment=self.moment, wanted=wanted, found=len(self.piles["objective"]))
        record["objective"] = self.piles["objective"][0] if self.piles["objective"] else 0
        record["bottom"][: len(self.piles["bottom"])] = self.piles["bottom"]
        record["bottom_count"] = len(self.piles["bottom"])
        record["loose"][OBJECTIVE_DECK] = ALL_OBJECTIVES & ~sum(int(CARD_BIT[card]) for card in placed)
        self._fix(record, OBJECTIVE_DECK, "objectives")

    def _fill_agents(self, record: Any, draw_below: Callable[[int], int]) -> None:
        placed: dict[int, set[int]] = {CIA: set(), KGB: set()}
        for (what, side), agents in self.agents.items():
            for agent in agents:
                _once(agent, placed[side], AGENTS)
                if what == "x":
                    record["agent_x"][side], record["chosen"][side] = agent, 1
                else:
                    record[what][side] |= CARD_BIT[agent]
        for side in self.unknown:
            possible = [n for n in range(1, len(AGENTS) + 1) if n not in placed[side]]
            if not possible:
                raise BadPosition("position-no-cards", seat=SIDES[side])
            record["agent_x"][side], record["chosen"][side] = possible[draw_below(len(possible))], 1
        has_field = self.moment in ("first", "struggle")
        for side, agent in enumerate(record["agent_x"].tolist()):
            if bool(agent) != has_field:
                raise BadPosition("position-needed" if has_field else "position-too-early", section=f"{SIDES[side]}_x", moment=self.moment)
        for side in self.fields.get("open", []):
            record["shown"][side] = record["agent_x"][side]
        for name, value in (("peek", MAY_PEEK), ("peeked", HAS_PEEKED)):
            for side in self.fields.get(name, []):
                record["peek"][side] = value
        for side in self.fields.get("analyst", []):
            record["analyst"][side] = 1

    def _fill_frames(self, record: Any) -> None:
        phase = {"briefing": BRIEFING, "planning": PLANNING}.get(self.moment, STRUGGLE)
        frames = {"briefing": (), "planning": (F_PLANNING,), "first": (F_STRUGGLE, F_FIRST), "struggle": (F_STRUGGLE,)}[self.moment]
        record["phase"] = phase
        record["stack"][0, :2] = F_ROUND, phase if self.moment == "briefing" else (phase + 1) % len(PHASES)
        for depth, frame in enumerate(frames, 1):
            record["stack"][depth, 0] = frame
        record["depth"] = 1 + len(frames)
        if self.moment == "briefing":
            record["round"] -= 1
        self._check_struggle(record)

    def _check_struggle(self, record: Any) -> None:
        """6.5, 6.15: check that nobody has too many groups, and that there are no riots in a running struggle."""
        objective = int(record["objective"])
        for side in (CIA, KGB):
            if self.groups[side] and self.moment != "struggle":
                raise BadPosition("position-too-early", section=SIDES[side], moment=self.moment)
            is_rioting = record["option"][RIOTS_END_STRUGGLE] and record["influence"][side] > STABILITY[objective]
            if len(self.groups[side]) > POPULATION[objective] or (objective and is_rioting):
                raise BadPosition("position-groups", seat=SIDES[side])


def _once(card: int, placed: set[int], names: tuple[str, ...]) -> None:
    if card in placed:
        raise BadPosition("position-twice", card=names[card - 1])
    placed.add(card)


def read_position(text: str) -> Layout:
    """Parse a line; raises BadPosition that names the wrong part."""
    reader = _Reader(text)
    return Layout(reader.options, reader.fill, reader.exact, reader.seat, reader.seen)
