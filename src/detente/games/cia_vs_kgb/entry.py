"""The kernels that Python calls: the engine's, bound to these rules."""

from detente.engine.doors import open_doors

from .briefing import start
from .rules import advance, answer
from .view import clear_state, imagine, observe

drive, simulate, play_one = open_doors(
    __name__, __file__, start=start, answer=answer, advance=advance, observe=observe, imagine=imagine, clear_state=clear_state
)
