"""Seeds of bots: luck of their own, from which nobody can compute a deck.

A bot's process is handed a level, a seed and a view. The seed must not be the match's, nor anything
that leads back to it, or a bot could shuffle the cards again and know them all.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from canasta_qt.record.log import MatchLog

_DRAWN: Final = secrets.token_hex(32)
"""Stands in where a match has no secret; another one each time that the program runs."""


def bot_seed(log: MatchLog, who: object) -> str:
    """The seed of a seat's bot (or of another thinker, by a word) in a match, in hexadecimal.

    A keyed hash under the match's secret, so it is the same again in a replay and leads neither
    to the secret nor to the match's seed.

    >>> log = played(secret="0" * 64).log
    >>> bot_seed(log, 1) == bot_seed(log, 1) != bot_seed(log, 2)
    True
    """
    secret, text = (log.secret, f"bot {who}") if log.secret else (_DRAWN, f"bot {log.seed}/{who}")
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def hidden_seed(text: str) -> str:
    """A seed that follows one way from a text, for bots among themselves who share no secret.

    Such matches are dealt from a seed that is written on a command line, and are played again
    from it.
    """
    return hashlib.sha256(f"canasta-qt/bot/{text}".encode()).hexdigest()
