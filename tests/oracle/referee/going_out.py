"""P4 and P5: how many cards must stay in the hand, and who may go out."""

from __future__ import annotations

from tests.oracle.referee.cards import rank
from tests.oracle.referee.discards import bar_of_three, is_locked, never_goes
from tests.oracle.referee.foot import comes_when_empty
from tests.oracle.referee.melds import Laying, run_sizes
from tests.oracle.referee.refusal import Refused, require
from tests.oracle.referee.rules import Rules
from tests.oracle.referee.table import BLACK, RANK, RUN, WILD, Meld, Side, Table, canastas
from tests.oracle.referee.threes import is_tabled_three


def is_clean(table: Table, meld: Meld) -> bool:
    """Whether a canasta has no wild card; Canastone: nor is one of twos, or with all jokers."""
    faces = table.rules.faces
    if meld.kind == WILD:
        if not knows_dirty(table.rules):
            return False
        twos = sum(rank(card) == "2" for card in meld.cards)
        return twos == len(meld.cards) or len(meld.cards) - twos == table.rules["pack.jokers"]
    return meld.wilds(faces) == 0


def knows_dirty(rules: Rules) -> bool:
    """Whether the game tells clean canastas from dirty ones, as Canastone does."""
    kinds = {need["kind"] for need in rules["go_out.kinds"]}
    return "dirty" in kinds or rules["red_three.positive_if"] == "clean_and_dirty"


def is_kind(table: Table, meld: Meld, kind: str) -> bool:
    """Whether a canasta is of a kind that a bonus asks for."""
    wilds = meld.wilds(table.rules.faces)
    if kind == "sevens":
        return meld.kind == RANK and meld.rank == "7"
    if kind == "natural":
        return meld.kind in (RANK, BLACK) and not wilds
    if kind == "mixed":
        return meld.kind == RANK and wilds > 0
    if kind == "wild":
        return meld.kind == WILD
    if kind == "sequence":
        return meld.kind == RUN
    if kind == "clean":
        return is_clean(table, meld)
    if kind == "dirty":
        return not is_clean(table, meld)
    raise ValueError(kind)


def serves(table: Table, meld: Meld, kind: str) -> bool:
    """Whether going out counts a canasta as this kind: sevens asked for alone are nothing else."""
    apart = any(need["kind"] == "sevens" for need in table.rules["go_out.kinds"])
    sevens = apart and kind in ("natural", "mixed") and is_kind(table, meld, "sevens")
    return is_kind(table, meld, kind) and not sevens


def counted_canastas(table: Table, side: Side) -> list[Meld]:
    """The canastas that count towards going out."""
    wild_counts = table.rules["wild_meld.counts_to_go_out"]
    return [meld for meld in canastas(table, side) if wild_counts or meld.kind != WILD]


def check_side_ready(table: Table) -> None:
    """P5 without the hand: canastas, kinds, red threes, incomplete melds, feet."""
    rules, side = table.rules, table.side
    made = counted_canastas(table, side)
    require(len(made) >= rules["go_out.canastas"], "E_GO_OUT_CANASTAS")
    for need in rules["go_out.kinds"]:
        count = sum(serves(table, meld, need["kind"]) for meld in made)
        require(count >= need["min"], "E_GO_OUT_KINDS", need["kind"])
    _check_red_threes(table)
    _check_incomplete(table)
    require(not table.player.has_foot, "E_GO_OUT_FOOT", "own foot")
    if rules["go_out.partner_in_foot"]:
        played = all(table.players[one].foot_played for one in table.partners(table.seat))
        require(played, "E_GO_OUT_FOOT", "partner")


def _check_red_threes(table: Table) -> None:
    need = table.rules["go_out.red_threes"]
    if need == "ge_canastas":
        own = len(table.side.red)
        require(own >= len(canastas(table, table.side)), "E_GO_OUT_RED3")
    elif need == "all":
        tabled = sum(len(side.red) for side in table.sides)
        require(tabled == 2 * table.rules["pack.decks"], "E_GO_OUT_RED3")


def _check_incomplete(table: Table) -> None:
    rules = table.rules
    blocked = rules["go_out.blocked_by_incomplete"]
    for meld in table.side.melds:
        if len(meld.cards) >= rules.canasta:
            continue
        pure_aces = meld.kind == RANK and meld.rank == "A" and not meld.wilds(rules.faces)
        bad = ("A_pure" in blocked and pure_aces) or ("wild" in blocked and meld.kind == WILD)
        bad = bad or ("7" in blocked and meld.kind == RANK and meld.rank == "7")
        require(not bad, "E_GO_OUT_INCOMPLETE", meld.rank)


def check_permission(table: Table) -> None:
    """The answer of the team-mate, where one was needed or given."""
    rules, answer = table.rules, table.turn.answer
    if not table.partners(table.seat):
        return
    if rules["permission.mode"] == "mandatory":
        require(answer is not None, "E_GO_OUT_REFUSED", "nobody was asked")
    if answer is False and (rules["permission.binding"] or rules["permission.mode"] == "mandatory"):
        raise Refused("E_GO_OUT_REFUSED")


def may_go_out(table: Table) -> str | None:
    """Why the side may not go out now, None where it may."""
    try:
        check_side_ready(table)
        check_permission(table)
    except Refused as refused:
        return refused.code
    return None


def must_go_out(table: Table) -> bool:
    """Whether a yes binds the player to go out in this turn."""
    return table.turn.answer is True and bool(table.rules["permission.binding"])


def foot_after_discard(table: Table) -> bool:
    """Whether this turn's discard brings the foot, so that one card is enough."""
    player = table.player
    return player.has_foot and (player.foot_due or comes_when_empty(table, table.seat))


def bonus_due(table: Table) -> bool:
    """Whether bonus cards reach the hand after this turn: they are due, or lie face down by now."""
    from tests.oracle.referee.bonus import is_due

    return is_due(table) or bool(table.player.bonus)


def may_discard_last(table: Table, card: str) -> bool:
    """Whether this card may be the discard that goes out."""
    laid_out = is_tabled_three(table.rules, card)
    if is_locked(table, card) or (laid_out and bar_of_three(table, card)):
        return False
    names = table.rules["go_out.final_ban"]
    return rank(card) not in names


def discards_last_three(table: Table) -> bool:
    """Whether a three that was the last card of the stock may be discarded to go out."""
    mode = table.rules["stock_end.last_three_modern"]
    return table.turn.last_three is not None and mode == "may_discard_to_go_out"


def check_guard(table: Table, laying: Laying) -> None:
    """P4 after a step; the rest of the pile and a foot that came are in the hand already.

    A card that nobody knew counts as one that may be discarded: the verdict tells nothing of it.
    """
    rules, hand = table.rules, table.player.hand
    count = len(hand)
    usable = sum(card in laying.unseen or not never_goes(table, card) for card in hand)
    why_not = may_go_out(table)
    _check_black_threes(table, laying, why_not)
    _check_long_runs(table, laying, why_not)
    if comes_when_empty(table, table.seat) and count == 0:
        return
    if why_not is None:
        if count == 0:
            require(rules["go_out.final_discard"] != "required", "E_GO_OUT_DISCARD")
            return
        last = next(iter(hand))
        passes = rules["discard.pass_with_one"] and count == 1
        require(usable >= 1 or passes, "E_HAND_GUARD")
        kept = count > 1 or rules["discard.pass_with_one"] or last in laying.unseen
        require(kept or may_discard_last(table, last), "E_HAND_GUARD", "no last discard")
        return
    least = 2
    if rules["discard.pass_with_one"] or bonus_due(table) or foot_after_discard(table):
        least = 1
    if table.turn.no_discard:
        least = 1
    require(count >= least, "E_HAND_GUARD", why_not)
    passes = rules["discard.pass_with_one"] and count == 1
    require(usable >= 1 or passes, "E_HAND_GUARD", why_not)


def _check_black_threes(table: Table, laying: Laying, why_not: str | None) -> None:
    if not any(meld.kind == BLACK for meld in laying.touched):
        return
    if table.rules["black_three.meld"] == "anytime":
        return
    require(why_not is None and len(table.player.hand) <= 1, "E_BLACK3_NOT_OUT")


def _check_long_runs(table: Table, laying: Laying, why_not: str | None) -> None:
    """A complete run grows only in the turn that goes out (Brazilian)."""
    high = run_sizes(table.rules)[1]
    for meld in laying.touched:
        if meld.kind == RUN and len(meld.cards) > high:
            goes = why_not is None and len(table.player.hand) <= 1
            whole = len(meld.cards) - len(laying.added[meld.uid]) >= high
            require(goes, "E_CLOSED" if whole else "E_MAX_SIZE")


def check_last_discard(table: Table, card: str) -> None:
    """P5 for a discard that empties the hand."""
    check_side_ready(table)
    check_permission(table)
    require(rank(card) not in table.rules["go_out.final_ban"], "E_GO_OUT_DISCARD", card)
