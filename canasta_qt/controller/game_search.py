"""Finding games by name and by rule: "samba", "freeze", "seven", "3 packs"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from canasta_qt.controller.games import GameChoice
from canasta_qt.controller.messages.rule_issues import value_text
from canasta_qt.controller.rules_draft.texts import group_title, label
from canasta_qt.engine.rules import OPTIONS, TableRules, get

MOST_REASONS = 4
"""So many reasons are given for a game that was found."""

_WORD = re.compile(r"\w+")
_FAMILIES: tuple[tuple[str, ...], ...] = (
    ("freez", "froz"),
    ("deck", "pack"),
    ("run", "sequence"),
    ("conceal", "hidden"),
    ("clean", "natural", "pure"),
    ("dirty", "mixed"),
    ("partner", "team"),
)
"""Beginnings of words that mean nearly the same to a player who searches."""

_CLASSIC = TableRules()

Wanted = tuple[str, tuple[str, ...]]
"""A word that was typed, and the beginnings of words that will do for it."""
Term = tuple[Wanted, ...]
"""Words that must stand one after the other."""


@dataclass(frozen=True, slots=True)
class Found:
    """A game that was found, and the rules for which: none where its name says it."""

    game: GameChoice
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Text:
    """Something a game says, its words, and the reason that is given when it is found there.

    `plain`: it is plain to see why, as in the name.
    """

    words: tuple[str, ...]
    reason: str = ""
    plain: bool = False

    @staticmethod
    def of(text: str, reason: str = "", *, plain: bool = False) -> _Text:
        return _Text(tuple(_WORD.findall(text.casefold())), reason, plain)


class GameSearch:
    """Searches some games; what they say is read once, when it is first asked for."""

    def __init__(self, games: Iterable[GameChoice], facts: Callable[[GameChoice], str]) -> None:
        """`facts` tells a game's company, cards and goal, a line each."""
        self._games = tuple(games)
        self._facts = facts

    @cached_property
    def _texts(self) -> tuple[tuple[GameChoice, tuple[_Text, ...]], ...]:
        return tuple((game, tuple(_texts(game, self._facts(game)))) for game in self._games)

    def find(self, text: str) -> tuple[Found, ...]:
        """The games in which every part of the text is found, in their order.

        A word may be the beginning of one ("froz"). A number belongs to the word after it: "3
        packs" is not found in a game of three players with two packs. No words find every game.
        """
        terms = _terms(text)
        found = (_found(game, texts, terms) for game, texts in self._texts)
        return tuple(one for one in found if one is not None)


def _terms(text: str) -> list[Term]:
    """The words of a search; a number with the word that follows it."""
    terms: list[Term] = []
    words = _WORD.findall(text.casefold())
    while words:
        word = words.pop(0)
        together = (word, words.pop(0)) if word.isdecimal() and words else (word,)
        terms.append(tuple((one, _kindred(one)) for one in together))
    return terms


def _found(game: GameChoice, texts: tuple[_Text, ...], terms: list[Term]) -> Found | None:
    reasons: dict[str, None] = {}
    for term in terms:
        where = [text for text in texts if _says(text.words, term)]
        if not where:
            return None
        if not any(text.plain for text in where):
            reasons.update(dict.fromkeys(text.reason for text in where if text.reason))
    return Found(game, tuple(reasons)[:MOST_REASONS])


def _says(words: tuple[str, ...], term: Term) -> bool:
    """Whether the words of a term stand there one after the other, or their beginnings."""
    first, *others = term
    return any(
        _means(word, first)
        and len(words) > place + len(others)
        and all(_means(words[place + n], other) for n, other in enumerate(others, 1))
        for place, word in enumerate(words)
    )


def _means(word: str, wanted: Wanted) -> bool:
    exact, starts = wanted
    return word == exact if exact.isdecimal() else word.startswith(starts)


def _kindred(wanted: str) -> tuple[str, ...]:
    """The beginnings of words that would do for a word."""
    families = (one for one in _FAMILIES if any(wanted.startswith(stem) for stem in one))
    return (wanted, *(stem for family in families for stem in family))


def _texts(game: GameChoice, facts: str) -> Iterator[_Text]:
    """What a game says: its name, what is told of it anyway, its rules that are not Classic's."""
    for line in (game.title, game.parent_name):
        yield _Text.of(line, plain=True)
    for line in (game.description, *facts.splitlines()):
        yield _Text.of(line)
    for spec in OPTIONS:
        value = get(game.rules, spec.key)
        if value != get(_CLASSIC, spec.key) and spec.matters(game.rules):
            where = dict.fromkeys((group_title(spec.group), label(spec)))
            told = ": ".join((*where, value_text(spec.key, value)))
            yield _Text.of(told, told)
