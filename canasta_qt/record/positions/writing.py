"""A state of a deal written as a position, and actions in it; both read back to the same.

`seen_position` writes a state as somebody sees it: two states that differ only in cards which
nobody of those may see are written alike.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final

from canasta_qt.engine.actions import AUTO, NEW, Action, LayDown, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, code
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.rules.overrides import diff
from canasta_qt.engine.state import DealState, FootStage, Phase, TableBefore
from canasta_qt.record.notation import text_of
from canasta_qt.record.positions.action_text import TOP
from canasta_qt.record.positions.fields import PositionProblem, sort_key
from canasta_qt.record.positions.position import set_up

Written = dict[str, object]
"""A position, ready for JSON."""

_TAKEN: Final = {FootStage.TAKEN: "next_turn", FootStage.PLAYED: "taken"}


def write_position(state: DealState) -> Written:
    """The position of a deal that goes on. `ValueError` for one that is over.

    >>> write_position(Deal("classic_4p", seed=7).state)["pile"]
    'Qd1'
    """
    if state.phase is Phase.OVER:
        raise ValueError("the deal is over")
    return {
        "rules": rules_text(state.setup.rules),
        "to_act": state.turn_seat,
        "phase": "start" if _phase(state) is Phase.START else "play",
        "totals": list(state.totals),
        "deal": state.deal_number,
        "round": state.round,
        "dealer": state.dealer,
        **_sides(state),
        **_melds(state),
        **_cards_of_seats(state),
        **_middle(state),
        **_booked(state),
        "this_turn": _this_turn(state),
    }


def without_the_obvious(position: Written) -> Written:
    """The same position without the keys that reading can do without.

    >>> without_the_obvious(write_position(position()))
    {'rules': 'classic_4p', 'to_act': 0, 'phase': 'start'}
    """
    needed = dict(position)
    digest = set_up(position).state.digest()
    for key in [key for key in position if key not in ("rules", "to_act", "phase")]:
        fewer = {name: value for name, value in needed.items() if name != key}
        if _digest_of(fewer) == digest:
            needed = fewer
    return needed


def _digest_of(position: Written) -> str:
    try:
        return set_up(position).state.digest()
    except PositionProblem:
        return ""


def write_action(state: DealState, action: Action) -> str:
    """An action as written positions have it: the pile's cards by `*`, melds by their numbers.

    >>> deal = Deal("classic_4p", seed=7)
    >>> write_action(deal.state, deal.legal_actions()[0])
    'draw'
    """
    if not isinstance(action, (LayDown, TakePile)):
        return text_of(action)
    pile = state.pile if isinstance(action, TakePile) else []
    groups = [_group(state, play, pile) for play in action.plays]
    return f"{'take' if isinstance(action, TakePile) else 'meld'}: {' / '.join(groups)}"


def _group(state: DealState, play: Play, pile: Sequence[int]) -> str:
    words = [_word(card, pile) for card in play.cards]
    loose = all(IS_WILD[KIND[card]] for card in play.cards)
    few = len(play.cards) < state.setup.rules.meld.min_size
    onto = {NEW: " -> new", AUTO: " -> wild" if loose and few else ""}
    return " ".join(words) + onto.get(play.onto, f" -> #{play.onto}")


def _word(card: int, pile: Sequence[int]) -> str:
    if card not in pile:
        return code(card)
    return TOP if card == pile[-1] else f"{TOP}{code(card)}"


@lru_cache(maxsize=64)
def rules_text(rules: TableRules) -> object:
    """The id of the game with these rules, or the nearest game and what is changed in it.

    >>> rules_text(resolve("classic_4p", {"draw.count": 2}))
    {'preset': 'classic_4p', 'overrides': {'draw.count': 2}}
    """
    ids = preset_ids()
    for name in ids:
        if preset(name).rules == rules:
            return name
    nearest = min(ids, key=lambda name: len(diff(rules, preset(name).rules)))
    return {"preset": nearest, "overrides": diff(rules, preset(nearest).rules)}


def _text(cards: Iterable[int]) -> str:
    return " ".join(map(code, cards))


def _numbered(values: Sequence[object]) -> dict[str, object]:
    return {str(at): value for at, value in enumerate(values)}


def _texts(places: Sequence[Iterable[int]]) -> dict[str, object]:
    """Seat or side to the cards there, where there are any."""
    return {str(at): text for at, cards in enumerate(places) if (text := _text(cards))}


def _phase(state: DealState) -> Phase:
    """Where the turn stands, or where it stood when a question was asked."""
    if state.phase is not Phase.ANSWER:
        return state.phase
    return Phase.PLAY if state.now.concession is None else state.now.concession


def _sides(state: DealState) -> Written:
    if not state.setup.temporary or len(state.sides) == state.setup.seats:
        return {}
    return {"lone": next(seats[0] for seats in state.sides if len(seats) == 1)}


def _melds(state: DealState) -> Written:
    opened = [{"turn": turn} if turn else "no" for turn in state.opened]
    dirty = [[at for at, meld in enumerate(melds) if meld.begun_dirty] for melds in state.melds]
    return {
        "melds": _numbered([[_text(meld.cards) for meld in melds] for melds in state.melds]),
        "opened": _numbered(opened),
        "begun": _numbered([[meld.born for meld in melds] for melds in state.melds]),
        "begun_dirty": _numbered(dirty),
        "numbers": _numbered([[meld.uid for meld in melds] for melds in state.melds]),
        "next_number": state.next_uid,
        "melded": [seat for seat, laid in enumerate(state.laid_before) if laid],
    }


def _cards_of_seats(state: DealState) -> Written:
    found: Written = {
        "hands": _numbered([_text(hand) for hand in state.hands]),
        "red_threes": {"by_seat": _texts(state.red_threes)},
        "black_threes": {"by_seat": _texts(state.black_threes)},
    }
    if state.setup.has_feet:
        feet = zip(state.feet, state.foot_stages, strict=True)
        found["feet"] = _numbered([_TAKEN.get(stage, _text(foot)) for foot, stage in feet])
        found["earned"] = [
            seat for seat, stage in enumerate(state.foot_stages) if stage is FootStage.EARNED
        ]
    if state.setup.has_bonus_cards:
        found["waiting"] = _texts(state.waiting)
        found["packets"] = [_text(packet) for packet in state.packets]
    return found


def _middle(state: DealState) -> Written:
    hidden = state.pile_hidden
    found: Written = {
        "pile": _text(state.pile[hidden:]),
        "pile_face_down": _text(state.pile[:hidden]),
        "freezer": _place(state.pile, state.freezer),
        "stock": _text(state.remaining_stock()),
        "turn_card_drawn": state.turn_card_drawn,
    }
    if state.setup.rules.meld.discard_heap:
        found["heaps"] = _texts(state.heaps)
    return found


def _place(pile: Sequence[int], card: int) -> int:
    """Place of a card in the pile, from 1 at the bottom; 0 for none."""
    return pile.index(card) + 1 if card in pile else 0


def _booked(state: DealState) -> Written:
    now = state.now
    found: Written = {"questions": _numbered(state.asks)}
    if now.asked:
        answer = {} if now.answer is None else {"answer": "yes" if now.answer else "no"}
        found["asked"] = {"seat": now.whom, **answer}
    found["cuts"] = [
        {"seat": cut.seat, "cards": cut.cards, "points": cut.points} for cut in state.cuts
    ]
    found["penalties"] = [
        {"seat": one.seat, "fault": one.fault, "points": one.points} for one in state.penalties
    ]
    return found


def _this_turn(state: DealState) -> Written:
    """What the turn has brought so far, without what is false or empty."""
    now = state.now
    places = {meld.uid: at for at, meld in enumerate(state.melds[state.side])}
    record = {
        "laid": [{"meld": places[uid], "cards": _text(cards)} for uid, cards in now.laid],
        "took_pile": now.took_pile,
        "beyond_top": now.beyond_top,
        "no_discard": now.no_discard,
        "last_three": now.last_three,
        "retracted": now.retracted,
        "faults": list(now.faults),
        "conceding": now.concession is not None,
        "stays": now.stays,
        "drawn": _text(_drawn(state)),
        "steps": [_step(step) for step in now.steps],
    }
    return {key: value for key, value in record.items() if value or key == "beyond_top"}


def _drawn(state: DealState) -> tuple[int, ...]:
    """What has come off the stock since the first step that may go back."""
    if not state.now.steps:
        return ()
    size = len(state.stock)
    return state.stock[size - state.now.steps[0].stock_left : size - state.stock_left]


def _step(step: TableBefore) -> Written:
    return {
        "melds": [_text(meld.cards) for meld in step.melds],
        "red_threes": len(step.red_threes),
        "black_threes": len(step.black_threes),
        "pile": _text(step.pile),
        "freezer": _place(step.pile, step.freezer),
        "stock": step.stock_left,
        "turn_card_drawn": step.turn_card_drawn,
        "opened": step.opened,
        "next_number": step.next_uid,
        "laid": step.laid,
        "took_pile": step.took_pile,
        "beyond_top": step.beyond_top,
        **({} if step.action is None else {"action": text_of(step.action)}),
    }


# --- as somebody sees it ---------------------------------------------------------------------

_OWN_TURN: Final = ("drawn", "steps")
"""What only the seat to act knows of its turn: its cards off the stock, the pile that it took."""


def seen_position(state: DealState, seats: Collection[int]) -> Written:
    """The position as it lies open to these seats together; to nobody where there are none.

    All that they do not see are counts. Raises `ValueError` for a deal that is over.

    >>> seen_position(Deal("classic_4p", seed=7).state, [0])["hands"]["1"]
    11
    """
    whole = write_position(state)
    found: Written = {**whole, "stock": state.stock_left, "pile_face_down": state.pile_hidden}
    found["hands"] = {
        str(seat): _sorted(hand) if seat in seats else len(hand)
        for seat, hand in enumerate(state.hands)
    }
    if state.setup.has_feet:
        peek = state.setup.rules.foot.peek != "never"
        found["feet"] = {
            str(seat): _foot(_text_of(whole["feet"], seat), len(foot), peek and seat in seats)
            for seat, foot in enumerate(state.feet)
        }
    if state.setup.has_bonus_cards:
        waiting = enumerate(state.waiting)
        found["waiting"] = {str(seat): len(cards) for seat, cards in waiting if cards}
        found["packets"] = [len(packet) for packet in state.packets]
    found["this_turn"] = _turn(whole["this_turn"], own=state.turn_seat in seats)
    return _by_side(state, _shortened(found))


def _sorted(hand: Iterable[int]) -> str:
    cards = sorted(hand, key=lambda card: sort_key(card, code(card)))
    return " ".join(map(code, cards))


def _text_of(places: object, at: int) -> str:
    return str(places[str(at)]) if isinstance(places, dict) else ""


def _foot(text: str, count: int, seen: bool) -> object:
    """A foot that is played from, or waits for its turn, is known to be; its cards are not."""
    return text if seen or text in ("taken", "next_turn") else count


def _turn(record: object, *, own: bool) -> Written:
    turn = dict(record) if isinstance(record, dict) else {}
    return turn if own else {key: one for key, one in turn.items() if key not in _OWN_TURN}


def _shortened(position: Written) -> Written:
    """Without what reading supplies by itself, so that a change leaves little to contradict."""
    try:
        return without_the_obvious(position)
    except PositionProblem:  # steps that name cards which are hidden here
        fewer = {key: value for key, value in position.items() if key != "this_turn"}
        set_up(fewer)
        return without_the_obvious(fewer)


def _by_side(state: DealState, position: Written) -> Written:
    """Red threes by side where sides score them, as an editor shows them."""
    threes = position.get("red_threes")
    if state.setup.scorers != len(state.sides) or not isinstance(threes, dict):
        return position
    by_seat = threes.get("by_seat", {})
    sides = {
        str(side): " ".join(by_seat[str(seat)] for seat in seats if str(seat) in by_seat)
        for side, seats in enumerate(state.sides)
    }
    return {**position, "red_threes": {side: cards for side, cards in sides.items() if cards}}
