"""`TableEditor`: a position being laid out, its changes, and the judge's answers about it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT, TWO
from canasta_qt.engine.going_out.requirements import count_canastas, may_go_out
from canasta_qt.engine.movegen.legal_actions import can_act, legal_actions
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.features.table_editor.words.places import (
    face_of,
    file_problem_text,
    notation_text,
    problem_text,
    word_name,
)
from canasta_qt.features.table_editor.words.questions import Meant, Named, meant
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.notation import NotationProblem
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import outcome_of, refusal_in
from canasta_qt.record.positions.layout import (
    PALETTE,
    Layout,
    Spot,
    blank,
    layout_of,
    position_of,
    problem_of,
)
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.positions.reading import MOST_BYTES, line_and_column, read_positions
from canasta_qt.record.positions.writing import write_action
from canasta_qt.words.cards import move_words, number
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.sentences import Text

_SORTS: Final[dict[str, tuple[type[Action], ...]]] = {
    "take": (do.TakePile,),
    "lay": (do.LayDown,),
    "throw": (do.Discard,),
}
_BARE: Final = ("draw", "ask")
"""Questions that are an action of one word."""

_KINDS: Final[tuple[tuple[type[Action], Text], ...]] = (
    (do.DrawStock, EditorText.MAY_DRAW),
    (do.TakePile, EditorText.MAY_TAKE),
    (do.LayDown, EditorText.MAY_LAY),
    (do.Discard, EditorText.MAY_THROW),
    (do.GoOut, EditorText.MAY_OUT),
)


@dataclass(frozen=True, slots=True)
class Answered:
    """The answer to a question; with an action and without `legal`, one that the judge must give.

    Attributes:
        legal: None where there is nothing to judge. action: as positions write it.
        understood: whether the question was one.
    """

    legal: bool | None = None
    text: str = ""
    action: str = ""
    understood: bool = True


def words_of(layout: Layout, cards: Sequence[Named]) -> list[str]:
    """The words of the cards that are named; "my kings" are all that the hand to act holds."""
    held = [KIND_TEXT[KIND[face_of(word)]] for word in layout.hands[layout.to_act].words]
    found: list[str] = []
    for one in cards:
        rank = KIND_TEXT[KIND[face_of(one.word)]]
        found += [one.word] * (one.count or max(1, held.count(rank)))
    return found


def reply_to(layout: Layout, meant: Meant, words: Sequence[str]) -> Answered:
    """The answer about the cards that are named or chosen. `PositionProblem`."""
    if meant.question in _BARE:
        return Answered(action=meant.question)
    state = _state(layout)
    if meant.question == "what":
        return _anything(layout, state)
    if meant.question not in _SORTS:
        return _FACTS[meant.question](state)
    if meant.question == "throw" and words:
        return Answered(action=f"discard: {words[0]}")
    return _some(layout, state, meant.question)


def _state(layout: Layout) -> DealState:
    table = set_up(position_of(layout))
    do_table_duties(table)
    return table.state


def _knows_hand(layout: Layout) -> bool:
    held = layout.hands[layout.to_act]
    return bool(held.words) or held.unknown == 0


def _some(layout: Layout, state: DealState, question: str) -> Answered:
    if not _knows_hand(layout):
        return Answered(None, EditorText.HAND_UNKNOWN())
    legal = [one for one in legal_actions(state) if isinstance(one, _SORTS[question])]
    if legal:
        example = EditorText.FOR_EXAMPLE(move=f"{move_words(legal[0])}.")
        return Answered(None, example, write_action(state, legal[0]))
    if question == "take":
        return Answered(action="take: *")
    return Answered(False, EditorText.NONE_LEGAL())


def _anything(layout: Layout, state: DealState) -> Answered:
    if not _knows_hand(layout):
        return Answered(None, EditorText.HAND_UNKNOWN())
    legal = legal_actions(state)
    if not legal:
        return Answered(False, EditorText.NO_ACTION())
    kinds = [text() for sort, text in _KINDS if any(isinstance(one, sort) for one in legal)]
    said = ", ".join(kinds).replace("&", "") or move_words(legal[0])
    return Answered(None, EditorText.YOU_MAY(what=said))


def _out(state: DealState) -> Answered:
    refusal = may_go_out(state)
    if refusal is not None:
        return Answered(False, EditorText.NO(why=refusal_text(refusal)))
    return Answered(True, f"{EditorText.YES()} {EditorText.OUT_READY()}")


def _frozen(state: DealState) -> Answered:
    if not is_frozen(state, state.side):
        return Answered(None, EditorText.NOT_FROZEN())
    text = (
        EditorText.FROZEN
        if state.freezer >= 0 or state.opened[state.side]
        else EditorText.FROZEN_FOR_SIDE
    )
    return Answered(None, text())


def _points(state: DealState) -> Answered:
    if state.opened[state.side]:
        return Answered(None, EditorText.HAS_OPENED())
    return Answered(None, EditorText.OPENS_WITH(n=opening_minimum(state, state.turn_seat)))


def _canastas(state: DealState) -> Answered:
    need = state.setup.rules.go_out.canastas
    have = count_canastas(state.setup, state.melds[state.side])
    told = EditorText.CANASTAS_NEEDED(need=number(need, "canasta"), have=have)
    return Answered(None, told)


_FACTS: Final = {"out": _out, "frozen": _frozen, "points": _points, "canastas": _canastas}


MOST_STEPS: Final = 500


class TableEditor(QObject):
    """A position and everything that can be done with it.

    Signals:
        changed: the position is another one.
        told(str): something was not done, or done out of sight.
    """

    changed = Signal()
    told = Signal(str)

    def __init__(self, rules: object, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.layout: Layout = blank(rules)
        self._before: list[Layout] = []
        self._undone: list[Layout] = []

    def change(self, layout: Layout) -> None:
        """Another position; the one of before can be had back."""
        if layout == self.layout:
            return
        self._before.append(self.layout)
        del self._before[:-MOST_STEPS]
        self._undone.clear()
        self.layout = layout
        self.changed.emit()

    def undo(self) -> None:
        if self._before:
            self._undone.append(self.layout)
            self.layout = self._before.pop()
            self.changed.emit()

    def redo(self) -> None:
        if self._undone:
            self._before.append(self.layout)
            self.layout = self._undone.pop()
            self.changed.emit()

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def add(self, words: Sequence[str], to: Spot) -> bool:
        """Cards of the pack come to a place; those the pack has no more of do not."""
        if to == PALETTE or not words:
            return False
        if not self.layout.has_room(words):
            cards = ", ".join(dict.fromkeys(map(word_name, words)))
            self.told.emit(EditorText.NO_CARD_LEFT(cards=cards))
            return False
        self.change(self.layout.added(words, to))
        return True

    def move(self, spot: Spot, places: Sequence[int], to: Spot) -> None:
        """Cards go from one place to another; to the palette: they are taken out."""
        if places:
            self.change(self.layout.moved(spot, places, to))

    def clear(self) -> None:
        self.change(blank(self.layout.rules))

    def play_under(self, rules: object) -> None:
        """Another game, with the same cards as far as they go."""
        if rules != self.layout.rules:
            self.change(self.layout.under(rules))

    @property
    def text(self) -> str:
        """The position as JSON: in lines, unless that would be more than is read."""
        position = position_of(self.layout)
        text = json.dumps(position, indent=1, ensure_ascii=False) + "\n"
        if len(text.encode("utf-8", "replace")) <= MOST_BYTES:
            return text
        return json.dumps(position, ensure_ascii=False, separators=(",", ":")) + "\n"

    def read(self, data: bytes) -> bool:
        """Show the first position of a text; a problem is reported with its place."""
        try:
            positions = read_positions(data)
            if not positions:
                raise PositionProblem("it is empty", "empty")
        except PositionProblem as problem:
            self.told.emit(EditorText.BAD_TEXT(problem=file_problem_text(problem)))
            return False
        try:
            layout = layout_of(positions[0])
        except PositionProblem as problem:
            told = file_problem_text(problem, line_and_column(data, 0, str(problem)))
            self.told.emit(EditorText.BAD_TEXT(problem=told))
            return False
        self.change(layout)
        if len(positions) > 1:
            self.told.emit(EditorText.BAD_MANY(n=len(positions)))
        return True

    @property
    def problem(self) -> str:
        """Why this position cannot be, in words and by place; empty when it can."""
        found = problem_of(self.layout)
        return "" if found is None else problem_text(self.layout, found)

    @property
    def dead(self) -> bool:
        """Whether this position can be, but nothing can be done in it, whatever is unknown."""
        if not _knows_hand(self.layout):
            return False
        try:
            state = _state(self.layout)
        except PositionProblem:
            return False
        return not can_act(state)

    def ask(self, question: str, chosen: Sequence[str] = ()) -> Answered:
        """What the judge says to an action as positions write it, or to a question in plain words.

        `chosen` are cards of the hand that are meant where the question names none.
        """
        try:
            return self._judge(question)
        except PositionProblem as problem:
            return Answered(None, problem_text(self.layout, problem))
        except NotationProblem as problem:
            plain = problem.kind in ("no_action", "about")
            understood = meant(question) if plain else None
            if understood is not None:
                return self.ask_plain(understood, chosen)
            if not plain or ":" in question:
                return Answered(None, EditorText.NOT_READ(problem=notation_text(problem)))
            return Answered(None, EditorText.NOT_UNDERSTOOD(), understood=False)

    def ask_plain(self, asked: Meant, chosen: Sequence[str]) -> Answered:
        words = words_of(self.layout, asked.cards) or list(chosen)
        try:
            if words and asked.question == "take":
                return self._judge(self.take_question(words))
            if words and asked.question == "lay":
                return self._judge(self.lay_question(words))
            reply = reply_to(self.layout, asked, words)
            return self._judge(reply.action, reply.text) if reply.action else reply
        except PositionProblem as problem:
            return Answered(None, problem_text(self.layout, problem))
        except NotationProblem as problem:
            return Answered(None, EditorText.NOT_READ(problem=notation_text(problem)))

    def _judge(self, action: str, example: str = "") -> Answered:
        """The answer, with the example after a yes. `PositionProblem`, `NotationProblem`."""
        position = position_of(self.layout)
        refusal = refusal_in(position, action)
        if refusal is not None:
            return Answered(False, EditorText.NO(why=refusal_text(refusal)), action)
        said = [EditorText.YES(), example, *_brings(position, action)]
        return Answered(True, " ".join(filter(None, said)), action)

    def take_question(self, words: Sequence[str]) -> str:
        """May the pile be taken with these cards of the hand?"""
        top = KIND[face_of(self.layout.pile[-1])] if self.layout.pile else -1
        groups = _groups(words, top)
        first = " ".join([*groups.pop(top, []), "*"])
        return "take: " + " / ".join([first, *(" ".join(group) for group in groups.values())])

    def lay_question(self, words: Sequence[str], onto: int | None = None) -> str:
        """May these cards be laid down, or laid off on the own meld number `onto`?"""
        if onto is not None:
            melds = set_up(position_of(self.layout)).state.melds[self.layout.own_side]
            return f"meld: {' '.join(words)} -> #{melds[onto].uid}"
        return "meld: " + " / ".join(" ".join(group) for group in _groups(words, -1).values())


def _groups(words: Sequence[str], top: int) -> dict[int, list[str]]:
    """Cards by rank as they would be melded; wild ones go where cards are missing first.

    The first rank is that of the top card of the pile, which lies there already.
    """
    groups: dict[int, list[str]] = {top: []} if top >= 0 and not IS_WILD[top] else {}
    wilds = [word for word in words if IS_WILD[KIND[face_of(word)]]]
    for word in words:
        if word not in wilds:
            groups.setdefault(KIND[face_of(word)], []).append(word)
    for wild in wilds:
        sizes = {kind: len(group) + (kind == top) for kind, group in groups.items()}
        short = next((kind for kind, size in sizes.items() if size < 3), None)
        kind = short if short is not None else next(iter(sizes), TWO)
        groups.setdefault(kind, []).append(wild)
    return groups


def _brings(position: dict[str, object], question: str) -> list[str]:
    found = outcome_of(position, question)
    if found is None:
        return []
    state, after = found
    seat, side = state.turn_seat, state.side
    if after.phase is Phase.OVER:
        return [EditorText.DEAL_OVER()]
    told = []
    taken = len(state.pile) - len(after.pile)
    if taken > 0:
        told.append(EditorText.TAKES(n=taken))
    told.append(EditorText.HOLDS(n=len(after.hands[seat])))
    if not state.opened[side] and after.opened[side]:
        told.append(EditorText.OPENS(n=opening_minimum(state, seat)))
    canastas = count_canastas(after.setup, after.melds[side])
    if canastas != count_canastas(state.setup, state.melds[side]):
        told.append(EditorText.CANASTAS(n=canastas))
    return told
