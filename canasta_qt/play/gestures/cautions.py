"""Quiet questions before an action that is legal but may be a slip.

The price of a slip (`table.enforcement`) is always shown first; other questions have switches.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import (
    Action,
    AskPermission,
    ConcedeDeal,
    Discard,
    GoOut,
    LayDown,
    Pass,
    RestorePile,
    TakePile,
)
from canasta_qt.engine.cards import IS_WILD, KIND, SEQUENCE
from canasta_qt.engine.judge.discards import discard_goes_out
from canasta_qt.engine.judge.faults import asked_in_vain, cost_of, punishes
from canasta_qt.engine.judge.legality import breach, fault_of, is_proper
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.scoring import running_score
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import view_of
from canasta_qt.play.gestures.melding import lay_off_melds
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.gestures.special_moves import kept_threes, may_ask
from canasta_qt.play.gestures.taking import take
from canasta_qt.players.adviser.gifts import meld_given
from canasta_qt.words.cards import card_name, number, ranks_name
from canasta_qt.words.turn import CautionText


@dataclass(frozen=True, slots=True)
class Caution:
    """What may be a slip: the sentence, and the words of the buttons that do it or leave it.

    `costs`: points are booked at once, so only the button does it.
    """

    action: Action
    text: str
    do_it: str
    leave_it: str
    costs: bool = False


def caution_for(sit: Situation, action: Action, wanted: Callable[[str], bool]) -> Caution | None:
    """The first caution about this legal action; `wanted` answers for the player's switches."""
    checks = [*_PRICES, *(check for switch, check in _CHECKS if wanted(switch))]
    return next((caution for check in checks if (caution := check(sit, action))), None)


def _fits_own_meld(sit: Situation, action: Action) -> Caution | None:
    """A natural card that could lie on an own meld is thrown away. Wild cards freeze the pile."""
    if not isinstance(action, Discard) or len(sit.hand) == 1 or IS_WILD[KIND[action.card]]:
        return None
    meld = next(lay_off_melds(sit, (action.card,)), None)
    return _before_discard("layoff", action, meld) if meld is not None else None


def _feeds_opponents(sit: Situation, action: Action) -> Caution | None:
    """The next opponent could visibly take the pile by this card, and not by some other."""
    if not isinstance(action, Discard) or len(sit.hand) == 1:
        return None
    meld = meld_given(view_of(sit.state, sit.seat), action.card)
    if meld is None or not _has_safer_card(sit, action.card):
        return None
    name = sit.names[sit.state.next_seat(sit.seat)]
    return _before_discard("gift", action, meld, name=name)


def _before_discard(key: str, action: Discard, meld: Meld, **values: str) -> Caution:
    if meld.kind == SEQUENCE:
        key = f"{key}_run"
    else:
        values["ranks"] = ranks_name(meld.kind)
    text = CautionText.of(key)(card=card_name(action.card), **values)
    return Caution(action, text, CautionText.BUTTON_DISCARD(), CautionText.BUTTON_KEEP_CARD())


def _has_safer_card(sit: Situation, card: int) -> bool:
    """Whether a card of another kind may be discarded that nobody could take in plain sight."""
    view = view_of(sit.state, sit.seat)
    others = {KIND[other]: other for other in sit.hand if KIND[other] != KIND[card]}
    return any(
        is_proper(sit.state, Discard(other)) and meld_given(view, other) is None
        for other in others.values()
    )


def _goes_out_below_zero(sit: Situation, action: Action) -> Caution | None:
    seen = view_of(sit.state, sit.seat)
    laid = action.plays if isinstance(action, LayDown) else ()
    if laid and sum(len(play.cards) for play in laid) == len(sit.hand):
        laying = lay(sit.state, sit.side, laid)
        seen.melds[sit.side] = laying.melds if isinstance(laying, Laying) else sit.melds
    elif not (isinstance(action, GoOut) or (isinstance(action, Discard) and len(sit.hand) == 1)):
        return None
    setup = seen.setup
    points = running_score(seen, setup.scorer_of[sit.seat]) + setup.rules.go_out.bonus
    if points >= 0:
        return None
    text = CautionText.GO_OUT(points=number(points, "point"))
    return Caution(action, text, CautionText.BUTTON_GO_OUT(), CautionText.BUTTON_KEEP())


def _concedes(_sit: Situation, action: Action) -> Caution | None:
    if not isinstance(action, ConcedeDeal):
        return None
    concede, keep = CautionText.BUTTON_CONCEDE(), CautionText.BUTTON_KEEP()
    return Caution(action, CautionText.CONCEDE(), concede, keep)


def _reaches_in_vain(sit: Situation, action: Action) -> Caution | None:
    if isinstance(action, RestorePile):
        return _priced(sit, action, "pile_illegal", "pile", why=take(sit).why)
    fault = fault_of(sit.state, action) if isinstance(action, TakePile) else None
    return _slip(sit, action, fault, "pile") if fault is not None else None


def _opens_too_low(sit: Situation, action: Action) -> Caution | None:
    fault = fault_of(sit.state, action) if isinstance(action, LayDown) else None
    return _slip(sit, action, fault, "opening") if fault == "opening_low" else None


def _goes_out_after_no(sit: Situation, action: Action) -> Caution | None:
    fault = fault_of(sit.state, action)
    if fault != "go_out_after_no":
        return None
    return _priced(sit, action, fault, "after_no", name=sit.names[sit.state.now.whom])


def _breaks_promise(sit: Situation, action: Action) -> Caution | None:
    """The turn is about to end after a yes, and nobody has gone out."""
    ends = isinstance(action, Pass) or (
        isinstance(action, Discard) and not discard_goes_out(sit.state, action.card)
    )
    if not ends or not asked_in_vain(sit.state):
        return None
    return _priced(sit, action, "asked_but_unable", "promise")


def _asks_in_vain(sit: Situation, action: Action) -> Caution | None:
    """There is no way to go out with these cards, and after a yes that costs points."""
    if not isinstance(action, AskPermission) or not punishes(sit.state.setup.rules):
        return None
    if may_ask(sit) or not cost_of(sit.state.setup.rules, "asked_but_unable"):
        return None
    return _priced(sit, action, "asked_but_unable", "ask")


def _forgets_three(sit: Situation, action: Action) -> Caution | None:
    """A red three is in the hand as the turn ends: it may still be laid out in the next one."""
    if not isinstance(action, (Discard, Pass)) or not sit.state.setup.threes_by_hand:
        return None
    if not kept_threes(sit) or not cost_of(sit.state.setup.rules, "red_three_hidden"):
        return None
    return _priced(sit, action, "red_three_hidden", "three", costs=False)


def _slip(sit: Situation, action: Action, fault: str, key: str) -> Caution:
    refusal = breach(sit.state, action)
    return _priced(sit, action, fault, key, why=sit.why(refusal) if refusal is not None else "")


def _priced(
    sit: Situation, action: Action, fault: str, key: str, *, costs: bool = True, **values: str
) -> Caution:
    points = number(-cost_of(sit.state.setup.rules, fault), "point")
    text = CautionText.of("slip", key)(points=points, **values)
    do_it, leave_it = CautionText.of("slip", key, "do")(), CautionText.of("slip", key, "leave")()
    return Caution(action, text, do_it, leave_it, costs)


_Check = Callable[[Situation, Action], Caution | None]

_PRICES: Final[tuple[_Check, ...]] = (
    _reaches_in_vain,
    _opens_too_low,
    _goes_out_after_no,
    _breaks_promise,
    _asks_in_vain,
    _forgets_three,
)
"""Cautions about slips that cost points; no switch turns them off."""

_CHECKS: Final[tuple[tuple[str, _Check], ...]] = (
    ("confirm_concede", _concedes),
    ("confirm_go_out", _goes_out_below_zero),
    ("warn_layoff", _fits_own_meld),
    ("warn_gift", _feeds_opponents),
)
"""The player's switch and its caution, the more pressing first."""
