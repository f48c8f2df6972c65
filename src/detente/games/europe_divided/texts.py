"""Card texts (sections 5.10 to 5.13, 7.4, 8.1) as rows of numbers: special actions, effects, reactions, advantages, sea bonuses."""

import json
from typing import Any

import numpy as np

from detente.engine.data_files import Row
from detente.engine.kernel import table
from detente.engine.numbers import by_number, names
from detente.engine.record import Array

from .board import ALL_FIELDS, ANYWHERE, EU_MASK, EUROPE, NATO_MASK, RU_MASK, RUSSIA, START_REGIONS, area_mask, field_mask
from .data import CARDS, DATA, IN_VERSION, ORGANISATIONS, SIDES, VERBS, Data

(
    NONE, GROW, PLACE, MOBILISE, MOVE, COINS, COINS_PER_REGION, COINS_ON_ACTION, LOWER_DOMINANCE, BLOCK_EU, SANCTIONS, INCOME_TOKEN,
) = range(12)  # fmt: skip
OPS = names(vars(), "NONE", "INCOME_TOKEN")
NO_KIND, ACTION, EFFECT, REACTION, ADVANTAGE, SEA = range(6)
KINDS = ("none", *names(vars(), "NO_KIND", "SEA")[1:])
(
    T_OP, T_KIND, T_SIDE, T_SUBJECT, T_TRIGGER, T_ORGS, T_AMOUNT, T_FIELDS, T_PICK, T_DISTINCT, T_CAP, T_PLACING, T_NEEDS, T_COST, T_AREAS,
    T_TO, T_STEPS, T_MOST,
) = range(18)  # fmt: skip
FIELDS = names(vars(), "T_")
NO_PLACING, FREE_PLACING, PAID_PLACING = range(3)
PLACINGS = by_number({NO_PLACING: "no", FREE_PLACING: "free", PAID_PLACING: "paid"})
EACH = 0  # stands for "each region" in place of a number of picks
FROM_BANK, FROM_EUROPE, FROM_RUSSIA = range(3)

ORGS = {"EU": EU_MASK, "NATO": NATO_MASK, "RUSSIA": RU_MASK, "EU_OR_NATO": EU_MASK | NATO_MASK}
NATO_BASE_OR_FIVE, NEXT_TO_RUSSIA_WITH_CUBE, NATO_BASE_OR_CUBE = -1, -2, -3  # sets of areas that depend on the board


def _verbs(*ends: str) -> int:
    return sum(1 << number for number, verb in enumerate(VERBS) if verb.startswith(ends) or verb.endswith(ends))


TRIGGERS = {
    "any_action": (1 << len(VERBS)) - 1,
    "eu_action": _verbs("eu_"),
    "nato_action": _verbs("nato_"),
    "military_action": _verbs("mobilise", "move"),
    "mobilise": _verbs("mobilise"),
    "move": _verbs("move"),
    "income": _verbs("income"),
    "action": _verbs("special"),
}
EU_VERBS, NATO_VERBS = TRIGGERS["eu_action"], TRIGGERS["nato_action"]

_SETS: list[int] = [ANYWHERE]


def area_set(areas: int) -> int:
    """The number of a set of areas in the table of sets; 0 is the set of all areas."""
    if areas not in _SETS:
        _SETS.append(areas)
    return _SETS.index(areas)


def area_sets() -> Array:
    """All sets registered so far; read when the card table is complete."""
    return np.array(_SETS, np.int64)


class Parameters:
    """The parameters of one text; errors name the file, line and column."""

    def __init__(self, row: Row) -> None:
        self.row = row
        try:
            self.given: dict[str, Any] = dict(json.loads(row["params_json"]))
        except (ValueError, TypeError) as error:
            raise row.wrong("params_json", str(error)) from error

    def take(self, name: str, known: Any, default: Any = None) -> Any:
        """The parameter with a name, which must be one of the *known* values."""
        value = self.given.pop(name, default)
        if type(value) not in {type(one) for one in known} or value not in known:
            expected = " | ".join(map(str, known)) if not isinstance(known, range) else f"{known.start}–{known.stop - 1}"
            raise self.row.wrong("params_json", expected, f"{name}: {json.dumps(value)}")
        return value

    def areas(self, name: str, kinds: tuple[str, ...], words: dict[str, int], default: Any = None) -> Any:
        """A list of regions of some kinds, or a word that stands for one."""
        value = self.given.pop(name, default)
        known = [row["id"] for row in DATA.regions if row["kind"] in kinds]
        if isinstance(value, str) and value in words:
            return words[value]
        if not isinstance(value, list) or not value or any(one not in known for one in value):
            raise self.row.wrong("params_json", " | ".join((*words, *known)), f"{name}: {json.dumps(value)}")
        return tuple(value)

    def finish(self) -> None:
        """Raise BadDataFile if any parameter is left over."""
        for name in self.given:
            raise self.row.wrong("params_json", "", name)


LAND = ("europe", "russia", "disputed")


def _read(op: str, p: Parameters) -> dict[str, int]:
    """The numbers of one operation (its vocabulary is in the data files' NOTES)."""
    if op == "grow":
        return _read_grow(p)
    if op == "place":
        fields = p.areas("regions", ("disputed",), {"any_disputed": ALL_FIELDS})
        p.take("distinct", (True,), True)
        return {
            "orgs": ORGS[p.take("side", tuple(ORGS))], "fields": fields if isinstance(fields, int) else field_mask(*fields),
            "pick": p.take("pick", range(1, 13), 1), "cost": p.take("cost", range(100)), "distinct": 1,
        }  # fmt: skip
    if op == "mobilise":
        words = {
            "nato_base_or_nato5": NATO_BASE_OR_FIVE,
            "nato_base_or_nato_cube": NATO_BASE_OR_CUBE,
            "disputed_next_to_russia_with_cube": NEXT_TO_RUSSIA_WITH_CUBE,
        }
        areas = p.areas("regions", LAND, words)
        side = p.take("side", ("NATO", "RUSSIA"))
        number = areas if isinstance(areas, int) else area_set(area_mask(*areas))
        return {"orgs": ORGS[side], "areas": number, "cost": p.take("cost", range(100))}
    if op == "move":
        return _read_move(p)
    return _read_coins(op, p)


def _read_grow(p: Parameters) -> dict[str, int]:
    fields = p.areas("regions", ("disputed",), {"any_disputed": ALL_FIELDS})
    disputed = [row["id"] for row in DATA.regions if row["kind"] == "disputed"]
    pick = p.take("pick", ("each", *range(1, 13)))
    needs = p.take("needs_dominance_in", ("", *disputed), "")
    return {
        "orgs": ORGS[p.take("side", tuple(ORGS))],
        "amount": p.take("amount", range(1, 7)),
        "fields": fields if isinstance(fields, int) else field_mask(*fields),
        "pick": EACH if pick == "each" else pick,
        "distinct": int(p.take("distinct", (True, False), True)),
        "cap": p.take("cap", range(1, 7)),
        "placing": PLACINGS.index(p.take("place", PLACINGS)),
        "needs": disputed.index(needs) + 1 if needs else 0,
    }


def _read_move(p: Parameters) -> dict[str, int]:
    areas = p.areas("from", (*LAND, "sea"), {"any": 0})
    to = p.areas("to", (*LAND, "sea"), {"any": 0, "any_adjacent": 0})
    p.take("per", ("", "turn"), "")
    p.take("cost", (0,), 0)
    p.take("free_steps", (1,), 1)
    return {
        "orgs": ORGS[p.take("side", ("NATO", "RUSSIA"))],
        "areas": 0 if areas == 0 else area_set(area_mask(*areas)),
        "to": 0 if to == 0 else area_set(area_mask(*to)),
        "steps": p.take("steps", range(33), 0),
        "pick": p.take("units", (1, 2)),
    }


def _read_coins(op: str, p: Parameters) -> dict[str, int]:
    if op == "coins":
        sources = {"bank": FROM_BANK, "europe": FROM_EUROPE, "russia": FROM_RUSSIA}
        source, to = sources[p.take("from", tuple(sources))], SIDES.index(p.take("to", SIDES))
        return {"amount": p.take("amount", range(100)), "areas": source, "to": to}
    if op == "coins_per_region":
        orgs = ORGS[p.take("side", tuple(ORGS))]
        numbers = {"cap": p.take("min", range(1, 7)), "amount": p.take("per", range(1, 10)), "most": p.take("max", range(1, 100))}
        return numbers | {"orgs": orgs, "to": SIDES.index(p.take("to", SIDES))}
    if op == "coins_on_action":
        cards = tuple(row["id"] for row in DATA.cards)
        named = p.given.pop("cards", None)
        if not isinstance(named, list) or any(card not in cards for card in named):
            raise p.row.wrong("params_json", " | ".join(cards), f"cards: {json.dumps(named)}")
        to = SIDES.index(p.take("to", SIDES))
        return {"amount": p.take("amount", range(1, 100)), "to": to, "trigger": TRIGGERS[p.take("trigger", tuple(TRIGGERS))]}
    if op == "lower_dominance":
        p.take("regions", ("any_disputed",))
        return {"orgs": ORGS[p.take("target", tuple(ORGS))], "fields": ALL_FIELDS}
    if op == "block_eu":
        p.take("until", ("end_of_game",))
        p.take("regions", ("any_europe",))
        numbers = {"areas": area_set(int(START_REGIONS[EUROPE]))}
        return numbers | {"orgs": RU_MASK, "fields": ALL_FIELDS, "amount": p.take("grow", range(7), 0), "pick": 1, "cap": 6}
    if op == "sanctions":
        p.take("until", ("end_of_turn",))
        numbers = {"cap": int(p.take("no_income", (True, False))), "amount": p.take("surcharge", range(10))}
        return numbers | {"most": p.take("fine", range(100), 0)}
    p.take("space", ("energy_sector",))
    return {"amount": p.take("amount", range(1, 10)), "most": p.take("coins", range(100), 0)}


def _text(row: Row, kind: int, side: int, subject: int, trigger: int = 0) -> list[int]:
    """One row of numbers; the side is the player who decides and pays."""
    op = row.word("op", OPS[1:])
    parameters = Parameters(row)
    numbers = _read(op, parameters)
    parameters.finish()
    owners = {EU_MASK: EUROPE, NATO_MASK: EUROPE, EU_MASK | NATO_MASK: EUROPE, RU_MASK: RUSSIA}
    if op in ("grow", "place", "mobilise", "move") and owners[numbers["orgs"]] != side:
        raise row.wrong("params_json", SIDES[side])
    whole = {"op": OPS.index(op), "kind": kind, "side": side, "subject": subject, "trigger": trigger} | numbers
    return [whole.get(name, 0) for name in FIELDS]


def _card_texts(tables: Data) -> list[list[int]]:
    """Texts of the action cards; a card has at most one of each kind."""
    found: list[list[int]] = []
    taken = set()
    for row in tables.texts:
        card = CARDS.index(row.word("card", CARDS))
        owner = int(tables.cards[card]["deck"].endswith("russia"))
        kind = KINDS.index(row.word("kind", KINDS[1:4]))
        side = 1 - owner if kind == REACTION else owner
        row.word("chooser", (SIDES[side],))
        trigger = TRIGGERS[row.word("trigger", ("action",) if kind == ACTION else tuple(TRIGGERS))]
        if (card, kind) in taken:
            raise row.wrong("kind", "≠ " + row["kind"])
        taken.add((card, kind))
        found.append(_text(row, kind, side, card, trigger))
    return found


def _advantage_texts(tables: Data) -> list[list[int]]:
    return [_text(row, ADVANTAGE, SIDES.index(row["side"]), number) for number, row in enumerate(tables.advantages)]


def _sea_texts(tables: Data) -> list[list[int]]:
    """The texts of the seas by holder."""
    return [_text(row, SEA, (EUROPE, EUROPE, RUSSIA)[number % 3], number // 3) for number, row in enumerate(tables.seas)]


def _mobilise_sets(tables: Data) -> list[int]:
    """5.6: where each card mobilises, as an index into AREA_SETS."""
    return [area_set(area_mask(*row["mobilise_in"].split(";"))) if row["mobilise_in"] else 0 for row in tables.cards]


def _number_texts() -> tuple[Array, ...]:
    """All texts in one table, and by version the rows of each card (by kind), advantage card and sea (by holder); 0 is none. Texts and
    sets of areas are numbered version by version, since frames refer to them: in older games they keep their numbers."""
    texts: list[list[int]] = [[0] * len(FIELDS)]
    cards = np.zeros((len(IN_VERSION), len(CARDS), len(KINDS)), np.int64)
    advantages, seas, mobilise = [], [], []
    for version, tables in enumerate(IN_VERSION):
        rows = [*_card_texts(tables), *_advantage_texts(tables), *_sea_texts(tables)]
        texts += [row for row in rows if row not in texts]
        numbers = [texts.index(row) for row in rows]
        for row, number in zip(rows[: len(tables.texts)], numbers, strict=False):
            cards[version, row[T_SUBJECT], row[T_KIND]] = number
        advantages.append(numbers[len(tables.texts) : len(tables.texts) + len(tables.advantages)])
        seas.append(np.reshape(numbers[-len(tables.seas) :], (-1, len(ORGANISATIONS))))
        mobilise.append(_mobilise_sets(tables))
    return table(texts), table(cards), table(advantages), table(seas), table(mobilise)


TEXT, CARD_TEXT, ADVANTAGE_TEXT, SEA_TEXT, MOBILISE_SET = _number_texts()


def _bonus_cards() -> Any:
    """The action cards that pay the holder of a sea a bonus (7.4)."""
    pays = np.zeros((len(IN_VERSION), 2, len(ORGANISATIONS), len(CARDS)), np.int64)
    for version, tables in enumerate(IN_VERSION):
        for number, row in enumerate(tables.seas):
            for card in json.loads(row["params_json"]).get("cards", ()):
                pays[version, number // 3, number % 3, CARDS.index(card)] = 1
    return table(pays)


SEA_PAYS = _bonus_cards()
