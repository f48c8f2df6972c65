"""The values of regions and countries for a seat, by what can still be scored (10.1)."""

from detente.engine.bits import BIT, WORD, count, lowest
from detente.engine.kernel import kernel, table
from detente.games.twilight_struggle.board import (
    ASIA,
    BATTLEGROUND,
    BATTLEGROUNDS,
    CIVIL_WAR,
    COUNTRY,
    EUROPE,
    LEVELS,
    NEIGHBOURS,
    OPEN_AT,
    REGION,
    REGION_MASK,
    SOUTHEAST_ASIA,
    STABILITY,
    SUPERPOWER,
    TAIWAN_MASK,
    US,
    WORDS,
    holds,
)
from detente.games.twilight_struggle.board import rows as board_rows
from detente.games.twilight_struggle.cards import CARD
from detente.games.twilight_struggle.effects import FORMOSAN
from detente.games.twilight_struggle.rounds import rounds_of
from detente.games.twilight_struggle.state import BOX, DECK, DISCARD, FRONT, HAND, HEADLINE, REMOVED, SHOWN, TABLE, State

from .memory import (
    K_BOX,
    K_DISCARD,
    K_FINAL,
    K_HAND,
    K_REMOVED,
    K_UNSEEN,
    W_ACCESS,
    W_BATTLEGROUND,
    W_BREAK,
    W_EUROPE_ALARM,
    W_EUROPE_WIN,
    W_EXPOSED,
    W_OPEN_TO_COUP,
    W_OVER_FIRST,
    W_OVER_MINOR,
    W_OVER_SECOND,
    W_PARTIAL,
    W_TOEHOLD,
    Memory,
    period,
)

SCORING_CARD = table([CARD[row["scoring_card"]] for row in board_rows("regions")])
GROUNDS = table([sum(int(word).bit_count() for word in REGION_MASK[r] & BATTLEGROUNDS) for r in range(7)])
THAILAND, TAIWAN = COUNTRY["thailand"], COUNTRY["taiwan"]
OWN, OTHERS = 0, 1
FREE, MINE, THEIRS = 0, 1, 2


@kernel
def seen_place(s: State, seat: int, card: int) -> int:
    """Where a card is as far as the seat knows: unseen cards count as being in the draw pile."""
    place = s.where[card]
    if place == HAND + seat or place == HEADLINE + seat or place == SHOWN:
        return HAND + seat
    if place == BOX or place == DISCARD or place == REMOVED or place == TABLE or place == FRONT:
        return int(place)
    if s.known[seat, (card - 1) // WORD] & BIT[(card - 1) % WORD]:
        return HAND + 1 - seat
    return DECK


@kernel
def expected_scorings(s: State, m: Memory, seat: int, region: int) -> int:
    """How often, in percent, a region will still score: its card, and the end of the game, discounted where control will hardly last."""
    place = seen_place(s, seat, SCORING_CARD[region])
    kind = K_UNSEEN
    if place == HAND + seat or place == HAND + 1 - seat:
        kind = K_HAND
    elif place == DISCARD or place == TABLE:
        kind = K_DISCARD
    elif place == BOX:
        kind = K_BOX
    elif place == REMOVED:
        kind = K_REMOVED
    chance = m.scorings[kind, s.turn]
    if region != SOUTHEAST_ASIA:
        chance += m.scorings[K_FINAL, s.turn]
    return int(chance * m.area[region, period(s.turn)] // 100)


@kernel
def survey(s: State, m: Memory, seat: int) -> None:
    """Analyse the whole board before evaluating any part of it."""
    m.seat = seat
    m.epoch += 1
    m.rounds = rounds_of(s, seat) - s.round + (1 if s.phasing == seat and not s.in_headline else 0)
    for r in range(7):
        m.expected[r] = expected_scorings(s, m, seat, r)
        for k in range(2):
            side = seat if k == OWN else 1 - seat
            held, grounds = 0, 0
            for w in range(WORDS):
                word = s.controlled[side, w] & REGION_MASK[r, w]
                held += count(word)
                grounds += count(word & ground_word(s, w))
            m.held[k, r] = held
            m.grounds[k, r] = grounds
    for k in range(2):
        find_near(s, m, k, seat if k == OWN else 1 - seat)


@kernel
def ground_word(s: State, w: int) -> int:
    """The battlegrounds (one word), including Taiwan if Formosan Resolution makes it one."""
    word = BATTLEGROUNDS[w]
    if s.effects & FORMOSAN:
        word |= TAIWAN_MASK[w] & s.controlled[US, w]
    return int(word)


@kernel
def find_near(s: State, m: Memory, k: int, side: int) -> None:
    """Find the countries with influence of a side, adjacent to one, or adjacent to its superpower (6.1.1)."""
    first, second = s.present[side, 0] | SUPERPOWER[side, 0], s.present[side, 1] | SUPERPOWER[side, 1]
    for w in range(WORDS):
        word = s.present[side, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            first |= NEIGHBOURS[country, 0]
            second |= NEIGHBOURS[country, 1]
    m.near[k, 0] = first
    m.near[k, 1] = second
    m.near[k, CIVIL_WAR // WORD] &= ~BIT[CIVIL_WAR % WORD]


@kernel
def clamp(x: int) -> int:
    """A lead clamped to an index of the table of leads."""
    return max(0, min(6, x + 3))


@kernel
def level_value(m: Memory, region: int, own: int, other: int, own_grounds: int, other_grounds: int) -> int:
    """The value of a side's Presence, Domination or Control: half as it is and half as it may become."""
    if own == 0:
        return 0
    points = LEVELS[region, 0] * 100
    step = (LEVELS[region, 1] - LEVELS[region, 0]) * 100
    chance = m.lead_grounds[clamp(own_grounds - other_grounds)] * m.lead_countries[clamp(own - other)] // 100
    if own > other and own_grounds > other_grounds and own > own_grounds:
        chance += 100
    points += step * chance // 200
    if own_grounds >= GROUNDS[region] - 1 and region == EUROPE:
        points += m.weight[W_EUROPE_ALARM]
    if own_grounds >= GROUNDS[region] and own > other:
        if region == EUROPE:
            points += m.weight[W_EUROPE_WIN]
        else:
            points += (LEVELS[region, 2] - LEVELS[region, 1]) * 100
    return int(points)


@kernel
def region_value(m: Memory, region: int, own: int, other: int, own_grounds: int, other_grounds: int) -> int:
    """The balance of a region in hundredths of a victory point, if it scored once."""
    mine = level_value(m, region, own, other, own_grounds, other_grounds)
    theirs = level_value(m, region, other, own, other_grounds, own_grounds)
    return mine - theirs + 100 * (own_grounds - other_grounds)


@kernel
def weigh_region(m: Memory, region: int, ground: int, holder: int) -> int:
    """The balance of a region if one of its countries (a battleground or not, currently nobody's, the seat's or the other side's)
    becomes nobody's, the seat's or the other side's. Returns the row of the table, computed once per decision."""
    row = (region * 2 + ground) * 3 + holder
    if m.region_epoch[row] == m.epoch:
        return row
    m.region_epoch[row] = m.epoch
    own, other = m.held[OWN, region], m.held[OTHERS, region]
    own_grounds, other_grounds = m.grounds[OWN, region], m.grounds[OTHERS, region]
    if holder == MINE:
        own -= 1
        own_grounds -= ground
    elif holder == THEIRS:
        other -= 1
        other_grounds -= ground
    chance = m.expected[region]
    m.region_worth[row, FREE] = chance * region_value(m, region, own, other, own_grounds, other_grounds) // 100
    m.region_worth[row, MINE] = chance * region_value(m, region, own + 1, other, own_grounds + ground, other_grounds) // 100
    m.region_worth[row, THEIRS] = chance * region_value(m, region, own, other + 1, own_grounds, other_grounds + ground) // 100
    return row


@kernel
def judge(s: State, m: Memory, country: int) -> None:
    """Compute the value of a country under the control of either side or nobody, once per decision."""
    if m.judged[country] == m.epoch:
        return
    m.judged[country] = m.epoch
    region, w, seat = REGION[country], country // WORD, m.seat
    ground = 1 if holds(ground_word(s, w), country) else 0
    holder = FREE
    if holds(s.controlled[seat, w], country):
        holder = MINE
    elif holds(s.controlled[1 - seat, w], country):
        holder = THEIRS
    row = weigh_region(m, region, ground, holder)
    chance = m.expected[region]
    extra = m.weight[W_BATTLEGROUND] * chance * ground // 100 + m.worth[country, period(s.turn)]
    if ground and STABILITY[country] <= 2 and s.defcon > 2 and holds(OPEN_AT[s.defcon, w], country):
        extra -= m.weight[W_EXPOSED]
    if holds(REGION_MASK[SOUTHEAST_ASIA, w], country):
        extra += m.expected[SOUTHEAST_ASIA] * (2 if country == THAILAND else 1)
    if region == ASIA and country == TAIWAN and not ground and s.effects & FORMOSAN:
        extra += chance
    m.free[country] = m.region_worth[row, FREE]
    m.mine[country] = m.region_worth[row, MINE] + extra + (chance if holds(SUPERPOWER[1 - seat, w], country) else 0)
    m.lost[country] = m.region_worth[row, THEIRS] - extra - (chance if holds(SUPERPOWER[seat, w], country) else 0)
    m.present[country] = standing(s, m, country, s.influence[seat, country], s.influence[1 - seat, country])


@kernel
def standing(s: State, m: Memory, country: int, own: int, other: int) -> int:
    """The value of a country with given influence in it; requires `judge` before."""
    lead, stability = own - other, STABILITY[country]
    if lead >= stability:
        value = m.mine[country] + surplus(s, m, country, lead - stability)
    elif -lead >= stability:
        value = m.lost[country] - surplus(s, m, country, -lead - stability)
    elif lead >= 0:
        value = m.free[country] + (m.mine[country] - m.free[country]) * m.weight[W_PARTIAL] * lead // (100 * stability)
    else:
        value = m.free[country] + (m.free[country] - m.lost[country]) * m.weight[W_BREAK] * lead // (100 * stability)
    if own > 0:
        value += m.weight[W_TOEHOLD]
    if other > 0:
        value -= m.weight[W_TOEHOLD]
    return int(value)


@kernel
def surplus(s: State, m: Memory, country: int, points: int) -> int:
    """The value of influence above control: a cushion, thinner where a coup would sweep it away."""
    if points == 0:
        return 0
    if not BATTLEGROUND[country]:
        return int(m.weight[W_OVER_MINOR])
    value = m.weight[W_OVER_FIRST]
    if points > 1:
        value += m.weight[W_OVER_SECOND] + min(points, 5) - 2
    if STABILITY[country] <= 2 and s.defcon > 2 and holds(OPEN_AT[s.defcon, country // WORD], country):
        value = value * m.weight[W_OPEN_TO_COUP] // 100
    return int(value)


@kernel
def opened(s: State, m: Memory, k: int, country: int) -> int:
    """Battlegrounds that a first point in a country brings within reach, weighted by how often they will still score, in percent."""
    side = m.seat if k == OWN else 1 - m.seat
    total = 0
    for w in range(WORDS):
        word = NEIGHBOURS[country, w] & BATTLEGROUNDS[w] & ~m.near[k, w] & ~s.controlled[side, w]
        while word:
            total += m.expected[REGION[w * WORD + lowest(word)]]
            word = word & (word - 1)
    return int(total)


@kernel
def gain(s: State, m: Memory, country: int, own_change: int, other_change: int) -> int:
    """The value of a change of influence in a country to the seat."""
    judge(s, m, country)
    own, other = s.influence[m.seat, country], s.influence[1 - m.seat, country]
    own_after, other_after = max(0, own + own_change), max(0, other + other_change)
    value = standing(s, m, country, own_after, other_after) - m.present[country]
    if own == 0 and own_after > 0:
        value += m.weight[W_ACCESS] * opened(s, m, OWN, country) // 100
    if other == 0 and other_after > 0:
        value -= m.weight[W_ACCESS] * opened(s, m, OTHERS, country) // 100
    return int(value)


@kernel
def side_gain(s: State, m: Memory, side: int, country: int, change: int) -> int:
    """The same for influence of either side, from the seat's point of view."""
    if side == m.seat:
        return gain(s, m, country, change, 0)
    return gain(s, m, country, 0, change)
