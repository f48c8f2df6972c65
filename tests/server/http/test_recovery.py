"""Passwords changed and reset, addresses confirmed: by mails that a real SMTP server gets."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from detente.server.mail import sender
from detente.server.mail.smtp import SmtpServer
from detente.server.settings import BadSetting, read_settings
from detente.server.store.outbox import posting

from ..helpers import PATIENCE, Person, Site, serving
from ..mail_server import MailServer, html_of, mail_server, text_of, token_of
from .test_sessions import another_device, is_closed

pytestmark = pytest.mark.anyio
OLD, NEW = "a horse in the rain", "a boat on the lake"
ADDRESS = "https://play.example"


@pytest.fixture
async def post() -> AsyncIterator[MailServer]:
    async with mail_server() as mails:
        yield mails


@pytest.fixture
async def mailing(tmp_path: Path, post: MailServer) -> AsyncIterator[Site]:
    """A server that sends mail."""
    async with serving(tmp_path, mail=post.url, address=ADDRESS) as site:
        yield site


async def member(site: Site, lang: str = "", login: str = "annaanna") -> Person:
    person = await site.guest("Anna", lang)
    await person.post("/api/me/account", login=login, password=OLD)
    return person


async def confirmed(site: Site, post: MailServer, lang: str = "", login: str = "annaanna") -> Person:
    """A member whose address is known."""
    person, before = await member(site, lang, login), len(post.mails)
    await person.post("/api/me/email", email="Anna@Example.org", password=OLD)
    await site.stranger().post("/api/me/confirm", token=token_of(await post.next(before + 1)))
    return person


async def test_a_changed_password_ends_other_sessions_and_asks_for_the_old_one(site: Site) -> None:
    anna = await member(site)
    phone = await another_device(site, anna)
    table = await anna.create(mode="hotseat")
    here, there = await anna.sit(table["id"]), await phone.sit(table["id"])
    await here.until(0)
    assert (await anna.post("/api/me/password", 401, old="not my password", password=NEW))["name"] == "wrong-login"
    assert (await anna.post("/api/me/password", 422, old=OLD, password="password1"))["name"] == "weak-password"
    await anna.post("/api/me/password", old=OLD, password=NEW)
    assert await is_closed(there)
    assert (await phone.get("/api/me"))["visitor"] is None
    await here.play()
    assert (await anna.get("/api/me"))["visitor"]["login"] == "annaanna"
    stranger = site.stranger()
    await stranger.post("/api/me/login", 401, login="annaanna", password=OLD)
    await stranger.post("/api/me/login", login="annaanna", password=NEW)
    assert (await (await site.guest("Boris")).post("/api/me/password", 409, old=OLD, password=NEW))["name"] == "no-account"


async def test_an_address_counts_when_it_is_confirmed(mailing: Site, post: MailServer) -> None:
    anna = await member(mailing)
    assert (await anna.post("/api/me/email", 401, email="anna@example.org", password=NEW))["name"] == "wrong-login"
    assert (await anna.post("/api/me/email", email="Anna@Example.org", password=OLD))["seconds"] == 2 * 86_400
    mail = await post.next(1)
    me = (await anna.get("/api/me"))["visitor"]
    assert (me["email"], me["confirmed"]) == (None, False)
    await mailing.stranger().post("/api/me/forgotten", who="anna@example.org")
    assert (mail["To"], mail["From"], mail["Auto-Submitted"]) == ("Anna@Example.org", "Détente <play@example.org>", "auto-generated")
    token = token_of(mail)
    assert f"{ADDRESS}/confirm#{token}" in html_of(mail)
    done = await mailing.stranger().post("/api/me/confirm", token=token)
    assert done == {"login": "annaanna", "email": "anna@example.org"}
    me = (await anna.get("/api/me"))["visitor"]
    assert (me["email"], me["confirmed"]) == ("anna@example.org", True)
    assert (await mailing.stranger().post("/api/me/confirm", 403, token=token))["name"] == "bad-link"
    await asyncio.sleep(0.3)
    assert len(post.mails) == 1, "nothing was sent to an address that was not confirmed"


async def test_the_old_address_is_told_of_the_new_one(mailing: Site, post: MailServer) -> None:
    anna = await confirmed(mailing, post)
    await anna.post("/api/me/email", email="other@example.org", password=OLD)
    await anna.post("/api/me/confirm", token=token_of(await post.next(2)))
    assert ((await post.next(3))["To"], (await post.next(3))["Subject"]) == ("anna@example.org", "Your e-mail address was changed")


async def test_a_forgotten_password_is_reset_by_a_mail_once(mailing: Site, post: MailServer) -> None:
    anna, thief = await confirmed(mailing, post), mailing.stranger()
    line = await anna.sit((await anna.create(mode="hotseat"))["id"])
    await line.until(0)
    for who in ("annaanna", "ANNA@example.org"):
        assert (await thief.post("/api/me/forgotten", who=who))["seconds"] == 1800
    first, second = token_of(await post.next(2)), token_of(await post.next(3))
    assert (await thief.post("/api/me/reset", 403, token=first + "x", password=NEW))["name"] == "bad-link"
    assert (await thief.post("/api/me/reset", 422, token=first, password="password1"))["name"] == "weak-password"
    fresh = mailing.stranger()
    assert (await fresh.post("/api/me/reset", token=first, password=NEW))["visitor"]["login"] == "annaanna"
    assert await is_closed(line)
    assert (await anna.get("/api/me"))["visitor"] is None
    for used in (first, second):
        assert (await thief.post("/api/me/reset", 403, token=used, password=OLD))["name"] == "bad-link"
    await thief.post("/api/me/login", 401, login="annaanna", password=OLD)
    await anna.post("/api/me/login", login="annaanna", password=NEW)
    assert (await post.next(4))["Subject"] == "Your password was changed"


async def test_a_reset_link_works_for_30_minutes(mailing: Site, post: MailServer, monkeypatch: pytest.MonkeyPatch) -> None:
    await confirmed(mailing, post)
    await mailing.stranger().post("/api/me/forgotten", who="annaanna")
    token, real = token_of(await post.next(2)), time.time
    monkeypatch.setattr(time, "time", lambda: real() + 31 * 60)
    assert (await mailing.stranger().post("/api/me/reset", 403, token=token, password=NEW))["name"] == "bad-link"


async def test_nobody_learns_whether_an_account_exists(mailing: Site, post: MailServer) -> None:
    await confirmed(mailing, post)
    stranger = mailing.stranger()
    answers = [
        await stranger.post("/api/me/forgotten", who=who) for who in ("annaanna", "anna@example.org", "nobody", "no@body.org", "%%%")
    ]
    assert all(answer == answers[0] for answer in answers)
    await post.next(3)


async def test_mails_are_limited_by_account_and_by_address(tmp_path: Path, post: MailServer) -> None:
    async with serving(tmp_path, mail=post.url, address=ADDRESS, limits=1.0, proxy=True) as site:
        person = site.stranger()

        async def ask(who: str, address: str) -> int:
            answer = await person.http.post("/api/me/forgotten", json={"who": who}, headers={"X-Forwarded-For": address})
            return answer.status_code

        assert [await ask("annaanna", f"10.0.0.{n}") for n in range(5)] == [200, 200, 200, 429, 429]
        assert 429 in [await ask(f"other{n}", "10.0.1.1") for n in range(12)]


@pytest.mark.parametrize(
    ("lang", "subject", "words"),
    [
        ("en", "A new password", "30 minutes"),
        ("pl", "Nowe hasło", "30 minut"),
        ("ru", "Новый пароль", "30 минут"),
        ("hu", "Új jelszó", "30 percig"),
    ],
)
async def test_mails_are_in_the_readers_language(mailing: Site, post: MailServer, lang: str, subject: str, words: str) -> None:
    await confirmed(mailing, post, lang)
    await mailing.stranger().post("/api/me/forgotten", who="annaanna")
    mail = await post.next(2)
    assert mail["Subject"] == subject
    assert words in text_of(mail)
    assert words in html_of(mail)
    assert f'lang="{lang}"' in html_of(mail)


async def test_a_mail_that_is_not_taken_is_tried_again_until_it_is(
    mailing: Site, post: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "PAUSES", (0.05, 0.1))
    post.refusals = ["451 later", "421 later", "451 later"]
    anna = await member(mailing)
    await anna.post("/api/me/email", email="anna@example.org", password=OLD)
    await post.next(1)
    async with asyncio.timeout(PATIENCE):
        while await mailing.tables.store.outbox.next_due() is not None:
            await asyncio.sleep(0.02)
    assert (len(post.mails), post.attempts) == (1, 4)


async def test_a_mail_to_nobody_is_given_up(mailing: Site, post: MailServer) -> None:
    post.refusals = ["550 no such reader"]
    anna = await member(mailing)
    await anna.post("/api/me/email", email="nobody@example.org", password=OLD)
    async with asyncio.timeout(PATIENCE):
        while post.attempts < 1 or await mailing.tables.store.outbox.next_due() is not None:
            await asyncio.sleep(0.02)
    assert not post.mails


@pytest.mark.parametrize("address", ["anna@[", "anna@[127.0.0.1]", "[anna]@example.org"])
async def test_an_address_that_no_header_can_hold_is_refused(mailing: Site, address: str) -> None:
    anna = await member(mailing)
    await anna.post("/api/me/email", 422, email=address, password=OLD)
    await (await mailing.guest("Boris")).post("/api/me/account", 422, login="borisboris", password=OLD, email=address)


async def test_a_mail_that_cannot_be_written_keeps_no_other_from_being_sent(mailing: Site, post: MailServer) -> None:
    """One with such an address, which an older server took."""
    anna = await member(mailing)
    await mailing.tables.store.outbox.write(posting("anna@[", "Hello", "Hello", "<p>Hello</p>", 3600))
    await anna.post("/api/me/email", email="anna@example.org", password=OLD)
    assert "anna@example.org" in str((await post.next(1))["To"])
    async with asyncio.timeout(PATIENCE):
        while await mailing.tables.store.outbox.next_due() is not None:
            await asyncio.sleep(0.02)


async def test_mails_outlive_the_server(tmp_path: Path, post: MailServer) -> None:
    async with serving(tmp_path, mail="smtp://127.0.0.1:1?from=play@example.org", address=ADDRESS) as site:
        anna = await member(site)
        await anna.post("/api/me/email", email="anna@example.org", password=OLD)
        due = await site.tables.store.outbox.due()
        for mail in due:
            await site.tables.store.outbox.put_off(mail, 0)
    async with serving(tmp_path, mail=post.url, address=ADDRESS) as site:
        if not due:
            async with asyncio.timeout(sender.PAUSES[0] + sender.LOOK + PATIENCE):
                while not post.mails:
                    await asyncio.sleep(0.1)
        await site.stranger().post("/api/me/confirm", token=token_of(await post.next(1)))


async def test_two_servers_send_a_mail_once(tmp_path: Path, post: MailServer) -> None:
    async with serving(tmp_path, mail=post.url, address=ADDRESS) as site:
        anna, twin = await member(site), sender.MailSender(site.tables.store.outbox, None)
        server = SmtpServer("127.0.0.1", post.port, "play@example.org")
        for number in range(5):
            await anna.post("/api/me/email", email=f"anna{number}@example.org", password=OLD)
            await twin._send_all(server)
        await post.next(5)
        await asyncio.sleep(0.3)
        assert len(post.mails) == len({mail["Message-ID"] for mail in post.mails}) == 5


async def test_a_server_without_mail_says_so(site: Site) -> None:
    anna = await member(site)
    assert (await anna.get("/api/me"))["mail"] is False
    assert (await anna.post("/api/me/email", 409, email="anna@example.org", password=OLD))["name"] == "no-mail"
    assert (await anna.post("/api/me/forgotten", 409, who="annaanna"))["name"] == "no-mail"


@pytest.mark.parametrize(
    "url", ["mail.example", "http://mail.example?from=a@b.c", "smtp://mail.example", "smtp://h?from=nobody", "smtp://h?x=1"]
)
def test_an_address_that_is_no_mail_servers_is_refused(url: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({"mail": url, "address": ADDRESS})
    assert (refused.value.facts["setting"], refused.value.facts["given"]) == ("mail", "…"), "a password is not repeated"
    with pytest.raises(BadSetting):
        read_settings({"mail": "smtp://h?from=a@b.c"})
    with pytest.raises(BadSetting):
        read_settings({"mail": "smtp://h?from=a@b.c", "address": "play.example"})
