"""Finding by words: games ("samba", "freeze", "3 packs"), and options of the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from canasta_qt.engine.rules import OPTIONS, OptionSpec, TableRules, get
from canasta_qt.engine.rules.declarations import kinds, structures
from canasta_qt.engine.rules.declarations.kinds import Kind
from canasta_qt.library.games import ListedGame
from canasta_qt.words.rules.values import group_title, help_text, label, said, value_text

MOST_REASONS = 4
"""Reasons that are given for a game that was found."""

_GAME_WORD = re.compile(r"\w+")
_COMMON_FAMILIES = (
    ("freez", "froz"),
    ("deck", "pack"),
    ("run", "sequence"),
    ("conceal", "hidden"),
    ("clean", "natural", "pure"),
    ("dirty", "mixed"),
    ("book", "canasta"),
)
"""Beginnings of words that mean nearly the same to a player who searches."""
_GAME_FAMILIES = (*_COMMON_FAMILIES, ("partner", "team"))
_OPTION_FAMILIES = (
    *_COMMON_FAMILIES,
    ("dozen", "twelve", "12"),
    ("two", "2"),
    ("three", "3"),
    ("seven", "7"),
    ("wild", "joker"),
)

_CLASSIC = TableRules()

SearchWord = tuple[str, tuple[str, ...]]
"""A word that was typed, and the beginnings of words that will do for it."""
Term = tuple[SearchWord, ...]
"""Words that must stand one after the other."""


@dataclass(frozen=True, slots=True)
class FoundGame:
    """A game that was found, and the rules for which: none where its name says it."""

    game: ListedGame
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Text:
    """Something a game says, its words, and the reason to give, if it is not plain to see why."""

    words: tuple[str, ...]
    reason: str = ""
    plain: bool = False

    @staticmethod
    def of(text: str, reason: str = "", *, plain: bool = False) -> _Text:
        return _Text(tuple(_GAME_WORD.findall(text.casefold())), reason, plain)


class GameSearch:
    """Searches some games; what they say is read once, when it is first asked for."""

    def __init__(self, games: Iterable[ListedGame], facts: Callable[[ListedGame], str]) -> None:
        """`facts` gives a game's company, cards and goal, a line each."""
        self._games = tuple(games)
        self._facts = facts

    @cached_property
    def _texts(self) -> tuple[tuple[ListedGame, tuple[_Text, ...]], ...]:
        return tuple((game, tuple(_texts(game, self._facts(game)))) for game in self._games)

    def find(self, text: str) -> tuple[FoundGame, ...]:
        """The games in which every part of the text is found: by their names first, in their order.

        A number belongs to the word after it: "3 packs" is not found in a game of three players
        with two packs. No words find every game.
        """
        terms = _terms(text)
        found = [one for game, texts in self._texts if (one := _found(game, texts, terms))]
        return tuple(sorted(found, key=lambda one: not _is_named(one.game, terms)))


def _terms(text: str) -> list[Term]:
    terms: list[Term] = []
    words = _GAME_WORD.findall(text.casefold())
    while words:
        word = words.pop(0)
        together = (word, words.pop(0)) if word.isdecimal() and words else (word,)
        terms.append(tuple((one, (one, *_kindred(one, _GAME_FAMILIES))) for one in together))
    return terms


def _found(game: ListedGame, texts: tuple[_Text, ...], terms: list[Term]) -> FoundGame | None:
    reasons: dict[str, None] = {}
    for term in terms:
        where = [text for text in texts if _says(text.words, term)]
        if not where:
            return None
        if not any(text.plain for text in where):
            reasons.update(dict.fromkeys(text.reason for text in where if text.reason))
    return FoundGame(game, tuple(reasons)[:MOST_REASONS])


def _is_named(game: ListedGame, terms: list[Term]) -> bool:
    words = _Text.of(game.title).words
    return all(_says(words, term) for term in terms)


def _says(words: tuple[str, ...], term: Term) -> bool:
    first, *others = term
    return any(
        _means(word, first)
        and len(words) > place + len(others)
        and all(_means(words[place + n], other) for n, other in enumerate(others, 1))
        for place, word in enumerate(words)
    )


def _means(word: str, wanted: SearchWord) -> bool:
    exact, starts = wanted
    return word == exact if exact.isdecimal() else word.startswith(starts)


def _kindred(word: str, families: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(stem for family in families if word.startswith(family) for stem in family)


def _texts(game: ListedGame, facts: str) -> Iterator[_Text]:
    """What a game says: its name, what is told of it anyway, its rules that are not Classic's."""
    for line in (game.title, game.parent_name):
        yield _Text.of(line, plain=True)
    for line in (game.description, *facts.splitlines()):
        yield _Text.of(line)
    for spec in OPTIONS:
        value = get(game.rules, spec.key)
        if value != get(_CLASSIC, spec.key) and spec.matters(game.rules):
            where = dict.fromkeys((group_title(spec.group), label(spec)))
            reason = ": ".join((*where, value_text(spec.key, value)))
            yield _Text.of(reason, reason)


_WORD = re.compile(r"[^\W_]+")
_LITTLE = frozenset(
    {"a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "i", "in", "is"}
    | {"it", "its", "my", "of", "on", "or", "our", "s", "the", "their", "they", "to", "we", "with"}
    | {"you", "your"}
)
_LABEL, _GROUP, _KEY, _HELP, _VALUE = 12, 6, 5, 3, 2
_WHOLE_WORD = 2
_KIN = 3
"""What a kindred word is worth less than the word itself, as a divisor."""


SearchIndex = tuple[tuple[int, tuple[str, ...]], ...]
"""How much a word is worth in each text about an option, and the words of the text."""


def find(text: str) -> tuple[str, ...]:
    """The keys of the options in which every word, or beginning, is found, the best first.

    Little words such as "the" do not count. An empty text finds nothing.
    """
    words = [word for word in _words(text) if word not in _LITTLE] or list(_words(text))
    if not words:
        return ()
    meant = [(word, _kin(word)) for word in words]
    scored = sorted((-_score(spec, meant), spec.order, spec.key) for spec in OPTIONS)
    return tuple(key for score, _, key in scored if score)


def _kin(word: str) -> list[str]:
    return [stem for stem in _kindred(word, _OPTION_FAMILIES) if not word.startswith(stem)]


def _score(spec: OptionSpec, meant: list[tuple[str, list[str]]]) -> int:
    """How well an option answers to words with their kin; 0 when a word is missing."""
    index, score = _index(label(OPTIONS[0]))[spec.key], 0
    for word, kin in meant:
        worth = max(_best(index, (word,)), _best(index, kin) // _KIN)
        if not worth:
            return 0
        score += worth
    phrase = " ".join(word for word, _ in meant)
    return score + (20 if phrase in label(spec).casefold() else 0)


def _best(index: SearchIndex, wanted: Sequence[str]) -> int:
    return max(
        (
            worth * 3 + (_WHOLE_WORD if word == start else 0)
            for worth, words in index
            for word in words
            for start in wanted
            if word.startswith(start)
        ),
        default=0,
    )


@cache
def _index(_language: str) -> dict[str, SearchIndex]:
    """What is looked through; any translated text distinguishes the languages."""
    return {spec.key: _places(spec) for spec in OPTIONS}


def _places(spec: OptionSpec) -> SearchIndex:
    return (
        (_LABEL, _words(label(spec))),
        (_GROUP, _words(group_title(spec.group))),
        (_KEY, _words(spec.key)),
        (_HELP, _words(help_text(spec))),
        (_VALUE, tuple(word for text in _sentences(spec.kind) for word in _words(said(text)))),
    )


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def _sentences(kind: Kind) -> Iterator[str]:
    if isinstance(kind, (kinds.Whole, kinds.Choice, structures.Record)) and kind.none_means:
        yield kind.none_means
    if isinstance(kind, kinds.CountedChoice):
        yield kind.counted_means
    if isinstance(kind, _EXPLAINED):
        yield from (text for _, text in kind.values)
    if isinstance(kind, kinds.ChoiceMap):
        yield from _sentences(kind.choice)
    elif isinstance(kind, structures.InstantWinForm):
        yield from _sentences(kind.hands)
    elif isinstance(kind, (structures.Record, structures.Records)):
        record = kind.record if isinstance(kind, structures.Records) else kind
        for field in record.fields:
            yield from (field.label, *_sentences(field.kind))


_EXPLAINED = (
    kinds.Choice,
    kinds.WholeOrWord,
    kinds.CountedChoice,
    kinds.Codes,
    kinds.NumberMap,
    kinds.ChoiceMap,
)
"""Kinds whose values are words, each with a text."""
