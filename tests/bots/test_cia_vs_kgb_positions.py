"""Positions of CIA vs KGB in which a good player knows the move; the heuristics must find it."""

from collections import Counter

import pytest

from detente.bots import make_bot
from detente.bots.cia_vs_kgb.heuristics import HEURISTICS
from detente.bots.heuristic_bot import HeuristicBot
from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("cia_vs_kgb")
PLAIN = "cia_x analyst | kgb_x deputy_director | open kgb"
CHOICES = 12
FIFTEENS = "afghanistan, iran, libya, panama, turkey"  # 75 points


def answers(line: str, seat: str = "cia", bot: str = "heuristic") -> list[str]:
    """What the bot answers until the other side is to act."""
    table, player, found = GAME.position(line), make_bot(bot, 1, GAME.id), []
    while seat in table.to_move and table.phase == "struggle":
        found.append(GAME.actions[player.choose(table.observe(seat), 1.0).action])
        table.play(seat, found[-1])
        if table.active != seat:
            break
    return found


def struggle(sections: str, objective: str = "iran", agents: str = PLAIN) -> str:
    """A turn of the CIA; both agents want the token, and the KGB's lies open, unless told otherwise."""
    return f"R2 struggle CIA | objective {objective} | balance cia | {agents} | {sections}"


def mix(sections: str, objective: str) -> Counter[str]:
    """How often in a hundred the CIA's heuristic chooses each agent."""
    table = GAME.position(f"R5 planning | objective {objective} | balance cia | {sections}")
    said = HeuristicBot(GAME.id, 1).scores(table.observe("cia"))[:, HEURISTICS.index("secret")]
    return Counter({name.removeprefix("agent:"): int(said[GAME.actions.index(name)]) for name in table.legal("cia")})


def scores(table: Table, seat: str) -> dict[str, int]:
    """The sum of what the heuristics say about every legal answer."""
    said = HeuristicBot(GAME.id, 1).scores(table.observe(seat))
    return {name: int(said[GAME.actions.index(name), 0]) for name in table.legal(seat)}


@pytest.mark.parametrize("rival", ["industry*", "industry*, workers*"])
def test_the_leader_passes(rival: str) -> None:
    """Ahead with nothing to fear: never recruit for safety."""
    assert answers(struggle(f"cia bankers*, mafia* | kgb {rival}")) == ["pass"]


def test_the_leader_passes_when_the_other_side_has_passed() -> None:
    """A second pass ends the struggle with the token."""
    assert answers(struggle("passed | cia bankers* | kgb oil_tycoons*")) == ["pass"]


@pytest.mark.parametrize("slack", [5, 3, 2])
def test_who_is_behind_recruits_even_at_risk(slack: int) -> None:
    """The objective is lost otherwise, and riots cost only the agent more."""
    own = {5: "bankers*", 3: "bankers*, mafia*", 2: "bankers*, food_companies*"}[slack]
    assert answers(struggle(f"passed | cia {own} | kgb newspapers*, opposition*, workers*")) == ["recruit"]


def test_a_hopeless_race_is_not_run() -> None:
    """The other side stands at the stability: one point short, only a 1 is no riot, and the tie would be lost."""
    agents = "cia_x director | kgb_x deputy_director | open kgb"
    assert answers(struggle("passed | cia bankers*, newspapers* | kgb opposition*, generals*", agents=agents)) == ["pass"]


def test_media_look_before_a_risky_draw() -> None:
    """With little slack a look turns riots into nothing."""
    found = answers(struggle("cia bankers*, ngos | kgb opposition*, industry*"))
    assert found[0] == "activate:ngos"


@pytest.mark.parametrize(
    ("card", "use"), [("food_companies", "media:recruit"), ("industry", "media:discard"), ("oil_tycoons", "media:leave")]
)
def test_media_take_what_fits(card: str, use: str) -> None:
    """Three points complete the stability; four would be riots and just what the other side needs; five would be riots there too."""
    found = answers(struggle(f"cia bankers*, ngos | kgb newspapers*, mafia*, workers* | deck {card}"))
    assert found[:2] == ["activate:ngos", use]


def test_theft_that_swings_the_lead() -> None:
    """The political group takes what puts the own side ahead and the other behind."""
    found = answers(struggle("passed | cia fundamentalists, food_companies* | kgb oil_tycoons*, industry*"))
    assert found == ["activate:fundamentalists", "group:industry"]


def test_destruction_of_the_group_that_leads() -> None:
    """Behind by one with a ready military group, and the other side has passed: what its lead rests on is removed."""
    assert answers(struggle("passed | cia police, infantry* | kgb bankers*, industry*", "czechoslovakia"))[0] == "activate:police"


def test_a_master_spy_does_not_fight_for_the_token() -> None:
    """He wants to be without it: one group, then pass."""
    assert answers(struggle("cia workers* | kgb bankers*", agents="cia_x master_spy | kgb_x ?")) == ["pass"]


def test_a_known_master_spy_is_left_with_the_token() -> None:
    """Winning the token would give him the objective."""
    assert answers(struggle("cia workers* | kgb bankers*", agents="cia_x analyst | kgb_x master_spy | open kgb")) == ["pass"]


def test_cheap_objectives_call_for_the_director() -> None:
    """Events of 5 points: the Director's second objective is worth more than the first."""
    assert mix("kgb_claimed iran | cia_claimed libya", "live_benefit")["director"] >= 60


def test_dear_objectives_call_for_the_master_spy() -> None:
    """At 20 points the Master Spy is played most, but not always."""
    found = mix("kgb_claimed iran | cia_claimed libya", "egypt")
    assert found.most_common(1)[0][0] == "master_spy"
    assert 30 <= found["master_spy"] <= 90
    assert len([agent for agent, n in found.items() if n >= 3]) >= 2


def test_without_the_director_somebody_else_is_chosen() -> None:
    """On leave or fallen agents are no choice; the mix of the others changes."""
    found = mix("kgb_claimed iran | cia_claimed libya | cia_leave director", "live_benefit")
    assert found["director"] == 0
    assert found.total() >= 90


def test_the_assassin_is_hardly_ever_right() -> None:
    """He is part of no equilibrium: less than one choice in ten."""
    assert mix("kgb_claimed panama | cia_claimed libya", "iran")["assassin"] < 10


def test_a_rival_about_to_win_is_denied() -> None:
    """The other side needs 10 more and Cuba gives them: Master Spy and Director share the work."""
    found = mix(f"kgb_claimed {FIFTEENS}, live_benefit, space_race, nobel_peace_prize | cia_claimed egypt, vietnam", "cuba")
    assert found["master_spy"] + found["director"] >= 60
    assert found["master_spy"] >= 20


def test_an_agent_that_was_seen_is_answered() -> None:
    """Whoever has peeked chooses without chance; the Assassin, who needs the token, is no answer to a Master Spy at 20 points."""
    line = "R5 planning | objective egypt | balance cia | peek cia | kgb_claimed iran | cia_claimed libya"
    table = GAME.position(line)
    table.play("kgb", "agent:master_spy")
    chosen = {make_bot("heuristic", seed, GAME.id).choose(table.observe("cia"), 0.0).action for seed in range(5)}
    assert len(chosen) == 1
    assert GAME.actions[chosen.pop()] != "agent:assassin"


def test_the_mix_is_played_by_chance_that_follows_the_seed() -> None:
    """Not always the same agent, but the same ones with the same seed."""
    seen = GAME.position("R5 planning | objective egypt | balance cia | kgb_claimed iran").observe("cia")
    one, other = (HeuristicBot(GAME.id, 3) for _ in range(2))
    chosen = [one.choose(seen).action for _ in range(CHOICES)]
    assert chosen == [other.choose(seen).action for _ in range(CHOICES)]
    assert len(set(chosen)) > 1


def test_no_event_is_spent_where_its_points_decide() -> None:
    """At 95 points Live Benefit is kept while the objective that wins is safe without it."""
    piles = f"cia_claimed {FIFTEENS}, korea, space_race, live_benefit | kgb_claimed egypt | discard workers"
    assert answers(struggle(f"passed | {piles} | cia bankers*, mafia* | kgb oil_tycoons*", "cuba")) == ["pass"]


def rescue(agent: str, rules: str = "") -> int:
    """What the prize is worth to the CIA when riots would kill this agent, over letting him die."""
    table = GAME.position(
        f"R2 struggle CIA | objective iran | balance cia | passed | cia_x {agent} | kgb_x master_spy | cia_claimed nobel_peace_prize"
        f" | cia bankers*, industry* | kgb opposition*, newspapers*, mafia* | deck oil_tycoons{rules}"
    )
    table.play("cia", "recruit")
    found = scores(table, "cia")
    return found["spend:nobel_peace_prize"] - found["decline"]


@pytest.mark.parametrize("agent", ["analyst", "double_agent"])
def test_7_6_the_prize_is_worth_the_ability_of_the_agent_it_saves(agent: str) -> None:
    """Under the rules of version 1 he did not act; a Director saved from riots has no token, so he gains nothing by it."""
    assert rescue(agent) > rescue(agent, " | rules 1")
    assert rescue("director") == rescue("director", " | rules 1")


def test_the_prize_saves_a_dear_agent_early_in_the_game() -> None:
    """Five points are less than a Director; in the last round of a game he is worth nothing."""
    line = "R2 struggle CIA | objective iran | balance cia | passed | cia_x director | kgb_x analyst | cia_claimed {claimed}"
    line += " | cia bankers*, industry* | kgb opposition*, newspapers*, mafia* | deck oil_tycoons"
    early = GAME.position(line.format(claimed="nobel_peace_prize"))
    early.play("cia", "recruit")
    assert early.question("cia") == "nobel"
    assert scores(early, "cia")["spend:nobel_peace_prize"] > scores(early, "cia")["decline"]
    late = GAME.position(line.format(claimed=f"nobel_peace_prize, {FIFTEENS.replace('iran, ', '')}, egypt, cuba, summit_meeting"))
    late.play("cia", "recruit")
    assert scores(late, "cia")["spend:nobel_peace_prize"] < scores(late, "cia")["decline"]
