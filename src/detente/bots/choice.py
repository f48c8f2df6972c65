"""The answer of a bot: an action and, if available, its evaluation of the position, its reasons and the line it expects."""

import warnings
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """One heuristic and its points for (or against) an action, in hundredths of a victory point."""

    heuristic: str
    points: int

    @property
    def thumb(self) -> str:
        """The former name of `heuristic`; will be removed in the next release."""
        warnings.warn("Reason.thumb is Reason.heuristic now", DeprecationWarning, stacklevel=2)
        return self.heuristic


@dataclass(frozen=True)
class Choice:
    """A chosen legal action. *win* is the win probability after it, from 0 to 1; *line* starts with the action and continues with the
    same seat's expected next answers."""

    action: int
    win: float | None = None
    reasons: tuple[Reason, ...] = ()
    line: tuple[int, ...] = ()
    others: tuple["Choice", ...] = field(default=(), compare=False)
    worlds: int = 0
    decisions: int = 0
