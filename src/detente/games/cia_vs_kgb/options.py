"""What can be chosen when a game is created."""

from detente.engine.options import Option

OPTIONS = (
    Option("points", (100, 50, 60, 75, 90, 120, 150), rule="10.1"),
    Option("riots_end_struggle", (True, False), rule="6.15"),
    Option("first_balance", ("random", "cia", "kgb"), rule="4.2"),
    Option("open_discards", (False, True), rule="6.8", since=2),
)
POINTS_TO_PLAY_TO, RIOTS_END_STRUGGLE, FIRST_BALANCE, OPEN_DISCARDS = range(len(OPTIONS))
