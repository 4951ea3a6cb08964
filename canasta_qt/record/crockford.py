"""The letters of codes that people type and paste (Crockford's base 32), and numbers in them.

Capitals and digits without I, L, O and U, read alike in small letters, with O taken for 0 and I and
L for 1. Spaces, dashes, quotes, brackets and line breaks between letters mean nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUP: Final = 5
"""Letters between two dashes."""

_TAKEN_FOR: Final = {"O": "0", "I": "1", "L": "1"}
_MEANINGLESS: Final = frozenset("\"'`*_~<>|()[]{}.,;:")
_BETWEEN: Final = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd", "Pi", "Pf", "Ps", "Pe"})
"""Unicode categories of what may stand between letters: spaces, dashes, quotes, brackets."""


def counts(sign: str) -> bool:
    """Whether a sign is more than what may stand between letters."""
    return sign not in _MEANINGLESS and unicodedata.category(sign) not in _BETWEEN


def letter(sign: str) -> str:
    """The letter that a sign is taken for.

    >>> letter("o"), letter("l"), letter("k")
    ('0', '1', 'K')
    """
    return _TAKEN_FOR.get(sign.upper(), sign.upper())


def is_letter(sign: str) -> bool:
    """Whether a code may have this sign, as `letter` gives it."""
    return len(sign) == 1 and sign in LETTERS


def groups(letters: str) -> list[str]:
    """The letters in groups, the last one perhaps shorter.

    >>> groups("07C79865GW8")
    ['07C79', '865GW', '8']
    """
    return [letters[at : at + GROUP] for at in range(0, len(letters), GROUP)]


def slips(letters: str) -> Iterator[tuple[int, str]]:
    """Every code that one slip may have made into this one: where, from 0, and the code.

    >>> (0, "AB") in slips("BA")
    True
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
    """Bytes as letters, five bits each; the last one is filled up with zeros.

    >>> letters_of(b"Hi")
    '91MG'
    """
    return _as_letters("".join(f"{byte:08b}" for byte in data))


def _as_letters(bits: str) -> str:
    bits += "0" * (-len(bits) % 5)
    return "".join(LETTERS[int(bits[at : at + 5], 2)] for at in range(0, len(bits), 5))


def bits_of(letters: str) -> str:
    """Letters as bits, five each."""
    return "".join(f"{LETTERS.index(one):05b}" for one in letters)


def bytes_of(letters: str) -> bytes:
    """The whole bytes in letters; what fills up is dropped.

    >>> bytes_of("91MG")
    b'Hi'
    """
    bits = bits_of(letters)
    whole = len(bits) - len(bits) % 8
    return bytes(int(bits[at : at + 8], 2) for at in range(0, whole, 8))


class BitWriter:
    """Takes numbers, gives letters."""

    def __init__(self) -> None:
        self._bits: list[str] = []

    def put(self, number: int, bits: int) -> None:
        """A number of so many bits. `ValueError` where it does not fit."""
        if not 0 <= number < 1 << bits:
            raise ValueError(f"{number} has more than {bits} bits")
        self._bits.append(f"{number:0{bits}b}")

    def put_any(self, number: int) -> None:
        """A number of any size from 0: four bits at a time, each group with a bit for "more"."""
        while True:
            more = number > 15
            self.put(number & 15 | 16 * more, 5)
            number >>= 4
            if not more:
                return

    def put_signed(self, number: int) -> None:
        """A number of any size, its sign in the last bit."""
        self.put_any(-2 * number - 1 if number < 0 else 2 * number)

    def put_bytes(self, data: bytes) -> None:
        """How many bytes, and the bytes."""
        self.put_any(len(data))
        self._bits += [f"{byte:08b}" for byte in data]

    def letters(self) -> str:
        """All of it, filled up with zeros."""
        return _as_letters("".join(self._bits))


class Unfinished(ValueError):
    """More was to be taken than there is."""


class BitReader:
    """Takes bits as `0` and `1`, gives numbers. Everything raises `Unfinished` at the end."""

    def __init__(self, bits: str) -> None:
        self._bits = bits
        self._at = 0

    @property
    def left(self) -> int:
        """How many bits have not been taken."""
        return len(self._bits) - self._at

    def take(self, bits: int) -> int:
        """A number of so many bits."""
        end = self._at + bits
        if bits > self.left:
            raise Unfinished("the code ends too early")
        found, self._at = self._bits[self._at : end], end
        return int(found, 2)

    def take_any(self, most: int) -> int:
        """A number of any size from 0 to `most`. `ValueError` for a larger one."""
        number = shift = 0
        while True:
            group = self.take(5)
            number |= (group & 15) << shift
            shift += 4
            if number > most or shift > 80:
                raise ValueError("a number is too large")
            if group < 16:
                return number

    def take_signed(self, most: int) -> int:
        """A number from `-most` to `most`. `ValueError` for one outside."""
        number = self.take_any(2 * most + 1)
        return -(number >> 1) - 1 if number & 1 else number >> 1

    def take_bytes(self, most: int) -> bytes:
        """At most so many bytes. `ValueError` for more."""
        return bytes(self.take(8) for _ in range(self.take_any(most)))

    def finish(self) -> None:
        """Nothing but what fills up the last letter may be left. `ValueError` for more."""
        rest = self._bits[self._at :]
        if len(rest) >= 5 or "1" in rest:
            raise ValueError("the code goes on after its end")
