"""Words that change with their place in a sentence.

English says "king of hearts" everywhere; German and Spanish need an article, or another ending
after "of". A translation asks for the form it needs behind a colon: `{card:the}`, `{ranks:of}`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

ROLES: Final = ("the", "of", "a")
"""The forms a translation may ask for: with its article, after "of" or "with", and "one such"."""


class Word(str):
    """A text with other forms, made only when a translation asks for them."""

    __slots__ = ("forms",)
    forms: dict[str, Callable[[], str]]

    def __new__(cls, plain: str, **forms: Callable[[], str]) -> Word:
        """`forms` go by the names in `ROLES`; one that is not there is the plain text."""
        word = super().__new__(cls, plain)
        word.forms = forms
        return word

    def __format__(self, role: str) -> str:
        if role in ROLES:
            return self.forms[role]() if role in self.forms else str(self)
        return super().__format__(role)


def joined(parts: Iterable[str], join: Callable[[list[str]], str]) -> Word:
    """Several words put together by `join`, in any of their forms."""
    words = list(parts)

    def in_role(role: str) -> Callable[[], str]:
        return lambda: join([_form(word, role) for word in words])

    return Word(join([str(word) for word in words]), **{role: in_role(role) for role in ROLES})


def _form(word: str, role: str) -> str:
    return format(word, role) if isinstance(word, Word) else word
