"""The options of a game."""

from detente.engine.options import OptionList

option = OptionList()
LENGTH = option("length", ("full", "short"), rule="1.1")
COINS = option("coins", ("open", "hidden"), rule="2.5")
OPTIONS = option.all()
SHORT, HIDDEN = 1, 1
