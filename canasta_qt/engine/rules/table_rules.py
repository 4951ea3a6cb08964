"""``TableRules``: every rule of one table as a frozen value, and access to it by option key.

An option key is ``group.option``, for instance ``pile.layoff``. ``TableRules()`` is the classic
four-handed game; all other games are differences from it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta_qt.engine.rules.group_melds import (
    BlackThreeRules,
    InitialRules,
    MeldRules,
    RedThreeRules,
    SequenceRules,
    SpecialRankRules,
    ThreeRules,
    WildMeldRules,
)
from canasta_qt.engine.rules.group_play import (
    ConcealedRules,
    ConductRules,
    DiscardRules,
    FreezeRules,
    GoOutRules,
    PenaltyRules,
    PermissionRules,
    PileRules,
    ScoreRules,
    SpecialHandsRules,
    StockEndRules,
)
from canasta_qt.engine.rules.group_setup import (
    BonusCardsRules,
    DealRules,
    DrawRules,
    FootRules,
    MatchRules,
    PackRules,
)


@dataclass(frozen=True, slots=True)
class TableRules:
    """The rules in force at one table: frozen, hashable, picklable, equal by value."""

    match: MatchRules = MatchRules()
    pack: PackRules = PackRules()
    deal: DealRules = DealRules()
    draw: DrawRules = DrawRules()
    bonus_cards: BonusCardsRules = BonusCardsRules()
    foot: FootRules = FootRules()
    red_three: RedThreeRules = RedThreeRules()
    black_three: BlackThreeRules = BlackThreeRules()
    three: ThreeRules = ThreeRules()
    meld: MeldRules = MeldRules()
    wild_meld: WildMeldRules = WildMeldRules()
    sequence: SequenceRules = SequenceRules()
    special_rank: SpecialRankRules = SpecialRankRules()
    initial: InitialRules = InitialRules()
    pile: PileRules = PileRules()
    freeze: FreezeRules = FreezeRules()
    discard: DiscardRules = DiscardRules()
    go_out: GoOutRules = GoOutRules()
    permission: PermissionRules = PermissionRules()
    concealed: ConcealedRules = ConcealedRules()
    special_hands: SpecialHandsRules = SpecialHandsRules()
    stock_end: StockEndRules = StockEndRules()
    score: ScoreRules = ScoreRules()
    penalty: PenaltyRules = PenaltyRules()
    table: ConductRules = ConductRules()


_ATTRIBUTE_OF_KEY = {"special_hands.list": ("special_hands", "hands")}
"""Options whose attribute cannot carry the key's own name (``list`` is a builtin)."""


def attribute_path(key: str) -> tuple[str, str]:
    """The group and attribute of an option key. ``KeyError`` if it is no ``group.option``."""
    found = _ATTRIBUTE_OF_KEY.get(key)
    if found is not None:
        return found
    group, dot, name = key.partition(".")
    if not dot:
        raise KeyError(key)
    return group, name


def get(rules: TableRules, key: str) -> object:
    """The typed value of an option by its key. ``KeyError`` for an unknown key."""
    group, name = attribute_path(key)
    try:
        value: object = getattr(getattr(rules, group), name)
    except AttributeError:
        raise KeyError(key) from None
    return value


def replace_option(rules: TableRules, key: str, value: object) -> TableRules:
    """A copy of the rules with one option changed; ``value`` is taken as already typed.

    Use :func:`canasta_qt.engine.rules.resolve` for values that need parsing and checking.
    """
    get(rules, key)
    group, name = attribute_path(key)
    changed = replace(getattr(rules, group), **{name: value})
    return replace(rules, **{group: changed})
