"""Writing a position as one line."""

from typing import Any

from detente.engine.bits import WORD
from detente.engine.lines import write_exact, write_options

from .board import COUNTRIES, REGIONS, SIDES, US, USSR
from .cards import CARDS
from .effects import EFFECT, EFFECTS
from .options import OPTIONS
from .state import BOX, DISCARD, F_HEADLINE, F_ROUND, F_SETUP, FRONT, HAND, REMOVED, State
from .turn import CHOOSING

PLAIN_SECTIONS = (("milops", "milops"), ("space", "space"), ("spaced", "space_plays"), ("ops", "ops_change"))
CHANGES_OPS = EFFECT["containment"] | EFFECT["brezhnev_doctrine"]


def _cards(record: Any, place: int) -> list[str]:
    words = record["pile"][place]
    return [card for n, card in enumerate(CARDS) if int(words[n // WORD]) >> (n % WORD) & 1]


def _header(record: Any) -> str | None:
    """The header of a clean moment: set-up untouched, headlines not chosen, or a round about to be played."""
    frame = record["stack"][int(record["depth"]) - 1]
    turn = int(record["turn"])
    if record["over"] or record["dice_count"] or record["draw_count"]:
        return None
    if frame[0] == F_ROUND and frame[2] == CHOOSING:
        return f"T{turn} AR{int(record['round'])} {SIDES[int(frame[1])].upper()}"
    if frame[0] == F_HEADLINE and frame[1] == 0 and not record["chosen"].any() and int(record["asked"].all()):
        return f"T{turn} headline"
    if frame[0] == F_SETUP and frame[1] == USSR and frame[2] == 6 and not record["option"][_index("bid")]:
        return f"T{turn} setup"
    return None


def _index(name: str) -> int:
    return [option.name for option in OPTIONS].index(name)


def _tracks(record: Any) -> list[str]:
    vp = int(record["vp"])
    out = [f"defcon {int(record['defcon'])}", f"vp {'us' if vp >= 0 else 'ussr'} {abs(vp)}" if vp else "vp 0"]
    for section, field in PLAIN_SECTIONS:
        if record[field].any() or (section == "ops" and int(record["effects"]) & CHANGES_OPS):
            out.append(f"{section} {int(record[field][US])}:{int(record[field][USSR])}")
    if any(int(n) != 0 for n in record["no_scoring"]):
        out.append(f"no_scoring {int(record['no_scoring'][US])}:{int(record['no_scoring'][USSR])}")
    if any(int(n) != 9 for n in record["ceiling"]):
        out.append(f"ceiling {int(record['ceiling'][US])}:{int(record['ceiling'][USSR])}")
    if any(int(n) for n in record["bonus"]):
        out.append(f"bonus {int(record['bonus'][US])}:{int(record['bonus'][USSR])}")
    return out


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
    pairs = [
        f"{name} {int(record['influence'][US, c])}:{int(record['influence'][USSR, c])}"
        for c, name in enumerate(COUNTRIES)
        if record["influence"][:, c].any()
    ]
    effects = [name for bit, name in enumerate(EFFECTS) if int(record["effects"]) >> bit & 1]
    return ([f"influence {', '.join(pairs)}"] if pairs else []) + ([f"effects {', '.join(effects)}"] if effects else [])


def _piles(record: Any, seat: int | None) -> list[str]:
    out = []
    for side in (US, USSR):
        if seat is None or seat == side:
            cards = _cards(record, HAND + side)
        else:
            cards = [c for c in _cards(record, HAND + side) if _is_known(record, "known", seat, c)]
            unseen = len(_cards(record, HAND + side)) - len(cards)
            cards += [f"?{unseen}"] if unseen else []
        out += [f"{SIDES[side]} {', '.join(cards)}"] if cards else []
    for name, place in (("discard", DISCARD), ("removed", REMOVED), ("front", FRONT), ("box", BOX)):
        cards = _cards(record, place)
        out += [f"{name} {', '.join(cards)}"] if cards else []
    if seat is None:
        deck = [CARDS[int(n) - 1] for n in record["deck"][: int(record["deck_count"])][::-1]]
        out.append(f"deck {', '.join(deck)}".strip())
    return out


def _is_known(record: Any, field: str, seat: int, card: str) -> bool:
    n = CARDS.index(card)
    return bool(int(record[field][seat, n // WORD]) >> (n % WORD) & 1)


def _knowledge(record: Any, seat: int | None) -> list[str]:
    out = []
    for field in ("known", "known_deck"):
        for side in (US, USSR):
            cards = [card for card in CARDS if _is_known(record, field, side, card)]
            if cards and (seat is None or seat == side):
                out.append(f"{field} {SIDES[side]} {', '.join(cards)}")
    return out


def write_sections(record: Any, seat: int | None) -> str:
    """All sections; in the middle of a card the exact record follows under `at` (only where everything may be shown)."""
    header = _header(record)
    sections = [header or f"T{int(record['turn'])} AR{max(1, int(record['round']))} {SIDES[int(record['phasing'])].upper()}"]
    sections += write_options(OPTIONS, record["option"]) + _tracks(record) + _marks(record) + _board(record)
    sections += _piles(record, seat) + _knowledge(record, seat)
    if header is None and seat is None:
        sections.append(write_exact(State, record))
    return " | ".join(sections)


