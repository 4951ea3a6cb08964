"""Finding options by words: those of the label, the help, the key and the explained values."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache

from canasta_qt.controller.rules_draft.texts import group_title, help_text, label, said
from canasta_qt.engine.rules import OPTIONS, OptionSpec
from canasta_qt.engine.rules.schema import kinds, structures

_WORD = re.compile(r"[^\W_]+")
_LITTLE = frozenset(
    {"a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "i", "in", "is"}
    | {"it", "its", "my", "of", "on", "or", "our", "s", "the", "their", "they", "to", "we", "with"}
    | {"you", "your"}
)
_FAMILIES: tuple[tuple[str, ...], ...] = (
    ("freez", "froz"),
    ("deck", "pack"),
    ("conceal", "hidden"),
    ("run", "sequence"),
    ("clean", "natural", "pure"),
    ("dirty", "mixed"),
    ("dozen", "twelve", "12"),
    ("two", "2"),
    ("three", "3"),
    ("seven", "7"),
    ("wild", "joker"),
)
"""Beginnings of words that mean nearly the same to a player who searches."""
_LABEL, _GROUP, _KEY, _HELP, _VALUE = 12, 6, 5, 3, 2
_WHOLE_WORD = 2
_KIN = 3
"""What a kindred word is worth less than the word itself, as a divisor."""


def find(text: str) -> tuple[str, ...]:
    """The keys of the options in which every word of the text is found, the best first.

    A word may be the beginning of one ("froz"); little words such as "the" do not count. An empty
    text finds nothing.
    """
    words = [word for word in _words(text) if word not in _LITTLE] or list(_words(text))
    if not words:
        return ()
    scored = ((_score(spec, words), spec) for spec in OPTIONS)
    found = [(score, spec) for score, spec in scored if score]
    return tuple(spec.key for _, spec in sorted(found, key=lambda pair: (-pair[0], pair[1].order)))


def _score(spec: OptionSpec, words: list[str]) -> int:
    """How well an option answers; 0 when a word is missing."""
    index = _index(label(OPTIONS[0]))[spec.key]
    worths = [_worth(index, word) for word in words]
    if not all(worths):
        return 0
    phrase = " ".join(words)
    return sum(worths) + (20 if phrase in label(spec).casefold() else 0)


def _worth(index: tuple[tuple[int, tuple[str, ...]], ...], word: str) -> int:
    direct = _best(index, (word,))
    kin = tuple(other for family in _FAMILIES for other in _relatives(family, word))
    return max(direct, _best(index, kin) // _KIN)


def _relatives(family: tuple[str, ...], word: str) -> Iterator[str]:
    if any(word.startswith(stem) for stem in family):
        yield from (stem for stem in family if not word.startswith(stem))


def _best(index: tuple[tuple[int, tuple[str, ...]], ...], wanted: tuple[str, ...]) -> int:
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
def _index(_language: str) -> dict[str, tuple[tuple[int, tuple[str, ...]], ...]]:
    """What is looked through; any translated text tells the languages apart."""
    return {spec.key: _places(spec) for spec in OPTIONS}


def _places(spec: OptionSpec) -> tuple[tuple[int, tuple[str, ...]], ...]:
    return (
        (_LABEL, _words(label(spec))),
        (_GROUP, _words(group_title(spec.group))),
        (_KEY, _words(spec.key)),
        (_HELP, _words(help_text(spec))),
        (_VALUE, tuple(word for text in _sentences(spec.kind) for word in _words(said(text)))),
    )


def _words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(text.casefold()))


def _sentences(kind: object) -> Iterator[str]:
    """The texts that explain the values of a kind."""
    for name in ("none_means", "counted_means"):
        if text := getattr(kind, name, ""):
            yield text
    for _, text in getattr(kind, "values", ()):
        yield text
    inner = _INNER.get(type(kind))
    if inner is not None:
        yield from inner(kind)


def _of_record(kind: structures.Record) -> Iterator[str]:
    for field in kind.fields:
        yield field.label
        yield from _sentences(field.kind)


_INNER: dict[type, Callable[..., Iterator[str]]] = {
    structures.Record: _of_record,
    structures.Records: lambda kind: _of_record(kind.record),
    structures.InstantWinForm: lambda kind: _sentences(kind.hands),
    kinds.ChoiceMap: lambda kind: _sentences(kind.choice),
}
