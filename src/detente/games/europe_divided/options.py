"""What can be chosen when a game is created."""

from detente.engine.options import Option

OPTIONS = (
    Option("length", ("full", "short"), rule="1.1"),
    Option("coins", ("open", "hidden"), rule="2.5"),
)
LENGTH, COINS = range(len(OPTIONS))
SHORT, HIDDEN = 1, 1
