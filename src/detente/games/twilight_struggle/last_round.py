"""The cards that may be played when scoring cards are due (10.1.5): one criterion for all cards.

A play is allowed if its event may lead to a scoring card leaving the hand or getting a further round to be played in, or to the end of the
game by Wargames or at 20 VP. Losing by DEFCON is not a way out. Cards that would first have to be drawn or handed over by the opponent are
not considered.
"""

import numpy as np

from detente.engine.bits import WORD, lowest
from detente.engine.kernel import kernel

from . import programme as p
from .board import COUNTRY, OTHER, US, USSR, WORDS
from .cards import CARD, LAST, PROGRAMME, SCORING_WORDS, SIDE, card_words
from .conditions import STAR_WARS, WARGAMES, can_occur, can_play_event
from .events import count_controlled, real_side
from .state import DISCARD, HAND, State
from .versions import LAST_ROUND_WAYS_OUT

# Cards whose event can remove a scoring card from the hand, or give the side a further round (FAQ to card 5; rulings 46, 133).
WAYS_OUT = np.array(
    [
        card_words("ask_not_what_your_country", "aldrich_ames_remix", "north_sea_oil"),
        card_words("five_year_plan", "grain_sales_to_soviets"),
    ],
    np.int64,
)
# The maximum that events outside the vocabulary of instructions can give: a side (OTHER: either) and victory points.
GIVEN = {
    "duck_and_cover": (US, 4), "olympic_games": (OTHER, 2), "nuclear_test_ban": (OTHER, 3), "special_relationship": (US, 2),
    "arms_race": (OTHER, 3), "summit": (OTHER, 2), "cultural_revolution": (USSR, 1), "nixon_plays_the_china_card": (US, 2),
}  # fmt: skip
GIVEN_TO = np.array([OTHER] + [GIVEN.get(card, (OTHER, 0))[0] for card in CARD], np.int64)
GIVEN_POINTS = np.array([0] + [GIVEN.get(card, (OTHER, 0))[1] for card in CARD], np.int64)
REAGAN, LIBYA = CARD["reagan_bombs_libya"], COUNTRY["libya"]
assert len(GIVEN_TO) == LAST + 1


@kernel
def would_end(s: State, side: int, points: int) -> bool:
    """Return whether that many points bring a side to 20 VP."""
    return points > 0 and (s.vp if side == US else -s.vp) + points >= 20


@kernel
def can_reach_twenty(s: State, card: int, owner: int) -> bool:
    """Return whether the event of a card can bring a side to 20 VP."""
    if GIVEN_TO[card] == OTHER:
        if would_end(s, US, GIVEN_POINTS[card]) or would_end(s, USSR, GIVEN_POINTS[card]):
            return True
    elif would_end(s, GIVEN_TO[card], GIVEN_POINTS[card]):
        return True
    if card == REAGAN and would_end(s, US, s.influence[USSR, LIBYA] // 2):
        return True
    us, ussr = 0, 0
    for step in range(p.LENGTH):
        row = PROGRAMME[card, step]
        side, points = real_side(row[1], owner), 0
        if row[0] == p.GAIN:
            points = row[2]
        elif row[0] == p.GAIN_PER:
            points = count_controlled(s, side, row[2], row[3])
        elif row[0] == p.WAR:
            side, points = owner, row[3]
        if side == US:
            us += points
        else:
            ussr += points
    return would_end(s, US, us) or would_end(s, USSR, ussr)


@kernel
def is_way_out(s: State, side: int, card: int, owner: int) -> bool:
    """Return whether the event of a card, carried out for *owner*, can save *side* from holding a scoring card."""
    if (WAYS_OUT[side, (card - 1) // WORD] >> ((card - 1) % WORD)) & 1:
        return True
    return can_occur(s, card, owner) and (card == WARGAMES or can_reach_twenty(s, card, owner))


@kernel
def is_found_by_star_wars(s: State, side: int) -> bool:
    """Return whether the discards contain a way out: the US chooses any of them except scoring cards."""
    for w in range(WORDS):
        word = s.pile[DISCARD, w] & ~SCORING_WORDS[w]
        while word:
            card = w * WORD + lowest(word) + 1
            word = word & (word - 1)
            if is_way_out(s, side, card, USSR if SIDE[card] == USSR else US):
                return True
    return False


@kernel
def ways_out(s: State, side: int, w: int) -> int:
    """The cards of the hand (one word) that may be played instead of scoring cards."""
    found = s.pile[HAND + side, w] & WAYS_OUT[side, w]
    if s.version < LAST_ROUND_WAYS_OUT:
        return int(found)
    word = s.pile[HAND + side, w] & ~SCORING_WORDS[w] & ~found
    while word:
        bit = word & -word
        card = w * WORD + lowest(word) + 1
        word = word & (word - 1)
        is_theirs = SIDE[card] == 1 - side
        owner = 1 - side if is_theirs else side
        if not is_theirs and not can_play_event(s, side, card):
            continue
        if is_way_out(s, side, card, owner) or (card == STAR_WARS and can_occur(s, card, US) and is_found_by_star_wars(s, side)):
            found |= bit
    return int(found)
