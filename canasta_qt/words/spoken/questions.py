"""Answers to what one asks about the table: whose turn, what may I do, melds, counts, scores."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from canasta_qt.view_model.pictures import (
    ButtonId,
    ButtonModel,
    SideModel,
    TableModel,
    ZoneKind,
)
from canasta_qt.words.reading import place_lines
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Text, Texts, counted

CANASTA: Final = 7
"""Cards of a canasta, in every game."""


class QuestionText(Texts, context="Questions"):
    """Every answer under a key."""

    MY_TURN = Text("Your turn.")
    TURN_OF = Text("It is {name}'s turn.")
    NOBODYS_TURN = Text("The deal is over.")
    MAY = Text("You can: {deeds}.")
    BY_KEY = Text("{deed}, {key}")
    NOTHING = Text("There is nothing to do now.")
    SIDE_MELDS = Text("{side}: {melds}.")
    NO_MELDS = Text("{side}: no melds.")
    LACKING = Text("{meld}, {lacks}")


_LACKS: Final = QT_TRANSLATE_N_NOOP(
    "Questions", "1 short of a canasta", "{n} short of a canasta"
)  # fmt: skip


def turn_text(model: TableModel) -> str:
    """Whose turn it is."""
    if model.my_turn:
        return QuestionText.MY_TURN()
    moving = [seat for seat in model.seats if seat.is_turn]
    if model.over != "no" or not moving:
        return QuestionText.NOBODYS_TURN() if model.over != "no" else model.prompt
    if moving[0].is_viewer:
        return QuestionText.MY_TURN()
    return QuestionText.TURN_OF(name=moving[0].name)


def moves_text(
    model: TableModel, places: Sequence[str], key_of: Callable[[ButtonId], str], taught: str = ""
) -> str:
    """What is expected, and what can be done now.

    `places` are for the selected cards, `key_of` says which key presses a button, and `taught` is
    what a lesson asks for.
    """
    deeds = [_deed(button, key_of(button.id)) for button in model.buttons if button.enabled]
    texts = [taught, model.prompt]
    if deeds or places:
        texts.append(QuestionText.MAY(deeds="; ".join((*places, *deeds))))
    return " ".join(filter(None, texts)) or QuestionText.NOTHING()


def _deed(button: ButtonModel, key: str) -> str:
    label = button.label.replace("&", "")
    return QuestionText.BY_KEY(deed=label, key=key) if key else label


def melds_text(model: TableModel) -> str:
    """The melds of both sides, each with what it lacks to a canasta, and the threes."""
    return " ".join(map(_side, model.sides))


def _side(side: SideModel) -> str:
    melds = []
    for meld in side.melds:
        lacks = CANASTA - len(meld.cards) if meld.canasta == "no" else 0
        text = meld.label.rstrip(".")
        if lacks > 0:
            text = QuestionText.LACKING(meld=text, lacks=counted(_LACKS, lacks))
        melds.append(text)
    if not melds:
        return QuestionText.NO_MELDS(side=side.name)
    return QuestionText.SIDE_MELDS(side=side.name, melds="; ".join(melds))


def counts_text(model: TableModel) -> str:
    """How many cards everybody holds, and the stock."""
    return _lines(model, ZoneKind.SEAT, ZoneKind.FOOT, ZoneKind.WAITING, ZoneKind.STOCK)


def score_text(model: TableModel) -> str:
    """What each side has, and what it needs to open; then how the match ends."""
    text = _lines(model, ZoneKind.NEW_MELD)
    return f"{text} {model.status}" if model.status else text


def _lines(model: TableModel, *kinds: ZoneKind) -> str:
    lines = [line for line in place_lines(model) if line.zone.kind in kinds]
    lines.sort(key=lambda line: kinds.index(line.zone.kind))
    return " ".join(f"{line.text.rstrip('.')}." for line in lines)
