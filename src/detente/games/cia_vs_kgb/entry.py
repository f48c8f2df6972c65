"""The kernels that Python calls: the engine's, bound to these rules."""

from detente.engine.entry_points import bind_rules
from detente.engine.rules import Kernels

from .briefing import start
from .observation import clear_state, imagine, observe, see
from .rules import advance, answer

KERNELS = Kernels(start, answer, advance, observe, imagine, clear_state, see)

drive, simulate, play_one = bind_rules(__name__, __file__, KERNELS)
