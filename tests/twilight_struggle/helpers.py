"""Short words for tests of Twilight Struggle: a rule is proved in a few lines."""

from typing import Any

from detente.engine.game import Game
from detente.engine.table import Table

GAME = Game("twilight_struggle")


def at(line: str, seed: int = 0) -> Table:
    """A table at a position line (docs/notation.md)."""
    return GAME.position(line, seed=seed)


def new(seed: int = 1, **options: Any) -> Table:
    """A new game."""
    return GAME.new(seed=seed, **options)


def play(table: Table, seat: str, *actions: str, dice: tuple[int, ...] = (), cards: tuple[str, ...] = ()) -> Table:
    """Play actions one after another; dice and drawn cards are forced before the first."""
    table.force_dice(list(dice))
    table.force_cards(list(cards))
    for action in actions:
        table.play(seat, action)
    return table


def event(table: Table, seat: str, card: str, dice: tuple[int, ...] = (), cards: tuple[str, ...] = ()) -> Table:
    """Play a card from the hand so that its event happens first: as the event, or before the operations."""
    table.play(seat, f"card:{card}")
    if table.question(seat) != "play":  # a scoring card has only its event
        return table
    how = "play:event" if "play:event" in table.legal(seat) else "play:event_first"
    return play(table, seat, how, dice=dice, cards=cards)


def countries(table: Table, seat: str, *names: str) -> Table:
    """Choose countries one after another."""
    return play(table, seat, *(f"country:{name}" for name in names))


def offered(table: Table, seat: str, kind: str = "") -> set[str]:
    """What is legal, without the kind: offered(table, "us", "country") gives names of countries."""
    if not kind:
        return set(table.legal(seat))
    return {action.partition(":")[2] for action in table.legal(seat) if action.startswith(kind + ":")}
