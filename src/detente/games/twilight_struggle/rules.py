"""The rules as one machine: `start` a game, `step` answers a question, both run on until somebody must decide."""

from detente.engine.kernel import kernel
from detente.engine.machine import allow, close, log
from detente.engine.record import Array

from . import choices, events, headline, operations, play, setup, space, special_board, special_cards, special_piles, state, turn, wars
from .actions import A_CRISIS_CUBA, A_CRISIS_TURKEY, A_CRISIS_WEST_GERMANY
from .board import COUNTRY, US, USSR
from .markers import change_influence, nobody_crisis
from .state import L_CRISIS_OVER, State

CUBA, WEST_GERMANY, TURKEY = COUNTRY["cuba"], COUNTRY["west_germany"], COUNTRY["turkey"]


@kernel
def run_course(s: State, f: Array, op: int) -> bool:
    """Frames of the course of the game. True if the frame was one of them."""
    if op == state.F_ROUND:
        turn.run_round(s, f)
    elif op == state.F_ROUNDS:
        turn.run_rounds(s, f)
    elif op == state.F_TURN:
        turn.run_turn(s, f)
    elif op == state.F_HEADLINE:
        headline.run_headline(s, f)
    elif op == state.F_HELD:
        turn.run_held(s, f)
    elif op == state.F_SETUP:
        setup.run_setup(s, f)
    elif op == state.F_BONUS:
        setup.run_bonus(s, f)
    elif op == state.F_BID:
        setup.run_bid(s, f)
    elif op == state.F_NORAD:
        special_board.run_norad(s, f)
    else:
        return False
    return True


@kernel
def run_cards(s: State, f: Array, op: int) -> bool:
    """Frames of cards being played. True if the frame was one of them."""
    if op == state.F_INFLUENCE:
        operations.run_influence(s, f)
    elif op == state.F_PLAY:
        play.run_play(s, f)
    elif op == state.F_EVENT:
        events.run_event(s, f)
    elif op == state.F_SETTLE:
        play.run_settle(s, f)
    elif op == state.F_PLACE:
        choices.run_place(s, f)
    elif op == state.F_TAKE:
        choices.run_take(s, f)
    elif op == state.F_COUP:
        operations.run_coup(s, f)
    elif op == state.F_REALIGN:
        operations.run_realign(s, f)
    elif op == state.F_OPERATIONS:
        play.run_operations(s, f)
    elif op == state.F_SPACE:
        space.run_space(s, f)
    elif op == state.F_WAR:
        wars.run_war(s, f)
    else:
        return False
    return True


@kernel
def run_special_cards(s: State, f: Array, op: int) -> bool:
    """Frames of single events about cards. True if the frame was one of them."""
    if op == state.F_DISCARD_OR_SUFFER:
        special_cards.run_discard_or_suffer(s, f)
    elif op == state.F_PARTNER:
        special_cards.run_partner(s, f)
    elif op == state.F_ENVY:
        special_cards.run_envy(s, f)
    elif op == state.F_GRAIN_SALES:
        special_cards.run_grain_sales(s, f)
    elif op == state.F_SALT:
        special_piles.run_salt(s, f)
    elif op == state.F_STAR_WARS:
        special_piles.run_star_wars(s, f)
    elif op == state.F_ASK_NOT:
        special_piles.run_ask_not(s, f)
    elif op == state.F_TEHRAN:
        special_piles.run_tehran(s, f)
    elif op == state.F_AMES:
        special_piles.run_ames(s, f)
    else:
        return False
    return True


@kernel
def run_special_board(s: State, f: Array, op: int) -> None:
    """Frames of single events about the board."""
    if op == state.F_OLYMPICS:
        special_board.run_olympics(s, f)
    elif op == state.F_WARSAW_PACT:
        special_board.run_warsaw_pact(s, f)
    elif op == state.F_REDS:
        special_board.run_reds(s, f)
    elif op == state.F_DESTALINIZE:
        special_board.run_destalinize(s, f)
    elif op == state.F_UNREST:
        special_board.run_unrest(s, f)
    elif op == state.F_STOP_WORRYING:
        special_board.run_stop_worrying(s, f)
    elif op == state.F_SUMMIT:
        special_board.run_summit(s, f)
    elif op == state.F_CHERNOBYL:
        special_board.run_chernobyl(s, f)
    elif op == state.F_DEBT:
        special_board.run_debt(s, f)
    elif op == state.F_SHUTTLE:
        special_board.run_shuttle(s, f)
    elif op == state.F_WARGAMES:
        special_board.run_wargames(s, f)


@kernel
def offer_crisis(s: State, side: int) -> None:
    """Cuban Missile Crisis can be called off whenever the threatened side is asked anything (card 40)."""
    if side == USSR and s.influence[USSR, CUBA] >= 2:
        allow(s, USSR, A_CRISIS_CUBA)
    if side == US and s.influence[US, WEST_GERMANY] >= 2:
        allow(s, US, A_CRISIS_WEST_GERMANY)
    if side == US and s.influence[US, TURKEY] >= 2:
        allow(s, US, A_CRISIS_TURKEY)


@kernel
def call_off(s: State, side: int, action: int) -> None:
    """2 influence leave the country; DEFCON stays where it is."""
    country = CUBA
    if action == A_CRISIS_WEST_GERMANY:
        country = WEST_GERMANY
    elif action == A_CRISIS_TURKEY:
        country = TURKEY
    nobody_crisis(s)
    log(s, L_CRISIS_OVER, side, country)
    change_influence(s, side, country, -2)


@kernel
def advance(s: State) -> None:
    """Run frames until somebody must decide or the game is over."""
    while not s.over and s.asked[0] == 0 and s.asked[1] == 0:
        f = s.stack[s.depth - 1]
        op = f[0]
        if not run_course(s, f, op) and not run_cards(s, f, op) and not run_special_cards(s, f, op):
            run_special_board(s, f, op)
    if s.over:
        close(s, 0)
        close(s, 1)
    elif s.crisis >= 0 and s.asked[s.crisis]:
        offer_crisis(s, s.crisis)


@kernel
def answer_course(s: State, f: Array, op: int, seat: int, action: int) -> bool:
    if op == state.F_ROUND:
        turn.answer_round(s, f, action)
    elif op == state.F_HEADLINE:
        headline.answer_headline(s, seat, action)
    elif op == state.F_HELD:
        turn.answer_held(s, f, action)
    elif op == state.F_SETUP:
        setup.answer_setup(s, f, action)
    elif op == state.F_BONUS:
        setup.answer_bonus(s, f, action)
    elif op == state.F_BID:
        setup.answer_bid(s, seat, action)
    elif op == state.F_NORAD:
        special_board.answer_norad(s, f, action)
    else:
        return False
    return True


@kernel
def answer_cards(s: State, f: Array, op: int, action: int) -> bool:
    if op == state.F_INFLUENCE:
        operations.answer_influence(s, f, action)
    elif op == state.F_PLAY:
        play.answer_play(s, f, action)
    elif op == state.F_PLACE:
        choices.answer_place(s, f, action)
    elif op == state.F_TAKE:
        choices.answer_take(s, f, action)
    elif op == state.F_COUP:
        operations.answer_coup(s, f, action)
    elif op == state.F_REALIGN:
        operations.answer_realign(s, f, action)
    elif op == state.F_OPERATIONS:
        play.answer_operations(s, f, action)
    elif op == state.F_SPACE:
        space.answer_space(s, f, action)
    elif op == state.F_WAR:
        wars.answer_war(s, f, action)
    else:
        return False
    return True


@kernel
def answer_special_cards(s: State, f: Array, op: int, action: int) -> bool:
    if op == state.F_DISCARD_OR_SUFFER:
        special_cards.answer_discard_or_suffer(s, f, action)
    elif op == state.F_PARTNER:
        special_cards.answer_partner(s, f, action)
    elif op == state.F_ENVY:
        special_cards.answer_envy(s, f, action)
    elif op == state.F_GRAIN_SALES:
        special_cards.answer_grain_sales(s, f, action)
    elif op == state.F_SALT:
        special_piles.answer_salt(s, f, action)
    elif op == state.F_STAR_WARS:
        special_piles.answer_star_wars(s, f, action)
    elif op == state.F_ASK_NOT:
        special_piles.answer_ask_not(s, f, action)
    elif op == state.F_TEHRAN:
        special_piles.answer_tehran(s, f, action)
    elif op == state.F_AMES:
        special_piles.answer_ames(s, f, action)
    else:
        return False
    return True


@kernel
def answer_special_board(s: State, f: Array, op: int, action: int) -> None:
    if op == state.F_OLYMPICS:
        special_board.answer_olympics(s, f, action)
    elif op == state.F_WARSAW_PACT:
        special_board.answer_warsaw_pact(s, f, action)
    elif op == state.F_REDS:
        special_board.answer_reds(s, f, action)
    elif op == state.F_DESTALINIZE:
        special_board.answer_destalinize(s, f, action)
    elif op == state.F_UNREST:
        special_board.answer_unrest(s, f, action)
    elif op == state.F_STOP_WORRYING:
        special_board.answer_stop_worrying(s, f, action)
    elif op == state.F_SUMMIT:
        special_board.answer_summit(s, f, action)
    elif op == state.F_CHERNOBYL:
        special_board.answer_chernobyl(s, f, action)
    elif op == state.F_DEBT:
        special_board.answer_debt(s, f, action)
    elif op == state.F_SHUTTLE:
        special_board.answer_shuttle(s, f, action)
    elif op == state.F_WARGAMES:
        special_board.answer_wargames(s, f, action)


@kernel
def answer(s: State, seat: int, action: int) -> None:
    """Do what the seat chose, without running on."""
    s.event_count = 0
    close(s, seat)
    f = s.stack[s.depth - 1]
    op = f[0]
    if A_CRISIS_CUBA <= action <= A_CRISIS_TURKEY:
        call_off(s, seat, action)
    elif not answer_course(s, f, op, seat, action) and not answer_cards(s, f, op, action) and not answer_special_cards(s, f, op, action):
        answer_special_board(s, f, op, action)
