"""The former name of `view`; will be removed in the next release."""

import warnings

from .view import *  # noqa: F403
from .view import wrap_board

warnings.warn("detente.engine.page is detente.engine.view now, and its view wrap_board", DeprecationWarning, stacklevel=2)

view = wrap_board
