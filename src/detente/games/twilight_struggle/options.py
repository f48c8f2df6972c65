"""What can be chosen when a game is created: the variants, the scenario, tournament rules, and readings that sources dispute."""

from detente.engine.options import Option

OPTIONAL_CARDS = (
    "the_cambridge_five", "special_relationship", "norad", "che", "our_man_in_tehran", "yuri_and_samantha", "awacs_sale_to_saudis",
)  # fmt: skip

OPTIONS = (
    Option("scenario", ("full", "late_war"), rule="scenario"),
    Option("late_war_vp", ("us", "ussr"), rule="scenario"),
    Option("optional_cards", OPTIONAL_CARDS, several=True, rule="2.0"),
    Option("bid", (False, True), rule="11.4"),
    Option("us_bonus", tuple(range(10)), rule="11.4.1"),
    Option("ussr_bonus", tuple(range(10)), rule="11.4.1"),
    Option("reveal_held", (False, True), rule="11.1"),
    Option("hold_scoring", (False, True), rule="11.2"),
    Option("chinese_civil_war", (False, True), rule="12"),
    Option("realign_anywhere", (False, True), rule="variant"),
    Option("realign_safely", (False, True), rule="variant"),
    Option("realign_and_place", (False, True), rule="variant"),
    Option("space_without_rolling", (False, True), rule="variant"),
    Option("waive_realignments", (False, True), rule="6.0"),
    Option("unrest_split", (True, False), rule="card 53"),
    Option("envy_takes_scoring", (False, True), rule="card 49"),
    Option("envy_in_space", (True, False), rule="card 49"),
    Option("un_in_space", (True, False), rule="card 32"),
    Option("flower_power_despite_un", (True, False), rule="card 59"),
    Option("arms_race_owner", (False, True), rule="card 39"),
    Option("norad_after_quagmire", (True, False), rule="card 106"),
    Option("bury_you_after_last_round", (True, False), rule="card 50"),
    Option("civil_war_by_events", (True, False), rule="12.2"),
    Option("headline_reach_at_phase_start", (False, True), rule="6.1.1"),
    Option("wargames_declined_is_kept", (False, True), rule="card 100"),
    Option("flower_power_on_banned_war", (True, False), rule="card 59"),
    Option("plan_pays_defectors", (False, True), rule="card 103"),
    Option("envy_modified_value", (False, True), rule="card 49", since=2),
    Option("envy_card_in_space", (False, True), rule="card 49", since=2),
)
INDEX = {option.name: index for index, option in enumerate(OPTIONS)}

(
    SCENARIO, LATE_WAR_VP, OPTIONAL, BID, US_BONUS, USSR_BONUS, REVEAL_HELD, HOLD_SCORING, CHINESE_CIVIL_WAR, REALIGN_ANYWHERE,
    REALIGN_SAFELY, REALIGN_AND_PLACE, SPACE_WITHOUT_ROLLING, WAIVE_REALIGNMENTS, UNREST_SPLIT, ENVY_TAKES_SCORING, ENVY_IN_SPACE,
    UN_IN_SPACE, FLOWER_POWER_DESPITE_UN, ARMS_RACE_OWNER, NORAD_AFTER_QUAGMIRE, BURY_YOU_AFTER_LAST_ROUND, CIVIL_WAR_BY_EVENTS,
    HEADLINE_REACH_AT_PHASE_START, WARGAMES_DECLINED_IS_KEPT, FLOWER_POWER_ON_BANNED_WAR, PLAN_PAYS_DEFECTORS, ENVY_MODIFIED_VALUE,
    ENVY_CARD_IN_SPACE,
) = range(len(OPTIONS))  # fmt: skip
