"""Differences between a log and the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from detente.engine.errors import BadGameFile, DetenteError
from detente.engine.text import game_catalogue

from ..board import SIDES
from ..cards import CARD, SCORING
from .spell import TITLES, title

if TYPE_CHECKING:
    from detente.engine.table import Table

    from .scout import Node, Scout

HEADINGS = {
    "play:influence": "Place Influence", "play:realign": "Realignment", "play:coup": "Coup", "play:space": "Space Race",
    "play:event": "Event", "play:event_first": "Event",
}  # fmt: skip


class Question(DetenteError):
    """A question of the game, formatted within a message in the language of that message."""

    def __init__(self, question: str) -> None:
        super().__init__("question", question=question)
        self.question = question

    def text(self, lang: str = "en") -> str:
        return game_catalogue("twilight_struggle", lang).format(f"question-{self.question}")


class Differs(Exception):
    """The log contradicts the engine at a line; *rule* is the deciding rule. *name* selects the message (`error-import-…`)."""

    def __init__(self, line: int, said: str, found: str, rule: str, name: str = "differs", **facts: Any) -> None:
        super().__init__(line, said, found, rule)
        self.line, self.said, self.found, self.rule = line, said, found, rule
        self.name, self.facts = name, facts
        self.reached = (0, 0)  # section, and how many of its lines had been read
        self.step: int | None = None  # the move that cannot have been made, if the search went further
        self.scout: Scout | None = None  # the scout that found it, and how far the game got
        self.node: Node | None = None

    def error(self, path: str) -> BadGameFile:
        """The error for the caller of the importer."""
        facts = {"path": path, "line": self.line, "said": self.said, "found": self.found, "rule": self.rule} | self.facts
        return BadGameFile(f"import-{self.name}", **facts)


class Torn(Differs):
    """The log ends in the middle of something the engine would do."""


def is_difference(error: BadGameFile) -> bool:
    """Return whether a log was understood but breaks the rules."""
    return error.name.startswith("import-") and error.name not in ("import-no-log", "import-line", "import-setup", "import-two-games")


def side_name(side: int) -> str:
    """A side as logs write it."""
    return SIDES[side].upper()


MOST_NAMES = 8


def refusal(table: Table, seat: int, action: str, line: int, said: str) -> Differs:
    """The difference for an illegal action: a scoring card that must be played, or what is allowed instead."""
    question, legal = table.question(seat), table.legal(seat)
    held = [name for name in table.hand(SIDES[seat]) if SCORING[CARD[name]]]
    kind, _, name = action.partition(":")
    if question in ("card", "trap", "headline") and held and kind == "card" and name not in held:
        return Differs(line, said, title(held[0]), "4.5 D", "held-scoring", side=SIDES[seat], turn=int(table.turn))
    allowed = [spell_action(one) for one in legal]
    found = ", ".join(allowed[:MOST_NAMES]) + (", …" if len(allowed) > MOST_NAMES else "")
    facts = {"side": SIDES[seat], "question": Question(question) if question != "none" else "-"}
    return Differs(line, said, found or "-", "5.1", "refused", **facts)


def spell_action(action: str) -> str:
    """An action in the wording of a log, as far as logs have one."""
    name = action.partition(":")[2]
    return title(name) if name in TITLES else HEADINGS.get(action, name or action)
