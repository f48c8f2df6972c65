"""How a log and the engine can part."""

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
    """A question of the game, to be named within a sentence in the language of that sentence."""

    def __init__(self, question: str) -> None:
        super().__init__("question", question=question)
        self.question = question

    def text(self, lang: str = "en") -> str:
        return game_catalogue("twilight_struggle", lang).format(f"question-{self.question}")


class Differs(Exception):
    """The log says one thing at a line, the engine another; *rule* decides. *name*: which sentence tells it (`error-import-…`)."""

    def __init__(self, line: int, said: str, found: str, rule: str, name: str = "differs", **facts: Any) -> None:
        super().__init__(line, said, found, rule)
        self.line, self.said, self.found, self.rule = line, said, found, rule
        self.name, self.facts = name, facts
        self.reached = (0, 0)  # section, and how many of its lines had been followed
        self.step: int | None = None  # the move that cannot have been made, where the search went further
        self.scout: Scout | None = None  # who found it, and how far the game came
        self.node: Node | None = None

    def error(self, path: str) -> BadGameFile:
        """The same for the caller of the importer."""
        facts = {"path": path, "line": self.line, "said": self.said, "found": self.found, "rule": self.rule} | self.facts
        return BadGameFile(f"import-{self.name}", **facts)


class Torn(Differs):
    """The log ends in the middle of what the engine would do."""


def is_difference(error: BadGameFile) -> bool:
    """Whether a log was understood but goes against the rules."""
    return error.name.startswith("import-") and error.name not in ("import-no-log", "import-line", "import-setup", "import-two-games")


def side_name(side: int) -> str:
    """A side as logs write it."""
    return SIDES[side].upper()


MOST_NAMES = 8


def refusal(table: Table, seat: int, action: str, line: int, said: str) -> Differs:
    """What to say of an action that is not legal: a scoring card that must be played, or what is allowed instead."""
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
    """An action in the words of a log, as far as logs have any."""
    name = action.partition(":")[2]
    return title(name) if name in TITLES else HEADINGS.get(action, name or action)
