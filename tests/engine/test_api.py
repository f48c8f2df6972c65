"""The Python API: any input is accepted or rejected with a one-line DetenteError that changes nothing (C 4 to 6)."""

import inspect
import json
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import detente
from detente import (
    BadArgument,
    BadGameFile,
    BadOption,
    BadPosition,
    CannotUndo,
    DetenteError,
    Game,
    ImpossibleDeal,
    UnknownAction,
    UnknownGame,
    UnknownLanguage,
    UnknownName,
    UnknownVersion,
)
from detente.engine import errors
from detente.engine.boards import sheets_of
from detente.engine.game import titles
from detente.engine.table import Table
from detente.engine.text import LANGUAGES, game_catalogue

TS, CIA, ED = Game("twilight_struggle"), Game("cia_vs_kgb"), Game("europe_divided")
ROUND = "T4 AR1 US | influence iran 1:1, italy 2:0 | us duck_and_cover, nasser | ussr fidel, comecon"


def table_at_round() -> Table:
    return TS.position(ROUND)


def test_errors_and_their_kinds_are_found_at_the_top_of_the_package() -> None:
    kinds = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, DetenteError)}
    assert kinds <= set(detente.__all__)
    assert all(getattr(detente, name) is getattr(errors, name) for name in kinds)


WRONG: list[tuple[str, Callable[[Table], Any], type[DetenteError], str]] = [
    ("an unknown country in control", lambda table: table.control("atlantis"), UnknownName, "no-country"),
    ("an unknown country in influence", lambda table: table.influence("atlantis"), UnknownName, "no-country"),
    ("no name of a country", lambda table: table.influence(None), UnknownName, "no-country"),
    ("an unknown side in influence", lambda table: table.influence("iran", "china"), UnknownName, "no-name"),
    ("an unknown side in hand", lambda table: table.hand("china"), UnknownName, "no-name"),
    ("an unknown card in where", lambda table: table.where("joker"), UnknownName, "no-card"),
    ("an unknown card in value", lambda table: table.value("joker", "us"), UnknownName, "no-card"),
    ("an unknown side in value", lambda table: table.value("nato", 7), UnknownName, "no-name"),
    ("nothing to take back", lambda table: table.take_back(), CannotUndo, "undo-empty"),
    ("nothing to undo", lambda table: table.undo("us"), CannotUndo, "undo-nothing"),
    ("a step to come", lambda table: table.state_at(5), BadArgument, "no-step"),
    ("a step before the first", lambda table: table.state_at(-1), BadArgument, "no-step"),
    ("no step", lambda table: table.state_at(None), BadArgument, "no-step"),  # type: ignore[arg-type]
    ("a world of a spectator", lambda table: table.determinize("spectator", 1), UnknownAction, "seat"),
    ("a world with no seed", lambda table: table.determinize("us", None), BadArgument, "seed"),  # type: ignore[arg-type]
    ("a world with a negative seed", lambda table: table.determinize("us", -1), BadArgument, "seed"),
    ("a position of a spectator", lambda table: table.position("spectator"), UnknownAction, "seat"),
    ("the China Card dealt", lambda table: table.force_cards(["the_china_card"]), ImpossibleDeal, "forced-never"),
    ("an unknown card dealt", lambda table: table.force_cards(["joker"]), UnknownName, "no-card"),
    ("a card that is no list", lambda table: table.force_cards("nato"), ImpossibleDeal, "forced-list"),
    ("a die that is no list", lambda table: table.force_dice(6), ImpossibleDeal, "forced-list"),  # type: ignore[arg-type]
    ("a die that is true", lambda table: table.force_dice([True]), ImpossibleDeal, "die"),
    ("a thousand dice", lambda table: table.force_dice([1] * 1000), ImpossibleDeal, "forced-many"),
    ("a short key", lambda table: table.game.new(key=b"short"), BadArgument, "key"),
    ("a key that is text", lambda table: table.game.new(key="x" * 16), BadArgument, "key"),  # type: ignore[arg-type]
    ("an empty key", lambda table: table.game.position(ROUND, key=b""), BadArgument, "key"),
    ("no game", lambda table: Game(None), UnknownGame, "game"),  # type: ignore[arg-type]
    ("a seed that is text", lambda table: table.game.new(seed="x"), BadArgument, "seed"),  # type: ignore[arg-type]
    ("a seed that is true", lambda table: table.game.new(seed=True), BadArgument, "seed"),
    ("a seed of a thousand digits", lambda table: table.game.new(seed=10**9999), BadArgument, "seed"),
    ("a version to come", lambda table: table.game.new(version=99), UnknownVersion, "version"),
    ("true as an action", lambda table: table.play("us", True), UnknownAction, "action"),
    ("a number that is no action", lambda table: table.play("us", 10**30), UnknownAction, "action"),
    ("half an action", lambda table: table.play("us", 1.5), UnknownAction, "action"),  # type: ignore[arg-type]
    ("true as a seat", lambda table: table.legal(True), UnknownAction, "seat"),
    ("a list as a seat", lambda table: table.legal([]), UnknownAction, "seat"),  # type: ignore[arg-type]
    ("an array as a seat", lambda table: table.legal(np.arange(3)), UnknownAction, "seat"),  # type: ignore[arg-type]
    ("a step that is text", lambda table: table.play("us", "card:nasser", "0"), BadArgument, "step"),  # type: ignore[arg-type]
    ("a step that is false", lambda table: table.play("us", "card:nasser", False), BadArgument, "step"),
    ("a position that is no text", lambda table: table.game.position(None), BadPosition, "position-text"),  # type: ignore[arg-type]
    ("a game that is no text", lambda table: table.game.load(None), BadGameFile, "file-broken"),  # type: ignore[arg-type]
    ("an unknown language", lambda table: table.log("xx"), UnknownLanguage, "language"),
    ("a list as a language", lambda table: table.log([]), UnknownLanguage, "language"),  # type: ignore[arg-type]
    ("an option of another kind", lambda table: table.game.new(bid=object), BadOption, "option-value"),
    ("an option twice", lambda table: table.game.new(bid=True, BID=False), BadOption, "option-twice"),
    ("a negative number of games", lambda table: table.game.simulate(-1), BadArgument, "number"),
    ("no options of games", lambda table: table.game.simulate(2, options=()), BadArgument, "options"),
]


@pytest.mark.parametrize(("case", "call", "kind", "name"), WRONG, ids=[case for case, *_ in WRONG])
def test_what_is_wrong_is_refused_and_changes_nothing(case: str, call: Callable[[Table], Any], kind: type[DetenteError], name: str) -> None:
    table = table_at_round()
    before = (table.bytes(), list(table.moves), table.position("us"), table._forced)
    with pytest.raises(kind) as caught:
        call(table)
    assert caught.value.name == name
    assert len({caught.value.text(lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert "\n" not in str(caught.value)
    assert (table.bytes(), list(table.moves), table.position("us"), table._forced) == before


def test_a_step_of_the_wrong_kind_is_not_called_an_earlier_one() -> None:
    """It said “made for step 0, but the game is at step 0”."""
    with pytest.raises(BadArgument, match="whole number"):
        table_at_round().play("us", "card:nasser", "0")  # type: ignore[arg-type]


def test_numbers_of_numpy_are_numbers() -> None:
    table = table_at_round()
    table.play(np.int64(0), np.int16(TS.numbers["card:nasser"]), np.int32(0))  # type: ignore[arg-type]
    assert table.moves[0].action == "card:nasser"
    assert table.state_at(np.int64(1))["depth"] == table.record["depth"]  # type: ignore[arg-type]


def test_names_are_read_in_any_case() -> None:
    table = Game("Twilight_Struggle").position(ROUND.upper())
    table.play("US", "Card:NASSER")
    assert table.observe("SPECTATOR")["seat"] == 2
    assert (table.where("Duck and Cover"), table.control("Italy"), table.influence("ITALY", "Us")) == ("us", "us", 2)
    table.force_cards(["NATO", "Fidel"])
    table = Game("twilight_struggle").new(seed=1, BID=True, Optional_Cards="CHE+norad", scenario="FULL")
    assert (table.options["bid"], table.options["optional_cards"]) == (True, ("norad", "che"))
    assert Game("twilight_struggle").new(seed=1, optional_cards=["CHE"]).options["optional_cards"] == ("che",)
    table = CIA.new(seed=1)
    table.force_cards(["MAFIA", "Food Companies"])
    table = ED.new(seed=1)
    assert (table.where("GERMANY"), table.units("Germany"), table.hand("EUROPE")) == (table.where("germany"), (1, 0), table.hand("europe"))


@pytest.mark.parametrize("title", titles())
def test_look_ups_appear_in_dir_and_in_the_docs(title: str) -> None:
    from pathlib import Path

    table = Game(title).new(seed=1)
    assert set(Game(title).rules.look_ups) <= set(dir(table))
    assert {"play", "record", "sequence"} <= set(dir(table))
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    part = text.partition("## Look-ups")[2].partition(f"`{title}`")[2].partition("\n### ")[0]
    for name in Game(title).rules.look_ups:
        assert f"`{name}`" in part or f"`{name}(" in part, f"{name} of {title} is not documented"
        getattr(table, name)


def test_look_ups_of_what_lies_on_twilight_struggle() -> None:
    line = (
        "T8 AR2 US | spaced 1:0 | envy us | bury | chernobyl asia | death_squads -1 | effects containment, purge"
        " | us nato, missile_envy, asia_scoring | ussr fidel, quagmire"
    )
    table = TS.position(line)
    assert (table.envy, table.bury, table.chernobyl, table.death_squads) == ("us", True, "asia", -1)
    assert table.spaced == {"us": 1, "ussr": 0}
    assert [table.value(card, "us") for card in ("nato", "fidel")] == [4, 3]
    assert [table.value(card, "ussr") for card in ("fidel", "quagmire")] == [1, 2]
    assert table.value("Asia Scoring", "US") == 0
    assert table.points_left == 0
    table = TS.position("T4 AR3 US | influence italy 1:0 | us duck_and_cover, nasser | ussr fidel")
    for action in ("card:duck_and_cover", "play:influence"):
        table.play("us", action)
    assert table.points_left == 3
    table.play("us", "country:italy")
    assert table.points_left == 2
    table = TS.position("T4 AR3 US | us nasser | ussr fidel")
    assert (table.envy, table.bury, table.chernobyl, table.death_squads, table.value("nasser", "us")) == (None, False, None, 0, 1)


def test_look_ups_of_what_lies_on_cia_vs_kgb() -> None:
    table = CIA.position(
        "R3 struggle CIA | objective cuba | balance cia | lost kgb | passed | cia_x director | kgb_x analyst | open kgb | peeked cia"
    )
    assert (table.lost, table.passed, table.peeked, table.peek) == ("kgb", True, "cia", None)
    assert table.shown == {"cia": None, "kgb": "analyst"}
    assert (table.population, table.stability) == (5, 9)


def test_look_ups_of_what_lies_on_europe_divided() -> None:
    table = ED.position(
        "T3 actions europe | first europe | sanctions russia | sea_used black_sea | cubes poland 3:2:0, belarus 0:0:4 | europe italy"
        " | laid europe germany | laid russia energy_sector | russia ?3"
    )
    assert (table.sanctions, table.sea_used, table.laid("Europe"), table.shown("russia")) == (("russia",), ("black_sea",), ("germany",), ())
    assert table.sea_total("baltic_sea", "eu") == 3
    assert (table.points_left, table.known, table.played("europe"), table.won("russia"), table.failed) == (0, (), (), (), ())


# Whatever is given


class Odd:
    """An object that cannot even be written."""

    def __str__(self) -> str:
        raise RuntimeError("no text")


VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, -1, 5, 10**30, -(10**30), 10**9999, 1.5, float("nan"), float("inf"), "", " ", "x", "us", "US ", "ussr",
    "cia", "europe", "spectator", "nato", "card:nato", "iran", "en", "T4 AR3 US", "{}", "[]", "null", "\ud800", "\x00", "é" * 300, b"",
    b"us", b"\xff" * 16, bytearray(16), [], [1], ["nato"], [None], [[]], (), ("us",), {}, {"us": 1}, {1, 2}, range(3), object(), Odd(),
    np.int16(1), np.float64(1), np.arange(3), np.array([]), np.bool_(True), int, len,
)  # fmt: skip


def refusal(call: Callable[..., Any], *given: Any, **named: Any) -> str | None:
    """The sentence with which a call is refused, or None; any other error is a fault."""
    try:
        call(*given, **named)
    except DetenteError as error:
        return error.text("hu")
    except Exception as error:
        raise AssertionError(f"{call}{given!r}{named!r}: {error!r}") from error
    return None


def public(thing: Any) -> list[str]:
    """Methods of a game or table that a caller may use; random games of arrays that the caller prepared are the caller's business."""
    names = [name for name, _ in inspect.getmembers(type(thing), inspect.isfunction)]
    return [name for name in names if not name.startswith("_") and name not in ("begin", "play_out")]


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_given_is_answered_or_refused(title: str, seed: int) -> None:
    """Every public method of Game and Table, and every look-up, with values of every kind; what is refused changes nothing."""
    dice, game = random.Random(f"{title} {seed}"), Game(title)
    table = game.new(seed=seed)
    for _ in range(dice.randrange(40)):
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
    methods = [(game, name) for name in public(game)] + [(table, name) for name in (*public(table), *game.rules.look_ups)]
    refusals = 0
    for _ in range(1200):
        thing, name = dice.choice(methods)
        method = getattr(thing, name)
        if not callable(method):
            continue
        given = [dice.choice(VALUES) for _ in range(dice.randrange(4))]
        wanted = inspect.signature(method)
        try:
            bound = wanted.bind(*given)
        except TypeError:  # Python itself refuses a wrong number of arguments
            continue
        if name == "simulate" and isinstance(bound.arguments["games"], int) and bound.arguments["games"] > 3:
            continue
        before = (table.bytes(), list(table.moves), [list(part) for part in table._forced])
        if (sentence := refusal(method, *given)) is not None:
            refusals += 1
            assert "\n" not in sentence, (name, given)
            assert (table.bytes(), list(table.moves), [list(part) for part in table._forced]) == before, (name, given)
    assert refusals > 100


@pytest.mark.parametrize("title", titles())
def test_a_new_game_takes_no_odd_option_seed_or_key(title: str) -> None:
    dice, game = random.Random(title), Game(title)
    names = [option.name for option in game.rules.options]
    for _ in range(300):
        given = {dice.choice((*names, "seed", "key", "version", "colour", names[0].upper())): dice.choice(VALUES) for _ in range(2)}
        assert "\n" not in (refusal(game.new, **given) or "")


@pytest.mark.parametrize("title", titles())
def test_a_game_file_with_odd_parts_is_read_or_refused(title: str) -> None:
    dice, game = random.Random(title), Game(title)
    table = game.new(seed=2)
    for _ in range(6):
        seat = dice.choice(table.to_move)
        table.play(seat, dice.choice(table.legal(seat)))
    plain = [value for value in VALUES if isinstance(value, None | bool | int | float | str | list | dict) and not isinstance(value, float)]
    plain = [value for value in plain if not (isinstance(value, int) and abs(value) > 10**100)]
    for _ in range(250):
        data = json.loads(table.to_json())
        for _ in range(dice.randrange(1, 3)):
            name = dice.choice((*data, "other"))
            if name == "moves" and dice.random() < 0.8:
                move = dice.choice(data["moves"]) if isinstance(data["moves"], list) and data["moves"] else []
                if isinstance(move, list):
                    move[dice.randrange(len(move)) if move else 0 : 9] = [dice.choice(plain) for _ in range(dice.randrange(3))]
            else:
                data[name] = dice.choice(plain)
        assert "\n" not in (refusal(game.load, json.dumps(data)) or "")


@pytest.mark.parametrize(("former", "name"), [("BadRecord", "BadGameFile"), ("BadTable", "BadDataFile")])
def test_renamed_errors_keep_their_former_names_for_a_release(former: str, name: str) -> None:
    for module in (detente, errors):
        with pytest.warns(DeprecationWarning, match=name):
            assert getattr(module, former) is getattr(module, name)
        assert former not in getattr(module, "__all__", ())


@pytest.mark.parametrize("title", titles())
def test_no_random_games_are_no_fault(title: str) -> None:
    states, decisions = Game(title).simulate(0)
    assert len(states) == len(decisions) == 0


@pytest.mark.parametrize(("lang", "words"), [("en", "Unknown action “True”."), ("hu", "Ismeretlen lépés: „True”.")])
def test_an_action_like_no_other_is_called_unknown_and_no_more(lang: str, words: str) -> None:
    table = Game("cia_vs_kgb").new(seed=1)
    with pytest.raises(DetenteError) as refused:
        table.play("cia", True)
    assert refused.value.text(lang) == words
    with pytest.raises(DetenteError, match="closest matches are: agent:assassin"):
        table.play("cia", "agent:asassin")


@pytest.mark.parametrize(
    ("title", "words"), [("twilight_struggle", "1. forduló"), ("cia_vs_kgb", "1. kör"), ("europe_divided", "0. forduló")]
)
def test_turns_are_counted_on_the_board_as_hungarian_counts(title: str, words: str) -> None:
    table = Game(title).new(seed=1)
    heading = sheets_of(table.game).Sheet(table.observe(table.to_move[0]), game_catalogue(title, "hu")).board().splitlines()[0]
    assert words in heading
