"""The course of a turn (4.5): deal, headlines, action rounds, and the end of the turn."""

from detente.engine.bits import BIT, WORD
from detente.engine.chance import roll
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, allow, ask, log, pop, push
from detente.engine.record import Array

from .actions import A_CARD, A_DONE, CARD_WORD
from .board import HAS_LANDED, US, USSR, WORDS
from .cards import OPS, SCORING, SCORING_WORDS
from .conditions import CHINA_CARD
from .effects import BEAR_TRAP, EFFECTS, NORAD, QUAGMIRE, TURN_EFFECTS
from .last_round import ways_out
from .markers import end_game, move_vp, ops_value, set_defcon, test_twenty
from .operations import take_snapshot
from .options import BURY_YOU_AFTER_LAST_ROUND, REVEAL_HELD, SCENARIO
from .piles import ENVY, add_era, discard, draw_to_hand, hand_size, scoring_cards
from .play import play_scoring_card
from .rounds import is_pressed, must_play_envy, must_score, rounds_of
from .scoring import final_scoring
from .space import is_alone_at
from .special import cancel_effect
from .special_cards import settle_bury, worth
from .state import (
    E_HELD_SCORING_CARD,
    F_HEADLINE,
    F_HELD,
    F_NORAD,
    F_PLAY,
    F_ROUND,
    F_ROUNDS,
    FROM_HAND,
    HAND,
    L_CHINA,
    L_FREED,
    L_HELD,
    L_PASSED,
    L_PENALTY,
    L_ROUND,
    L_SITS_OUT,
    L_TRAP_ROLL,
    L_TURN,
    Q_CARD,
    Q_HELD,
    Q_TRAP,
    State,
)

IMPROVE_DEFCON, DEAL, HEADLINES, ACTION_ROUNDS, LAST_BURY, MILITARY_OPS, HELD_CARDS, DISCARD_HELD, FLIP_CHINA, ADVANCE = range(10)
QUAGMIRE_EFFECT, BEAR_TRAP_EFFECT = EFFECTS.index("quagmire"), EFFECTS.index("bear_trap")


@kernel
def run_turn(s: State, f: Array) -> None:
    """Run one step of the turn each time the frame is on top."""
    step = f[1]
    f[1] = step + 1
    if step == IMPROVE_DEFCON:
        log(s, L_TURN, s.turn)
        if not (s.option[SCENARIO] and s.turn == 8):
            set_defcon(s, s.defcon + 1)
    elif step == DEAL:
        deal(s)
    elif step == HEADLINES:
        push(s, F_HEADLINE)
    elif step == ACTION_ROUNDS:
        push(s, F_ROUNDS)
    elif step == LAST_BURY:
        if s.turn == 10 and s.option[BURY_YOU_AFTER_LAST_ROUND]:
            settle_bury(s, US, False)
    elif step == MILITARY_OPS:
        check_military_operations(s)
    elif step == HELD_CARDS:
        check_held_cards(s)
    elif step == DISCARD_HELD:
        push(s, F_HELD, US)
        push(s, F_HELD, USSR)
    elif step == FLIP_CHINA:
        if s.china != NOBODY and not s.china_up:
            s.china_up = 1
            log(s, L_CHINA, s.china, 1)
    else:
        end_turn(s, f)


@kernel
def deal(s: State) -> None:
    """Fill hands to 8, from turn 4 on to 9; one card at a time, the USSR first (4.5 B, 11.3)."""
    size = 8 if s.turn <= 3 else 9
    dealt = True
    while dealt:
        dealt = False
        for i in range(2):
            side = USSR if i == 0 else US
            if hand_size(s, side) < size and draw_to_hand(s, side):
                dealt = True


@kernel
def end_turn(s: State, f: Array) -> None:
    """4.5 H and I: start the next turn with its cards, or run final scoring; effects of the turn end."""
    clear_turn(s)
    if s.turn >= 10:
        final_scoring(s)
        return
    s.turn += 1
    if s.turn == 4:
        add_era(s, 1)
    elif s.turn == 8:
        add_era(s, 2)
    f[1] = IMPROVE_DEFCON


@kernel
def clear_turn(s: State) -> None:
    """Clear everything that lasts for a turn (G13)."""
    s.effects &= ~TURN_EFFECTS
    s.round = 0
    s.death_squads = 0
    s.chernobyl = NOBODY
    s.crisis = NOBODY
    for side in range(2):
        s.ops_change[side] = 0
        s.space_plays[side] = 0
        s.milops[side] = 0


@kernel
def check_military_operations(s: State) -> None:
    """8.2.1: score only the difference of both penalties. A winner at 20 first shows its held cards (10.3.1)."""
    net = 0
    for side in range(2):
        missing = max(0, s.defcon - s.milops[side])
        if missing:
            log(s, L_PENALTY, side, missing)
        net += -missing if side == US else missing
    move_vp(s, US, net)
    if s.vp >= 20 or s.vp <= -20:
        winner = US if s.vp > 0 else USSR
        if scoring_cards(s, winner):
            end_game(s, 1 - winner, E_HELD_SCORING_CARD)
        test_twenty(s)


@kernel
def check_held_cards(s: State) -> None:
    """A held scoring card loses the game (4.5 D, 11.2); if both hold one, the USSR is checked first."""
    for i in range(2):
        side = USSR if i == 0 else US
        if s.option[REVEAL_HELD]:
            show_held(s, side)
        if scoring_cards(s, side):
            end_game(s, 1 - side, E_HELD_SCORING_CARD)


@kernel
def show_held(s: State, side: int) -> None:
    """11.1: show the lower edges: that no held card is a scoring card, not which cards they are."""
    log(s, L_HELD, side, hand_size(s, side))


@kernel
def run_held(s: State, f: Array) -> None:
    """The only side that has reached box 6 may discard one held card (6.4.4)."""
    side = f[1]
    if not is_alone_at(s, side, HAS_LANDED) or hand_size(s, side) == 0:
        pop(s)
        return
    for w in range(WORDS):
        s.legal[side, CARD_WORD + w] |= s.pile[HAND + side, w]
    allow(s, side, A_DONE)
    ask(s, side, Q_HELD)


@kernel
def answer_held(s: State, f: Array, action: int) -> None:
    side = f[1]
    pop(s)
    if action != A_DONE:
        discard(s, side, action - A_CARD)


@kernel
def run_rounds(s: State, f: Array) -> None:
    """The USSR always acts first; everything a card causes is finished before the next round begins (4.5 D)."""
    if f[1] >= 16:
        pop(s)
        return
    number, side = f[1] // 2 + 1, USSR if f[1] % 2 == 0 else US
    f[1] += 1
    if number <= rounds_of(s, side):
        s.round = number
        push(s, F_ROUND, side)


# Round frame: side, stage.
BEGIN, CHOOSING, END = range(3)


@kernel
def is_trapped(s: State, side: int) -> bool:
    return bool(s.effects & (QUAGMIRE if side == US else BEAR_TRAP))


@kernel
def can_play_china(s: State, side: int) -> bool:
    """9.3, 9.5: return whether a side may play the China Card: it is face up, and no other card must be played instead."""
    if s.china != side or not s.china_up or is_trapped(s, side) or must_play_envy(s, side):
        return False
    return not is_pressed(s, side)


@kernel
def run_round(s: State, f: Array) -> None:
    """One action round of one side."""
    side, stage = f[1], f[2]
    if stage == BEGIN:
        s.phasing = side
        s.reached_two = 0
        take_snapshot(s)
        f[2] = CHOOSING
        log(s, L_ROUND, side, s.round)
    if f[2] == CHOOSING:
        offer_round(s, f, side)
        return
    reached = s.reached_two
    s.reached_two = 0
    pop(s)
    if reached and s.effects & NORAD:
        push(s, F_NORAD)


@kernel
def offer_round(s: State, f: Array, side: int) -> None:
    """Offer the playable cards: scoring cards in time, Missile Envy when due, the trap first."""
    if hand_size(s, side) == 0 and not can_play_china(s, side):
        log(s, L_SITS_OUT, side)
        settle_bury(s, side, False)
        f[2] = END
        return
    if is_trapped(s, side):
        offer_trap(s, side)
        return
    for w in range(WORDS):
        hand = s.pile[HAND + side, w]
        word = hand
        if must_score(s, side):
            word = (hand & SCORING_WORDS[w]) | ways_out(s, side, w)
        elif must_play_envy(s, side):
            word = BIT[(ENVY - 1) % WORD] if w == (ENVY - 1) // WORD else 0
            if is_pressed(s, side):
                word |= hand & SCORING_WORDS[w]
        s.legal[side, CARD_WORD + w] |= word
    if can_play_china(s, side):
        allow(s, side, A_CARD + CHINA_CARD)
    if hand_size(s, side) == 0 or (s.round == 8 and not must_score(s, side) and not must_play_envy(s, side)):
        allow(s, side, A_DONE)
    ask(s, side, Q_CARD)


@kernel
def has_trap_card(s: State, side: int) -> bool:
    """Return whether a side has a card worth 2 to discard."""
    return (worth(s, side, 2, 0) | worth(s, side, 2, 1)) != 0


@kernel
def offer_trap(s: State, side: int) -> None:
    """Quagmire, Bear Trap: offer a discard worth 2, or else only scoring cards; scoring cards in time come first (10.1.5)."""
    qualifying, scores = has_trap_card(s, side), must_score(s, side)
    envy = must_play_envy(s, side) and ops_value(s, side, OPS[ENVY]) >= 2
    for w in range(WORDS):
        scoring = s.pile[HAND + side, w] & SCORING_WORDS[w]
        if scores or not qualifying:
            word = scoring
        elif envy:
            word = BIT[(ENVY - 1) % WORD] if w == (ENVY - 1) // WORD else 0
        else:
            word = worth(s, side, 2, w)
        if is_pressed(s, side):
            word |= scoring
        s.legal[side, CARD_WORD + w] |= word
    if not scores and (not qualifying or s.round == 8):
        allow(s, side, A_DONE)
    ask(s, side, Q_TRAP)


@kernel
def answer_round(s: State, f: Array, action: int) -> None:
    side = f[1]
    f[2] = END
    card = action - A_CARD
    if action == A_DONE:
        settle_bury(s, side, False)
        log(s, L_PASSED, side)
        if is_trapped(s, side) and not has_trap_card(s, side):
            s.ceiling[1 - side] = min(s.ceiling[1 - side], highest_below_two(s, side))
    elif SCORING[card]:
        play_scoring_card(s, side, card)
    elif is_trapped(s, side):
        settle_bury(s, side, False)
        if not s.over:
            discard_to_trap(s, side, card)
    else:
        push(s, F_PLAY, side, card, FROM_HAND)


@kernel
def highest_below_two(s: State, side: int) -> int:
    """The highest printed value that is worth less than 2 to a side: what a pass in a trap reveals."""
    printed = 0
    while printed < 4 and ops_value(s, side, printed + 1) < 2:
        printed += 1
    return printed


@kernel
def discard_to_trap(s: State, side: int, card: int) -> None:
    """Discard a card and roll: 1 to 4 frees the side; the round is over either way."""
    discard(s, side, card)
    die = roll(s)
    log(s, L_TRAP_ROLL, side, die)
    if die <= 4:
        cancel_effect(s, QUAGMIRE_EFFECT if side == US else BEAR_TRAP_EFFECT)
        log(s, L_FREED, side)
