"""The value of a card in hand now and later: its event, its operations, the space race, and the harm it may do."""

from detente.bots.entry_points import credit
from detente.engine.bits import WORD, lowest
from detente.engine.kernel import kernel
from detente.games.twilight_struggle.actions import A_COUP, A_EVENT, A_EVENT_FIRST, A_INFLUENCE, A_REALIGN, A_SPACE
from detente.games.twilight_struggle.board import SPACE_ROLL, WORDS
from detente.games.twilight_struggle.cards import CARD, NEUTRAL, OPS, PROGRAMME, SCORING, SIDE
from detente.games.twilight_struggle.conditions import CHINA_CARD, UN_INTERVENTION, can_occur
from detente.games.twilight_struggle.markers import ops_value
from detente.games.twilight_struggle.piles import scoring_cards
from detente.games.twilight_struggle.programme import ADD, HALVE, PLACE, REMOVE, TAKE, TAKE_CONTROL
from detente.games.twilight_struggle.special_cards import SCORES
from detente.games.twilight_struggle.state import HAND, State

from .danger import doom, headline_doom, is_poison
from .event_value import DIE, box_value, event_value, scoring_value
from .heuristics import (
    H_BOARD,
    H_CHINA,
    H_COUP,
    H_DOOM,
    H_EVENT,
    H_HARM,
    H_HEADLINE,
    H_KEEP,
    H_ORDER,
    H_REALIGNMENT,
    H_SCORING,
    H_SPACE,
)
from .memory import (
    AS_HEADLINE,
    SURE,
    W_CHINA_BONUS,
    W_CHINA_EARLY,
    W_CHINA_PASS,
    W_EVENT_FIRST,
    W_HARM,
    W_HEADLINE,
    W_OPERATION,
    W_OWN_EVENT,
    W_POISON,
    W_POISON_CROWD,
    W_SCORING_HASTE,
    W_SCORING_WAIT,
    W_UN_PAIR,
    Memory,
    period,
)
from .operations_value import best_operation

DEFECTORS = CARD["defectors"]


@kernel
def usual_worth(s: State, m: Memory, card: int) -> int:
    """The usual value of the event to its owner in this part of the game."""
    return int(m.card[card, period(s.turn)])


@kernel
def keep_value(s: State, m: Memory, card: int) -> int:
    """The expected value of playing a card later: small or negative for a card that will hurt."""
    seat = m.seat
    ops = m.weight[W_OPERATION] * ops_value(s, seat, OPS[card])
    if SCORING[card]:
        return int(scoring_value(s, m, SCORES[card]) * m.weight[W_SCORING_WAIT] // 100)
    if card == UN_INTERVENTION:
        return int(ops + m.weight[W_UN_PAIR])
    usual = usual_worth(s, m, card)
    if SIDE[card] != 1 - seat:
        return int(max(ops, usual * m.weight[W_OWN_EVENT] // 100))
    if is_poison(s, m, card):
        return int(-m.weight[W_POISON] - m.weight[W_POISON_CROWD] * max(0, m.crowd))
    return int(ops - usual * m.weight[W_HARM] // 100)


@kernel
def space_value(s: State, m: Memory) -> int:
    """The mean gain of a space race attempt (6.4.1)."""
    box = s.space[m.seat] + 1
    return int(box_value(s, m, m.seat, 1) * SPACE_ROLL[box] // DIE)


@kernel
def moves_influence(card: int) -> bool:
    """Return whether an event changes the board, so that operations afterwards can repair it."""
    for step in range(3):
        op = PROGRAMME[card, step, 0]
        if op == ADD or op == REMOVE or op == HALVE or op == TAKE_CONTROL or op == PLACE or op == TAKE:
            return True
    return False


@kernel
def credit_operation(m: Memory, action: int, value: int) -> None:
    """Credit one kind of operation with that many points."""
    if action == A_INFLUENCE:
        credit(m, H_BOARD, m.place[value])
    elif action == A_COUP:
        credit(m, H_COUP, m.coup[value])
    elif action == A_REALIGN:
        credit(m, H_REALIGNMENT, m.realign[value])
    else:
        credit(m, H_BOARD, best_operation(m, value))


@kernel
def score_use(s: State, m: Memory, card: int, action: int) -> None:
    """Score playing a card from the hand in one way (5.1, 5.2)."""
    seat = m.seat
    if card == CHINA_CARD:
        early = m.weight[W_CHINA_EARLY] if s.turn <= 3 else 0
        credit(m, H_CHINA, m.weight[W_CHINA_BONUS] - m.weight[W_CHINA_PASS] - early)
        credit(m, H_KEEP, -4 * m.weight[W_OPERATION])
    else:
        credit(m, H_KEEP, -keep_value(s, m, card))
    if action == A_SPACE:
        credit(m, H_SPACE, space_value(s, m))
        return
    happens = SIDE[card] == 1 - seat and action != A_EVENT
    if action == A_EVENT:
        score_own_event(s, m, card)
    else:
        credit_operation(m, action, ops_value(s, seat, OPS[card]))
    if happens:
        score_harm(s, m, card, action)


@kernel
def score_own_event(s: State, m: Memory, card: int) -> None:
    """Score an own or neutral event; UN Intervention by the best card of the other side to play with it."""
    if card == UN_INTERVENTION:
        credit(m, H_EVENT, best_partner(s, m))
        return
    credit(m, H_EVENT, event_value(s, m, card, m.seat))
    risk = doom(s, m, card, s.defcon)
    if risk:
        credit(m, H_DOOM, -SURE * risk // 100)


@kernel
def score_harm(s: State, m: Memory, card: int, action: int) -> None:
    """Score the other side's event, triggered by operations: its harm, the risk of losing, and whether it is better first."""
    credit(m, H_HARM, event_value(s, m, card, 1 - m.seat))
    level = s.defcon
    risk = doom(s, m, card, level)
    if risk:
        credit(m, H_DOOM, -SURE * risk // 100)
    if action == A_COUP and level == 3 and is_poison(s, m, card):
        credit(m, H_DOOM, -SURE // 4)
    if action == A_EVENT_FIRST and can_occur(s, card, 1 - m.seat):
        credit(m, H_ORDER, m.weight[W_EVENT_FIRST] if moves_influence(card) else -m.weight[W_EVENT_FIRST])


@kernel
def partner_value(s: State, m: Memory, card: int) -> int:
    """The value of a card of the other side played under UN Intervention: its operations without its event."""
    return best_operation(m, ops_value(s, m.seat, OPS[card])) - keep_value(s, m, card)


@kernel
def best_partner(s: State, m: Memory) -> int:
    """The best card to play under UN Intervention."""
    best = -SURE
    for w in range(WORDS):
        word = s.pile[HAND + m.seat, w]
        while word:
            card = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            if SIDE[card] == 1 - m.seat:
                best = max(best, partner_value(s, m, card))
    return best


@kernel
def score_scoring_card(s: State, m: Memory, card: int) -> None:
    """Score playing a scoring card now: its balance against the one expected later, and the danger of keeping several."""
    value = scoring_value(s, m, SCORES[card])
    credit(m, H_SCORING, value)
    if value < SURE // 2:
        credit(m, H_KEEP, -value * m.weight[W_SCORING_WAIT] // 100)
    held = scoring_cards(s, m.seat)
    credit(m, H_SCORING, m.weight[W_SCORING_HASTE] * (held - 1))
    if held >= m.rounds:
        credit(m, H_SCORING, SURE // 2)


@kernel
def score_headline(s: State, m: Memory, card: int) -> None:
    """Score a card as headline: its event for its owner, the expert's opinion, and its value if kept in hand."""
    seat = m.seat
    if SCORING[card]:
        value = scoring_value(s, m, SCORES[card])
        credit(m, H_SCORING, value)
        credit(m, H_KEEP, -value * m.weight[W_SCORING_WAIT] // 100)
        return
    owner = seat if SIDE[card] == NEUTRAL else SIDE[card]
    value = event_value(s, m, card, owner)
    credit(m, H_EVENT if owner == seat else H_HARM, value)
    if owner == seat and can_occur(s, card, owner):
        credit(m, H_HEADLINE, (m.card[card, AS_HEADLINE] - usual_worth(s, m, card)) * m.weight[W_HEADLINE] // 50)
        if card == DEFECTORS:
            credit(m, H_HEADLINE, usual_worth(s, m, card))
    credit(m, H_KEEP, -keep_value(s, m, card))
    risk = headline_doom(s, m, card)
    if risk:
        credit(m, H_DOOM, -SURE * risk // 100)
