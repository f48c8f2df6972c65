"""Mails: the messages `mail-…` of the catalogues as plain text and as simple HTML."""

from __future__ import annotations

from dataclasses import dataclass
from email.header import Header
from email.headerregistry import HeaderRegistry, UniqueUnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from email.utils import formatdate
from html import escape
from typing import Any

from detente.engine.text import LANGUAGES, shared_catalogue

PAGE = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><title>{subject}</title></head>
<body style="margin:0;padding:24px;background:#f4f1ea;color:#1d1d1b;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto">
{body}
</div></body></html>
"""
BUTTON = (
    '<p><a href="{link}" style="display:inline-block;padding:10px 18px;background:#1d1d1b;color:#fff;text-decoration:none">'
    "{label}</a></p>\n"
    '<p style="font-size:13px;color:#5a574f;word-break:break-all">{link}</p>'
)


@dataclass(frozen=True)
class Mail:
    """A mail without its recipient."""

    subject: str
    text: str
    html: str
    pictures: tuple[tuple[str, bytes], ...] = ()  # PNG, and the name by which the HTML refers to each (`cid:`)


def compose(kind: str, lang: str, link: str = "", **facts: Any) -> Mail:
    """The mail `mail-KIND` in a language; its paragraph `{ $link }` becomes a button labelled `mail-KIND.button`.

    >>> print(compose("changed", "en", login="anna", site="https://play.example").subject)
    Your password was changed
    """
    language = lang if lang in LANGUAGES else "en"
    catalogue = shared_catalogue(language)
    subject = catalogue.format(f"mail-{kind}")
    text = catalogue.format(f"mail-{kind}.text", link=link, **facts)
    button = catalogue.format(f"mail-{kind}.button") if link else ""
    body = "\n".join(_paragraph(part, link, button) for part in text.split("\n\n"))
    return Mail(subject, text + "\n", PAGE.format(lang=language, subject=escape(subject), body=body))


def _paragraph(text: str, link: str, button: str) -> str:
    if link and text.strip() == link:
        return BUTTON.format(link=escape(link), label=escape(button))
    return f"<p>{escape(text).replace(chr(10), '<br>')}</p>"


class Subject(UniqueUnstructuredHeader):
    """A subject that keeps its spaces: `email` in Python 3.11 drops one wherever a line in another alphabet ends."""

    def fold(self, *, policy: Policy) -> str:
        return f"Subject: {Header(str(self), header_name='Subject').encode(linesep=policy.linesep)}{policy.linesep}"


HEADERS = HeaderRegistry()
HEADERS.map_to_type("subject", Subject)  # type: ignore[arg-type]  # it joins the base class itself
POLICY = EmailPolicy(header_factory=HEADERS)


def message_of(mail: Mail, sender: str, recipient: str, message_id: str, unsubscribe: str | None = None) -> EmailMessage:
    """A mail as it is sent, always with the same id, so that a duplicate can be recognised. *unsubscribe*: the address to which a mail
    program sends a POST when its user unsubscribes (RFC 8058)."""
    message = EmailMessage(POLICY)
    message["From"], message["To"], message["Subject"] = sender, recipient, mail.subject
    message["Date"], message["Message-ID"] = formatdate(usegmt=True), message_id
    message["Auto-Submitted"] = "auto-generated"
    if unsubscribe:
        message["List-Unsubscribe"], message["List-Unsubscribe-Post"] = f"<{unsubscribe}>", "List-Unsubscribe=One-Click"
    message.set_content(mail.text)
    message.add_alternative(mail.html, subtype="html")
    for name, picture in mail.pictures:
        page = message.get_payload()[1]  # type: ignore[index]
        page.add_related(picture, "image", "png", cid=f"<{name}>", disposition="inline", filename=f"{name.partition('@')[0]}.png")  # type: ignore[union-attr]
    return message
