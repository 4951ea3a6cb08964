"""Questions for the judge in plain words of seven languages, whatever the program speaks.

`meant` knows no grammar: a text with the words of two questions means the first of `_ORDER`.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Final, Literal, get_args

from canasta_qt.words.sentences import Text, Texts

Question = Literal[
    "take", "draw", "lay", "throw", "out", "ask", "frozen", "points", "canastas", "what"
]

QUESTIONS: Final[tuple[Question, ...]] = get_args(Question)


class QuestionText(Texts, context="TableQuestions"):
    TAKE = Text("May I take the pile?")
    DRAW = Text("May I draw?")
    LAY = Text("May I lay these down?")
    THROW = Text("May I discard this?")
    OUT = Text("May I go out?")
    ASK = Text("May I ask my partner?")
    FROZEN = Text("Is the pile frozen?")
    POINTS = Text("How many points to open?")
    CANASTAS = Text("How many canastas are needed?")
    WHAT = Text("What may I do?")


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


def meant(text: str) -> Meant | None:
    """What is asked, or None where nothing of it is understood."""
    words = _words(text)
    offered = {tuple(_words(QuestionText.of(one)())): one for one in QUESTIONS}
    asked = offered.get(tuple(words)) or _asked(" ".join(word.casefold() for word in words))
    return None if asked is None else Meant(asked, tuple(_cards(words)))


def _words(text: str) -> list[str]:
    """Words without accents and signs, capitals kept: `A` may be an ace."""
    plain = unicodedata.normalize("NFKD", text.replace("ß", "ss").replace("œ", "oe"))
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return re.findall(r"[A-Za-z0-9]+", plain)


# --- what is asked ----------------------------------------------------------------------------


def _any(*alternatives: str) -> str:
    """A pattern for whole words: any of the alternatives, given by language and parted by spaces.

    `_` stands for the space within an alternative of several words.
    """
    words = "|".join(one.replace("_", " ") for part in alternatives for one in part.split())
    return rf"\b(?:{words})\b"


_PILE = _any(
    "pile pack",
    "paket ablage ablagestapel haufen",
    "pozo monton descartes",
    "defausse",
    "pozzo",
    "lixo",
    "aflegstapel pot",
)
_STOCK = _any("stock", "stapel talon", "mazo", "pioche", "tallone", "monte", "stok")
_TAKE = _any(
    "take pick grab",
    "nehmen nehme nimm aufnehmen mitnehmen kaufen",
    r"tomar tomo coger cojo recoger recojo llevar\w* levantar",
    "prendre prends prend ramasser ramasse",
    r"prender\w* prendo raccoglier\w*",
    r"pegar\w* pego levar levo",
    "pakken pak oppakken nemen neem meenemen",
)
_DRAW = _any(
    "draw",
    "ziehen ziehe nachziehen",
    "robar robo sacar",
    "piocher pioche tirer tire",
    r"pescar\w* pesco",
    "comprar compro",
    "trekken trek",
)
_THROW = _any(
    "discard throw drop",
    r"abwerfen ablegen wegwerfen werfen werfe abwerf\w*",
    "descart(?:ar|o|arme) tirar tiro botar echar",
    "defausser jeter jette rejeter",
    r"scartar\w* scarto buttar\w*",
    r"descarta-lo jogar_fora",
    "afleggen weggooien gooien wegleggen",
)
_LAY = _any(
    "lay meld melds put open opening table add",
    "auslegen anlegen hinlegen legen melden herauskommen rauskommen eroffnen",
    r"bajar\w* bajo combinar ligar extender abrir anadir colocar poner",
    "poser pose ouvrir ouvre ajouter ajoute etaler combiner",
    r"calar\w* calo attaccar\w* aggiunger\w* aprire apro esporre",
    r"baixar\w* baixo acrescentar\w* abro posso_por juntar",
    "leggen leg neerleggen aanleggen openen uitkomen melden uitleggen",
)
_OUT = _any(
    "go_out going_out finish end_the_deal out",
    "ausmachen ausgehen schluss_machen fertig_machen",
    "cerrar cierro salir terminar irme acabar",
    "sortir sors terminer finir",
    "chiudere chiudo",
    "bater bato",
    "uitgaan uit_gaan uitmaken mag_ik_uit kan_ik_uit",
)
_HOW_MANY = (
    r"\b(?:how many|how much|wie ?viele?|cuant[oa]s?|combien|quant[oaie]|quant[oa]s|hoe ?veel)\b"
)
_MAY = _any(
    "may can do",
    "darf kann machen tun",
    "puedo hacer",
    "puis peux faire",
    "posso fare",
    "posso fazer",
    "mag kan doen",
)
_ORDER: Final[tuple[tuple[Question, tuple[str, ...]], ...]] = (
    (
        "frozen",
        (
            _any(
                r"frozen freez\w*",
                "eingefroren gefroren gesperrt",
                "congela[dt][oa] bloquead[oa]",
                "gelee? gelees bloquee?",
                "bloccat[oa]",
                "trancad[oa]",
                "bevroren geblokkeerd",
            ),
        ),
    ),
    ("canastas", (_HOW_MANY, r"\b(?:canast(?:as?|e|ras?))\b")),
    (
        "points",
        (
            _any(
                "points? minimum",
                "punkte?n? mindestpunktzahl",
                "puntos",
                "punti minimo",
                "pontos?",
                "punten minimum",
            ),
        ),
    ),
    (
        "ask",
        (
            _any(
                "ask",
                "fragen frage",
                "preguntar pregunto",
                "demander demande",
                "chiedere chiedo",
                "perguntar pergunto",
                "vragen vraag",
            ),
            _any(
                r"partner\w*",
                "companer[oa] pareja",
                "partenaire coequipi(?:er|ere)",
                "compagn[oa]",
                "parceir[oa]",
                "maat medespeler",
            ),
        ),
    ),
    ("take", (_PILE, _TAKE)),
    ("draw", (_DRAW,)),
    ("draw", (_STOCK, _TAKE)),
    ("what", (rf"\b(?:what|was|que|quoi|che|cosa|wat)\b.*{_MAY}",)),
    ("throw", (r"\b(?:pose|poser|mettre|mets)\b.*\b(?:pile|defausse)\b",)),
    ("out", (_OUT,)),
    ("throw", (_THROW,)),
    (
        "throw",
        (
            _PILE,
            _any(
                "put lay",
                "legen lege",
                r"poner\w* dejar\w*",
                "mettere metto",
                r"por colocar botar jogar",
                "leggen leg",
            ),
        ),
    ),
    ("lay", (_LAY,)),
    ("take", (_TAKE,)),
    ("take", (_any("pile", "paket", "pozo", "pozzo", "lixo", "aflegstapel"),)),
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
        1: "one ein eine einen un una une um uma een",
        2: "two zwei dos deux due dois duas twee",
        3: "three drei tres trois tre drie",
        4: "four vier cuatro quatre quattro quatro",
        5: "five funf cinco cinq cinque vijf",
        6: "six sechs seis sei zes",
        7: "seven sieben siete sept sette sete zeven",
        8: "eight acht ocho huit otto oito",
    }.items()
    for word in words.split()
}
_ONE: Final[dict[str, str]] = {
    word: rank
    for rank, words in {
        "A": "ace ass as asso aas",
        "K": "king konig rey roi re rei heer koning",
        "Q": "queen dame reina dama donna vrouw koningin",
        "J": "jack bube jota sota valet fante valete boer",
        "T": "ten zehn zehner diez dix dieci dez tien",
        "9": "nine neun neuner nueve neuf nove negen",
        "8": "eight acht achter ocho huit otto oito",
        "7": "seven sieben siebener siete sept sette sete zeven",
        "6": "six sechs sechser seis sei zes",
        "5": "five funf funfer cinco cinq cinque vijf",
        "4": "four vier vierer cuatro quatre quattro quatro",
        "3": "three drei dreier tres trois tre drie",
        "2": "two zwei zweier dos deuce deux due pinella dois twee",
        "X": "joker comodin jolly",
    }.items()
    for word in words.split()
}
_MANY: Final[dict[str, str]] = {
    word: rank
    for rank, words in {
        "A": "aces asse assen ases assi azen",
        "K": "kings konige konigen reyes rois reis heren koningen",
        "Q": "queens damen reinas dames damas donne vrouwen",
        "J": "jacks buben jotas sotas valets fanti valetes boeren",
        "T": "tens zehnen dieces tienen",
        "9": "nines neunen nueves noves negens",
        "8": "eights achten ochos oitos",
        "7": "sevens siebenen sietes setes zevens",
        "6": "sixes sechsen zessen",
        "5": "fives funfen cincos vijven",
        "4": "fours vieren cuatros quatros",
        "3": "threes dreien treses drieen",
        "2": "twos zweien doses deuces pinelle tweeen",
        "X": "jokers jokern comodines",
    }.items()
    for word in words.split()
}
_SUITS: Final[dict[str, str]] = {
    word: suit
    for suit, words in {
        "s": "spades spade pik picas pique piques picche espadas schoppen",
        "h": "hearts heart herz corazones coeur coeurs cuori copas harten hart",
        "d": "diamonds diamond karo diamantes carreau carreaux quadri ouros ruiten ruit",
        "c": "clubs club kreuz treboles trefle trefles fiori paus klaveren klaver",
    }.items()
    for word in words.split()
}
_RED: Final = re.compile(r"red|rote?n?|roj[oa]s?|rouges?|ross[oaie]|vermelh[oa]s?|rode?")
_BLACK: Final = re.compile(r"black|schwarze?n?|negr[oa]s?|noire?s?|ner[oaie]|pret[oa]s?|zwarte?")
_EXACT: Final = re.compile(r"(?:[AKQJTX]|10|[2-9])[shdc]?|3[rb]")
_AFTER_ACE: Final = frozenset(("and", "com", "con", "de", "e", "et", "avec", "y"))
_OF: Final = frozenset(("of", "de", "di", "the", "van"))


def _cards(words: list[str]) -> list[Named]:
    tokens = [part for word in words for part in _split(word)]
    found: list[Named] = []
    at = 0
    while at < len(tokens):
        count, rank, after = (0, "", at) if _is_article(tokens, at) else _one(tokens, at)
        if not rank:
            at += 1
            continue
        mark, after = _marked(tokens, at, after, rank)
        found.append(Named(rank + mark, count))
        at = after
    return found


def _is_article(tokens: list[str], at: int) -> bool:
    """Whether `as` is no ace: an article before other words (`as damas`), or English."""
    if tokens[at].casefold() != "as" or at + 1 == len(tokens):
        return False
    after = tokens[at + 1].casefold()
    return after not in _AFTER_ACE and not _is_colour(after)


def _split(word: str) -> list[str]:
    """German and Dutch suits are written together with their card: `Herzkönig`, `hartenheer`."""
    low = word.casefold()
    suits = ("pik", "herz", "karo", "kreuz", "schoppen", "harten", "ruiten", "klaveren", "klaver")
    for suit in suits:
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
