"""The only file that knows Web Push: keys, sealed messages, and what push services answer."""

from __future__ import annotations

import base64
from typing import Final

import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from magehall.server.store import Subscription

PATIENCE: Final = 20.0
GONE: Final = (404, 410)
"""What a push service answers when a subscription no longer exists."""
TOO_MANY: Final = 429


def new_key() -> str:
    """Make a private key for signing, as text."""
    vapid = Vapid02()
    vapid.generate_keys()
    return _text(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """Return the public key that browsers ask for before they subscribe."""
    key = Vapid02.from_string(private).public_key
    return _text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _text(key: bytes) -> str:
    return base64.urlsafe_b64encode(key).rstrip(b"=").decode()


class Unreachable(Exception):
    """A notice could not be delivered: `is_gone` if it never will be, `may_pass` if it may be later."""

    def __init__(self, why: str, is_gone: bool = False, may_pass: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone
        self.may_pass = may_pass


def send(to: Subscription, text: str, private: str, contact: str, topic: str, seconds: int) -> None:
    """Seal a notice for one browser and hand it to its push service, which keeps it for this long."""
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    with requests.Session() as session:
        session.max_redirects = 0
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": keys},
                text,
                vapid_private_key=Vapid02.from_string(private),
                vapid_claims={"sub": contact},
                timeout=PATIENCE,
                ttl=seconds,
                headers={"Topic": topic, "Urgency": "normal"},
                requests_session=session,
            )
        except WebPushException as error:
            status = error.status_code or 0
            is_busy = status >= 500 or status == TOO_MANY
            raise Unreachable(str(status), is_gone=status in GONE, may_pass=is_busy) from None
        except requests.RequestException as error:
            raise Unreachable(type(error).__name__, may_pass=True) from None
        except ValueError as error:  # no message can be sealed with such keys
            raise Unreachable(type(error).__name__, is_gone=True) from None
