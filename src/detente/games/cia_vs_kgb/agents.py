"""Agents: headquarters, Agent X, leave, and killed agents (5, 7.5, 9.1)."""

from detente.engine.kernel import kernel
from detente.engine.machine import bar_undo, log

from .cards import ALL_AGENTS, CARD_BIT, IMMUNE
from .state import L_HOME, L_KILLED, L_LEAVE, L_SHOWN, L_SPARED, State


@kernel
def headquarters(s: State, side: int) -> int:
    """The agents at headquarters: neither Agent X, nor on leave, nor killed."""
    return int(ALL_AGENTS & ~s.leave[side] & ~s.killed[side] & ~CARD_BIT[s.agent_x[side]])


@kernel
def show_agent(s: State, side: int) -> None:
    """Turn Agent X face up."""
    if s.agent_x[side] and not s.shown[side]:
        s.shown[side] = s.agent_x[side]
        bar_undo(s)
        log(s, L_SHOWN, side, s.agent_x[side])


@kernel
def clear_field(s: State, side: int) -> None:
    """Remove Agent X of this side from the field."""
    s.agent_x[side] = 0
    s.shown[side] = 0
    s.chosen[side] = 0


@kernel
def send_on_leave(s: State, side: int) -> None:
    """9.1: Agent X goes on leave, a Deputy Director to headquarters."""
    agent = s.agent_x[side]
    if agent == 0:
        return
    if IMMUNE[agent]:
        log(s, L_HOME, side, agent)
    else:
        s.leave[side] |= CARD_BIT[agent]
        log(s, L_LEAVE, side, agent)
    clear_field(s, side)


@kernel
def kill_agent(s: State, side: int) -> None:
    """Agent X leaves the game; a Deputy Director cannot be killed (8.5)."""
    agent = s.agent_x[side]
    if agent == 0:
        return
    if IMMUNE[agent]:
        log(s, L_SPARED, side, agent)
        return
    s.killed[side] |= CARD_BIT[agent]
    log(s, L_KILLED, side, agent)
    clear_field(s, side)
