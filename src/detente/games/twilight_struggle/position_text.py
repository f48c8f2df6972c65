"""Writes a position as one line: everything from the record, or only what a seat knows from its observation."""

from typing import Any

from detente.engine.bits import WORD
from detente.engine.position_syntax import write_exact, write_options, write_view

from .board import COUNTRIES, REGIONS, SIDES, US, USSR
from .cards import CARDS
from .effects import DOCTRINES, EFFECTS, RED_SCARES
from .options import OPTIONS
from .state import BOX, DISCARD, F_BID, F_BONUS, F_HEADLINE, F_ROUND, F_SETUP, FRONT, HAND, REMOVED, Observation, State
from .turn import CHOOSING
from .versions import OPS_ARE_ADDED

# Sections that are a pair, their field, and the default that is left out.
PAIRS = (
    ("milops", "milops", 0), ("space", "space", 0), ("spaced", "space_plays", 0), ("no_scoring", "no_scoring", 0),
    ("ceiling", "ceiling", 9), ("bonus", "bonus", 0),
)  # fmt: skip


def _names(words: Any) -> list[str]:
    """The names of the cards of a set of two words."""
    return [card for n, card in enumerate(CARDS) if int(words[n // WORD]) >> (n % WORD) & 1]


def _header(record: Any) -> str | None:
    """The header if the state is at a clean point: set-up untouched, headlines not chosen, or a round about to be played."""
    frame = record["stack"][int(record["depth"]) - 1]
    turn = int(record["turn"])
    if record["over"]:
        return None
    if frame[0] == F_ROUND and frame[2] == CHOOSING:
        return f"T{turn} AR{int(record['round'])} {SIDES[int(frame[1])].upper()}"
    if frame[0] == F_HEADLINE and frame[1] == 0 and not record["chosen"].any() and int(record["asked"].all()):
        return f"T{turn} headline"
    if frame[0] == F_SETUP and frame[1] == USSR and frame[2] == 6 and not record["option"][_index("bid")]:
        return f"T{turn} setup"
    return None


def _rough_header(record: Any) -> str:
    """An approximate header for the reader; the exact section is authoritative."""
    turn = int(record["turn"])
    if record["stack"][max(0, int(record["depth"]) - 1), 0] in (F_BID, F_SETUP, F_BONUS):
        return f"T{turn} setup"
    if not record["round"]:
        return f"T{turn} headline"
    return f"T{turn} AR{int(record['round'])} {SIDES[int(record['phasing'])].upper()}"


def _index(name: str) -> int:
    return [option.name for option in OPTIONS].index(name)


def _changes_of_value(record: Any) -> tuple[list[int], list[str]]:
    """The modifiers of card values beyond the doctrines in force: the numbers of `ops`, and Red Scare or Purge by name."""
    numbers, names = [], []
    for side, (doctrine, scare) in enumerate(zip(DOCTRINES, RED_SCARES, strict=True)):
        raised = int(record["effects"]) >> EFFECTS.index(doctrine) & 1
        change = int(record["ops_change"][side])
        names += [scare] if change < raised else []
        numbers.append(change if change > raised else change - raised + 1 if change < raised else 0)
    version = int(record["version"])
    if version < OPS_ARE_ADDED and any(numbers):
        return [int(change) for change in record["ops_change"]], []
    return numbers, names


def effects_of(record: Any) -> list[str]:
    """The names of the events in force."""
    return [name for bit, name in enumerate(EFFECTS) if int(record["effects"]) >> bit & 1] + _changes_of_value(record)[1]


def _pair(numbers: Any) -> str:
    return f"{int(numbers[US])}:{int(numbers[USSR])}"


def _tracks(record: Any) -> list[str]:
    vp = int(record["vp"])
    out = [f"defcon {int(record['defcon'])}", f"vp {'us' if vp >= 0 else 'ussr'} {abs(vp)}" if vp else "vp 0"]
    out += [f"{section} {_pair(record[field])}" for section, field, usual in PAIRS if any(int(n) != usual for n in record[field])]
    changes, _ = _changes_of_value(record)
    return out + ([f"ops {_pair(changes)}"] if any(changes) else [])


def _marks(record: Any) -> list[str]:
    holder = int(record["china"])
    out = ["china nobody" if holder < 0 else f"china {SIDES[holder]} {'up' if record['china_up'] else 'down'}"]
    if record["civil_war"]:
        out.append("civil_war")
    if record["death_squads"]:
        out.append(f"death_squads {int(record['death_squads'])}")
    if record["chernobyl"] >= 0:
        out.append(f"chernobyl {REGIONS[int(record['chernobyl'])]}")
    for name in ("crisis", "envy"):
        if record[name] >= 0:
            out.append(f"{name} {SIDES[int(record[name])]}")
    out += [name for name in ("bury", "swapped") if record[name]]
    return out


def _board(record: Any) -> list[str]:
    pairs = [f"{name} {_pair(record['influence'][:, c])}" for c, name in enumerate(COUNTRIES) if record["influence"][:, c].any()]
    effects = effects_of(record)
    return ([f"influence {', '.join(pairs)}"] if pairs else []) + ([f"effects {', '.join(effects)}"] if effects else [])


def _section(name: str, cards: list[str]) -> list[str]:
    return [f"{name} {', '.join(cards)}"] if cards else []


def _open_piles(record: Any) -> list[str]:
    piles = (("discard", DISCARD), ("removed", REMOVED), ("front", FRONT), ("box", BOX))
    return [section for name, place in piles for section in _section(name, _names(record["pile"][place]))]


def _all_cards(record: Any) -> list[str]:
    """Hands, piles, the draw pile from the top, and what each side knows of the other."""
    out = [section for side in (US, USSR) for section in _section(SIDES[side], _names(record["pile"][HAND + side]))]
    deck = [CARDS[int(n) - 1] for n in record["deck"][: int(record["deck_count"])][::-1]]
    out += [*_open_piles(record), f"deck {', '.join(deck)}".strip()]
    for field in ("known", "known_deck"):
        out += [section for side in (US, USSR) for section in _section(f"{field} {SIDES[side]}", _names(record[field][side]))]
    return out


def _seen_cards(seen: Any, seat: int) -> list[str]:
    """The same as a seat knows it."""
    out = []
    for side in (US, USSR):
        if side == seat:
            out += _section(SIDES[side], _names(seen["pile"][HAND + side]))
            continue
        # While a headline is face down, it may be any card that was seen: then only `known` lists them.
        known = [] if seen["in_headline"] and seen["chosen"][side] == 1 else _names(seen["known"])
        unseen = int(seen["hand_count"][side]) - len(known)
        out += _section(SIDES[side], known + ([f"?{unseen}"] if unseen else []))
    out += _open_piles(seen)
    for field in ("known", "known_deck"):
        out += _section(f"{field} {SIDES[seat]}", _names(seen[field]))
    return out


def write_sections(record: Any, seat: int | None) -> str:
    """All sections of a record, or of a *seat*'s observation. In the middle of a card, the exact record follows."""
    header = _header(record)
    if seat is None and (record["dice_count"] or record["draw_count"]):
        header = None
    sections = [header or _rough_header(record)]
    sections += write_options(OPTIONS, record["option"]) + _tracks(record) + _marks(record) + _board(record)
    if seat is not None:
        sections += [*_seen_cards(record, seat), write_view(SIDES, Observation, record, header is not None)]
    else:
        sections += [*_all_cards(record), *([write_exact(State, record)] if header is None else [])]
    return " | ".join(sections)
