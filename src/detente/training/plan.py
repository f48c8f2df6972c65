"""The former name of `settings`; will be removed in the next release."""

from __future__ import annotations

import warnings

from .settings import EXPLOITER, TrainingSettings

__all__ = ["EXPLOITER", "Plan"]
Plan = TrainingSettings
warnings.warn("detente.training.plan is detente.training.settings now, and Plan is TrainingSettings", DeprecationWarning, stacklevel=2)
