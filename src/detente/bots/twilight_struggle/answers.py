"""Scores of the answers to every question: the card, its use, operations, and choices within events."""

from detente.bots.entry_points import clear_points, credit
from detente.engine.bits import BIT, WORD
from detente.engine.kernel import kernel
from detente.engine.record import Array
from detente.games.twilight_struggle.actions import (
    A_ACCEPT,
    A_BID,
    A_CARD,
    A_COMPETE,
    A_COUNTRY,
    A_COUP,
    A_CRISIS_CUBA,
    A_CRISIS_TURKEY,
    A_DEFCON,
    A_DONE,
    A_EVENT,
    A_EVENT_FIRST,
    A_INFLUENCE,
    A_REALIGN,
    A_REGION,
    A_REMOVE,
    A_SIDE,
    A_SPACE,
)
from detente.games.twilight_struggle.board import ASIA, COUNTRY, EASTERN_EUROPE, NUMBER, REGION, US, USSR, WORDS
from detente.games.twilight_struggle.cards import CARD, LAST, NEUTRAL, OPS, SCORING, SIDE
from detente.games.twilight_struggle.choices import C_AT_ONCE, C_SIDE
from detente.games.twilight_struggle.conditions import CHINA_CARD, can_play_event
from detente.games.twilight_struggle.markers import ops_value
from detente.games.twilight_struggle.operations import BONUS, CHINA_BONUS, IS_FREE, SPENT, VALUE, has_target
from detente.games.twilight_struggle.sets import EVERYWHERE_SET
from detente.games.twilight_struggle.space import can_space
from detente.games.twilight_struggle.special_cards import BLOCKADE
from detente.games.twilight_struggle.state import IS_FREE as FREE_FLAG
from detente.games.twilight_struggle.state import (
    O_FLAGS,
    O_PRINTED,
    O_SET,
    P_CARD,
    Q_AMES,
    Q_ASK_NOT,
    Q_BID,
    Q_BID_SIDE,
    Q_BONUS,
    Q_CARD,
    Q_CHERNOBYL,
    Q_COUP,
    Q_DEBT,
    Q_DESTALINIZE,
    Q_DISCARD,
    Q_ENVY,
    Q_GRAIN_SALES,
    Q_HEADLINE,
    Q_HELD,
    Q_INFLUENCE,
    Q_NORAD,
    Q_OLYMPICS,
    Q_OPERATIONS,
    Q_PARTNER,
    Q_PLACE,
    Q_PLAY,
    Q_REALIGN,
    Q_REDS,
    Q_SALT,
    Q_SETUP,
    Q_SHUTTLE,
    Q_STAR_WARS,
    Q_STOP_WORRYING,
    Q_SUMMIT,
    Q_TAKE,
    Q_TEHRAN,
    Q_TRAP,
    Q_UNREST,
    Q_WAR,
    Q_WARGAMES,
    Q_WARSAW_PACT,
    State,
)
from detente.games.twilight_struggle.wars import W_CARD, W_HOME, W_NEEDS, W_OWNER, W_VP

from .board_value import gain, judge, side_gain
from .cards_value import (
    credit_operation,
    keep_value,
    partner_value,
    score_headline,
    score_scoring_card,
    score_use,
    usual_worth,
)
from .danger import doom
from .event_value import event_value, note_new_places, war_gain
from .heuristics import (
    H_BID,
    H_BOARD,
    H_COUP,
    H_DEFCON,
    H_DISCARD,
    H_DOOM,
    H_EVENT,
    H_HARM,
    H_KEEP,
    H_OPERATIONS,
    H_REALIGNMENT,
    H_SCORE,
    H_SCORING,
    H_SETUP,
    H_SPACE,
    H_WAR,
    H_WARGAMES,
    HEURISTICS,
)
from .memory import SETUP_LINES, SURE, W_DRAW, W_OPERATION, Memory
from .operations_value import (
    RATE,
    best_operation,
    coup_value,
    place_rate,
    realign_value,
    weigh_coups,
    weigh_placing,
    weigh_realignments,
)

WEST_GERMANY = COUNTRY["west_germany"]
FAIR_BID = 2
BOYCOTT_COST, TAKE_PART = 150, 0
REDISTRIBUTED = 4  # influence points that De-Stalinization moves


@kernel
def score_card(s: State, m: Memory, card: int) -> None:
    """Score a card in an action round by its best use."""
    if SCORING[card]:
        score_scoring_card(s, m, card)
        return
    best = -4 * SURE
    for action in (A_EVENT, A_EVENT_FIRST, A_INFLUENCE, A_COUP, A_REALIGN, A_SPACE):
        if not may_use(s, m, card, action):
            continue
        clear_points(m)
        score_use(s, m, card, action)
        if m.points[H_SCORE] > best:
            best = m.points[H_SCORE]
            for i in range(len(HEURISTICS)):
                m.best_points[i] = m.points[i]
    clear_points(m)
    if best > -4 * SURE:
        for i in range(len(HEURISTICS)):
            m.points[i] = m.best_points[i]


@kernel
def may_use(s: State, m: Memory, card: int, action: int) -> bool:
    """Return whether a use will be offered, as far as is known before the card is chosen."""
    seat = m.seat
    if action == A_EVENT:
        return can_play_event(s, seat, card)
    if action == A_EVENT_FIRST:
        return bool(SIDE[card] == 1 - seat)
    if action == A_COUP:
        return has_target(s, seat, True, 0, EVERYWHERE_SET)
    if action == A_REALIGN:
        return has_target(s, seat, False, 0, EVERYWHERE_SET)
    if action == A_SPACE:
        return card != CHINA_CARD and can_space(s, seat, ops_value(s, seat, OPS[card]))
    return True


@kernel
def score_play(s: State, m: Memory, f: Array, action: int) -> None:
    """Score a use of the chosen card; another card here is UN Intervention on a card taken with Grain Sales."""
    card = f[P_CARD]
    if action == A_DONE:
        credit(m, H_KEEP, -m.weight[W_OPERATION])
    elif action <= A_CARD + LAST:
        credit(m, H_OPERATIONS, best_operation(m, ops_value(s, m.seat, OPS[card])) - m.weight[W_OPERATION])
    else:
        score_use(s, m, card, action)


@kernel
def score_setup(s: State, m: Memory, country: int) -> None:
    """Score set-up (3.2, 11.4) by the expert's table: the first row not yet fulfilled."""
    own = s.influence[m.seat, country]
    for i in range(SETUP_LINES):
        if m.setup[i, 0] == m.seat and m.setup[i, 1] == country and own < m.setup[i, 2]:
            credit(m, H_SETUP, 100 * m.setup[i, 3])
            return
    credit(m, H_BOARD, gain(s, m, country, 1, 0) // 10)


@kernel
def score_influence(s: State, m: Memory, f: Array, action: int) -> None:
    """Score the next point of influence: the best gain per operations point left (6.1)."""
    if action == A_DONE:
        return
    if action == A_REALIGN:
        credit(m, H_REALIGNMENT, m.realign[1])
        return
    country = action - A_COUNTRY
    left = f[VALUE] - f[SPENT]
    if f[BONUS] & CHINA_BONUS and REGION[country] == ASIA:
        left += 1
    credit(m, H_BOARD, place_rate(s, m, country, max(1, left)) // RATE)


@kernel
def score_coup(s: State, m: Memory, f: Array, action: int) -> None:
    """Score a target for a coup (6.3)."""
    if action == A_DONE:
        return
    country = action - A_COUNTRY
    value = f[VALUE] + (1 if f[BONUS] & CHINA_BONUS and REGION[country] == ASIA else 0)
    credit(m, H_COUP, coup_value(s, m, country, value, f[IS_FREE]))


@kernel
def score_operations(s: State, m: Memory, f: Array, action: int) -> None:
    """Score granted operations, or those left after an event."""
    if action == A_DONE:
        return
    if action == A_SPACE:
        credit(m, H_SPACE, m.weight[W_OPERATION])
        return
    credit_operation(m, action, ops_value(s, m.seat, f[O_PRINTED]))


@kernel
def score_country(s: State, m: Memory, f: Array, question: int, country: int) -> None:
    """Score a country chosen for an event."""
    if question == Q_PLACE or question == Q_NORAD or question == Q_UNREST:
        credit(m, H_BOARD, gain(s, m, country, f[C_AT_ONCE] if question == Q_PLACE else 1, 0))
    elif question == Q_TAKE:
        credit(m, H_BOARD, side_gain(s, m, f[C_SIDE], country, -f[C_AT_ONCE]))
    elif question == Q_WAR:
        credit(m, H_WAR, war_gain(s, m, f[W_OWNER], f[W_CARD], country, f[W_NEEDS], f[W_VP], f[W_HOME]))
    elif question == Q_REALIGN:
        credit(m, H_REALIGNMENT, realign_value(s, m, country))
    elif question == Q_REDS:
        credit(m, H_BOARD, gain(s, m, country, max(0, s.influence[USSR, country] - s.influence[US, country]), 0))
    elif question == Q_DEBT:
        credit(m, H_BOARD, gain(s, m, country, s.influence[USSR, country], 0))
    elif question == Q_DESTALINIZE:
        credit(m, H_BOARD, m.top[REDISTRIBUTED - f[1]] + gain(s, m, country, -1, 0))
    elif question == Q_SHUTTLE:
        judge(s, m, country)
        credit(m, H_SCORING, m.free[country] - m.lost[country])


@kernel
def score_discard(s: State, m: Memory, question: int, f: Array, action: int) -> None:
    """Score discarding a card from the seat's hand, or declining to."""
    if action == A_DONE:
        if question == Q_DISCARD and f[1] == BLOCKADE:
            credit(m, H_HARM, side_gain(s, m, US, WEST_GERMANY, -99))
        elif question == Q_DISCARD:
            credit(m, H_HARM, -m.weight[W_DRAW] * 2)
        return
    card = action - A_CARD
    credit(m, H_DISCARD, -keep_value(s, m, card))
    if question == Q_ASK_NOT:
        credit(m, H_DISCARD, m.weight[W_DRAW])
    if question == Q_TRAP and SCORING[card]:
        score_scoring_card(s, m, card)


@kernel
def score_pick(s: State, m: Memory, question: int, action: int) -> None:
    """Score a card of a pile or of the other hand."""
    if action == A_DONE:
        return
    card, seat = action - A_CARD, m.seat
    if question == Q_SALT:
        credit(m, H_KEEP, keep_value(s, m, card))
    elif question == Q_STAR_WARS:
        owner = USSR if SIDE[card] == USSR else US
        credit(m, H_EVENT, event_value(s, m, card, owner))
        if doom(s, m, card, s.defcon) >= 50 and s.phasing == seat:
            credit(m, H_DOOM, -SURE)
        if s.phasing != seat and s.defcon == 2 and (card == DUCK or card == KAL or card == BURY or card == WORRYING):
            credit(m, H_DOOM, SURE)
    elif question == Q_TEHRAN or question == Q_AMES:
        theirs = SIDE[card] == 1 - seat
        worth = usual_worth(s, m, card)
        value = worth if theirs else -worth
        if question == Q_AMES:
            value = m.weight[W_OPERATION] * OPS[card] + (worth if SIDE[card] != seat else -2 * worth)
            if SCORING[card]:
                value = 100
        credit(m, H_DISCARD, value)
    elif question == Q_ENVY:
        owner = 1 - seat
        value = event_value(s, m, card, owner) if SIDE[card] != seat else -m.weight[W_OPERATION] * OPS[card]
        credit(m, H_HARM, value - keep_value(s, m, card))


DUCK, KAL, BURY = CARD["duck_and_cover"], CARD["soviets_shoot_down_kal_007"], CARD["we_will_bury_you"]
WORRYING = CARD["how_i_learned_to_stop_worrying"]


@kernel
def score_level(s: State, m: Memory, action: int) -> None:
    """Score a free choice of DEFCON: 1 wins in the other side's round and loses in the own one; low suits a side without deadly cards."""
    level = s.defcon if action == A_DONE else action - A_DEFCON
    if level <= 1:
        credit(m, H_DEFCON, SURE if s.phasing != m.seat else -SURE)
        return
    if level == 2:
        credit(m, H_DEFCON, 30 - 60 * m.poisons)
    else:
        credit(m, H_DEFCON, -10 * abs(level - 3))


@kernel
def score_yes_or_no(s: State, m: Memory, question: int, f: Array, action: int) -> None:
    """Score questions with two answers."""
    if question == Q_OLYMPICS:
        if action == A_COMPETE:
            credit(m, H_EVENT, TAKE_PART)
        elif s.defcon == 2:
            credit(m, H_DEFCON, SURE if s.phasing != m.seat else -SURE)
        else:
            credit(m, H_EVENT, -BOYCOTT_COST)
    elif question == Q_WARGAMES:
        lead = s.vp if m.seat == US else -s.vp
        if action == A_ACCEPT:
            credit(m, H_WARGAMES, SURE if lead > 6 else -SURE if lead < 6 else -100)
    elif question == Q_GRAIN_SALES:
        if action == A_ACCEPT:
            score_taking(s, m, f[1])
        else:
            credit(m, H_OPERATIONS, best_operation(m, ops_value(s, US, 2)))
    elif question == Q_WARSAW_PACT:
        stakes = 0
        for w in range(WORDS):
            word = s.present[US, w] & EASTERN_EUROPE[w]
            while word:
                word = word & (word - 1)
                stakes += 1
        credit(m, H_BOARD, 100 * stakes if action == A_REMOVE else 150)
    elif action == A_ACCEPT:
        credit(m, H_SPACE, 10)


@kernel
def score_taking(s: State, m: Memory, card: int) -> None:
    """Score Grain Sales: play the revealed card, unless it would hurt."""
    if SCORING[card]:
        score_scoring_card(s, m, card)
        return
    value = best_operation(m, ops_value(s, US, OPS[card])) + m.weight[W_DRAW] // 2
    if SIDE[card] == USSR:
        value += event_value(s, m, card, USSR)
    elif SIDE[card] == US or SIDE[card] == NEUTRAL:
        value = max(value, event_value(s, m, card, US))
    credit(m, H_OPERATIONS, value)
    if s.phasing == m.seat and SIDE[card] == USSR and doom(s, m, card, s.defcon) >= 50:
        credit(m, H_DOOM, -SURE)
    if s.phasing != m.seat and s.defcon == 2 and (card == DUCK or card == KAL or card == BURY or card == WORRYING):
        credit(m, H_DOOM, SURE)


@kernel
def score_chernobyl(s: State, m: Memory, region: int) -> None:
    """Score Chernobyl: the region where the USSR has most to gain from operations."""
    total = 0
    for country in range(NUMBER):
        if REGION[country] == region and m.near[1, country // WORD] & BIT[country % WORD]:
            total = max(total, -gain(s, m, country, 0, 2))
    credit(m, H_BOARD, total)


@kernel
def score_answer(s: State, m: Memory, question: int, action: int) -> None:
    """Compute the points of the heuristics for one answer."""
    f = s.stack[s.depth - 1]
    clear_points(m)
    if A_CRISIS_CUBA <= action <= A_CRISIS_TURKEY:
        credit(m, H_BOARD, -250)
    elif question == Q_INFLUENCE:
        score_influence(s, m, f, action)
    elif question == Q_CARD:
        score_round(s, m, action)
    elif question == Q_PLAY:
        score_play(s, m, f, action)
    elif question == Q_COUP:
        score_coup(s, m, f, action)
    elif question == Q_HEADLINE:
        score_headline(s, m, action - A_CARD)
    elif question == Q_OPERATIONS:
        score_operations(s, m, f, action)
    elif question == Q_SETUP or question == Q_BONUS:
        score_setup(s, m, action - A_COUNTRY)
    elif action >= A_COUNTRY and action < A_COUNTRY + NUMBER:
        score_country(s, m, f, question, action - A_COUNTRY)
    else:
        score_other(s, m, f, question, action)


@kernel
def score_round(s: State, m: Memory, action: int) -> None:
    """Score the card of an action round, or skipping it."""
    if action == A_DONE:
        credit(m, H_KEEP, -m.weight[W_OPERATION] // 2)
    else:
        score_card(s, m, action - A_CARD)


@kernel
def score_other(s: State, m: Memory, f: Array, question: int, action: int) -> None:
    """Score questions that few cards ask."""
    if question == Q_PARTNER:
        credit(m, H_EVENT, partner_value(s, m, action - A_CARD))
    elif question == Q_TRAP or question == Q_DISCARD or question == Q_HELD or question == Q_ASK_NOT:
        score_discard(s, m, question, f, action)
    elif question == Q_SALT or question == Q_STAR_WARS or question == Q_TEHRAN or question == Q_AMES or question == Q_ENVY:
        score_pick(s, m, question, action)
    elif question == Q_STOP_WORRYING or question == Q_SUMMIT:
        score_level(s, m, action)
    elif question == Q_CHERNOBYL:
        score_chernobyl(s, m, action - A_REGION)
    elif question == Q_BID_SIDE:
        credit(m, H_BID, 10 if action == A_SIDE + USSR else 0)
    elif question == Q_BID:
        credit(m, H_BID, -abs(action - A_BID - FAIR_BID))
    else:
        score_yes_or_no(s, m, question, f, action)


@kernel
def prepare(s: State, m: Memory, question: int) -> None:
    """Evaluate operations if the question is about them; free ones only where they are allowed."""
    f = s.stack[s.depth - 1]
    is_free, within = 0, EVERYWHERE_SET
    if question == Q_OPERATIONS and f[O_FLAGS] & FREE_FLAG:
        is_free, within = 1, f[O_SET]
    if question == Q_CARD or question == Q_PLAY or question == Q_OPERATIONS or question == Q_PARTNER or question == Q_GRAIN_SALES:
        weigh_placing(s, m)
        weigh_coups(s, m, is_free, within)
        weigh_realignments(s, m, is_free, within)
    elif question == Q_DESTALINIZE:
        note_new_places(s, m)
