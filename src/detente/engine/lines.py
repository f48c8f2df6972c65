"""The former name of `position_syntax`; will be removed in the next release."""

import warnings

from .position_syntax import *  # noqa: F403

warnings.warn("detente.engine.lines is detente.engine.position_syntax now", DeprecationWarning, stacklevel=2)
