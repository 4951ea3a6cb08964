"""The names of ranks and suits, in every form that some language needs in a sentence."""

from __future__ import annotations

from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

ONE: Final = {
    1: QT_TRANSLATE_NOOP("Cards", "red three"),
    2: QT_TRANSLATE_NOOP("Cards", "two"),
    3: QT_TRANSLATE_NOOP("Cards", "black three"),
    4: QT_TRANSLATE_NOOP("Cards", "four"),
    5: QT_TRANSLATE_NOOP("Cards", "five"),
    6: QT_TRANSLATE_NOOP("Cards", "six"),
    7: QT_TRANSLATE_NOOP("Cards", "seven"),
    8: QT_TRANSLATE_NOOP("Cards", "eight"),
    9: QT_TRANSLATE_NOOP("Cards", "nine"),
    10: QT_TRANSLATE_NOOP("Cards", "ten"),
    11: QT_TRANSLATE_NOOP("Cards", "jack"),
    12: QT_TRANSLATE_NOOP("Cards", "queen"),
    13: QT_TRANSLATE_NOOP("Cards", "king"),
    14: QT_TRANSLATE_NOOP("Cards", "ace"),
    15: QT_TRANSLATE_NOOP("Cards", "joker"),
    16: QT_TRANSLATE_NOOP("Cards", "sequence"),
}

MANY: Final = {
    1: QT_TRANSLATE_NOOP("Cards", "red threes"),
    2: QT_TRANSLATE_NOOP("Cards", "twos"),
    3: QT_TRANSLATE_NOOP("Cards", "black threes"),
    4: QT_TRANSLATE_NOOP("Cards", "fours"),
    5: QT_TRANSLATE_NOOP("Cards", "fives"),
    6: QT_TRANSLATE_NOOP("Cards", "sixes"),
    7: QT_TRANSLATE_NOOP("Cards", "sevens"),
    8: QT_TRANSLATE_NOOP("Cards", "eights"),
    9: QT_TRANSLATE_NOOP("Cards", "nines"),
    10: QT_TRANSLATE_NOOP("Cards", "tens"),
    11: QT_TRANSLATE_NOOP("Cards", "jacks"),
    12: QT_TRANSLATE_NOOP("Cards", "queens"),
    13: QT_TRANSLATE_NOOP("Cards", "kings"),
    14: QT_TRANSLATE_NOOP("Cards", "aces"),
    15: QT_TRANSLATE_NOOP("Cards", "jokers"),
    16: QT_TRANSLATE_NOOP("Cards", "sequences"),
}

A_CARD: Final = {
    1: QT_TRANSLATE_NOOP("Cards", "a red three"),
    2: QT_TRANSLATE_NOOP("Cards", "a two"),
    3: QT_TRANSLATE_NOOP("Cards", "a black three"),
    4: QT_TRANSLATE_NOOP("Cards", "a four"),
    5: QT_TRANSLATE_NOOP("Cards", "a five"),
    6: QT_TRANSLATE_NOOP("Cards", "a six"),
    7: QT_TRANSLATE_NOOP("Cards", "a seven"),
    8: QT_TRANSLATE_NOOP("Cards", "an eight"),
    9: QT_TRANSLATE_NOOP("Cards", "a nine"),
    10: QT_TRANSLATE_NOOP("Cards", "a ten"),
    11: QT_TRANSLATE_NOOP("Cards", "a jack"),
    12: QT_TRANSLATE_NOOP("Cards", "a queen"),
    13: QT_TRANSLATE_NOOP("Cards", "a king"),
    14: QT_TRANSLATE_NOOP("Cards", "an ace"),
    15: QT_TRANSLATE_NOOP("Cards", "a joker"),
    16: QT_TRANSLATE_NOOP("Cards", "a sequence"),
}
"""One card of a kind within a sentence, as what somebody lays, draws or needs."""

THE_CARD: Final = {
    1: QT_TRANSLATE_NOOP("Cards", "the red three"),
    2: QT_TRANSLATE_NOOP("Cards", "the two"),
    3: QT_TRANSLATE_NOOP("Cards", "the black three"),
    4: QT_TRANSLATE_NOOP("Cards", "the four"),
    5: QT_TRANSLATE_NOOP("Cards", "the five"),
    6: QT_TRANSLATE_NOOP("Cards", "the six"),
    7: QT_TRANSLATE_NOOP("Cards", "the seven"),
    8: QT_TRANSLATE_NOOP("Cards", "the eight"),
    9: QT_TRANSLATE_NOOP("Cards", "the nine"),
    10: QT_TRANSLATE_NOOP("Cards", "the ten"),
    11: QT_TRANSLATE_NOOP("Cards", "the jack"),
    12: QT_TRANSLATE_NOOP("Cards", "the queen"),
    13: QT_TRANSLATE_NOOP("Cards", "the king"),
    14: QT_TRANSLATE_NOOP("Cards", "the ace"),
    15: QT_TRANSLATE_NOOP("Cards", "the joker"),
    16: QT_TRANSLATE_NOOP("Cards", "the sequence"),
}
"""A certain card of a kind within a sentence."""

THE_CARDS: Final = {
    1: QT_TRANSLATE_NOOP("Cards", "the red threes"),
    2: QT_TRANSLATE_NOOP("Cards", "the twos"),
    3: QT_TRANSLATE_NOOP("Cards", "the black threes"),
    4: QT_TRANSLATE_NOOP("Cards", "the fours"),
    5: QT_TRANSLATE_NOOP("Cards", "the fives"),
    6: QT_TRANSLATE_NOOP("Cards", "the sixes"),
    7: QT_TRANSLATE_NOOP("Cards", "the sevens"),
    8: QT_TRANSLATE_NOOP("Cards", "the eights"),
    9: QT_TRANSLATE_NOOP("Cards", "the nines"),
    10: QT_TRANSLATE_NOOP("Cards", "the tens"),
    11: QT_TRANSLATE_NOOP("Cards", "the jacks"),
    12: QT_TRANSLATE_NOOP("Cards", "the queens"),
    13: QT_TRANSLATE_NOOP("Cards", "the kings"),
    14: QT_TRANSLATE_NOOP("Cards", "the aces"),
    15: QT_TRANSLATE_NOOP("Cards", "the jokers"),
    16: QT_TRANSLATE_NOOP("Cards", "the sequences"),
}
"""Certain cards of a kind within a sentence."""

AFTER_OF: Final = {
    1: QT_TRANSLATE_NOOP("CardsAfterOf", "red threes"),
    2: QT_TRANSLATE_NOOP("CardsAfterOf", "twos"),
    3: QT_TRANSLATE_NOOP("CardsAfterOf", "black threes"),
    4: QT_TRANSLATE_NOOP("CardsAfterOf", "fours"),
    5: QT_TRANSLATE_NOOP("CardsAfterOf", "fives"),
    6: QT_TRANSLATE_NOOP("CardsAfterOf", "sixes"),
    7: QT_TRANSLATE_NOOP("CardsAfterOf", "sevens"),
    8: QT_TRANSLATE_NOOP("CardsAfterOf", "eights"),
    9: QT_TRANSLATE_NOOP("CardsAfterOf", "nines"),
    10: QT_TRANSLATE_NOOP("CardsAfterOf", "tens"),
    11: QT_TRANSLATE_NOOP("CardsAfterOf", "jacks"),
    12: QT_TRANSLATE_NOOP("CardsAfterOf", "queens"),
    13: QT_TRANSLATE_NOOP("CardsAfterOf", "kings"),
    14: QT_TRANSLATE_NOOP("CardsAfterOf", "aces"),
    15: QT_TRANSLATE_NOOP("CardsAfterOf", "jokers"),
    16: QT_TRANSLATE_NOOP("CardsAfterOf", "sequences"),
}
"""Cards of a kind after "of" or "with", where a language has a form of its own for that."""

SUITS: Final = {
    "s": QT_TRANSLATE_NOOP("Cards", "{rank} of spades"),
    "h": QT_TRANSLATE_NOOP("Cards", "{rank} of hearts"),
    "d": QT_TRANSLATE_NOOP("Cards", "{rank} of diamonds"),
    "c": QT_TRANSLATE_NOOP("Cards", "{rank} of clubs"),
}

THE_SUITS: Final = {
    "s": QT_TRANSLATE_NOOP("Cards", "{the_rank} of spades"),
    "h": QT_TRANSLATE_NOOP("Cards", "{the_rank} of hearts"),
    "d": QT_TRANSLATE_NOOP("Cards", "{the_rank} of diamonds"),
    "c": QT_TRANSLATE_NOOP("Cards", "{the_rank} of clubs"),
}
"""A certain card within a sentence; `{rank}` is there too, for languages without "the"."""
