"""When alerts go, and when it is quiet."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from detente.server.alerts.choices import KINDS, AlertChoices

WARSAW = ZoneInfo("Europe/Warsaw")


def at(*parts: int) -> float:
    return datetime(*parts, tzinfo=WARSAW).timestamp()  # type: ignore[arg-type, misc]


@pytest.mark.parametrize(
    ("now", "until"),
    [
        (at(2026, 11, 17, 21, 59), None),
        (at(2026, 11, 17, 22, 0), at(2026, 11, 18, 7, 0)),
        (at(2026, 11, 18, 6, 59), at(2026, 11, 18, 7, 0)),
        (at(2026, 11, 18, 7, 0), None),
        (at(2026, 3, 28, 23, 0), at(2026, 3, 29, 7, 0)),  # the night in which the clocks are put forward
        (at(2026, 10, 24, 23, 0), at(2026, 10, 25, 7, 0)),  # and back
    ],
)
def test_quiet_hours_go_over_midnight_in_the_members_time_zone(now: float, until: float | None) -> None:
    assert AlertChoices(zone="Europe/Warsaw", quiet=(22 * 60, 7 * 60)).quiet_until(now) == until


def test_quiet_hours_of_one_day_end_on_it() -> None:
    choice = AlertChoices(zone="Europe/Warsaw", quiet=(9 * 60, 17 * 60))
    assert choice.quiet_until(at(2026, 11, 17, 12, 0)) == at(2026, 11, 17, 17, 0)
    assert choice.quiet_until(at(2026, 11, 17, 8, 0)) is None
    assert AlertChoices(quiet=(60, 60)).quiet_until(0.0) is None


def test_kinds_are_switched_for_one_channel_and_no_other() -> None:
    choice = AlertChoices().changed("mail", KINDS, False)
    assert not any(choice.wants(kind, "mail") for kind in KINDS)
    assert all(choice.wants(kind, "push") for kind in KINDS)
    assert choice.changed("mail", ["low"], True).wanted["mail"] == ("low",)
