"""The words of a game and what they mean: only those that occur under the rules in force."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.strategy import features as game
from canasta_qt.features.rulebook.words.strategy.advice import Sentence, paragraph
from canasta_qt.words.lines import CardsPicture, Line, say


def anchor_of(term: str) -> str:
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
    """Cards that illustrate a word under these rules; none where they would mislead."""
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
    jokers, across = rules.pack.jokers > 0, game.CAN_FREEZE.holds(rules)
    return [
        card for card in cards if (jokers or card[0] != "X") and (across or not card.endswith("-"))
    ]


_WHOLE: Final = 7
"""Cards of a canasta as it is drawn above; where canastas are of another size, so many of them."""


@dataclass(frozen=True, slots=True)
class GlossaryEntry:
    """A word of the game.

    Attributes:
        term: the word in English, to be translated.
        text, when: its meaning; where this does not hold, the game does not have the word.
        more: sentences that follow, each where it is true.
    """

    term: str
    text: str
    when: tuple[game.Feature, ...] = ()
    more: tuple[Sentence, ...] = ()

    @property
    def id(self) -> str:
        """Its name in every language: "frozen-pile"."""
        return re.sub("[^a-z]+", "-", self.term.casefold()).strip("-")

    @property
    def first(self) -> Sentence:
        return Sentence(self.text, self.when)

    def line(self, rules: TableRules) -> Line:
        """The word with its meaning under these rules; `first` must hold."""
        meaning, keys = paragraph(rules, (self.first, *self.more))
        term = say(self.term)
        text = say("{what}: {value}", what=term, value=meaning)
        pictures = pictures_of(self.id, rules)
        return Line(text, keys, "term", (term, meaning), pictures, anchor=anchor_of(self.id))


ENTRIES: Final = (
    GlossaryEntry(
        "Add to a meld",
        "To lay cards on a meld that your side has on the table; also called laying off.",
    ),
    GlossaryEntry(
        "Black three",
        "A three of spades or clubs. On top of the pile it keeps the next player from taking it.",
        (game.BLACK_STOPS,),
    ),
    GlossaryEntry(
        "Black three",
        "A three of spades or clubs. Laid on the table it counts by itself.",
        (game.no(game.has("black_three.role", "stop")),),
    ),
    GlossaryEntry(
        "Black three",
        "A three of spades or clubs. It joins no ordinary meld.",
        (
            game.no(game.BLACK_STOPS),
            game.has("black_three.role", "stop"),
            game.no(game.has("black_three.meld", "anytime")),
        ),
    ),
    GlossaryEntry(
        "Bonus cards",
        "Cards that a side gets for its opening; also called talon.",
        (game.BONUS_CARDS,),
    ),
    GlossaryEntry(
        "Book",
        "Another word for a canasta, above all in Hand and Foot.",
        (game.FEET,),
    ),
    GlossaryEntry(
        "Canasta",
        "A meld of {size} at least. Canastas bring the most points.",
        (game.no(game.CLOSED),),
    ),
    GlossaryEntry(
        "Canasta",
        "A meld of {size}. Canastas bring the most points. It is closed: nothing is added to it "
        "any more.",
        (game.CLOSED,),
    ),
    GlossaryEntry(
        "Clean and dirty",
        "A clean canasta is one without wild cards: a natural, or red, one. A dirty canasta has "
        "wild cards in it: a mixed, or black, one.",
        (game.either_of(game.CLEAN_OR_DIRTY, game.FEET),),
    ),
    GlossaryEntry(
        "Concealed",
        "Out with the whole hand in a single turn. It brings {concealed}.",
        (game.CONCEALED,),
    ),
    GlossaryEntry(
        "Crosswise",
        "The way the card that froze the pile lies: across the others, for everybody to see.",
        (game.FREEZING_CARDS,),
    ),
    GlossaryEntry(
        "Dead rank",
        "A rank in which a side has finished a canasta: nobody can meld it any more.",
        (game.DEAD_RANKS,),
    ),
    GlossaryEntry(
        "Deal",
        "All that happens from the dealing of the cards until they are counted. Several deals make "
        "a match.",
    ),
    GlossaryEntry(
        "Discard",
        "The card that ends your turn: you put it face up on the discard pile.",
    ),
    GlossaryEntry(
        "Discard pile",
        "The cards that were discarded, face up beside the stock; \u201cthe pile\u201d.",
    ),
    GlossaryEntry(
        "Foot",
        "Your second hand of {foot_cards}, face down. You play it after the first one.",
        (game.FEET, game.FOOT_AFTER_HAND),
    ),
    GlossaryEntry(
        "Foot",
        "A second packet of {foot_cards}, face down. You earn it by finishing a canasta.",
        (game.FEET, game.no(game.FOOT_AFTER_HAND)),
    ),
    GlossaryEntry(
        "Freeze",
        "To discard a wild card on the pile, so that it is harder for everybody to take.",
        (game.CAN_FREEZE,),
    ),
    GlossaryEntry(
        "Frozen pile",
        "A pile that only {frozen_naturals} of the top card's rank from the hand can take. In "
        "this game the pile is always frozen.",
        (game.ALWAYS_FROZEN,),
    ),
    GlossaryEntry(
        "Frozen pile",
        "A pile that only {frozen_naturals} of the top card's rank from the hand can take.",
        (game.EVER_FROZEN, game.no(game.ALWAYS_FROZEN)),
    ),
    GlossaryEntry(
        "Going out",
        "Getting rid of your last card; it ends the deal.",
        more=(
            Sentence("It takes {canastas} at least.", (game.no(game.has("go_out.canastas", 0)),)),
        ),
    ),
    GlossaryEntry(
        "Lone player",
        "Whoever took the pile first. The other two are partners for the rest of the deal.",
        (game.ONE_AGAINST_TWO,),
    ),
    GlossaryEntry(
        "Loose cards",
        "Cards of finished ranks that lie beside the melds and count their value only.",
        (game.DISCARD_HEAP,),
    ),
    GlossaryEntry(
        "\u201cMay I go out?\u201d",
        "The one question that you may put to a partner during play.",
        (game.ASKS,),
    ),
    GlossaryEntry(
        "Meld",
        "Cards of one rank that lie on the table together, {least_meld} at least.",
        more=(
            Sentence("A sequence of one suit is one, too.", (game.RUNS,)),
            Sentence("Wild cards can be a meld of their own.", (game.WILD_MELDS,)),
        ),
    ),
    GlossaryEntry(
        "Minimum",
        "What the cards of an opening must be worth, added up.",
        (game.MINIMUM,),
    ),
    GlossaryEntry(
        "Mixed canasta",
        "A canasta with wild cards in it. A black card lies on top of it.",
        (game.MIXED,),
    ),
    GlossaryEntry(
        "Natural canasta",
        "A canasta without wild cards. A red card lies on top of it.",
    ),
    GlossaryEntry(
        "Natural card",
        "Any card from four to ace: it is what it shows.",
    ),
    GlossaryEntry(
        "Opening",
        "The first melds of a side in a deal; also called the initial meld.",
    ),
    GlossaryEntry(
        "Pair",
        "Two natural cards of one rank in your hand. With them you can take the pile.",
        (game.PAIR_TAKES,),
    ),
    GlossaryEntry(
        "Rank",
        "What a card is apart from its suit: all kings are of one rank.",
    ),
    GlossaryEntry(
        "Red three",
        "A three of hearts or diamonds. Laid on the table it counts by itself.",
        (game.no(game.has("red_three.role", "penalty_card")),),
    ),
    GlossaryEntry(
        "Red three",
        "A three of hearts or diamonds. It costs points if it is caught in your hand.",
        (game.has("red_three.role", "penalty_card"),),
    ),
    GlossaryEntry(
        "Safe discard",
        "A discard with which the next player cannot take the pile.",
        (game.no(game.ANY_DEPTH),),
    ),
    GlossaryEntry(
        "Sequence",
        "Cards of one suit in a row, {least_run} at least. One of seven is a canasta; it is also "
        "called a samba or an escalera.",
        (game.RUNS,),
    ),
    GlossaryEntry(
        "Side",
        "All those who share their melds and their points: partners.",
        (game.no(game.ALONE),),
    ),
    GlossaryEntry(
        "Side",
        "Those who share their points. Here everybody plays alone, so each player is a side.",
        (game.ALONE,),
    ),
    GlossaryEntry(
        "Special hand",
        "A whole hand of certain cards that goes down at once and ends the deal.",
        (game.SPECIAL_HANDS,),
    ),
    GlossaryEntry(
        "Stock",
        "The cards left over from the deal, face down in the middle, to draw from.",
    ),
    GlossaryEntry(
        "Take the pile",
        "To meld the top card and pick up all the others, in place of drawing.",
        (game.WHOLE_PILE,),
    ),
    GlossaryEntry(
        "Take the pile",
        "To meld a card of the pile and pick up others with it, in place of drawing.",
        (game.no(game.WHOLE_PILE),),
    ),
    GlossaryEntry(
        "Top card",
        "The card of the pile that was discarded last and lies on top.",
    ),
    GlossaryEntry(
        "Turn card",
        "The card of the stock that lies sideways, as a sign that the end is near.",
        (game.TURN_CARD,),
    ),
    GlossaryEntry(
        "Upcard",
        "The card that is turned over after the deal and begins the pile.",
        (game.has("deal.upcard", True),),
    ),
    GlossaryEntry(
        "Wild canasta",
        "A canasta of nothing but wild cards, also called a bolivia.",
        (game.WILD_MELDS,),
    ),
    GlossaryEntry(
        "Wild card",
        "A two or a joker. In a meld it stands in for another card.",
        (game.JOKERS,),
    ),
    GlossaryEntry(
        "Wild card",
        "A two. In a meld it stands in for another card.",
        (game.no(game.JOKERS),),
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
    """The letters of a word for sorting, without accents and quotation marks."""
    plain = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in plain if letter.isalnum() or letter == " ")
