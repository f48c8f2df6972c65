"""The record of a game of CIA vs KGB, and the numbers of its frames, questions and log rows."""

from detente.engine.machine import EVENTS as EVENT_ROWS
from detente.engine.machine import SEATS, Machine, Open
from detente.engine.options import option_field
from detente.engine.record import Array, wide, word

from .actions import ACTION_WORDS
from .cards import GROUPS, OBJECTIVES, SLOTS
from .options import OPTIONS

# Where the objective of the round is.
ON_DECK, CLAIMED, BURIED = range(3)
OBJECTIVE_PLACES = ("deck", "claimed", "buried")

# The two decks.
GROUP_DECK, OBJECTIVE_DECK = range(2)
DECKS = 2
DECK_SIZE = max(len(GROUPS), len(OBJECTIVES))

# What a seat may do with the Double Agent's peek.
NO_PEEK, MAY_PEEK, HAS_PEEKED = range(3)


class Board(Open):
    """What lies open on the table. Sides index arrays: 0 CIA, 1 KGB. Cards are numbers from 1, sets of them have bit n - 1."""

    option: Array = option_field(OPTIONS)
    round: int = word()
    phase: int = word()
    objective: int = word()
    objective_place: int = word()
    token: int = word()  # side whose domination token lies on the objective, or NOBODY
    balance: int = word()  # holder of the balance token, or NOBODY
    lost: int = word()  # who lost the last Cease-fire (4.3), or NOBODY
    rioted: Array = word(SEATS)
    active: int = word()  # whose turn it is in the struggle, or NOBODY
    passes: int = word()  # passes in a row
    score: Array = word(SEATS)
    influence: Array = word(SEATS)
    slot: Array = word(SEATS, SLOTS)  # groups where they lie in front of a player
    ready: Array = wide(SEATS)
    mobilised: Array = wide(SEATS)
    discard: Array = word(len(GROUPS))  # group discard pile, the top last
    discard_count: int = word()
    claimed: Array = wide(SEATS)
    spent: int = wide()  # objective discard pile
    chosen: Array = word(SEATS)  # Agent X lies there
    shown: Array = word(SEATS)  # Agent X if face up
    leave: Array = wide(SEATS)
    killed: Array = wide(SEATS)
    back: Array = wide(SEATS)  # returned from leave this round, so no Agent X
    analyst: Array = word(SEATS)  # may look at three groups in the next Briefing (8.8)
    peek: Array = word(SEATS)  # may see the other Agent X in the next Planning, or has seen it (8.7)
    fixed: Array = word(DECKS)  # cards on top of a deck whose order is settled, because somebody has looked
    known: Array = word(DECKS, SEATS)  # how many of them, from the top, a seat has seen
    bottom: Array = word(len(OBJECTIVES))  # objectives sent to the bottom of the deck for all to see, the lowest last
    bottom_count: int = word()
    tied: int = word(since=2)  # extra rounds are played: both had enough points and nobody was ahead (10.2)


class State(Board, Machine):
    """Everything there is to know. A deck is a set until a card is looked at: only then chance settles which it is."""

    legal: Array = wide(SEATS, ACTION_WORDS)
    agent_x: Array = word(SEATS)
    loose: Array = wide(DECKS)  # cards whose place is not settled
    top: Array = word(DECKS, DECK_SIZE)  # those that are, the top last


class Observation(Board):
    """What one seat may know, and what it may do now. Seat 2 is a spectator."""

    seat: int = word()
    legal: Array = wide(ACTION_WORDS)
    agent_x: Array = word(SEATS)
    loose: Array = wide(DECKS)  # cards of a deck whose place the seat does not know
    top: Array = word(DECKS, DECK_SIZE)  # settled ones, 0 where unknown
    events: Array = word(EVENT_ROWS, 4)
    event_count: int = word()


FRAMES = (
    "nothing", "round", "analyst", "planning", "first", "struggle", "target", "media", "order", "cease_fire", "debriefing", "double_agent",
    "detente", "space_race", "olympic_games",
)  # fmt: skip
(
    F_NOTHING, F_ROUND, F_ANALYST, F_PLANNING, F_FIRST, F_STRUGGLE, F_TARGET, F_MEDIA, F_ORDER, F_CEASE_FIRE, F_DEBRIEFING, F_DOUBLE_AGENT,
    F_DETENTE, F_SPACE_RACE, F_OLYMPIC_GAMES,
) = range(len(FRAMES))  # fmt: skip

QUESTIONS = (
    "none", "analyst", "agent", "first", "action", "destroy", "move", "turn", "media", "order", "nobel", "double_agent", "detente",
    "space_race", "olympic_games",
)  # fmt: skip
(
    Q_NONE, Q_ANALYST, Q_AGENT, Q_FIRST, Q_ACTION, Q_DESTROY, Q_MOVE, Q_TURN, Q_MEDIA, Q_ORDER, Q_NOBEL, Q_DOUBLE_AGENT, Q_DETENTE,
    Q_SPACE_RACE, Q_OLYMPIC_GAMES,
) = range(len(QUESTIONS))  # fmt: skip

ENDINGS = ("playing", "points", "deck")
E_PLAYING, E_POINTS, E_DECK = range(len(ENDINGS))

# Why a player gets the balance token (4.2).
REASONS = ("chance", "agreed", "points", "lost", "kept")
BY_CHANCE, AS_AGREED, FEWER_POINTS, LOST_CEASE_FIRE, KEPT = range(len(REASONS))

# Log rows: a name and what its three numbers are, as kind or kind:name; "_" is unused.
LOG = (
    ("nothing", "_", "_", "_"),
    ("round", "number:round", "_", "_"),
    ("phase", "phase", "_", "_"),
    ("objective", "objective", "_", "_"),
    ("balance", "side", "reason", "_"),
    ("shuffle", "number:cards", "_", "_"),
    ("look", "side", "number:cards", "_"),
    ("seen_group", "side", "group", "number:place"),
    ("put_group", "side", "group", "number:place"),
    ("put_back", "side", "_", "_"),
    ("agent_chosen", "side", "_", "_"),
    ("agent_seen", "side", "agent", "_"),
    ("returned", "side", "agent", "_"),
    ("first", "side", "side:first", "_"),
    ("recruit", "side", "group", "number:influence"),
    ("activate", "side", "group", "_"),
    ("destroy", "side", "group", "_"),
    ("take", "side", "group", "_"),
    ("give", "side", "group", "_"),
    ("mobilise", "side", "group", "_"),
    ("ready", "side", "group", "_"),
    ("media_leave", "side", "_", "_"),
    ("media_discard", "side", "group", "_"),
    ("pass", "side", "_", "_"),
    ("spend", "side", "objective", "number:points"),
    ("discard", "group", "_", "_"),
    ("shown", "side", "agent", "_"),
    ("totals", "number:cia", "number:kgb", "number:stability"),
    ("riots", "side", "number:influence", "_"),
    ("tie", "faction", "side", "pair:group"),
    ("token", "side", "_", "_"),
    ("no_token", "_", "_", "_"),
    ("killed", "side", "agent", "_"),
    ("spared", "side", "agent", "_"),
    ("saved", "side", "agent", "_"),
    ("claim", "side", "objective", "number:points"),
    ("buried", "objective", "_", "_"),
    ("ability", "side", "agent", "_"),
    ("no_effect", "side", "agent", "_"),
    ("bottom", "side", "_", "_"),
    ("bench", "side", "agent", "_"),
    ("right_peek", "side", "_", "_"),
    ("right_look", "side", "_", "_"),
    ("leave", "side", "agent", "_"),
    ("home", "side", "agent", "_"),
    ("groups_discarded", "number:cards", "_", "_"),
    ("revived", "side", "agent", "_"),
    ("seen_objective", "side", "objective", "number:place"),
    ("put_objective", "side", "objective", "number:place"),
    ("score", "number:cia", "number:kgb", "_"),
    ("tied", "number:points", "_", "_"),
    ("new_deck", "number:cards", "_", "_"),
    ("over", "winner", "ending", "_"),
)
(
    L_NOTHING, L_ROUND, L_PHASE, L_OBJECTIVE, L_BALANCE, L_SHUFFLE, L_LOOK, L_SEEN_GROUP, L_PUT_GROUP, L_PUT_BACK, L_AGENT_CHOSEN,
    L_AGENT_SEEN, L_RETURNED, L_FIRST, L_RECRUIT, L_ACTIVATE, L_DESTROY, L_TAKE, L_GIVE, L_MOBILISE, L_READY, L_MEDIA_LEAVE,
    L_MEDIA_DISCARD, L_PASS, L_SPEND, L_DISCARD, L_SHOWN, L_TOTALS, L_RIOTS, L_TIE, L_TOKEN, L_NO_TOKEN, L_KILLED, L_SPARED, L_SAVED,
    L_CLAIM, L_BURIED, L_ABILITY, L_NO_EFFECT, L_BOTTOM, L_BENCH, L_RIGHT_PEEK, L_RIGHT_LOOK, L_LEAVE, L_HOME, L_GROUPS_DISCARDED,
    L_REVIVED, L_SEEN_OBJECTIVE, L_PUT_OBJECTIVE, L_SCORE, L_TIED, L_NEW_DECK, L_OVER,
) = range(len(LOG))  # fmt: skip
