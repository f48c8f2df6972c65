"""Web push as the standards write it."""

import json
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from detente.server.alerts.webpush import authorization, decode, encode, encrypt, new_key, public_key, push_body, read_key

from .endpoint import Browser

# Appendix A of RFC 8291.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_a_message_is_encrypted_as_in_the_example_of_the_standard() -> None:
    assert encode(encrypt(PLAIN, RECEIVER, AUTH, read_key(SENDER), decode(SALT))) == SEALED


def test_only_the_browser_reads_it_and_each_time_it_looks_different() -> None:
    browser = Browser()
    keys = browser.subscription("")["keys"]
    one, two = (encrypt(PLAIN, keys["p256dh"], keys["auth"]) for _ in range(2))
    assert browser.read(one) == browser.read(two) == PLAIN
    assert one != two


def test_the_site_signs_who_it_is() -> None:
    key = new_key()
    token, given = (
        authorization(key, "https://push.example:8443/abc", "https://play.example", 1000.0).removeprefix("vapid t=").split(", k=")
    )
    head, claims, signature = token.split(".")
    assert json.loads(decode(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decode(claims)) == {"aud": "https://push.example:8443", "exp": 1000 + 12 * 3600, "sub": "https://play.example"}
    assert given == public_key(key)
    raw = decode(signature)
    parts = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decode(given))
    public.verify(parts, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


def test_a_long_message_is_cut_to_what_push_services_take() -> None:
    body = {"title": "t", "text": os.urandom(3000).hex(), "link": "/", "tag": "move"}
    assert len(push_body(body)) <= 3000
    assert json.loads(push_body(body))["body"].endswith("…")
