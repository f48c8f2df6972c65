"""Web push: messages encrypted for one browser (RFC 8291, aes128gcm of RFC 8188), signed in the site's name (VAPID, RFC 8292)."""

from __future__ import annotations

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ..errors import BadMessage
from .outgoing import read_address

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

LONGEST = 3000  # bytes of a message; push services take 4096 with what encryption adds
POINT, AUTH = 65, 16  # bytes of a browser's public key and of its secret
RECORD = 4096
TOKEN_AGE = 12 * 3600  # seconds for which a signature is valid


def can_push() -> bool:
    """Return whether the library for encryption is installed (`detente[push]`)."""
    return find_spec("cryptography") is not None


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_subscription(endpoint: str, p256dh: str, auth: str, is_inside_allowed: bool) -> None:
    """BadMessage unless this is a valid push subscription."""
    from cryptography.hazmat.primitives.asymmetric import ec

    read_address(endpoint, is_inside_allowed)
    try:
        point, secret = decode(p256dh), decode(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise BadMessage("bad-message") from error
    if len(point) != POINT or len(secret) != AUTH:
        raise BadMessage("bad-message")


def new_key() -> str:
    """A new private key, as stored."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


@cache
def read_key(kept: str) -> EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(int.from_bytes(decode(kept), "big"), ec.SECP256R1())


def point_of(key: EllipticCurvePrivateKey) -> bytes:
    """The public key of a private key, in the browsers' encoding."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(kept: str) -> str:
    """The public key that browsers subscribe with."""
    return encode(point_of(read_key(kept)))


def encrypt(message: bytes, p256dh: str, auth: str, key: EllipticCurvePrivateKey | None = None, salt: bytes | None = None) -> bytes:
    """Encrypt a message for one browser; key and salt are fresh unless a test supplies them."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    sender, grain = key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    point = decode(p256dh)
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
    ours = point_of(sender)
    secret = derive(shared, decode(auth), b"WebPush: info\0" + point + ours, 32)
    content_key = derive(secret, grain, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, grain, b"Content-Encoding: nonce\0", 12)
    head = grain + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(content_key).encrypt(nonce, message + b"\x02", None)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(SHA256(), length, salt, info).derive(secret)


def authorization(kept: str, endpoint: str, contact: str, now: float | None = None) -> str:
    """The VAPID header; *contact* is an address for the push service."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    until = int((time.time() if now is None else now) + TOKEN_AGE)
    claims = {"aud": read_address(endpoint, True).origin, "exp": until, "sub": contact}
    text = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    first, second = decode_dss_signature(read_key(kept).sign(text.encode(), ec.ECDSA(SHA256())))
    signature = encode(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
    return f"vapid t={text}.{signature}, k={public_key(kept)}"


def push_body(body: dict[str, Any]) -> bytes:
    """The payload for the page's service worker; a text that is too long is truncated."""
    message = {"title": body["title"], "body": body["text"], "link": body["link"], "tag": body["tag"]}
    data = json.dumps(message, ensure_ascii=False).encode()
    while len(data) > LONGEST:
        message["body"] = message["body"][: len(message["body"]) * 2 // 3].rstrip() + "…"
        data = json.dumps(message, ensure_ascii=False).encode()
    return data
