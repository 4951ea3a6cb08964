"""Which card may be discarded, and what keeps the others in the hand."""

from __future__ import annotations

from tests.oracle.referee.cards import is_black_three, is_red_three, is_three, rank
from tests.oracle.referee.melds import dead_ranks
from tests.oracle.referee.refusal import Refused, require
from tests.oracle.referee.table import RANK, WILD, Side, Table, canastas, is_complete
from tests.oracle.referee.threes import is_tabled_three

_ORDINARY, _DEAD, _ACE_SEVEN, _WILD, _LOCKED = range(5)


def is_locked(table: Table, card: str) -> bool:
    """Whether no rule lets this seat discard the card, whatever else it holds."""
    rules = table.rules
    if is_rank_locked(table, card):
        return True
    if rules.faces.is_wild(card):
        return wild_never(table)
    return False


def never_goes(table: Table, card: str) -> bool:
    """Whether the card is no legal discard to be kept: locked, or a three beside locked cards.

    Threes that lie on the table, or would, are looked at only in games that know such cards.
    """
    rules = table.rules
    if is_locked(table, card):
        return True
    wilds = rules["wild_meld.lock"] and "wild" in rules["go_out.blocked_by_incomplete"]
    held = rules["discard.wild"] == "never" or (wilds and rules["discard.wild"] == "allowed")
    if not is_tabled_three(rules, card) or not (rules["discard.rank_locks"] or held):
        return False
    try:
        _check_three(table, card)
    except Refused:
        return True
    return False


def is_rank_locked(table: Table, card: str) -> bool:
    """Whether the rank of the card may not be discarded now."""
    condition = table.rules["discard.rank_locks"].get(rank(card))
    if condition == "both_teams_have_sevens_canasta":
        return not all(_has_sevens(table, side) for side in table.sides)
    return bool(condition == "never")


def _has_sevens(table: Table, side: Side) -> bool:
    return any(meld.kind == RANK and meld.rank == "7" for meld in canastas(table, side))


def wild_never(table: Table) -> bool:
    """Whether wild cards may not be discarded at all now."""
    rules = table.rules
    if rules["discard.wild"] == "never":
        return True
    open_wild = any(meld.kind == WILD and not is_complete(rules, meld) for meld in table.side.melds)
    blocks = "wild" in rules["go_out.blocked_by_incomplete"] and rules["wild_meld.lock"]
    return bool(open_wild and blocks and rules["discard.wild"] == "allowed")


def check_discard(table: Table, card: str, *, empties: bool, goes_out: bool = False) -> None:
    """Whether this card may be discarded, `empties` when it is the last one.

    With `goes_out` nobody finds the pile any more, so that the ban of an empty one has no reason.
    """
    rules = table.rules
    require(card in table.player.hand, "E_NOT_HELD")
    if is_three(card):
        _check_three(table, card)
    if rules.faces.is_wild(card):
        _check_wild(table, empties=empties)
    condition = rules["discard.rank_locks"].get(rank(card))
    if condition is not None:
        require(not is_locked(table, card), "E_DISCARD_RANK")
    if not table.pile and rules["discard.empty_pile_ban"] and not goes_out:
        _check_empty_pile(table, card)


def _check_three(table: Table, card: str) -> None:
    code = bar_of_three(table, card)
    if code and not is_tabled_three(table.rules, card) and _holds_only_threes(table):
        threes = filter(is_three, table.player.hand)
        code = "" if all(bar_of_three(table, one) for one in threes) else code
    require(not code, code)


def bar_of_three(table: Table, card: str) -> str:
    """The code that bars a three by itself, whatever else the hand holds; or nothing."""
    rules = table.rules
    if is_red_three(card):
        allowed = rules["red_three.discardable"] and rules["discard.threes"] == "any"
        return "" if allowed else "E_DISCARD_THREE"
    if rules["discard.threes"] not in ("black", "any"):
        return "E_DISCARD_THREE"
    if rules["black_three.no_discard_first_round"] and table.player.turns == 1:
        others = (one for one in table.player.hand if not is_three(one))
        goes = all(is_locked(table, one) for one in others) and not is_tabled_three(rules, card)
        return "" if goes else "E_DISCARD_RANK"
    return ""


def _holds_only_threes(table: Table) -> bool:
    """Whether the hand has nothing but threes that are not laid: the least bad of it must go."""
    return all(is_three(card) or is_rank_locked(table, card) for card in table.player.hand)


def _check_wild(table: Table, *, empties: bool) -> None:
    rules, hand = table.rules, table.player.hand
    all_wild = all(rules.faces.is_wild(card) or not _possible(table, card) for card in hand)
    if wild_never(table):
        require(all_wild and len(hand) > 1, "E_DISCARD_WILD")
    elif rules["discard.wild"] == "last_or_all_wild":
        require(empties or all_wild, "E_DISCARD_WILD")


def _grade(table: Table, card: str) -> int:
    """How bad a card is on an empty pile, by the order of the fall-back."""
    ban, rules = table.rules["discard.empty_pile_ban"], table.rules
    if rules.faces.is_wild(card):
        return _WILD if "wild" in ban else _ORDINARY
    if rank(card) in ("A", "7") and rank(card) in ban:
        return _ACE_SEVEN
    if "dead" in ban and rank(card) in _dead_for_followers(table):
        return _DEAD
    if "safe" in ban and rank(card) in _safe_ranks(table):
        return _DEAD
    return _ORDINARY


def _dead_for_followers(table: Table) -> set[str]:
    mode = table.rules["meld.dead_ranks"]
    if mode == "both_teams":
        return dead_ranks(table, table.side)
    if mode == "none":
        return set()
    others = [side for side in table.sides if side is not table.side]
    return {meld.rank for side in others for meld in canastas(table, side) if meld.kind == RANK}


def _safe_ranks(table: Table) -> set[str]:
    """Ranks of which opponents have five cards or more."""
    others = [side for side in table.sides if side is not table.side]
    return {
        meld.rank
        for side in others
        for meld in side.melds
        if meld.kind == RANK and len(meld.cards) >= 5
    }


def _check_empty_pile(table: Table, card: str) -> None:
    grade = _grade(table, card)
    if grade == _ORDINARY:
        return
    others = [one for one in table.player.hand if _possible(table, one)]
    best = min((_grade(table, one) for one in others), default=grade)
    require(grade <= best, "E_DISCARD_SWAD")
    if table.rules["discard.empty_pile_fallback"] == "retract_melds":
        require(not can_retract(table), "E_DISCARD_SWAD")


def can_retract(table: Table) -> bool:
    """Whether a meld of this turn could go back: only the ban of an empty pile sends it."""
    return bool(table.turn.record) and not table.pile


def only_barred(table: Table) -> bool:
    """Whether the hand holds only locked ranks and threes that are laid out and never discarded."""
    return all(
        is_rank_locked(table, card)
        or (is_tabled_three(table.rules, card) and bar_of_three(table, card))
        for card in table.player.hand
    )


def _possible(table: Table, card: str) -> bool:
    """Whether the card could be discarded but for the ban of an empty pile."""
    try:
        if is_three(card):
            _check_three(table, card)
        elif table.rules.faces.is_wild(card):
            _check_wild(table, empties=False)
    except Refused:
        return False
    return not is_locked(table, card)


def legal_discards(table: Table, *, goes_out: bool = False) -> list[str]:
    """Every card that may be discarded now, going out left aside unless asked for."""
    found = []
    for card in sorted(table.player.hand):
        try:
            last = len(table.player.hand) == 1
            check_discard(table, card, empties=last, goes_out=goes_out)
        except Refused:
            continue
        found.append(card)
    return found


def is_stop_card(card: str) -> bool:
    """Whether it is a black three."""
    return is_black_three(card)
