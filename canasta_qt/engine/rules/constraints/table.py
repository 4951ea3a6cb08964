"""Constraints on who plays and on what is dealt: teams, the match, the pack, the foot, the cut."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules.constraints.issues import Issue, Test, error, warning
from canasta_qt.engine.rules.declarations.hand_patterns import parse_pattern
from canasta_qt.engine.rules.facts import cards_dealt, pack_size, stock_at_start
from canasta_qt.engine.rules.table_rules import TableRules

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
        yield error("team_mode", "match.players", "match.team_mode", players=match.players)
    if match.team_mode in ("pairs", "triples", "rotating_3v2") and match.score_unit == "per_player":
        yield error("score_unit_teams", "match.score_unit", "match.team_mode")
    if match.team_mode == "temp_2v1" and match.score_unit == "per_team":
        yield error("score_unit_alone", "match.score_unit", "match.team_mode")
    if match.team_mode == "solo" and match.score_unit == "per_team":
        yield warning("score_unit_alone", "match.score_unit", "match.team_mode")
    if match.dealer_rotation == "alternate" and match.players > 2:
        yield error("rotation", "match.dealer_rotation", "match.players", players=match.players)


def _partners(rules: TableRules) -> Iterator[Issue]:
    mode = rules.match.team_mode
    if mode in ("solo", "temp_2v1") and rules.match.partner_selection == "draw_two_highest":
        yield warning("draw_alone", "match.partner_selection", "match.team_mode")
    if mode == "solo" and rules.permission.mode != "none":
        yield warning("permission_alone", "permission.mode", "match.team_mode")
    if mode == "solo" and rules.go_out.partner_in_foot:
        yield error("foot_alone", "go_out.partner_in_foot", "match.team_mode")
    if mode in ("solo", "temp_2v1") and rules.foot.pickup == "partner_then_self":
        yield error("foot_alone", "foot.pickup", "match.team_mode")


def _match_end(rules: TableRules) -> Iterator[Issue]:
    end = rules.match.end
    number = end.score if end.kind == "target" else end.count
    other = end.count if end.kind == "target" else end.score
    if number is None or other is not None:
        yield error("match_end", "match.end")
    win = rules.match.instant_win
    if win is None:
        return
    known = {hand.id for hand in rules.special_hands.hands}
    missing = [hand for hand in win.special_hands if hand not in known]
    if missing:
        yield error("instant_win", "match.instant_win", "special_hands.list", missing=len(missing))


def _special_hands(rules: TableRules) -> Iterator[Issue]:
    names = [hand.id for hand in rules.special_hands.hands]
    if len(set(names)) < len(names):
        yield error("hand_twice", "special_hands.list")
    held = rules.deal.hand_size + rules.draw.count
    reached = {held, rules.deal.hand_size + 1} if rules.pile.special_hand_one_card else {held}
    sizes = {parse_pattern(hand.pattern).size for hand in rules.special_hands.hands}
    for size in sorted(sizes - reached):
        yield warning(
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
        yield error("no_hidden_map", "deal.pile_face_down", "deal.pile_face_down_map")
    if deal.pile_face_down != 0 and not deal.upcard:
        yield error("hidden_without_upcard", "deal.pile_face_down", "deal.upcard")
    stock = stock_at_start(rules)
    if stock <= 0:
        yield error(
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
        yield error("turn_card", "deal.turn_card", have=stock)


def _cutting(rules: TableRules) -> Iterator[Issue]:
    deal = rules.deal
    if deal.exact_cut_bonus is not None and deal.exact_cut_bonus.cards >= pack_size(rules):
        yield error("cut", "deal.exact_cut_bonus", "pack.decks", have=pack_size(rules))
    turned = deal.upcard and deal.upcard_reject and deal.upcard_reject_action != "leave"
    if deal.upcard_max_rejects is not None and not turned:
        yield warning("rejects_off", "deal.upcard_max_rejects", "deal.upcard_reject")


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
            yield error("retract", "discard.empty_pile_fallback", key)


def _foot(rules: TableRules) -> Iterator[Issue]:
    if (rules.deal.foot_size > 0) != (rules.foot.pickup != "none"):
        yield error("foot", "deal.foot_size", "foot.pickup", foot=rules.deal.foot_size)
    if rules.foot.pickup == "none" and rules.go_out.partner_in_foot:
        yield error("no_foot", "go_out.partner_in_foot", "foot.pickup")


def _bonus_cards(rules: TableRules) -> Iterator[Issue]:
    bonus = rules.bonus_cards
    if bonus.mode == "none":
        return
    if not any(bonus.counts):
        yield warning("no_bonus_cards", "bonus_cards.mode", "bonus_cards.counts")
    needs = bonus.needs_turn_card or bonus.limit == "through_turn_card"
    if needs and rules.deal.turn_card is None:
        yield error(
            "no_turn_card", "deal.turn_card", "bonus_cards.needs_turn_card", "bonus_cards.limit"
        )


OF_TABLE: Final[tuple[Test, ...]] = (
    _teams,
    _partners,
    _match_end,
    _special_hands,
    _deal,
    _cutting,
    _retraction,
    _foot,
    _bonus_cards,
)
"""Constraints on the table and the deal."""
