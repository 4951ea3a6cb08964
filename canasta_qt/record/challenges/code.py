"""A challenge as a code of about 30 letters: `CC1-7K3FA-...`, and read again.

The letters are those of `record.crockford`. The last six are a checksum, that of bech32m (BIP 350)
over the same 32 letters: up to four wrong ones are always noticed in a code of usual length, one
wrong one in any. Where a single slip explains everything its place is told, and what was meant.

Inside are numbers of a few bits (`bits`): kind and flags, the game, and then

- for a match or a deal: a fingerprint of the rules, the version of the players, how the match ends
  if not as usual, the seats and levels, cut and seed, for a deal its number and dealer;
- for an exercise: its id by numbers, or its whole line, packed by deflate.

A result comes last. Changed rules follow the code after a plus, as a short code of their own
(`record.rule_code`): `CC1-...+CQ1-...`. Codes of another kind would begin with `CC2`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.record.challenges.bits import BitReader, BitWriter
from canasta_qt.record.challenges.challenge import (
    FINGERPRINT_BITS,
    Challenge,
    CodeFault,
    CodeProblem,
    Kind,
    Players,
    Result,
    Table,
)
from canasta_qt.record.challenges.exercises import put_exercise, take_exercise
from canasta_qt.record.challenges.letters import SUM, checksum, read_letters
from canasta_qt.record.challenges.tables import GAMES, LEVELS, PERSONALITIES
from canasta_qt.record.crockford import GROUP, LETTERS, groups
from canasta_qt.record.deal_seed import DRAWN, is_drawn
from canasta_qt.record.rule_code import has_code, read_code, short_code
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet

FORMAT: Final = 1
"""The number after `CC`."""
START: Final = f"CC{FORMAT}"
"""So every code begins."""

KINDS: Final[tuple[Kind, ...]] = ("match", "deal", "exercise")
NO_GAME: Final = 127
MOST_POINTS: Final = 10_000_000
MOST_SEED: Final = 100
"""Bytes of a seed."""

_HEAD: Final = re.compile(r"(?<![^\W_])C\s*C\s*([1-9])(?=[\W_]|$)", re.IGNORECASE)
_RULES: Final = re.compile(r"(?<=[+\s])C\s*Q\s*[1-9]\W", re.IGNORECASE)
_MOST_TEXT: Final = 60_000
"""Signs of a code with changed rules."""


def has_challenge(text: str) -> bool:
    """Whether there seems to be a challenge code in a text."""
    return _HEAD.search(text) is not None


def challenge_code(one: Challenge) -> str:
    """A challenge as a code."""
    bits = BitWriter()
    bits.put(KINDS.index(one.kind), 2)
    bits.put(one.result is not None, 1)
    bits.put(one.changed is not None, 1)
    bits.put(GAMES.index(one.game) if one.game in GAMES else NO_GAME, 7)
    if one.table is not None:
        _put_table(bits, one, one.table)
    else:
        put_exercise(bits, one.exercise, one.game)
    if one.result is not None:
        _put_result(bits, one.result)
    letters = bits.letters()
    code = "-".join([START, *groups(letters + checksum(letters))])
    return code if one.changed is None else f"{code}+{short_code(one.changed)}"


def read_challenge(text: str) -> Challenge:
    """The challenge in a text; what stands before it is passed over. Raises `CodeProblem`."""
    head = _HEAD.search(text)
    if head is None:
        raise CodeProblem(CodeFault("foreign"))
    if int(head[1]) != FORMAT:
        raise CodeProblem(CodeFault("newer", number=int(head[1]), most=FORMAT))
    rest = text[head.end() : head.end() + _MOST_TEXT]
    rules = _RULES.search(rest)
    letters = read_letters((rest[: rules.start()] if rules else rest).partition("+")[0])
    try:
        return _content(BitReader(letters[:-SUM]), rest[rules.start() :] if rules else "")
    except CodeProblem:
        raise
    except ValueError:
        raise CodeProblem(CodeFault("content")) from None


# --- what is inside -------------------------------------------------------------------------


def _content(bits: BitReader, rest: str) -> Challenge:
    """What the letters say; `rest` may hold changed rules. Raises `ValueError`."""
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
        one = Challenge(kind, game, rules, changed, exercise=take_exercise(bits, game))
    else:
        rules = _take_end(bits, rules)
        one = Challenge(kind, game, rules, changed, _take_table(bits, kind, rules.match.players))
    if with_result:
        one = replace(one, result=_take_result(bits))
    bits.finish()
    return one


def _game(number: int) -> str:
    """The id of a game. Raises `CodeProblem` for one that this version does not know."""
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
        raise CodeProblem(CodeFault("rules", rules=problem.faults[0])) from None


def _put_table(bits: BitWriter, one: Challenge, table: Table) -> None:
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


def _take_table(bits: BitReader, kind: Kind, seats: int) -> Table:
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
    return Table(_take_seed(bits), seat, styles, players, print_, cut, deal, dealer)


def _put_end(bits: BitWriter, end: MatchEnd, usual: MatchEnd) -> None:
    """How the match ends: nothing where it is as usual."""
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


def _put_styles(bits: BitWriter, table: Table) -> None:
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


def _put_result(bits: BitWriter, result: Result) -> None:
    """Points are mostly multiples of five."""
    small = any(points % 5 for points in result)
    bits.put(small, 1)
    for points in result:
        bits.put_signed(points if small else points // 5)


def _take_result(bits: BitReader) -> Result:
    times = 1 if bits.take(1) else 5
    own, other = (bits.take_signed(MOST_POINTS) * times for _ in range(2))
    return Result(own, other)


def spoken_groups(code: str) -> list[str]:
    """A code in groups for reading aloud, letter by letter."""
    return [" ".join(group) for group in re.split(r"[-+]", code) if group]


assert GROUP == 5  # what is told of places counts in such groups
