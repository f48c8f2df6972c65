"""The record of a game of CIA vs KGB, and the numbers of its frames, questions and log rows."""

from detente.engine.machine import EVENTS as EVENT_ROWS
from detente.engine.machine import SEATS, Machine, Open
from detente.engine.numbers import LogRows, by_number, names
from detente.engine.options import option_field
from detente.engine.record import Array, wide, word

from .actions import ACTION_WORDS
from .cards import GROUPS, OBJECTIVES, SLOTS
from .options import OPTIONS

# Where the objective of the round is.
ON_DECK, CLAIMED, BURIED = range(3)
OBJECTIVE_PLACES = by_number({ON_DECK: "deck", CLAIMED: "claimed", BURIED: "buried"})

# The two decks.
GROUP_DECK, OBJECTIVE_DECK = range(2)
DECKS = 2
DECK_SIZE = max(len(GROUPS), len(OBJECTIVES))

# The states of a seat's right to the Double Agent's peek.
NO_PEEK, MAY_PEEK, HAS_PEEKED = range(3)


class Board(Open):
    """What is public on the table. Sides index arrays: 0 CIA, 1 KGB. Cards are numbers from 1; in sets, card n is bit n - 1."""

    option: Array = option_field(OPTIONS)
    round: int = word()
    phase: int = word()
    objective: int = word()
    objective_place: int = word()
    token: int = word()  # side whose domination token is on the objective, or NOBODY
    balance: int = word()  # holder of the balance token, or NOBODY
    lost: int = word()  # who lost the last Cease-fire (4.3), or NOBODY
    rioted: Array = word(SEATS)
    active: int = word()  # whose turn it is in the struggle, or NOBODY
    passes: int = word()  # passes in a row
    score: Array = word(SEATS)
    influence: Array = word(SEATS)
    slot: Array = word(SEATS, SLOTS)  # groups by their slot in front of a player
    ready: Array = wide(SEATS)
    mobilised: Array = wide(SEATS)
    discard: Array = word(len(GROUPS))  # group discard pile, top card last
    discard_count: int = word()
    claimed: Array = wide(SEATS)
    spent: int = wide()  # objective discard pile
    chosen: Array = word(SEATS)  # whether Agent X has been chosen
    shown: Array = word(SEATS)  # Agent X if face up
    leave: Array = wide(SEATS)
    killed: Array = wide(SEATS)
    back: Array = wide(SEATS)  # returned from leave this round, so cannot be Agent X
    analyst: Array = word(SEATS)  # may look at three groups in the next Briefing (8.8)
    peek: Array = word(SEATS)  # may see the other Agent X in the next Planning, or has seen it (8.7)
    fixed: Array = word(DECKS)  # number of cards on top of a deck whose order is settled, because somebody has looked
    known: Array = word(DECKS, SEATS)  # how many of them, from the top, a seat has seen
    bottom: Array = word(len(OBJECTIVES))  # objectives publicly sent to the bottom of the deck, lowest last
    bottom_count: int = word()
    tied: int = word(since=2)  # extra rounds are being played: both had enough points and nobody was ahead (10.2)


class State(Board, Machine):
    """The complete state. A deck is a set until a card is looked at; only then does chance determine which it is."""

    legal: Array = wide(SEATS, ACTION_WORDS)
    agent_x: Array = word(SEATS)
    loose: Array = wide(DECKS)  # cards whose position is not settled
    top: Array = word(DECKS, DECK_SIZE)  # the settled ones, top card last


class Observation(Board):
    """What one seat may know, and its legal actions. Seat 2 is a spectator."""

    seat: int = word()
    legal: Array = wide(ACTION_WORDS)
    agent_x: Array = word(SEATS)
    loose: Array = wide(DECKS)  # cards of a deck whose position the seat does not know
    top: Array = word(DECKS, DECK_SIZE)  # settled ones, 0 where unknown
    events: Array = word(EVENT_ROWS, 4)
    event_count: int = word()


(
    F_NOTHING, F_ROUND, F_ANALYST, F_PLANNING, F_FIRST, F_STRUGGLE, F_TARGET, F_MEDIA, F_ORDER, F_CEASE_FIRE, F_DEBRIEFING, F_DOUBLE_AGENT,
    F_DETENTE, F_SPACE_RACE, F_OLYMPIC_GAMES,
) = range(15)  # fmt: skip
FRAMES = names(vars(), "F_")

(
    Q_NONE, Q_ANALYST, Q_AGENT, Q_FIRST, Q_ACTION, Q_DESTROY, Q_MOVE, Q_TURN, Q_MEDIA, Q_ORDER, Q_NOBEL, Q_DOUBLE_AGENT, Q_DETENTE,
    Q_SPACE_RACE, Q_OLYMPIC_GAMES,
) = range(15)  # fmt: skip
QUESTIONS = names(vars(), "Q_")

E_PLAYING, E_POINTS, E_DECK = range(3)
ENDINGS = names(vars(), "E_")

# The reasons why a player gets the balance token (4.2).
BY_CHANCE, AS_AGREED, FEWER_POINTS, LOST_CEASE_FIRE, KEPT = range(5)
REASONS = by_number({BY_CHANCE: "chance", AS_AGREED: "agreed", FEWER_POINTS: "points", LOST_CEASE_FIRE: "lost", KEPT: "kept"})

# Log rows and their three numbers, as kind or kind:name; "_" is unused.
row = LogRows()
L_NOTHING = row()
L_ROUND = row("number:round")
L_PHASE = row("phase")
L_OBJECTIVE = row("objective")
L_BALANCE = row("side", "reason")
L_SHUFFLE = row("number:cards")
L_LOOK = row("side", "number:cards")
L_SEEN_GROUP = row("side", "group", "number:place")
L_PUT_GROUP = row("side", "group", "number:place")
L_PUT_BACK = row("side")
L_AGENT_CHOSEN = row("side")
L_AGENT_SEEN = row("side", "agent")
L_RETURNED = row("side", "agent")
L_FIRST = row("side", "side:first")
L_RECRUIT = row("side", "group", "number:influence")
L_ACTIVATE = row("side", "group")
L_DESTROY = row("side", "group")
L_TAKE = row("side", "group")
L_GIVE = row("side", "group")
L_MOBILISE = row("side", "group")
L_READY = row("side", "group")
L_MEDIA_LEAVE = row("side")
L_MEDIA_DISCARD = row("side", "group")
L_PASS = row("side")
L_SPEND = row("side", "objective", "number:points")
L_DISCARD = row("group")
L_SHOWN = row("side", "agent")
L_TOTALS = row("number:cia", "number:kgb", "number:stability")
L_RIOTS = row("side", "number:influence")
L_TIE = row("faction", "side", "pair:group")
L_TOKEN = row("side")
L_NO_TOKEN = row()
L_KILLED = row("side", "agent")
L_SPARED = row("side", "agent")
L_SAVED = row("side", "agent")
L_CLAIM = row("side", "objective", "number:points")
L_BURIED = row("objective")
L_ABILITY = row("side", "agent")
L_NO_EFFECT = row("side", "agent")
L_BOTTOM = row("side")
L_BENCH = row("side", "agent")
L_RIGHT_PEEK = row("side")
L_RIGHT_LOOK = row("side")
L_LEAVE = row("side", "agent")
L_HOME = row("side", "agent")
L_GROUPS_DISCARDED = row("number:cards")
L_REVIVED = row("side", "agent")
L_SEEN_OBJECTIVE = row("side", "objective", "number:place")
L_PUT_OBJECTIVE = row("side", "objective", "number:place")
L_SCORE = row("number:cia", "number:kgb")
L_TIED = row("number:points")
L_NEW_DECK = row("number:cards")
L_OVER = row("winner", "ending")
LOG = row.named(vars())
