"""The 110 cards. Printed facts come from cards.csv; the event of each card is the short programme beside its name."""

from typing import Any

import numpy as np

from detente.engine.bits import WORD
from detente.engine.kernel import table
from detente.engine.record import Array

from . import programme as p
from .board import AFRICA, ASIA, CENTRAL_AMERICA, EUROPE, MIDDLE_EAST, SOUTH_AMERICA, SOUTHEAST_ASIA, rows
from .effects import EFFECT
from .programme import LENGTH, OTHER, OWNER, US, USSR, WIDTH, Row

LATIN_AMERICA = ("central_america", "south_america")
COLONIES = ("africa", "southeast_asia")
ISLAM = ("sudan", "iran", "iraq", "egypt", "libya", "saudi_arabia", "syria", "jordan")
OIL = ("egypt", "iran", "libya", "saudi_arabia", "iraq", "gulf_states", "venezuela")

EVENTS: dict[str, tuple[Row, ...]] = {
    # Early War
    "asia_scoring": (p.score(ASIA),),
    "europe_scoring": (p.score(EUROPE),),
    "middle_east_scoring": (p.score(MIDDLE_EAST),),
    "duck_and_cover": (p.defcon(-1), p.special()),
    "five_year_plan": (p.special(),),
    "the_china_card": (),
    "socialist_governments": (p.take(US, 3, "western_europe", each=2),),
    "fidel": (p.remove(US, "cuba"), p.take_control(USSR, "cuba")),
    "vietnam_revolts": (p.add(USSR, "vietnam", 2), p.set_in_force("vietnam_revolts")),
    "blockade": (p.special(),),
    "korean_war": (p.war("south_korea", needs=4, vp=2, ops=2),),
    "romanian_abdication": (p.remove(US, "romania"), p.take_control(USSR, "romania")),
    "arab_israeli_war": (p.war("israel", needs=4, vp=2, ops=2, home=True),),
    "comecon": (p.place(USSR, 4, "eastern_europe", each=1, not_enemy_controlled=True),),
    "nasser": (p.add(USSR, "egypt", 2), p.halve(US, "egypt")),
    "warsaw_pact_formed": (p.set_in_force("warsaw_pact_formed"), p.special()),
    "de_gaulle_leads_france": (p.remove(US, "france", 2), p.add(USSR, "france", 1), p.set_in_force("de_gaulle_leads_france")),
    "captured_nazi_scientist": (p.advance(OWNER, 1),),
    "truman_doctrine": (p.take(USSR, 1, "europe", at_once=p.ALL, uncontrolled=True),),
    "olympic_games": (p.special(),),
    "nato": (p.set_in_force("nato"),),
    "independent_reds": (p.special(),),
    "marshall_plan": (
        p.place(US, 7, "western_europe", each=1, not_enemy_controlled=True),
        p.set_in_force("marshall_plan"),
    ),
    "indo_pakistani_war": (p.war("india", "pakistan", needs=4, vp=2, ops=2),),
    "containment": (p.set_in_force("containment"), p.modify_ops(US, 1)),
    "cia_created": (p.reveal_hand(USSR), p.grant(US, 1)),
    "us_japan_mutual_defense_pact": (p.take_control(US, "japan"), p.set_in_force("us_japan_mutual_defense_pact")),
    "suez_crisis": (p.take(US, 4, "france", "uk", "israel", each=2),),
    "east_european_unrest": (p.take(USSR, 3, "eastern_europe", each=1, double_in_late_war=True),),
    "decolonization": (p.place(USSR, 4, *COLONIES, each=1),),
    "red_scare_purge": (p.modify_ops(OTHER, -1),),
    "un_intervention": (p.special(),),
    "de_stalinization": (p.special(),),
    "nuclear_test_ban": (p.special(), p.defcon(2)),
    "formosan_resolution": (p.set_in_force("formosan_resolution"),),
    "defectors": (p.special(),),
    "the_cambridge_five": (p.special(),),
    "special_relationship": (p.special(),),
    "norad": (p.set_in_force("norad"),),
    # Mid War
    "brush_war": (p.war("stability_1_or_2", needs=3, vp=1, ops=3),),
    "central_america_scoring": (p.score(CENTRAL_AMERICA),),
    "southeast_asia_scoring": (p.score(SOUTHEAST_ASIA),),
    "arms_race": (p.special(),),
    "cuban_missile_crisis": (p.special(),),
    "nuclear_subs": (p.set_in_force("nuclear_subs"),),
    "quagmire": (p.special(), p.set_in_force("quagmire")),
    "salt_negotiations": (p.defcon(2), p.set_in_force("salt_negotiations"), p.special()),
    "bear_trap": (p.set_in_force("bear_trap"),),
    "summit": (p.special(),),
    "how_i_learned_to_stop_worrying": (p.special(), p.military(OWNER, 5)),
    "junta": (
        p.place(OWNER, 1, *LATIN_AMERICA, at_once=2),
        p.free(OWNER, p.COUP | p.REALIGN, *LATIN_AMERICA),
    ),
    "kitchen_debates": (p.gain(US, 2),),
    "missile_envy": (p.special(),),
    "we_will_bury_you": (p.defcon(-1), p.special()),
    "brezhnev_doctrine": (p.set_in_force("brezhnev_doctrine"), p.modify_ops(USSR, 1)),
    "portuguese_empire_crumbles": (p.add(USSR, "angola", 2), p.add(USSR, "se_african_states", 2)),
    "south_african_unrest": (p.add(USSR, "south_africa", 1), p.special()),
    "allende": (p.add(USSR, "chile", 2),),
    "willy_brandt": (p.gain(USSR, 1), p.add(USSR, "west_germany", 1), p.set_in_force("willy_brandt")),
    "muslim_revolution": (p.take(US, 2, *ISLAM, each=1, at_once=p.ALL),),
    "abm_treaty": (p.defcon(1), p.grant(OWNER, 4)),
    "cultural_revolution": (p.special(),),
    "flower_power": (p.set_in_force("flower_power"),),
    "u2_incident": (p.gain(USSR, 1), p.set_in_force("u2_incident")),
    "opec": (p.gain_per(USSR, *OIL),),
    "lone_gunman": (p.reveal_hand(US), p.grant(USSR, 1)),
    "colonial_rear_guards": (p.place(US, 4, *COLONIES, each=1),),
    "panama_canal_returned": (p.add(US, "panama", 1), p.add(US, "costa_rica", 1), p.add(US, "venezuela", 1)),
    "camp_david_accords": (
        p.gain(US, 1),
        p.add(US, "israel", 1),
        p.add(US, "jordan", 1),
        p.add(US, "egypt", 1),
        p.set_in_force("camp_david_accords"),
    ),
    "puppet_governments": (p.place(US, 3, "everywhere", each=1, empty=True, may_stop=True),),
    "grain_sales_to_soviets": (p.special(),),
    "john_paul_ii_elected_pope": (
        p.remove(USSR, "poland", 2),
        p.add(US, "poland", 1),
        p.set_in_force("john_paul_ii_elected_pope"),
    ),
    "latin_american_death_squads": (p.special(),),
    "oas_founded": (p.place(US, 2, *LATIN_AMERICA),),
    "nixon_plays_the_china_card": (p.special(),),
    "sadat_expels_soviets": (p.remove(USSR, "egypt"), p.add(US, "egypt", 1)),
    "shuttle_diplomacy": (p.set_in_force("shuttle_diplomacy"),),
    "the_voice_of_america": (p.take(USSR, 4, "everywhere", outside="europe", each=2),),
    "liberation_theology": (p.place(USSR, 3, "central_america", each=2),),
    "ussuri_river_skirmish": (p.special(),),
    "ask_not_what_your_country": (p.special(),),
    "alliance_for_progress": (p.gain_per_battleground(US, *LATIN_AMERICA),),
    "africa_scoring": (p.score(AFRICA),),
    "one_small_step": (p.advance(OWNER, 2),),
    "south_america_scoring": (p.score(SOUTH_AMERICA),),
    "che": (p.special(),),
    "our_man_in_tehran": (p.special(),),
    # Late War
    "iranian_hostage_crisis": (p.remove(US, "iran"), p.add(USSR, "iran", 2), p.set_in_force("iranian_hostage_crisis")),
    "the_iron_lady": (
        p.gain(US, 1),
        p.add(USSR, "argentina", 1),
        p.remove(USSR, "uk"),
        p.set_in_force("the_iron_lady"),
    ),
    "reagan_bombs_libya": (p.special(),),
    "star_wars": (p.special(),),
    "north_sea_oil": (p.set_in_force("north_sea_oil"), p.set_in_force("eighth_round")),
    "the_reformer": (p.set_in_force("the_reformer"), p.special()),
    "marine_barracks_bombing": (p.remove(US, "lebanon"), p.take(US, 2, "middle_east")),
    "soviets_shoot_down_kal_007": (
        p.defcon(-1),
        p.gain(US, 2),
        p.only_if_controlled(US, "south_korea"),
        p.grant(US, 4, p.INFLUENCE | p.REALIGN),
    ),
    "glasnost": (
        p.gain(USSR, 2),
        p.defcon(1),
        p.only_if_in_force("the_reformer"),
        p.grant(USSR, 4, p.INFLUENCE | p.REALIGN),
    ),
    "ortega_elected_in_nicaragua": (p.remove(US, "nicaragua"), p.free(USSR, p.COUP, "cuba", "honduras", "costa_rica")),
    "terrorism": (p.special(),),
    "iran_contra_scandal": (p.set_in_force("iran_contra_scandal"),),
    "chernobyl": (p.special(),),
    "latin_american_debt_crisis": (p.special(),),
    "tear_down_this_wall": (
        p.cancel("willy_brandt"),
        p.add(US, "east_germany", 3),
        p.set_in_force("tear_down_this_wall"),
        p.free(US, p.COUP | p.REALIGN, "europe"),
    ),
    "an_evil_empire": (p.gain(US, 1), p.cancel("flower_power"), p.set_in_force("an_evil_empire")),
    "aldrich_ames_remix": (p.set_in_force("aldrich_ames_remix"), p.reveal_hand(US), p.special()),
    "pershing_ii_deployed": (p.gain(USSR, 1), p.take(US, 3, "western_europe", each=1, may_stop=True)),
    "wargames": (p.special(),),
    "solidarity": (p.add(US, "poland", 3),),
    "iran_iraq_war": (p.war("iran", "iraq", needs=4, vp=2, ops=2),),
    "yuri_and_samantha": (p.set_in_force("yuri_and_samantha"),),
    "awacs_sale_to_saudis": (p.add(US, "saudi_arabia", 2), p.set_in_force("awacs_sale_to_saudis")),
}

ROWS = rows("cards")
CARDS = tuple(row["id"] for row in ROWS)
CARD = {name: number for number, name in enumerate(CARDS, 1)}
LAST = len(CARDS)
NEUTRAL = 2
ERAS = ("early", "mid", "late")


def _column(name: str) -> Any:
    return table([0] + [int(row[name]) for row in ROWS])


def _programmes() -> Any:
    rows_of_cards = np.zeros((LAST + 1, LENGTH, WIDTH), np.int64)
    for name, steps in EVENTS.items():
        for step, row in enumerate(steps):
            rows_of_cards[CARD[name], step, : len(row)] = row
    return table(rows_of_cards)


def _effect_mask(words: str) -> int:
    return sum(EFFECT[word] for word in words.split("|") if word)


def card_words(*names: str) -> Array:
    """A set of cards as the two words used for hands and piles: bit *n* - 1 for card *n*."""
    words = [0, 0]
    for name in names:
        index = CARD[name] - 1
        words[index // WORD] |= 1 << (index % WORD)
    return np.array(words, np.int64)


SIDE = table([NEUTRAL] + [("us", "ussr", "neutral").index(row["side"]) for row in ROWS])
OPS = _column("ops")
STARRED = _column("removed_after_event")
SCORING = _column("scoring")
WAR = _column("war")
ERA = table([0] + [ERAS.index(row["era"]) for row in ROWS])
IS_OPTIONAL = _column("optional")
NEEDS = np.array([0] + [_effect_mask(row["prerequisite"]) for row in ROWS], np.int64)
PREVENTED = np.array([0] + [_effect_mask(row["prevented_by"]) for row in ROWS], np.int64)
PROGRAMME = _programmes()

SCORING_WORDS = card_words(*(row["id"] for row in ROWS if row["scoring"] == "1"))
SIDE_WORDS = np.array([card_words(*(row["id"] for row in ROWS if row["side"] == side)) for side in ("us", "ussr")], np.int64)
OPS_WORDS = np.array(
    [card_words(*(row["id"] for row in ROWS if int(row["ops"]) >= ops and row["id"] != "the_china_card")) for ops in range(6)], np.int64
)
