"""Boards as pictures: what they show, what they do not tell, and how large they are."""

import io
import random
from pathlib import Path

import pytest
from PIL import Image

import detente
from detente.drawing import draw, drawing_of
from detente.drawing.paint import paint, picture_of
from detente.drawing.shapes import MARK, Box, Words
from detente.engine.game import Game, titles
from detente.engine.table import Table
from detente.engine.text import LANGUAGES

GAMES = ("twilight_struggle", "cia_vs_kgb", "europe_divided")
LARGEST = 200_000


@pytest.fixture(autouse=True, scope="module")
def pages() -> None:
    if not (Path(detente.__file__).parent / "web" / "index.html").is_file():
        pytest.fail("The pages are not built, whose fonts and maps the pictures use: make pages")


def play(game: str, moves: int, seed: int = 4) -> Table:
    """A game of random moves that goes on."""
    chance, table = random.Random(seed), Game(game).new(seed=seed)
    for _ in range(moves):
        seat = table.to_move[0]
        table.play(seat, chance.choice(table.legal(seat)))
        if not table.to_move:
            return play(game, moves, seed + 1)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_the_same_in_every_world_that_the_seat_can_imagine(game: str) -> None:
    for moves in (5, 40, 90):
        table = play(game, moves)
        for seat in table.game.seats:
            legal = table.legal(seat) if seat in table.to_move else []
            seen = draw(game, table.observe(seat), legal, "en")
            assert seen is not None
            for number in range(3):
                imagined = table.determinize(seat, number)
                theirs = imagined.legal(seat) if seat in imagined.to_move else []
                assert draw(game, imagined.observe(seat), theirs, "en") == seen


@pytest.mark.parametrize("game", GAMES)
def test_every_language_gives_a_png_of_less_than_200_kb(game: str) -> None:
    table = play(game, 120)
    seat = table.to_move[0]
    for lang in LANGUAGES:
        found = picture_of(game, table.observe(seat).tobytes(), table.legal(seat), lang)
        assert found is not None
        assert len(found) < LARGEST
        image = Image.open(io.BytesIO(found))
        assert image.format == "PNG"
        assert image.width >= 1200


def test_the_map_shows_influence_and_marks_what_may_be_chosen() -> None:
    table = Game("twilight_struggle").new(seed=1)  # the USSR places influence in Eastern Europe
    picture = draw("twilight_struggle", table.observe("ussr"), table.legal("ussr"), "pl")
    assert picture is not None
    marked = [shape for shape in picture.shapes if isinstance(shape, Box) and shape.edge == MARK]
    assert len(marked) == len([action for action in table.legal("ussr") if action.startswith("country:")]) > 0
    words = [shape.text for shape in picture.shapes if isinstance(shape, Words)]
    assert {"NRD", "Polska", "Kuba"} <= set(words)
    assert [shape.text for shape in picture.shapes if isinstance(shape, Words) and shape.size == 20].count("3") >= 1
    unmarked = draw("twilight_struggle", table.observe("us"), (), "pl")
    assert unmarked is not None
    assert not [shape for shape in unmarked.shapes if isinstance(shape, Box) and shape.edge == MARK]


def test_all_titles_of_this_package_have_a_picture_and_one_without_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(drawing_of(game) for game in titles())
    monkeypatch.setattr("detente.drawing.find_spec", lambda name: None)
    drawing_of.cache_clear()
    assert draw(titles()[0], Game(titles()[0]).new(seed=1).observe(Game(titles()[0]).seats[0]), (), "en") is None
    drawing_of.cache_clear()


def test_words_that_are_too_long_are_written_smaller_then_cut() -> None:
    from detente.drawing.shapes import Picture

    def right_edge(text: str) -> int:
        picture = Picture(400, 40, "#ffffff", (Words(10, 20, text, 20, "#000000", "left", 600, 100),))
        image = Image.open(io.BytesIO(paint(picture))).convert("L").point(lambda value: 255 if value < 128 else 0)
        box = image.getbbox()
        assert box is not None
        return int(box[2])

    assert right_edge("Короткое") <= 112
    assert right_edge("Rzeczpospolita Obojga Narodów i jeszcze więcej") <= 112
