"""The action list: everything a player can do, as a number and as a name.

Cards and countries start on word boundaries of the legal mask, so that whole hands and sets of countries can be copied into it.
"""

from detente.engine.bits import WORD

from .board import COUNTRIES, REGIONS
from .cards import CARDS

MOST_BID = 13

_MODES = (
    "done", "accept", "play:event", "play:event_first", "play:influence", "play:realign", "play:coup", "play:space", "boycott", "compete",
)  # fmt: skip
_CHOICES = (
    "remove", "add", "crisis:cuba", "crisis:west_germany", "crisis:turkey", "side:us", "side:ussr",
    *(f"defcon:{level}" for level in range(1, 6)),
    *(f"region:{region}" for region in REGIONS[:6]),
    *(f"bid:{number}" for number in range(MOST_BID + 1)),
)  # fmt: skip

ACTIONS: tuple[str, ...] = (
    *(f"card:{card}" for card in CARDS),
    *_MODES,
    *(f"country:{country}" for country in COUNTRIES),
    *_CHOICES,
)
ACTION = {name: number for number, name in enumerate(ACTIONS)}

A_CARD = -1  # card n is action n - 1
A_COUNTRY = ACTION["country:" + COUNTRIES[0]]
A_DONE, A_ACCEPT = ACTION["done"], ACTION["accept"]
A_EVENT, A_EVENT_FIRST = ACTION["play:event"], ACTION["play:event_first"]
A_INFLUENCE, A_REALIGN, A_COUP, A_SPACE = (ACTION[f"play:{mode}"] for mode in ("influence", "realign", "coup", "space"))
A_BOYCOTT, A_COMPETE = ACTION["boycott"], ACTION["compete"]
A_REMOVE, A_ADD = ACTION["remove"], ACTION["add"]
A_CRISIS_CUBA, A_CRISIS_WEST_GERMANY, A_CRISIS_TURKEY = (ACTION[f"crisis:{name}"] for name in ("cuba", "west_germany", "turkey"))
A_SIDE = ACTION["side:us"]
A_DEFCON = ACTION["defcon:1"] - 1  # level n is action A_DEFCON + n
A_REGION = ACTION["region:europe"]
A_BID = ACTION["bid:0"]

CARD_WORD, COUNTRY_WORD = 0, A_COUNTRY // WORD
ACTION_WORDS = -(-len(ACTIONS) // WORD)
assert A_COUNTRY % WORD == 0, "countries must start a word of the mask"
