"""The Influence Struggle: the values of its results, its current evaluation, and the effect of recruiting, passing and powers."""

from detente.engine.bits import count, lowest
from detente.engine.kernel import kernel
from detente.games.cia_vs_kgb.cards import (
    BIAS,
    CARD_BIT,
    FACTION,
    FACTION_GROUPS,
    INFLUENCE,
    MILITARY,
    MOVE,
    POPULATION,
    POWER,
    STABILITY,
    TURN,
)
from detente.games.cia_vs_kgb.cease_fire import deciding_bias, find_winner, winner_of_tie
from detente.games.cia_vs_kgb.groups import groups_in_play, groups_of, owner
from detente.games.cia_vs_kgb.powers import targets
from detente.games.cia_vs_kgb.state import GROUP_DECK, State

from .agents_value import belief, weigh_agents
from .memory import CERTAIN, PLANS, W_READY, Memory
from .race import LOSE, OTHERS, OWN, OWN_RIOT, RESULTS, THEIR_RIOT, WIN
from .struggle_odds import odds

FACES = 6
NOTHING = 0  # no group


@kernel
def weigh_struggle(s: State, m: Memory) -> None:
    """Compute the values of the results against either kind of rival, what the seat then wants, and what may be drawn."""
    weigh_agents(s, m)
    agent, weights = s.agent_x[m.seat], 0
    for plan in range(PLANS):
        weights += belief(s, m, plan)
    for result in range(RESULTS):
        m.against[WIN, result] = 0
        m.against[LOSE, result] = 0
        for plan in range(PLANS):
            m.against[plan % 2, result] += belief(s, m, plan) * m.result[result, agent, plan // 2 + 1] // max(1, weights)
    gain = m.against[WIN, OWN] + m.against[LOSE, OWN] - m.against[WIN, OTHERS] - m.against[LOSE, OTHERS]
    m.wish = WIN if gain >= 0 else LOSE
    m.stake = abs(gain)
    m.tie = 0
    bias = deciding_bias(s)
    if bias >= 0:
        m.tie = 1 if winner_of_tie(s, BIAS[s.objective, bias]) == m.seat else -1
    count_unseen(s, m)


@kernel
def count_unseen(s: State, m: Memory) -> None:
    """Count the groups that a draw may bring, as far as the seat knows."""
    seen, left = s.known[GROUP_DECK, m.seat], s.loose[GROUP_DECK]
    for i in range(s.fixed[GROUP_DECK]):
        if i < s.fixed[GROUP_DECK] - seen:
            left |= CARD_BIT[s.top[GROUP_DECK, i]]
    m.top = s.top[GROUP_DECK, s.fixed[GROUP_DECK] - 1] if seen else NOTHING
    m.drawn = count(left)
    for value in range(FACES + 1):
        m.unseen[value] = 0
    for faction in range(4):
        m.faction[faction] = count(left & FACTION_GROUPS[faction])
    while left:
        m.unseen[INFLUENCE[lowest(left) + 1]] += 1
        left &= left - 1


@kernel
def settle(m: Memory, result: int) -> int:
    """The value of a finished struggle."""
    worth = m.against[WIN, result] + m.against[LOSE, result]
    m.token = worth if result < OWN_RIOT else 0
    m.riots = worth if result >= OWN_RIOT else 0
    m.ready = 0
    return int(worth)


@kernel
def ready_worth(m: Memory, group: int) -> int:
    """What a ready group adds to its side's chances through its power; little for a side that wants to lose the token."""
    if m.wish == LOSE:
        return 0
    return int(m.weight[W_READY + FACTION[group]] * m.stake // 100)


@kernel
def stand(s: State, m: Memory, own: int, other: int, room: int, other_room: int, is_own: int, passed: int) -> int:
    """The value of a struggle with these totals and rooms and this side to act, ignoring powers."""
    limit = STABILITY[s.objective]
    if own > limit:
        return settle(m, OWN_RIOT)
    if other > limit:
        return settle(m, THEIR_RIOT)
    slack, others = limit - own, limit - other
    if own == other and own > 0:
        slack += int(m.tie < 0)
        others += int(m.tie > 0)
    m.token, m.riots, m.ready = 0, 0, 0
    for theirs in range(2):
        for result in range(RESULTS):
            worth = m.against[theirs, result]
            if worth == 0:
                continue
            if is_own:
                chance = odds(m, s.objective, m.wish, theirs, passed, slack, others, room, other_room, result)
            else:
                chance = odds(m, s.objective, theirs, m.wish, passed, others, slack, other_room, room, result ^ 1)
            if result < OWN_RIOT:
                m.token += chance * worth // CERTAIN
            else:
                m.riots += chance * worth // CERTAIN
    return int(m.token + m.riots)


@kernel
def ready_balance(s: State, m: Memory) -> int:
    """The value of the seat's ready groups minus the other side's."""
    total = 0
    for side in range(2):
        left = s.ready[side]
        while left:
            worth = ready_worth(m, lowest(left) + 1)
            left &= left - 1
            total += worth if side == m.seat else -worth
    return total


@kernel
def stand_with(s: State, m: Memory, own: int, other: int, more: int, others_more: int, is_own: int, passed: int) -> int:
    """The value of the struggle with changed influence and numbers of groups on either side."""
    room = POPULATION[s.objective] - count(groups_of(s, m.seat)) - more
    other_room = POPULATION[s.objective] - count(groups_of(s, 1 - m.seat)) - others_more
    return stand(s, m, s.influence[m.seat] + own, s.influence[1 - m.seat] + other, room, other_room, is_own, passed)


@kernel
def set_base(s: State, m: Memory) -> None:
    """Set the base value that answers are compared with: the struggle with the other side to act."""
    if s.influence[m.seat] > STABILITY[s.objective] or s.influence[1 - m.seat] > STABILITY[s.objective]:
        m.base_token, m.base_riots = 0, 0
        return
    stand_with(s, m, 0, 0, 0, 0, 0, 0)
    m.base_token, m.base_riots = m.token, m.riots


@kernel
def pass_worth(s: State, m: Memory) -> int:
    """The value of passing: the struggle ends if the other side has passed too."""
    if not s.passes:
        return stand_with(s, m, 0, 0, 0, 0, 0, 1)
    winner = find_winner(s)
    if winner < 0:
        m.token, m.riots, m.ready = 0, 0, 0
        return 0
    return settle(m, OWN if winner == m.seat else OTHERS)


@kernel
def draw_worth(s: State, m: Memory, group: int) -> int:
    """The value of recruiting a known group, which arrives ready."""
    worth = stand_with(s, m, INFLUENCE[group], 0, 1, 0, 0, 0)
    if s.influence[m.seat] + INFLUENCE[group] <= STABILITY[s.objective]:
        m.ready = ready_worth(m, group)
    return int(worth + m.ready)


@kernel
def mean_ready(m: Memory) -> int:
    """The mean value of an unknown group's power."""
    total = 0
    for faction in range(4):
        total += m.faction[faction] * m.weight[W_READY + faction]
    return 0 if m.wish == LOSE else int(total * m.stake // 100 // max(1, m.drawn))


@kernel
def recruit_worth(s: State, m: Memory) -> int:
    """The value of recruiting from the deck: the mean over all possible draws."""
    if m.top:
        return draw_worth(s, m, m.top)
    token, riots, ready, calm = 0, 0, 0, mean_ready(m)
    for value in range(1, FACES + 1):
        if m.unseen[value]:
            stand_with(s, m, value, 0, 1, 0, 0, 0)
            token += m.unseen[value] * m.token
            riots += m.unseen[value] * m.riots
            if s.influence[m.seat] + value <= STABILITY[s.objective]:
                ready += m.unseen[value] * calm
    m.token, m.riots, m.ready = token // max(1, m.drawn), riots // max(1, m.drawn), ready // max(1, m.drawn)
    return int(m.token + m.riots + m.ready)


@kernel
def destroy_worth(s: State, m: Memory, group: int) -> int:
    """The value of destroying a group."""
    is_own = owner(s, group) == m.seat
    value, sign = INFLUENCE[group], 1 if is_own else -1
    worth = stand_with(s, m, -value if is_own else 0, 0 if is_own else -value, -1 if is_own else 0, 0 if is_own else -1, 0, 0)
    if s.ready[m.seat if is_own else 1 - m.seat] & CARD_BIT[group]:
        m.ready = -sign * ready_worth(m, group)
    return int(worth + m.ready)


@kernel
def move_worth(s: State, m: Memory, group: int) -> int:
    """The value of moving a group to the other side; it stays ready or mobilised."""
    gives = owner(s, group) == m.seat
    value, sign = INFLUENCE[group], -1 if gives else 1
    worth = stand_with(s, m, sign * value, -sign * value, sign, -sign, 0, 0)
    if s.ready[m.seat if gives else 1 - m.seat] & CARD_BIT[group] and s.influence[m.seat] + sign * value <= STABILITY[s.objective]:
        m.ready = 2 * sign * ready_worth(m, group)
    return int(worth + m.ready)


@kernel
def turn_worth(s: State, m: Memory, group: int) -> int:
    """The value of mobilising a group or making it ready."""
    is_own = owner(s, group) == m.seat
    was_ready = s.ready[m.seat if is_own else 1 - m.seat] & CARD_BIT[group]
    worth = stand_with(s, m, 0, 0, 0, 0, 0, 0)
    m.ready = ready_worth(m, group)
    if is_own == bool(was_ready):
        m.ready = -m.ready
    return int(worth + m.ready)


@kernel
def target_worth(s: State, m: Memory, power: int, group: int) -> int:
    """The value of a power used on a target."""
    if power == MOVE:
        return move_worth(s, m, group)
    if power == TURN:
        return turn_worth(s, m, group)
    return destroy_worth(s, m, group)


@kernel
def best_target(s: State, m: Memory, group: int) -> int:
    """The best target of a group's power, or NOTHING."""
    left, best, found = targets(s, m.seat, group), 0, NOTHING
    while left:
        target = lowest(left) + 1
        left &= left - 1
        worth = target_worth(s, m, POWER[group], target)
        if found == NOTHING or worth > best:
            best, found = worth, target
    return int(found)


@kernel
def leave_worth(s: State, m: Memory, value: int) -> int:
    """The value of leaving a known card to the other side: it draws the card if it is behind, otherwise the seat may take it."""
    own, other = s.influence[m.seat], s.influence[1 - m.seat]
    has_room = count(groups_of(s, 1 - m.seat)) < POPULATION[s.objective]
    if has_room and (other < own or other == 0):
        return stand_with(s, m, 0, value, 0, 1, 1, 0)
    return stand_with(s, m, 0, 0, 0, 0, 1, 0)


@kernel
def media_worth(s: State, m: Memory) -> int:
    """The value of looking at the top card: the best that can be done with each possible card."""
    total, n = 0, 0
    has_room = count(groups_of(s, m.seat)) < POPULATION[s.objective]
    for value in range(1, FACES + 1):
        cards = m.unseen[value]
        if m.top:
            cards = 1 if INFLUENCE[m.top] == value else 0
        if cards == 0:
            continue
        best = max(stand_with(s, m, 0, 0, 0, 0, 0, 0), leave_worth(s, m, value))
        if has_room:
            best = max(best, stand_with(s, m, value, 0, 1, 0, 0, 0) + mean_ready(m))
        total += cards * best
        n += cards
    return int(total // max(1, n))


@kernel
def nuclear_worth(s: State, m: Memory) -> int:
    """The value of destroying every military group."""
    left, ready = groups_in_play(s) & FACTION_GROUPS[MILITARY], 0
    lost, others_lost, fewer, others_fewer = 0, 0, 0, 0
    while left:
        group = lowest(left) + 1
        left &= left - 1
        if owner(s, group) == m.seat:
            lost += INFLUENCE[group]
            fewer += 1
            ready -= ready_worth(m, group) if s.ready[m.seat] & CARD_BIT[group] else 0
        else:
            others_lost += INFLUENCE[group]
            others_fewer += 1
            ready += ready_worth(m, group) if s.ready[1 - m.seat] & CARD_BIT[group] else 0
    worth = stand_with(s, m, -lost, -others_lost, -fewer, -others_fewer, 0, 0)
    m.ready = ready
    return int(worth + ready)


@kernel
def unmasked_worth(s: State, m: Memory) -> int:
    """The value of the struggle if the other agent were known: for each possible one, the better of winning and losing the token."""
    total, weights, wish = 0, 0, m.wish
    for plan in range(PLANS):
        weight = belief(s, m, plan)
        if weight == 0:
            continue
        for kind in range(2):
            for result in range(RESULTS):
                m.against[kind, result] = m.result[result, s.agent_x[m.seat], plan // 2 + 1] if kind == plan % 2 else 0
        m.wish = WIN
        best = stand_with(s, m, 0, 0, 0, 0, 1, s.passes)
        m.wish = LOSE
        total += weight * max(best, stand_with(s, m, 0, 0, 0, 0, 1, s.passes))
        weights += weight
    m.wish = wish
    weigh_struggle(s, m)
    return int(total // max(1, weights))
