"""Words for cards, ranks, sequences and special hands, in every form that some language needs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import (
    CODE,
    FACES,
    HIDDEN,
    IS_WILD,
    KIND,
    KIND_TEXT,
    SEQUENCE,
    count_kinds,
)
from canasta_qt.engine.melds.sequences import arrange_run, highest_rank, lowest_rank, suit_of_run
from canasta_qt.engine.state import Meld
from canasta_qt.words.sentences import (
    QT_TRANSLATE_N_NOOP,
    QT_TRANSLATE_NOOP,
    Text,
    Texts,
    Word,
    counted,
    joined,
    spelled,
)
from canasta_qt.words.translate import translate
from canasta_qt.words.turn import TurnText


class Rank(NamedTuple):
    """What cards of a kind are called: one and several, and each within a sentence."""

    one: str
    many: str
    a_card: str
    the_card: str
    the_cards: str


def _rank(one: str, many: str, a_card: str, the_card: str, the_cards: str) -> Rank:
    return Rank(
        QT_TRANSLATE_NOOP("Cards", one),
        QT_TRANSLATE_NOOP("Cards", many),
        QT_TRANSLATE_NOOP("Cards", a_card),
        QT_TRANSLATE_NOOP("Cards", the_card),
        QT_TRANSLATE_NOOP("Cards", the_cards),
    )


RANKS: Final = {
    1: _rank("red three", "red threes", "a red three", "the red three", "the red threes"),
    2: _rank("two", "twos", "a two", "the two", "the twos"),
    3: _rank("black three", "black threes", "a black three", "the black three", "the black threes"),
    4: _rank("four", "fours", "a four", "the four", "the fours"),
    5: _rank("five", "fives", "a five", "the five", "the fives"),
    6: _rank("six", "sixes", "a six", "the six", "the sixes"),
    7: _rank("seven", "sevens", "a seven", "the seven", "the sevens"),
    8: _rank("eight", "eights", "an eight", "the eight", "the eights"),
    9: _rank("nine", "nines", "a nine", "the nine", "the nines"),
    10: _rank("ten", "tens", "a ten", "the ten", "the tens"),
    11: _rank("jack", "jacks", "a jack", "the jack", "the jacks"),
    12: _rank("queen", "queens", "a queen", "the queen", "the queens"),
    13: _rank("king", "kings", "a king", "the king", "the kings"),
    14: _rank("ace", "aces", "an ace", "the ace", "the aces"),
    15: _rank("joker", "jokers", "a joker", "the joker", "the jokers"),
    16: _rank("sequence", "sequences", "a sequence", "the sequence", "the sequences"),
}
"""Kind to its names."""

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


class _SuitText(Texts, context="Cards"):
    S = Text("{rank} of spades")
    H = Text("{rank} of hearts")
    D = Text("{rank} of diamonds")
    C = Text("{rank} of clubs")


class _TheSuitText(Texts, context="Cards"):
    """A certain card within a sentence; `{rank}` is there too, for languages without "the"."""

    S = Text("{the_rank} of spades")
    H = Text("{the_rank} of hearts")
    D = Text("{the_rank} of diamonds")
    C = Text("{the_rank} of clubs")


_NUMBERS = {
    "card": QT_TRANSLATE_N_NOOP("Cards", "1 card", "{n} cards"),
    "bonus": QT_TRANSLATE_N_NOOP("Cards", "1 bonus card", "{n} bonus cards"),
    "canasta": QT_TRANSLATE_N_NOOP("Cards", "1 canasta", "{n} canastas"),
    "match": QT_TRANSLATE_N_NOOP("Cards", "1 match", "{n} matches"),
    "deal": QT_TRANSLATE_N_NOOP("Cards", "1 deal", "{n} deals"),
    "point": QT_TRANSLATE_N_NOOP("Cards", "1 point", "{n} points"),
}


def _tr(text: str) -> str:
    return translate("Cards", text)


def face(card: int) -> str | None:
    """The name of a card's picture: `Kh`, `Ts`, `X1`, `X2`; None for a hidden card."""
    if card == HIDDEN:
        return None
    number = card % FACES
    return f"X{number - 51}" if number >= 52 else CODE[card]


def rank_name(kind: int) -> Word:
    """One card of a kind: "king"; "card" for an unknown one."""
    if kind not in RANKS:
        return Word(_tr("card"), a=lambda: a_rank(kind))
    rank = RANKS[kind]
    return Word(_tr(rank.one), the=lambda: _tr(rank.the_card), a=lambda: a_rank(kind))


def ranks_name(kind: int) -> Word:
    """Cards of a kind: "kings"."""
    if kind not in RANKS:
        return Word(_tr("cards"))
    rank = RANKS[kind]
    return Word(
        _tr(rank.many),
        the=lambda: _tr(rank.the_cards),
        of=lambda: translate("CardsAfterOf", AFTER_OF[kind]),
    )


def card_name(card: int) -> Word:
    """A card with its suit: "king of hearts", "joker", "a card" when hidden."""
    if card == HIDDEN:
        return Word(_tr("a card"))
    name = CODE[card]
    if name == "X":
        return rank_name(KIND[card])
    rank, the_rank = rank_name(KIND[card]), format(rank_name(KIND[card]), "the")
    if name[0] == "3":
        rank = Word(_tr("three"))
        the_rank = _tr("the three")
    suit = name[1]
    return Word(
        _SuitText.of(suit)(rank=rank),
        the=lambda: _TheSuitText.of(suit)(rank=rank, the_rank=the_rank),
    )


def a_rank(kind: int) -> Word:
    """One card of a kind within a sentence: "a king", "an ace". It has no other form."""
    return Word(_tr(RANKS[kind].a_card if kind in RANKS else "a card"))


def cards_name(cards: Iterable[int]) -> str:
    """Several cards by rank, wild cards last: "two kings, an ace and a joker"."""
    counts = count_kinds(cards)
    kinds = sorted(range(len(counts)), key=lambda kind: (IS_WILD[kind], kind))
    return listed(
        a_rank(kind)
        if counts[kind] == 1
        else _tr("{n} {ranks}").format(n=spelled(counts[kind]), ranks=ranks_name(kind))
        for kind in kinds
        if counts[kind]
    )


def listed(parts: Iterable[str]) -> Word:
    """Things one after the other: "a", "a and b", "a, b and c"; empty for none."""
    return joined(parts, _with_and)


def _with_and(parts: list[str]) -> str:
    *firsts, last = parts or [""]
    if not firsts:
        return last
    text = _tr(", ").join(firsts)
    return _tr("{things} and {last}").format(things=text, last=last)


def number(count: int, what: str) -> str:
    """A number with its noun: `number(2, "card")` is "2 cards"; `what` is a key of `_NUMBERS`."""
    return counted(_NUMBERS[what], count)


def run_ranks(cards: Sequence[int]) -> str:
    """The ranks a run ends with, wild cards counted, in short: "6-T"."""
    meld = _as_meld(cards)
    return f"{KIND_TEXT[lowest_rank(meld)]}-{KIND_TEXT[highest_rank(meld)]}"


def run_suit_letter(cards: Sequence[int]) -> str:
    """The suit letter of a run."""
    return suit_of_run(_as_meld(cards))


def _as_meld(cards: Sequence[int]) -> Meld:
    return Meld(0, SEQUENCE, arrange_run(cards), 0, 0, False)


def run_words(cards: Sequence[int]) -> str:
    """The naturals a run ends with: "six to ten of spades"."""
    row = [card for card in arrange_run(cards) if not IS_WILD[KIND[card]]]
    return TurnText.MELD_SPAN(first=rank_name(KIND[row[0]]), last=card_name(row[-1]))


class HandName(Texts, context="Hands"):
    """Id of a special hand (`special_hands.list`) to its name."""

    STRAIGHT = Text("Straight")
    PAIRS_NATURAL = Text("Pairs")
    PAIRS_WILD = Text("Pairs with wild cards")
    GARBAGE = Text("Garbage")
    MIAMI = Text("Miami")
    ZIP = Text("Zip code")
    BLAST_OFF = Text("Blast off")
    TRIPLES = Text("Triples")
    QUADS = Text("Quads")
    DREAM_PLUS4 = Text("Dream hand plus four")
    DREAM_PLUS5 = Text("Dream hand plus five")


def hand_name(hand_id: str) -> str:
    """The name of a special hand."""
    return HandName.of(hand_id)()


# --- what might be done -----------------------------------------------------------------------


def move_words(action: do.Action) -> str:
    """What an action does, for a list of moves: "Discard the king of hearts"."""
    return _MOVE_WORDS[type(action)](action)


def _move(text: str, **values: str) -> str:
    return translate("Known", text).format(**values)


def cards_of(action: do.LayDown | do.TakePile) -> tuple[int, ...]:
    """The cards of all its plays."""
    return tuple(card for play in action.plays for card in play.cards)


_MOVE_WORDS: Final[dict[type, Callable[[Any], str]]] = {
    do.Discard: lambda action: _move("Discard the {card}", card=card_name(action.card)),
    do.DrawStock: lambda _: _move("Draw from the stock"),
    do.TakePile: lambda action: _move(
        "Take the pile, melding {cards}", cards=cards_name(cards_of(action))
    ),
    do.LayDown: lambda action: _move("Lay down {cards}", cards=cards_name(cards_of(action))),
    do.LayThree: lambda action: _move("Lay out the {card}", card=card_name(action.card)),
    do.LayOnHeap: lambda action: _move("Lay down {cards}", cards=cards_name(action.cards)),
    do.GoOut: lambda _: _move("Go out"),
    do.Pass: lambda _: _move("End the turn"),
    do.AskPermission: lambda _: _move("Ask: may I go out?"),
    do.AnswerPermission: lambda action: _move("Say yes" if action.yes else "Say no"),
    do.DeclareSpecialHand: lambda _: _move("Declare the special hand"),
    do.RetractMelds: lambda _: _move("Take back the melds"),
    do.MergeMelds: lambda _: _move("Merge two melds"),
    do.RestorePile: lambda _: _move("Put the pile back"),
    do.ConcedeDeal: lambda _: _move("Concede the deal"),
}
