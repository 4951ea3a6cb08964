"""The words of a game and what they mean: only those that occur under the rules in force."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.strategy.advice import Sentence
from canasta_qt.features.rulebook.words.strategy.features import (
    ALONE,
    ALWAYS_FROZEN,
    ANY_DEPTH,
    ASKS,
    BLACK_STOPS,
    BONUS_CARDS,
    CAN_FREEZE,
    CLEAN_OR_DIRTY,
    CLOSED,
    CONCEALED,
    DEAD_RANKS,
    DISCARD_HEAP,
    EVER_FROZEN,
    FEET,
    FOOT_AFTER_HAND,
    FREEZING_CARDS,
    JOKERS,
    MINIMUM,
    MIXED,
    ONE_AGAINST_TWO,
    PAIR_TAKES,
    RUNS,
    SPECIAL_HANDS,
    TURN_CARD,
    WHOLE_PILE,
    WILD_MELDS,
    has,
    no,
)
from canasta_qt.words.lines import CardsPicture, Line, mark, say


def anchor_of(term: str) -> str:
    """What the line of a word is called, by the word's id."""
    return f"term-{term}"


_CARDS: Final[dict[str, tuple[str, ...]]] = {
    "add-to-a-meld": ("Ks Kh Kc", "Kd"),
    "black-three": ("3s 3c",),
    "canasta": ("Qs Qh Qd Qc Qs Qd Qh",),
    "clean-and-dirty": ("Ts Tc Td Th Ts Td Th", "2h X1 Ts Tc Td Th Ts"),
    "crosswise": ("5h 2c- 9s 8d",),
    "freeze": ("5h 9s 2c-",),
    "frozen-pile": ("5h 2c- 9s 8d",),
    "meld": ("8s 8h 8d",),
    "mixed-canasta": ("2h X1 Jh Jd Js Jc Js",),
    "natural-canasta": ("As Ac As Ad Ac Ah Ah",),
    "natural-card": ("4h", "9s", "Ac"),
    "opening": ("As Ac Ad", "5s 5h 5c"),
    "pair": ("9s 9h",),
    "rank": ("Ks Kh Kd Kc",),
    "red-three": ("3h 3d",),
    "sequence": ("5h 6h 7h",),
    "take-the-pile": ("9s 9h", "5c Jd 9d"),
    "top-card": ("5c Jd 9d",),
    "wild-canasta": ("2s 2h 2d 2c 2s X1 X2",),
    "wild-card": ("2s", "X1"),
}
"""Id of a word to cards that show it, in groups; a card with a dash behind it lies crosswise."""


def pictures_of(term: str, rules: TableRules) -> tuple[CardsPicture, ...]:
    """Cards that show a word under these rules; none where they would show something else."""
    groups = (_fitting(group.split(), rules) for group in _CARDS.get(term, ()))
    return tuple(
        CardsPicture(
            "",
            tuple(card.rstrip("-") for card in cards),
            next((at for at, card in enumerate(cards) if card.endswith("-")), None),
        )
        for cards in groups
        if cards
    )


def _fitting(cards: list[str], rules: TableRules) -> list[str]:
    """The cards of a group that these rules have, canastas as large as they are here."""
    if len(cards) == _WHOLE:
        cards = (cards * 2)[: rules.meld.canasta_size]
    jokers, across = rules.pack.jokers > 0, CAN_FREEZE.holds(rules)
    return [
        card for card in cards if (jokers or card[0] != "X") and (across or not card.endswith("-"))
    ]


_WHOLE: Final = 7
"""Cards of a canasta as it is drawn above; where canastas are of another size, so many of them."""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word of the game.

    Attributes:
        term: the word in English, marked for translation.
        first: what it means; where this does not hold, the game does not have the word.
        more: a sentence that follows where it is true.
    """

    term: str
    first: Sentence
    more: tuple[Sentence, ...] = ()

    @property
    def id(self) -> str:
        """What the word is called in every language: "frozen-pile"."""
        return re.sub("[^a-z]+", "-", self.term.casefold()).strip("-")

    def line(self, rules: TableRules) -> Line:
        """The word with its meaning under these rules; `first` must hold."""
        every = (self.first, *self.more)
        told = (one.words(rules) for one in every if one.holds(rules))
        term, meaning = say(self.term), " ".join(told)
        keys = dict.fromkeys(key for one in every for key in one.options())
        text = say("{what}: {value}", what=term, value=meaning)
        cells, cards = (term, meaning), pictures_of(self.id, rules)
        return Line(text, tuple(keys), "term", cells, cards, anchor=anchor_of(self.id))


ENTRIES: Final = (
    GlossaryEntry(
        mark("Add to a meld"),
        Sentence(
            mark("To lay cards on a meld that your side has on the table; also called laying off.")
        ),
    ),
    GlossaryEntry(
        mark("Black three"),
        Sentence(
            mark(
                "A three of spades or clubs. On top of the pile it keeps the next player from "
                "taking it."
            ),
            (BLACK_STOPS,),
        ),
    ),
    GlossaryEntry(
        mark("Black three"),
        Sentence(
            mark("A three of spades or clubs. Laid on the table it counts by itself."),
            (no(has("black_three.role", "stop")),),
        ),
    ),
    GlossaryEntry(
        mark("Black three"),
        Sentence(
            mark("A three of spades or clubs. It joins no ordinary meld."),
            (
                no(BLACK_STOPS),
                has("black_three.role", "stop"),
                no(has("black_three.meld", "anytime")),
            ),
        ),
    ),
    GlossaryEntry(
        mark("Bonus cards"),
        Sentence(
            mark("Cards that a side gets for its opening; also called talon."), (BONUS_CARDS,)
        ),
    ),
    GlossaryEntry(
        mark("Canasta"),
        Sentence(mark("A meld of {size} at least. Canastas bring the most points."), (no(CLOSED),)),
    ),
    GlossaryEntry(
        mark("Canasta"),
        Sentence(
            mark(
                "A meld of {size}. Canastas bring the most points. It is closed: nothing is added "
                "to it any more."
            ),
            (CLOSED,),
        ),
    ),
    GlossaryEntry(
        mark("Clean and dirty"),
        Sentence(
            mark("A clean canasta is one without wild cards, a dirty one is one with them."),
            (CLEAN_OR_DIRTY,),
        ),
    ),
    GlossaryEntry(
        mark("Concealed"),
        Sentence(
            mark("Out with the whole hand in a single turn. It brings {concealed}."), (CONCEALED,)
        ),
    ),
    GlossaryEntry(
        mark("Crosswise"),
        Sentence(
            mark("How the card lies that froze the pile: across the others, for everybody to see."),
            (FREEZING_CARDS,),
        ),
    ),
    GlossaryEntry(
        mark("Dead rank"),
        Sentence(
            mark("A rank in which a side has finished a canasta: nobody can meld it any more."),
            (DEAD_RANKS,),
        ),
    ),
    GlossaryEntry(
        mark("Deal"),
        Sentence(
            mark(
                "All that happens from the dealing of the cards until they are counted. Several "
                "deals make a match."
            )
        ),
    ),
    GlossaryEntry(
        mark("Discard"),
        Sentence(mark("The card that ends your turn: you throw it face up on the pile.")),
    ),
    GlossaryEntry(
        mark("Discard pile"),
        Sentence(
            mark("The cards that were thrown, face up beside the stock; \u201cthe pile\u201d.")
        ),
    ),
    GlossaryEntry(
        mark("Foot"),
        Sentence(
            mark("Your second hand of {foot_cards}, face down. You play it after the first one."),
            (FEET, FOOT_AFTER_HAND),
        ),
    ),
    GlossaryEntry(
        mark("Foot"),
        Sentence(
            mark("A second packet of {foot_cards}, face down. You earn it by finishing a canasta."),
            (FEET, no(FOOT_AFTER_HAND)),
        ),
    ),
    GlossaryEntry(
        mark("Freeze"),
        Sentence(
            mark("To throw a wild card on the pile, so that it is harder to take for everybody."),
            (CAN_FREEZE,),
        ),
    ),
    GlossaryEntry(
        mark("Frozen pile"),
        Sentence(
            mark(
                "A pile that only {frozen_naturals} of the top card's rank from the hand can take. "
                "In this game it always is."
            ),
            (ALWAYS_FROZEN,),
        ),
    ),
    GlossaryEntry(
        mark("Frozen pile"),
        Sentence(
            mark(
                "A pile that only {frozen_naturals} of the top card's rank from the hand can take."
            ),
            (EVER_FROZEN, no(ALWAYS_FROZEN)),
        ),
    ),
    GlossaryEntry(
        mark("Going out"),
        Sentence(mark("Getting rid of your last card; it ends the deal.")),
        (Sentence(mark("It takes {canastas} at least."), (no(has("go_out.canastas", 0)),)),),
    ),
    GlossaryEntry(
        mark("Lone player"),
        Sentence(
            mark(
                "Whoever took the pile first. The other two are partners for the rest of the deal."
            ),
            (ONE_AGAINST_TWO,),
        ),
    ),
    GlossaryEntry(
        mark("Loose cards"),
        Sentence(
            mark("Cards of finished ranks that lie beside the melds and count their value only."),
            (DISCARD_HEAP,),
        ),
    ),
    GlossaryEntry(
        mark("\u201cMay I go out?\u201d"),
        Sentence(mark("The one question that you may put to a partner during play."), (ASKS,)),
    ),
    GlossaryEntry(
        mark("Meld"),
        Sentence(mark("Cards of one rank that lie on the table together, {least_meld} at least.")),
        (
            Sentence(mark("A sequence of one suit is one, too."), (RUNS,)),
            Sentence(mark("Wild cards can be a meld of their own."), (WILD_MELDS,)),
        ),
    ),
    GlossaryEntry(
        mark("Minimum"),
        Sentence(mark("What the cards of an opening must be worth, added up."), (MINIMUM,)),
    ),
    GlossaryEntry(
        mark("Mixed canasta"),
        Sentence(
            mark("A canasta with wild cards in it. A black card lies on top of it."), (MIXED,)
        ),
    ),
    GlossaryEntry(
        mark("Natural canasta"),
        Sentence(mark("A canasta without wild cards. A red card lies on top of it.")),
    ),
    GlossaryEntry(
        mark("Natural card"),
        Sentence(mark("Any card from four to ace: it is what it shows.")),
    ),
    GlossaryEntry(
        mark("Opening"),
        Sentence(mark("The first melds of a side in a deal; also called the initial meld.")),
    ),
    GlossaryEntry(
        mark("Pair"),
        Sentence(
            mark("Two natural cards of one rank in your hand. With them you can take the pile."),
            (PAIR_TAKES,),
        ),
    ),
    GlossaryEntry(
        mark("Rank"),
        Sentence(mark("What a card is apart from its suit: all kings are of one rank.")),
    ),
    GlossaryEntry(
        mark("Red three"),
        Sentence(
            mark("A three of hearts or diamonds. Laid on the table it counts by itself."),
            (no(has("red_three.role", "penalty_card")),),
        ),
    ),
    GlossaryEntry(
        mark("Red three"),
        Sentence(
            mark("A three of hearts or diamonds. It costs points if it is caught in your hand."),
            (has("red_three.role", "penalty_card"),),
        ),
    ),
    GlossaryEntry(
        mark("Safe throw"),
        Sentence(
            mark("A discard with which the next player cannot take the pile."), (no(ANY_DEPTH),)
        ),
    ),
    GlossaryEntry(
        mark("Sequence"),
        Sentence(
            mark(
                "Cards of one suit in a row, {least_run} at least. One of seven is a canasta; "
                "it is also called a samba or an escalera."
            ),
            (RUNS,),
        ),
    ),
    GlossaryEntry(
        mark("Side"),
        Sentence(mark("All those who share their melds and their points: partners."), (no(ALONE),)),
    ),
    GlossaryEntry(
        mark("Side"),
        Sentence(mark("Everybody who plays for themselves: here each player is one."), (ALONE,)),
    ),
    GlossaryEntry(
        mark("Special hand"),
        Sentence(
            mark("A whole hand of certain cards that goes down at once and ends the deal."),
            (SPECIAL_HANDS,),
        ),
    ),
    GlossaryEntry(
        mark("Stock"),
        Sentence(mark("The cards left over from the deal, face down in the middle, to draw from.")),
    ),
    GlossaryEntry(
        mark("Take the pile"),
        Sentence(
            mark("To meld the top card and pick up all the others, in place of drawing."),
            (WHOLE_PILE,),
        ),
    ),
    GlossaryEntry(
        mark("Take the pile"),
        Sentence(
            mark("To meld a card of the pile and pick up others with it, in place of drawing."),
            (no(WHOLE_PILE),),
        ),
    ),
    GlossaryEntry(
        mark("Top card"),
        Sentence(mark("The card of the pile that was thrown last and lies uppermost.")),
    ),
    GlossaryEntry(
        mark("Turn card"),
        Sentence(
            mark("The card of the stock that lies sideways and tells that the end is near."),
            (TURN_CARD,),
        ),
    ),
    GlossaryEntry(
        mark("Upcard"),
        Sentence(
            mark("The card that is turned over after the deal and begins the pile."),
            (has("deal.upcard", True),),
        ),
    ),
    GlossaryEntry(
        mark("Wild canasta"),
        Sentence(
            mark("A canasta of nothing but wild cards, also called a bolivia."),
            (WILD_MELDS,),
        ),
    ),
    GlossaryEntry(
        mark("Wild card"),
        Sentence(mark("A two or a joker. In a meld it stands in for another card."), (JOKERS,)),
    ),
    GlossaryEntry(
        mark("Wild card"),
        Sentence(mark("A two. In a meld it stands in for another card."), (no(JOKERS),)),
    ),
)
"""Every word; of two entries of one word at most one holds."""


def meaning_of(term: str, rules: TableRules) -> str:
    """A word with its meaning under these rules, by its id; empty where they do not have it."""
    return next((e.line(rules).text for e in entries(rules) if e.id == term), "")


def entries(rules: TableRules) -> Iterator[GlossaryEntry]:
    """The words that occur under these rules."""
    return (entry for entry in ENTRIES if entry.first.holds(rules))


def glossary(rules: TableRules) -> Iterator[Line]:
    """The words of this game, in the alphabetical order of the reader's language."""
    found = [entry.line(rules) for entry in entries(rules)]
    yield from sorted(found, key=lambda line: _letters(line.cells[0]))


def _letters(word: str) -> str:
    """What a word is sorted by: its letters without accents and quotation marks."""
    plain = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in plain if letter.isalnum() or letter == " ")
