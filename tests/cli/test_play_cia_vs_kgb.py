"""CIA vs KGB at the terminal: every answer says whose it is, in which state, what it costs and what it will do."""

from typing import Any

import pytest

from detente.cli import main
from detente.engine.game import Game
from detente.engine.sheet import WIDTH
from detente.engine.table import Table
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.cia_vs_kgb.sheet import CARDS, Sheet, write_card

from .conftest import Captured, Type

TITLE = "cia_vs_kgb"
GAME = Game(TITLE)
PL, EN = game_catalogue(TITLE, "pl"), game_catalogue(TITLE, "en")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def struggle(sections: str, *moves: str, side: str = "cia", agents: str = "cia_x assassin | kgb_x master_spy") -> Table:
    """A turn of the struggle about Cuba (stability 9, population 5), after some moves."""
    table = GAME.position(f"R3 struggle {side} | objective cuba | balance cia | {agents} | {sections}")
    for move in moves:
        seat, action = move.split()
        table.play(seat, action)
    return table


def answers(table: Table, text: Any = PL) -> list[str]:
    """What the side that is asked may answer, as it is offered."""
    seat = table.to_move[0]
    sheet = Sheet(table.observe(seat), text)
    return [sheet.label(action, table.question(seat)) for action in sheet.arrange(table.legal(seat))]


def remarks(table: Table, text: Any = PL) -> list[str]:
    """What is said under the answers."""
    seat = table.to_move[0]
    sheet = Sheet(table.observe(seat), text)
    return sheet.remarks(sheet.arrange(table.legal(seat)))


def board(table: Table, seat: str, text: Any = PL) -> str:
    """A seat's board, every run of blanks as one."""
    return " ".join(Sheet(table.observe(seat), text).board().split())


def test_a_group_is_told_with_owner_faction_value_and_both_states() -> None:
    table = struggle("cia industry, opposition | kgb police*, mafia", "cia activate:industry")
    assert answers(table) == [
        "Policja KGB (militarne 4): zmobilizowana → przygotowana",
        "Opozycja CIA (polityczne 5): przygotowana → zmobilizowana",
    ]
    assert answers(table, EN)[0] == "Police of the KGB (military 4): mobilised → ready"


def test_a_card_seen_by_media_is_told_with_the_total_and_riots() -> None:
    table = struggle("cia newspapers | kgb police | deck generals", "cia activate:newspapers")
    assert answers(table)[0] == "Zrekrutuj: Generałowie (militarne 6), razem 10: zamieszki"
    table = struggle("cia newspapers | kgb police | deck radio", "cia activate:newspapers")
    assert answers(table)[0] == "Zrekrutuj: Radio (medialne 5), razem 9"


def test_destroying_and_moving_tell_the_influence_afterwards() -> None:
    table = struggle("cia generals | kgb police*, mafia", "cia activate:generals")
    assert answers(table)[0] == "Policja KGB (militarne 4, zmobilizowana): zniszczona, wpływy KGB 6 → 2"
    table = struggle("cia industry, opposition | kgb police*, mafia", "cia activate:opposition")
    assert answers(table)[0] == "Policja KGB (militarne 4, zmobilizowana): przechodzi do CIA, wpływy CIA 13, KGB 2: zamieszki"


def test_recruiting_tells_the_chance_of_riots_or_the_known_card() -> None:
    assert answers(struggle("cia industry | kgb mafia"))[0] == "Zrekrutuj grupę (wpływy 4 z 9, ryzyko zamieszek 18%)"
    assert answers(struggle("kgb mafia")) == ["Zrekrutuj grupę (wpływy 0 z 9, bez ryzyka zamieszek)"]
    known = struggle("cia industry | kgb mafia | deck generals | known deck 1:0")
    assert answers(known)[0] == "Zrekrutuj: Generałowie (militarne 6), razem 10: zamieszki"


@pytest.mark.parametrize("event", ["summit_meeting", "nobel_peace_prize", "space_race", "olympic_games", "live_benefit"])
def test_what_costs_points_is_never_the_first_answer(event: str) -> None:
    table = struggle(
        f"cia newspapers | kgb infantry, mafia | deck generals | discard radio | cia_killed director | passed | cia_claimed {event}"
    )
    asked = 0
    for move in ("activate:newspapers", "media:recruit", "decline", "pass", "pass", "pass"):
        if "cia" not in table.to_move:
            break
        offered = Sheet(table.observe("cia"), EN).arrange(table.legal("cia"))
        if any(action.startswith("spend") for action in offered):
            asked += 1
            assert not offered[0].startswith("spend")
            assert offered[-1] == f"spend:{event}"
        table.play("cia", move if move in offered else offered[0])
    if event == "space_race" or event == "olympic_games":
        table = struggle(f"cia newspapers | kgb mafia | passed | cia_killed director | cia_claimed {event}", "cia pass")
        assert Sheet(table.observe("cia"), EN).arrange(table.legal("cia")) == ["decline", f"spend:{event}"]
        asked += 1
    assert asked


def test_an_ability_is_told_with_its_price_and_what_it_does_now() -> None:
    table = struggle(
        "cia newspapers, police | kgb infantry*, mafia | discard radio, militia"
        " | cia_claimed live_benefit, nuclear_escalation, summit_meeting"
    )
    assert answers(table)[-3:] == [
        "Użyj zdolności: Korzyści życiowe (−5 pkt): zrekrutuj: Milicja (militarne 2), razem 10: zamieszki",
        "Użyj zdolności: Wyścig atomowy (−5 pkt): odrzuć wszystkie grupy militarne: Policja CIA (militarne 4), Piechota KGB (militarne 5)",
        "Użyj zdolności: Spotkanie na szczycie (−5 pkt): przeciwnik odkrywa agenta X, akcję wykonasz i tak",
    ]
    riots = struggle("cia newspapers, police | kgb mafia | deck generals | cia_claimed nobel_peace_prize", "cia recruit")
    assert answers(riots)[0] == "Nie używaj: ginie Zabójca"


def test_agents_are_told_with_their_initiative() -> None:
    table = GAME.position("R2 planning | objective cuba | balance cia")
    assert answers(table)[0].startswith("Superszpieg (inicjatywa 1): ")
    assert write_card(PL, "agent-master_spy").splitlines()[0] == "Superszpieg · Inicjatywa 1"
    double = struggle("cia police | kgb mafia | passed", "cia pass", agents="cia_x double_agent | kgb_x master_spy")
    assert answers(double)[-2:] == [
        "Na zwolnienie: Dyrektor KGB (inicjatywa 6), nie będzie agentem X w następnej rundzie",
        "Podejrzysz agenta X przeciwnika w następnym Planowaniu",
    ]


def test_agents_back_from_leave_are_told_apart_from_those_who_may_be_agent_x() -> None:
    table = struggle("cia police | kgb mafia | kgb_back director | kgb_killed analyst")
    shown = board(table, "cia")
    assert "Może być agentem X Superszpieg (1), Zastępca dyrektora (2), Podwójny agent (3), Zabójca (5) Po zwolnieniu Dyrektor (6)" in shown
    assert "Zabici Analityk (4)" in shown
    assert "Agent X Zabójca (5), zakryty" in shown  # the own one
    assert "Może być" not in board(struggle("cia police | kgb mafia | open kgb"), "cia")


def test_the_ability_of_an_event_objective_is_shown() -> None:
    table = GAME.position("R2 planning | objective space_race | balance cia | kgb_claimed olympic_games")
    assert "Zdolność Odprężenie: podejrzyj trzy następne karty talii celów" in board(table, "cia")
    assert "Igrzyska olimpijskie 5 (Odprężenie)" in board(table, "cia")
    assert "Zdolność" not in board(GAME.position("R2 planning | objective cuba | balance cia"), "cia")


def test_it_is_said_why_something_is_not_offered() -> None:
    full = struggle("cia guerrillas, workers*, mafia, artists, students | kgb industry")
    assert remarks(full) == [
        "Rekrutacja niemożliwa: masz tyle grup, ile pozwala zaludnienie (5).",
        "Robotnicy (ekonomiczne 1): zmobilizowana, trzeba ją najpierw przygotować.",
    ]
    assert remarks(struggle("kgb mafia")) == ["Nie możesz spasować: nie masz żadnej grupy."]
    turning = struggle("cia industry | kgb mafia, police", "cia activate:industry")
    assert remarks(turning) == ["Mafia KGB (ekonomiczne 2): grupa ekonomiczna nie działa na inną ekonomiczną."]
    giving = struggle("cia industry, students | kgb bankers", "cia activate:students")
    assert remarks(giving) == ["Przemysł CIA (ekonomiczne 4): wpływy przeciwnika przekroczyłyby stabilizację (9)."]


def test_a_pass_that_would_end_the_struggle_says_so_and_who_lays_the_token() -> None:
    assert "Pas: koniec walki, żeton kładzie CIA, 9 do 6" in answers(struggle("cia industry, radio | kgb police*, mafia | passed"))
    assert "Pas (walkę kończą dwa pasy z rzędu)" in answers(struggle("cia industry, radio | kgb police*, mafia"))
    tie = struggle("cia opposition, industry | kgb newspapers, mafia, food_companies | passed")
    assert "Pas: koniec walki, remis: stronnictwo ekonomiczne, wygrywa CIA (Przemysł 4 : Kompanie spożywcze 3)" in answers(tie)


def test_a_deck_tells_its_number_and_what_is_known_at_its_ends() -> None:
    table = struggle("cia police | kgb mafia | bottom libya | objectives iran, chile | known objectives 2:0")
    assert "Talia celów 20, na wierzchu: Iran, Chile; na spodzie: Libia" in board(table, "cia")
    assert "Talia celów 20, na spodzie: Libia" in board(table, "kgb")


@every_language
def test_every_line_fits_the_screen(lang: str, typed: Type, capsys: Captured) -> None:
    text = game_catalogue(TITLE, lang)
    for card in CARDS:
        assert max(map(len, write_card(text, card).splitlines())) <= WIDTH
    typed("3\n2\n1\n" * 2000)
    assert main(["play", TITLE, "--seed", "5", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert text.format("cli-over") in out
    assert max(map(len, out.splitlines())) <= WIDTH


def test_an_unknown_card_is_told_as_one(typed: Type, capsys: Captured) -> None:
    typed("card xyz\ncard Rzond\ncard P\n")
    assert main(["play", TITLE, "--seed", "5", "--lang", "pl"]) == 0
    out = capsys.readouterr().out
    assert "Nieznana karta „xyz”.\n" in out
    assert "Nieznana karta „Rzond”. Czy chodzi o: Rząd?" in out
    assert "Nazwa „P” jest niejednoznaczna: " in out


def test_rights_won_by_agents_are_shown() -> None:
    table = GAME.position("R2 briefing | analyst cia | peek kgb")
    assert "W następnej rundzie KGB podejrzy agenta X przeciwnika" in board(table, "cia")
