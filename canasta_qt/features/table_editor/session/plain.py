"""Questions in plain words answered: by the judge, or by looking through all that is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import KIND, KIND_TEXT
from canasta_qt.engine.going_out.requirements import count_canastas, may_go_out
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.pile.taking import is_frozen
from canasta_qt.engine.state import DealState
from canasta_qt.features.table_editor.words.places import face_of
from canasta_qt.features.table_editor.words.questions import Meant, Named
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.layout import Layout, position_of
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.positions.writing import write_action
from canasta_qt.words.cards import number
from canasta_qt.words.moves import move_words
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.sentences import Text

_SORTS: Final[dict[str, tuple[type[Action], ...]]] = {
    "take": (do.TakePile,),
    "lay": (do.LayDown,),
    "throw": (do.Discard,),
}
_BARE: Final = {"draw": "draw", "ask": "ask"}
"""Questions that are an action of one word."""

_KINDS: Final[tuple[tuple[type[Action], Text], ...]] = (
    (do.DrawStock, EditorText.MAY_DRAW),
    (do.TakePile, EditorText.MAY_TAKE),
    (do.LayDown, EditorText.MAY_LAY),
    (do.Discard, EditorText.MAY_THROW),
    (do.GoOut, EditorText.MAY_OUT),
)


class Reply(NamedTuple):
    """An answer, or the action that the judge is to be asked about.

    Attributes:
        legal: None where there is nothing to judge. action: as positions write it; empty: `text`
        is the whole answer, else it follows a yes of the judge.
    """

    legal: bool | None = None
    text: str = ""
    action: str = ""


def words_of(layout: Layout, cards: Sequence[Named]) -> list[str]:
    """The words of the cards that are named; "my kings" are all that the hand to act holds."""
    held = [KIND_TEXT[KIND[face_of(word)]] for word in layout.hands[layout.to_act].words]
    found: list[str] = []
    for one in cards:
        rank = KIND_TEXT[KIND[face_of(one.word)]]
        found += [one.word] * (one.count or max(1, held.count(rank)))
    return found


def reply_to(layout: Layout, meant: Meant, words: Sequence[str]) -> Reply:
    """What is to be said; `words` are the cards that are named or chosen, if any.

    Raises `PositionProblem` for a position that cannot be.
    """
    if meant.question in _BARE:
        return Reply(action=_BARE[meant.question])
    state = _state(layout)
    if meant.question == "what":
        return _anything(layout, state)
    if meant.question not in _SORTS:
        return _FACTS[meant.question](state)
    if meant.question == "throw" and words:
        return Reply(action=f"discard: {words[0]}")
    return _some(layout, state, meant.question)


def _state(layout: Layout) -> DealState:
    table = set_up(position_of(layout))
    do_table_duties(table)
    return table.state


def _knows_hand(layout: Layout) -> bool:
    held = layout.hands[layout.to_act]
    return bool(held.words) or held.unknown == 0


def _some(layout: Layout, state: DealState, question: str) -> Reply:
    """Is there any way to do it with this hand?"""
    if not _knows_hand(layout):
        return Reply(None, EditorText.HAND_UNKNOWN())
    legal = [one for one in legal_actions(state) if isinstance(one, _SORTS[question])]
    if legal:
        example = EditorText.FOR_EXAMPLE(move=f"{move_words(legal[0])}.")
        return Reply(None, example, write_action(state, legal[0]))
    if question == "take":
        return Reply(action="take: *")
    return Reply(False, EditorText.NONE_LEGAL())


def _anything(layout: Layout, state: DealState) -> Reply:
    if not _knows_hand(layout):
        return Reply(None, EditorText.HAND_UNKNOWN())
    legal = legal_actions(state)
    kinds = [text() for sort, text in _KINDS if any(isinstance(one, sort) for one in legal)]
    said = ", ".join(kinds).replace("&", "")
    return Reply(None, EditorText.YOU_MAY(what=said) if said else EditorText.NONE_LEGAL())


def _out(state: DealState) -> Reply:
    refusal = may_go_out(state)
    if refusal is not None:
        return Reply(False, EditorText.NO(why=refusal_text(refusal)))
    return Reply(True, f"{EditorText.YES()} {EditorText.OUT_READY()}")


def _frozen(state: DealState) -> Reply:
    if not is_frozen(state, state.side):
        return Reply(None, EditorText.NOT_FROZEN())
    text = (
        EditorText.FROZEN
        if state.freezer >= 0 or state.opened[state.side]
        else EditorText.FROZEN_FOR_SIDE
    )
    return Reply(None, text())


def _points(state: DealState) -> Reply:
    if state.opened[state.side]:
        return Reply(None, EditorText.HAS_OPENED())
    return Reply(None, EditorText.OPENS_WITH(n=opening_minimum(state, state.turn_seat)))


def _canastas(state: DealState) -> Reply:
    need = state.setup.rules.go_out.canastas
    have = count_canastas(state.setup, state.melds[state.side])
    told = EditorText.CANASTAS_NEEDED(need=number(need, "canasta"), have=have)
    return Reply(None, told)


_FACTS: Final = {"out": _out, "frozen": _frozen, "points": _points, "canastas": _canastas}
