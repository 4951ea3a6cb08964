"""The proof of a fair deal as the player reads it: seals before, decks and salts after a deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.record.fair_deal import check_deal, seal_to_come
from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.record.notation import cards_text


@dataclass(frozen=True, slots=True)
class DealProof:
    """What may be shown of one deal's deck now.

    Attributes:
        deal: its number. seal: empty for a deal without one.
        state: only of a deal that is over `salt` and `deck` may be seen; else both are empty.
        kept: whether the seal, computed again, is the same; False while the deal is not over.
        shuffled: whether the match's seed gives this deck; False while the deal is not over.
    """

    deal: int
    seal: str
    state: Literal["over", "now", "to_come"] = "now"
    salt: str = ""
    deck: str = ""
    kept: bool = False
    shuffled: bool = False

    @property
    def open(self) -> bool:
        """Whether the deal is over."""
        return self.state == "over"


def proofs(log: MatchLog, *, over: bool) -> tuple[DealProof, ...]:
    """The deals of a match, the first first, and the one to come unless the match is `over`."""
    shown = [_proof(log, deal) for deal in log.deals]
    to_come = None if over else seal_to_come(log)
    if to_come is not None:
        shown.append(DealProof(len(log.deals) + 1, to_come.digest, "to_come"))
    return tuple(shown)


def _proof(log: MatchLog, deal: DealLog) -> DealProof:
    check = check_deal(log, deal)
    if deal.scored is None:
        return DealProof(deal.number, check.digest)
    return DealProof(
        deal.number,
        check.digest,
        "over",
        check.salt,
        cards_text(deal.order),
        check.kept,
        check.shuffled,
    )
