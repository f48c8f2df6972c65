"""Random games use every card, every action and nearly every log row."""

from detente.bots import RandomBot
from detente.games.cia_vs_kgb.actions import ACTIONS

from .helpers import GAME

# Too rare for random play; each has a test of its own.
RARE = {"nothing", "no_token", "tied", "new_deck"}
MOST_GAMES = 60


def test_random_games_meet_every_action_and_log_row() -> None:
    actions, rows, left = set(), set(), 1
    names = [row[0] for row in GAME.rules.log_rows]
    wanted = {action for action in ACTIONS if not action.startswith("objective:")}  # only Space Race asks for those
    for seed in range(MOST_GAMES):
        table, bot = GAME.new(seed=seed, riots_end_struggle=seed % 3 > 0), RandomBot(seed)
        while not table.outcome:
            seat = table.to_move[0]
            table.play(seat, bot.choose(table.observe(seat)).action)
        actions |= {move.action for move in table.moves}
        rows |= {names[row[0]] for step in table.rows() for row in step}
        left = len(wanted - actions) + len(set(names) - rows - RARE)
        if not left:
            break
    assert sorted(wanted - actions) == []
    assert sorted(set(names) - rows - RARE) == []
