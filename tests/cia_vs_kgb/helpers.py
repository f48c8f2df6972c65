"""Short words for tests of CIA vs KGB: a rule is proved in a few lines."""

from typing import Any

from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("cia_vs_kgb")
AGENTS = ("master_spy", "deputy_director", "double_agent", "analyst", "assassin", "director")
FIELD = "cia_x deputy_director | kgb_x deputy_director"


def at(line: str, seed: int = 0) -> Table:
    """A table at a position line (docs/cia_vs_kgb.md)."""
    return GAME.position(line, seed=seed)


def struggle(sections: str, side: str = "cia", objective: str = "cuba", agents: str = FIELD) -> Table:
    """A turn of the Influence Struggle, with two Deputy Directors in the field unless told otherwise."""
    return at(f"R2 struggle {side} | objective {objective} | balance cia | {agents} | {sections}")


def play(table: Table, *moves: str, cards: tuple[str, ...] = ()) -> Table:
    """Play moves such as "cia recruit"; drawn cards are forced before the first."""
    table.force_cards(list(cards))
    for move in moves:
        seat, action = move.split()
        table.play(seat, action)
    return table


def rows(table: Table, name: str, step: int = -1, seat: str | None = None) -> list[tuple[int, ...]]:
    """The numbers of the log rows of a name that a move caused."""
    codes = {row[0]: code for code, row in enumerate(GAME.rules.log_rows)}
    return [row[1:] for row in table.rows(seat)[step] if row[0] == codes[name]]


def both_pass(table: Table) -> Table:
    """End the struggle by two passes, whoever is to act."""
    for _ in range(2):
        table.play(table.to_move[0], "pass")
    return table


def new(seed: int = 1, **options: Any) -> Table:
    """A new game."""
    return GAME.new(seed=seed, **options)
