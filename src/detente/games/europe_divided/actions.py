"""The action list: everything a player can do, as a number and as a name.

Cards and events start a word of the legal mask and regions stay within one, so that whole sets can be copied into it.
"""

from detente.engine.bits import WORD

from .board import DISPUTED, REGIONS
from .cards import ADVANTAGES, EVENTS
from .data import CARDS, ORGANISATIONS, SEAS, VERBS

ACTIONS: tuple[str, ...] = (
    *(f"card:{card}" for card in CARDS),
    *(f"advantage:{card}" for card in ADVANTAGES),
    "skip",
    "done",
    *(f"event:{event}" for event in EVENTS),
    *(f"cash:{card}" for card in ADVANTAGES),
    *(f"use:{verb}" for verb in VERBS),
    *(f"sea:{sea}" for sea in SEAS),
    *(f"region:{region}" for region in REGIONS),
    *(f"{organisation}:{region}" for organisation in ORGANISATIONS for region in DISPUTED),
)
ACTION = {name: number for number, name in enumerate(ACTIONS)}

A_CARD, A_ADVANTAGE, A_SKIP, A_DONE = 0, len(CARDS), ACTION["skip"], ACTION["done"]
A_EVENT, A_CASH = ACTION[f"event:{EVENTS[0]}"], ACTION[f"cash:{ADVANTAGES[0]}"]
A_USE, A_SEA = ACTION["use:eu_place"], ACTION["sea:baltic_sea"]
A_REGION = ACTION[f"region:{REGIONS[0]}"]
A_CUBE = ACTION[f"eu:{DISPUTED[0]}"]  # organisation o, disputed region n: A_CUBE + 12 × o + n

EVENT_WORD, CASH_SHIFT = A_EVENT // WORD, A_CASH % WORD
REGION_WORD, REGION_SHIFT = A_REGION // WORD, A_REGION % WORD
ACTION_WORDS = -(-len(ACTIONS) // WORD)
assert A_EVENT % WORD == 0, "events must start a word of the mask"
assert A_CASH // WORD == EVENT_WORD, "cash must lie in the word of the events"
assert REGION_SHIFT + len(REGIONS) <= WORD, "regions must lie in one word of the mask"
