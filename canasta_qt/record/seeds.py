"""Seeds that can be passed on, and seeds of bots.

A drawn seed is 75 bits in the letters of codes; a match's secret follows from it one way, so that
both tables of a challenge have the same luck. One deal of a match has its seed with a tail:
`SEED/3.2.57` is the third deal, dealt by seat 2, the deck cut after 57 cards (0: not cut). A bot's
seed never leads back to the match's, or the bot could shuffle the cards again.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final, NamedTuple

from canasta_qt.record.crockford import LETTERS
from canasta_qt.record.log import MatchLog

DRAWN: Final = 15
"""Letters of a seed that is drawn."""

_TAIL: Final = re.compile(r"(.{1,100})/([1-9][0-9]{0,3})\.([0-9])\.([0-9]{1,3})", re.DOTALL)


class OneDeal(NamedTuple):
    """A deal of a match, to be played on its own; `seed`, `deal` and `cut` are the match's."""

    seed: str
    deal: int
    dealer: int
    cut: int | None = None

    def text(self) -> str:
        """As the seed of a match of one deal."""
        return f"{self.seed}/{self.deal}.{self.dealer}.{self.cut or 0}"


def drawn_seed() -> str:
    """A seed nobody has chosen and nobody can guess.

    >>> is_drawn(drawn_seed())
    True
    """
    return "".join(secrets.choice(LETTERS) for _ in range(DRAWN))


def seed_from(text: str) -> str:
    """A seed of the same form that follows from a text, e.g. from a date.

    >>> seed_from("2026-11-24")
    'DFZDVZFNQK7KCCG'
    """
    number = int.from_bytes(hashlib.sha256(text.encode()).digest())
    return "".join(LETTERS[number >> 5 * at & 31] for at in range(DRAWN))


def is_drawn(seed: int | str) -> bool:
    """Whether a seed has the form of a drawn one.

    >>> is_drawn("7"), is_drawn(seed_from("any text"))
    (False, True)
    """
    return isinstance(seed, str) and len(seed) == DRAWN and set(seed) <= set(LETTERS)


def is_short(seed: int | str) -> bool:
    """Whether a seed has fewer letters than a drawn one, so that somebody must have chosen it.

    >>> is_short(7), is_short("Sunday"), is_short(seed_from("any text"))
    (True, True, False)
    """
    return len(deck_seed(seed)) < DRAWN


def secret_of(seed: str) -> str:
    """The secret that follows from a seed that can be passed on: 64 hexadecimal digits."""
    return hmac.new(seed.encode(), b"canasta-qt/secret", hashlib.sha256).hexdigest()


def deck_seed(seed: int | str) -> str:
    """What the decks of a match follow from; a deal on its own shares it with its match.

    >>> deck_seed("ABC/2.1.0"), deck_seed("ABC")
    ('ABC', 'ABC')
    """
    one = one_deal(seed)
    return str(seed) if one is None else one.seed


def one_deal(seed: int | str) -> OneDeal | None:
    """What the seed of a single deal holds; None for any other seed.

    >>> one_deal("ABC/2.1.0")
    OneDeal(seed='ABC', deal=2, dealer=1, cut=None)
    >>> one_deal("ABC") is None
    True
    """
    found = _TAIL.fullmatch(seed) if isinstance(seed, str) else None
    if found is None:
        return None
    return OneDeal(found[1], int(found[2]), int(found[3]), int(found[4]) or None)


# --- bots ------------------------------------------------------------------------------------

_STAND_IN: Final = secrets.token_hex(32)
"""Stands in where a match has no secret; another one each time that the program runs."""


def bot_seed(log: MatchLog, who: object) -> str:
    """The seed of a seat's bot (or of another thinker, by a word) in a match, in hexadecimal.

    A keyed hash, the same again in a replay, that leads neither to secret nor seed.
    """
    secret, text = (
        (log.secret, f"bot {who}") if log.secret else (_STAND_IN, f"bot {log.seed}/{who}")
    )
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def hidden_seed(text: str) -> str:
    """A seed that follows one way from a text, for bots among themselves who share no secret."""
    return hashlib.sha256(f"canasta-qt/bot/{text}".encode()).hexdigest()
