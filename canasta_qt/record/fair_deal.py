"""The proof that nobody chose the cards: a commitment before the match, a seal before each deal.

The commitment is the SHA-256 of secret, seed, names and rules, shown before the player may cut.
Each deck follows from seed and cut by a key of its own; its seal is the SHA-256 of salt, number of
the deal and deck, and the salt follows from the secret (docs/playing/fair-cards.md).
"""

from __future__ import annotations

import hashlib
import hmac
import random
from dataclasses import dataclass, replace
from enum import Enum

from canasta_qt.engine.dealing import deal_rng, shuffled_fairly
from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.seating import SeatDraw
from canasta_qt.engine.setup import setup_for
from canasta_qt.record.log import DealLog, MatchLog, Seal
from canasta_qt.record.log_text import committed_text
from canasta_qt.record.notation import cards_text
from canasta_qt.record.seeds import is_short, one_deal


class Doubt(Enum):
    """A reason why something is not proved."""

    NO_DEALS = "no_deals"
    """Nothing was dealt."""
    UNCOMMITTED = "uncommitted"
    """Nothing was committed to before the first deal: the seed may have been chosen later."""
    SHORT_SEED = "short_seed"
    """The same, and the seed is too short to be a drawn one."""
    CHANGED = "changed"
    """Names, rules, seed or secret are not those that were committed to."""
    SEATING = "seating"
    """The seed seats the players, or chooses the dealer, in another way."""
    UNSEALED = "unsealed"
    """The deck has no seal."""
    SEAL = "seal"
    """Salt and deck give another seal."""
    SALT = "salt"
    """The secret gives another salt."""
    SHUFFLE = "shuffle"
    """Seed and cut give another deck."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What can be said of one deal's deck; `doubts` are empty where it is proved.

    `salt` and `digest`, the seal as it was shown, are empty for a deal without a seal.
    """

    deal: int
    salt: str
    digest: str
    doubts: tuple[Doubt, ...]

    @property
    def proved(self) -> bool:
        """Whether nobody can have arranged the deck: it was sealed, and comes from the seed."""
        return not self.doubts


@dataclass(frozen=True, slots=True)
class MatchCheck:
    """What can be said of a match: `doubts` are about the match as a whole."""

    commitment: str
    doubts: tuple[Doubt, ...]
    deals: tuple[DealCheck, ...]

    @property
    def proved(self) -> bool:
        """Whether nobody can have chosen any of its cards."""
        return not self.doubts and all(deal.proved for deal in self.deals)


def salt_of(secret: str, deal: int) -> str:
    """The salt of a deal: a keyed hash of its number, so no salt leads to another."""
    return _keyed(secret, f"deal {deal}")


def deck_key(seed: int | str, deal: int, cut: int | None) -> str:
    """What the deck of a deal is shuffled by: a keyed hash, so no deck leads to another."""
    return _keyed(str(seed), f"deal {deal}" if cut is None else f"deal {deal} cut {cut}")


def _keyed(key: str, text: str) -> str:
    return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()


def digest_of(salt: str, deal: int, order: tuple[int, ...]) -> str:
    """The SHA-256 of salt, number of the deal and deck as the log writes it, in hexadecimal."""
    return hashlib.sha256(f"{salt} {deal} {cards_text(order)}".encode()).hexdigest()


def seal_of(secret: str, deal: int, order: tuple[int, ...]) -> Seal | None:
    """The seal of a deck; None in a match without a secret."""
    if not secret:
        return None
    salt = salt_of(secret, deal)
    return Seal(salt, digest_of(salt, deal, order))


def commitment_of(log: MatchLog) -> str:
    """The commitment to what the log says before its first deal; empty without a secret."""
    if not log.secret:
        return ""
    return hashlib.sha256(committed_text(log).encode()).hexdigest()


def is_as_committed(log: MatchLog) -> bool:
    """Whether names, rules, seed and secret are those of the beginning, as far as is known."""
    return not log.commitment or log.commitment == commitment_of(log)


def deck_of(log: MatchLog, deal: int, cut: int | None = None) -> tuple[int, ...]:
    """The deck that the match's seed gives for a deal, played or still to come.

    `cut` counts before the first deal only; later it stands in the log. It does not enter the decks
    of a match without a secret.

    >>> log = played().log
    >>> deck_of(log, 1) == log.deals[0].order
    True
    """
    setup = setup_for(log.rules)
    if not log.commitment:
        return shuffled_fairly(setup, deal_rng(log.seed, deal))
    one = one_deal(log.seed)
    if one is not None:
        key = deck_key(one.seed, one.deal + deal - 1, one.cut)
        return shuffled_fairly(setup, random.Random(key))
    cut = log.cut if log.deals else cut
    return shuffled_fairly(setup, random.Random(deck_key(log.seed, deal, cut)))


def seating_of(rules: TableRules, seed: int | str) -> SeatDraw:
    """Who sits where and deals first, as a match's seed has it."""
    one = one_deal(seed)
    if one is None:
        return Match(rules, seed).seating
    seating = Match(rules, one.seed).seating
    return replace(seating, dealer=one.dealer % len(seating.persons))


def seal_to_come(log: MatchLog) -> Seal | None:
    """The seal of the deal after those that have begun; None in a match without a secret."""
    deal = len(log.deals) + 1
    return seal_of(log.secret, deal, deck_of(log, deal)) if log.secret else None


def check_deal(log: MatchLog, deal: DealLog) -> DealCheck:
    """Compute salt and seal of a deal again, and shuffle its deck again.

    >>> log = played(secret="0" * 64).log
    >>> check_deal(log, log.deals[0]).doubts
    ()
    """
    salt, digest = deal.seal or ("", "")
    fits = {
        Doubt.UNSEALED: deal.seal is not None,
        Doubt.SEAL: deal.seal is None or digest == digest_of(salt, deal.number, deal.order),
        Doubt.SALT: deal.seal is None or salt == salt_of(log.secret, deal.number),
        Doubt.SHUFFLE: deal.order == deck_of(log, deal.number),
    }
    return DealCheck(deal.number, salt, digest, _failed(fits))


def check_match(log: MatchLog) -> MatchCheck:
    """Check everything but the play: the commitment, the seats, and every deal, the first first.

    >>> check_match(played(secret="0" * 64).log).doubts
    ()
    """
    short = is_short(log.seed)
    fits = {
        Doubt.NO_DEALS: bool(log.deals),
        Doubt.UNCOMMITTED: bool(log.commitment) or short,
        Doubt.SHORT_SEED: bool(log.commitment) or not short,
        Doubt.CHANGED: is_as_committed(log),
        Doubt.SEATING: log.seating == seating_of(log.rules, log.seed),
    }
    return MatchCheck(
        log.commitment, _failed(fits), tuple(check_deal(log, deal) for deal in log.deals)
    )


def _failed(fits: dict[Doubt, bool]) -> tuple[Doubt, ...]:
    return tuple(doubt for doubt, fit in fits.items() if not fit)
