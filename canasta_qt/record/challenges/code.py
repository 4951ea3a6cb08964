"""A challenge as a code of about 30 letters: `CC1-7K3FA-...`, and read again.

The last six letters are a checksum, that of bech32m (BIP 350) over the letters of
`record.crockford`. Inside are numbers of a few bits: kind and flags, the game; then the table (a
fingerprint of the rules, players, seats, seed), or an exercise; a result comes last. Changed rules
follow after a plus, as a short code of their own (`record.rule_code`): `CC1-...+CQ1-...`.
"""

from __future__ import annotations

import functools
import itertools
import operator
import re
import zlib
from dataclasses import replace
from typing import Final

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.record.challenges.challenge import (
    FINGERPRINT_BITS,
    Challenge,
    ChallengeKind,
    ChallengeResult,
    ChallengeTable,
    CodeFault,
    CodeProblem,
    FaultCode,
    Players,
)
from canasta_qt.record.crockford import (
    GROUP,
    LETTERS,
    BitReader,
    BitWriter,
    Unfinished,
    bits_of,
    counts,
    groups,
    is_letter,
    letter,
)
from canasta_qt.record.rule_code import has_code, read_code, short_code
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet
from canasta_qt.record.seeds import DRAWN, is_drawn

GAMES: Final = (
    "albany",
    "american_2017",
    "american_2024",
    "american_cla",
    "american_old",
    "bain_hand_and_foot",
    "bolivia",
    "brazilian",
    "british",
    "canadian",
    "cardgames_io",
    "chilean",
    "classic_2p",
    "classic_3p",
    "classic_4p",
    "classic_5p",
    "classic_6p_pairs",
    "classic_6p_triples",
    "classic_partner_draw",
    "classic_wild",
    "cuban",
    "denexa_2p",
    "denexa_4p",
    "hand_and_foot",
    "hand_and_foot_saskatchewan",
    "hand_and_foot_simpson",
    "hoyle_2p",
    "italian_canastone",
    "italian_us",
    "joker",
    "jonola",
    "manzana",
    "mexicana",
    "miller_6p",
    "pennies",
    "quinella",
    "railroad",
    "royal",
    "samba",
    "samba_us",
    "sevens",
    "tampa",
    "uruguay",
    "viennese",
    "westergren",
    "yucatan",
)
"""Ids of the games; at most 127. What has a number in codes never changes its place; new things go
last, and a test says when one has no number yet."""

LEVELS: Final = ("random", "newcomer", "casual", "steady", "club", "expert", "master")
"""At most eight."""

PERSONALITIES: Final = ("", "freezer", "hunter", "sprinter", "miser", "builder")
"""At most eight."""


FORMAT: Final = 1
"""The number after `CC`."""
START: Final = f"CC{FORMAT}"
"""So every code begins."""

KINDS: Final[tuple[ChallengeKind, ...]] = ("match", "deal", "exercise")
NO_GAME: Final = 127
MOST_POINTS: Final = 10_000_000
MOST_SEED: Final = 100
"""Bytes of a seed."""

_HEAD: Final = re.compile(r"(?<![^\W_])C\s*C\s*([1-9])(?=[\W_]|$)", re.IGNORECASE)
_JOINED: Final = re.compile(r"(?<![^\W_])CC([1-9])(?=[^\W_U]{12}|[^\W_U]*\s*\Z)", re.IGNORECASE)
"""The beginning of a code without dashes: many letters follow it, or nothing else does."""
_BEGUN: Final = re.compile(r"\s*C?\s*C\s*", re.IGNORECASE)
_RULES: Final = re.compile(r"(?<=\+)\s*C\s*Q\s*[1-9]|(?<=\s)C\s*Q\s*[1-9]\W", re.IGNORECASE)
_MOST_TEXT: Final = 60_000
"""Signs of a code with changed rules."""


def has_challenge(text: str) -> bool:
    """Whether there seems to be a challenge code in a text.

    >>> has_challenge("Try this: CC1-07C79-865GW"), has_challenge("Try this.")
    (True, False)
    """
    return _head(text) is not None


def _head(text: str) -> re.Match[str] | None:
    return _HEAD.search(text) or _JOINED.search(text)


def challenge_code(one: Challenge) -> str:
    """A challenge as a code.

    >>> from canasta_qt.record.challenges.daily import deal_of_key
    >>> challenge_code(deal_of_key("2026-11-24").challenge(Players(3)))
    'CC1-07C79-8E5GW-SS6D9-DHCWT-61250-HQD9K-9'
    """
    bits = BitWriter()
    bits.put(KINDS.index(one.kind), 2)
    bits.put(one.result is not None, 1)
    bits.put(one.changed is not None, 1)
    bits.put(GAMES.index(one.game) if one.game in GAMES else NO_GAME, 7)
    if one.table is not None:
        _put_table(bits, one, one.table)
    else:
        _put_exercise(bits, one.exercise, one.game)
    if one.result is not None:
        _put_result(bits, one.result)
    letters = bits.letters()
    code = "-".join([START, *groups(letters + checksum(letters))])
    return code if one.changed is None else f"{code}+{short_code(one.changed)}"


def read_challenge(text: str) -> Challenge:
    """The challenge in a text; what stands before it is passed over. Raises `CodeProblem`.

    >>> from canasta_qt.record.challenges.daily import deal_of_key
    >>> deal = deal_of_key("2026-11-24")
    >>> letters = challenge_code(deal.challenge(Players(3)))
    >>> read_challenge(f"Have a go: {letters}").table.seed == deal.seed
    True
    """
    head = _head(text)
    if head is None:
        raise CodeProblem(CodeFault("incomplete" if _BEGUN.fullmatch(text) else "foreign"))
    if int(head[1]) != FORMAT:
        raise CodeProblem(CodeFault("newer", number=int(head[1]), most=FORMAT))
    rest = text[head.end() : head.end() + _MOST_TEXT]
    rules = _RULES.search(rest)
    letters = _read_letters((rest[: rules.start()] if rules else rest).partition("+")[0])
    bits = BitReader(bits_of(letters[:-SUM]))
    try:
        one = _content(bits, rest[rules.start() :] if rules else "")
        bits.finish()
    except CodeProblem:
        raise
    except ValueError:
        raise CodeProblem(CodeFault("content")) from None
    return one


# --- what is inside -------------------------------------------------------------------------


def _content(bits: BitReader, rest: str) -> Challenge:
    number = bits.take(2)
    if number >= len(KINDS):
        raise ValueError("no such kind")
    kind = KINDS[number]
    with_result, with_rules, game = bits.take(1), bits.take(1), _game(bits.take(7))
    changed = _changed(rest) if with_rules else None
    if changed is None and game not in preset_ids():
        raise CodeProblem(CodeFault("game"))
    rules = changed.rules if changed is not None else preset(game).rules
    if kind == "exercise":
        one = Challenge(kind, game, rules, changed, exercise=_take_exercise(bits, game))
    else:
        rules = _take_end(bits, rules)
        one = Challenge(kind, game, rules, changed, _take_table(bits, kind, rules.match.players))
    if with_result:
        one = replace(one, result=_take_result(bits))
    return one


def _game(number: int) -> str:
    if number == NO_GAME:
        return ""
    if number >= len(GAMES):
        raise CodeProblem(CodeFault("game"))
    return GAMES[number]


def _changed(rest: str) -> RuleSet:
    if not has_code(rest):
        raise CodeProblem(CodeFault("no_rules"))
    try:
        return read_code(rest)
    except RuleFileProblem as problem:
        fault = problem.faults[0]
        ended = fault.code != "code_incomplete"
        raise CodeProblem(CodeFault("rules" if ended else "incomplete", rules=fault)) from None


def _put_table(bits: BitWriter, one: Challenge, table: ChallengeTable) -> None:
    usual = one.changed.rules if one.changed is not None else preset(one.game).rules
    _put_end(bits, one.rules.match.end, usual.match.end)
    bits.put(table.fingerprint, FINGERPRINT_BITS)
    bits.put(table.players.number, 5)
    bits.put(table.players.compiled, 1)
    bits.put(table.seat, 3)
    _put_styles(bits, table)
    if one.kind == "deal":
        bits.put_any(table.deal)
        bits.put(table.dealer, 3)
    bits.put(table.cut is not None, 1)
    if table.cut is not None:
        bits.put(table.cut, 10)
    _put_seed(bits, table.seed)


def _take_table(bits: BitReader, kind: ChallengeKind, seats: int) -> ChallengeTable:
    print_ = bits.take(FINGERPRINT_BITS)
    players = Players(bits.take(5), bool(bits.take(1)))
    seat = bits.take(3)
    styles = _take_styles(bits, seats, seat)
    deal = dealer = 0
    if kind == "deal":
        deal, dealer = bits.take_any(9999), bits.take(3)
        if not deal:
            raise ValueError("no such deal")
    cut = bits.take(10) if bits.take(1) else None
    if max(seat, dealer) >= seats or cut == 0:
        raise ValueError("no such seat")
    return ChallengeTable(_take_seed(bits), seat, styles, players, print_, cut, deal, dealer)


def _put_end(bits: BitWriter, end: MatchEnd, usual: MatchEnd) -> None:
    bits.put(end != usual, 1)
    if end != usual:
        by_deals = end.kind == "deals"
        bits.put(by_deals, 1)
        bits.put_any((end.count if by_deals else end.score) or 0)


def _take_end(bits: BitReader, rules: TableRules) -> TableRules:
    if not bits.take(1):
        return rules
    by_deals, number = bits.take(1), bits.take_any(MOST_POINTS)
    if not number:
        raise ValueError("no such end")
    end = MatchEnd("deals", None, number) if by_deals else MatchEnd("target", number, None)
    return replace(rules, match=replace(rules.match, end=end))


def _put_styles(bits: BitWriter, table: ChallengeTable) -> None:
    """Once, where all others play alike."""
    others = [style for seat, style in enumerate(table.styles) if seat != table.seat]
    alike = len(set(others)) == 1
    bits.put(alike, 1)
    for style in others[:1] if alike else others:
        level, _, personality = style.partition(":")
        bits.put(LEVELS.index(level), 3)
        bits.put(PERSONALITIES.index(personality), 3)


def _take_styles(bits: BitReader, seats: int, own: int) -> tuple[str, ...]:
    if bits.take(1):
        return (_take_style(bits),) * seats
    return tuple("" if seat == own else _take_style(bits) for seat in range(seats))


def _take_style(bits: BitReader) -> str:
    level, personality = bits.take(3), bits.take(3)
    if level >= len(LEVELS) or personality >= len(PERSONALITIES):
        raise ValueError("no such level")
    manner = PERSONALITIES[personality]
    return f"{LEVELS[level]}:{manner}" if manner else LEVELS[level]


def _put_seed(bits: BitWriter, seed: str) -> None:
    drawn = is_drawn(seed)
    bits.put(drawn, 1)
    if drawn:
        for letter in seed:
            bits.put(LETTERS.index(letter), 5)
        return
    bits.put_bytes(seed.encode())


def _take_seed(bits: BitReader) -> str:
    if bits.take(1):
        return "".join(LETTERS[bits.take(5)] for _ in range(DRAWN))
    seed = bits.take_bytes(MOST_SEED).decode()
    if not seed.isprintable() or not seed or is_drawn(seed):
        raise ValueError("no such seed")
    return seed


def _put_result(bits: BitWriter, result: ChallengeResult) -> None:
    """Points are mostly multiples of five."""
    small = any(points % 5 for points in result)
    bits.put(small, 1)
    for points in result:
        bits.put_signed(points if small else points // 5)


def _take_result(bits: BitReader) -> ChallengeResult:
    times = 1 if bits.take(1) else 5
    own, other = (bits.take_signed(MOST_POINTS) * times for _ in range(2))
    return ChallengeResult(own, other)


assert GROUP == 5  # faults count places in such groups

# --- exercises -------------------------------------------------------------------------------

_ID: Final = re.compile(r"([a-z0-9_]+)/([0-9]{1,9}(?:\.[0-9]{1,9})*)/([0-9]{1,4})/([0-9]{1,4})")
_MOST_LINE: Final = 4_000
_MOST_NUMBER: Final = 999_999_999
_MOST_NUMBERS: Final = 7


def is_id(exercise: str, game: str) -> bool:
    """Whether this is the id of an exercise of that game, which a code can hold as numbers.

    >>> is_id("classic_4p/1.2/3/17", "classic_4p"), is_id("classic_4p/01/3/17", "classic_4p")
    (True, False)
    """
    found = _ID.fullmatch(exercise)
    if found is None or found[1] != game:
        return False
    numbers = [*found[2].split("."), found[3], found[4]]
    return len(numbers) - 2 <= _MOST_NUMBERS and all(one == str(int(one)) for one in numbers)


def is_laid_out(exercise: str) -> bool:
    """Whether this is the text of an exercise that was laid out, and no id and no line.

    >>> is_laid_out('{"name": "Two kings"}')
    True
    """
    return exercise.startswith("{")


def _put_exercise(bits: BitWriter, exercise: str, game: str) -> None:
    found = _ID.fullmatch(exercise) if is_id(exercise, game) else None
    bits.put(found is None, 1)
    if found is None:
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9)
        bits.put_bytes(packer.compress(exercise.encode()) + packer.flush())
        return
    deck = found[2].split(".")
    bits.put(len(deck), 3)
    for number in (*deck, found[3], found[4]):
        bits.put_any(int(number))


def _take_exercise(bits: BitReader, game: str) -> str:
    if bits.take(1):
        return _unpacked(bits.take_bytes(_MOST_LINE))
    deck = [bits.take_any(_MOST_NUMBER) for _ in range(bits.take(3))]
    deal, place = bits.take_any(9999), bits.take_any(9999)
    exercise = f"{game}/{'.'.join(map(str, deck))}/{deal}/{place}"
    if not is_id(exercise, game):
        raise ValueError("no such exercise")
    return exercise


def _unpacked(data: bytes) -> str:
    opener = zlib.decompressobj(-15)
    try:
        line = opener.decompress(data, _MOST_LINE)
    except zlib.error:
        raise ValueError("nothing to unpack") from None
    text = line.decode()
    whole = is_laid_out(text) or text.count(" ") >= 2
    if not opener.eof or opener.unused_data or not text.isprintable() or not whole:
        raise ValueError("no line of an exercise")
    return text


# --- letters as somebody typed them, and the checksum at their end ---------------------------

SUM: Final = 6
"""Letters of the checksum."""

MOST_LETTERS: Final = 6_500
"""An exercise of `_MOST_LINE` bytes that cannot be packed has these."""
_MOST_TRIED: Final = 12

_LEAST: Final = 12
"""Fewer letters are no code."""
_LIKELY: Final = 20
"""After so many letters another word may follow."""

_GENERATORS: Final = (0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)
_M: Final = 0x2BC830A3
"""The constants of bech32m."""


_FOLDED: Final = tuple(
    functools.reduce(
        operator.xor, (one for bit, one in enumerate(_GENERATORS) if top >> bit & 1), 0
    )
    for top in range(32)
)
"""What the five bits that leave the checksum at its top change in it."""
_TOPS: Final = {folded & 31: top for top, folded in enumerate(_FOLDED)}
_NUMBERS: Final = {one: number for number, one in enumerate(LETTERS)}


def _step(number: int, one: str) -> int:
    """The checksum after one more letter."""
    return (number & 0x1FFFFFF) << 5 ^ _FOLDED[number >> 25] ^ _NUMBERS[one]


def _step_back(number: int, one: str) -> int:
    """The checksum before its last letter.

    >>> _step_back(_step(123_456_789, "K"), "K")
    123456789
    """
    number ^= _NUMBERS[one]
    top = _TOPS[number & 31]
    return top << 25 | (number ^ _FOLDED[top]) >> 5


def _polymod(letters: str) -> int:
    return functools.reduce(_step, letters, 1)


def checksum(letters: str) -> str:
    """Six letters that follow from these.

    >>> checksum("07C79")
    '86E40A'
    """
    number = _polymod(letters + LETTERS[0] * SUM) ^ _M
    return "".join(LETTERS[number >> 5 * at & 31] for at in reversed(range(SUM)))


def is_whole(letters: str) -> bool:
    """Whether the last letters are the checksum of those before.

    >>> is_whole("07C79" + checksum("07C79")), is_whole("07C79" + checksum("07C78"))
    (True, False)
    """
    return len(letters) > SUM and _polymod(letters) == _M


def _read_letters(text: str) -> str:
    """The letters of a whole code, its checksum included; other words may follow it.

    Raises `CodeProblem`, with what is probably meant where a single slip explains everything.

    >>> _read_letters("o7c79865gw-" + checksum("07C79865GW").lower())[:10]
    '07C79865GW'
    """
    candidates = _candidates(text[: 4 * MOST_LETTERS])
    whole = next(filter(is_whole, candidates), "")
    if whole:
        return whole
    if not candidates or len(candidates[-1]) < _LEAST:
        raise CodeProblem(CodeFault("incomplete"))
    longest = candidates[-1]
    near = next((found for one in candidates if (found := _near(one)) is not None), None)
    if near is None:
        raise CodeProblem(CodeFault("incomplete" if _is_unfinished(longest) else "typing"))
    raise CodeProblem(near)


def _is_unfinished(letters: str) -> bool:
    """Whether what is inside asks for more letters than there are, those of the checksum too."""
    bits = BitReader(bits_of(letters))
    try:
        _content(bits, "")
    except Unfinished:
        return True
    except CodeProblem as problem:
        return problem.fault.code == "no_rules"
    except ValueError:
        return False
    return bits.left // 5 < SUM


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
    """The first sign that no code has, and which letter in its place would make it whole."""
    at = next(index for index, sign in enumerate(signs) if not is_letter(sign))
    before, after = "".join(signs[:at]), signs[at + 1 :]
    meant = ""
    for word in ([], *words[:_MOST_TRIED]):
        after = [*after, *word]
        if meant or not all(map(is_letter, after)) or len(after) > MOST_LETTERS:
            break
        rest = "".join(after)
        meant = next((one for one in LETTERS if is_whole(before + one + rest)), "")
    return _fault("letter", at, signs[at][:1], meant)


def _near(letters: str) -> CodeFault | None:
    """The single slip that explains a wrong checksum; `incomplete` where the last letter lacks."""
    found = _slip(letters)
    if found is None:
        return None
    at, explained = found
    if at == len(letters):
        return CodeFault("incomplete")
    if len(explained) == len(letters) and explained[at + 1 :] == letters[at + 1 :]:
        return _fault("near", at, letters[at], explained[at])
    start = at - at % GROUP
    return _fault("near", at, letters[start : start + GROUP], explained[start : start + GROUP])


def _fault(code: FaultCode, at: int, found: str, meant: str) -> CodeFault:
    """A fault at the letter `at`, from 0 after the head; people count the head as well."""
    return CodeFault(code, at + len(START) + 1, at // GROUP + 2, found, meant)


def _slip(letters: str) -> tuple[int, str] | None:
    """Where the letters first differ from the code that one slip made into them, and that code.

    A letter that is another one comes first, then letters that changed places, one too many and one
    too few. `before` and `after` are the checksums at each place, seen from either end: where the
    two meet by one slip, it is found without trying every letter.
    """
    before = [*itertools.accumulate(letters, _step, initial=1)]
    after = [*itertools.accumulate(reversed(letters), _step_back, initial=_M)][::-1]
    places = range(len(letters))
    for at in reversed(places):
        other = _step(before[at], LETTERS[0]) ^ after[at + 1]
        if other < len(LETTERS):
            return at, letters[:at] + LETTERS[other] + letters[at + 1 :]
    for at in places[:-1]:
        if _step(_step(before[at], letters[at + 1]), letters[at]) == after[at + 2]:
            return at, letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
    for at in places:
        if before[at] == after[at + 1]:
            return at, letters[:at] + letters[at + 1 :]
    for at in (*places, len(letters)):
        other = _step(before[at], LETTERS[0]) ^ after[at]
        if other < len(LETTERS):
            return at, letters[:at] + LETTERS[other] + letters[at:]
    return None
