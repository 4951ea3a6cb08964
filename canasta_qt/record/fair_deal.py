"""The proof that a deck was in order before anybody played: a seal, shown before the deal.

A seal is the SHA-256 of a salt, the deal's number and the deck. The salt follows from a secret of
the match that has nothing to do with its seed, so the seal tells nothing about the cards; after
the deal salt and deck are open, and anybody can compute the seal again. docs/PLAYING.md tells how.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from canasta_qt.engine.dealing import deal_rng, shuffled_fairly
from canasta_qt.engine.setup import setup_for
from canasta_qt.record.log import DealLog, MatchLog, Seal
from canasta_qt.record.notation import cards_text


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What can be said of one deal's deck.

    Attributes:
        deal: its number. salt: empty for a deal without a seal.
        digest: the seal as it was shown before the deal, or an empty text.
        computed: the seal computed anew from salt and deck.
        shuffled: whether the deck is the one that the match's seed gives.
    """

    deal: int
    salt: str
    digest: str
    computed: str
    shuffled: bool

    @property
    def sealed(self) -> bool:
        """Whether there is a seal to check."""
        return bool(self.digest)

    @property
    def kept(self) -> bool:
        """Whether the deck is the one that was sealed."""
        return self.sealed and self.digest == self.computed

    @property
    def proved(self) -> bool:
        """Whether nobody can have arranged the deck: by its seal, or without one by the seed."""
        return self.kept if self.sealed else self.shuffled


def salt_of(secret: str, deal: int) -> str:
    """The salt of a deal: a keyed hash of its number, so no salt tells another."""
    return hmac.new(secret.encode(), f"deal {deal}".encode(), hashlib.sha256).hexdigest()


def digest_of(salt: str, deal: int, order: tuple[int, ...]) -> str:
    """The SHA-256 of salt, number of the deal and deck as the log writes it, in hexadecimal."""
    return hashlib.sha256(f"{salt} {deal} {cards_text(order)}".encode()).hexdigest()


def seal_of(secret: str, deal: int, order: tuple[int, ...]) -> Seal | None:
    """The seal of a deck; None in a match without a secret."""
    if not secret:
        return None
    salt = salt_of(secret, deal)
    return Seal(salt, digest_of(salt, deal, order))


def deck_of(log: MatchLog, deal: int) -> tuple[int, ...]:
    """The deck that the match's seed gives for a deal, played or still to come."""
    return shuffled_fairly(setup_for(log.rules), deal_rng(log.seed, deal))


def seal_to_come(log: MatchLog) -> Seal | None:
    """The seal of the deal after those that have begun; None in a match without a secret."""
    deal = len(log.deals) + 1
    return seal_of(log.secret, deal, deck_of(log, deal)) if log.secret else None


def check_deal(log: MatchLog, deal: DealLog) -> DealCheck:
    """Compute the seal of a deal again, and shuffle its deck again."""
    salt, digest = deal.seal or ("", "")
    computed = digest_of(salt, deal.number, deal.order) if salt else ""
    return DealCheck(deal.number, salt, digest, computed, deal.order == deck_of(log, deal.number))


def check_deals(log: MatchLog) -> tuple[DealCheck, ...]:
    """Every deal of a match, the first first."""
    return tuple(check_deal(log, deal) for deal in log.deals)
