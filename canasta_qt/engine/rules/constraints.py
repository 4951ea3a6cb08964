"""Whether rules fit together: ``check`` reports every problem at once, as codes and numbers.

An *error* makes a game impossible or meaningless; a *warning* is odd but can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from canasta_qt.engine.cards import RUN_CANASTA
from canasta_qt.engine.rules.cautions import CAUTIONS
from canasta_qt.engine.rules.facts import (
    cards_dealt,
    pack_size,
    seats_dealt,
    stock_at_start,
)
from canasta_qt.engine.rules.hand_patterns import parse_pattern
from canasta_qt.engine.rules.issues import Issue
from canasta_qt.engine.rules.issues import error as _error
from canasta_qt.engine.rules.issues import warning as _warning
from canasta_qt.engine.rules.table_rules import TableRules

__all__ = ["TESTS", "Issue", "check", "seats_dealt"]


def check(rules: TableRules) -> tuple[Issue, ...]:
    """Every problem of the rules; errors first, otherwise in a fixed order."""
    issues = [issue for test in TESTS for issue in test(rules)]
    return tuple(sorted(issues, key=lambda issue: issue.severity != "error"))


_PLAYERS_OF_MODE: dict[str, tuple[int, ...]] = {
    "solo": (2, 3, 4, 5, 6),
    "pairs": (4, 6),
    "triples": (6,),
    "temp_2v1": (3,),
    "rotating_3v2": (5,),
}


def _teams(rules: TableRules) -> Iterator[Issue]:
    match = rules.match
    if match.players not in _PLAYERS_OF_MODE[match.team_mode]:
        yield _error("team_mode", "match.players", "match.team_mode", players=match.players)
    if match.team_mode in ("pairs", "triples", "rotating_3v2") and match.score_unit == "per_player":
        yield _error("score_unit_teams", "match.score_unit", "match.team_mode")
    if match.team_mode == "temp_2v1" and match.score_unit == "per_team":
        yield _error("score_unit_alone", "match.score_unit", "match.team_mode")
    if match.team_mode == "solo" and match.score_unit == "per_team":
        yield _warning("score_unit_alone", "match.score_unit", "match.team_mode")
    if match.dealer_rotation == "alternate" and match.players > 2:
        yield _error("rotation", "match.dealer_rotation", "match.players", players=match.players)


def _partners(rules: TableRules) -> Iterator[Issue]:
    mode = rules.match.team_mode
    if mode in ("solo", "temp_2v1") and rules.match.partner_selection == "draw_two_highest":
        yield _warning("draw_alone", "match.partner_selection", "match.team_mode")
    if mode == "solo" and rules.permission.mode != "none":
        yield _warning("permission_alone", "permission.mode", "match.team_mode")
    if mode == "solo" and rules.go_out.partner_in_foot:
        yield _error("foot_alone", "go_out.partner_in_foot", "match.team_mode")
    if mode in ("solo", "temp_2v1") and rules.foot.pickup == "partner_then_self":
        yield _error("foot_alone", "foot.pickup", "match.team_mode")


def _match_end(rules: TableRules) -> Iterator[Issue]:
    end = rules.match.end
    number = end.score if end.kind == "target" else end.count
    other = end.count if end.kind == "target" else end.score
    if number is None or other is not None:
        yield _error("match_end", "match.end")
    win = rules.match.instant_win
    if win is None:
        return
    known = {hand.id for hand in rules.special_hands.hands}
    missing = [hand for hand in win.special_hands if hand not in known]
    if missing:
        yield _error("instant_win", "match.instant_win", "special_hands.list", missing=len(missing))


def _special_hands(rules: TableRules) -> Iterator[Issue]:
    """Before the opening a hand after the draw is always of one size."""
    held = rules.deal.hand_size + rules.draw.count
    reached = {held, rules.deal.hand_size + 1} if rules.pile.special_hand_one_card else {held}
    sizes = {parse_pattern(hand.pattern).size for hand in rules.special_hands.hands}
    for size in sorted(sizes - reached):
        yield _warning(
            "special_size",
            "special_hands.list",
            "deal.hand_size",
            "draw.count",
            size=size,
            held=held,
        )


def _deal(rules: TableRules) -> Iterator[Issue]:
    deal = rules.deal
    if deal.pile_face_down == "by_upcard" and not deal.pile_face_down_map:
        yield _error("no_hidden_map", "deal.pile_face_down", "deal.pile_face_down_map")
    if deal.pile_face_down != 0 and not deal.upcard:
        yield _error("hidden_without_upcard", "deal.pile_face_down", "deal.upcard")
    stock = stock_at_start(rules)
    if stock <= 0:
        yield _error(
            "too_few_cards",
            "match.players",
            "pack.decks",
            "pack.jokers",
            "deal.hand_size",
            "deal.foot_size",
            "deal.pile_face_down",
            "bonus_cards.counts",
            needed=cards_dealt(rules) + 1,
            have=pack_size(rules),
        )
    elif deal.turn_card is not None and deal.turn_card > stock:
        yield _error("turn_card", "deal.turn_card", have=stock)


def _cutting(rules: TableRules) -> Iterator[Issue]:
    deal = rules.deal
    if deal.exact_cut_bonus is not None and deal.exact_cut_bonus.cards >= pack_size(rules):
        yield _error("cut", "deal.exact_cut_bonus", "pack.decks", have=pack_size(rules))
    turned = deal.upcard and deal.upcard_reject and deal.upcard_reject_action != "leave"
    if deal.upcard_max_rejects is not None and not turned:
        yield _warning("rejects_off", "deal.upcard_max_rejects", "deal.upcard_reject")


def _retraction(rules: TableRules) -> Iterator[Issue]:
    """Melds can go back only where no card nobody knew was picked up after them."""
    if rules.discard.empty_pile_fallback != "retract_melds" or not rules.discard.empty_pile_ban:
        return
    unknown = {
        "deal.foot_size": rules.deal.foot_size > 0,
        "deal.pile_face_down": rules.deal.pile_face_down != 0,
        "meld.discard_heap": rules.meld.discard_heap,
    }
    for key, used in unknown.items():
        if used:
            yield _error("retract", "discard.empty_pile_fallback", key)


def _foot(rules: TableRules) -> Iterator[Issue]:
    if (rules.deal.foot_size > 0) != (rules.foot.pickup != "none"):
        yield _error("foot", "deal.foot_size", "foot.pickup", foot=rules.deal.foot_size)
    if rules.foot.pickup == "none" and rules.go_out.partner_in_foot:
        yield _error("no_foot", "go_out.partner_in_foot", "foot.pickup")


def _bonus_cards(rules: TableRules) -> Iterator[Issue]:
    bonus = rules.bonus_cards
    if bonus.mode == "none":
        return
    if not any(bonus.counts):
        yield _warning("no_bonus_cards", "bonus_cards.mode", "bonus_cards.counts")
    needs = bonus.needs_turn_card or bonus.limit == "through_turn_card"
    if needs and rules.deal.turn_card is None:
        yield _error(
            "no_turn_card", "deal.turn_card", "bonus_cards.needs_turn_card", "bonus_cards.limit"
        )


def _melds(rules: TableRules) -> Iterator[Issue]:
    meld = rules.meld
    if meld.max_size is not None and meld.min_size > meld.max_size:
        yield _error("min_max", "meld.min_size", "meld.max_size", low=meld.min_size)
    if meld.max_size is not None and meld.canasta_size > meld.max_size:
        yield _error("canasta_max", "meld.canasta_size", "meld.max_size", canasta=meld.canasta_size)
    if meld.min_size > meld.canasta_size:
        yield _error("canasta_min", "meld.min_size", "meld.canasta_size", low=meld.min_size)
    if meld.min_naturals > meld.min_size:
        yield _warning("naturals", "meld.min_naturals", "meld.min_size", low=meld.min_naturals)
    dirty = [r for r in meld.wild_only_if_opened_dirty if r in meld.never_wild_ranks]
    if dirty:
        yield _error("never_and_dirty", "meld.never_wild_ranks", "meld.wild_only_if_opened_dirty")


def _wild_cards(rules: TableRules) -> Iterator[Issue]:
    """Every source has wild twos and jokers, and the engine's tables rest on it."""
    pack = rules.pack
    if "2" not in pack.wild_ranks or (pack.jokers and "X" not in pack.wild_ranks):
        yield _error("wild_ranks", "pack.wild_ranks", "pack.jokers")


def _spans(rules: TableRules) -> Iterator[Issue]:
    spans = (
        ("black_three.meld_sizes", rules.black_three.meld_sizes),
        ("wild_meld.sizes", rules.wild_meld.sizes),
        ("sequence.sizes", rules.sequence.sizes),
    )
    for key, (low, high) in spans:
        if high is not None and low > high:
            yield _error("span", key, low=low, high=high)


def _canastas_of_other_kinds(rules: TableRules) -> Iterator[Issue]:
    size = rules.meld.canasta_size
    highest = rules.wild_meld.sizes[1]
    if rules.wild_meld.enabled and highest is not None and highest < size:
        yield _error("wild_canasta", "wild_meld.sizes", "meld.canasta_size", high=highest)
    if rules.wild_meld.enabled and not rules.pack.wild_ranks:
        yield _error("no_wilds", "wild_meld.enabled", "pack.wild_ranks")
    longest = rules.sequence.sizes[1]
    if rules.sequence.enabled and longest is not None and longest < RUN_CANASTA:
        yield _error("run_canasta", "sequence.sizes", high=longest, canasta=RUN_CANASTA)
    wants = {need.kind for need in rules.go_out.kinds}
    if "wild" in wants and not rules.wild_meld.enabled:
        yield _error("kind_off", "go_out.kinds", "wild_meld.enabled")
    if "sequence" in wants and not rules.sequence.enabled:
        yield _error("kind_off", "go_out.kinds", "sequence.enabled")
    if len(wants) != len(rules.go_out.kinds):
        yield _error("kind_twice", "go_out.kinds")


def _opening(rules: TableRules) -> Iterator[Issue]:
    starts = [start for start, _ in rules.initial.table]
    by_score = rules.initial.basis == "score"
    if by_score and starts[:1] != [None]:
        yield _error("opening_first_row", "initial.table")
    if not by_score and (not starts or (starts[0] is not None and starts[0] > 1)):
        yield _error("opening_first_deal", "initial.table", "initial.basis")
    rest = starts[1:]
    numbers = [start for start in starts if start is not None]
    if None in rest or any(a >= b for a, b in pairwise(numbers)):
        yield _error("opening_order", "initial.table")
    for tier in rules.initial.tiers:
        if (tier.from_score is None) == (tier.from_deal is None):
            yield _error("tier_from", "initial.tiers")


def _red_threes(rules: TableRules) -> Iterator[Issue]:
    red = rules.red_three
    most = 2 * rules.pack.decks
    if red.role != "penalty_card" and len(red.totals) <= most:
        yield _error("totals", "red_three.totals", "pack.decks", rows=len(red.totals), threes=most)
    modern = red.role == "modern"
    if modern != (rules.black_three.role == "modern"):
        yield _error("modern_threes", "red_three.role", "black_three.role")
    if (red.positive_if == "matrix") != rules.score.matrix:
        yield _error("matrix", "red_three.positive_if", "score.matrix")
    if red.discardable and rules.discard.threes != "any":
        yield _warning("red_discard", "red_three.discardable", "discard.threes")


def _black_threes(rules: TableRules) -> Iterator[Issue]:
    black = rules.black_three
    most = 2 * rules.pack.decks
    if black.role != "stop" and len(black.totals) <= most:
        yield _error(
            "totals", "black_three.totals", "pack.decks", rows=len(black.totals), threes=most
        )
    if black.role != "stop" and black.removed_on_pile_take is not None:
        yield _error("black_removed", "black_three.removed_on_pile_take", "black_three.role")
    if black.meld != "never" and black.meld_sizes[0] > most + black.meld_wilds:
        yield _warning(
            "black_never", "black_three.meld_sizes", "pack.decks", low=black.meld_sizes[0]
        )


def _pile(rules: TableRules) -> Iterator[Issue]:
    pile = rules.pile
    if pile.amount == "top_n" and pile.n is None:
        yield _error("pile_n", "pile.amount", "pile.n")
    if pile.needs_n and pile.n is None:
        yield _error("pile_n", "pile.needs_n", "pile.n")
    needed = pile.naturals_needed
    if needed.unfrozen > needed.frozen:
        yield _warning(
            "easier_frozen", "pile.naturals_needed", unfrozen=needed.unfrozen, frozen=needed.frozen
        )
    if rules.wild_meld.pile_take != "never" and not rules.wild_meld.enabled:
        yield _error("wild_take", "wild_meld.pile_take", "wild_meld.enabled")


def _going_out(rules: TableRules) -> Iterator[Issue]:
    concealed = rules.concealed
    if concealed.without_canasta_total is not None and concealed.total is None:
        yield _warning("concealed_off", "concealed.without_canasta_total", "concealed.total")
    if rules.score.canastas_for_positive > rules.go_out.canastas:
        yield _warning(
            "positive_above_out",
            "score.canastas_for_positive",
            "go_out.canastas",
            canastas=rules.score.canastas_for_positive,
        )


TESTS: Final[tuple[Callable[[TableRules], Iterator[Issue]], ...]] = (
    _teams,
    _partners,
    _match_end,
    _special_hands,
    _deal,
    _cutting,
    _retraction,
    _foot,
    _bonus_cards,
    _melds,
    _wild_cards,
    _spans,
    _canastas_of_other_kinds,
    _opening,
    _red_threes,
    _black_threes,
    _pile,
    _going_out,
    *CAUTIONS,
)
"""Every constraint: a function from rules to the issues it finds."""
