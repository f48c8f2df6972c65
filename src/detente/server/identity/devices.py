"""A short, language-independent description of a session's device, from the browser's User-Agent."""

from __future__ import annotations

import re

LONGEST = 60
# The first match decides: browsers also name those before them.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Vivaldi", "Vivaldi"),
    ("SamsungBrowser", "Samsung Internet"),
    ("YaBrowser", "Yandex Browser"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chromium", "Chromium"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """A browser and its system; a program by its own name; empty without a User-Agent.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("python-httpx/0.28.1"), device_of("")
    ('python-httpx', '')
    """
    if agent.startswith("Mozilla/"):
        found = [next((name for mark, name in marks if mark in agent), "") for marks in (BROWSERS, SYSTEMS)]
        return ", ".join(name for name in found if name)
    program = re.match(r"[A-Za-z][\w.+ -]*", agent)
    return program[0].strip()[:LONGEST] if program else ""
