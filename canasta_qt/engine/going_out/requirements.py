"""Going out (P5), keeping a card (P4), concealed hands, and "may I go out?"."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from canasta_qt.engine.cards import IS_WILD, KIND, RED_THREE, RUN_CANASTA, SEQUENCE, TWO
from canasta_qt.engine.going_out.foot import check_foot_played, foot_comes
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.melds.meld_types import (
    count_of_kind,
    first_incomplete,
    is_canasta,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Phase, Position


def count_canastas(setup: Setup, melds: Sequence[Meld]) -> int:
    """Completed canastas that count towards going out.

    >>> pos = position(melds={0: ["K*7", "9*5 2 2", "Q Q Q"]})
    >>> count_canastas(pos.setup, pos.melds[0])
    2
    """
    wild_counts = setup.rules.wild_meld.counts_to_go_out
    size = setup.shortest_canasta
    return sum(
        len(meld.cards) >= size and is_canasta(setup, meld) and (wild_counts or meld.kind != TWO)
        for meld in melds
    )


def may_go_out(pos: Position, melds: Sequence[Meld] | None = None) -> Refusal | None:
    """Whether the side to act may go out with these melds (its own by default); P5 in order.

    >>> may_go_out(position(melds={0: ["Q Q Q"]})).code
    <Code.GO_OUT_CANASTAS: 'E_GO_OUT_CANASTAS'>
    >>> may_go_out(position(melds={0: ["K*7"]})) is None
    True
    """
    rules = pos.setup.rules.go_out
    if melds is None:
        melds = pos.melds[pos.side_of[pos.turn_seat]]
    have = count_canastas(pos.setup, melds)
    if have < rules.canastas:
        return Refusal(Code.GO_OUT_CANASTAS, have, rules.canastas)
    if rules.kinds or rules.blocked_by_incomplete or rules.red_threes != "none":
        refusal = _check_demands(pos, melds, have)
        if refusal is not None:
            return refusal
    return check_foot_played(pos) or check_permission(pos)


def _check_demands(pos: Position, melds: Sequence[Meld], have: int) -> Refusal | None:
    """What a side must have besides the number of its canastas, in the order of P5."""
    rules = pos.setup.rules.go_out
    for need in rules.kinds:
        found = count_of_kind(pos.setup, melds, need.kind)
        if found < need.min:
            return Refusal(Code.GO_OUT_KINDS, found, need.min, what=need.kind)
    if rules.red_threes != "none":
        refusal = _RED_THREES[rules.red_threes](pos, have)
        if refusal is not None:
            return refusal
    for name in rules.blocked_by_incomplete:
        meld = first_incomplete(pos.setup, melds, name)
        if meld is not None:
            size = pos.setup.canasta_size
            return Refusal(
                Code.GO_OUT_INCOMPLETE, len(meld.cards), size, meld.kind, meld.cards, name
            )
    return None


def _red_three_each(pos: Position, have: int) -> Refusal | None:
    """As many red threes of its own as the side has canastas (EX-102)."""
    seats = pos.sides[pos.side_of[pos.turn_seat]]
    own = sum(len(pos.red_threes[seat]) for seat in seats)
    return Refusal(Code.GO_OUT_RED3, own, have) if own < have else None


def _all_red_threes(pos: Position, have: int) -> Refusal | None:
    tabled, every = sum(map(len, pos.red_threes)), pos.setup.kind_total[RED_THREE]
    return Refusal(Code.GO_OUT_RED3, tabled, every) if tabled < every else None


_RED_THREES: dict[str, Callable[[Position, int], Refusal | None]] = {
    "ge_canastas": _red_three_each,
    "all": _all_red_threes,
}


def check_permission(pos: Position) -> Refusal | None:
    """Whether "may I go out?" stands in the way: answered no, or not asked where one must."""
    rules = pos.setup.rules.permission
    if rules.mode == "none" or not pos.teammates(pos.turn_seat):
        return None
    refused = pos.now.answer is False and rules.binding
    unasked = rules.mode == "mandatory" and pos.now.answer is None
    if refused or unasked or (rules.mode == "mandatory" and pos.now.answer is False):
        return Refusal(Code.GO_OUT_REFUSED)
    return None


def may_get_stuck(rules: TableRules) -> bool:
    """Whether tabled red threes can leave a hand of one card or none: it may then pass.

    They come without replacement, or among cards nobody knew.
    """
    return (
        not rules.red_three.replace_from_stock
        or rules.bonus_cards.mode == "draw_now"
        or rules.deal.foot_size > 0
        or rules.deal.pile_face_down != 0
        or rules.draw.extra_with_pile > 0
    )


def can_empty_hand(pos: Position, left: int) -> bool:
    """Whether a turn that leaves `left` cards after its melds can still get rid of them all."""
    return left == 0 if pos.now.no_discard else left <= 1


def check_cards_kept(pos: Position, melds: Sequence[Meld], left: int) -> Refusal | None:
    """P4 after a meld action that leaves `left` cards and these melds."""
    if left >= 2 or foot_comes(pos, melds, left):
        return None
    barred = may_go_out(pos, melds)
    rules = pos.setup.rules
    if barred is None:
        if left == 0 and rules.go_out.final_discard == "required":
            return Refusal(Code.GO_OUT_DISCARD, left, 1)
        return None
    if left == 1 and rules.discard.pass_with_one:
        return None
    one = rules.discard.pass_with_one or foot_comes(pos, melds, 1)
    return Refusal(Code.HAND_GUARD, left, 1 if one else 2)


def verify_ask(pos: Position) -> Refusal | None:
    """Whether the seat to act may ask "may I go out?" now (C10, EX-094, EX-097)."""
    rules = pos.setup.rules.permission
    if rules.mode == "none" or not pos.teammates(pos.turn_seat):
        return Refusal(Code.PERMISSION_OFF)
    if pos.phase is not Phase.PLAY:
        return Refusal(Code.PHASE)
    late = {
        "before_any_meld": bool(pos.now.laid),
        "after_top_card_meld": pos.now.beyond_top,
        "when_ready": False,
    }
    if late[rules.timing] or not _could_obey_no(pos):
        return Refusal(Code.PERMISSION_TIMING)
    limit = rules.limit_per_deal
    if pos.now.asked or (limit is not None and pos.asks[pos.turn_seat] >= limit):
        return Refusal(Code.PERMISSION_USED, pos.asks[pos.turn_seat], limit or 1)
    return None


def may_be_asked(pos: Position) -> tuple[int, ...]:
    """The seats that `permission.whom` lets the seat to act ask, the one who plays next first.

    >>> may_be_asked(position(to_act=1))
    (3,)
    >>> may_be_asked(position("classic_6p_triples"))
    (2, 4)
    """
    mates = pos.teammates(pos.turn_seat)
    return mates if pos.setup.rules.permission.whom == "any_one_teammate" else mates[:1]


def _could_obey_no(pos: Position) -> bool:
    """Whether a card could be kept after "no": with the last card the question comes too late."""
    left = len(pos.hands[pos.turn_seat])
    rules = pos.setup.rules
    may_keep = rules.discard.pass_with_one or may_get_stuck(rules)
    return left > 1 or (left == 1 and (may_keep or pos.now.no_discard))


def concealed_style(pos: Position) -> Literal["no", "full", "no_canasta"]:
    """Which concealed bonus the seat that goes out now has earned (C9).

    `full` is the concealed hand, `no_canasta` the Viennese one without an own canasta.

    >>> melds = {0: ["K*7", "Q Q Q"]}
    >>> concealed_style(position(phase="play", opened={0: "this_turn"}, melds=melds))
    'full'
    >>> concealed_style(position(phase="play", opened={0: "earlier"}, melds=melds))
    'no'
    """
    rules = pos.setup.rules.concealed
    seat = pos.turn_seat
    side = pos.side_of[seat]
    if pos.laid_before[seat] or not pos.now.laid or (pos.now.took_pile and not rules.pile_ok):
        return "no"
    if rules.scope == "team" and pos.opened[side] != pos.turn:
        return "no"
    own = _own_cards(pos)
    if rules.no_layoff and not _without_layoff(pos, side, own):
        return "no"
    if not rules.own_canasta or _holds_canasta(pos, side, own):
        return "full" if rules.total is not None else "no"
    return "no_canasta" if rules.without_canasta_total is not None else "no"


def _holds_canasta(pos: Position, side: int, own: dict[int, tuple[int, ...]]) -> bool:
    return any(
        len(own.get(meld.uid, ()))
        >= (RUN_CANASTA if meld.kind == SEQUENCE else pos.setup.canasta_size)
        for meld in pos.melds[side]
    )


def _own_cards(pos: Position) -> dict[int, tuple[int, ...]]:
    """Meld uid to the cards this seat laid there this turn."""
    own: dict[int, tuple[int, ...]] = {}
    for uid, cards in pos.now.laid:
        own[uid] = own.get(uid, ()) + cards
    return own


def _without_layoff(pos: Position, side: int, own: dict[int, tuple[int, ...]]) -> bool:
    """No card on the partner's melds; leniently, the own cards would be melds alone (EX-106)."""
    for meld in pos.melds[side]:
        cards = own.get(meld.uid)
        if cards is None or meld.born == pos.turn:
            continue
        if not pos.setup.rules.concealed.lenient:
            return False
        wilds = sum(IS_WILD[KIND[card]] for card in cards)
        alone = Meld(meld.uid, meld.kind, cards, wilds, pos.turn, False)
        if check_meld(pos, side, None, alone, cards) is not None:
            return False
    return True
