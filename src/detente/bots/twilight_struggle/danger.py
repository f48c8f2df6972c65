"""DEFCON safety: which plays can take the marker to 1 in the seat's own round (8.1.3), whichever side moves it."""

from detente.engine.bits import WORD, lowest
from detente.engine.kernel import kernel, table
from detente.games.twilight_struggle.board import BATTLEGROUND, BATTLEGROUNDS, COUNTRY, EUROPE, OPEN_AT, REGION_MASK, US, USSR, WORDS
from detente.games.twilight_struggle.cards import CARD, NEUTRAL, OPS, SIDE
from detente.games.twilight_struggle.conditions import can_occur
from detente.games.twilight_struggle.effects import NUCLEAR_SUBS
from detente.games.twilight_struggle.markers import ops_value
from detente.games.twilight_struggle.operations import shield_word
from detente.games.twilight_struggle.piles import hand_size
from detente.games.twilight_struggle.space import can_space
from detente.games.twilight_struggle.state import DECK, DISCARD, F_EVENT, F_OPERATIONS, HAND, V_BEGUN, V_CARD, State

from .board_value import seen_place
from .memory import Memory

DUCK, KAL, BURY = CARD["duck_and_cover"], CARD["soviets_shoot_down_kal_007"], CARD["we_will_bury_you"]
CIA, GUNMAN, GRAIN, PLAN = CARD["cia_created"], CARD["lone_gunman"], CARD["grain_sales_to_soviets"], CARD["five_year_plan"]
OLYMPICS, SUMMIT, ENVY, STAR_WARS = CARD["olympic_games"], CARD["summit"], CARD["missile_envy"], CARD["star_wars"]
WALL, ORTEGA, WORRYING = CARD["tear_down_this_wall"], CARD["ortega_elected_in_nicaragua"], CARD["how_i_learned_to_stop_worrying"]
UN_CARD = CARD["un_intervention"]
CUBA = COUNTRY["cuba"]
JUNTA, CRISIS = CARD["junta"], CARD["cuban_missile_crisis"]
# Events that lower DEFCON from 3 to 2 as a headline: by themselves, by a coup they allow, or by a card they take.
LOWERING = table([DUCK, KAL, BURY, CIA, GUNMAN, GRAIN, PLAN, OLYMPICS, SUMMIT, ENVY, STAR_WARS, WALL, ORTEGA, WORRYING, JUNTA, CRISIS])
SUMMIT_RISK, ENVY_RISK, PLAN_RISK = 42, 25, 8
LOWERING_RISK = 5  # percent of the headlines at DEFCON 3 that lower it
WAS_DEADLY = 30  # percentage from which a card counts as poison


@kernel
def is_exposed(s: State, side: int, level: int) -> bool:
    """Return whether the other side could answer with a battleground coup at a DEFCON level."""
    for w in range(WORDS):
        word = s.present[side, w] & BATTLEGROUNDS[w] & OPEN_AT[max(2, level), w]
        if side == US:
            word &= ~shield_word(s, w)
        if word:
            return not (side == USSR and s.effects & NUCLEAR_SUBS)
    return False


@kernel
def is_exposed_in_europe(s: State) -> bool:
    """Return whether a free coup of the US in Europe could target a battleground."""
    for w in range(WORDS):
        if s.present[USSR, w] & BATTLEGROUNDS[w] & REGION_MASK[EUROPE, w]:
            return not s.effects & NUCLEAR_SUBS
    return False


@kernel
def doom(s: State, m: Memory, card: int, level: int) -> int:
    """The probability in percent that a card's event loses the game for the seat in its own round, at a DEFCON level."""
    seat = m.seat
    owner = seat if SIDE[card] == NEUTRAL else SIDE[card]
    if level <= 1:
        return 100
    if level > 2:
        return loot_doom(s, m, card)
    if not can_occur(s, card, owner):
        return 0
    if card == DUCK or card == KAL or card == BURY or card == OLYMPICS:
        return 100
    if card == SUMMIT:
        return SUMMIT_RISK
    if card == ENVY:
        return ENVY_RISK
    if seat == USSR:
        return doom_of_ussr(s, m, card, level)
    if card == GUNMAN:
        return 100 if is_exposed(s, US, level) else 0
    if card == ORTEGA:
        return 100 if s.influence[US, CUBA] > 0 else 0
    return PLAN_RISK if card == PLAN else 0


@kernel
def headline_doom(s: State, m: Memory, card: int) -> int:
    """The probability in percent that a headline loses the game. At DEFCON 3 the other headline may first lower the marker (4.5 C)."""
    risk = doom(s, m, card, s.defcon)
    if risk or s.defcon != 3:
        return risk
    deadly = doom(s, m, card, 2)
    if deadly and can_be_lowered_before(s, m, card):
        return max(1, deadly * LOWERING_RISK // 100)
    return 0


@kernel
def can_be_lowered_before(s: State, m: Memory, card: int) -> bool:
    """Return whether the other side may hold a headline that lowers DEFCON and comes before a card: a higher value, or the US on ties."""
    least = OPS[card] + (1 if m.seat == US else 0)
    for i in range(len(LOWERING)):
        other = LOWERING[i]
        if OPS[other] >= least:
            place = seen_place(s, m.seat, other)
            if place == DECK or place == HAND + 1 - m.seat:
                return True
    return False


@kernel
def doom_of_ussr(s: State, m: Memory, card: int, level: int) -> int:
    """The probability in percent that an event loses the game for the USSR at DEFCON 2."""
    if card == CIA:
        return 100 if is_exposed(s, USSR, level) else 0
    if card == GRAIN:
        return 100 if is_exposed(s, USSR, level) else share_of_poison(s, m, card)
    if card == PLAN:
        return share_of_poison(s, m, card)
    if card == WALL:
        return 100 if is_exposed_in_europe(s) else 0
    return 100 if card == STAR_WARS else 0


@kernel
def loot_doom(s: State, m: Memory, card: int) -> int:
    """The same above DEFCON 2, in percent: the US may get a card that sets DEFCON freely, or lowers it before its own coup."""
    if m.seat != USSR or not (card == GRAIN or card == STAR_WARS):
        return 0
    if card == GRAIN:
        deadly = 1 if s.where[WORRYING] == HAND + USSR else 0
        if s.defcon == 3 and s.where[BURY] == HAND + USSR and is_exposed(s, USSR, 2):
            deadly += 1
        return 100 * deadly // max(1, hand_size(s, USSR) - 1)
    if card == STAR_WARS and s.where[WORRYING] == DISCARD and s.space[US] > s.space[USSR]:
        return 100
    return 0


@kernel
def share_of_poison(s: State, m: Memory, card: int) -> int:
    """The probability that a random card of the seat's hand loses at DEFCON 2."""
    deadly, others = 0, 0
    for w in range(WORDS):
        word = s.pile[HAND + m.seat, w]
        while word:
            held = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            if held != card:
                others += 1
                opens_coup = (held == CIA or held == GRAIN) and is_exposed(s, USSR, 2)
                takes_discard = held == STAR_WARS and s.space[US] > s.space[USSR]
                if opens_coup or takes_discard or held == DUCK or held == KAL or held == BURY or held == WALL or held == WORRYING:
                    deadly += 1
    return 100 * deadly // max(1, others)


@kernel
def is_poison(s: State, m: Memory, card: int) -> bool:
    """Return whether a card of the other side loses the game at DEFCON 2, or will once the other side can coup."""
    if SIDE[card] != 1 - m.seat:
        return False
    if s.turn >= 2 and (card == CIA or card == GRAIN or card == GUNMAN):
        return True
    return doom(s, m, card, 2) >= WAS_DEADLY


@kernel
def count_poisons(s: State, m: Memory) -> None:
    """Count the poisons in the seat's hand, minus the ways to get rid of them: holding one, the space race, UN Intervention."""
    seat, poisons, spaceable, ways = m.seat, 0, 0, 0
    for w in range(WORDS):
        word = s.pile[HAND + seat, w]
        while word:
            card = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            if is_poison(s, m, card):
                poisons += 1
                if can_space(s, seat, ops_value(s, seat, OPS[card])):
                    spaceable = 1
    if s.where[UN_CARD] == HAND + seat:
        ways += 1
    ways += spaceable + max(0, hand_size(s, seat) - m.rounds)
    if s.china == seat and s.china_up:
        ways += 1
    m.poisons = poisons
    m.crowd = poisons - ways


@kernel
def pending_event(s: State) -> int:
    """The event that will still happen after the current operations, or 0."""
    for i in range(s.depth - 1, -1, -1):
        f = s.stack[i]
        if f[0] == F_EVENT and not f[V_BEGUN]:
            return int(f[V_CARD])
    return 0


@kernel
def has_operations_to_come(s: State, side: int) -> bool:
    """Return whether a side will still use a card for operations after the current decision."""
    for i in range(s.depth):
        if s.stack[i][0] == F_OPERATIONS and s.stack[i][1] == side:
            return True
    return False


@kernel
def coup_doom(s: State, m: Memory, side_doing: int, country: int) -> int:
    """Whether a coup ends the game: +1 the seat wins, -1 it loses, 0 the game goes on."""
    if s.crisis == side_doing:
        return -1 if side_doing == m.seat else 1
    if not BATTLEGROUND[country] or (side_doing == US and s.effects & NUCLEAR_SUBS):
        return 0
    if s.defcon <= 2:
        return -1 if s.phasing == m.seat else 1
    if s.phasing == m.seat and s.defcon == 3:
        event = pending_event(s)
        if event and doom(s, m, event, 2) >= WAS_DEADLY:
            return -1
        if has_operations_to_come(s, 1 - m.seat) and is_exposed(s, m.seat, 2):
            return -1
    return 0
