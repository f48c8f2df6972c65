"""What a bot answers: an action, and where it has them its opinion of the position, its reasons and the line it expects."""

import warnings
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Reason:
    """One heuristic and its points for (or against) an action, in hundredths of a victory point."""

    heuristic: str
    points: int

    @property
    def thumb(self) -> str:
        """The former name of `heuristic`; goes with the next release."""
        warnings.warn("Reason.thumb is Reason.heuristic now", DeprecationWarning, stacklevel=2)
        return self.heuristic


@dataclass(frozen=True)
class Choice:
    """One of the legal actions. *win* is the chance of winning after it, from 0 to 1; *line* begins with the action and goes on with what
    the same seat would answer next."""

    action: int
    win: float | None = None
    reasons: tuple[Reason, ...] = ()
    line: tuple[int, ...] = ()
    others: tuple["Choice", ...] = field(default=(), compare=False)
    worlds: int = 0
    decisions: int = 0
