"""Set-up (3.0), bidding for sides (11.4), the Chinese Civil War (12.0) and the Late War scenario."""

from detente.engine.bits import BIT, WORD
from detente.engine.chance import below
from detente.engine.kernel import kernel, table
from detente.engine.machine import NOBODY, allow, ask, bar_undo, has_choice, log, pop, push
from detente.engine.record import Array

from .actions import A_BID, A_COUNTRY, A_SIDE, COUNTRY_WORD, MOST_BID
from .board import COUNTRIES, HAS_LANDED, MAN_IN_EARTH_ORBIT, NUMBER, STABILITY, START, US, USSR, WORDS, rows
from .cards import CARDS, ERA, LAST, STARRED
from .conditions import CHINA_CARD
from .effects import EFFECT
from .markers import change_influence, set_influence
from .options import BID, CHINESE_CIVIL_WAR, LATE_WAR_VP, SCENARIO, US_BONUS, USSR_BONUS
from .piles import add_era, is_used, move_card
from .sets import EASTERN_EUROPE_SET, SETS, WESTERN_EUROPE_SET
from .state import (
    BOX,
    CHINA,
    F_BID,
    F_BONUS,
    F_SETUP,
    F_TURN,
    L_BID,
    L_SIDES,
    Q_BID,
    Q_BID_SIDE,
    Q_BONUS,
    Q_SETUP,
    REMOVED,
    State,
)
from .turn import deal
from .versions import VERSION

_INFLUENCE = {row["country"]: (int(row["us"]), int(row["ussr"])) for row in rows("late_war_setup")}
LATE_WAR = table([[_INFLUENCE.get(country, (0, 0))[side] for country in COUNTRIES] for side in (US, USSR)])
LATE_WAR_EFFECTS = sum(
    EFFECT[name]
    for name in (
        "us_japan_mutual_defense_pact", "marshall_plan", "nato", "warsaw_pact_formed", "de_gaulle_leads_france", "flower_power",
    )
)  # fmt: skip
_KEPT = ("bear_trap", "camp_david_accords", "john_paul_ii_elected_pope", "panama_canal_returned")
LATE_WAR_KEEPS = table([0] + [int(card in _KEPT) for card in CARDS])


@kernel
def lay_out(s: State) -> None:
    """Set up everything before the first decision (3.1, 3.4). The record is empty except for options and key."""
    s.defcon = 5
    s.turn = 1
    s.china = USSR
    s.china_up = 1
    s.chernobyl = NOBODY
    s.crisis = NOBODY
    s.envy = NOBODY
    s.phasing = USSR
    for side in range(2):
        s.ceiling[side] = 9
    for card in range(1, LAST + 1):
        s.pile[BOX, (card - 1) // WORD] |= BIT[(card - 1) % WORD]
    move_card(s, CHINA_CARD, CHINA)
    if s.option[CHINESE_CIVIL_WAR]:
        s.civil_war = 1
        s.china = NOBODY
        s.china_up = 0
    s.bonus[US] = s.option[US_BONUS]
    s.bonus[USSR] = s.option[USSR_BONUS]


@kernel
def start(s: State) -> None:
    """Push the frames of a whole game, the first one on top."""
    s.version = s.version if s.version else VERSION  # set when an older game is replayed
    lay_out(s)
    push(s, F_TURN)
    push(s, F_BONUS, US)
    push(s, F_BONUS, USSR)
    if s.option[SCENARIO]:
        start_late_war(s)
    else:
        for country in range(NUMBER):
            set_influence(s, US, country, START[US, country])
            set_influence(s, USSR, country, START[USSR, country])
        push(s, F_SETUP, US, 7, WESTERN_EUROPE_SET)
        push(s, F_SETUP, USSR, 6, EASTERN_EUROPE_SET)
        add_era(s, 0)
    if s.option[BID]:
        push(s, F_BID)


@kernel
def start_late_war(s: State) -> None:
    """Start the Late War scenario with turn 8."""
    for country in range(NUMBER):
        set_influence(s, US, country, LATE_WAR[US, country])
        set_influence(s, USSR, country, LATE_WAR[USSR, country])
    s.turn = 8
    s.defcon = 4
    s.space[USSR] = MAN_IN_EARTH_ORBIT
    s.space[US] = HAS_LANDED
    s.vp = -4 if s.option[LATE_WAR_VP] else 4
    s.effects = LATE_WAR_EFFECTS
    for card in range(1, LAST + 1):
        if ERA[card] < 2 and STARRED[card] and not LATE_WAR_KEEPS[card] and is_used(s, card):
            move_card(s, card, REMOVED)
    for era in range(3):
        add_era(s, era)


@kernel
def run_setup(s: State, f: Array) -> None:
    """Place free points: 6 in Eastern Europe, then 7 in Western Europe (3.2, 3.3); both have seen their cards (3.1)."""
    side = f[1]
    if not f[4]:
        f[4] = 1
        deal(s)
    if f[2] == 0:
        pop(s)
        return
    for w in range(WORDS):
        s.legal[side, COUNTRY_WORD + w] |= SETS[f[3], w]
    ask(s, side, Q_SETUP)


@kernel
def answer_setup(s: State, f: Array, action: int) -> None:
    f[2] -= 1
    change_influence(s, f[1], action - A_COUNTRY, 1)


@kernel
def run_bonus(s: State, f: Array) -> None:
    """11.4.1: place bonus influence only where the side has influence, at most 2 more than control needs."""
    side = f[1]
    if s.bonus[side] > 0:
        for country in range(NUMBER):
            own, other = s.influence[side, country], s.influence[1 - side, country]
            if own > 0 and own < other + STABILITY[country] + 2:
                allow(s, side, A_COUNTRY + country)
    if has_choice(s, side):
        ask(s, side, Q_BONUS)
    else:
        s.bonus[side] = 0
        pop(s)


@kernel
def answer_bonus(s: State, f: Array, action: int) -> None:
    s.bonus[f[1]] -= 1
    change_influence(s, f[1], action - A_COUNTRY, 1)


@kernel
def run_bid(s: State, f: Array) -> None:
    """Both write a side, then a number, in secret (11.4)."""
    for stage in range(2):
        for seat in range(2):
            if s.chosen[seat] != stage:
                continue
            if stage == 0:
                allow(s, seat, A_SIDE + US)
                allow(s, seat, A_SIDE + USSR)
                ask(s, seat, Q_BID_SIDE)
            else:
                for number in range(MOST_BID + 1):
                    allow(s, seat, A_BID + number)
                ask(s, seat, Q_BID)
        if s.asked[US] or s.asked[USSR]:
            return
    settle_bid(s)


@kernel
def answer_bid(s: State, seat: int, action: int) -> None:
    if s.chosen[seat] == 0:
        s.bid_side[seat] = action - A_SIDE
    else:
        s.bid[seat] = action - A_BID
    s.chosen[seat] += 1


@kernel
def settle_bid(s: State) -> None:
    """The higher number gets the side both want; the other player gets that many points. On equal numbers, chance decides."""
    pop(s)
    bar_undo(s)
    for seat in range(2):
        log(s, L_BID, seat, s.bid_side[seat], s.bid[seat])
    wanted = s.bid_side[0]
    winner = 0
    if wanted == s.bid_side[1]:
        if s.bid[1] > s.bid[0] or (s.bid[1] == s.bid[0] and below(s, 2) == 1):
            winner = 1
        s.bonus[1 - wanted] += s.bid[winner]
    s.swapped = int(winner != wanted)
    log(s, L_SIDES, s.swapped)
    for seat in range(2):
        s.chosen[seat] = 0
        s.bid_side[seat] = 0
        s.bid[seat] = 0
