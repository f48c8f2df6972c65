"""Build hook: a wheel carries the built pages. An editable install does not need them; `make` builds them where they are served from."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Pages(BuildHookInterface[Any]):
    """Runs web/build.py before a wheel is filled."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "standard":
            runpy.run_path(str(Path(self.root) / "web" / "build.py"), run_name="__main__")
