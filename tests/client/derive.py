"""The waiting client, made from the asynchronous one: `python -m tests.client.derive` writes src/detente/client/sync_client.py anew.

Both have the same methods, so one of them is written by hand. What differs is a table of words; ruff, by which everything here is
formatted, sets the imports in order. A test compares the two files.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import detente.client

FOLDER = Path(detente.client.__file__).parent
WRITTEN, DERIVED = FOLDER / "async_client.py", FOLDER / "sync_client.py"
WORDS = (  # regular expressions
    (r"that do several things at once\.", "that do one thing after the other. Derived from async_client.py (tests/client/derive.py)."),
    (r"asyncio\.wait_for\(self\._socket\.recv\(\), timeout\)", "self._socket.recv(timeout)"),
    (r"websockets\.asyncio", "websockets.sync"),
    (r"\basyncio\b", "time"),
    (r"\bAsync(?=[A-Z])", ""),
    (r"\b__a(?=(enter|exit|iter)__)", "__"),
    (r"\benter_async_context\b", "enter_context"),
    (r"\baclose\b", "close"),
    (r"\b(async|await) ", ""),
)


def derive(text: str) -> str:
    """The waiting client for the text of the asynchronous one."""
    for word, other in WORDS:
        text = re.sub(word, other, text)
    for command in (("check", "--select", "I", "--fix"), ("format",)):
        words = [sys.executable, "-m", "ruff", *command, "--quiet", "--stdin-filename", str(DERIVED), "-"]
        text = subprocess.run(words, input=text, capture_output=True, text=True, check=True).stdout
    return text


if __name__ == "__main__":
    DERIVED.write_text(derive(WRITTEN.read_text(encoding="utf-8")), encoding="utf-8")
