"""The options of a game: variants, the scenario, tournament rules, and readings that sources dispute."""

from detente.engine.options import OptionList

OPTIONAL_CARDS = (
    "the_cambridge_five", "special_relationship", "norad", "che", "our_man_in_tehran", "yuri_and_samantha", "awacs_sale_to_saudis",
)  # fmt: skip

option = OptionList()
SCENARIO = option("scenario", ("full", "late_war"), rule="scenario")
LATE_WAR_VP = option("late_war_vp", ("us", "ussr"), rule="scenario")
OPTIONAL = option("optional_cards", OPTIONAL_CARDS, several=True, rule="2.0")
BID = option("bid", (False, True), rule="11.4")
US_BONUS = option("us_bonus", tuple(range(10)), rule="11.4.1")
USSR_BONUS = option("ussr_bonus", tuple(range(10)), rule="11.4.1")
REVEAL_HELD = option("reveal_held", (False, True), rule="11.1")
HOLD_SCORING = option("hold_scoring", (False, True), rule="11.2")
CHINESE_CIVIL_WAR = option("chinese_civil_war", (False, True), rule="12")
REALIGN_ANYWHERE = option("realign_anywhere", (False, True), rule="variant")
REALIGN_SAFELY = option("realign_safely", (False, True), rule="variant")
REALIGN_AND_PLACE = option("realign_and_place", (False, True), rule="variant")
SPACE_WITHOUT_ROLLING = option("space_without_rolling", (False, True), rule="variant")
WAIVE_REALIGNMENTS = option("waive_realignments", (False, True), rule="6.0")
UNREST_SPLIT = option("unrest_split", (True, False), rule="card 53")
ENVY_TAKES_SCORING = option("envy_takes_scoring", (False, True), rule="card 49")
ENVY_IN_SPACE = option("envy_in_space", (True, False), rule="card 49")
UN_IN_SPACE = option("un_in_space", (True, False), rule="card 32")
FLOWER_POWER_DESPITE_UN = option("flower_power_despite_un", (True, False), rule="card 59")
ARMS_RACE_OWNER = option("arms_race_owner", (False, True), rule="card 39")
NORAD_AFTER_QUAGMIRE = option("norad_after_quagmire", (True, False), rule="card 106")
BURY_YOU_AFTER_LAST_ROUND = option("bury_you_after_last_round", (True, False), rule="card 50")
CIVIL_WAR_BY_EVENTS = option("civil_war_by_events", (True, False), rule="12.2")
HEADLINE_REACH_AT_PHASE_START = option("headline_reach_at_phase_start", (False, True), rule="6.1.1")
WARGAMES_DECLINED_IS_KEPT = option("wargames_declined_is_kept", (False, True), rule="card 100")
FLOWER_POWER_ON_BANNED_WAR = option("flower_power_on_banned_war", (True, False), rule="card 59")
PLAN_PAYS_DEFECTORS = option("plan_pays_defectors", (False, True), rule="card 103")
ENVY_MODIFIED_VALUE = option("envy_modified_value", (False, True), rule="card 49", since=2)
ENVY_CARD_IN_SPACE = option("envy_card_in_space", (False, True), rule="card 49", since=2)
OPTIONS = option.all()
INDEX = {one.name: index for index, one in enumerate(OPTIONS)}
