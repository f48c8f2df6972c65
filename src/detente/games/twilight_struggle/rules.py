"""The rules as a state machine: `advance` runs frames until somebody must decide, `answer` carries out a choice."""

from detente.engine.frames import frame_kernels
from detente.engine.kernel import kernel
from detente.engine.machine import allow, close, log

from . import choices, events, headline, operations, play, setup, space, special_board, special_cards, special_piles, turn, wars
from .actions import A_CRISIS_CUBA, A_CRISIS_TURKEY, A_CRISIS_WEST_GERMANY
from .board import COUNTRY, US, USSR
from .markers import change_influence, nobody_crisis
from .state import FRAMES, L_CRISIS_OVER, State

CUBA, WEST_GERMANY, TURKEY = COUNTRY["cuba"], COUNTRY["west_germany"], COUNTRY["turkey"]


run_frame, answer_frame = frame_kernels(
    FRAMES, choices, events, headline, operations, play, setup, space, special_board, special_cards, special_piles, turn, wars
)


@kernel
def offer_crisis(s: State, side: int) -> None:
    """Allow calling off Cuban Missile Crisis whenever the threatened side is asked anything (card 40)."""
    if side == USSR and s.influence[USSR, CUBA] >= 2:
        allow(s, USSR, A_CRISIS_CUBA)
    if side == US and s.influence[US, WEST_GERMANY] >= 2:
        allow(s, US, A_CRISIS_WEST_GERMANY)
    if side == US and s.influence[US, TURKEY] >= 2:
        allow(s, US, A_CRISIS_TURKEY)


@kernel
def call_off(s: State, side: int, action: int) -> None:
    """Call off Cuban Missile Crisis: remove 2 influence from the country; DEFCON is unchanged."""
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
        run_frame(s, s.stack[s.depth - 1])
    if s.over:
        close(s, 0)
        close(s, 1)
    elif s.crisis >= 0 and s.asked[s.crisis]:
        offer_crisis(s, s.crisis)


@kernel
def answer(s: State, seat: int, action: int) -> None:
    """Carry out the seat's choice without advancing."""
    s.event_count = 0
    close(s, seat)
    if A_CRISIS_CUBA <= action <= A_CRISIS_TURKEY:
        call_off(s, seat, action)
    else:
        answer_frame(s, s.stack[s.depth - 1], seat, action)
