"""A granted exit: who may ask for one, and that nothing legal after "yes" loses the way out."""

from __future__ import annotations

from canasta_qt.engine import actions
from canasta_qt.engine.actions import Action
from canasta_qt.engine.going_out.requirements import may_be_asked, verify_ask
from canasta_qt.engine.judge.going_out_search import can_go_out
from canasta_qt.engine.judge.judge_melds import opening_bonus
from canasta_qt.engine.judge.optional_actions import melds_after
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import Position


def judge_ask(pos: Position, action: actions.AskPermission) -> Refusal | None:
    """Whether the seat to act may ask this team-mate "may I go out?" now."""
    refusal = verify_ask(pos)
    if refusal is not None:
        return refusal
    if action.whom is not None and action.whom not in may_be_asked(pos):
        return NOT_NOW
    prevented = pos.setup.rules.table.enforcement == "prevent"
    if prevented and not could_go_out(pos):
        return Refusal(Code.PERMISSION_TIMING, what="no_way")
    return None


def could_go_out(pos: Position) -> bool:
    """Whether the seat to act can go out in this turn if its team-mate says yes."""
    if pos.now.answer is None:
        pos = _imagined(pos)
        pos.now.answer = True
    return can_go_out(pos)


def judge_promise(pos: Position) -> Refusal | None:
    """After "yes" the player must go out if he can (`permission.binding`, EX-096)."""
    return Refusal(Code.MUST_GO_OUT) if _is_bound(pos) and can_go_out(pos) else None


def keeps_way_out(pos: Position, action: Action) -> Refusal | None:
    """Whether an action that is legal otherwise leaves a promised exit possible."""
    if not _is_bound(pos) or pos.setup.rules.table.enforcement != "prevent":
        return None
    if not isinstance(action, _LOSES_MAYBE) or not can_go_out(pos):
        return None
    after = _after(pos, action)
    lost = after is None or not can_go_out(after)
    return Refusal(Code.MUST_GO_OUT, what="keep_way") if lost else None


_LOSES_MAYBE = (
    actions.LayDown,
    actions.LayThree,
    actions.LayOnHeap,
    actions.MergeMelds,
    actions.ConcedeDeal,
)
"""Actions within a turn that may cost the way out; what ends a turn is judged by itself."""


def _is_bound(pos: Position) -> bool:
    return pos.now.answer is True and pos.setup.rules.permission.binding


def _after(pos: Position, action: Action) -> Position | None:
    """The position after a legal action; None where it is unknown, or the deal is given up."""
    if isinstance(action, actions.LayDown):
        return _after_laying(pos, action)
    after = _imagined(pos)
    if isinstance(action, actions.MergeMelds):
        after.melds[pos.side] = melds_after(pos, action)
        return after
    if isinstance(action, actions.LayOnHeap):
        hand = after.hands[pos.turn_seat]
        after.hands[pos.turn_seat] = [card for card in hand if card not in action.cards]
        return after
    return None


def _after_laying(pos: Position, action: actions.LayDown) -> Position | None:
    seat, side = pos.turn_seat, pos.side
    laying = lay(pos, side, action.plays)
    assert isinstance(laying, Laying)
    used = {card for play in action.plays for card in play.cards}
    left = [card for card in pos.hands[seat] if card not in used]
    if opening_bonus(pos, laying.melds, len(left), taking=False):
        return None
    after = _imagined(pos)
    after.hands[seat] = left
    after.next_uid += len(laying.melds) - len(pos.melds[side])
    after.melds[side] = laying.melds
    after.now.laid += [(laying.melds[index].uid, cards) for index, cards in laying.changed.items()]
    after.now.beyond_top = True
    after.opened[side] = after.opened[side] or pos.turn
    return after


def _imagined(pos: Position) -> Position:
    copy = Position.__new__(Position)
    pos._copy_into(copy)
    return copy
