"""Questions for the judge in plain words, whatever the language is that the program speaks.

They are understood in English, German, Spanish and Italian.

`meant` finds what is asked by the words in it, and the cards that are named. It knows no grammar:
a text with the words of two questions means the first of `_ORDER`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal, get_args

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP
from canasta_qt.words.translate import translate

Question = Literal[
    "take", "draw", "lay", "throw", "out", "ask", "frozen", "points", "canastas", "what"
]

QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("TableQuestions", text)


_SENTENCES: Final[dict[Question, str]] = {
    "take": _mark("May I take the pile?"),
    "draw": _mark("May I draw?"),
    "lay": _mark("May I lay these down?"),
    "throw": _mark("May I discard this?"),
    "out": _mark("May I go out?"),
    "ask": _mark("May I ask my partner?"),
    "frozen": _mark("Is the pile frozen?"),
    "points": _mark("How many points to open?"),
    "canastas": _mark("How many canastas are needed?"),
    "what": _mark("What may I do?"),
}


@dataclass(frozen=True, slots=True)
class Named:
    """Cards that are named: a word as positions have it, and how many; 0 is all that are held."""

    word: str
    count: int = 1


@dataclass(frozen=True, slots=True)
class Meant:
    """What is asked, and about which cards."""

    question: Question
    cards: tuple[Named, ...] = ()


def sentence(question: Question) -> str:
    """The question in plain words, as it is offered."""
    return translate("TableQuestions", _SENTENCES[question])


def meant(text: str) -> Meant | None:
    """What is asked, or None where nothing of it is understood."""
    words = _words(text)
    offered = {tuple(_words(sentence(one))): one for one in QUESTIONS}
    asked = offered.get(tuple(words)) or _asked(" ".join(word.casefold() for word in words))
    return None if asked is None else Meant(asked, tuple(_cards(words)))


def _words(text: str) -> list[str]:
    """Words without accents and signs, capitals kept: `A` may be an ace."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss"))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.findall(r"[A-Za-z0-9]+", plain)


# --- what is asked ----------------------------------------------------------------------------

_PILE = r"\b(pile|pack|paket|ablage|ablagestapel|haufen|pozo|monton|descartes|pozzo)\b"
_STOCK = r"\b(stock|stapel|talon|mazo|tallone)\b"
_TAKE = r"\b(take|pick|grab|nehmen|nehme|nimm|aufnehmen|mitnehmen|kaufen|tomar|tomo|coger|cojo|recoger|recojo|llevar\w*|levantar|prender\w*|prendo|raccoglier\w*)\b"  # noqa: E501
_DRAW = r"\b(draw|ziehen|ziehe|nachziehen|robar|robo|sacar|pescar\w*|pesco)\b"
_THROW = r"\b(discard|throw|drop|abwerfen|ablegen|wegwerfen|werfen|werfe|abwerf\w*|descart(ar|o|arme)|tirar|tiro|botar|echar|scartar\w*|scarto|buttar\w*)\b"  # noqa: E501
_LAY = r"\b(lay|meld|melds|put|open|opening|table|add|auslegen|anlegen|hinlegen|legen|melden|herauskommen|rauskommen|eroffnen|bajar\w*|bajo|combinar|ligar|extender|abrir|anadir|colocar|poner|calar\w*|calo|attaccar\w*|aggiunger\w*|aprire|apro|esporre)\b"  # noqa: E501
_OUT = r"\b(go(ing)? out|finish|end the deal|out|ausmachen|ausgehen|schluss machen|fertig machen|cerrar|cierro|salir|terminar|irme|acabar|chiudere|chiudo)\b"  # noqa: E501
_HOW_MANY = r"\b(how many|how much|wie ?viele?|cuant[oa]s?|quant[oaie])\b"
_ORDER: Final[tuple[tuple[Question, tuple[str, ...]], ...]] = (
    (
        "frozen",
        (
            r"\b(frozen|freez\w*|eingefroren|gefroren|gesperrt|congela[dt][oa]|bloquead[oa]|bloccat[oa])\b",
        ),
    ),
    ("canastas", (_HOW_MANY, r"\bcanast(as?|e)\b")),
    ("points", (r"\b(points?|minimum|punkte?n?|mindestpunktzahl|puntos|punti|minimo)\b",)),
    (
        "ask",
        (
            r"\b(ask|fragen|frage|preguntar|pregunto|chiedere|chiedo)\b",
            r"\b(partner\w*|companer[oa]|pareja|compagn[oa])\b",
        ),
    ),
    ("take", (_PILE, _TAKE)),
    ("draw", (_DRAW,)),
    ("draw", (_STOCK, _TAKE)),
    (
        "what",
        (
            r"\b(what|was|que|che|cosa)\b.*\b(may|can|do|darf|kann|machen|tun|puedo|hacer|posso|fare)\b",
        ),
    ),
    ("out", (_OUT,)),
    ("throw", (_THROW,)),
    ("throw", (_PILE, r"\b(put|lay|legen|lege|poner\w*|dejar\w*)\b")),
    ("lay", (_LAY,)),
    ("take", (_TAKE,)),
    ("take", (r"\b(pile|paket|pozo|pozzo)\b",)),
)
"""Questions in the order of trying, each with patterns that all have to be found."""


def _asked(text: str) -> Question | None:
    return next(
        (one for one, found in _ORDER if all(re.search(pattern, text) for pattern in found)), None
    )


# --- cards ------------------------------------------------------------------------------------

_NUMBERS: Final[dict[str, int]] = {
    word: number
    for number, words in {
        1: "one ein eine einen un una",
        2: "two zwei dos due",
        3: "three drei tres tre",
        4: "four vier cuatro quattro",
        5: "five funf cinco cinque",
        6: "six sechs seis sei",
        7: "seven sieben siete sette",
        8: "eight acht ocho otto",
    }.items()
    for word in words.split()
}
_ONE: Final[dict[str, str]] = {
    word: rank
    for rank, words in {
        "A": "ace ass asso",
        "K": "king konig rey re",
        "Q": "queen dame reina dama donna",
        "J": "jack bube jota sota fante",
        "T": "ten zehn zehner diez dieci",
        "9": "nine neun neuner nueve nove",
        "8": "eight acht achter ocho otto",
        "7": "seven sieben siebener siete sette",
        "6": "six sechs sechser seis sei",
        "5": "five funf funfer cinco cinque",
        "4": "four vier vierer cuatro quattro",
        "3": "three drei dreier tres tre",
        "2": "two zwei zweier dos deuce due pinella",
        "X": "joker comodin jolly",
    }.items()
    for word in words.split()
}
_MANY: Final[dict[str, str]] = {
    word: rank
    for rank, words in {
        "A": "aces asse assen ases assi",
        "K": "kings konige konigen reyes",
        "Q": "queens damen reinas damas donne",
        "J": "jacks buben jotas sotas fanti",
        "T": "tens zehnen dieces",
        "9": "nines neunen nueves",
        "8": "eights achten ochos",
        "7": "sevens siebenen sietes",
        "6": "sixes sechsen",
        "5": "fives funfen cincos",
        "4": "fours vieren cuatros",
        "3": "threes dreien treses",
        "2": "twos zweien doses deuces pinelle",
        "X": "jokers jokern comodines",
    }.items()
    for word in words.split()
}
_SUITS: Final[dict[str, str]] = {
    word: suit
    for suit, words in {
        "s": "spades spade pik picas picche",
        "h": "hearts heart herz corazones cuori",
        "d": "diamonds diamond karo diamantes quadri",
        "c": "clubs club kreuz treboles fiori",
    }.items()
    for word in words.split()
}
_RED: Final = re.compile(r"red|rote?n?|roj[oa]s?|ross[oaie]")
_BLACK: Final = re.compile(r"black|schwarze?n?|negr[oa]s?|ner[oaie]")
_EXACT: Final = re.compile(r"(?:[AKQJTX]|10|[2-9])[shdc]?|3[rb]")
_OF: Final = frozenset(("of", "de", "di", "the"))


def _cards(words: list[str]) -> list[Named]:
    """The cards that are named, in their order."""
    tokens = [part for word in words for part in _split(word)]
    found: list[Named] = []
    at = 0
    while at < len(tokens):
        count, rank, after = _one(tokens, at)
        if not rank:
            at += 1
            continue
        mark, after = _marked(tokens, at, after, rank)
        found.append(Named(rank + mark, count))
        at = after
    return found


def _split(word: str) -> list[str]:
    """German suits are written together with their card: `Herzkönig`."""
    low = word.casefold()
    for suit in ("pik", "herz", "karo", "kreuz"):
        if low.startswith(suit) and low[len(suit) :] in {**_ONE, **_MANY}:
            return [suit, low[len(suit) :]]
    return [word]


def _one(tokens: list[str], at: int) -> tuple[int, str, int]:
    """How many of which rank are named here, and where it goes on; no rank where none is."""
    word, low = tokens[at], tokens[at].casefold()
    count = _NUMBERS.get(low, int(word) if word.isdecimal() and len(word) == 1 else 0)
    if count:
        ahead = at + 1
        while ahead < len(tokens) and _is_colour(tokens[ahead]):
            ahead += 1
        named = tokens[ahead].casefold() if ahead < len(tokens) else ""
        if named in _ONE or named in _MANY:
            return count, _rank(named), ahead + 1
    if low in _MANY:
        return 0, _MANY[low], at + 1
    rank = _rank(word)
    return 1, rank, at + 1


def _rank(word: str) -> str:
    """The rank of a word, or of a card as positions write it; empty for another word."""
    low = word.casefold()
    if low in _ONE or low in _MANY:
        return _ONE.get(low) or _MANY[low]
    if not _EXACT.fullmatch(word):
        return ""
    return word.replace("10", "T")


def _is_colour(word: str) -> bool:
    low = word.casefold()
    return bool(low in _SUITS or _RED.fullmatch(low) or _BLACK.fullmatch(low))


def _marked(tokens: list[str], at: int, after: int, rank: str) -> tuple[str, int]:
    """The suit or colour of a card, before or after it, and where it goes on."""
    if len(rank) > 1 or rank == "X":
        return "", after
    ahead = after + (after < len(tokens) and tokens[after].casefold() in _OF)
    for place, further in ((ahead, ahead + 1), (after - 2, after), (at - 1, after)):
        if not 0 <= place < len(tokens):
            continue
        low = tokens[place].casefold()
        if low in _SUITS:
            return _SUITS[low], further
        if rank == "3" and (_RED.fullmatch(low) or _BLACK.fullmatch(low)):
            return ("r" if _RED.fullmatch(low) else "b"), further
    return ("b" if rank == "3" else ""), after
