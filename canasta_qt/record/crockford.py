"""The letters of codes that people type, read out and paste: Crockford's base 32.

Capitals and digits without I, L, O and U, read alike in small letters, with O taken for 0 and I and
L for 1. Spaces, dashes, quotes, brackets and line breaks between letters mean nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 5
"""So many letters stand between two dashes."""

_TAKEN_FOR: Final = {"O": "0", "I": "1", "L": "1"}
_MEANINGLESS: Final = frozenset("\"'`*_~<>|()[]{}.,;:")
_BETWEEN: Final = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd", "Pi", "Pf", "Ps", "Pe"})
"""Unicode categories of what may stand between letters: spaces, dashes, quotes, brackets."""


def counts(sign: str) -> bool:
    """Whether a sign is more than what may stand between letters."""
    return sign not in _MEANINGLESS and unicodedata.category(sign) not in _BETWEEN


def letter(sign: str) -> str:
    """The letter that a sign is taken for."""
    return _TAKEN_FOR.get(sign.upper(), sign.upper())


def is_letter(sign: str) -> bool:
    """Whether a code may have this sign, as `letter` gives it."""
    return len(sign) == 1 and sign in LETTERS


def groups(letters: str) -> list[str]:
    """The letters in groups, the last one perhaps shorter."""
    return [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]


def slips(letters: str) -> Iterator[tuple[int, str]]:
    """Every code that one slip may have made into this one: where, from 0, and the code.

    A letter too many, another letter, a letter that is missing, two that changed places.
    """
    for at, wrong in enumerate(letters):
        before, after = letters[:at], letters[at + 1 :]
        yield at, before + after
        yield from ((at, before + other + after) for other in LETTERS if other != wrong)
        yield from ((at, before + other + wrong + after) for other in LETTERS)
        if after:
            yield at, before + after[0] + wrong + after[1:]
    yield from ((len(letters) - 1, letters + other) for other in LETTERS)


def letters_of(data: bytes) -> str:
    """Bytes as letters, five bits each; the last one is filled up with zeros."""
    bits = "".join(f"{byte:08b}" for byte in data)
    bits += "0" * (-len(bits) % 5)
    return "".join(LETTERS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def bytes_of(letters: str) -> bytes:
    """The whole bytes in letters; what fills up is dropped."""
    bits = "".join(f"{LETTERS.index(one):05b}" for one in letters)
    whole = len(bits) - len(bits) % 8
    return bytes(int(bits[at : at + 8], 2) for at in range(0, whole, 8))
