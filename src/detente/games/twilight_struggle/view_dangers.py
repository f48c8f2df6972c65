"""Plays that lose the game by DEFCON, immediately or by what they allow, computed from what the seat may know (8.1.3, ruling 144)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from detente.engine.bits import members
from detente.engine.rules import SPECTATOR
from detente.engine.table import Table

from . import programme as p
from .board import BATTLEGROUNDS, SIDES, US, USSR, WORDS
from .cards import CARD, CARDS, EVENTS, NEUTRAL, SIDE
from .conditions import can_occur
from .effects import NUCLEAR_SUBS
from .game import RULES
from .operations import target_word
from .sets import EVERYWHERE_SET
from .state import DISCARD, F_PLAY, HAND, P_CARD, Q_HEADLINE, State

Json = dict[str, Any]
DEADLY_LEVEL = 2
# The ways to play a card that trigger the opponent's event, and those that trigger one's own.
WITH_OPERATIONS = ("play:event_first", "play:influence", "play:coup", "play:realign")
EVENT = "play:event"
# Events with a kernel of their own.
SPECIALS = {
    CARD[name]: how
    for name, how in {
        "olympic_games": "boycott",
        "summit": "summit",
        "grain_sales_to_soviets": "coup",
        "five_year_plan": "draw",
        "missile_envy": "hand_over",
        "star_wars": "pile",
    }.items()
}


class Danger(NamedTuple):
    """How an event can lower DEFCON to 1: certainly, or by somebody's choice or chance; and by which other card."""

    how: str
    is_sure: bool = False
    by: int = 0

    def told(self, card: int, loser: int) -> Json:
        """The danger as JSON for the page."""
        by = CARDS[self.by - 1] if self.by else None
        return {"loses": SIDES[loser], "how": self.how, "sure": self.is_sure, "card": CARDS[card - 1], "by": by}


def deadly(o: Any, card: int, owner: int) -> Danger | None:
    """How the event of *card*, belonging to *owner*, can lose the game for the phasing side (the seat itself); None if it cannot."""
    if o.defcon != DEADLY_LEVEL or not can_occur(o, card, owner):
        return None
    if card in SPECIALS:
        return deadly_special(o, card, owner)
    for op, *terms in EVENTS[CARDS[card - 1]]:
        if op == p.DEFCON:
            return Danger("event", True) if terms[0] < 0 else None
        if op in (p.GRANT, p.FREE):
            is_free = int(op == p.FREE)
            kinds, within = (terms[1], terms[2]) if is_free else (terms[2], EVERYWHERE_SET)
            if kinds & p.COUP and terms[0] == 1 - o.seat and can_coup(o, terms[0], is_free, within):
                return Danger("coup")
    return None


def can_coup(o: Any, side: int, is_free: int, within: int) -> bool:
    """Return whether *side* can reach a battleground whose coup would lower DEFCON without losing its own game first (card 40)."""
    if (side == US and o.effects & NUCLEAR_SUBS) or o.crisis == side:
        return False
    return any(target_word(o, side, True, is_free, within, w) & int(BATTLEGROUNDS[w]) for w in range(WORDS))


def deadly_special(o: Any, card: int, owner: int) -> Danger | None:
    """The same for events that fit no instruction."""
    how = SPECIALS[card]
    if how in ("boycott", "summit"):
        return Danger(how)
    if how == "coup":
        return Danger(how) if o.seat == USSR and can_coup(o, US, 0, EVERYWHERE_SET) else None
    if how == "pile":
        return deadly_pile(o, owner)
    if how == "draw":
        mine = o.seat == USSR
        drawn = (held(o, card) if mine else unseen(o), US)
    else:
        mine = False
        drawn = (unseen(o), int(o.seat))
    found = first_lowering(*drawn)
    return Danger(how, mine and len(drawn[0]) == 1, found) if found else None


def deadly_pile(o: Any, owner: int) -> Danger | None:
    """Star Wars (card 85): in a round of the USSR, the US may choose such a card; in its own round only if there is no other."""
    pile = cards_of(o.pile[DISCARD])
    found = next((card for card in pile if lowers(card)), 0)
    if not found or owner != US or (o.seat == US and any(not lowers(card) and SIDE[card] in (US, NEUTRAL) for card in pile)):
        return None
    return Danger("pile", o.seat == US, found)


def lowers(card: int) -> bool:
    """Return whether the event itself lowers DEFCON."""
    return any(row[0] == p.DEFCON and row[1] < 0 for row in EVENTS[CARDS[card - 1]])


def first_lowering(cards: Iterable[int], side: int) -> int:
    """The first card with an event of *side* that lowers DEFCON, or 0."""
    return next((card for card in cards if SIDE[card] == side and lowers(card)), 0)


def cards_of(words: Any) -> list[int]:
    """The cards of a set."""
    return [bit + 1 for bit in members(words.tobytes())]


def held(o: Any, but: int) -> list[int]:
    """The seat's own hand without a card."""
    return [card for card in cards_of(o.pile[HAND + o.seat]) if card != but]


def unseen(o: Any) -> list[int]:
    """The cards that the other hand may hold: known to be there, or seen nowhere."""
    seen = {card for words in o.pile for card in cards_of(words)}
    known = cards_of(o.known)
    return known + [card for card in range(1, len(CARDS) + 1) if card not in seen]


def owner_of(o: Any, card: int) -> int:
    """The side whose event it is when the seat plays the card."""
    return int(o.seat) if SIDE[card] == NEUTRAL else int(SIDE[card])


def deadly_hand(o: Any) -> Json:
    """The cards in the seat's own hand whose event can lose the game, and how."""
    if o.seat >= SPECTATOR or o.defcon != DEADLY_LEVEL:
        return {}
    found = ((card, deadly(o, card, owner_of(o, card))) for card in cards_of(o.pile[HAND + o.seat]))
    return {CARDS[card - 1]: danger.told(card, int(o.seat)) for card, danger in found if danger}


def dangers(table: Table, o: Any, legal: list[str]) -> Json:
    """The actions that lose the game by DEFCON, or allow it to be lost: for whom, and how."""
    if o.seat >= SPECTATOR or o.defcon != DEADLY_LEVEL or not legal:
        return {}
    return at_once(table, o, legal) | by_event(o, legal)


def by_event(o: Any, legal: list[str]) -> Json:
    """The dangers of the event of the card in question, or of a headline."""
    if o.asked[o.seat] == Q_HEADLINE:
        return {f"card:{card}": told for card, told in deadly_hand(o).items() if f"card:{card}" in legal}
    frame = o.stack[max(0, o.depth - 1)]
    if frame[0] != F_PLAY or o.phasing != o.seat:
        return {}
    card = int(frame[P_CARD])
    owner = owner_of(o, card)
    ways = (EVENT,) if owner == o.seat else WITH_OPERATIONS
    found = deadly(o, card, owner)
    return {name: found.told(card, int(o.seat)) for name in ways if name in legal} if found else {}


def at_once(table: Table, o: Any, legal: list[str]) -> Json:
    """The actions that end the game immediately in a state consistent with what the seat knows."""
    buttons = {name for name in legal if not name.startswith(("country:", "card:"))}
    if not buttons:
        return {}
    imagined, found = table.determinize(o.seat, 0), {}
    for name in buttons & set(imagined.legal(o.seat)):  # legality can depend on imagined cards (The Cambridge Five)
        then = State.lazy(imagined.tried(o.seat, name))
        if then.over and RULES.endings[then.ending] == "defcon":
            loser = 1 - then.winner
            found[name] = {"loses": SIDES[loser], "how": "event", "sure": True, "card": None, "by": None}
    return found
