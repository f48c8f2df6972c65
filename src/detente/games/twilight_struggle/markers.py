"""Markers on the board: influence and control (2.1.7), VP (10.2), DEFCON (8.1), military operations (8.2), and the end of the game."""

from detente.engine.bits import BIT, WORD
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, log

from .board import CIVIL_WAR, STABILITY, US, USSR, holds
from .state import E_DEFCON, E_VICTORY_POINTS, L_CHINA, L_DEFCON, L_INFLUENCE, L_MILOPS, L_OVER, L_VP, State


@kernel
def end_game(s: State, winner: int, ending: int) -> None:
    """End the game; the first ending stands (10.3.1: immediately)."""
    if s.over:
        return
    s.over = 1
    s.winner = winner
    s.ending = ending
    log(s, L_OVER, winner, ending)


@kernel
def controls(s: State, side: int, country: int) -> bool:
    """2.1.7: return whether a side has at least the stability number, and that much more than the opponent."""
    return holds(s.controlled[side, country // WORD], country)


@kernel
def set_influence(s: State, side: int, country: int, points: int) -> None:
    """Set a marker and update presence and control."""
    s.influence[side, country] = points
    w, bit = country // WORD, BIT[country % WORD]
    if country == CIVIL_WAR:
        return
    us, ussr = s.influence[US, country], s.influence[USSR, country]
    if points > 0:
        s.present[side, w] |= bit
    else:
        s.present[side, w] &= ~bit
    s.controlled[US, w] &= ~bit
    s.controlled[USSR, w] &= ~bit
    if us - ussr >= STABILITY[country]:
        s.controlled[US, w] |= bit
    elif ussr - us >= STABILITY[country]:
        s.controlled[USSR, w] |= bit


@kernel
def change_influence(s: State, side: int, country: int, change: int) -> None:
    """Add or remove influence; never below 0 (G5)."""
    before = s.influence[side, country]
    after = max(0, before + change)
    if after == before:
        return
    set_influence(s, side, country, after)
    log(s, L_INFLUENCE, country * 2 + side, after - before, s.influence[US, country] * 100 + s.influence[USSR, country])
    if country == CIVIL_WAR and s.civil_war and after >= STABILITY[CIVIL_WAR]:
        s.civil_war = 0  # 12.3: the USSR gets the China Card immediately, face up
        give_china(s, USSR, 1)


@kernel
def give_china(s: State, side: int, face_up: int) -> None:
    """9.3, 9.4: give the China Card to a side."""
    s.china = side
    s.china_up = face_up
    log(s, L_CHINA, side, face_up)


@kernel
def move_vp(s: State, side: int, points: int) -> None:
    """Move the marker (10.2.2) without testing for 20."""
    if points == 0:
        return
    if points < 0:
        side, points = 1 - side, -points
    s.vp += points if side == US else -points
    log(s, L_VP, side, points, s.vp)


@kernel
def test_twenty(s: State) -> None:
    """End the game immediately at 20 VP (10.3.1)."""
    if s.vp >= 20:
        end_game(s, US, E_VICTORY_POINTS)
    elif s.vp <= -20:
        end_game(s, USSR, E_VICTORY_POINTS)


@kernel
def gain_vp(s: State, side: int, points: int) -> None:
    """Add the victory points of one card or effect, netted by the caller (10.2.3)."""
    if s.over:
        return
    move_vp(s, side, points)
    test_twenty(s)


@kernel
def set_defcon(s: State, level: int) -> None:
    """8.1: never above 5; at 1 the phasing player loses, whichever side moved the marker (8.1.3)."""
    level = min(5, max(1, level))
    if s.over or level == s.defcon:
        return
    change = level - s.defcon
    s.defcon = level
    log(s, L_DEFCON, level, change)
    if level == 2 and not s.in_headline:
        s.reached_two = 1
    if level == 1:
        end_game(s, 1 - s.phasing, E_DEFCON)


@kernel
def add_milops(s: State, side: int, points: int) -> None:
    """Add military operations; the track ends at 5 (G15)."""
    s.milops[side] = min(5, s.milops[side] + points)
    log(s, L_MILOPS, side, s.milops[side])


@kernel
def ops_value(s: State, side: int, printed: int) -> int:
    """The value of a card for a side: the sum of all modifiers, clamped to 1 to 4 (7.4)."""
    return int(max(1, min(4, printed + s.ops_change[side])))


@kernel
def nobody_crisis(s: State) -> None:
    """End the threat of Cuban Missile Crisis."""
    s.crisis = NOBODY
