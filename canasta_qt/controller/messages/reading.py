"""The words in which the table reads itself out."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.words import card_name, face
from canasta_qt.engine.cards import FACES, HIDDEN

SENTENCES: Final[dict[str, str]] = {
    "hand": QT_TRANSLATE_NOOP("Reading", "Your hand, {count}: {cards}."),
    "hand.empty": QT_TRANSLATE_NOOP("Reading", "Your hand is empty."),
    "card.new": QT_TRANSLATE_NOOP("Reading", "{card}, new"),
    "pile": QT_TRANSLATE_NOOP("Reading", "Discard pile, {count}, on top the {card}"),
    "pile.closed": QT_TRANSLATE_NOOP("Reading", "Discard pile, {count}, face down"),
    "pile.frozen": QT_TRANSLATE_NOOP("Reading", "Discard pile, frozen, {count}, on top the {card}"),
    "pile.empty": QT_TRANSLATE_NOOP("Reading", "The discard pile is empty"),
    "pile.below": QT_TRANSLATE_NOOP("Reading", "Below it, from the top: {cards}."),
    "stock": QT_TRANSLATE_NOOP("Reading", "Stock, {count}"),
    "seat": QT_TRANSLATE_NOOP("Reading", "{name}, {count}"),
    "seat.turn": QT_TRANSLATE_NOOP("Reading", "{name}, {count}, to move"),
    "side": QT_TRANSLATE_NOOP("Reading", "{side}: {total}, this deal {points}"),
    "side.opened": QT_TRANSLATE_NOOP("Reading", "has opened"),
    "side.minimum": QT_TRANSLATE_NOOP("Reading", "needs {points} to open"),
    "side.threes": QT_TRANSLATE_NOOP("Reading", "Threes of {side}: {cards}"),
    "side.heap": QT_TRANSLATE_NOOP("Reading", "Beside the melds of {side}: {cards}"),
    "meld": QT_TRANSLATE_NOOP("Reading", "{side}, {meld}"),
    "foot": QT_TRANSLATE_NOOP("Reading", "Foot of {name}, {count}. {text}"),
    "waiting": QT_TRANSLATE_NOOP("Reading", "{count} wait for {name}"),
    "draft": QT_TRANSLATE_NOOP("Reading", "Laid out, not confirmed: {cards}"),
    "depth": QT_TRANSLATE_NOOP("Reading", "Take the pile down to the {card}"),
    "back": QT_TRANSLATE_NOOP("Reading", "Take back {cards}"),
    "after": QT_TRANSLATE_NOOP("Reading", "{first}. {second}"),
    "between": QT_TRANSLATE_NOOP("Reading", "{first}, {second}"),
}
"""Every sentence under a key."""

_CARDS: Final = {face(card): card for card in range(FACES)}


def read(key: str, **values: object) -> str:
    """The translated sentence of a key with its values."""
    return QCoreApplication.translate("Reading", SENTENCES[key]).format(**values)


def face_card(name: str | None) -> int:
    """A card with this picture, or a hidden one."""
    return _CARDS.get(name, HIDDEN)


def face_name(name: str | None) -> str:
    """A picture's card in words: "king of hearts"."""
    return card_name(face_card(name))
