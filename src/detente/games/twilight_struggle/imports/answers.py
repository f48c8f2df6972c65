"""The log's answers to the engine's questions: for each question, the actions that the next lines suggest, likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from detente.engine.table import Table

from ..board import COUNTRY, REGION, REGIONS, SIDES, US, USSR
from ..cards import CARD, SCORING
from ..state import L_NO_EVENT
from .cursor import Cursor
from .lines import Line

PLAYS = ("play:event", "play:event_first", "play:influence", "play:realign", "play:coup", "play:space")
CRISIS = {"crisis:cuba": "cuba", "crisis:west_germany": "west_germany", "crisis:turkey": "turkey"}


@dataclass
class View:
    """A seat's open question together with the position in the log."""

    table: Table
    cursor: Cursor
    seat: int

    def __post_init__(self) -> None:
        self.question = self.table.question(self.seat)
        self.legal = self.table.legal(self.seat)

    def name(self, kind: str, side: int | None = None) -> str:
        """The card of the next line of a kind, by a side."""
        found = self.find(kind, side)
        return found[1].name if found else ""

    def find(self, kind: str, side: int | None = None) -> tuple[int, Line] | None:
        """The next line of a kind by a side, and its index."""
        wanted = self.seat if side is None else side
        return self.cursor.head(kind, test=lambda line: line.side in (wanted, -1))

    def countries(self, side: int, sign: int) -> Iterator[str]:
        """The countries where the next lines change the influence of a side, those before the next heading first."""
        now: list[str] = []
        later: list[str] = []
        names = now
        for index, line in self.cursor.unused():
            if line.kind in ("operation", "event"):
                names = later
            elif line.kind == "influence" and line.side == side and self.cursor.rest(index) * sign > 0 and line.name not in now + later:
                names.append(line.name)
        yield from now
        yield from later

    def may(self, *actions: str) -> list[str]:
        """The legal ones among the actions."""
        return [action for action in actions if action in self.legal]


def find_answers(view: View) -> list[str]:
    """The actions to try, in order."""
    found = [*_call_off(view), *ANSWERS[view.question](view)]
    return list(dict.fromkeys(found))


def _call_off(view: View) -> Iterator[str]:
    """Calling off Cuban Missile Crisis: two points are removed, and the card is reported to be no longer in play."""
    for action in view.may(*CRISIS):
        first = view.cursor.head("influence", "target", "coup", "roll", "war", "space_roll")
        if first and first[1].kind == "influence" and first[1].name == CRISIS[action] and view.cursor.rest(first[0]) <= -2:
            yield action


def _countries(side_of: Callable[[View], int], sign: int) -> Callable[[View], list[str]]:
    """Make an answer: the countries named in the lines, then the end of the choice."""

    def answer(view: View) -> list[str]:
        return view.may(*(f"country:{name}" for name in view.countries(side_of(view), sign)), "done")

    return answer


def _setup(view: View) -> list[str]:
    """Placements in the order of the lines; those beyond the free points, from the end, are the bonus (11.4.1)."""
    lines = [(f"country:{line.name}", view.cursor.rest(i)) for i, line in view.cursor.unused("influence") if line.side == view.seat]
    lines = [(action, points) for action, points in lines if action in view.legal]
    free = int(view.table.record["stack"][int(view.table.record["depth"]) - 1][2])
    surplus = sum(points for _, points in lines) - free if view.question == "setup" else 0
    first = []
    for action, points in reversed(lines):
        kept = min(points, max(0, surplus))
        surplus -= kept
        first += [action] if points > kept else []
    return first[::-1] + [action for action, _ in lines]


def _headline(view: View) -> list[str]:
    """The card in the side's line; in a log without such lines a card of the header, in the order in which they are shown."""
    if "headlines" in view.cursor.log.kinds:
        return _card(view.name("headlines"))
    return [f"card:{name}" for name in (view.cursor.section.headlines if view.cursor.inside else ())]


def _card(name: str) -> list[str]:
    return [f"card:{name}"] if name else []


def _round(view: View) -> list[str]:
    """The card of the header; a pass without a header or a card in it. A bare header at the very end was not played, and a card that is
    only discarded was held to the end of the turn (6.4.4)."""
    section = view.cursor.section
    if view.cursor.inside and (section.card or section.scored):
        is_held = section.card != "" and section.card == view.name("discards")
        return [*_card(section.card or section.scored), *(view.may("done") if is_held else [])]
    return [] if view.cursor.inside and view.cursor.is_last and not section.lines else view.may("done")


def _trap(view: View) -> list[str]:
    """A discard, a scoring card, or nothing."""
    card = view.cursor.section.card or view.cursor.section.scored if view.cursor.inside else ""
    if discarded := view.name("discards"):
        return [*_card(discarded), "done"]  # without a card for the trap, it may have been held to the end of the turn
    if card and view.cursor.head("trap_roll"):
        return _card(card)
    return _card(card) if card and SCORING[CARD[card]] else ["done"]


def _play(view: View) -> list[str]:
    """By the first heading: an event, or a kind of operation. UN Intervention may be played on the card that Grain Sales took, although
    its hand is not known before."""
    if view.cursor.shown and view.cursor.head("event", "plays", test=lambda line: line.name == "un_intervention"):
        return ["card:un_intervention", *view.may(*PLAYS, "done")]
    heading, event = view.cursor.heading(), view.cursor.head("event")
    found = min((one for one in (heading, event) if one), key=lambda one: one[0], default=None)
    if found is None:
        return view.may(*PLAYS, "done")
    if found[1].kind == "event":
        return view.may(*PLAYS, "done", "card:un_intervention")
    chosen = f"play:{found[1].word}"
    return view.may(chosen, "play:event_first", "card:un_intervention", *PLAYS, "done")


def _operations(view: View) -> list[str]:
    found = view.cursor.heading()
    chosen = [f"play:{found[1].word}"] if found else []
    return view.may(*chosen, "done", *PLAYS)


def _target(view: View) -> list[str]:
    found = view.cursor.head("target", "operation", "event")
    name = found[1].name if found and found[1].kind == "target" else ""
    if not name and (later := view.cursor.head("target")) and view.question == "coup":
        name = later[1].name  # a separate heading for each coup (Che)
    return view.may(f"country:{name}", "done")


def _war(view: View) -> list[str]:
    return view.may(f"country:{view.name('war')}")


def _hand_card(kind: str, side: int | None = None) -> Callable[[View], list[str]]:
    """Make an answer: a card named by a line of a kind, or none; a line below the next heading most likely belongs to another event."""

    def answer(view: View) -> list[str]:
        found = view.find(kind, side)
        if found is None:
            return view.may("done")
        named = _card(found[1].name)
        return named if found[0] < view.cursor.limit() else [*view.may("done"), *named]

    return answer


def _held(view: View) -> list[str]:
    """A card discarded at the end of a turn: printed there, or with the next headlines."""
    if view.find("discards") is None and (later := view.cursor.held_card(view.seat)):
        return _card(later[1].name)
    return _hand_card("discards")(view)


def _star_wars(view: View) -> list[str]:
    """The card whose event comes next; if there is none, one whose event cannot occur, then any."""
    named = view.may(*(f"card:{line.name}" for _, line in view.cursor.unused("event")))
    return named + sorted(view.legal, key=lambda action: not _is_idle(view, action))


def _is_idle(view: View, action: str) -> bool:
    """Return whether the event of a chosen card does not occur."""
    after = view.table.copy()
    after.play(SIDES[view.seat], action)
    return any(row[0] == L_NO_EVENT for row in after.rows(first=after.sequence)[0])


def _olympics(view: View) -> list[str]:
    found = view.cursor.head("olympics")
    return view.may(found[1].word) if found else view.may("compete", "boycott")


def _warsaw_pact(view: View) -> list[str]:
    return view.may("add", "remove") if any(view.countries(USSR, 1)) else view.may("remove", "add")


def _reds(view: View) -> list[str]:
    """The printed country; if none is printed, one in which nothing changes."""
    named = view.may(*(f"country:{name}" for name in view.countries(US, 1)))
    level = [action for action in view.legal if action.startswith("country:") and _is_level(view.table, action.partition(":")[2])]
    return named + level


def _is_level(table: Table, country: str) -> bool:
    us, ussr = table.influence(country)
    return bool(us >= ussr)


def _defcon_line(view: View) -> Line | None:
    found = view.cursor.head("defcon")
    return found[1] if found else None


def _stop_worrying(view: View) -> list[str]:
    """The printed level; the app is known to omit it, then the next line about DEFCON shows it."""
    line = _defcon_line(view)
    level = line["level"] if line else view.cursor.later_level()
    return view.may(f"defcon:{level}", f"defcon:{view.table.defcon}")


def _summit(view: View) -> list[str]:
    line = _defcon_line(view)
    return view.may(*([f"defcon:{line['level']}"] if line else []), "done")


def _grain_sales(view: View) -> list[str]:
    return view.may("done", "accept") if view.name("returns") else view.may("accept", "done")


def _chernobyl(view: View) -> list[str]:
    """The named region; where the app prints the card instead, any."""
    found = view.cursor.head("region", "region_slip")
    if found is None:
        return []
    if found[1].kind == "region":
        return view.may(f"region:{found[1].name}")
    placed = [REGIONS[REGION[COUNTRY[name]]] for name in view.cursor.later_placements(USSR)]
    return sorted(view.legal, key=lambda action: placed.count(action.partition(":")[2]))


def _any(view: View) -> list[str]:
    """Every action, until the numbers fit: the log does not state it."""
    return list(view.legal)


def _wargames(view: View) -> list[str]:
    """Ending the game where the log ends, unless it states that a scoring card did."""
    if view.cursor.log.is_lost_by_held_card:
        return view.may("done")
    return view.may("done", "accept") if view.cursor.hard() or not view.cursor.is_last else view.may("accept", "done")


ANSWERS: dict[str, Callable[[View], list[str]]] = {
    "setup": _setup,
    "bonus": _setup,
    "headline": _headline,
    "card": _round,
    "trap": _trap,
    "play": _play,
    "operations": _operations,
    "influence": _countries(lambda view: view.seat, 1),
    "realign": _target,
    "coup": _target,
    "space": _any,
    "place": _countries(lambda view: view.seat, 1),
    "take": _countries(lambda view: 1 - view.seat, -1),
    "destalinize": _countries(lambda view: USSR, -1),
    "debt": _countries(lambda view: USSR, 1),
    "unrest": _countries(lambda view: USSR, 1),
    "norad": _countries(lambda view: US, 1),
    "war": _war,
    "partner": _hand_card("plays"),
    "discard": _hand_card("discards"),
    "held": _held,
    "salt": _hand_card("reveals"),
    "ask_not": _hand_card("discards"),
    "tehran": _hand_card("discards"),
    "ames": _hand_card("discards", US),
    "envy": _hand_card("reveals"),
    "star_wars": _star_wars,
    "olympics": _olympics,
    "warsaw_pact": _warsaw_pact,
    "reds": _reds,
    "stop_worrying": _stop_worrying,
    "summit": _summit,
    "grain_sales": _grain_sales,
    "chernobyl": _chernobyl,
    "shuttle": _any,
    "wargames": _wargames,
}
