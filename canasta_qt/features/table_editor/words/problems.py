"""What is wrong with a position, a file of one, or an action that was typed."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.refusals import Refusal
from canasta_qt.features.table_editor.words.places import face_of, spot_name, spot_of, word_name
from canasta_qt.features.table_editor.words.texts import editor_text
from canasta_qt.record.notation import NotationProblem
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.layout import Layout, Spot
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("PositionProblems", text)


_POSITION: Final[dict[str, str]] = {
    "too_many": _mark("one {card} too many; the pack has no more."),
    "too_few_left": _mark("{n} cards are too many; only {left} are left."),
    "any_pack": _mark("no pack has more than {n} cards."),
    "no_card": _mark("“{word}” is no card."),
    "colour": _mark("“{word}” needs a colour or a suit, like 3r, 3b or 3h."),
    "no_meld": _mark("these cards make no meld."),
    "empty_meld": _mark("a meld without cards."),
    "not_red_three": _mark("{card} is no red three."),
    "not_black_three": _mark("{card} is no black three."),
    "not_there": _mark("{card} is not there."),
    "opened_melds": _mark("a side with melds has opened."),
    "opened_other": _mark("only the side to act can open in this turn."),
    "opened_first": _mark("there was no turn before this one."),
    "rests": _mark("player {n} rests in this deal."),
    "not_in_rules": _mark("these rules have nothing of that sort."),
    "unknown_key": _mark("there is no entry “{name}”."),
    "number": _mark("another number is needed."),
    "no_seat": _mark("there is no seat {n}."),
    "choice": _mark("one of these is needed: {choices}."),
    "cards_text": _mark("cards as text, or their number, are needed."),
    "form": _mark("it does not have the form that is needed."),
    "no_rules": _mark("there are no such rules here."),
    "no_object": _mark("a position is an object in braces that names rules and hands."),
    "empty": _mark("it is empty."),
    "large": _mark("it is far too large."),
    "many": _mark("it holds more than {n} positions."),
    "not_json": _mark("it cannot be read from line {line}, column {column} on."),
    "not_text": _mark("line {line} is no text."),
    "deal_over": _mark("the deal is over."),
}

_NOTATION: Final[dict[str, str]] = {
    "about": _mark("“{verb}” needs a colon and cards after it, as in “{verb}: K K K”."),
    "no_action": _mark("“{text}” is no action."),
    "alone": _mark("“{verb}” stands alone, without a colon."),
    "target": _mark("After “->” comes a meld: its rank, “new”, or # and its number."),
    "no_cards": _mark("Between two signs cards are missing."),
    "one_thing": _mark("“{verb}” is about exactly one thing."),
    "one_group": _mark("“{verb}” is about one group of cards."),
    "yes_no": _mark("An answer is “yes” or “no”."),
    "ask_seat": _mark("“ask” names a seat from 0 to 9."),
    "card": _mark("“{word}” is no card."),
    "merge": _mark("“merge” is about two melds, with “->” between them."),
    "run": _mark("A sequence is named by its lowest card, as in “run 6s”."),
    "no_runs": _mark("These rules know no sequences."),
    "no_meld_here": _mark("There is no meld “{text}”."),
    "star": _mark("“take” names the top card of the pile once, as *."),
}

_CARDS: Final = ("card",)
"""Values that are words of cards."""


def _said(texts: dict[str, str], problem: PositionProblem | NotationProblem) -> str:
    """The words for a problem; the message itself where it has no kind."""
    if problem.kind not in texts:
        return ""
    values = {
        key: word_name(str(value)) if key in _CARDS else value
        for key, value in problem.values.items()
    }
    text = translate("PositionProblems", texts[problem.kind])
    for key, value in values.items():
        text = text.replace(f"{{{key}}}", str(value))
    return text


def notation_text(problem: NotationProblem) -> str:
    """What is wrong with an action that was typed."""
    return _said(_NOTATION, problem) or str(problem)


def problem_text(layout: Layout, problem: PositionProblem) -> str:
    """What is wrong with a position, and where, as the table has it."""
    place, colon, message = str(problem).partition(": ")
    if not colon:
        return _said(_POSITION, problem) or str(problem)
    spot = spot_of(layout, place)
    name = spot_name(layout, spot) if spot is not None else place
    if place == "stock":
        name = editor_text("stock").replace("&", "").rstrip(":")
    reason = _meld_text(layout, spot, problem) or _said(_POSITION, problem) or message
    return editor_text("of_place", place=name, problem=reason)


def _meld_text(layout: Layout, spot: Spot | None, problem: PositionProblem) -> str:
    """Why cards make no meld, as the judge says it."""
    if problem.kind != "no_meld" or spot is None or spot.zone != "meld":
        return ""
    cards = [face_of(word) for word in layout.words(spot)]
    sort = classify(cards, runs=layout.setup.has_runs)
    return refusal_text(sort) if isinstance(sort, Refusal) else ""


def file_problem_text(problem: PositionProblem, where: tuple[int, int] | None = None) -> str:
    """What is wrong in a file, with the entry that is meant, and its line and column."""
    place, colon, message = str(problem).partition(": ")
    said = _said(_POSITION, problem) or (message if colon else str(problem))
    named = colon and problem.kind not in ("not_json", "not_text")
    told = editor_text("of_place", place=place, problem=said) if named else said
    if where is None:
        return told
    line, column = where
    return editor_text("in_line", problem=told.rstrip("."), line=line, column=column)
