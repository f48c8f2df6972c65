"""The values of operations: influence, coups and realignment rolls, each evaluated country by country."""

from detente.engine.bits import WORD, count, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY
from detente.games.twilight_struggle.board import ASIA, BATTLEGROUND, NEIGHBOURS, REGION, REGION_MASK, STABILITY, US, USSR, WORDS
from detente.games.twilight_struggle.effects import NUCLEAR_SUBS, YURI
from detente.games.twilight_struggle.operations import coup_modifier, realign_modifier, target_word
from detente.games.twilight_struggle.state import State

from .board_value import OWN, gain
from .danger import coup_doom
from .event_value import DIE, military_value
from .memory import MOST_OPS, SURE, W_CROWD_AT_TWO, W_HOLD_BACK, W_POISON_AT_TWO, W_TEMPO, W_TEMPO_FIVE, W_TEMPO_FOUR, W_TEMPO_LATE, Memory

MOST_MARGIN = 2 * MOST_OPS - 1
RATE = 12  # gains are compared per operations point in twelfths, to avoid rounding


@kernel
def price(s: State, m: Memory, country: int, added: int) -> int:
    """The price of the next point after *added* ones: 2 while the other side controls the country (6.1.2)."""
    lead = s.influence[1 - m.seat, country] - s.influence[m.seat, country] - added
    return 2 if lead >= STABILITY[country] else 1


@kernel
def place_rate(s: State, m: Memory, country: int, left: int) -> int:
    """The best gain per operations point from placing one or more of the points left in a country."""
    best, cost = -SURE, 0
    for n in range(1, 7):
        cost += price(s, m, country, n - 1)
        if cost > left and n > 1:
            break
        rate = RATE * gain(s, m, country, n, 0) // cost
        if rate > best:
            best = rate
    return best


@kernel
def weigh_placing(s: State, m: Memory) -> None:
    """Compute the best gain from placing influence for each number of operations points."""
    for i in range(MOST_OPS + 1):
        m.best[0, i] = 0
        m.best[1, i] = 0
        m.place[i] = 0
    for w in range(WORDS):
        word = m.near[OWN, w]
        if m.seat == USSR and s.chernobyl != NOBODY:
            word &= ~REGION_MASK[s.chernobyl, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            weigh_country(s, m, country)
    for k in range(1, MOST_OPS + 1):
        m.place[k] = max(m.place[k - 1], m.best[0, k])
        for first in range(1, k):
            second = m.place[k - first] if k - first < first else m.best[1, k - first]
            m.place[k] = max(m.place[k], m.best[0, first] + second)


@kernel
def weigh_country(s: State, m: Memory, country: int) -> None:
    """Enter a country into the table of best gains."""
    cost = 0
    for n in range(1, MOST_OPS + 1):
        cost += price(s, m, country, n - 1)
        if cost > MOST_OPS:
            return
        value = gain(s, m, country, n, 0)
        if value > m.best[0, cost]:
            m.best[1, cost] = m.best[0, cost]
            m.best[0, cost] = value
        elif value > m.best[1, cost]:
            m.best[1, cost] = value


@kernel
def weigh_margins(s: State, m: Memory, country: int) -> None:
    """Compute the gain of a coup by its margin (6.3.2), once for all values and dice."""
    other = s.influence[1 - m.seat, country]
    for margin in range(1, MOST_MARGIN + 1):
        removed = min(margin, other)
        m.step[margin] = gain(s, m, country, margin - removed, -removed)


@kernel
def coup_board_gain(s: State, m: Memory, country: int, value: int) -> int:
    """The mean change of the board over the six dice; requires `weigh_margins` before."""
    base = value + coup_modifier(s, m.seat, country) - 2 * STABILITY[country]
    total = 0
    for die in range(1, DIE + 1):
        margin = base + die
        if margin > 0:
            total += m.step[min(margin, MOST_MARGIN)]
    return total // DIE


@kernel
def tempo_value(s: State, m: Memory, country: int) -> int:
    """The value of lowering DEFCON: it closes regions to the other side's coups; 2 closes all battlegrounds and makes own cards deadly."""
    if not BATTLEGROUND[country] or s.defcon < 3 or (m.seat == US and s.effects & NUCLEAR_SUBS):
        return 0
    if s.defcon > 3:
        return int(m.weight[W_TEMPO_FOUR] if s.defcon == 4 else m.weight[W_TEMPO_FIVE])
    gained = m.weight[W_TEMPO] if m.rounds > 2 else m.weight[W_TEMPO_LATE]
    return int(gained - m.weight[W_POISON_AT_TWO] * m.poisons - m.weight[W_CROWD_AT_TWO] * max(0, m.crowd))


@kernel
def coup_value(s: State, m: Memory, country: int, value: int, is_free: int) -> int:
    """The value of a coup on a country for which `weigh_margins` has not been called."""
    weigh_margins(s, m, country)
    return coup_total(s, m, country, value, is_free)


@kernel
def coup_total(s: State, m: Memory, country: int, value: int, is_free: int) -> int:
    """The total value of a coup: board, military operations, tempo, and the end of the game."""
    end = coup_doom(s, m, m.seat, country)
    if end != 0:
        return end * SURE
    total = coup_board_gain(s, m, country, value) + tempo_value(s, m, country)
    if not is_free:
        total += military_value(s, m, m.seat, value)
    if m.seat == US and s.effects & YURI:
        total -= 100
    return total


@kernel
def weigh_coups(s: State, m: Memory, is_free: int, within: int) -> None:
    """Compute the best coup for each number of operations points."""
    for i in range(MOST_OPS + 1):
        m.coup[i] = -SURE
    for w in range(WORDS):
        word = target_word(s, m.seat, True, is_free, within, w)
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            weigh_margins(s, m, country)
            for k in range(1, MOST_OPS + 1):
                if k == MOST_OPS and REGION[country] != ASIA:
                    continue
                m.coup[k] = max(m.coup[k], coup_total(s, m, country, k, is_free))


@kernel
def realign_value(s: State, m: Memory, country: int) -> int:
    """The mean gain of one realignment roll (6.2.2)."""
    seat = m.seat
    lead = realign_modifier(s, seat, country) - realign_modifier(s, 1 - seat, country)
    own, other = s.influence[seat, country], s.influence[1 - seat, country]
    total = 0
    for difference in range(-5, 6):
        ways = DIE - abs(difference)
        result = difference + lead
        if result > 0:
            total += ways * gain(s, m, country, 0, -min(result, other))
        elif result < 0 and own > 0:
            total += ways * gain(s, m, country, -min(-result, own), 0)
    return total // (DIE * DIE)


@kernel
def weigh_realignments(s: State, m: Memory, is_free: int, within: int) -> None:
    """Compute the best single realignment roll, used for all of them."""
    best = -SURE
    for w in range(WORDS):
        word = target_word(s, m.seat, False, is_free, within, w)
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            if BATTLEGROUND[country] or has_lead(s, m.seat, country):
                best = max(best, realign_value(s, m, country))
    for k in range(1, MOST_OPS + 1):
        m.realign[k] = -SURE if best == -SURE else (best - m.weight[W_HOLD_BACK]) * (k + 1) // 2


@kernel
def has_lead(s: State, side: int, country: int) -> bool:
    """Return whether a side holds more neighbours of a country than the other."""
    own, other = 0, 0
    for w in range(WORDS):
        own += count(s.controlled[side, w] & NEIGHBOURS[country, w])
        other += count(s.controlled[1 - side, w] & NEIGHBOURS[country, w])
    return own > other


@kernel
def best_operation(m: Memory, value: int) -> int:
    """The value of the best of the three kinds with that many points."""
    return int(max(m.place[value], m.coup[value], m.realign[value]))
