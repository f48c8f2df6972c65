"""Events in force (7.3) and effects of the turn (G13 of the event notes), one bit each."""

LASTING = (
    "warsaw_pact_formed", "de_gaulle_leads_france", "nato", "marshall_plan", "us_japan_mutual_defense_pact", "formosan_resolution",
    "norad", "quagmire", "bear_trap", "willy_brandt", "flower_power", "camp_david_accords", "john_paul_ii_elected_pope",
    "shuttle_diplomacy", "iranian_hostage_crisis", "the_iron_lady", "north_sea_oil", "the_reformer", "tear_down_this_wall",
    "an_evil_empire", "awacs_sale_to_saudis",
)  # fmt: skip
OF_THE_TURN = (
    "vietnam_revolts", "containment", "brezhnev_doctrine", "nuclear_subs", "salt_negotiations", "u2_incident", "iran_contra_scandal",
    "yuri_and_samantha", "aldrich_ames_remix", "eighth_round",
)  # fmt: skip
EFFECTS = LASTING + OF_THE_TURN
# Effects that change the value of every card of a side this turn: +1 and -1. Red Scare/Purge has no bit of its own.
DOCTRINES = ("containment", "brezhnev_doctrine")
RED_SCARES = ("red_scare", "purge")
EFFECT = {name: 1 << index for index, name in enumerate(EFFECTS)}
TURN_EFFECTS = sum(EFFECT[name] for name in OF_THE_TURN)

DE_GAULLE = EFFECT["de_gaulle_leads_france"]
NATO = EFFECT["nato"]
US_JAPAN = EFFECT["us_japan_mutual_defense_pact"]
FORMOSAN = EFFECT["formosan_resolution"]
NORAD = EFFECT["norad"]
QUAGMIRE = EFFECT["quagmire"]
BEAR_TRAP = EFFECT["bear_trap"]
WILLY_BRANDT = EFFECT["willy_brandt"]
FLOWER_POWER = EFFECT["flower_power"]
SHUTTLE = EFFECT["shuttle_diplomacy"]
HOSTAGE_CRISIS = EFFECT["iranian_hostage_crisis"]
REFORMER = EFFECT["the_reformer"]
VIETNAM = EFFECT["vietnam_revolts"]
NUCLEAR_SUBS = EFFECT["nuclear_subs"]
SALT = EFFECT["salt_negotiations"]
U2 = EFFECT["u2_incident"]
IRAN_CONTRA = EFFECT["iran_contra_scandal"]
YURI = EFFECT["yuri_and_samantha"]
AMES = EFFECT["aldrich_ames_remix"]
EIGHTH_ROUND = EFFECT["eighth_round"]
