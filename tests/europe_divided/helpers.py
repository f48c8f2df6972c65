"""Short words for tests of Europe Divided: a rule is proved in a few lines."""

from typing import Any

from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("europe_divided")


def at(line: str, seed: int = 0) -> Table:
    """A table at a position line (docs/notation.md)."""
    return GAME.position(line, seed=seed)


def new(seed: int = 1, **options: Any) -> Table:
    """A new game."""
    return GAME.new(seed=seed, **options)


def play(table: Table, seat: str, *actions: str) -> Table:
    """Play actions one after another."""
    for action in actions:
        table.play(seat, action)
    return table


def using(side: str, card: str, rest: str = "", other: str = "") -> Table:
    """A side has turned up a card in its action step and is asked for the action; both have 20 coins unless *rest* says otherwise."""
    coins = "" if "| coins " in f"| {rest}{other}" else " | coins 20:20"
    line = f"T3 actions {side}{coins} | laid {side} {card}{other}" + (f" | {rest}" if rest else "")
    return play(at(line), side, f"card:{card}")


def offered(table: Table, seat: str, kind: str = "") -> set[str]:
    """What is legal, without the kind: offered(table, "europe", "eu") gives regions."""
    if not kind:
        return set(table.legal(seat))
    return {action.partition(":")[2] for action in table.legal(seat) if action.startswith(kind + ":")}


def rows(table: Table, seat: str | None = None) -> list[str]:
    """The names of the log rows of the last move."""
    return [table.game.rules.log_rows[row[0]][0] for row in table.rows(seat)[-1]]


def end_turn(table: Table) -> Table:
    """Both sides play their cards without actions and end their steps, up to the next question after the action phase."""
    while table.to_move and table.question(table.to_move[0]) in ("card", "action", "initiative"):
        seat = table.to_move[0]
        legal = table.legal(seat)
        wanted = [a for a in legal if a in ("skip", "done")] or [a for a in legal if a.startswith("card:")]
        table.play(seat, wanted[0])
        if table.outcome or table.question(seat) == "initiative":
            break
    return table
