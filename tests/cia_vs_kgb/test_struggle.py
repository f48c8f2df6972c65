"""6: the Influence Struggle."""

import pytest

from detente.engine.errors import IllegalAction

from .helpers import FIELD, at, both_pass, play, rows, struggle


@pytest.mark.parametrize("first", ["cia", "kgb"])
def test_6_1_the_holder_of_the_balance_token_decides_who_acts_first(first: str) -> None:
    table = at(f"R2 first | objective cuba | balance kgb | {FIELD}")
    assert table.legal("kgb") == ["first:cia", "first:kgb"]
    play(table, f"kgb first:{first}")
    assert table.to_move == (first,)


def test_6_1_the_players_alternate() -> None:
    table = struggle("cia mafia | kgb radio")
    for seat in ("cia", "kgb", "cia"):
        assert table.to_move == (seat,)
        if seat == "kgb":
            table.play(seat, "pass")
        else:
            table.force_cards(["artists"] if "artists" not in table.groups["cia"] else ["students"])
            table.play(seat, "recruit")


def test_6_2_a_turn_is_one_of_recruit_activate_and_pass() -> None:
    table = struggle("cia mafia | kgb radio")
    assert table.legal("cia") == ["activate:mafia", "recruit", "pass"]


def test_6_3_a_player_with_no_group_must_recruit() -> None:
    table = struggle("kgb radio")
    assert table.legal("cia") == ["recruit"]


def test_6_4_a_recruit_is_the_top_card_of_the_deck_and_ready() -> None:
    table = play(struggle("deck bankers, police"), "cia recruit")
    assert table.groups["cia"] == ("bankers",)
    assert table.ready["cia"] == ("bankers",)
    assert table.deck == ("police",)


def test_6_5_nobody_has_more_groups_than_the_population() -> None:
    table = struggle("cia workers, students, artists | kgb radio", objective="greece")
    assert "recruit" not in table.legal("cia")
    with pytest.raises(IllegalAction):
        table.play("cia", "recruit")


def test_6_5_the_population_binds_recruits_through_media_groups() -> None:
    table = play(struggle("cia workers, students, artists | kgb radio", objective="greece"), "cia activate:artists")
    assert table.legal("cia") == ["media:discard", "media:leave"]


def test_6_5_the_population_binds_recruits_through_live_benefit() -> None:
    full = struggle("cia workers, students, artists | kgb radio | discard mafia | cia_claimed live_benefit", objective="greece")
    assert "spend:live_benefit" not in full.legal("cia")
    room = struggle("cia workers, students | kgb radio | discard mafia | cia_claimed live_benefit", objective="greece")
    assert "spend:live_benefit" in room.legal("cia")


def test_6_6_an_activated_group_is_mobilised_and_cannot_be_activated_again() -> None:
    table = play(struggle("cia police, mafia | kgb radio, workers"), "cia activate:police", "cia group:radio", "kgb pass")
    assert table.mobilised["cia"] == ("police",)
    assert "activate:police" not in table.legal("cia")
    assert "activate:mafia" in table.legal("cia")


def test_6_7_ready_and_mobilised_groups_count_the_same() -> None:
    assert struggle("cia police*, mafia | kgb radio").influence == struggle("cia police, mafia* | kgb radio*").influence


@pytest.mark.parametrize("target", ["radio", "mafia"])
def test_6_8_military_destroys_any_other_group_of_either_player(target: str) -> None:
    table = play(struggle("cia police, mafia | kgb radio | discard workers"), "cia activate:police")
    assert (table.question("cia"), table.legal("cia")) == ("destroy", ["group:mafia", "group:radio"])
    play(table, f"cia group:{target}")
    assert table.discard == ("workers", target)
    assert target not in table.groups["cia"] + table.groups["kgb"]


def test_6_8_a_military_group_never_destroys_itself() -> None:
    table = struggle("cia police")
    assert "activate:police" not in table.legal("cia")


def test_6_9_political_takes_a_group_over_in_its_state() -> None:
    table = play(struggle("cia students | kgb radio*, mafia"), "cia activate:students")
    assert (table.question("cia"), table.legal("cia")) == ("move", ["group:mafia", "group:radio"])
    play(table, "cia group:radio")
    assert table.groups["cia"] == ("students", "radio")
    assert table.mobilised["cia"] == ("students", "radio")


def test_6_9_political_gives_a_group_away_in_its_state() -> None:
    table = play(struggle("cia students, mafia | kgb radio"), "cia activate:students", "cia group:mafia")
    assert table.ready["kgb"] == ("mafia", "radio")
    assert table.influence == {"cia": 1, "kgb": 7}


def test_6_9_the_receiver_needs_room() -> None:
    """Greece bears three groups a side."""
    table = struggle("cia students, mafia, artists | kgb radio", objective="greece")
    play(table, "cia activate:students")
    assert table.legal("cia") == ["group:mafia", "group:artists"], "nothing can be taken, but given"
    full = struggle("cia students, mafia | kgb workers, artists, ngos", objective="greece")
    play(full, "cia activate:students")
    assert full.legal("cia") == ["group:workers", "group:artists", "group:ngos"]


def test_6_9_the_opponent_may_not_be_lifted_above_the_stability() -> None:
    table = play(struggle("cia students, mafia, workers | kgb radio, food_companies"), "cia activate:students")
    assert "group:workers" in table.legal("cia"), "8 + 1 = 9 is fine"
    assert "group:mafia" not in table.legal("cia"), "8 + 2 = 10 is above 9"


def test_6_9_taking_may_lift_the_own_influence_above_the_stability() -> None:
    table = play(struggle("cia opposition | kgb radio"), "cia activate:opposition", "cia group:radio")
    assert table.killed == {"cia": (), "kgb": ()}, "the Deputy Director survives the riots"
    assert rows(table, "riots") == [(0, 10, 0)]
    assert table.claimed["kgb"] == ("cuba",)


def test_6_9_nothing_moves_while_the_opponent_is_above_the_stability() -> None:
    """Possible in the variant of 2007 only."""
    table = struggle("options riots_end_struggle=false | cia students, mafia | kgb radio, bankers")
    assert "activate:students" not in table.legal("cia")


def test_6_10_economic_turns_any_other_group_that_is_not_economic() -> None:
    table = play(struggle("cia mafia, police* | kgb radio, workers"), "cia activate:mafia")
    assert (table.question("cia"), table.legal("cia")) == ("turn", ["group:police", "group:radio"])
    play(table, "cia group:police")
    assert table.ready["cia"] == ("police",)


def test_6_10_a_group_mobilised_by_an_economic_one_does_not_use_its_power() -> None:
    table = play(struggle("cia mafia | kgb police"), "cia activate:mafia", "cia group:police")
    assert table.mobilised["kgb"] == ("police",)
    assert table.to_move == ("kgb",)
    assert table.groups["cia"] == ("mafia",)


def test_6_11_media_looks_at_the_top_card_and_recruits_it() -> None:
    table = play(struggle("cia artists | kgb radio | deck bankers"), "cia activate:artists")
    assert table.legal("cia") == ["media:recruit", "media:discard", "media:leave"]
    play(table, "cia media:recruit")
    assert table.groups["cia"] == ("artists", "bankers")
    assert table.ready["cia"] == ("bankers",)


def test_6_11_media_discards_it_face_up() -> None:
    table = play(struggle("cia artists | kgb radio | deck bankers"), "cia activate:artists", "cia media:discard")
    assert table.discard == ("bankers",)
    assert rows(table, "media_discard", seat="kgb") == [(0, 12, 0)]


def test_6_11_media_leaves_it_and_only_its_player_has_seen_it() -> None:
    table = play(struggle("cia artists | kgb radio | deck bankers"), "cia activate:artists")
    assert rows(table, "seen_group", seat="cia") == [(0, 12, 1)]
    assert rows(table, "seen_group", seat="kgb") == rows(table, "seen_group", seat="spectator") == []
    play(table, "cia media:leave")
    assert table.deck == ("bankers",)
    assert table.to_move == ("kgb",)


def test_6_12_an_activation_needs_a_target() -> None:
    assert "activate:mafia" not in struggle("cia mafia | kgb workers").legal("cia"), "only economic groups in play"
    alone = struggle("cia students | deck mafia")
    assert "activate:students" not in alone.legal("cia")


def test_6_12_media_needs_a_card_in_the_deck() -> None:
    table = struggle("cia artists | kgb radio | discard " + ", ".join(ALL_BUT_TWO))
    assert table.deck_count == 0
    assert table.legal("cia") == ["pass"]


ALL_BUT_TWO = (
    "guerrillas", "militia", "mercenaries", "police", "infantry", "generals", "workers", "mafia", "food_companies", "industry",
    "oil_tycoons", "bankers", "students", "trade_union", "nationalists", "fundamentalists", "opposition", "government", "ngos",
    "phone_company", "newspapers", "television",
)  # fmt: skip


def test_6_13_a_pass_does_not_bind_later_turns() -> None:
    table = play(struggle("cia mafia | kgb radio | deck workers"), "cia pass", "kgb recruit")
    assert "recruit" in table.legal("cia")
    assert "pass" in table.legal("cia")


def test_6_14_two_passes_in_a_row_end_the_struggle() -> None:
    table = play(struggle("cia mafia | kgb radio | deck workers"), "cia pass", "kgb recruit", "cia pass")
    assert table.phase == "struggle"
    table.play("kgb", "pass")
    assert (table.phase, table.round) == ("planning", 3)


def test_6_15_riots_end_the_struggle_at_once() -> None:
    table = play(struggle("cia bankers | kgb radio | deck police"), "cia recruit")
    assert (table.phase, table.round) == ("planning", 3)
    assert rows(table, "riots") == [(0, 10, 0)]


def test_6_15_influence_equal_to_the_stability_is_no_riot() -> None:
    table = play(struggle("cia bankers | kgb radio | deck food_companies"), "cia recruit")
    assert table.influence["cia"] == 9
    assert table.phase == "struggle"


def test_6_15_option_of_2007_the_struggle_runs_on_until_both_pass() -> None:
    table = play(struggle("options riots_end_struggle=false | cia bankers | kgb radio | deck police"), "cia recruit")
    assert table.phase == "struggle"
    both_pass(table)
    assert rows(table, "riots") == [(0, 10, 0)]


def test_6_15_option_of_2007_a_rioter_can_still_come_down() -> None:
    table = struggle("options riots_end_struggle=false | cia bankers, police | kgb radio, workers")
    play(table, "cia activate:police", "cia group:bankers", "kgb pass", "cia pass")
    assert rows(table, "riots") == []
    assert rows(table, "totals") == [(4, 6, 9)]


def test_6_16_the_total_is_the_sum_of_the_values() -> None:
    assert struggle("cia bankers, workers* | kgb artists, ngos, mafia").influence == {"cia": 7, "kgb": 5}


def test_6_17_the_deck_is_not_reshuffled_and_a_player_without_groups_may_then_pass() -> None:
    table = struggle("cia artists* | discard radio, " + ", ".join(ALL_BUT_TWO), side="kgb")
    assert table.legal("kgb") == ["pass"]
    play(table, "kgb pass", "cia pass")
    assert table.deck_count == 24


def test_every_group_can_be_activated_with_the_power_of_its_faction() -> None:
    """24 groups, four questions."""
    from detente.games.cia_vs_kgb.cards import rows as table_rows

    questions = {"military": "destroy", "political": "move", "economic": "turn", "media": "media"}
    for row in table_rows("groups"):
        other = "artists" if row["id"] != "artists" else "ngos"
        table = struggle(f"cia {row['id']} | kgb {other}", objective="czechoslovakia")
        table.play("cia", f"activate:{row['id']}")
        assert table.question("cia") == questions[row["faction"]], row["id"]
