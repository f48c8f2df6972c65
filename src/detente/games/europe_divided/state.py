"""The record of a game of Europe Divided, and the numbers of its frames, questions, places and log rows."""

from detente.engine.machine import EVENTS, SEATS, Machine, Open
from detente.engine.numbers import LogRows, by_number, names
from detente.engine.options import option_field
from detente.engine.record import Array, wide, word

from .actions import ACTION_WORDS
from .board import FIELDS, NUMBER
from .options import OPTIONS

# Where an action card is; each belongs to one side permanently.
SUPPLY, DECK, HAND, LAID, SHOWN, DISCARD = range(6)
PLACE_NAMES = names(vars(), "SUPPLY", "DISCARD")
PLACES = len(PLACE_NAMES)

# Where an advantage card is.
ADV_DECK, ADV_HAND, ADV_PLAYED, ADV_REMOVED = range(4)
ADVANTAGE_PLACE_NAMES = names(vars(), "ADV_")
ADVANTAGE_PLACES = len(ADVANTAGE_PLACE_NAMES)

# Where an event is. Hand, won, discarded and laid are followed by the side.
(
    EV_BOX, EV_DECK, EV_HAND, EV_HAND_RUSSIA, EV_TABLE, EV_WON, EV_WON_RUSSIA, EV_FAILED, EV_DISCARDED, EV_DISCARDED_RUSSIA, EV_LAID,
    EV_LAID_RUSSIA,
) = range(12)  # fmt: skip
EVENT_PLACE_NAMES = by_number(
    {
        EV_BOX: "box", EV_DECK: "deck", EV_HAND: "europe", EV_HAND_RUSSIA: "russia", EV_TABLE: "table", EV_WON: "won_europe",
        EV_WON_RUSSIA: "won_russia", EV_FAILED: "failed", EV_DISCARDED: "discarded_europe", EV_DISCARDED_RUSSIA: "discarded_russia",
        EV_LAID: "laid_europe", EV_LAID_RUSSIA: "laid_russia",
    }
)  # fmt: skip
EVENT_PLACES = len(EVENT_PLACE_NAMES)

LARGEST_DECK, EVENT_DECK, SEATED_ADVANTAGES = 25, 18, 7


class Board(Open):
    """What is public on the table. Sides index arrays: 0 Europe, 1 Russia; organisations: 0 EU, 1 NATO, 2 Russia."""

    option: Array = option_field(OPTIONS)
    turn: int = word()
    acting: int = word()  # side whose action step it is, or NOBODY
    first: int = word()  # side that acts first in this turn, or NOBODY
    sums: Array = word(SEATS)  # announced initiative, or NOBODY
    prestige: Array = word(SEATS)
    cube: Array = word(3, FIELDS)
    units: Array = word(SEATS, NUMBER)
    stationed: Array = wide(SEATS)  # areas with units
    supply: Array = word(SEATS)  # units not on the board
    region_coins: Array = word(NUMBER)
    sea: Array = word(2)  # holding organisation, or NOBODY
    sea_used: Array = word(2)
    breakup: int = word()  # region of the marker, or NOBODY
    no_income: Array = word(SEATS)
    surcharge: Array = word(SEATS)
    current: Array = word(2)  # events, or NOBODY
    upcoming: Array = word(2)
    chosen: Array = word(SEATS)  # how much of a secret choice has been made
    shown: Array = word(SEATS, 2)  # cards turned up in this turn, in order, or NOBODY
    known: int = wide()  # action cards publicly known to be in a hand or laid: those missing from a reshuffled discard pile


class State(Board, Machine):
    """The complete state."""

    legal: Array = wide(SEATS, ACTION_WORDS)
    coins: Array = word(SEATS)
    pile: Array = wide(PLACES)
    deck: Array = word(SEATS, LARGEST_DECK)
    deck_count: Array = word(SEATS)
    advantage: Array = wide(ADVANTAGE_PLACES)
    advantage_deck: Array = word(SEATS, SEATED_ADVANTAGES)
    advantage_count: Array = word(SEATS)
    event: Array = wide(EVENT_PLACES)
    event_deck: Array = word(EVENT_DECK)
    event_deck_count: int = word()


class Observation(Board):
    """What one seat may know, and its legal actions. Seat 2 is a spectator."""

    seat: int = word()
    legal: Array = wide(ACTION_WORDS)
    coins: Array = word(SEATS)  # NOBODY where they are hidden
    pile: Array = wide(PLACES)  # only what the seat may see
    hand_count: Array = word(SEATS)
    laid_count: Array = word(SEATS)
    deck_count: Array = word(SEATS)
    advantage: Array = wide(ADVANTAGE_PLACES)
    advantage_hand: Array = word(SEATS)
    advantage_count: Array = word(SEATS)
    advantage_removed: Array = word(SEATS)
    event: Array = wide(EVENT_PLACES)
    event_hand: Array = word(SEATS)
    event_discarded: Array = word(SEATS)
    event_laid: Array = word(SEATS)
    event_deck_count: int = word()
    events: Array = word(EVENTS, 4)
    event_count: int = word()


(
    F_NOTHING, F_TURN, F_KEEP, F_INITIATIVE, F_ACTIONS, F_CARD, F_TEXT, F_PLACE, F_GROW, F_ORGANISATION, F_LOWER, F_MOBILISE, F_MOVE,
    F_BREAKUP, F_REVEAL, F_DISCARD,
) = range(16)  # fmt: skip
FRAMES = names(vars(), "F_")

(
    Q_NONE, Q_KEEP, Q_INITIATIVE, Q_CARD, Q_ACTION, Q_PLACE, Q_GROW, Q_ORGANISATION, Q_LOWER, Q_MOBILISE, Q_UNIT, Q_MOVE, Q_BREAKUP,
    Q_REVEAL, Q_DISCARD,
) = range(15)  # fmt: skip
QUESTIONS = names(vars(), "Q_")

E_PLAYING, E_PRESTIGE, E_REGION_CARDS, E_COINS_AND_UNITS, E_TIE = range(5)
ENDINGS = names(vars(), "E_")

# Log rows and their three numbers, as kind or kind:name; "_" is unused.
row = LogRows()
L_NOTHING = row()
L_TURN = row("number:turn", "number:period")
L_LAID = row("side")
L_INITIATIVE = row("number:europe", "number:russia", "side:first")
L_STEP = row("side")
L_CARD = row("side", "card")
L_USE = row("side", "card", "action")
L_SKIP = row("side", "card")
L_PLACE = row("organisation", "region")
L_GROW = row("organisation", "region", "change")
L_LOWER = row("organisation", "region", "change")
L_REGION_CARD = row("side", "card")
L_COINS = row("side", "signed:change", "number:total")
L_PURSE = row("side", "signed:change")
L_MOBILISE = row("side", "region")
L_MOVE = row("side", "route")
L_CLASH = row("region")
L_BROKEN = row("side", "region")
L_SEA = row("region:sea", "organisation")
L_SEA_FREE = row("region:sea")
L_BONUS = row("side", "region:sea")
L_EFFECT = row("side", "card")
L_REACTION = row("side", "card")
L_DECLINED = row("side", "card")
L_ADVANTAGE = row("side", "advantage")
L_CASH = row("side", "advantage")
L_SANCTIONS = row("side")
L_BREAKUP = row("region")
L_REGION_COIN = row("region", "number:coins")
L_RESHUFFLE = row("side", "number:cards")
L_DRAW = row("side", "card")
L_DRAWN = row("side", "number:cards")
L_RESOLVE = row()
L_MET = row("side", "event", "number:points")
L_FAILED = row("event")
L_EVENTS_MOVE = row()
L_UPCOMING = row("event")
L_EVENT_LAID = row("side")
L_REVEAL = row("side", "event")
L_DISCARD_EVENT = row("side", "event")
L_EVENTS_DISCARDED = row("side", "number:cards")
L_DRAW_EVENT = row("side", "event")
L_EVENTS_DRAWN = row("side", "number:cards")
L_DOMINANCE = row("side", "number:regions")
L_KEPT = row("side", "advantage", "number:points")
L_DRAW_ADVANTAGE = row("side", "advantage")
L_REMOVE_ADVANTAGE = row("side", "advantage")
L_HAS_KEPT = row("side")
L_PRESTIGE = row("side", "number:points", "number:total")
L_OVER = row("winner", "ending")
LOG = row.named(vars())

# Frame of an action card being used: side, card, stage, verb used, and for each sea the row of TEXT that pays, or 0.
C_SIDE, C_CARD, C_STAGE, C_VERB, C_PAYS = 1, 2, 3, 4, 5

# Frames of a choice. Those caused by a text have its row in X_TEXT; MAY_SKIP and MAY_STOP determine how the choice may end.
X_TEXT, X_FLAGS = 8, 9
MAY_SKIP, MAY_STOP, SAME_AGAIN = 1, 2, 4
MOVED = 8  # flags // MOVED is the area + 1 where the first of two units went

# place: side, organisations, disputed regions, price, picks left.
# grow: side, organisations, disputed regions, amount, cap, placing, picks left.
P_SIDE, P_ORGS, P_FIELDS, P_PRICE, P_LEFT = 1, 2, 3, 4, 5
G_SIDE, G_ORGS, G_FIELDS, G_AMOUNT, G_CAP, G_PLACING, G_LEFT = 1, 2, 3, 4, 5, 6, 7

# mobilise: side, set of areas, price. move: side, set where it stands, set where it goes, most steps (0: any), how, units left, from + 1.
M_SIDE, M_AREAS, M_PRICE = 1, 2, 3
V_SIDE, V_AREAS, V_TO, V_STEPS, V_HOW, V_LEFT, V_FROM = 1, 2, 3, 4, 5, 6, 7
PAID, FREE, JUMP = range(3)  # coins after the first step; no coins; straight to the area (7.5)
