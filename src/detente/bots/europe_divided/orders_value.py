"""The values of card texts: special actions, effects, reactions, advantage cards and seas (5.10 to 5.13, 7.4, 8.1)."""

from detente.engine.bits import BIT, count
from detente.engine.kernel import kernel
from detente.games.europe_divided.board import EUROPE, FIELDS, NUMBER, SIDE_OF, START_REGIONS
from detente.games.europe_divided.cards import AREA_SETS, CARD_REGION, OWN_CARDS
from detente.games.europe_divided.choices import can_mobilise, can_raise, can_raise_each
from detente.games.europe_divided.coins import PLACE_PRICE, can_pay, price_of
from detente.games.europe_divided.data import CARDS
from detente.games.europe_divided.influence import DOMINATES, WINS_CARD
from detente.games.europe_divided.orders import region_coins
from detente.games.europe_divided.state import FREE, JUMP, LAID, PAID, State
from detente.games.europe_divided.texts import (
    BLOCK_EU,
    COINS,
    COINS_PER_REGION,
    EACH,
    FREE_PLACING,
    FROM_BANK,
    GROW,
    INCOME_TOKEN,
    LOWER_DOMINANCE,
    MOBILISE,
    MOVE,
    PLACE,
    SANCTIONS,
    SEA,
    T_AMOUNT,
    T_AREAS,
    T_CAP,
    T_COST,
    T_FIELDS,
    T_KIND,
    T_MOST,
    T_NEEDS,
    T_OP,
    T_ORGS,
    T_PICK,
    T_PLACING,
    T_SIDE,
    T_STEPS,
    T_TO,
    TEXT,
)

from .board_value import cube_gain, raised
from .cards_value import eu_worth
from .coins_value import coins_gain, purse
from .memory import (
    NOT_YET,
    W_ADVANTAGE_GROW,
    W_ADVANTAGE_LOWER,
    W_ADVANTAGE_MOVE,
    W_ADVANTAGE_PLACE,
    W_ADVANTAGE_UNIT,
    W_BREAKUP,
    W_REACTION,
    W_SANCTIONS,
    W_TOKEN,
    Memory,
)
from .units_value import SUPPLY, best_goal, best_mobilisation, prospect

LATER_PICK = 85  # percentage by which each further pick of a text counts
HALF_GAME = 10


@kernel
def raise_gain(s: State, m: Memory, organisation: int, field: int, amount: int, cap: int, placing: int) -> int:
    """The gain from raising one cube, or from placing it where the text allows, minus the cost."""
    side = SIDE_OF[organisation]
    gain = cube_gain(s, m, organisation, field, raised(s, organisation, field, amount, cap))
    if s.cube[organisation, field] == 0 and placing != FREE_PLACING:
        gain += coins_gain(s, m, side, -price_of(s, side, PLACE_PRICE))
    return int(gain)


@kernel
def grow_value(s: State, m: Memory, row: int) -> int:
    """The best cubes to raise for the side that the text serves; 0 if every one would harm that side."""
    side = TEXT[row, T_SIDE]
    first, second, third = 0, 0, 0
    for organisation in range(3):
        for field in range(FIELDS):
            if not TEXT[row, T_ORGS] & BIT[organisation] or not TEXT[row, T_FIELDS] & BIT[field]:
                continue
            if not can_offer(s, m, side, organisation, field, TEXT[row, T_CAP], TEXT[row, T_PLACING]):
                continue
            gain = raise_gain(s, m, organisation, field, TEXT[row, T_AMOUNT], TEXT[row, T_CAP], TEXT[row, T_PLACING])
            gain = gain if side == m.seat else -gain
            if gain > first:
                first, second, third = gain, first, second
            elif gain > second:
                second, third = gain, second
            elif gain > third:
                third = gain
    total, picks = first, TEXT[row, T_PICK]
    if picks > 1:
        total += second * LATER_PICK // 100
    if picks > 2:
        total += third * LATER_PICK // 100
    return int(total if side == m.seat else -total)


@kernel
def can_offer(s: State, m: Memory, side: int, organisation: int, field: int, cap: int, placing: int) -> bool:
    """Return whether a text may raise a cube, as far as the seat can tell: the other side's coins may be hidden."""
    if s.cube[organisation, field] > 0 or side == m.seat:
        return can_raise(s, side, organisation, field, cap, placing)
    return bool(placing == FREE_PLACING or (placing > 0 and purse(s, m, side) >= PLACE_PRICE))


@kernel
def each_value(s: State, m: Memory, row: int) -> int:
    """The value of a text for each of several regions, with the better organisation."""
    best = 0
    for organisation in range(3):
        orgs, fields, cap = TEXT[row, T_ORGS], TEXT[row, T_FIELDS], TEXT[row, T_CAP]
        if orgs & BIT[organisation] and can_raise_each(s, organisation, fields, cap, TEXT[row, T_NEEDS]):
            best = max(best, each_gain(s, m, organisation, fields, TEXT[row, T_AMOUNT], cap))
    return int(best)


@kernel
def each_gain(s: State, m: Memory, organisation: int, fields: int, amount: int, cap: int) -> int:
    """The gain when all cubes of an organisation in some regions grow."""
    total = 0
    for field in range(FIELDS):
        if fields & BIT[field] and s.cube[organisation, field] > 0:
            total += cube_gain(s, m, organisation, field, raised(s, organisation, field, amount, cap))
    return total


@kernel
def place_value(s: State, m: Memory, row: int) -> int:
    """The value of the best cubes to place by a text."""
    first, second, side = 0, 0, TEXT[row, T_SIDE]
    if not can_pay(s, side, TEXT[row, T_COST]):
        return 0
    price = coins_gain(s, m, side, -price_of(s, side, TEXT[row, T_COST]))
    for organisation in range(3):
        for field in range(FIELDS):
            if TEXT[row, T_ORGS] & BIT[organisation] and TEXT[row, T_FIELDS] & BIT[field] and s.cube[organisation, field] == 0:
                gain = cube_gain(s, m, organisation, field, 1) + price
                if gain > first:
                    first, second = gain, first
                elif gain > second:
                    second = gain
    return int(first + second * LATER_PICK // 100) if TEXT[row, T_PICK] > 1 else int(first)


@kernel
def lower_value(s: State, m: Memory, orgs: int) -> int:
    """The gain from the best 6 to turn down."""
    best = 0
    for organisation in range(3):
        for field in range(FIELDS):
            if orgs & BIT[organisation] and s.cube[organisation, field] == DOMINATES:
                best = max(best, cube_gain(s, m, organisation, field, WINS_CARD))
    return int(best)


@kernel
def units_text_value(s: State, m: Memory, row: int) -> int:
    """The value of a text that mobilises or moves the seat's units."""
    if TEXT[row, T_OP] == MOBILISE:
        if not can_mobilise(s, m.seat, TEXT[row, T_AREAS], TEXT[row, T_COST]):
            return 0
        area = best_mobilisation(s, m, TEXT[row, T_AREAS])
        price = coins_gain(s, m, m.seat, -price_of(s, m.seat, TEXT[row, T_COST]))
        return int(max(0, m.arrival[area] + prospect(m, SUPPLY, area) + price)) if area >= 0 else 0
    how = PAID if TEXT[row, T_KIND] != SEA else JUMP if TEXT[row, T_TO] else FREE
    first, second = 0, 0
    for area in range(NUMBER):
        if s.units[m.seat, area] == 0 or not AREA_SETS[TEXT[row, T_AREAS]] & BIT[area]:
            continue
        goal = best_goal(s, m, area, TEXT[row, T_TO], TEXT[row, T_STEPS], how)
        gain = m.goal_gain + m.departure[area] if goal >= 0 else NOT_YET
        if gain > first:
            first, second = gain, first
        elif gain > second:
            second = gain
    return int(first + second * LATER_PICK // 100) if TEXT[row, T_PICK] > 1 else int(first)


@kernel
def coins_text_value(s: State, m: Memory, row: int) -> int:
    """The value of a text that gives, takes or stops coins."""
    op, side = TEXT[row, T_OP], TEXT[row, T_SIDE]
    if op == COINS:
        amount, source = TEXT[row, T_AMOUNT], TEXT[row, T_AREAS]
        if source == FROM_BANK:
            return coins_gain(s, m, TEXT[row, T_TO], amount)
        amount = min(amount, purse(s, m, source - 1))
        return coins_gain(s, m, TEXT[row, T_TO], amount) + coins_gain(s, m, source - 1, -amount)
    if op == COINS_PER_REGION:
        return coins_gain(s, m, TEXT[row, T_TO], region_coins(s, row))
    if op == SANCTIONS:
        fine = coins_gain(s, m, 1 - side, -min(TEXT[row, T_MOST], purse(s, m, 1 - side)))
        return fine + int(m.weight[W_SANCTIONS] * count(s.pile[LAID] & OWN_CARDS[1 - side]) // 2)
    if op == INCOME_TOKEN:
        return coins_gain(s, m, side, TEXT[row, T_MOST]) + int(m.weight[W_TOKEN] * TEXT[row, T_AMOUNT] * m.left // HALF_GAME)
    return 0


@kernel
def breakup_value(s: State, m: Memory, region: int) -> int:
    """The value of the break-up marker, which stops the EU actions of a region's card for the rest of the game."""
    for card in range(len(CARDS)):
        if CARD_REGION[card] == region and OWN_CARDS[EUROPE] & BIT[card] and s.breakup != region:
            return int(eu_worth(s, m, card) * m.weight[W_BREAKUP] * m.left // (100 * HALF_GAME))
    return 0


@kernel
def best_breakup(s: State, m: Memory) -> int:
    """The best region for the marker."""
    best = 0
    for region in range(NUMBER):
        if START_REGIONS[EUROPE] & BIT[region]:
            best = max(best, breakup_value(s, m, region))
    return int(best)


@kernel
def text_value(s: State, m: Memory, row: int) -> int:
    """The value of a text to the seat now; negative for the other side's texts."""
    op, side = TEXT[row, T_OP], TEXT[row, T_SIDE]
    if op == GROW:
        return each_value(s, m, row) if TEXT[row, T_PICK] == EACH else grow_value(s, m, row)
    if op == MOBILISE or op == MOVE:
        return units_text_value(s, m, row) if side == m.seat else int(-m.weight[W_REACTION])
    if op == PLACE:
        return place_value(s, m, row)
    if op == LOWER_DOMINANCE:
        return lower_value(s, m, TEXT[row, T_ORGS])
    if op == BLOCK_EU:
        return best_breakup(s, m) + (grow_value(s, m, row) if TEXT[row, T_AMOUNT] else 0)
    return coins_text_value(s, m, row)


@kernel
def usual_value(s: State, m: Memory, row: int) -> int:
    """The usual gain from an advantage card in the course of ten turns."""
    op = TEXT[row, T_OP]
    if op == GROW:
        return int(m.weight[W_ADVANTAGE_GROW] * TEXT[row, T_AMOUNT] * max(1, TEXT[row, T_PICK]))
    if op == PLACE:
        return int(m.weight[W_ADVANTAGE_PLACE] * TEXT[row, T_PICK])
    if op == MOBILISE:
        return int(m.weight[W_ADVANTAGE_UNIT])
    if op == MOVE:
        return int(m.weight[W_ADVANTAGE_MOVE] * TEXT[row, T_PICK])
    if op == LOWER_DOMINANCE:
        return int(m.weight[W_ADVANTAGE_LOWER])
    if op == BLOCK_EU:
        return best_breakup(s, m) + int(m.weight[W_ADVANTAGE_GROW] * TEXT[row, T_AMOUNT])
    if op == SANCTIONS:
        return int(m.weight[W_SANCTIONS] + coins_gain(s, m, TEXT[row, T_SIDE], TEXT[row, T_MOST]))
    return coins_text_value(s, m, row)
