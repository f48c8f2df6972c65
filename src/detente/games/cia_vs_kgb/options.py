"""The options of a game."""

from detente.engine.options import OptionList

option = OptionList()
POINTS_TO_PLAY_TO = option("points", (100, 50, 60, 75, 90, 120, 150), rule="10.1")
RIOTS_END_STRUGGLE = option("riots_end_struggle", (True, False), rule="6.15")
FIRST_BALANCE = option("first_balance", ("random", "cia", "kgb"), rule="4.2")
OPEN_DISCARDS = option("open_discards", (False, True), rule="6.8", since=2)
OPTIONS = option.all()
