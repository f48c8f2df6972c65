"""The value of an event to a seat: its programme is read as the rules read it, and every instruction is evaluated on the current board."""

from detente.engine.bits import WORD, count, lowest
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY
from detente.engine.record import Array
from detente.games.twilight_struggle import programme as p
from detente.games.twilight_struggle.board import (
    BOXES,
    COUNTRY,
    EUROPE,
    NEIGHBOURS,
    REGION_MASK,
    SOUTHEAST_ASIA,
    SPACE_VP,
    STABILITY,
    SUPERPOWER,
    US,
    USSR,
    WORDS,
    holds,
)
from detente.games.twilight_struggle.cards import CARD, PROGRAMME
from detente.games.twilight_struggle.conditions import can_occur
from detente.games.twilight_struggle.effects import FORMOSAN, NATO
from detente.games.twilight_struggle.events import count_controlled, real_side
from detente.games.twilight_struggle.markers import controls
from detente.games.twilight_struggle.operations import shield_word
from detente.games.twilight_struggle.scoring import CONTROL, DOMINATION, region_level, region_points
from detente.games.twilight_struggle.sets import ASIA_SET, EUROPE_SET, EVERYWHERE_SET, SETS, WESTERN_EUROPE_SET
from detente.games.twilight_struggle.state import State
from detente.games.twilight_struggle.wars import BRUSH_WAR

from .board_value import THAILAND, gain, side_gain
from .memory import (
    SURE,
    TOP,
    UNSEEN_PART,
    W_CHINA_DOWN,
    W_CHINA_HELD,
    W_CROWD_AT_TWO,
    W_ESCAPE,
    W_FREE_COUP,
    W_GRANTED,
    W_MILITARY,
    W_MILITARY_EARLY,
    W_POISON_AT_TWO,
    W_REDISTRIBUTE,
    W_REVEAL,
    W_SPACE_BOX,
    W_SPACE_LATE_BOX,
    W_SPACE_SECOND_CARD,
    W_TURN_LESS,
    W_TURN_OPERATION,
    Memory,
)

DUCK, TEST_BAN, ARMS_RACE, SUMMIT = CARD["duck_and_cover"], CARD["nuclear_test_ban"], CARD["arms_race"], CARD["summit"]
CULTURAL, NIXON, USSURI = CARD["cultural_revolution"], CARD["nixon_plays_the_china_card"], CARD["ussuri_river_skirmish"]
REAGAN, REFORMER_CARD, WARGAMES = CARD["reagan_bombs_libya"], CARD["the_reformer"], CARD["wargames"]
WORRYING, DE_STALINIZATION = CARD["how_i_learned_to_stop_worrying"], CARD["de_stalinization"]
RELATIONSHIP, LIBYA = CARD["special_relationship"], COUNTRY["libya"]
DIE = 6


@kernel
def points_value(s: State, m: Memory, side: int, points: int) -> int:
    """The value of victory points, or of the game if they reach 20."""
    for_us = points if side == US else -points
    after = s.vp + for_us
    mine = for_us if m.seat == US else -for_us
    value = 100 * mine
    if after >= 20:
        return value + (SURE if m.seat == US else -SURE)
    if after <= -20:
        return value + (SURE if m.seat == USSR else -SURE)
    return value


@kernel
def scoring_value(s: State, m: Memory, region: int) -> int:
    """The value of scoring a region now (10.1.2)."""
    if region == SOUTHEAST_ASIA:
        net = 0
        for side in range(2):
            points = 0
            for w in range(WORDS):
                points += count(s.controlled[side, w] & REGION_MASK[SOUTHEAST_ASIA, w])
            if controls(s, side, THAILAND):
                points += 1
            net += points if side == US else -points
        return points_value(s, m, US, net)
    if region == EUROPE:
        for side in range(2):
            if region_level(s, side, EUROPE, NOBODY, False) == CONTROL:
                return SURE if side == m.seat else -SURE
    formosa = bool(s.effects & FORMOSAN)
    us = region_points(s, US, region, NOBODY, formosa)
    ussr = region_points(s, USSR, region, NOBODY, formosa)
    return points_value(s, m, US, us - ussr)


@kernel
def military_value(s: State, m: Memory, side: int, points: int) -> int:
    """The value of military operations that the side still needs this turn (8.2.1)."""
    needed = min(points, max(0, max(2, s.defcon) - s.milops[side]))
    each = m.weight[W_MILITARY] if m.rounds <= 2 else m.weight[W_MILITARY_EARLY]
    return int(needed * each if side == m.seat else -needed * each)


@kernel
def box_value(s: State, m: Memory, side: int, boxes: int) -> int:
    """The value of advancing on the space race: only the last box scores (6.4.3)."""
    box = min(BOXES, s.space[side] + boxes)
    if box == s.space[side]:
        return 0
    points = SPACE_VP[box, 0] if s.space[1 - side] < box else SPACE_VP[box, 1]
    value = m.weight[W_SPACE_BOX] * (box - s.space[side])
    if s.space[1 - side] < box:
        if box == 2:
            value += m.weight[W_SPACE_SECOND_CARD]
        elif box % 2 == 0:
            value += m.weight[W_SPACE_LATE_BOX]
    return int(points_value(s, m, side, points) + (value if side == m.seat else -value))


@kernel
def note_top(m: Memory, value: int) -> None:
    """Insert a value into the sorted list of the greatest ones."""
    if value <= m.top[TOP - 1]:
        return
    i = TOP - 1
    while i > 0 and m.top[i - 1] < value:
        m.top[i] = m.top[i - 1]
        i -= 1
    m.top[i] = value


@kernel
def choose_value(s: State, m: Memory, chooser: int, side: int, change: int, row: Array) -> int:
    """The value of influence placed or removed in countries of the chooser's choice: the best of them, as often as the text allows."""
    for i in range(TOP):
        m.top[i] = -SURE
    sign = 1 if chooser == m.seat else -1
    picks, each, flags = row[2], row[4], row[6]
    for w in range(WORDS):
        word = choice_word(s, side, change, row[3], flags, w)
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            first = sign * side_gain(s, m, side, country, change)
            note_top(m, first)
            if each > 1 and picks > 1:
                note_top(m, sign * side_gain(s, m, side, country, 2 * change) - first)
    total = 0
    for i in range(min(picks, TOP)):
        if m.top[i] == -SURE or (flags & p.MAY_STOP and m.top[i] < 0):
            break
        total += m.top[i]
    return int(sign * total)


@kernel
def choice_word(s: State, side: int, change: int, within: int, flags: int, w: int) -> int:
    """The countries (one word) allowed by such a choice."""
    word = SETS[within, w]
    if change < 0:
        word &= s.present[side, w]
    if flags & p.NOT_ENEMY_CONTROLLED:
        word &= ~s.controlled[1 - side, w]
    if flags & p.EMPTY:
        word &= ~(s.present[US, w] | s.present[USSR, w])
    if flags & p.UNCONTROLLED:
        word &= ~(s.controlled[US, w] | s.controlled[USSR, w])
    return int(word)


@kernel
def war_chance(s: State, owner: int, card: int, country: int, needs: int, home: int) -> int:
    """The probability of winning a war, in sixths (7.6)."""
    enemy = 1 - owner
    change = count(s.controlled[enemy, 0] & NEIGHBOURS[country, 0]) + count(s.controlled[enemy, 1] & NEIGHBOURS[country, 1])
    if holds(SUPERPOWER[enemy, country // WORD], country):
        change += 1
    if home and controls(s, enemy, country):
        change += 1
    return int(max(0, DIE + 1 - needs - change))


@kernel
def war_gain(s: State, m: Memory, owner: int, card: int, country: int, needs: int, points: int, home: int) -> int:
    """The value of a war on one country."""
    lost = s.influence[1 - owner, country]
    flip = side_pair(s, m, owner, country, lost)
    won = flip + points_value(s, m, owner, points)
    return won * war_chance(s, owner, card, country, needs, home) // DIE


@kernel
def side_pair(s: State, m: Memory, owner: int, country: int, lost: int) -> int:
    """The value of replacing enemy influence by the owner's."""
    if owner == m.seat:
        return gain(s, m, country, lost, -lost)
    return gain(s, m, country, -lost, lost)


@kernel
def war_value(s: State, m: Memory, card: int, owner: int, row: Array) -> int:
    """The value of a war card: its best target, and its military operations."""
    best, found = 0, False
    sign = 1 if owner == m.seat else -1
    for w in range(WORDS):
        word = SETS[row[1], w]
        if card == BRUSH_WAR:
            word &= ~shield_word(s, w) & s.present[1 - owner, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            value = sign * war_gain(s, m, owner, card, country, row[2], row[3], row[5])
            if not found or value > best:
                best, found = value, True
    return sign * best + military_value(s, m, owner, row[4])


@kernel
def special_value(s: State, m: Memory, card: int, owner: int) -> int:
    """The value of events with a kernel of their own whose worth depends on the tracks; the others are in the table."""
    sign = 1 if owner == m.seat else -1
    if card == DUCK:
        return points_value(s, m, US, 5 - s.defcon)
    if card == TEST_BAN:
        return points_value(s, m, owner, s.defcon - 2)
    if card == ARMS_RACE:
        if s.milops[owner] <= s.milops[1 - owner]:
            return 0
        return points_value(s, m, owner, 3 if s.milops[owner] >= s.defcon else 1)
    if card == SUMMIT:
        return sign * 60 * domination_lead(s, owner)
    if card == CULTURAL:
        return sign * (2 * m.weight[W_CHINA_HELD] if s.china == US else 100)
    if card == NIXON:
        return sign * (200 if s.china == US else m.weight[W_CHINA_HELD] + m.weight[W_CHINA_DOWN])
    if card == USSURI:
        return sign * (2 * m.weight[W_CHINA_HELD]) if s.china == USSR else free_points(s, m, US, 4, ASIA_SET)
    if card == REAGAN:
        return points_value(s, m, US, s.influence[USSR, LIBYA] // 2)
    if card == REFORMER_CARD:
        return free_points(s, m, USSR, 6 if s.vp < 0 else 4, EUROPE_SET)
    if card == RELATIONSHIP:
        if s.effects & NATO:
            return free_points(s, m, US, 2, WESTERN_EUROPE_SET) + points_value(s, m, US, 2)
        return free_points(s, m, US, 1, WESTERN_EUROPE_SET)
    if card == DE_STALINIZATION:
        return int(sign * m.weight[W_REDISTRIBUTE] * redistribution_value(s, m) // 100)
    if card == WORRYING and owner == m.seat:
        return defcon_value(s, m, 2)
    if card == WARGAMES and (s.vp if owner == US else -s.vp) > 6:
        return sign * SURE
    return 0


@kernel
def note_new_places(s: State, m: Memory) -> None:
    """Find the best places for the points that De-Stalinization moves, at most two per country, as the USSR values them."""
    for i in range(TOP):
        m.top[i] = -SURE
    sign = 1 if m.seat == USSR else -1
    for w in range(WORDS):
        word = SETS[EVERYWHERE_SET, w] & ~s.controlled[US, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            first = sign * side_gain(s, m, USSR, country, 1)
            note_top(m, first)
            note_top(m, sign * side_gain(s, m, USSR, country, 2) - first)


@kernel
def redistribution_value(s: State, m: Memory) -> int:
    """The value of De-Stalinization for the USSR: the best new places, minus the points that are missed least."""
    note_new_places(s, m)
    a, b, c, d = m.top[0], m.top[1], m.top[2], m.top[3]
    for i in range(TOP):
        m.top[i] = -SURE
    sign = 1 if m.seat == USSR else -1
    for w in range(WORDS):
        word = s.present[USSR, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            first = sign * side_gain(s, m, USSR, country, -1)
            note_top(m, first)
            if s.influence[USSR, country] > 1:
                note_top(m, min(first, sign * side_gain(s, m, USSR, country, -2) - first))
    return int(max(0, a + m.top[0]) + max(0, b + m.top[1]) + max(0, c + m.top[2]) + max(0, d + m.top[3]))


@kernel
def domination_lead(s: State, owner: int) -> int:
    """The lead in regions dominated or controlled (card 45)."""
    lead = 0
    for region in range(6):
        if region_level(s, owner, region, NOBODY, False) >= DOMINATION:
            lead += 1
        if region_level(s, 1 - owner, region, NOBODY, False) >= DOMINATION:
            lead -= 1
    return lead


@kernel
def free_points(s: State, m: Memory, side: int, points: int, within: int) -> int:
    """The value of influence points placed where they gain most."""
    for i in range(TOP):
        m.top[i] = -SURE
    sign = 1 if side == m.seat else -1
    for w in range(WORDS):
        word = SETS[within, w]
        while word:
            country = w * WORD + lowest(word)
            word = word & (word - 1)
            note_top(m, sign * side_gain(s, m, side, country, 2) // 2)
    total = 0
    for i in range((points + 1) // 2):
        total += 2 * max(0, m.top[i])
    return int(sign * total)


@kernel
def instruction_value(s: State, m: Memory, card: int, owner: int, row: Array) -> int:
    """The value of one instruction of a programme, from the seat's point of view."""
    op = row[0]
    side = real_side(row[1], owner)
    if op == p.ADD:
        return side_gain(s, m, side, row[2], row[3])
    if op == p.REMOVE:
        return side_gain(s, m, side, row[2], -row[3])
    if op == p.HALVE:
        return side_gain(s, m, side, row[2], -((s.influence[side, row[2]] + 1) // 2))
    if op == p.TAKE_CONTROL:
        missing = s.influence[1 - side, row[2]] + STABILITY[row[2]] - s.influence[side, row[2]]
        return side_gain(s, m, side, row[2], max(0, missing))
    if op == p.PLACE:
        return choose_value(s, m, side, side, row[5], row)
    if op == p.TAKE:
        at_once = 2 * row[5] if row[6] & p.DOUBLE_IN_LATE_WAR and s.turn >= 8 else row[5]
        return choose_value(s, m, 1 - side, side, -at_once, row)
    if op == p.GAIN:
        return points_value(s, m, side, row[2])
    if op == p.GAIN_PER:
        return points_value(s, m, side, count_controlled(s, side, row[2], row[3]))
    if op == p.SCORE:
        return scoring_value(s, m, row[1])
    if op == p.WAR:
        return war_value(s, m, card, owner, row)
    if op == p.SPECIAL:
        return special_value(s, m, card, owner)
    return track_value(s, m, card, owner, side, row)


@kernel
def defcon_value(s: State, m: Memory, change: int) -> int:
    """The value of a move of the DEFCON marker, by its effect on the seat's hand."""
    after = max(1, min(5, s.defcon + change))
    if s.defcon == 2 and after > 2 and m.crowd > 0:
        return int(m.weight[W_ESCAPE])
    if s.defcon > 2 and after == 2:
        return int(-m.weight[W_POISON_AT_TWO] * m.poisons - m.weight[W_CROWD_AT_TWO] * max(0, m.crowd))
    return 0


@kernel
def cards_to_come(s: State, m: Memory, side: int) -> int:
    """The action rounds that a side still has after the current play: all of them during the headline phase."""
    if s.in_headline or (side != m.seat and m.seat == USSR):
        return int(m.rounds)
    return int(m.rounds - 1)


@kernel
def track_value(s: State, m: Memory, card: int, owner: int, side: int, row: Array) -> int:
    """The value of instructions about tracks, operations and hands."""
    op = row[0]
    sign = 1 if side == m.seat else -1
    if op == p.MODIFY_OPS:
        each = m.weight[W_TURN_OPERATION] if row[2] > 0 else m.weight[W_TURN_LESS]
        return int(sign * row[2] * each * cards_to_come(s, m, side))
    if op == p.DEFCON:
        return defcon_value(s, m, row[1])
    if op == p.MILITARY:
        return military_value(s, m, side, row[2])
    if op == p.GRANT:
        return int(sign * m.weight[W_GRANTED] * row[2])
    if op == p.FREE:
        return int(sign * m.weight[W_FREE_COUP])
    if op == p.ADVANCE:
        return box_value(s, m, side, row[2])
    if op == p.REVEAL:
        return int(-sign * m.weight[W_REVEAL])
    return 0


@kernel
def event_value(s: State, m: Memory, card: int, owner: int) -> int:
    """The value of an event of *owner* if it happened now, in hundredths of a victory point for the seat."""
    if not can_occur(s, card, owner):
        return 0
    total = 0
    for step in range(p.LENGTH):
        row = PROGRAMME[card, step]
        op = row[0]
        if op == p.END:
            break
        side = real_side(row[1], owner)
        if op == p.ONLY_IF_CONTROLLED and not controls(s, side, row[2]):
            break
        total += instruction_value(s, m, card, owner, row)
    unseen = m.card[card, UNSEEN_PART]
    return int(total + (unseen if owner == m.seat else -unseen))
