"""Constraints on play and scores, and cautions about rules that hardly anybody means."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from canasta_qt.engine.cards import RUN_CANASTA
from canasta_qt.engine.rules.constraints.issues import Issue, Test, error, warning
from canasta_qt.engine.rules.facts import best_opening, seats_dealt, stock_at_start
from canasta_qt.engine.rules.table_rules import TableRules


def _melds(rules: TableRules) -> Iterator[Issue]:
    meld = rules.meld
    if meld.max_size is not None and meld.min_size > meld.max_size:
        yield error("min_max", "meld.min_size", "meld.max_size", low=meld.min_size)
    if meld.max_size is not None and meld.canasta_size > meld.max_size:
        yield error("canasta_max", "meld.canasta_size", "meld.max_size", canasta=meld.canasta_size)
    if meld.min_size > meld.canasta_size:
        yield error("canasta_min", "meld.min_size", "meld.canasta_size", low=meld.min_size)
    if meld.min_naturals > meld.min_size:
        yield warning("naturals", "meld.min_naturals", "meld.min_size", low=meld.min_naturals)
    dirty = [r for r in meld.wild_only_if_opened_dirty if r in meld.never_wild_ranks]
    if dirty:
        yield error("never_and_dirty", "meld.never_wild_ranks", "meld.wild_only_if_opened_dirty")


def _wild_cards(rules: TableRules) -> Iterator[Issue]:
    """Every source has wild twos and jokers, and the engine's tables rest on it."""
    pack = rules.pack
    if "2" not in pack.wild_ranks or (pack.jokers and "X" not in pack.wild_ranks):
        yield error("wild_ranks", "pack.wild_ranks", "pack.jokers")


def _spans(rules: TableRules) -> Iterator[Issue]:
    spans = (
        ("black_three.meld_sizes", rules.black_three.meld_sizes),
        ("wild_meld.sizes", rules.wild_meld.sizes),
        ("sequence.sizes", rules.sequence.sizes),
    )
    for key, (low, high) in spans:
        if high is not None and low > high:
            yield error("span", key, low=low, high=high)


def _canastas_of_other_kinds(rules: TableRules) -> Iterator[Issue]:
    size = rules.meld.canasta_size
    highest = rules.wild_meld.sizes[1]
    if rules.wild_meld.enabled and highest is not None and highest < size:
        yield error("wild_canasta", "wild_meld.sizes", "meld.canasta_size", high=highest)
    if rules.wild_meld.enabled and not rules.pack.wild_ranks:
        yield error("no_wilds", "wild_meld.enabled", "pack.wild_ranks")
    longest = rules.sequence.sizes[1]
    if rules.sequence.enabled and longest is not None and longest < RUN_CANASTA:
        yield error("run_canasta", "sequence.sizes", high=longest, canasta=RUN_CANASTA)
    wants = {need.kind for need in rules.go_out.kinds}
    if "wild" in wants and not rules.wild_meld.enabled:
        yield error("kind_off", "go_out.kinds", "wild_meld.enabled")
    if "sequence" in wants and not rules.sequence.enabled:
        yield error("kind_off", "go_out.kinds", "sequence.enabled")
    if len(wants) != len(rules.go_out.kinds):
        yield error("kind_twice", "go_out.kinds")


def _opening(rules: TableRules) -> Iterator[Issue]:
    starts = [start for start, _ in rules.initial.table]
    by_score = rules.initial.basis == "score"
    if by_score and starts[:1] != [None]:
        yield error("opening_first_row", "initial.table")
    if not by_score and (not starts or (starts[0] is not None and starts[0] > 1)):
        yield error("opening_first_deal", "initial.table", "initial.basis")
    rest = starts[1:]
    numbers = [start for start in starts if start is not None]
    if None in rest or any(a >= b for a, b in pairwise(numbers)):
        yield error("opening_order", "initial.table")
    for tier in rules.initial.tiers:
        if (tier.from_score is None) == (tier.from_deal is None):
            yield error("tier_from", "initial.tiers")


def _red_threes(rules: TableRules) -> Iterator[Issue]:
    red = rules.red_three
    most = 2 * rules.pack.decks
    if red.role != "penalty_card" and len(red.totals) <= most:
        yield error("totals", "red_three.totals", "pack.decks", rows=len(red.totals), threes=most)
    modern = red.role == "modern"
    if modern != (rules.black_three.role == "modern"):
        yield error("modern_threes", "red_three.role", "black_three.role")
    if (red.positive_if == "matrix") != rules.score.matrix:
        yield error("matrix", "red_three.positive_if", "score.matrix")
    if red.role == "penalty_card" and rules.black_three.role == "bonus_like_red":
        yield error("black_like_red", "black_three.role", "red_three.role")
    if red.discardable and rules.discard.threes != "any":
        yield warning("red_discard", "red_three.discardable", "discard.threes")


def _black_threes(rules: TableRules) -> Iterator[Issue]:
    black = rules.black_three
    most = 2 * rules.pack.decks
    if black.role != "stop" and len(black.totals) <= most:
        yield error(
            "totals", "black_three.totals", "pack.decks", rows=len(black.totals), threes=most
        )
    if black.role != "stop" and black.removed_on_pile_take is not None:
        yield error("black_removed", "black_three.removed_on_pile_take", "black_three.role")
    if black.meld != "never" and black.meld_sizes[0] > most + black.meld_wilds:
        yield warning(
            "black_never", "black_three.meld_sizes", "pack.decks", low=black.meld_sizes[0]
        )


def _pile(rules: TableRules) -> Iterator[Issue]:
    pile = rules.pile
    if pile.amount == "top_n" and pile.n is None:
        yield error("pile_n", "pile.amount", "pile.n")
    needed = pile.naturals_needed
    if needed.unfrozen > needed.frozen:
        yield warning(
            "easier_frozen", "pile.naturals_needed", unfrozen=needed.unfrozen, frozen=needed.frozen
        )
    if rules.wild_meld.pile_take != "never" and not rules.wild_meld.enabled:
        yield error("wild_take", "wild_meld.pile_take", "wild_meld.enabled")


def _going_out(rules: TableRules) -> Iterator[Issue]:
    concealed = rules.concealed
    if concealed.without_canasta_total is not None and concealed.total is None:
        yield warning("concealed_off", "concealed.without_canasta_total", "concealed.total")
    if rules.score.canastas_for_positive > rules.go_out.canastas:
        yield warning(
            "positive_above_out",
            "score.canastas_for_positive",
            "go_out.canastas",
            canastas=rules.score.canastas_for_positive,
        )


OF_PLAY: Final[tuple[Test, ...]] = (
    _melds,
    _wild_cards,
    _spans,
    _canastas_of_other_kinds,
    _opening,
    _red_threes,
    _black_threes,
    _pile,
    _going_out,
)
"""Constraints on play and scores."""


_ROUNDS: Final = 2
"""A stock that does not last for so many draws by everybody is hardly a deal."""


def _small_stock(rules: TableRules) -> Iterator[Issue]:
    stock = stock_at_start(rules)
    if 0 < stock < _ROUNDS * seats_dealt(rules) * rules.draw.count:
        yield warning(
            "small_stock",
            "pack.decks",
            "pack.jokers",
            "deal.hand_size",
            "deal.foot_size",
            "match.players",
            "draw.count",
            stock=stock,
        )


def _opening_reach(rules: TableRules) -> Iterator[Issue]:
    minimums = [minimum for _, minimum in rules.initial.table]
    best = best_opening(rules)
    if best is not None and max(minimums) > best:
        yield warning(
            "opening_out_of_reach",
            "initial.table",
            "deal.hand_size",
            "initial.require",
            minimum=max(minimums),
            best=best,
        )
    falls = any(later < earlier for earlier, later in pairwise(minimums))
    if falls and not rules.initial.tiers:
        yield warning("opening_falls", "initial.table")


def _likely_end(rules: TableRules) -> Iterator[Issue]:
    total, bonus = rules.concealed.total, rules.go_out.bonus
    if total is not None and total < bonus:
        yield warning("concealed_less", "concealed.total", "go_out.bonus", total=total, bonus=bonus)
    needed = max(rules.go_out.canastas, sum(need.min for need in rules.go_out.kinds))
    if needed * rules.meld.canasta_size > 48 * rules.pack.decks + rules.pack.jokers:
        yield warning(
            "canastas_out_of_reach",
            "go_out.canastas",
            "go_out.kinds",
            "meld.canasta_size",
            "pack.decks",
            canastas=needed,
        )


def _bonuses(rules: TableRules) -> Iterator[Issue]:
    canasta = rules.score.canasta
    if canasta.mixed > canasta.natural:
        yield warning(
            "mixed_above_natural", "score.canasta", mixed=canasta.mixed, natural=canasta.natural
        )


CAUTIONS: Final[tuple[Test, ...]] = (_small_stock, _opening_reach, _likely_end, _bonuses)
"""Every caution; they find warnings only."""
