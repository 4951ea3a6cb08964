"""Rules as a short text that fits in a chat message: `CQ1-7K3FA-...`.

The last seven letters are a checksum (CRC-32). Inside is compact JSON, `[version of the options,
name, parent, {what differs from Classic}]`, packed by deflate with a dictionary of option keys
(`rule_dictionary.txt`) that must never change; a better one would be `CQ2`.
"""

from __future__ import annotations

import json
import re
import zlib
from functools import cache
from importlib import resources
from typing import Final

from canasta_qt.engine.rules import TableRules, diff, is_preset, preset
from canasta_qt.engine.rules.codec import FORMAT as OPTIONS_FORMAT
from canasta_qt.record.crockford import (
    GROUP,
    LETTERS,
    bytes_of,
    counts,
    groups,
    is_letter,
    letter,
    letters_of,
    slips,
)
from canasta_qt.record.json_text import parse_json
from canasta_qt.record.names import clean_name
from canasta_qt.record.rule_set import (
    RuleFault,
    RuleFileProblem,
    RuleSet,
    name_fault,
    parent_fault,
    quoted,
    rules_of,
    version_fault,
)

FORMAT: Final = 1
"""The number after `CQ`."""

_SUM: Final = 7
"""Letters of the checksum."""
_MOST_LETTERS: Final = 12_000
_MOST_SEARCHED: Final = 400
"""In a longer code a typing error is not looked for."""
_MOST_BYTES: Final = 64_000
"""The most that a code may unpack to; more is no set of rules."""
_HEAD: Final = re.compile(r"(?<![^\W_])C\s*Q\s*([1-9])", re.IGNORECASE)


def short_code(one: RuleSet) -> str:
    """The rules as a short code: name, parent, and all that differs from Classic.

    >>> rules = resolve("classic_4p", {"draw.count": 2})
    >>> short_code(RuleSet("Ours", "classic_4p", rules, TableRules()))
    'CQ1-HC36C-CFZA9-R2MJR-68SA7-2SKJQ-G4ZHA-JPJJ8-TNPJR-003PP-R1BN'
    """
    name = clean_name(one.name)
    content = [OPTIONS_FORMAT, name, one.parent, diff(one.rules, TableRules())]
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=_dictionary())
    letters = letters_of(packer.compress(text.encode()) + packer.flush())
    letters += _checksum(letters)
    return "-".join([f"CQ{FORMAT}", *groups(letters)])


def has_code(text: str) -> bool:
    """Whether there seems to be a short code in a text.

    >>> has_code("our rules: CQ1-ABCDE"), has_code("our rules")
    (True, False)
    """
    return _HEAD.search(text) is not None


def read_code(text: str) -> RuleSet:
    """The rules of a short code; what stands around it is passed over. Raises `RuleFileProblem`.

    >>> rules = resolve("classic_4p", {"draw.count": 2})
    >>> read_code(short_code(RuleSet("Ours", "classic_4p", rules, TableRules()))).name
    'Ours'
    """
    head = _HEAD.search(text)
    if head is None:
        raise RuleFileProblem([RuleFault("foreign")])
    if int(head[1]) != FORMAT:
        raise RuleFileProblem([RuleFault("newer", number=int(head[1]), most=FORMAT)])
    rest = text[head.end() :]
    letters = _code_before_words(rest) or _letters_in(rest)
    _require_sum(letters)
    return _content(_unpacked(bytes_of(letters[:-_SUM])))


def _code_before_words(text: str) -> str:
    letters = ""
    for word in text[: 4 * _MOST_LETTERS].split():
        letters += "".join(letter(sign) for sign in word if counts(sign))
        if len(letters) > _MOST_LETTERS:
            break
        if _is_whole(letters):
            return letters
    return ""


def _letters_in(text: str) -> str:
    letters: list[str] = []
    strange: list[RuleFault] = []
    for sign in filter(counts, text[: 4 * _MOST_LETTERS]):
        meant = letter(sign)
        if not is_letter(meant):
            group = len(letters) // GROUP + 2
            strange.append(RuleFault("code_letter", text=quoted(sign), number=group))
        letters.append(meant)
    if strange:
        raise RuleFileProblem(strange[:5])
    if len(letters) > _MOST_LETTERS:
        fault = RuleFault("too_large", number=len(letters), most=_MOST_LETTERS)
        raise RuleFileProblem([fault])
    return "".join(letters)


# --- the checksum ---------------------------------------------------------------------------


def _checksum(letters: str) -> str:
    number = zlib.crc32(letters.encode(errors="replace"))
    return "".join(LETTERS[number >> 5 * at & 31] for at in reversed(range(_SUM)))


def _is_whole(letters: str) -> bool:
    """The last letter is looked at first: thousands are asked while somebody types."""
    content = letters[:-_SUM]
    if not content or letters[-1] != LETTERS[zlib.crc32(content.encode(errors="replace")) & 31]:
        return False
    return letters.endswith(_checksum(content))


def _is_unfinished(letters: str) -> bool:
    """Whether what is packed inside, and the checksum after it, ask for more letters."""
    data = bytes_of(letters)
    opener = zlib.decompressobj(-15, zdict=_dictionary())
    try:
        opener.decompress(data, _MOST_BYTES)
    except zlib.error:
        return False
    packed = len(data) - len(opener.unused_data)
    return not opener.eof or len(letters) < len(letters_of(bytes(packed))) + _SUM


def _require_sum(letters: str) -> None:
    if _is_whole(letters):
        return
    if len(letters) <= _SUM:
        raise RuleFileProblem([RuleFault("code_incomplete")])
    near = slips(letters) if len(letters) <= _MOST_SEARCHED else ()
    explained = next(((at, meant) for at, meant in near if _is_whole(meant)), None)
    if explained is None or explained[1][:-1] == letters:
        ended = explained is None and not _is_unfinished(letters)
        raise RuleFileProblem([RuleFault("code_typing" if ended else "code_incomplete")])
    at, meant = explained
    start = at - at % GROUP
    typed, better = letters[start : start + GROUP], meant[start : start + GROUP]
    number = start // GROUP + 2
    raise RuleFileProblem([RuleFault("code_typing_near", text=typed, meant=better, number=number)])


# --- what is inside -------------------------------------------------------------------------


@cache
def _dictionary() -> bytes:
    return (resources.files(__package__) / "rule_dictionary.txt").read_bytes()


def _unpacked(data: bytes) -> str:
    """The text inside, however small a code would unpack to however much."""
    opener = zlib.decompressobj(-15, zdict=_dictionary())
    try:
        text = opener.decompress(data, _MOST_BYTES)
        if not opener.eof or opener.unused_data:
            raise RuleFileProblem([RuleFault("code_content")])
        return text.decode()
    except (zlib.error, UnicodeDecodeError):
        raise RuleFileProblem([RuleFault("code_content")]) from None


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise ValueError("a list is expected")
    return value


def _content(text: str) -> RuleSet:
    """The rules of `[version of the options, name, parent, {options}]`."""
    try:
        version, name, parent, options = _list(parse_json(text))
    except ValueError:
        raise RuleFileProblem([RuleFault("code_content")]) from None
    if type(version) is not int or not isinstance(options, dict):
        raise RuleFileProblem([RuleFault("code_content")])
    if not isinstance(name, str) or not isinstance(parent, str):
        raise RuleFileProblem([RuleFault("code_content")])
    if (newer := version_fault(version)) is not None:
        raise RuleFileProblem([newer])
    rules, faults = rules_of(options, version, {})
    heads = (fault for fault in (name_fault(name), parent_fault(parent)) if fault is not None)
    if faults := (*heads, *faults):
        raise RuleFileProblem(faults)
    base = preset(parent).rules if is_preset(parent) else TableRules()
    return RuleSet(name, parent, rules, base)
