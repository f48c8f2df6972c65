"""Words of Twilight Struggle that an editor has corrected: what whole games in the terminal showed."""

import pytest

from detente.engine.text import game_catalogue

WORDS = [
    ("pl", "question-setup", "Umieść Punkt Wpływów w wybranym państwie."),
    ("pl", "question-bonus", "Umieść dodatkowy Punkt Wpływów."),
    ("hu", "question-setup", "Tegyél egy befolyáspontot egy választott országba."),
    ("hu", "question-bonus", "Tegyél fel egy további befolyáspontot."),
    ("hu", "question-place", "Válassz országot, ahová befolyást teszel."),
    ("hu", "question-destalinize", "Válassz országot, ahonnan szovjet befolyást viszel át máshová."),
    ("ru", "question-setup", "Выберите страну, где разместить влияние перед началом игры."),
]


@pytest.mark.parametrize(("lang", "name", "words"), WORDS)
def test_questions_are_put_as_an_editor_would(lang: str, name: str, words: str) -> None:
    assert game_catalogue("twilight_struggle", lang).format(name) == words
