"""Judging written positions: what may be done in them, why not, and what they score."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from canasta_qt.engine import seating
from canasta_qt.engine.actions import Action
from canasta_qt.engine.going_out.requirements import count_canastas
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.scoring import score_deal
from canasta_qt.engine.state import DealResult, DealState, Position
from canasta_qt.engine.transitions import apply
from canasta_qt.record.notation import NotationProblem
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.fields import Fields, PositionProblem
from canasta_qt.record.positions.position import SetUpPosition, set_up

JudgeAnswer = dict[str, object]
"""The answer to one position, ready for JSON; it holds `error` when the position cannot be."""

Sentence = Callable[[Refusal], str]
"""Says in words why something is refused."""


def judge(position: object, sentence: Sentence | None = None) -> JudgeAnswer:
    """The answer to a position; what is wrong with it is its answer, too.

    A refused action has its `code`, and where `sentence` is handed in its `why`.

    >>> judge({"rules": "classic_4p", "pile": "9 3b", "actions": ["take: *"]})["results"]
    [{'action': 'take: *', 'legal': False, 'code': 'E_PILE_BLOCKED'}]
    """
    name = position.get("id") if isinstance(position, dict) else None
    try:
        if not isinstance(position, dict):
            raise PositionProblem(
                "a position is an object with keys such as 'rules' and 'hands'", "no_object"
            )
        return {"id": name, **_judged(position, sentence)}
    except PositionProblem as problem:
        return {"id": name, "error": str(problem)}


def refusal_in(position: Mapping[str, object], action: str) -> Refusal | None:
    """Why an action may not be done in a position. Raises `NotationProblem`.

    >>> pos = {"rules": "classic_4p", "hands": {"0": "9 9 4"}, "pile": "9"}
    >>> refusal_in(pos, "take: 9 9 *").need
    50
    """
    table = set_up(position)
    return _Judging(table, do_table_duties(table), None).refusal(action)


def after(state: DealState, way: Iterable[Action]) -> DealState:
    """A copy of a state after actions that are legal one after the other.

    >>> from canasta_qt.engine.actions import DrawStock
    >>> state = set_up({"rules": "classic_4p"}).state
    >>> len(after(state, (DrawStock(),)).hands[0]) - len(state.hands[0])
    1
    """
    then = state.clone()
    for action in way:
        apply(then, action)
    return then


def points_in(position: Mapping[str, object], kinds: Collection[str]) -> int:
    """What the first side would score for these kinds of lines, all where none are named.

    >>> points_in({"rules": "classic_4p", "melds": {"0": ["K*7"]}}, ["natural_canasta"])
    500
    """
    fields = Fields(position)
    state = set_up(position).state
    if fields.has("score"):
        _end_as_said(state, Fields(fields.mapping("score"), "score."))
    lines = score_deal(state)[0].lines
    return sum(line.points for line in lines if not kinds or line.kind in kinds)


def _judged(position: Mapping[str, object], sentence: Sentence | None) -> JudgeAnswer:
    fields = Fields(position)
    table = set_up(position)
    state = table.state
    texts = fields.texts("actions")
    tabled = do_table_duties(table) if texts else {}
    judging = _Judging(table, tabled, sentence)
    answer: JudgeAnswer = {
        "results": [judging.try_action(text, f"actions[{at}]") for at, text in enumerate(texts)],
        "hand": table.hand_text(table.to_act),
        "melds": {str(side): table.meld_texts(side) for side in range(len(state.melds))},
        "minimum": {
            str(scorer): opening_minimum_for(state.setup.rules, total, state.deal_number)
            for scorer, total in enumerate(state.totals)
        },
    }
    if tabled:
        answer["tabled"] = {
            str(seat): " ".join(map(table.text, cards)) for seat, cards in tabled.items()
        }
    if fields.has("score"):
        answer["scores"] = _scores(state, Fields(fields.mapping("score"), "score."))
    return answer


@dataclass(frozen=True, slots=True)
class _Judging:
    """Actions tried one after the other; `tabled` are threes that had to be laid out before."""

    table: SetUpPosition
    tabled: Mapping[int, Sequence[int]]
    sentence: Sentence | None

    def try_action(self, text: str, where: str) -> JudgeAnswer:
        """Try one action; a legal one is carried out."""
        try:
            action, refusal = self._read(text)
        except (NotationProblem, PositionProblem) as problem:
            raise PositionProblem(f"{where}: {problem}") from None
        if refusal is None:
            assert not isinstance(action, Refusal)
            apply(self.table.state, action)
            return {"action": text, "legal": True}
        answer: JudgeAnswer = {"action": text, "legal": False, "code": refusal.code.value}
        return answer if self.sentence is None else answer | {"why": self.sentence(refusal)}

    def refusal(self, text: str) -> Refusal | None:
        """Why an action is refused, or None."""
        return self._read(text)[1]

    def _read(self, text: str) -> tuple[Action | Refusal, Refusal | None]:
        action = read_action(self.table, text)
        refusal = _verdict(self.table.state, action)
        if refusal is not None and refusal.code is Code.NOT_HELD:
            refusal = self._with_threes_in_hand(text) or refusal
        return action, refusal

    def _with_threes_in_hand(self, text: str) -> Refusal | None:
        """Why it would be refused with the tabled threes in the hand: that says more (EX-110)."""
        seat = self.table.state.turn_seat
        if not self.tabled.get(seat):
            return None
        state = self.table.state.clone()
        state.hands[seat] += self.tabled[seat]
        return _verdict(state, read_action(replace(self.table, state=state), text))


def _verdict(state: DealState, action: Action | Refusal) -> Refusal | None:
    return action if isinstance(action, Refusal) else verify(state, action)


def _scores(state: DealState, fields: Fields) -> JudgeAnswer:
    _end_as_said(state, fields)
    return {
        str(score.scorer): {
            "total": score.total,
            "lines": [{"kind": line.kind, "points": line.points} for line in score.lines],
        }
        for score in score_deal(state)
    }


def _end_as_said(state: DealState, fields: Fields) -> None:
    """End the deal as `score` says, unless an action has ended it."""
    fields.refuse_unless(
        fields.has("out") or not fields.has("special_hand"), "special_hand", "nobody has gone out"
    )
    if state.result is None or fields.has("out") or fields.has("concealed"):
        state.result = _result(state, fields)
    if state.result.out is not None and seating.partnership_is_open(state):
        seating.form_partnership(state, state.result.out, [])


def _result(state: DealState, fields: Fields) -> DealResult:
    if not fields.has("out"):
        concealed = fields.switch("concealed")
        fields.refuse_unless(not concealed, "concealed", "nobody has gone out")
        return DealResult()
    seat = fields.seat("out", state.setup.seats)
    style = concealed_as_said(state, seat) if fields.switch("concealed") else "no"
    return DealResult(seat, style, "out", _special(state, fields))


def _special(state: DealState, fields: Fields) -> str:
    if not fields.has("special_hand"):
        return ""
    hands = tuple(hand.id for hand in state.setup.special_hands)
    fields.refuse_unless(bool(hands), "special_hand", "these rules have no special hands")
    return fields.word("special_hand", hands, "")


def concealed_as_said(state: Position, seat: int) -> Literal["no", "full", "no_canasta"]:
    """Which concealed bonus is meant: the full one asks for a canasta where the rules do."""
    rules = state.setup.rules.concealed
    melds = state.melds[state.side_of[seat]]
    if rules.total is not None and (not rules.own_canasta or count_canastas(state.setup, melds)):
        return "full"
    return "no_canasta" if rules.without_canasta_total is not None else "no"
