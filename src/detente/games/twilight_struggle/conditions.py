"""When an event occurs (5.2): prerequisites and bans from the table, and the conditions written on single cards."""

from detente.engine.bits import count
from detente.engine.kernel import kernel

from .board import BATTLEGROUNDS, COUNTRY, MIDDLE_EAST, REGION_MASK, US, USSR, WORDS
from .cards import CARD, NEEDS, PREVENTED, SIDE, SIDE_WORDS
from .effects import QUAGMIRE
from .markers import controls
from .options import NORAD_AFTER_QUAGMIRE
from .state import HAND, State

CHINA_CARD = CARD["the_china_card"]
UN_INTERVENTION = CARD["un_intervention"]
RED_SCARE = CARD["red_scare_purge"]
FORMOSAN_RESOLUTION = CARD["formosan_resolution"]
CULTURAL_REVOLUTION = CARD["cultural_revolution"]
KITCHEN_DEBATES = CARD["kitchen_debates"]
ONE_SMALL_STEP = CARD["one_small_step"]
STAR_WARS = CARD["star_wars"]
WARGAMES = CARD["wargames"]
CAMBRIDGE_FIVE = CARD["the_cambridge_five"]
SPECIAL_RELATIONSHIP = CARD["special_relationship"]
OUR_MAN_IN_TEHRAN = CARD["our_man_in_tehran"]
DEFECTORS = CARD["defectors"]
NORAD_CARD = CARD["norad"]
UK = COUNTRY["uk"]


@kernel
def battlegrounds_held(s: State, side: int) -> int:
    """The number of battlegrounds controlled worldwide."""
    return count(s.controlled[side, 0] & BATTLEGROUNDS[0]) + count(s.controlled[side, 1] & BATTLEGROUNDS[1])


@kernel
def has_partner(s: State, side: int) -> bool:
    """Return whether the hand holds a card for UN Intervention: one with the opponent's event."""
    for w in range(WORDS):
        if s.pile[HAND + side, w] & SIDE_WORDS[1 - side, w]:
            return True
    return False


@kernel
def holds_in_middle_east(s: State) -> bool:
    for w in range(WORDS):
        if s.controlled[US, w] & REGION_MASK[MIDDLE_EAST, w]:
            return True
    return False


@kernel
def is_banned_by_civil_war(s: State, card: int, owner: int) -> bool:
    """12.4: return whether an event is banned until the Chinese Civil War is decided."""
    if not s.civil_war:
        return False
    if card == RED_SCARE:
        return bool(owner == USSR)
    return bool(card == FORMOSAN_RESOLUTION or card == CULTURAL_REVOLUTION)


@kernel
def meets_condition(s: State, card: int, owner: int) -> bool:
    """Return whether the condition printed on the card is met."""
    if card == KITCHEN_DEBATES:
        return battlegrounds_held(s, US) > battlegrounds_held(s, USSR)
    if card == ONE_SMALL_STEP:
        return bool(s.space[owner] < s.space[1 - owner])
    if card == STAR_WARS:
        return bool(s.space[US] > s.space[USSR])
    if card == WARGAMES:
        return bool(s.defcon == 2)
    if card == CAMBRIDGE_FIVE:
        return bool(s.turn < 8)
    if card == SPECIAL_RELATIONSHIP:
        return controls(s, US, UK)
    if card == OUR_MAN_IN_TEHRAN:
        return holds_in_middle_east(s)
    if card == UN_INTERVENTION:
        return not s.in_headline and has_partner(s, owner)
    if card == NORAD_CARD:
        return bool(s.option[NORAD_AFTER_QUAGMIRE] or not s.effects & QUAGMIRE)
    return card != CHINA_CARD


@kernel
def can_occur(s: State, card: int, owner: int) -> bool:
    """Return whether an event can occur; tested when it is resolved (G6)."""
    if NEEDS[card] and not s.effects & NEEDS[card]:
        return False
    if s.effects & PREVENTED[card] or is_banned_by_civil_war(s, card, owner):
        return False
    return meets_condition(s, card, owner)


@kernel
def can_play_event(s: State, side: int, card: int) -> bool:
    """Return whether a side may play its own card for the event: if it cannot occur, that would be a mere discard (5.1, 7.1)."""
    if SIDE[card] == 1 - side or (card == DEFECTORS and not s.in_headline):
        return False
    return can_occur(s, card, side)
