"""``TableRules``: every rule of one table as a frozen value, and access to it by option key.

An option key is ``group.option``, for instance ``pile.layoff``.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from canasta_qt.engine.rules.declarations.deal import (
    BonusCardsRules,
    DealRules,
    DrawRules,
    FootRules,
)
from canasta_qt.engine.rules.declarations.declare import OPTION, group
from canasta_qt.engine.rules.declarations.ending import (
    ConductRules,
    PenaltyRules,
    ScoreRules,
    SpecialHandsRules,
    StockEndRules,
)
from canasta_qt.engine.rules.declarations.going_out import (
    ConcealedRules,
    GoOutRules,
    PermissionRules,
)
from canasta_qt.engine.rules.declarations.match_and_cards import MatchRules, PackRules
from canasta_qt.engine.rules.declarations.melds import (
    MeldRules,
    SequenceRules,
    SpecialRankRules,
    WildMeldRules,
)
from canasta_qt.engine.rules.declarations.opening import InitialRules
from canasta_qt.engine.rules.declarations.pile import DiscardRules, FreezeRules, PileRules
from canasta_qt.engine.rules.declarations.threes import BlackThreeRules, RedThreeRules, ThreeRules


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules in force at one table: frozen, hashable, picklable, equal by value."""

    match: MatchRules = group(MatchRules(), "The match")
    pack: PackRules = group(PackRules(), "The cards")
    deal: DealRules = group(DealRules(), "The deal")
    draw: DrawRules = group(DrawRules(), "Drawing")
    bonus_cards: BonusCardsRules = group(BonusCardsRules(), "Bonus cards for opening")
    foot: FootRules = group(FootRules(), "The foot")
    red_three: RedThreeRules = group(RedThreeRules(), "Red threes")
    black_three: BlackThreeRules = group(BlackThreeRules(), "Black threes")
    three: ThreeRules = group(ThreeRules(), "Keeping threes")
    meld: MeldRules = group(MeldRules(), "Melds")
    wild_meld: WildMeldRules = group(WildMeldRules(), "Wild melds")
    sequence: SequenceRules = group(SequenceRules(), "Sequences")
    special_rank: SpecialRankRules = group(SpecialRankRules(), "Aces and sevens")
    initial: InitialRules = group(InitialRules(), "Opening")
    pile: PileRules = group(PileRules(), "Taking the pile")
    freeze: FreezeRules = group(FreezeRules(), "Freezing the pile")
    discard: DiscardRules = group(DiscardRules(), "Discarding")
    go_out: GoOutRules = group(GoOutRules(), "Going out")
    permission: PermissionRules = group(PermissionRules(), "May I go out?")
    concealed: ConcealedRules = group(ConcealedRules(), "Going out concealed")
    special_hands: SpecialHandsRules = group(SpecialHandsRules(), "Special hands")
    stock_end: StockEndRules = group(StockEndRules(), "End of the stock")
    score: ScoreRules = group(ScoreRules(), "Scoring")
    penalty: PenaltyRules = group(PenaltyRules(), "Penalties")
    table: ConductRules = group(ConductRules(), "At the table")

    def value(self, key: str) -> object:
        """The typed value of an option by its key. ``KeyError`` for an unknown key."""
        group_name, name = ATTRIBUTES[key]
        value: object = getattr(getattr(self, group_name), name)
        return value


ATTRIBUTES = {
    f"{of.name}.{one.metadata[OPTION].name or one.name}": (of.name, one.name)
    for of in fields(TableRules)
    for one in fields(getattr(TableRules(), of.name))
}
"""Option key to the names of its group and attribute."""


def get(rules: TableRules, key: str) -> object:
    """The typed value of an option by its key. ``KeyError`` for an unknown key.

    >>> get(TableRules(), "draw.count")
    1
    """
    return rules.value(key)


def replace_option(rules: TableRules, key: str, value: object) -> TableRules:
    """A copy of the rules with one option changed; ``value`` is taken as already typed.

    >>> replace_option(TableRules(), "draw.count", 2).draw.count
    2
    """
    group_name, name = ATTRIBUTES[key]
    changed = replace(getattr(rules, group_name), **{name: value})
    return replace(rules, **{group_name: changed})
