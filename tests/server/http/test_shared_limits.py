"""Limits that servers count together in Redis: a real one, and one that lives in this process."""

import time
from collections.abc import AsyncIterator, Callable

import pytest

from detente.server.errors import TooFast
from detente.server.http.limits import PER_VISITOR, RATES, Limits
from detente.server.http.shared_limits import HELD, SharedLimits

from .. import redis_server

pytestmark = pytest.mark.anyio
Make = Callable[[str], Limits]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["fake", "real"])
async def server(request: pytest.FixtureRequest) -> AsyncIterator[Make]:
    """Makes the limits of a server by its name."""
    if request.param == "real" and not redis_server.is_installed():
        pytest.skip(redis_server.MISSING)
    fakeredis = pytest.importorskip("fakeredis")
    running = redis_server.RedisServer() if request.param == "real" else None
    fake, made = fakeredis.FakeServer(), list[SharedLimits]()
    if running:
        running.start()

    def make(name: str) -> Limits:
        limits = Limits()
        client = None if running else fakeredis.FakeAsyncRedis(server=fake)
        limits.shared = SharedLimits(running.url if running else "", "site", name, client)
        made.append(limits.shared)
        return limits

    yield make
    for shared in made:
        await shared.close()
    if running:
        running.close()


async def test_attempts_at_two_servers_count_together(server: Make) -> None:
    both = [server("one"), server("two")]
    for number in range(int(RATES["login"][0])):
        await both[number % 2].take_everywhere("login", "192.0.2.7")
    for limits in both:
        with pytest.raises(TooFast) as refused:
            await limits.take_everywhere("login", "192.0.2.7")
        assert 1 <= refused.value.facts["seconds"] <= 10
    await both[0].take_everywhere("login", "192.0.2.8")  # of another address
    await both[0].take_everywhere("account", "192.0.2.7")  # of another kind


async def test_a_shared_bucket_fills_again_and_a_refusal_takes_nothing_out_of_it(server: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    shared, now = server("one").shared, [time.time()]
    assert shared is not None
    monkeypatch.setattr(time, "time", lambda: now[0])
    for _ in range(3):
        assert await shared.wait_for("login", "somebody", 3.0, 0.1) == 0
    assert 9 < await shared.wait_for("login", "somebody", 3.0, 0.1) <= 10
    now[0] += 9.0
    for _ in range(2):
        assert 0.5 < await shared.wait_for("login", "somebody", 3.0, 0.1) <= 1.01
    now[0] += 1.1
    assert await shared.wait_for("login", "somebody", 3.0, 0.1) == 0
    assert await shared.wait_for("login", "somebody", 3.0, 0.1) > 8


async def test_sockets_at_two_servers_count_together_and_those_of_a_dead_server_no_longer(
    server: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = server("one"), server("two")
    held = [(one, two)[number % 2].hold_everywhere("visitor x", PER_VISITOR) for number in range(int(PER_VISITOR))]
    for socket in held:
        await socket.__aenter__()
    for limits in (one, two):
        with pytest.raises(TooFast):
            async with limits.hold_everywhere("visitor x", PER_VISITOR):
                pass
    await held[0].__aexit__(None, None, None)
    async with two.hold_everywhere("visitor x", PER_VISITOR):
        pass
    # Server one is gone without a word; server two says that its sockets are open.
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + HELD / 2)
    assert two.shared is not None
    await two.shared.renew()
    monkeypatch.setattr(time, "time", lambda: now + HELD + 1)
    three = server("three")
    again = [three.hold_everywhere("visitor x", PER_VISITOR) for _ in range(int(PER_VISITOR / 2) + 1)]
    for socket in again[:-1]:
        await socket.__aenter__()
    with pytest.raises(TooFast):
        await again[-1].__aenter__()


async def test_nobody_is_named_in_redis(server: Make) -> None:
    limits = server("one")
    await limits.take_everywhere("login", "192.0.2.7")
    async with limits.hold_everywhere("192.0.2.7"):
        assert limits.shared is not None
        keys = [key.decode() for key in await limits.shared._redis.keys("*")]
        assert len(keys) == 2
        assert not any("192.0.2.7" in key for key in keys)
        assert all([await limits.shared._redis.ttl(key) > 0 for key in keys])  # and none of it stays


async def test_without_redis_every_server_counts_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits()
    limits.shared = SharedLimits("redis://127.0.0.1:1", "site", "one")
    for _ in range(int(RATES["login"][0])):
        await limits.take_everywhere("login", "192.0.2.7")
    with pytest.raises(TooFast):
        await limits.take_everywhere("login", "192.0.2.7")
    async with limits.hold_everywhere("192.0.2.7"):
        pass
    await limits.shared.close()
