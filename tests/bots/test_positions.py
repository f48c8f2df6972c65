"""Positions in which a good player knows the move; the heuristics must find it (or at least never the losing one)."""

import pytest

from detente.bots import make_bot
from detente.bots.brain import DOOMED, RISKY
from detente.bots.heuristic_bot import HeuristicBot
from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("twilight_struggle")
START = (
    "uk 5:0, canada 2:0, panama 1:0, israel 1:0, iran 1:0, australia 4:0, philippines 1:0, south_korea 1:0, japan 1:0, south_africa 1:0, "
    "syria 0:1, iraq 0:1, north_korea 0:3, east_germany 0:4, poland 0:4, finland 0:1, yugoslavia 0:1, west_germany 4:0, italy 3:0"
)


SETTLED = (
    ", france 4:0, egypt 0:4, libya 0:4, saudi_arabia 4:0, pakistan 4:0, india 0:5, thailand 0:4, algeria 4:0, nigeria 0:3, zaire 3:0, "
    "angola 0:3, mexico 4:0, cuba 0:5, venezuela 4:0, brazil 4:0, chile 0:5, argentina 0:4, cameroon 0:2, zimbabwe 2:0, kenya 2:0, "
    "colombia 2:0, guatemala 0:1, malaysia 3:0, vietnam 0:3, jordan 3:0, uruguay 0:3, indonesia 3:0, laos_cambodia 0:3, burma 0:3, "
    "taiwan 4:0, afghanistan 0:3, greece 3:0, turkey 3:0, spain_portugal 3:0, lebanon 2:0, gulf_states 0:4, saharan_states 3:0, sudan 0:3, "
    "peru 3:0, honduras 3:0, costa_rica 4:0, haiti 0:3, dominican_republic 2:0, nicaragua 0:3"
)


def board(**changes: str) -> str:
    """The board after set-up, with some countries otherwise."""
    countries = dict(part.split(" ") for part in START.split(", ")) | {name: pair.replace("_", ":") for name, pair in changes.items()}
    return "influence " + ", ".join(f"{name} {pair}" for name, pair in countries.items())


def best(line: str, seat: str, bot: str = "heuristic") -> tuple[Table, list[str]]:
    """Let the bot answer until somebody else is asked, or the same seat has the next round; gives its answers."""
    table, player, answers = GAME.position(line), make_bot(bot, 1), []
    start = (table.turn, table.round)
    while seat in table.to_move and (table.turn, table.round) == start:
        action = player.choose(table.observe(seat), 1.0).action
        answers.append(GAME.actions[action])
        table.play(seat, answers[-1])
    return table, answers


def test_lone_gunman_is_held_at_defcon_2() -> None:
    """A card that gives the USSR a battleground coup is not played while another can be."""
    line = f"T5 AR6 US | defcon 2 | {board(panama='2_0')} | us lone_gunman, independent_reds, containment | ussr ?3 | spaced 1:0"
    table, answers = best(line, "us")
    assert answers[0] != "card:lone_gunman"
    assert "lone_gunman" in table.hand("us")


def test_un_intervention_takes_the_sting_out_of_cia_created() -> None:
    """The last round, DEFCON 2, a battleground to lose: only the pair is safe."""
    line = f"T6 AR7 USSR | defcon 2 | milops 2:2 | china us down | {board(cuba='0_3')} | ussr cia_created, un_intervention | us ?2"
    _, answers = best(line, "ussr")
    assert answers[:3] == ["card:un_intervention", "play:event", "card:cia_created"]


def test_ground_is_gained_before_a_region_is_scored() -> None:
    """Egypt first, by Nasser or by operations; Middle East Scoring in the last round."""
    stand = board(israel="4_0", iran="2_0", jordan="2_0", iraq="0_3", libya="0_2", syria="0_2")
    hand = "ussr middle_east_scoring, nasser, fidel | us ?3"
    table, answers = best(f"T3 AR5 USSR | defcon 2 | milops 2:2 | china us down | {stand} | {hand}", "ussr")
    assert answers[0] != "card:middle_east_scoring"
    assert table.control("egypt") == "ussr"


def test_a_sure_coup_comes_before_placing_influence() -> None:
    """Two operations or more always flip Angola, and DEFCON 2 protects Zaire."""
    stand = board(angola="1_0", zaire="0_1", panama="0_0", south_africa="0_0", iran="0_2")
    hand = "socialist_governments, romanian_abdication, panama_canal_returned, formosan_resolution, nuclear_subs, allende"
    _, answers = best(f"T4 AR1 USSR | defcon 3 | {stand} | ussr {hand} | us ?7", "ussr")
    assert answers[1:] == ["play:coup", "country:angola"]


@pytest.mark.parametrize(("vp", "plays"), [(7, True), (6, False)])
def test_wargames_ends_a_game_that_is_won(vp: int, plays: bool) -> None:
    """A lead of 7 survives the 6 points; a lead of 6 does not."""
    line = f"T9 AR3 US | defcon 2 | vp us {vp} | {board()} | us wargames, nato, duck_and_cover, nasser, fidel | ussr ?5"
    table, answers = best(line, "us")
    assert (answers[:2] == ["card:wargames", "play:event"]) is plays
    assert (table.outcome is not None and table.outcome.winner == "us") is plays


def test_no_coup_under_the_missile_crisis() -> None:
    """Any coup of the threatened side loses."""
    stand = board(west_germany="3_0", turkey="0_0", venezuela="0_1")
    table, answers = best(f"T6 AR6 US | defcon 2 | crisis us | {stand} | us junta, nato | ussr ?2", "us")
    assert "play:coup" not in answers
    assert table.outcome is None


def test_control_of_europe_is_broken_in_time() -> None:
    """The USSR holds all but one thing it needs; every play must leave it short of a battleground."""
    stand = board(uk="5_0", italy="0_2", france="0_3", west_germany="0_4", spain_portugal="0_2", canada="0_0")
    hand = "marshall_plan, olympic_games, truman_doctrine"
    table, _ = best(f"T3 AR4 US | defcon 3 | milops 2:2 | {stand} | us {hand} | ussr ?3 | discard suez_crisis", "us")
    held = [country for country in ("italy", "france", "west_germany", "poland", "east_germany") if table.control(country) == "ussr"]
    assert len(held) < 5


def test_an_event_that_can_be_repaired_comes_first() -> None:
    """Suez Crisis must be played for operations: let it happen, then mend."""
    stand = board(france="3_0", uk="5_0", israel="4_0")
    _, answers = best(f"T2 AR6 US | defcon 2 | milops 2:2 | {stand} | us suez_crisis | ussr ?1 | space 8:8", "us")
    assert answers[:2] == ["card:suez_crisis", "play:event_first"]


def test_the_space_race_takes_the_card_that_would_lose() -> None:
    """We Will Bury You goes to space, Containment is played, Lone Gunman is held."""
    hand = "we_will_bury_you, lone_gunman, containment"
    table, answers = best(f"T5 AR6 US | defcon 2 | milops 2:2 | space 2:2 | {board(panama='2_0')} | us {hand} | ussr ?2", "us")
    assert answers[0] in ("card:we_will_bury_you", "card:containment")
    assert ("play:space" in answers) == (answers[0] == "card:we_will_bury_you")
    assert "lone_gunman" in table.hand("us")


def test_the_last_round_saves_military_operations() -> None:
    """A coup in a country that matters little is worth the 2 VP it saves."""
    stand = board(iran="3_0", panama="4_0", israel="5_0", south_korea="4_0", japan="5_0", iraq="0_4", south_africa="4_0", north_korea="0_5")
    hand = "us formosan_resolution, lone_gunman | ussr ?1 | discard africa_scoring"
    _, answers = best(f"T6 AR7 US | defcon 2 | milops 0:2 | china ussr down | {stand}{SETTLED} | {hand}", "us")
    assert answers[:2] == ["card:formosan_resolution", "play:coup"]


def test_grain_sales_is_not_played_beside_how_i_learned() -> None:
    """The US could draw How I Learned to Stop Worrying and set DEFCON to 1 in the Soviet round; in the space race nobody draws."""
    hand = "grain_sales_to_soviets, how_i_learned_to_stop_worrying, fidel, nasser"
    _, answers = best(f"T5 AR5 USSR | defcon 4 | {board()} | ussr {hand} | us ?4", "ussr")
    assert answers[0] != "card:grain_sales_to_soviets" or answers[1] == "play:space"


def test_olympic_games_are_no_event_at_defcon_2() -> None:
    """A boycott would lower DEFCON in the own round."""
    _, answers = best(f"T5 AR5 US | defcon 2 | {board()} | us olympic_games | ussr ?3", "us")
    assert answers[1] != "play:event"


def test_a_battleground_coup_wins_in_the_round_of_the_other_side() -> None:
    """CIA Created in the Soviet round at DEFCON 2: the US takes the game."""
    table = GAME.position(f"T6 AR7 USSR | defcon 2 | {board(cuba='0_3')} | ussr cia_created | us ?1")
    for action in ("card:cia_created", "play:event_first"):
        table.play("ussr", action)
    player = make_bot("heuristic", 1)
    while table.outcome is None and "us" in table.to_move:
        table.play("us", GAME.actions[player.choose(table.observe("us"), 0.0).action])
    assert table.outcome is not None
    assert table.outcome.winner == "us"


@pytest.mark.parametrize("bot", ["heuristic", "network"])
@pytest.mark.parametrize(
    ("seat", "headline", "rival", "others"),
    [
        ("ussr", "we_will_bury_you", "soviets_shoot_down_kal_007", "nato, nuclear_subs"),
        ("ussr", "missile_envy", "tear_down_this_wall", "nato, nuclear_subs"),
        ("us", "duck_and_cover", "we_will_bury_you", "comecon, warsaw_pact_formed"),
    ],
)
def test_no_headline_at_defcon_3_that_another_would_make_deadly(bot: str, seat: str, headline: str, rival: str, others: str) -> None:
    """4.5 C, 8.1.3: the higher value comes first, the US on ties. Once the rival's cards that lower DEFCON are seen, the risk is gone."""
    dangers = (
        "duck_and_cover, soviets_shoot_down_kal_007, we_will_bury_you, cia_created, lone_gunman, grain_sales_to_soviets, five_year_plan, "
    )
    dangers += (
        "olympic_games, summit, missile_envy, star_wars, tear_down_this_wall, ortega_elected_in_nicaragua, how_i_learned_to_stop_worrying, "
    )
    dangers += "junta, cuban_missile_crisis"
    gone = [name for name in dangers.split(", ") if name not in (headline, rival)]
    hand = f"{seat} {headline}, {others} | {'us' if seat == 'ussr' else 'ussr'} ?8"
    for discards, is_safe in ((gone, False), ([*gone, rival], True)):
        table = GAME.position(f"T8 headline | defcon 3 | {board()} | {hand} | discard {', '.join(discards)}")
        chosen = GAME.actions[make_bot(bot, 1).choose(table.observe(seat), 0.0).action]
        scores = HeuristicBot("twilight_struggle", 1).scores(table.observe(seat))[:, 0]
        assert is_safe or chosen != f"card:{headline}"
        assert (scores[GAME.actions.index(f"card:{headline}")] > RISKY) == is_safe


def score_of(line: str, seat: str, action: str) -> int:
    """What the heuristics give an answer."""
    return int(HeuristicBot("twilight_struggle", 1).scores(GAME.position(line).observe(seat))[GAME.actions.index(action), 0])


@pytest.mark.parametrize(("other", "is_safe"), [("we_will_bury_you", False), ("warsaw_pact_formed", True)])
def test_grain_sales_at_defcon_3_may_take_we_will_bury_you(other: str, is_safe: bool) -> None:
    """Card 67: the US plays the card it takes, event first, and its coup ends the game in the Soviet round."""
    line = f"T5 AR2 USSR | defcon 3 | spaced 0:1 | {board(cuba='0_3')} | ussr grain_sales_to_soviets, {other}, comecon | us ?6"
    assert (score_of(line, "ussr", "card:grain_sales_to_soviets") > RISKY) == is_safe


@pytest.mark.parametrize(("space", "is_safe"), [("5:2", False), ("2:5", True)])
def test_five_year_plan_at_defcon_2_may_discard_star_wars(space: str, is_safe: bool) -> None:
    """Cards 5 and 85: Star Wars, discarded, takes any card of the discards, also one that lowers DEFCON."""
    hands = "ussr five_year_plan, star_wars, comecon | us ?4 | discard duck_and_cover"
    line = f"T9 AR4 USSR | defcon 2 | spaced 0:2 | space {space} | {board()} | {hands}"
    assert (score_of(line, "ussr", "card:five_year_plan") > RISKY) == is_safe


def test_no_coup_by_lone_gunman_before_the_coup_of_the_us() -> None:
    """Cards 67 and 109: the US took Lone Gunman with Grain Sales at DEFCON 3; a Soviet coup would leave DEFCON 2 to its operations."""
    table = GAME.position(f"T5 AR2 USSR | defcon 3 | {board(cuba='0_3')} | ussr grain_sales_to_soviets, lone_gunman | us ?6")
    for seat, action in (
        ("ussr", "card:grain_sales_to_soviets"),
        ("ussr", "play:event_first"),
        ("us", "accept"),
        ("us", "play:event_first"),
    ):
        table.play(seat, action)
    assert table.question("ussr") == "operations"
    table.play("ussr", "play:coup")
    seen = table.observe("ussr")
    scores = HeuristicBot("twilight_struggle", 1).scores(seen)[:, 0]
    assert scores[GAME.actions.index("country:panama")] < DOOMED
