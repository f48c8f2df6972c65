"""The recorded tournament game (schema ts-recorded-game/1), played again through the gate; the first difference is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import yaml

from detente.engine.bits import WORD
from detente.engine.errors import BadRecord, DetenteError
from detente.engine.game import Game
from detente.engine.table import Table

from . import state
from .board import BATTLEGROUND, COUNTRIES, COUNTRY, LEVELS, ON_MAP, REGION, REGIONS, SIDES, SPACE_OPS, STABILITY, SUPERPOWER
from .cards import CARD, CARDS, ERA, OPS, SIDE, STARRED
from .markers import ops_value

SCHEMA = "ts-recorded-game/1"
TRACKS = ("defcon", "vp", "milops", "space", "china_card")
LEVEL_NAMES = ("presence", "domination", "control")
OWNERS = (*SIDES, "neutral")
PAIR = re.compile(r"(\d+)(K?)/(\d+)(K?)")
COURSE = frozenset({"setup", "bonus", "headline", "card"})  # questions that do not belong to a card in play
STEP_OF = {  # which steps tell the countries that answer a question
    "setup": "setup_place", "bonus": "setup_place", "influence": "place_influence", "coup": "coup", "war": "war",
    "place": "event_add", "take": "event_remove", "destalinize": "event_remove",
}  # fmt: skip

Row = tuple[int, ...]
Play = dict[str, Any]
Facts = dict[str, Any]


def replay_recorded(text: str, path: str = "-") -> Table:
    """Play a recorded game to the end of what it covers; BadRecord names the first difference."""
    try:
        record = yaml.safe_load(text)
    except yaml.YAMLError as error:
        raise BadRecord("file-broken", path=path, reason=" ".join(str(error).split())) from error
    if not isinstance(record, dict) or record.get("schema") != SCHEMA:
        raise BadRecord("file-broken", path=path, reason=f"no {SCHEMA!r} file")
    try:
        return Replay(record).run()
    except (LookupError, TypeError, ValueError, AttributeError) as error:  # what is missing, or of another kind than the schema says
        raise BadRecord("file-broken", path=path, reason=f"{type(error).__name__}: {error}") from error


def compare(step: str, expected: Any, found: Any, what: str = "") -> None:
    """Refuse the file where the engine has found something else."""
    if expected != found:
        raise BadRecord("file-differs", step=step, expected=f"{what} {expected}".strip(), found=f"{what} {found}".strip())


def compare_facts(step: str, expected: Mapping[str, Any], found: Mapping[str, Any], what: str = "") -> None:
    """Compare what both have a word for."""
    for name in expected:
        if name in found:
            compare(step, expected[name], found[name], f"{what} {name}".strip())


def read_pair(printed: str) -> tuple[tuple[int, int], str]:
    """The numbers of "2K/0" and the side with the control mark, or "none"."""
    match = PAIR.fullmatch(printed)
    if not match:
        raise ValueError(f"no pair: {printed}")
    us, us_mark, ussr, ussr_mark = match.groups()
    return (int(us), int(ussr)), "us" if us_mark else "ussr" if ussr_mark else "none"


def country_facts(country: str, us: int, ussr: int) -> Facts:
    """A country as the file writes it; control is 2.1.7."""
    margin, needed = us - ussr, int(STABILITY[COUNTRY[country]])
    return {"us": us, "ussr": ussr, "control": "us" if margin >= needed else "ussr" if -margin >= needed else "none"}


def countries_of(word: str) -> list[str]:
    """The countries of a region, one country, or the world."""
    if word in COUNTRY:
        return [word]
    regions = range(len(REGIONS)) if word == "world" else (REGIONS.index(word),)
    return [COUNTRIES[c] for c in ON_MAP if REGION[c] in regions]


def one_or_many(value: Any) -> list[Any]:
    """A list, or one value where the file needs no list."""
    return value if isinstance(value, list) else [value]


class Ledger(Facts):
    """Board and tracks in the words of the file, kept by event rows: one move may end a play, close the turn and open the next."""

    @classmethod
    def of(cls, table: Table) -> Ledger:
        """What lies on the table now."""
        ledger = cls(turn=table.turn, defcon=table.defcon, vp=table.vp, milops=table.milops, space=table.space, china_card=table.china)
        for country in COUNTRIES:
            us, ussr = table.influence(country)
            ledger[country] = {"us": us, "ussr": ussr, "control": table.control(country) or "none"}
        return ledger

    def enter(self, row: Row) -> None:
        """One event row."""
        match row:
            case (state.L_TURN, turn, _, _):
                self["turn"] = turn
            case (state.L_DEFCON, level, _, _):
                self["defcon"] = level
            case (state.L_VP, _, _, score):
                self["vp"] = score
            case (state.L_MILOPS, side, level, _):
                self["milops"] = self["milops"] | {SIDES[side]: level}
            case (state.L_SPACE, side, box, _):
                self["space"] = self["space"] | {SIDES[side]: box}
            case (state.L_CHINA, side, _, _):
                self["china_card"] = SIDES[side]
            case (state.L_INFLUENCE, place, _, pair):
                self[COUNTRIES[place // 2]] = country_facts(COUNTRIES[place // 2], *divmod(pair, 100))

    def pair(self, country: str) -> tuple[int, int]:
        """Influence in a country."""
        return self[country]["us"], self[country]["ussr"]


def sides(numbers: Mapping[str, int]) -> int:
    """Points of both sides as the VP track counts them: the US upwards."""
    return numbers.get("us", 0) - numbers.get("ussr", 0)


def tracks_by_steps(before: Facts, steps: Sequence[Facts]) -> Facts:
    """The tracks that the steps of a play lead to."""
    after = {"defcon": before["defcon"], "vp": before["vp"], "milops": dict(before["milops"])}
    for step in steps:
        after["defcon"] = step["to"] if step["do"] == "defcon" else after["defcon"] + step.get("defcon_change", 0)
        after["vp"] += sides(step.get("vp_gain", {})) + step.get("net_us", 0)
        after["vp"] += sides({step["side"]: step["gain"]}) if step["do"] == "vp" else 0
        for side, gain in step.get("milops_gain", {}).items():
            after["milops"][side] = min(5, after["milops"][side] + gain)
        if step["do"] == "reset_milops":
            after["milops"] = dict.fromkeys(SIDES, 0)
    return after


def changes_by_steps(steps: Sequence[Facts]) -> Counter[str]:
    """The influence that the steps of a play add and remove."""
    found: Counter[str] = Counter()
    for step in steps:
        for country, points in step.get("amounts", {}).items():
            found[f"{country} {step['side']}"] += -points if step["do"] == "event_remove" else points
        for sign, word in ((-1, "removed"), (1, "added")):
            for side, points in step.get(word, {}).items():
                found[f"{step['country']} {side}"] += sign * points
    return found


def changes_by_rows(rows: Sequence[Row]) -> Counter[str]:
    """The influence that the engine added and removed."""
    found: Counter[str] = Counter()
    for code, place, change, _ in rows:
        if code == state.L_INFLUENCE:
            found[f"{COUNTRIES[place // 2]} {SIDES[place % 2]}"] += change
    return found


def rolls_by_rows(rows: Sequence[Row]) -> Iterator[Facts]:
    """Every die the engine rolled, in the words of the file."""
    of: Row = ()
    for row in rows:
        match row:
            case (state.L_COUP | state.L_WAR, _, _, _):
                of = row
            case (state.L_COUP_ROLL, die, change, margin):
                total, about = die + of[3] + change, {"roller": SIDES[of[1]], "country": COUNTRIES[of[2]]}
                yield about | {"value": die, "modifiers": total - die, "total": total, "must_exceed": total - margin} | {
                    "margin": max(0, margin), "result": "success" if margin > 0 else "fail"
                }  # fmt: skip
            case (state.L_WAR_ROLL, die, change, needed):
                about = {"roller": SIDES[of[1]], "country": COUNTRIES[of[2]], "succeeds_on": f"{needed}-6"}
                result = "success" if die + change >= needed else "fail"
                yield about | {"value": die, "modifiers": change, "total": die + change, "result": result}
            case (state.L_SPACE_ROLL, side, die, needed):
                about = {"roller": SIDES[side], "succeeds_on": f"1-{needed}", "result": "success" if die <= needed else "fail"}
                yield about | {"value": die, "modifiers": 0}
            case (state.L_ROLL, side, die, total):
                yield {"roller": SIDES[side], "value": die, "modifiers": total - die}


def score_by_rows(rows: Sequence[Row], ledger: Ledger, region: str, side: str) -> Facts:
    """A side's scoring: the total the engine logged, its bonuses from the board, its level from the rest."""
    number, seat = REGIONS.index(region), SIDES.index(side)
    total = next(row[3] for row in rows if row[:3] == (state.L_SCORING, number, seat))
    controls = [country for country in countries_of(region) if ledger[country]["control"] == side]
    grounds = [country for country in controls if BATTLEGROUND[COUNTRY[country]]]
    near = [c for c in controls if int(SUPERPOWER[1 - seat, COUNTRY[c] // WORD]) >> (COUNTRY[c] % WORD) & 1]
    base = total - len(grounds) - len(near)
    status = next((name for name, vp in zip(LEVEL_NAMES, LEVELS[number], strict=True) if base and vp == base), "none")
    return {
        "controls": sorted(controls), "battlegrounds": sorted(grounds), "status": status, "base": base, "bg_vp": len(grounds),
        "adjacent_to_enemy": sorted(near), "adj_vp": len(near), "total": total,
    }  # fmt: skip


def begins(play: Play, row: Row) -> bool:
    """Whether an event row is the first of a play that follows another in the same move."""
    if play["phase"] == "headline":
        return (row[0] == state.L_EVENT and row[2] == CARD[play["card"]]) or row[:2] == (state.L_NO_EVENT, CARD[play["card"]])
    return row[0] == state.L_TURN or (play["phase"] == "cleanup" and row[0] == state.L_PENALTY)


def groups(plays: Sequence[Play]) -> Iterator[list[Play]]:
    """Plays that are carried out together: both headlines; a turn's last play with what closes that turn and opens the next."""
    group: list[Play] = []
    for play in plays:
        second = play["phase"] == "headline" and group and group[0]["phase"] == "headline"
        if group and not second and play["phase"] not in ("cleanup", "start_of_turn"):
            yield group
            group = []
        group.append(play)
    yield group


def dealt(rows: Iterable[Row], side: str) -> set[str]:
    """The cards that rows deal to a side."""
    return {CARDS[row[2] - 1] for row in rows if row[:2] == (state.L_DEAL, SIDES.index(side))}
