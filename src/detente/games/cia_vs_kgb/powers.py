"""What an activated group does (6.6 to 6.12), by its faction."""

from detente.engine.bits import lowest
from detente.engine.kernel import kernel
from detente.engine.machine import allow, ask, log, pop, push
from detente.engine.record import Array

from .actions import A_GROUP, A_MEDIA_DISCARD, A_MEDIA_LEAVE, A_MEDIA_RECRUIT
from .cards import CARD_BIT, DESTROY, ECONOMIC, FACTION_GROUPS, INFLUENCE, MOVE, PEEK_TOP, POWER, POWER_GROUPS, STABILITY, TURN
from .decks import card_at, deck_count, draw_card, look
from .groups import groups_in_play, has_room, is_rioting, lay, lift, owner, put_on_discard, turn
from .state import (
    F_MEDIA,
    F_TARGET,
    GROUP_DECK,
    L_DESTROY,
    L_GIVE,
    L_LOOK,
    L_MEDIA_DISCARD,
    L_MEDIA_LEAVE,
    L_MOBILISE,
    L_READY,
    L_SEEN_GROUP,
    L_TAKE,
    Q_DESTROY,
    Q_MEDIA,
    Q_MOVE,
    Q_TURN,
    State,
)
from .turns import end_turn, recruit

# The reasons why a group cannot be the target.
NO_BAR, BAR_ITSELF, BAR_ECONOMIC, BAR_POPULATION, BAR_STABILITY = range(5)
BARS = ("none", "itself", "economic", "population", "stability")


@kernel
def bar_to_moving(s: State, side: int, group: int) -> int:
    """6.9: why a group cannot be moved: the receiver needs room, and the opponent may not be above the stability or be raised above it."""
    if is_rioting(s, 1 - side):
        return BAR_STABILITY
    receiver = 1 - owner(s, group)
    if not has_room(s, receiver):
        return BAR_POPULATION
    if receiver != side and s.influence[receiver] + INFLUENCE[group] > STABILITY[s.objective]:
        return BAR_STABILITY
    return NO_BAR


@kernel
def movable(s: State, side: int) -> int:
    """The groups that a political group of this side may move."""
    left, found = groups_in_play(s), 0
    while left:
        group = lowest(left) + 1
        left &= left - 1
        if bar_to_moving(s, side, group) == NO_BAR:
            found |= CARD_BIT[group]
    return found


@kernel
def targets(s: State, side: int, group: int) -> int:
    """The groups that an activated group may choose: never itself (6.8 to 6.10)."""
    power = POWER[group]
    found = groups_in_play(s)
    if power == MOVE:
        found = movable(s, side)
    elif power == TURN:
        found &= ~FACTION_GROUPS[ECONOMIC]
    return int(found & ~CARD_BIT[group])


@kernel
def bar_to_target(s: State, side: int, group: int, target: int) -> int:
    """The reason why *group* cannot choose *target*, which is not legal."""
    if target == group:
        return BAR_ITSELF
    if POWER[group] == TURN:
        return BAR_ECONOMIC
    return bar_to_moving(s, side, target)


@kernel
def usable_groups(s: State, side: int) -> int:
    """6.6, 6.12: ready groups that have at least one legal target."""
    left, found = s.ready[side], 0
    if deck_count(s, GROUP_DECK) > 0:
        found = left & POWER_GROUPS[PEEK_TOP]
    left &= ~POWER_GROUPS[PEEK_TOP]
    while left:
        group = lowest(left) + 1
        left &= left - 1
        if targets(s, side, group):
            found |= CARD_BIT[group]
    return int(found)


@kernel
def start_power(s: State, side: int, group: int) -> None:
    """Start a power: a media group looks immediately (6.11), the others choose a target."""
    if POWER[group] != PEEK_TOP:
        push(s, F_TARGET, side, group)
        return
    look(s, side, GROUP_DECK, 1)
    log(s, L_LOOK, side, 1)
    log(s, L_SEEN_GROUP, side, card_at(s, GROUP_DECK, 0), 1)
    push(s, F_MEDIA, side, group)


@kernel
def run_target(s: State, f: Array) -> None:
    """6.8 to 6.10: ask which group is destroyed, moved or turned."""
    side, group = f[1], f[2]
    s.legal[side, 0] |= targets(s, side, group)
    power = POWER[group]
    ask(s, side, Q_DESTROY if power == DESTROY else Q_MOVE if power == MOVE else Q_TURN)


@kernel
def answer_target(s: State, f: Array, action: int) -> None:
    side, power, group = f[1], POWER[f[2]], action - A_GROUP
    pop(s)
    holder = owner(s, group)
    if power == DESTROY:
        lift(s, holder, group)
        put_on_discard(s, group)
        log(s, L_DESTROY, holder, group)
    elif power == MOVE:
        is_ready = int((s.ready[holder] & CARD_BIT[group]) != 0)
        lift(s, holder, group)
        lay(s, 1 - holder, group, is_ready)
        log(s, L_GIVE if holder == side else L_TAKE, side, group)
    else:
        turn(s, holder, group)
        log(s, L_READY if s.ready[holder] & CARD_BIT[group] else L_MOBILISE, holder, group)
    end_turn(s)


@kernel
def run_media(s: State, f: Array) -> None:
    """6.11: recruit the card within the population (6.5), discard it, or leave it on top."""
    side = f[1]
    if has_room(s, side):
        allow(s, side, A_MEDIA_RECRUIT)
    allow(s, side, A_MEDIA_DISCARD)
    allow(s, side, A_MEDIA_LEAVE)
    ask(s, side, Q_MEDIA)


@kernel
def answer_media(s: State, f: Array, action: int) -> None:
    side = f[1]
    pop(s)
    if action == A_MEDIA_LEAVE:
        log(s, L_MEDIA_LEAVE, side)
    elif action == A_MEDIA_RECRUIT:
        recruit(s, side, draw_card(s, GROUP_DECK))
    else:
        group = draw_card(s, GROUP_DECK)
        put_on_discard(s, group)
        log(s, L_MEDIA_DISCARD, side, group)
    end_turn(s)
