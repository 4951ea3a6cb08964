"""The letters of a challenge code as somebody typed them, and the checksum at their end."""

from __future__ import annotations

from typing import Final

from canasta_qt.record.challenges.challenge import CodeFault, CodeProblem
from canasta_qt.record.crockford import GROUP, LETTERS, counts, is_letter, letter, slips

SUM: Final = 6
"""Letters of the checksum."""

MOST_LETTERS: Final = 2_000
_MOST_SEARCHED: Final = 100
"""In a longer code only a wrong letter is looked for, none too many or too few."""
_MOST_TRIED: Final = 12

_LEAST: Final = 12
"""Fewer letters are no code."""
_LIKELY: Final = 20
"""After so many letters another word may follow."""

_GENERATORS: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_M: Final = 0x2BC830A3
"""The constants of bech32m."""


def _polymod(letters: str, number: int = 1) -> int:
    for one in letters:
        top = number >> 25
        number = (number & 0x1FFFFFF) << 5 ^ LETTERS.index(one)
        for bit, generator in enumerate(_GENERATORS):
            number ^= generator if top >> bit & 1 else 0
    return number


def checksum(letters: str) -> str:
    """Six letters that follow from these."""
    number = _polymod(letters + LETTERS[0] * SUM) ^ _M
    return "".join(LETTERS[number >> 5 * at & 31] for at in reversed(range(SUM)))


def is_whole(letters: str) -> bool:
    """Whether the last letters are the checksum of those before."""
    return len(letters) > SUM and _polymod(letters) == _M


def read_letters(text: str) -> str:
    """The letters of a whole code, its checksum included; other words may follow it.

    Raises `CodeProblem` with the place of what is wrong, and with what is probably meant, where a
    single slip explains everything.
    """
    candidates = _candidates(text[: 4 * MOST_LETTERS])
    whole = next(filter(is_whole, candidates), "")
    if whole:
        return whole
    if not candidates or len(candidates[-1]) < _LEAST:
        raise CodeProblem(CodeFault("incomplete"))
    faults = (fault for letters in candidates if (fault := _near(letters)) is not None)
    raise CodeProblem(next(faults, CodeFault("typing")))


def _candidates(text: str) -> list[str]:
    """What may be the code: the first word, the first two, and so on. Raises `CodeProblem`.

    A sign that no code has is another word's, if enough letters came before.
    """
    found: list[str] = []
    signs: list[str] = []
    words = [[letter(sign) for sign in word if counts(sign)] for word in text.split()]
    for number, word in enumerate(words):
        if not all(map(is_letter, word)):
            fault = _strange([*signs, *word], words[number + 1 :])
            if not fault.meant and (len(signs) >= _LIKELY or is_whole("".join(signs))):
                break
            raise CodeProblem(fault)
        signs += word
        if len(signs) > MOST_LETTERS:
            raise CodeProblem(CodeFault("too_long", number=len(signs), most=MOST_LETTERS))
        found.append("".join(signs))
    return [one for one in found if len(one) >= _LEAST][:_MOST_TRIED] or found[-1:]


def _strange(signs: list[str], words: list[list[str]]) -> CodeFault:
    """The first sign that no code has, and which letter in its place would make it whole.

    `words` come after; some of them may still be the code's.
    """
    at = next(index for index, sign in enumerate(signs) if not is_letter(sign))
    before, after = "".join(signs[:at]), signs[at + 1 :]
    meant = ""
    for word in ([], *words[:_MOST_TRIED]):
        after = [*after, *word]
        if meant or not all(map(is_letter, after)) or len(after) > MOST_LETTERS:
            break
        rest = "".join(after)
        meant = next((one for one in LETTERS if is_whole(before + one + rest)), "")
    return CodeFault("letter", at + 1, at // GROUP + 1, signs[at][:1], meant)


def _near(letters: str) -> CodeFault | None:
    """The one slip that explains a wrong checksum, if one does."""
    wrong = _other_letter(letters)
    if wrong is not None:
        at, meant = wrong
        return CodeFault("near", at + 1, at // GROUP + 1, letters[at], meant)
    if len(letters) > _MOST_SEARCHED:
        return None
    explained = next((meant for _, meant in slips(letters) if is_whole(meant)), None)
    if explained is None:
        return None
    pairs = enumerate(zip(letters, explained, strict=False))
    at = next((index for index, (a, b) in pairs if a != b), min(len(letters), len(explained)))
    start = at - at % GROUP
    found, meant = letters[start : start + GROUP], explained[start : start + GROUP]
    return CodeFault("near", at + 1, at // GROUP + 1, found, meant)


def _other_letter(letters: str) -> tuple[int, str] | None:
    """The only letter that is another one, and what it should be.

    The checksum is linear: what is wrong with it tells place and letter at once.
    """
    wrong = _polymod(letters) ^ _M
    steps = [_polymod(one, 0) for one in LETTERS]
    for at in reversed(range(len(letters))):
        if wrong in steps:
            number = LETTERS.index(letters[at]) ^ steps.index(wrong)
            return at, LETTERS[number]
        steps = [_polymod(LETTERS[0], step) for step in steps]
    return None
