"""Every bot: one interface, legal answers to every question, and nothing but what its seat may know."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from detente.bots import KINDS, Choice, UnknownBot, bot_names, levels_of, make_bot, pace_of, seconds_for
from detente.bots.brain import Worlds, find_brain
from detente.bots.hints import hints
from detente.bots.random_bot import legal_actions
from detente.bots.review import review
from detente.bots.search_bot import SearchBot, SearchSettings
from detente.bots.thinking import BotRequest, choose_action
from detente.engine.game import Game, titles
from detente.engine.kernel import JIT
from detente.engine.table import Table

WITH_BRAIN = [title for title in titles() if find_brain(title)]
QUICK = "search:nodes=300+worlds=8+candidates=4+threads=1"
STEP = 1 if JIT else 12
MID_WAR = "T4 AR3 US | defcon 3 | influence iran 2:0, panama 2:0 | us nato, duck_and_cover, ?4 | ussr ?6"


def play(game: Game, names: tuple[str, str], seed: int = 1) -> Table:
    """A whole game between two bots."""
    table = game.new(seed=seed)
    bots = [make_bot(name, seed, game.id) for name in names]
    while not table.outcome:
        seat = game.seat(table.to_move[0])
        table.play(seat, bots[seat].choose(table.observe(seat), 0.0).action)
    return table


@pytest.mark.parametrize("title", WITH_BRAIN)
def test_heuristics_read_only_what_the_seat_may_know(title: str) -> None:
    """The scores of all answers are the same in every world that the seat can imagine."""
    game, worlds, chance = Game(title), Worlds(title, 6), np.random.default_rng(5)
    table, blind, asked = game.new(seed=3), make_bot("random", 3, title), Counter[str]()
    bots = [make_bot("heuristic", 1, title), blind]
    while not table.outcome:
        seat = game.seat(table.to_move[0])
        seen = table.observe(seat)
        if table.sequence % STEP == 0 and len(legal_actions(seen)) > 1:
            found = worlds.imagine(seen, chance, 6)
            said = []
            for world in range(found):
                worlds.states[0] = worlds.states[world]
                said.append(worlds.scores(seat).tobytes())
            assert len(set(said)) == 1, (table.question(seat), table.position())
            asked[table.question(seat)] += 1
        table.play(seat, bots[table.sequence % 2].choose(seen, 0.0).action)
    assert asked.total() > (100 if JIT else 5)


@pytest.mark.parametrize("title", WITH_BRAIN)
@pytest.mark.parametrize("name", ["heuristic", QUICK])
def test_swapping_hidden_facts_never_changes_a_choice(title: str, name: str) -> None:
    """The other hand and the draw pile are dealt anew: the observation keeps every byte, and the bot with the same seed its mind."""
    game = Game(title)
    table, guide = game.new(seed=4), make_bot("heuristic", 1, title)
    for _ in range(60):
        table.play(table.to_move[0], guide.choose(table.observe(table.to_move[0]), 0.0).action)
        seat = table.to_move[0]
        if table.sequence % 12:
            continue
        twin = table.determinize(seat, seed=table.sequence)
        assert twin.bytes() != table.bytes()
        assert twin.observe(seat).tobytes() == table.observe(seat).tobytes()
        one, other = (make_bot(name, 9, title).choose(t.observe(seat), 1.0) for t in (table, twin))
        assert one == other


@pytest.mark.parametrize("title", WITH_BRAIN)
def test_the_heuristic_answers_every_question_of_a_game_legally(title: str) -> None:
    """Whole games against chance, from both seats; the gate refuses anything else."""
    game = Game(title)
    for seed in range(1, 4 if JIT else 2):
        assert play(game, ("heuristic", "random"), seed).outcome
        assert play(game, ("random", "heuristic"), seed).outcome


@pytest.mark.parametrize("title", WITH_BRAIN)
def test_the_same_seed_plays_the_same_game(title: str) -> None:
    """Search too, when it counts nodes instead of seconds."""
    game = Game(title)
    table = game.new(seed=2)
    guide = make_bot("heuristic", 1, title)
    for _ in range(20):
        table.play(table.to_move[0], guide.choose(table.observe(table.to_move[0]), 0.0).action)
    seen = table.observe(table.to_move[0])
    assert make_bot(QUICK, 7, title).choose(seen, 1.0) == make_bot(QUICK, 7, title).choose(seen, 1.0)


def test_search_says_what_it_thinks() -> None:
    """The chosen answer has a chance to win and reasons; the others stand behind it."""
    table = Game("twilight_struggle").position(MID_WAR)
    choice = make_bot(QUICK, 1).choose(table.observe("us"), 1.0)
    assert isinstance(choice, Choice)
    assert choice.win is not None
    assert 0 < choice.win < 1
    assert choice.reasons
    assert choice.others[0].action == choice.action
    assert choice.worlds > 0
    assert choice.decisions > 0


def test_threads_find_the_same_answer() -> None:
    """Worlds are shared out, results are put together in order."""
    table = Game("twilight_struggle").position(MID_WAR)
    seen = table.observe("us")
    one, two = (SearchBot("twilight_struggle", 3, SearchSettings(nodes=500, worlds=16, threads=n)).choose(seen) for n in (1, 2))
    assert one == two


def test_bots_are_found_by_name() -> None:
    """Kinds with settings, and levels."""
    assert bot_names("twilight_struggle")[: len(KINDS)] == KINDS
    for wrong in ("clever", "search:depth=3", "search:nodes=many", "level-9"):
        with pytest.raises(UnknownBot):
            make_bot(wrong)


PLUGIN = """
from detente.bots.choice import Choice

class LastBot:
    def __init__(self, settings):
        self.settings = settings

    def choose(self, observation, budget):
        return Choice(7)

def make(game, seed, settings):
    if settings.get("depth") == 9:
        raise TypeError("too deep")
    if settings.keys() - {"depth"}:
        raise KeyError
    return LastBot(settings)
"""


def test_a_bot_of_another_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    metadata = tmp_path / "lastbot-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: lastbot\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text("[detente.bots]\nlast = lastbot:make\nrandom = lastbot:make\nlost = lostbot:make\n")
    (tmp_path / "lastbot.py").write_text(PLUGIN)
    code = f"""import sys; sys.path.insert(0, {str(tmp_path)!r})
from detente.bots import bot_names, make_bot
from detente.engine.errors import DetenteError
bot = make_bot("last:depth=3", 1, "cia_vs_kgb")
print(type(bot).__name__, bot.settings["depth"], "last" in bot_names("cia_vs_kgb"), type(make_bot("random")).__name__)
for name in ("last:width=3", "last:depth=9", "lost"):
    try:
        make_bot(name, 1, "cia_vs_kgb")
    except DetenteError as error:
        print(error)"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    made, *refused = done.stdout.splitlines()
    assert made.split() == ["LastBot", "3.0", "True", "RandomBot"], "and no package replaces a bot of our own"
    assert refused[0].startswith("Unknown bot “last:width=3”")
    assert refused[1] == "The package of the bot “last” failed: TypeError: too deep"
    assert refused[2] == "The package of the bot “lost” failed: ModuleNotFoundError: No module named 'lostbot'"


@pytest.mark.parametrize("title", WITH_BRAIN)
def test_eight_levels_have_a_bot(title: str) -> None:
    """What players are offered; every name can be made."""
    levels = levels_of(title)
    assert [level.level for level in levels] == list(range(1, 9))
    assert all(level.name in bot_names(title) and make_bot(level.name, 1, title) for level in levels)


def test_levels_have_a_time_to_think_and_a_pace() -> None:
    """Other bots think as long as they are told, and do not wait."""
    levels = levels_of("twilight_struggle")
    assert seconds_for("level-6", "twilight_struggle", 1.0) == levels[5].seconds
    assert seconds_for("search", "twilight_struggle", 1.5) == 1.5
    assert pace_of("level-1", "twilight_struggle") > 0
    assert pace_of("random", "twilight_struggle") == 0


def test_hints_are_the_best_three_with_their_reasons() -> None:
    """From what the seat may know; the chance to win from search."""
    table = Game("twilight_struggle").position(MID_WAR)
    found = hints("twilight_struggle", table.observe("us"), 1.0, SearchSettings(nodes=500, worlds=16, threads=1), seed=1)
    assert len(found) == 3
    assert len({hint.action for hint in found}) == 3
    assert all(hint.win is not None and hint.reasons for hint in found)


def test_a_review_has_a_curve_and_five_turning_points() -> None:
    """The curve ends at the result; the turning points are its greatest changes."""
    table = play(Game("twilight_struggle"), ("heuristic", "random"))
    found = review(table, rollouts=2)
    assert table.outcome is not None
    assert found.curve[0].step == 0
    assert found.curve[-1].step == table.sequence
    assert found.curve[-1].win == float(table.outcome.winner == "us")
    assert len(found.turning_points) == 5
    least = min(abs(moment.change) for moment in found.turning_points)
    others = [moment for moment in found.curve if moment not in found.turning_points]
    assert all(abs(moment.change) <= least for moment in others)


def test_a_thought_needs_nothing_but_its_question() -> None:
    """So that another process, or another machine, can have it."""
    table = Game("twilight_struggle").new(seed=1)
    seen = table.observe("ussr")
    action = choose_action(BotRequest("twilight_struggle", "heuristic", seen.tobytes(), 0.0))
    assert action in legal_actions(seen)


@pytest.mark.parametrize("title", WITH_BRAIN)
def test_a_line_of_play_begins_with_the_choice_and_can_be_played(title: str) -> None:
    """Every answer of a line is legal after those before it, as long as chance or the other side has had no turn."""
    game, lengths = Game(title), Counter[int]()
    table, bot, chance = game.new(seed=4), make_bot("heuristic", 4, title), np.random.default_rng(4)
    worlds = Worlds(title, 4)
    while not table.outcome:
        seat = game.seat(table.to_move[0])
        seen = table.observe(seat)
        action = bot.choose(seen, 0.0).action
        if table.sequence % STEP == 0 and table.to_move == (game.seats[seat],):
            found = worlds.imagine(seen, chance, 4)
            before = worlds.states[:found].tobytes()
            line = worlds.line(seat, action, found)
            assert worlds.states[:found].tobytes() == before, "a line leaves the worlds as they were"
            assert line[0] == action
            lengths[len(line)] += 1
            ahead = table.copy()
            for answer in line:
                drawn = ahead.record["counter"]
                assert game.actions[answer] in ahead.legal(seat), (line, table.position())
                ahead.play(seat, answer)
                if ahead.record["counter"] != drawn or ahead.outcome or ahead.to_move != (game.seats[seat],):
                    break
        table.play(seat, action)
    assert max(lengths) > 1
