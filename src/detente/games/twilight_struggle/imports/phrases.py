"""The phrases of logs: one table per wording, from regular expressions to kinds of lines.

A line is matched as a whole, ignoring case; a space in a pattern matches any number of spaces, including none. Named
groups become the facts of the line: `side`, `card`, `country` and `region` are looked up by name, `leader` and `score` together are
the victory points, `word` is looked up in the wording's table of words, every other group is a number. A log in another language, or
another wording of the same log, is another entry of WORDINGS; nothing else has to change.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from ..board import US, USSR

SETUP, HEADLINE, ROUND, CLEANUP, END = "setup", "headline", "round", "cleanup", "end"
SIDE = r"(?P<side>USSR|USA|US|Soviet Union|United States)"
SCORE = r"Score is (?:even|0|(?P<leader>USSR|USA|US) (?P<score>\d+))\.?"
RESIGNS = r"(?:has )?(?:resigns|resigned|forfeits|forfeited|concedes|conceded|surrenders|surrendered|quits|quit|left the game)"
RESIGNATION = r"(?:resignation|resigning|resigned|forfeit|forfeiture|forfeited|concession|surrender)"
RUNS_OUT = (
    r"(?:(?:has )?(?:times|timed|runs|ran|run) out|clock (?:has )?(?:expires|expired|ran out)"
    r"|time (?:has )?(?:expires|expired|ran out|is up))"
)
TIME = r"(?:time|timeout|time-out|timing out|time expiration|clock)"
HELD_CARD = (
    r"\b(?:(?:held|holding|holds|kept|keeping|unplayed)\b.*\bscoring"
    r"|scoring cards? (?:was |were )?(?:held|kept|not played|in hand))\b"
)
MODIFIER = r"(?: \( (?P<modifier>[+-] \d+) \))?"


@dataclass(frozen=True)
class Wording:
    """The phrases of one kind of log."""

    headers: tuple[tuple[str, str], ...]
    lines: tuple[tuple[str, str], ...]
    sides: dict[str, int]
    words: dict[str, str]
    ending: str  # words of a last line about the end, in any phrasing
    openings: tuple[str, ...]  # beginnings of lines, to distinguish a truncated last line from nonsense

    @cached_property
    def patterns(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        """The expressions of the lines, compiled."""
        return tuple((kind, compiled(pattern)) for kind, pattern in self.lines)

    @cached_property
    def header_patterns(self) -> tuple[tuple[str, re.Pattern[str]], ...]:
        """The expressions of the headers, compiled."""
        return tuple((kind, compiled(pattern)) for kind, pattern in self.headers)

    def is_end(self, text: str) -> bool:
        """Return whether a last line that matches no phrase states how the game ended."""
        return re.search(self.ending, text, re.IGNORECASE) is not None

    def is_begun(self, text: str) -> bool:
        """Return whether a text could be the beginning of a line."""
        return any(text.startswith(opening) or opening.startswith(text) for opening in self.openings)


def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern of the table as a regular expression."""
    return re.compile(pattern.replace(" ", r"\s*"), re.IGNORECASE)


APP = Wording(
    headers=(
        (HEADLINE, r"Turn (?P<turn>\d+) ,? Headline Phase (?:: (?P<cards>[^:]*) (?:: (?P<rest>.*))?)?"),
        (ROUND, rf"Turn (?P<turn>\d+) ,? {SIDE} (?:AR|Action Round) (?P<round>\d+) (?:: (?P<card>[^:]*) (?:: (?P<rest>.*))?)?"),
        (CLEANUP, r"Turn \d+ ,? Cleanup (?:: (?:: )?(?P<rest>.*))?"),
        (SETUP, r"SETUP : (?:: )?(?P<rest>.*)"),
        (END, r": : (?P<rest>.*)"),
    ),
    lines=(
        ("player", rf"(?P<who>.*) will play as {SIDE}\.?"),
        ("bid", rf".+ bids (?P<points>[+-]? ?\d+) Influence for {SIDE}\.?"),
        ("handicap", rf"(?:Handicap influence|Additional Influence from bidding) : {SIDE} (?P<points>[+-] \d+)"),
        ("no_handicap", r"(?:Handicap influence|Additional Influence from bidding) : None"),
        ("scenario", r"Scenario : (?P<word>.+)"),
        ("optional", r"Optional Cards (?:Added|Included)\.?"),
        ("note", r"(?:No Optional Cards|Time per Player : .*|Headline Events Revealed\.?)"),
        ("influence", rf"{SIDE} (?P<change>[+-] \d+) in (?P<country>.+?) \[ (?P<us>\d+) (?:\] \[|[/:,|]) (?P<ussr>\d+) \]"),
        ("headlines", rf"{SIDE} Headlines (?P<card>.+)"),
        ("operation", r"(?P<word>Place Influence|Realignment|Realign|Coup|Space Race) (?:\( (?P<ops>\d+) Ops? \))? :?"),
        ("target", r"Target : (?P<country>.+)"),
        (
            "coup",
            rf"(?P<word>SUCCESS|FAILURE) : (?P<die>\d) \[ \+ (?P<ops>\d+){MODIFIER} - 2 x (?P<stability>\d) = (?P<margin>- ?\d+|\d+) \]",
        ),
        ("roll", rf"{SIDE} rolls (?P<die>\d){MODIFIER}(?: = (?P<total>- ?\d+|\d+))?"),
        ("space_roll", r"Die roll : (?P<die>\d) -- (?P<word>Success|Failed)!? \( Needed (?P<needed>\d) or less \)"),
        ("space", rf"{SIDE} advances to (?P<box>\d) in the Space Race\.?"),
        ("war", r"War in (?P<country>.+?)\.?"),
        ("war_roll", rf"(?P<word>VICTORY|DEFEAT) : (?P<die>\d){MODIFIER} (?:>=|<) (?P<needed>\d)"),
        ("trap_roll", r"Trap Roll : (?P<die>\d) (?:<=|>) (?P<needed>\d) -- Trap (?P<word>Escaped|Remains in Effect)\.?"),
        ("milops", rf"{SIDE} Military Ops to (?P<level>\d)"),
        ("defcon", r"DEFCON (?P<word>improves|degrades) to (?P<level>\d)"),
        ("vp", rf"{SIDE} gains (?P<points>\d+) VPs?\. {SCORE}"),
        ("score", rf"(?:No VPs? awarded\. )?{SCORE}"),
        ("note", r"No VPs? awarded\.?"),
        ("out_of_play", r"(?P<card>.+) is no longer in play\.?"),
        ("nothing", rf"{SIDE} has no cards to (?P<word>reveal|discard)\.?"),
        ("from_hand", rf"{SIDE} reveals (?P<card>.+) from hand\.?"),
        ("reveals", rf"{SIDE} reveals (?P<card>.+)"),
        ("discards", rf"{SIDE} discards (?P<card>.+)"),
        ("returns", rf"{SIDE} returns (?P<card>.+) to (?:USSR|USA|US)\.?"),
        ("olympics", rf"{SIDE} chooses to (?P<word>participate in|boycott) the Olympics\.?"),
        ("region_slip", rf"{SIDE} chooses (?P<card>.+) is now in play\.?"),
        ("region", rf"{SIDE} chooses (?P<region>.+)"),
        ("in_play", r"(?P<card>.+) is now in play\.?"),
        ("plays", rf"{SIDE} plays (?P<card>.+)"),
        ("event", r"Event : (?P<card>.+)"),
        ("reshuffle", r"\*? RESHUFFLE \*?"),
        ("resigned", rf"(?P<who>.+?) {RESIGNS}\b.*"),
        ("won", rf"(?P<who>.+?) wins? (?:by|on|due to|through|because of) (?:opponent(?:'s)? )?{RESIGNATION}\b.*"),
        ("timed_out", rf"(?P<who>.+?)(?:'s)? {RUNS_OUT}\b.*"),
        ("won_on_time", rf"(?P<who>.+?) wins? (?:by|on|due to|through|because of) (?:opponent(?:'s)? )?{TIME}\b.*"),
        ("lost_on_time", rf"(?P<who>.+?) (?:loses|lost) (?:the game )?(?:by|on|due to|through|because of) {TIME}\b.*"),
        ("lost_by_resigning", rf"(?P<who>.+?) (?:loses|lost) (?:the game )?(?:by|on|due to|through|because of) {RESIGNATION}\b.*"),
        ("won_by_held", rf"(?P<who>.+?) (?:wins|won)\b.*{HELD_CARD}.*"),
        ("lost_by_held", r"(?P<who>.+?) (?:loses|lost|holds|held|kept)\b.*\bscoring card\b.*"),
        ("wins", r"(?P<who>.+?) (?:wins|won)\b.*"),
        ("loses", r"(?P<who>.+?) (?:loses|lost)\b.*"),
        ("draw", r"(?:Draw|The game is a draw|The game ends in a draw)\b.*"),
        ("note", r"Game over\b.*"),
    ),
    sides={"us": US, "usa": US, "united states": US, "ussr": USSR, "soviet union": USSR},
    words={
        "standard": "full", "late war": "late_war", "late war scenario": "late_war", "chinese civil war": "chinese_civil_war",
        "place influence": "influence", "realignment": "realign", "realign": "realign", "coup": "coup", "space race": "space",
        "success": "yes", "failure": "no", "failed": "no", "victory": "yes", "defeat": "no", "escaped": "yes", "remains in effect": "no",
        "reveal": "reveal", "discard": "discard", "improves": "up", "degrades": "down", "participate in": "compete", "boycott": "boycott",
    },
    ending=r"\b(?:win|wins|won|lose|loses|lost|resign|forfeit|conced|surrender|abandon|time|timed|clock|expired|game over|victory|draw)",
    openings=(
        "Turn ", "USSR ", "US ", "Event: ", "Target: ", "DEFCON ", "SUCCESS: ", "FAILURE: ", "VICTORY: ", "DEFEAT: ", "War in ",
        "Place Influence", "Realignment", "Coup", "Space Race", "Die roll: ", "Trap Roll: ", "No VP awarded", "*RESHUFFLE*",
        "SETUP: ", "Handicap influence", "Scenario: ", "Optional Cards", "Time per Player", "Score is ",
    ),
)  # fmt: skip

WORDINGS = {"app": APP}
