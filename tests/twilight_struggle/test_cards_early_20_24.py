"""Early War cards 20 to 24: Olympic Games, NATO, Independent Reds, Marshall Plan, Indo-Pakistani War."""

import pytest

from .helpers import at, countries, event, offered, play

WESTERN_EUROPE = {
    "canada", "uk", "norway", "sweden", "denmark", "benelux", "west_germany", "france", "spain_portugal", "italy", "greece", "turkey",
    "finland", "austria",
}  # fmt: skip

# 20 Olympic Games


def games(more: str = "") -> str:
    """The US is about to sponsor the Olympic Games."""
    return f"T2 AR1 US | {more}us olympic_games, fidel | ussr nasser, comecon"


def test_olympic_games_let_the_opponent_choose() -> None:
    """Card 20: the choice is not the sponsor's."""
    table = event(at(games()), "us", "olympic_games")
    assert (table.to_move, offered(table, "ussr")) == (("ussr",), {"compete", "boycott"})


@pytest.mark.parametrize(("dice", "points"), [((1, 2), 2), ((1, 4), -2), ((4, 5), 2), ((2, 6), -2)])
def test_olympic_games_give_two_points_to_the_higher_total(dice: tuple[int, int], points: int) -> None:
    """Card 20: the sponsor rolls first and adds 2; the card is discarded."""
    table = play(event(at(games()), "us", "olympic_games"), "ussr", "compete", dice=dice)
    assert (table.vp, table.defcon, table.where("olympic_games")) == (points, 5, "discard")
    assert table.to_move == ("ussr",)


def test_olympic_games_roll_ties_again() -> None:
    """Card 20: 1 + 2 against 3, 4 + 2 against 6, then 1 + 2 against 5."""
    table = play(event(at(games()), "us", "olympic_games"), "ussr", "compete", dice=(1, 3, 4, 6, 1, 5))
    assert table.vp == -2


def test_olympic_games_sponsored_by_the_ussr_add_two_to_the_soviet_roll() -> None:
    """Card 20, G1: the owner of a neutral event is its player."""
    table = event(at("T2 AR1 USSR | ussr olympic_games, nasser | us fidel"), "ussr", "olympic_games")
    play(table, "us", "compete", dice=(3, 4))
    assert table.vp == -2


def test_olympic_games_boycotted_lower_defcon_and_give_the_sponsor_four_operations() -> None:
    """Card 20: influence, realignment or coup, no space race (G7); discarded afterwards."""
    table = play(event(at(games("influence iran 0:1 | ")), "us", "olympic_games"), "ussr", "boycott")
    assert (table.defcon, table.vp, table.question("us")) == (4, 0, "operations")
    assert offered(table, "us") == {"play:influence", "play:realign", "play:coup", "done"}
    play(table, "us", "play:influence")
    countries(table, "us", *["canada"] * 4)
    assert (table.influence("canada"), table.to_move, table.where("olympic_games")) == ((4, 0), ("ussr",), "discard")


def test_olympic_games_operations_may_be_declined() -> None:
    """Ruling 126."""
    table = play(event(at(games()), "us", "olympic_games"), "ussr", "boycott")
    play(table, "us", "done")
    assert (table.to_move, table.where("olympic_games")) == (("ussr",), "discard")


@pytest.mark.parametrize(("ops", "value"), [("-1:0", 3), ("1:0", 4)])
def test_olympic_games_operations_are_modified_and_stay_within_four(ops: str, value: int) -> None:
    """G7, 7.4.3: an ordinary coup of that value, with its military operations."""
    table = play(event(at(games(f"ops {ops} | influence iran 0:1 | ")), "us", "olympic_games"), "ussr", "boycott")
    play(table, "us", "play:coup", "country:iran", dice=(1,))
    assert (table.milops["us"], table.defcon) == (value, 3)


def test_olympic_games_operations_meet_the_defcon_limits_after_the_boycott() -> None:
    """G7, 8.1.5: DEFCON fell to 3 first, so Asia is closed to the coup and Iran is not."""
    table = play(event(at(games("defcon 4 | influence iran 0:1, india 0:1 | ")), "us", "olympic_games"), "ussr", "boycott")
    play(table, "us", "play:coup")
    assert offered(table, "us", "country") == {"iran"}


def test_olympic_games_boycotted_at_defcon_two_end_the_game_against_the_sponsor() -> None:
    """EX-8.1.3-1: the US, as phasing player, loses."""
    table = play(event(at(games("defcon 2 | ")), "us", "olympic_games"), "ussr", "boycott")
    assert table.outcome is not None
    assert (table.outcome.winner, table.outcome.ending) == ("ussr", "defcon")


# 21 NATO


def test_nato_cannot_be_an_event_without_marshall_plan_or_warsaw_pact() -> None:
    """Card 21: the US may use it for operations only."""
    table = play(at("T2 AR1 US | us nato, fidel | ussr nasser"), "us", "card:nato")
    assert "play:event" not in offered(table, "us")
    assert "play:influence" in offered(table, "us")


def test_nato_played_by_the_ussr_without_its_prerequisite_is_discarded() -> None:
    """EX-5.2-1: 4 ops, no event, not out of the game."""
    table = play(at("T2 AR1 USSR | ussr nato, nasser | us fidel"), "ussr", "card:nato", "play:influence")
    countries(table, "ussr", *["poland"] * 4)
    assert (table.influence("poland"), table.effects, table.where("nato")) == ((0, 4), (), "discard")


@pytest.mark.parametrize("first", ["marshall_plan", "warsaw_pact_formed"])
def test_nato_may_follow_marshall_plan_or_warsaw_pact(first: str) -> None:
    """Card 21: one of them is enough; the card is removed and stays in force."""
    table = event(at(f"T2 AR1 US | effects {first} | us nato, fidel | ussr nasser"), "us", "nato")
    assert set(table.effects) == {first, "nato"}
    assert (table.where("nato"), table.to_move) == ("removed", ("ussr",))


def test_nato_played_by_the_ussr_after_marshall_plan_takes_effect() -> None:
    """Card 21, 5.2: after the operations."""
    table = play(at("T2 AR1 USSR | effects marshall_plan | ussr nato, nasser | us fidel"), "ussr", "card:nato", "play:influence")
    countries(table, "ussr", *["poland"] * 4)
    assert (table.effects, table.where("nato")) == (("nato", "marshall_plan"), "removed")


def soviet_targets(kind: str, influence: str, effects: str = "marshall_plan, nato") -> set[str]:
    """Where the USSR may coup or realign."""
    table = at(f"T5 AR1 USSR | influence {influence} | effects {effects} | ussr comecon, nasser | us fidel")
    play(table, "ussr", "card:comecon", f"play:{kind}")
    return offered(table, "ussr", "country")


@pytest.mark.parametrize("kind", ["coup", "realign"])
def test_nato_forbids_the_ussr_coups_and_realignments_in_us_controlled_europe(kind: str) -> None:
    """Card 21: uncontrolled Greece and Iran outside Europe stay open."""
    assert soviet_targets(kind, "italy 2:0, canada 4:0, poland 3:0, greece 1:0, iran 2:0") == {"greece", "iran"}


@pytest.mark.parametrize("kind", ["coup", "realign"])
def test_without_nato_us_controlled_europe_is_open(kind: str) -> None:
    """Card 21: Marshall Plan alone protects nothing."""
    assert soviet_targets(kind, "italy 2:0, greece 1:0", "marshall_plan") == {"italy", "greece"}


def test_nato_protects_only_while_the_us_controls_the_country() -> None:
    """Card 21: at that moment; Soviet influence that breaks control opens Italy."""
    assert soviet_targets("coup", "italy 2:1, france 3:0, iran 1:0") == {"italy", "iran"}


def test_nato_does_not_protect_west_germany_while_willy_brandt_is_in_force() -> None:
    """Card 21: nor France after De Gaulle."""
    effects = "marshall_plan, nato, willy_brandt, de_gaulle_leads_france"
    assert soviet_targets("coup", "west_germany 4:0, france 3:0, italy 2:0", effects) == {"west_germany", "france"}


def test_nato_does_not_limit_the_us() -> None:
    """Card 21: the US may realign Italy, which it controls."""
    table = at("T5 AR1 US | influence italy 5:1 | effects marshall_plan, nato | us fidel, nasser | ussr comecon")
    play(table, "us", "card:fidel", "play:realign")
    assert offered(table, "us", "country") == {"italy"}


@pytest.mark.parametrize("seat", ["us", "ussr"])
def test_nato_keeps_everyone_from_brush_war_in_us_controlled_europe(seat: str) -> None:
    """Card 21: Italy is protected against both, Greece is not."""
    other = "us" if seat == "ussr" else "ussr"
    table = at(f"T5 AR1 {seat} | influence italy 2:0, greece 1:0 | effects marshall_plan, nato | {seat} brush_war, fidel | {other} nasser")
    event(table, seat, "brush_war")
    assert "italy" not in offered(table, seat, "country")
    assert "greece" in offered(table, seat, "country")


# 22 Independent Reds

REDS = {"yugoslavia", "romania", "bulgaria", "hungary", "czechoslovakia"}


@pytest.mark.parametrize(("before", "after"), [("0:3", (3, 3)), ("1:4", (4, 4)), ("0:0", (0, 0)), ("3:1", (3, 1))])
def test_independent_reds_raises_the_us_to_the_soviet_number(before: str, after: tuple[int, int]) -> None:
    """Card 22, ruling 131: it never lowers anything; removed even if nothing changed."""
    table = event(at(f"T1 AR1 US | influence hungary {before} | us independent_reds, fidel | ussr nasser"), "us", "independent_reds")
    countries(table, "us", "hungary")
    assert (table.influence("hungary"), table.to_move, table.where("independent_reds")) == (after, ("ussr",), "removed")


def test_independent_reds_names_one_of_five_countries() -> None:
    """Card 22: not Poland, not East Germany."""
    line = "T1 AR1 US | influence poland 0:3, east_germany 0:3, romania 0:1 | us independent_reds, fidel | ussr nasser"
    table = event(at(line), "us", "independent_reds")
    assert offered(table, "us", "country") == REDS


def test_independent_reds_played_by_the_ussr_lets_the_us_choose() -> None:
    """Card 22, G1."""
    table = at("T1 AR1 USSR | influence romania 0:2 | ussr independent_reds, nasser | us fidel")
    event(table, "ussr", "independent_reds")
    countries(table, "us", "romania")
    assert (table.influence("romania"), table.question("ussr")) == ((2, 2), "operations")


# 23 Marshall Plan


def test_marshall_plan_adds_one_in_each_of_seven_countries() -> None:
    """Card 23: Canada, Austria, Finland allowed; no country twice; all seven must be placed."""
    table = event(at("T1 AR1 US | us marshall_plan, fidel | ussr nasser"), "us", "marshall_plan")
    assert offered(table, "us") == {f"country:{name}" for name in WESTERN_EUROPE}
    chosen = ("canada", "austria", "finland", "france", "italy", "greece")
    countries(table, "us", *chosen)
    assert offered(table, "us") == {f"country:{name}" for name in WESTERN_EUROPE - set(chosen)}
    countries(table, "us", "uk")
    assert [table.influence(name) for name in (*chosen, "uk")] == [(1, 0)] * 7
    assert table.to_move == ("ussr",)


def test_marshall_plan_is_removed_and_allows_nato() -> None:
    """Card 23."""
    table = at("T1 AR1 US | us marshall_plan, nato | ussr captured_nazi_scientist, nasser")
    event(table, "us", "marshall_plan")
    countries(table, "us", "canada", "uk", "norway", "sweden", "denmark", "benelux", "france")
    assert (table.where("marshall_plan"), table.effects) == ("removed", ("marshall_plan",))
    event(table, "ussr", "captured_nazi_scientist")
    play(table, "us", "card:nato")
    assert "play:event" in offered(table, "us")


def test_marshall_plan_spares_soviet_controlled_countries() -> None:
    """Card 23: Soviet influence short of control does not matter."""
    table = at("T1 AR1 US | influence finland 0:4, austria 0:3 | us marshall_plan, fidel | ussr nasser")
    event(table, "us", "marshall_plan")
    assert offered(table, "us", "country") == WESTERN_EUROPE - {"finland"}


def test_marshall_plan_adds_what_it_can_if_fewer_countries_are_open() -> None:
    """Card 23, G5: twelve of fourteen under Soviet control."""
    held = ", ".join(f"{name} 0:5" for name in sorted(WESTERN_EUROPE - {"canada", "uk"}))
    table = event(at(f"T1 AR1 US | influence {held} | us marshall_plan, fidel | ussr nasser"), "us", "marshall_plan")
    countries(table, "us", "canada", "uk")
    assert (table.to_move, table.where("marshall_plan")) == (("ussr",), "removed")


def test_marshall_plan_played_by_the_ussr_lets_the_us_choose() -> None:
    """Card 23, G1: before the Soviet operations."""
    table = event(at("T1 AR1 USSR | ussr marshall_plan, nasser | us fidel"), "ussr", "marshall_plan")
    countries(table, "us", "canada", "uk", "norway", "sweden", "denmark", "benelux", "france")
    assert (table.to_move, table.question("ussr")) == (("ussr",), "operations")


# 24 Indo-Pakistani War


def test_indo_pakistani_war_lets_its_player_pick_the_target() -> None:
    """Card 24."""
    table = event(at("T1 AR1 USSR | ussr indo_pakistani_war, nasser | us fidel"), "ussr", "indo_pakistani_war")
    assert (table.question("ussr"), offered(table, "ussr")) == ("war", {"country:india", "country:pakistan"})


@pytest.mark.parametrize(("seat", "after", "points"), [("us", (4, 0), 2), ("ussr", (0, 4), -2)])
def test_indo_pakistani_war_won_swaps_influence_and_pays_two(seat: str, after: tuple[int, int], points: int) -> None:
    """Card 24: 4 wins; 2 military operations; discarded, not removed."""
    other = "us" if seat == "ussr" else "ussr"
    table = at(f"T1 AR1 {seat} | influence india 2:2 | {seat} indo_pakistani_war, fidel | {other} nasser")
    play(event(table, seat, "indo_pakistani_war"), seat, "country:india", dice=(4,))
    assert (table.influence("india"), table.vp, table.milops[seat], table.milops[other]) == (after, points, 2, 0)
    assert table.where("indo_pakistani_war") == "discard"


def test_indo_pakistani_war_lost_gives_military_operations_only() -> None:
    """Card 24, G14."""
    table = at("T1 AR1 USSR | influence pakistan 1:0 | ussr indo_pakistani_war, nasser | us fidel")
    play(event(table, "ussr", "indo_pakistani_war"), "ussr", "country:pakistan", dice=(3,))
    assert (table.influence("pakistan"), table.vp, table.milops["ussr"], table.where("indo_pakistani_war")) == ((1, 0), 0, 2, "discard")


@pytest.mark.parametrize(
    ("target", "neighbour"),
    [("india", "pakistan"), ("india", "burma"), ("pakistan", "iran"), ("pakistan", "afghanistan"), ("pakistan", "india")],
)
def test_indo_pakistani_war_counts_each_neighbour_the_opponent_controls(target: str, neighbour: str) -> None:
    """Card 24: 4 loses and 5 wins."""
    for die, points in ((4, 0), (5, -2)):
        table = at(f"T1 AR1 USSR | influence {neighbour} 3:0 | ussr indo_pakistani_war, nasser | us fidel")
        play(event(table, "ussr", "indo_pakistani_war"), "ussr", f"country:{target}", dice=(die,))
        assert table.vp == points


@pytest.mark.parametrize(("target", "board"), [("india", "afghanistan 3:0"), ("india", "india 3:0"), ("india", "pakistan 0:3")])
def test_indo_pakistani_war_ignores_other_countries_the_target_itself_and_own_control(target: str, board: str) -> None:
    """Card 24: 4 wins."""
    table = at(f"T1 AR1 USSR | influence {board} | ussr indo_pakistani_war, nasser | us fidel")
    play(event(table, "ussr", "indo_pakistani_war"), "ussr", f"country:{target}", dice=(4,))
    assert table.vp == -2


def test_indo_pakistani_war_used_for_operations_is_no_war() -> None:
    """2.2.3: a neutral event does not come with the operations."""
    table = play(at("T1 AR1 US | us indo_pakistani_war, fidel | ussr nasser"), "us", "card:indo_pakistani_war", "play:influence")
    countries(table, "us", "canada", "canada")
    assert (table.milops, table.to_move, table.where("indo_pakistani_war")) == ({"us": 0, "ussr": 0}, ("ussr",), "discard")
