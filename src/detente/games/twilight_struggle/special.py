"""Events that fit no instruction: one kernel per card, with the card's name, and the table that finds it."""

from detente.engine.bits import BIT
from detente.engine.chance import roll
from detente.engine.kernel import kernel
from detente.engine.machine import NOBODY, log, push
from detente.engine.record import Array

from . import programme as p
from . import special_cards as cards
from . import special_piles as piles
from .board import COUNTRY, US, USSR
from .cards import CARD, OPS
from .choices import start_choice
from .effects import EFFECTS, NATO
from .markers import gain_vp, give_china, ops_value, set_defcon
from .operations import AGAIN, MAY_STOP
from .options import ARMS_RACE_OWNER
from .scoring import DOMINATION, region_level
from .sets import ASIA_SET, CHE_SET, EUROPE_SET, NEXT_TO_UK_SET, WESTERN_EUROPE_SET
from .state import (
    F_AMES,
    F_CHERNOBYL,
    F_COUP,
    F_DESTALINIZE,
    F_OLYMPICS,
    F_PLACE,
    F_REDS,
    F_STOP_WORRYING,
    F_SUMMIT,
    F_UNREST,
    F_WARGAMES,
    F_WARSAW_PACT,
    L_BURY,
    L_CANCELLED,
    L_ROLL,
    V_SOURCE,
    State,
)

CARD_DUCK_AND_COVER = CARD["duck_and_cover"]
CARD_FIVE_YEAR_PLAN = CARD["five_year_plan"]
CARD_BLOCKADE = CARD["blockade"]
CARD_WARSAW_PACT_FORMED = CARD["warsaw_pact_formed"]
CARD_OLYMPIC_GAMES = CARD["olympic_games"]
CARD_INDEPENDENT_REDS = CARD["independent_reds"]
CARD_UN_INTERVENTION = CARD["un_intervention"]
CARD_DE_STALINIZATION = CARD["de_stalinization"]
CARD_NUCLEAR_TEST_BAN = CARD["nuclear_test_ban"]
CARD_DEFECTORS = CARD["defectors"]
CARD_THE_CAMBRIDGE_FIVE = CARD["the_cambridge_five"]
CARD_SPECIAL_RELATIONSHIP = CARD["special_relationship"]
CARD_ARMS_RACE = CARD["arms_race"]
CARD_CUBAN_MISSILE_CRISIS = CARD["cuban_missile_crisis"]
CARD_QUAGMIRE = CARD["quagmire"]
CARD_SALT_NEGOTIATIONS = CARD["salt_negotiations"]
CARD_SUMMIT = CARD["summit"]
CARD_HOW_I_LEARNED_TO_STOP_WORRYING = CARD["how_i_learned_to_stop_worrying"]
CARD_MISSILE_ENVY = CARD["missile_envy"]
CARD_WE_WILL_BURY_YOU = CARD["we_will_bury_you"]
CARD_SOUTH_AFRICAN_UNREST = CARD["south_african_unrest"]
CARD_CULTURAL_REVOLUTION = CARD["cultural_revolution"]
CARD_GRAIN_SALES_TO_SOVIETS = CARD["grain_sales_to_soviets"]
CARD_LATIN_AMERICAN_DEATH_SQUADS = CARD["latin_american_death_squads"]
CARD_NIXON_PLAYS_THE_CHINA_CARD = CARD["nixon_plays_the_china_card"]
CARD_USSURI_RIVER_SKIRMISH = CARD["ussuri_river_skirmish"]
CARD_ASK_NOT_WHAT_YOUR_COUNTRY = CARD["ask_not_what_your_country"]
CARD_CHE = CARD["che"]
CARD_OUR_MAN_IN_TEHRAN = CARD["our_man_in_tehran"]
CARD_REAGAN_BOMBS_LIBYA = CARD["reagan_bombs_libya"]
CARD_STAR_WARS = CARD["star_wars"]
CARD_THE_REFORMER = CARD["the_reformer"]
CARD_TERRORISM = CARD["terrorism"]
CARD_CHERNOBYL = CARD["chernobyl"]
CARD_LATIN_AMERICAN_DEBT_CRISIS = CARD["latin_american_debt_crisis"]
CARD_ALDRICH_AMES_REMIX = CARD["aldrich_ames_remix"]
CARD_WARGAMES = CARD["wargames"]
NORAD_EFFECT = EFFECTS.index("norad")
LIBYA = COUNTRY["libya"]


@kernel
def cancel_effect(s: State, effect: int) -> None:
    """Cancel an event in force."""
    if s.effects & BIT[effect]:
        s.effects &= ~BIT[effect]
        log(s, L_CANCELLED, effect)


@kernel
def special_relationship(s: State) -> None:
    """Card 105: one point in a neighbour of the United Kingdom, or with NATO two in Western Europe and 2 VP."""
    if s.effects & NATO:
        start_choice(s, F_PLACE, US, 1, WESTERN_EUROPE_SET, 1, 2, 0)
        gain_vp(s, US, 2)
    else:
        start_choice(s, F_PLACE, US, 1, NEXT_TO_UK_SET, 1, 1, 0)


@kernel
def arms_race(s: State, owner: int) -> None:
    """Card 39: the text refers to the phasing player."""
    side = owner if s.option[ARMS_RACE_OWNER] else s.phasing
    if s.milops[side] > s.milops[1 - side]:
        gain_vp(s, side, 3 if s.milops[side] >= s.defcon else 1)


@kernel
def cuban_missile_crisis(s: State, owner: int) -> None:
    """Card 40: for the rest of the turn a coup by the owner's opponent loses the game."""
    set_defcon(s, 2)
    s.crisis = 1 - owner


@kernel
def summit(s: State, owner: int) -> None:
    """Card 45: the owner rolls first; +1 for each region dominated or controlled."""
    best, winner = 0, NOBODY
    for i in range(2):
        side = owner if i == 0 else 1 - owner
        die = roll(s)
        total = die
        for region in range(6):
            if region_level(s, side, region, NOBODY, False) >= DOMINATION:
                total += 1
        log(s, L_ROLL, side, die, total)
        if total == best:
            winner = NOBODY
        elif total > best:
            best, winner = total, side
    if winner != NOBODY:
        gain_vp(s, winner, 2)
        push(s, F_SUMMIT, winner)


@kernel
def latin_american_death_squads(s: State, owner: int) -> None:
    """Card 69: several plays are cumulative."""
    s.death_squads += 1 if owner == US else -1


@kernel
def cultural_revolution(s: State) -> None:
    """Card 58: the USSR takes the China Card from the US, or gains 1 VP."""
    if s.china == US:
        give_china(s, USSR, 1)
    else:
        gain_vp(s, USSR, 1)


@kernel
def nixon_plays_the_china_card(s: State) -> None:
    """Card 71; with the Chinese Civil War unfinished the US counts as having the card (12.4.1)."""
    if s.china == US or s.civil_war:
        gain_vp(s, US, 2)
    else:
        give_china(s, US, 0)


@kernel
def ussuri_river_skirmish(s: State) -> None:
    """Card 76; with the Chinese Civil War unfinished the US counts as having the card (12.4.1)."""
    if s.china == USSR:
        give_china(s, US, 1)
    else:
        start_choice(s, F_PLACE, US, 4, ASIA_SET, 2, 1, 0)


@kernel
def che(s: State, owner: int, card: int) -> None:
    """Card 107: an ordinary coup in a non-battleground; a second one elsewhere if the first removed influence."""
    push(s, F_COUP, USSR, ops_value(s, USSR, OPS[card]), 0, 0, CHE_SET)
    s.stack[s.depth - 1, AGAIN] = 1
    s.stack[s.depth - 1, MAY_STOP] = 1


@kernel
def the_reformer(s: State) -> None:
    """Card 87: 4 points, or 6 if the USSR is ahead."""
    if s.vp < 0:
        start_choice(s, F_PLACE, USSR, 6, EUROPE_SET, 2, 1, p.LAST_TWO_MAY_STAY)
    else:
        start_choice(s, F_PLACE, USSR, 4, EUROPE_SET, 2, 1, 0)


@kernel
def we_will_bury_you(s: State) -> None:
    """Card 50: the US must respond with UN Intervention in its next action round."""
    if not s.over:
        s.bury = 1
        log(s, L_BURY)


@kernel
def special_early(s: State, f: Array, card: int, owner: int) -> bool:
    """Run a card of the Early War. Returns True if the card was found."""
    if card == CARD_DUCK_AND_COVER:
        gain_vp(s, US, 5 - s.defcon)
    elif card == CARD_FIVE_YEAR_PLAN:
        cards.five_year_plan(s)
    elif card == CARD_BLOCKADE:
        cards.blockade(s, card)
    elif card == CARD_WARSAW_PACT_FORMED:
        push(s, F_WARSAW_PACT)
    elif card == CARD_OLYMPIC_GAMES:
        push(s, F_OLYMPICS, owner)
    elif card == CARD_INDEPENDENT_REDS:
        push(s, F_REDS)
    elif card == CARD_UN_INTERVENTION:
        cards.un_intervention(s, owner)
    elif card == CARD_DE_STALINIZATION:
        push(s, F_DESTALINIZE, 4)
    elif card == CARD_NUCLEAR_TEST_BAN:
        gain_vp(s, owner, s.defcon - 2)
    elif card == CARD_DEFECTORS:
        cards.defectors(s, f[V_SOURCE])
    elif card == CARD_THE_CAMBRIDGE_FIVE:
        cards.the_cambridge_five(s)
    elif card == CARD_SPECIAL_RELATIONSHIP:
        special_relationship(s)
    else:
        return False
    return True


@kernel
def special_mid(s: State, card: int, owner: int) -> bool:
    """Run a card of the Mid War. Returns True if the card was found."""
    if card == CARD_ARMS_RACE:
        arms_race(s, owner)
    elif card == CARD_CUBAN_MISSILE_CRISIS:
        cuban_missile_crisis(s, owner)
    elif card == CARD_QUAGMIRE:
        cancel_effect(s, NORAD_EFFECT)
    elif card == CARD_SALT_NEGOTIATIONS:
        piles.salt_negotiations(s, owner)
    elif card == CARD_SUMMIT:
        summit(s, owner)
    elif card == CARD_HOW_I_LEARNED_TO_STOP_WORRYING:
        push(s, F_STOP_WORRYING, owner)
    elif card == CARD_MISSILE_ENVY:
        cards.missile_envy(s, owner)
    elif card == CARD_WE_WILL_BURY_YOU:
        we_will_bury_you(s)
    elif card == CARD_SOUTH_AFRICAN_UNREST:
        push(s, F_UNREST)
    elif card == CARD_CULTURAL_REVOLUTION:
        cultural_revolution(s)
    elif card == CARD_GRAIN_SALES_TO_SOVIETS:
        cards.grain_sales_to_soviets(s)
    elif card == CARD_LATIN_AMERICAN_DEATH_SQUADS:
        latin_american_death_squads(s, owner)
    elif card == CARD_NIXON_PLAYS_THE_CHINA_CARD:
        nixon_plays_the_china_card(s)
    elif card == CARD_USSURI_RIVER_SKIRMISH:
        ussuri_river_skirmish(s)
    elif card == CARD_ASK_NOT_WHAT_YOUR_COUNTRY:
        piles.ask_not_what_your_country(s)
    elif card == CARD_CHE:
        che(s, owner, card)
    elif card == CARD_OUR_MAN_IN_TEHRAN:
        piles.our_man_in_tehran(s)
    else:
        return False
    return True


@kernel
def special_late(s: State, card: int, owner: int) -> None:
    """Run a card of the Late War."""
    if card == CARD_REAGAN_BOMBS_LIBYA:
        gain_vp(s, US, s.influence[USSR, LIBYA] // 2)
    elif card == CARD_STAR_WARS:
        piles.star_wars(s)
    elif card == CARD_THE_REFORMER:
        the_reformer(s)
    elif card == CARD_TERRORISM:
        piles.terrorism(s, owner)
    elif card == CARD_CHERNOBYL:
        push(s, F_CHERNOBYL)
    elif card == CARD_LATIN_AMERICAN_DEBT_CRISIS:
        cards.blockade(s, card)
    elif card == CARD_ALDRICH_AMES_REMIX:
        push(s, F_AMES)
    elif card == CARD_WARGAMES:
        push(s, F_WARGAMES, owner)


@kernel
def special(s: State, f: Array, card: int, owner: int) -> None:
    """Run the kernel of a card."""
    if not special_early(s, f, card, owner) and not special_mid(s, card, owner):
        special_late(s, card, owner)
