"""What the terminal says: every answer with its price and its outcome, every card with its text, every event with its terms."""

import re

import pytest

from detente.cli import main
from detente.engine.table import Table
from detente.engine.text import LANGUAGES, game_catalogue
from detente.games.europe_divided.sheet import Sheet, find_card, write_card

from .helpers import at, new, play, using

POLISH = game_catalogue("europe_divided", "pl")
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def sheet(table: Table, seat: str, lang: str = "pl") -> Sheet:
    return Sheet(table.observe(seat), game_catalogue("europe_divided", lang))


def label(table: Table, seat: str, action: str, lang: str = "pl") -> str:
    assert action in table.legal(seat)
    return sheet(table, seat, lang).label(action, table.question(seat))


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], position: str, *lines: str) -> str:
    """What a person in the terminal is shown after typing some lines at a position."""
    answers = iter([*lines, "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(answers))
    assert main(["play", "europe_divided", "--lang", "pl", "--side", "both", "--position", position, "--seed", "1"]) == 0
    return " ".join(capsys.readouterr().out.split())


# Events


def test_an_event_on_the_board_shows_regions_requirement_reward_and_turn_of_resolution() -> None:
    table = at("T13 initiative | europe ?4 | russia ?4 | current -, nord_stream | upcoming nabucco, - | cubes poland 2:0:1")
    board = " ".join(sheet(table, "europe").board().split())
    assert "Aktualne Wydarzenia (rozpatrywanie w turze 14) Gazociąg Nord Stream (Rosja, do spełnienia brakuje: 3)." in board
    assert "Kraje Bałtyckie, Polska. W każdym z regionów wpływy Rosji są większe niż wpływy UE." in board
    assert "Nagroda: 3 Punkty Prestiżu; monety (po 1): Niemcy, Sektor Energetyczny" in board
    assert "Nadchodzące Wydarzenia (rozpatrywanie w turze 16) Gazociąg Nabucco (Europa" in board


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_event_of_one_region_does_not_speak_of_several(lang: str) -> None:
    text = game_catalogue("europe_divided", lang)
    page = write_card(text, "event:euromaidan")
    assert f"{text.format('region-ukraine')}: {text.format('requirement-eu_gt_ru.one')}." in " ".join(page.split())
    assert text.format("requirement-eu_gt_ru") not in " ".join(page.split())


def test_the_card_command_tells_an_event_and_when_it_is_resolved(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "T13 initiative | europe ?4 | russia ?4 | current -, nord_stream"
    shown = typed(monkeypatch, capsys, line, "", "card nord stream", "card gazociąg nord")
    page = shown[shown.rindex("Gazociąg Nord Stream · ") :]
    assert page.startswith("Gazociąg Nord Stream · karta Wydarzenia · Rosja · 2. Okres: Nowa Zimna Wojna Kraje Bałtyckie, Polska. W każdym")
    assert "Nagroda: 3 Punkty Prestiżu; monety (po 1): Niemcy, Sektor Energetyczny" in page
    assert "Aktualne Wydarzenia, rozpatrywanie w turze 14; do spełnienia brakuje: 2." in page


def test_an_event_to_reveal_says_when_it_would_be_resolved() -> None:
    table = new(seed=1)
    while "reveal" not in [table.question(seat) for seat in table.to_move]:
        seat = table.to_move[0]
        table.play(seat, table.legal(seat)[-1])
    seat = next(seat for seat in table.to_move if table.question(seat) == "reveal")
    assert table.turn == 2
    for action in table.legal(seat):
        assert ", rozpatrywanie w turze 6). " in label(table, seat, action)
        assert re.search(r"Nagroda: \d+ Punkt\w* Prestiżu", label(table, seat, action))


# Cards


def test_card_polska_shows_both_cards_of_that_title(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    shown = typed(monkeypatch, capsys, "T3 initiative | europe ?4 | russia ?4", "", "card Polska")
    assert "Polska · karta Akcji · Europa · Inicjatywa 3 UE: umieszczenie, UE +3, Dochód 1, NATO" in shown
    assert "Polska · karta Akcji · Rosja · Inicjatywa 2 wzrost +1, Dochód 1, [Reakcja]" in shown
    assert "[Efekt] Polityka wschodnia:" in shown
    assert "[Reakcja] Dawne obawy:" in shown


@every_language
def test_a_sea_card_has_its_text(lang: str) -> None:
    text = game_catalogue("europe_divided", lang)
    found = find_card(text, text.format("sea-baltic_sea"))
    assert found == "sea:baltic_sea"
    page = "".join(write_card(text, found).split())
    for holder in ("nato", "eu", "russia"):
        assert "".join(text.format(f"sea-baltic_sea.{holder}").split()) in page
    assert "4." in page


def test_a_held_sea_is_shown_with_its_totals_and_the_holders_bonus() -> None:
    board = " ".join(sheet(at("T3 initiative | europe ?4 | russia ?4 | cubes poland 3:1:0, baltic_states 2:0:1"), "europe").board().split())
    assert "Morze Bałtyckie: UE (UE 5, NATO 1, Rosja 1). Każde użycie karty Polska lub Kraje Bałtyckie do akcji UE" in board
    assert "Morze Czarne: – (UE 0, NATO 0, Rosja 0)" in board


def test_an_advantage_card_shows_its_text_and_both_trade_values() -> None:
    table = at("T3 actions europe | laid europe germany | advantages europe american_sanctions")
    assert label(table, "europe", "cash:american_sanctions") == "Wymień Atut „Amerykańskie Sankcje” na monety: +3"
    shown = label(table, "europe", "advantage:american_sanctions")
    assert shown.startswith("Amerykańskie Sankcje: Rosja traci 2 monety")
    assert shown.endswith("Albo 3 monety. Niewykorzystany Atut: 1 Punkt Prestiżu.")


# Answers


def test_income_counts_the_coins_that_lie_in_the_region() -> None:
    table = using("europe", "germany", "region_coins germany 2")
    assert label(table, "europe", "use:eu_income") == "Dochód +5 (z karty 3, z monet w regionie 2)"
    before = table.coins["europe"]
    assert play(table, "europe", "use:eu_income").coins["europe"] == before + 5


def test_income_counts_the_bonus_of_a_sea_card() -> None:
    table = using("europe", "poland_e", "cubes poland 5:0:0")
    assert label(table, "europe", "use:eu_income") == "Dochód +3 (z karty 1, z karty Morza 2)"


def test_actions_show_price_strength_and_where_they_happen() -> None:
    table = using("europe", "germany", "cubes poland 1:1:0 | units europe germany 1")
    assert label(table, "europe", "use:eu_place") == "Umieszczenie wpływów UE (2 monety)"
    assert label(table, "europe", "use:eu_grow").startswith("Wzrost wpływów UE +")
    assert label(table, "europe", "use:nato_mobilise") == "Mobilizacja Jednostki NATO: Niemcy (2 monety)"
    assert label(table, "europe", "use:nato_move") == "Ruch Jednostki NATO (pierwszy region/akwen za darmo, każdy kolejny za 1 monetę)"


def test_what_cannot_be_used_is_listed_with_its_reason() -> None:
    table = play(at("T3 actions europe | coins 1:0 | laid europe germany | cubes poland 1:1:0"), "europe", "card:germany")
    remarks = sheet(table, "europe").remarks(table.legal("europe"))
    assert "Umieszczenie wpływów UE: Masz za mało monet." in remarks
    assert "Mobilizacja Jednostki NATO: Masz za mało monet." in remarks


def test_a_move_shows_origin_way_target_price_and_what_happens_there() -> None:
    table = using("europe", "germany", "units europe germany 2 | units russia belarus 1 | cubes ukraine 0:0:6, poland 0:1:0")
    play(table, "europe", "use:nato_move")
    if table.question("europe") == "unit":
        assert label(table, "europe", "region:germany") == "Niemcy (2 jednostki)"
        table.play("europe", "region:germany")
    assert label(table, "europe", "region:poland") == "Niemcy → Polska (za darmo)"
    assert label(table, "europe", "region:belarus").startswith("Niemcy → Polska → Białoruś (1 moneta, Starcie Zbrojne: ")
    assert label(table, "europe", "region:ukraine").endswith("(1 moneta, Rozbicie Wpływów: wroga 6 spada do 5, jednostka wraca do zasobów)")
    arranged = sheet(table, "europe").arrange(table.legal("europe"))
    assert sorted(arranged) == sorted(table.legal("europe"))
    prices = [label(table, "europe", action) for action in arranged]
    assert ["za darmo" in words for words in prices] == sorted(("za darmo" in words for words in prices), reverse=True)


def test_an_increase_shows_before_and_after_and_what_stops_it() -> None:
    table = using("europe", "poland_e", "cubes poland 5:0:0, hungary 4:0:0, ukraine 4:0:6")
    play(table, "europe", "use:eu_grow")
    assert label(table, "europe", "eu:hungary") == "UE: Węgry 4 → 6 (zdobywasz kartę regionu)"
    assert label(table, "europe", "eu:ukraine") == "UE: Ukraina 4 → 5 (zatrzymuje się na 5, zdobywasz kartę regionu)"


def test_a_new_cube_shows_its_price() -> None:
    table = play(using("europe", "germany"), "europe", "use:eu_place")
    assert label(table, "europe", "eu:poland") == "UE: Polska – → 1 (2 monety)"


def test_the_break_up_marker_shows_which_actions_it_stops() -> None:
    table = at("T3 actions russia | laid russia energy_sector | advantages russia breakup_of_european_unity")
    play(table, "russia", "advantage:breakup_of_european_unity")
    assert label(table, "russia", "region:sweden") == "Szwecja: UE: umieszczenie, UE +1, Dochód 2"
    assert label(table, "russia", "region:turkey") == "Turcja: –"


def test_an_effect_and_a_reaction_are_announced_as_such() -> None:
    table = using("russia", "belarus_r", "cubes belarus 0:0:5 | units europe germany 1")
    play(table, "russia", "use:ru_mobilise")
    assert sheet(table, "russia").subject().startswith("Efekt karty „Białoruś”. Nacisk: po Mobilizacji z tej karty Rosja może")
    assert label(table, "russia", "skip") == "Nie korzystaj z Efektu"
    play(table, "russia", "skip")
    assert sheet(table, "europe").subject().startswith("Reakcja na kartę „Białoruś”. Odstraszanie: po tej Mobilizacji Europa może")
    assert label(table, "europe", "skip") == "Nie korzystaj z Reakcji"


def test_the_card_in_question_shows_its_texts() -> None:
    assert "[Reakcja] Wrogość:" in sheet(using("russia", "armenia_r", "cubes armenia 0:0:5"), "russia").subject()


@every_language
def test_every_answer_of_a_game_has_words_and_fits(lang: str) -> None:
    table = new(seed=11, length="short")
    while not table.outcome:
        seat = table.to_move[0]
        legal = table.legal(seat)
        one = sheet(table, seat, lang)
        assert all("{" not in one.label(action, table.question(seat)) for action in legal)
        assert sorted(one.arrange(legal)) == sorted(legal)
        assert "{" not in one.subject() + "".join(one.remarks(legal))
        table.play(seat, legal[table.sequence % len(legal)])
