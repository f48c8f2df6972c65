"""The former name of `data_files`; will be removed in the next release."""

import warnings

from .data_files import *  # noqa: F403
from .data_files import read_data_file

warnings.warn("detente.engine.tables is detente.engine.data_files now, and its read_table read_data_file", DeprecationWarning, stacklevel=2)

read_table = read_data_file
