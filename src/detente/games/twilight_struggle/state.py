"""The record of a game of Twilight Struggle, and the numbers of its frames, questions, places and log rows."""

from detente.engine.machine import EVENTS, SEATS, Machine, Open
from detente.engine.numbers import LogRows, by_number, names
from detente.engine.options import option_field
from detente.engine.record import Array, wide, word

from .actions import ACTION_WORDS
from .board import NUMBER, WORDS
from .cards import LAST
from .options import OPTIONS

# Where a card is. HAND and HEADLINE are followed by the side.
BOX, DECK, HAND, HAND_USSR, HEADLINE, HEADLINE_USSR, DISCARD, REMOVED, TABLE, FRONT, PEEK, CHINA, SHOWN = range(13)
PLACE_NAMES = by_number(
    {
        BOX: "box", DECK: "deck", HAND: "us", HAND_USSR: "ussr", HEADLINE: "us_headline", HEADLINE_USSR: "ussr_headline",
        DISCARD: "discard", REMOVED: "removed", TABLE: "table", FRONT: "front", PEEK: "peek", CHINA: "china", SHOWN: "shown",
    }
)  # fmt: skip
PLACES = len(PLACE_NAMES)


class Board(Open):
    """What is public on the table. Sides index arrays: 0 US, 1 USSR; VP are positive for the US."""

    option: Array = option_field(OPTIONS)
    turn: int = word()
    round: int = word()
    phasing: int = word()
    defcon: int = word()
    vp: int = word()
    milops: Array = word(SEATS)
    space: Array = word(SEATS)
    space_plays: Array = word(SEATS)
    bonus: Array = word(SEATS)  # extra influence at set-up (11.4)
    china: int = word()  # holder, or NOBODY
    china_up: int = word()
    ops_change: Array = word(SEATS)
    death_squads: int = word()  # added to US coup rolls in Latin America, subtracted from Soviet ones
    chernobyl: int = word()  # region, or NOBODY
    crisis: int = word()  # side that Cuban Missile Crisis threatens, or NOBODY
    envy: int = word()  # side that must play Missile Envy, or NOBODY
    bury: int = word()  # "We Will Bury You" is pending for the next US round
    reached_two: int = word()  # DEFCON moved to 2 in this action round (NORAD)
    in_headline: int = word()
    civil_war: int = word()  # the Chinese Civil War is in progress
    swapped: int = word()  # the players exchanged seats by the bid
    effects: int = wide()
    influence: Array = word(SEATS, NUMBER)
    present: Array = wide(SEATS, WORDS)
    controlled: Array = wide(SEATS, WORDS)
    snapshot: Array = wide(SEATS, WORDS)  # influence when the action round began (6.1.1)
    reach: Array = wide(WORDS)
    pick: Array = wide(WORDS)  # countries still open to the current choice
    tally: Array = word(NUMBER)  # how often each country was chosen
    mixed: Array = wide(2, WORDS)  # countries placed in and realigned this round (variant 3)
    occurred: Array = wide(WORDS)  # cards on the table whose event took place
    chosen: Array = word(SEATS)  # a secret choice has been made (1) or shown (2)
    no_scoring: Array = word(SEATS)  # the seat has seen that the other hand holds no further scoring card
    ceiling: Array = word(SEATS)  # printed value that no unseen card of the other hand exceeds
    deck_count: int = word()


class State(Board, Machine):
    """The complete state."""

    legal: Array = wide(SEATS, ACTION_WORDS)
    headline: Array = word(SEATS)
    bid_side: Array = word(SEATS)
    bid: Array = word(SEATS)
    pile: Array = wide(PLACES, WORDS)
    where: Array = word(LAST + 1)
    deck: Array = word(LAST)
    known: Array = wide(SEATS, WORDS)  # cards of the other hand that the seat has seen
    known_deck: Array = wide(SEATS, WORDS)  # cards that the seat knows to be in the draw pile


class Observation(Board):
    """What one seat may know, and its legal actions. Seat 2 is a spectator."""

    seat: int = word()
    legal: Array = wide(ACTION_WORDS)
    headline: Array = word(SEATS)
    hand_count: Array = word(SEATS)
    peek_count: int = word()
    pile: Array = wide(PLACES, WORDS)  # only the places that the seat may see into
    known: Array = wide(WORDS)
    known_deck: Array = wide(WORDS)
    bid_side: int = word()
    bid: int = word()
    events: Array = word(EVENTS, 4)
    event_count: int = word()


(
    F_NOTHING, F_BID, F_SETUP, F_BONUS, F_TURN, F_HEADLINE, F_ROUNDS, F_ROUND, F_PLAY, F_OPERATIONS, F_INFLUENCE, F_REALIGN, F_COUP,
    F_SPACE, F_EVENT, F_SETTLE, F_PLACE, F_TAKE, F_WAR, F_PARTNER, F_DISCARD_OR_SUFFER, F_HELD, F_NORAD, F_SALT, F_STAR_WARS,
    F_ASK_NOT, F_TEHRAN, F_AMES, F_ENVY, F_OLYMPICS, F_WARSAW_PACT, F_REDS, F_STOP_WORRYING, F_SUMMIT, F_GRAIN_SALES, F_CHERNOBYL,
    F_DEBT, F_SHUTTLE, F_WARGAMES, F_UNREST, F_DESTALINIZE,
) = range(41)  # fmt: skip
FRAMES = names(vars(), "F_")

(
    Q_NONE, Q_BID_SIDE, Q_BID, Q_SETUP, Q_BONUS, Q_HEADLINE, Q_CARD, Q_TRAP, Q_PLAY, Q_OPERATIONS, Q_INFLUENCE, Q_REALIGN, Q_COUP,
    Q_SPACE, Q_PLACE, Q_TAKE, Q_WAR, Q_PARTNER, Q_DISCARD, Q_HELD, Q_NORAD, Q_SALT, Q_STAR_WARS, Q_ASK_NOT, Q_TEHRAN, Q_AMES, Q_ENVY,
    Q_OLYMPICS, Q_WARSAW_PACT, Q_REDS, Q_STOP_WORRYING, Q_SUMMIT, Q_GRAIN_SALES, Q_CHERNOBYL, Q_DEBT, Q_SHUTTLE, Q_WARGAMES, Q_UNREST,
    Q_DESTALINIZE,
) = range(39)  # fmt: skip
QUESTIONS = names(vars(), "Q_")

(
    E_PLAYING, E_VICTORY_POINTS, E_DEFCON, E_EUROPE, E_FINAL_SCORING, E_HELD_SCORING_CARD, E_WARGAMES, E_CUBAN_MISSILE_CRISIS, E_SCENARIO,
) = range(9)  # fmt: skip
ENDINGS = names(vars(), "E_")

# Log rows and their three numbers, as kind or kind:name; "_" is unused.
row = LogRows()
L_NOTHING = row()
L_TURN = row("number:turn")
L_DEAL = row("side", "card")
L_RESHUFFLE = row("number:cards")
L_ERA = row("era")
L_DEFCON = row("number:level", "signed:change")
L_HEADLINE_CHOSEN = row("side")
L_HEADLINE = row("side", "card")
L_HEADLINE_CANCELLED = row("side", "card")
L_ROUND = row("side", "number:round")
L_CARD = row("side", "card", "action")
L_EVENT = row("side", "card")
L_NO_EVENT = row("card")
L_INFLUENCE = row("side_country", "signed:change", "pair")
L_COUP = row("side", "country", "number:ops")
L_COUP_ROLL = row("die", "modifier", "signed:margin")
L_REALIGN = row("side", "country")
L_REALIGN_ROLL = row("side", "die", "number:total")
L_SPACE_ROLL = row("side", "die", "number:needed")
L_SPACE = row("side", "space:box")
L_VP = row("side", "number:points", "score")
L_MILOPS = row("side", "number:points")
L_WAR = row("side", "country")
L_WAR_ROLL = row("die", "modifier", "number:needed")
L_DISCARD = row("side", "card")
L_REMOVED = row("card")
L_IN_FORCE = row("effect")
L_CANCELLED = row("effect")
L_SHOWN = row("side", "card")
L_CHINA = row("side", "face")
L_SCORING = row("region", "side", "number:points")
L_TRAP_ROLL = row("side", "die")
L_FREED = row("side")
L_ROLL = row("side", "die", "number:total")
L_PASSED = row("side")
L_CHERNOBYL = row("region")
L_BID = row("side:seat", "side:wanted", "number:bid")
L_SIDES = row("number:swapped")
L_HELD = row("side", "number:cards")
L_OVER = row("winner", "ending")
L_TAKEN = row("side", "card")
L_PEEK = row("card")
L_PENALTY = row("side", "number:missing")
L_CRISIS_OVER = row("side", "country")
L_CHOICE = row("side", "action")
L_FINAL_SCORING = row()
L_SITS_OUT = row("side")
L_DRAWN = row("side", "card")
L_LEFT_OUT = row("country")
L_BURY = row()
LOG = row.named(vars())

# An event frame: card, owner, its cause, step of the programme, whether it has begun.
V_CARD, V_OWNER, V_SOURCE, V_STEP, V_BEGUN = 1, 2, 3, 4, 5
FREELY, FOR_OPERATIONS, BY_PLAN = 0, 1, 2  # played as an event; triggered by the opponent's operations; drawn by Five Year Plan

# A frame of granted operations: side, printed value, which kinds, set of countries, flags, bonuses, card.
O_SIDE, O_PRINTED, O_KINDS, O_SET, O_FLAGS, O_BONUS, O_CARD = 1, 2, 3, 4, 5, 6, 7
MAY_DECLINE, IS_FREE = 1, 2

# A frame of playing a card: side, card, source.
P_SIDE, P_CARD, P_SOURCE = 1, 2, 3
FROM_HAND, FROM_GRAIN_SALES = 0, 1
