"""The record of a game of Europe Divided, and the numbers of its frames, questions, places and log rows."""

from detente.engine.machine import EVENTS, SEATS, Machine, Open
from detente.engine.options import option_field
from detente.engine.record import Array, wide, word

from .actions import ACTION_WORDS
from .board import FIELDS, NUMBER
from .options import OPTIONS

# Where an action card is; each belongs to one side for ever.
SUPPLY, DECK, HAND, LAID, SHOWN, DISCARD = range(6)
PLACES = 6
PLACE_NAMES = ("supply", "deck", "hand", "laid", "shown", "discard")

# Where an advantage card is.
ADV_DECK, ADV_HAND, ADV_PLAYED, ADV_REMOVED = range(4)
ADVANTAGE_PLACES = 4
ADVANTAGE_PLACE_NAMES = ("deck", "hand", "played", "removed")

# Where an event is. Hand, won, discarded and laid are followed by the side.
(
    EV_BOX, EV_DECK, EV_HAND, EV_HAND_RUSSIA, EV_TABLE, EV_WON, EV_WON_RUSSIA, EV_FAILED, EV_DISCARDED, EV_DISCARDED_RUSSIA, EV_LAID,
    EV_LAID_RUSSIA,
) = range(12)  # fmt: skip
EVENT_PLACES = 12
EVENT_PLACE_NAMES = (
    "box", "deck", "europe", "russia", "table", "won_europe", "won_russia", "failed", "discarded_europe", "discarded_russia",
    "laid_europe", "laid_russia",
)  # fmt: skip

LARGEST_DECK, EVENT_DECK, SEATED_ADVANTAGES = 25, 18, 7


class Board(Open):
    """What lies open on the table. Sides index arrays: 0 Europe, 1 Russia; organisations: 0 EU, 1 NATO, 2 Russia."""

    option: Array = option_field(OPTIONS)
    turn: int = word()
    acting: int = word()  # whose action step it is, or NOBODY
    first: int = word()  # who acts first in this turn, or NOBODY
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
    known: int = wide()  # action cards that everybody knows to be in a hand or laid: what was not in a reshuffled discard pile


class State(Board, Machine):
    """Everything there is to know."""

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
    """What one seat may know, and what it may do now. Seat 2 is a spectator."""

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


FRAMES = (
    "nothing", "turn", "keep", "initiative", "actions", "card", "text", "place", "grow", "organisation", "lower", "mobilise", "move",
    "breakup", "reveal", "discard",
)  # fmt: skip
(
    F_NOTHING, F_TURN, F_KEEP, F_INITIATIVE, F_ACTIONS, F_CARD, F_TEXT, F_PLACE, F_GROW, F_ORGANISATION, F_LOWER, F_MOBILISE, F_MOVE,
    F_BREAKUP, F_REVEAL, F_DISCARD,
) = range(len(FRAMES))  # fmt: skip

QUESTIONS = (
    "none", "keep", "initiative", "card", "action", "place", "grow", "organisation", "lower", "mobilise", "unit", "move", "breakup",
    "reveal", "discard",
)  # fmt: skip
(
    Q_NONE, Q_KEEP, Q_INITIATIVE, Q_CARD, Q_ACTION, Q_PLACE, Q_GROW, Q_ORGANISATION, Q_LOWER, Q_MOBILISE, Q_UNIT, Q_MOVE, Q_BREAKUP,
    Q_REVEAL, Q_DISCARD,
) = range(len(QUESTIONS))  # fmt: skip

ENDINGS = ("playing", "prestige", "region_cards", "coins_and_units", "tie")
E_PLAYING, E_PRESTIGE, E_REGION_CARDS, E_COINS_AND_UNITS, E_TIE = range(len(ENDINGS))

# Log rows: a name and what its three numbers are, as kind or kind:name; "_" is unused.
LOG = (
    ("nothing", "_", "_", "_"),
    ("turn", "number:turn", "number:period", "_"),
    ("laid", "side", "_", "_"),
    ("initiative", "number:europe", "number:russia", "side:first"),
    ("step", "side", "_", "_"),
    ("card", "side", "card", "_"),
    ("use", "side", "card", "action"),
    ("skip", "side", "card", "_"),
    ("place", "organisation", "region", "_"),
    ("grow", "organisation", "region", "change"),
    ("lower", "organisation", "region", "change"),
    ("region_card", "side", "card", "_"),
    ("coins", "side", "signed:change", "number:total"),
    ("purse", "side", "signed:change", "_"),
    ("mobilise", "side", "region", "_"),
    ("move", "side", "route", "_"),
    ("clash", "region", "_", "_"),
    ("broken", "side", "region", "_"),
    ("sea", "region:sea", "organisation", "_"),
    ("sea_free", "region:sea", "_", "_"),
    ("bonus", "side", "region:sea", "_"),
    ("effect", "side", "card", "_"),
    ("reaction", "side", "card", "_"),
    ("declined", "side", "card", "_"),
    ("advantage", "side", "advantage", "_"),
    ("cash", "side", "advantage", "_"),
    ("sanctions", "side", "_", "_"),
    ("breakup", "region", "_", "_"),
    ("region_coin", "region", "number:coins", "_"),
    ("reshuffle", "side", "number:cards", "_"),
    ("draw", "side", "card", "_"),
    ("drawn", "side", "number:cards", "_"),
    ("resolve", "_", "_", "_"),
    ("met", "side", "event", "number:points"),
    ("failed", "event", "_", "_"),
    ("events_move", "_", "_", "_"),
    ("upcoming", "event", "_", "_"),
    ("event_laid", "side", "_", "_"),
    ("reveal", "side", "event", "_"),
    ("discard_event", "side", "event", "_"),
    ("events_discarded", "side", "number:cards", "_"),
    ("draw_event", "side", "event", "_"),
    ("events_drawn", "side", "number:cards", "_"),
    ("dominance", "side", "number:regions", "_"),
    ("kept", "side", "advantage", "number:points"),
    ("draw_advantage", "side", "advantage", "_"),
    ("remove_advantage", "side", "advantage", "_"),
    ("has_kept", "side", "_", "_"),
    ("prestige", "side", "number:points", "number:total"),
    ("over", "winner", "ending", "_"),
)
(
    L_NOTHING, L_TURN, L_LAID, L_INITIATIVE, L_STEP, L_CARD, L_USE, L_SKIP, L_PLACE, L_GROW, L_LOWER, L_REGION_CARD, L_COINS, L_PURSE,
    L_MOBILISE, L_MOVE, L_CLASH, L_BROKEN, L_SEA, L_SEA_FREE, L_BONUS, L_EFFECT, L_REACTION, L_DECLINED, L_ADVANTAGE, L_CASH, L_SANCTIONS,
    L_BREAKUP, L_REGION_COIN, L_RESHUFFLE, L_DRAW, L_DRAWN, L_RESOLVE, L_MET, L_FAILED, L_EVENTS_MOVE, L_UPCOMING, L_EVENT_LAID, L_REVEAL,
    L_DISCARD_EVENT, L_EVENTS_DISCARDED, L_DRAW_EVENT, L_EVENTS_DRAWN, L_DOMINANCE, L_KEPT, L_DRAW_ADVANTAGE, L_REMOVE_ADVANTAGE,
    L_HAS_KEPT, L_PRESTIGE, L_OVER,
) = range(len(LOG))  # fmt: skip

# Frame of an action card being used: side, card, stage, verb used, and for each sea the row of TEXT that pays, or 0.
C_SIDE, C_CARD, C_STAGE, C_VERB, C_PAYS = 1, 2, 3, 4, 5

# Frames of a choice. Those that a text caused have its row in X_TEXT; MAY_SKIP and MAY_STOP say how the choice may end.
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
