"""How a log and the engine can part."""

from __future__ import annotations

from detente.engine.errors import BadRecord


class Differs(Exception):
    """The log says one thing at a line, the engine another; *rule* decides."""

    def __init__(self, line: int, said: str, found: str, rule: str) -> None:
        super().__init__(line, said, found, rule)
        self.line, self.said, self.found, self.rule = line, said, found, rule
        self.reached = (0, 0)  # section, and how many of its lines had been followed

    def error(self, path: str) -> BadRecord:
        """The same for the caller of the importer."""
        return BadRecord("import-differs", path=path, line=self.line, said=self.said, found=self.found, rule=self.rule)


class Torn(Differs):
    """The log ends in the middle of what the engine would do."""
