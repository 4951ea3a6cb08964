"""Match logs as readable text, written and read: the content of a `.canasta` file.

    canasta-qt match, format 1
    program: 0.1.0
    preset: classic_4p
    overrides: {"pile.layoff": "no"}
    rules_name: "Sundays at Vera's"
    rule_set: "my-0a1b2c3d"
    secret: "77d0..."
    advice: true
    seed: 7
    seating: {"drawn": "", "persons": [0, 1, 2, 3], "dealer": 3}
    players: [{"name": "Ada", "played_by": "human"}, ...]
    rules: {...}
    commitment: 3b9d...                  (SHA-256 of all lines before this one)
    counting_aid: false

    deal 1 dealer 3
    cut 57                               (where the player cut the deck)
    deck 4h1 Ks2 X3 ...
    sealed 5f2c... a91e...               (salt and SHA-256, in a log with a secret)
    0 draw
    0 meld: Kh1 Ks1 2c2
    0 discard: 9d1
    considered 112.4 30.1 4 better discard: 9d1     (where there is advice: `record.log`)
    conceded 2                           (this seat gave the match up)

A line that begins with `#` is a remark, which is passed over.
Every line ends with a line feed, so a file that was being written when the power went loses at
most the line it was in: `loads` keeps every complete action and says that something was cut off.
The pieces (`header_text`, `deal_text`, `move_text`) can be appended one after the other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from canasta_qt.engine.cards import build_pack
from canasta_qt.engine.rules import RulesProblem, TableRules, dump_rules, load_rules
from canasta_qt.engine.seating import SeatDraw
from canasta_qt.engine.setup import playing_orders
from canasta_qt.record.json_text import half_character, parse_json
from canasta_qt.record.log import (
    THOUGHT_MARK,
    DealLog,
    Entry,
    MatchLog,
    Player,
    Seal,
    parse_considered,
    thought_text,
)
from canasta_qt.record.notation import NotationProblem, cards_text, parse, parse_cards, text_of


class RecordFault(Enum):
    """What is the matter with a file that cannot be read."""

    FOREIGN = "foreign"
    """It is no saved match."""
    FUTURE = "future"
    """A newer program wrote it, in a format this one does not know."""
    CUT_OFF = "cut_off"
    """It ends before the match has begun."""
    GARBLED = "garbled"
    """It is a saved match, but a line makes no sense."""


class RecordProblem(ValueError):
    """A text that is no readable match log.

    Attributes:
        fault: what kind of problem.
        line: where, from 1.
        reason: what is wrong, in English, for bug reports and the command line.
    """

    def __init__(self, fault: RecordFault, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.fault = fault
        self.line = line
        self.reason = reason


FORMAT: Final = 1
"""Version of the text; raised whenever an older program could not read a newer log."""

COUNTING_AID: Final = "counting_aid: true"
"""The line of a header where the person had the cards counted."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Bounds:
    """How much of a log is read.

    Attributes:
        size: letters, or bytes, of the whole.
        moves: actions, and as many again that were considered for each of a few.
        name: letters of whatever is a name.
    """

    size: int
    lines: int
    moves: int
    name: int


OWN: Final = Bounds(size=24_000_000, lines=1_000_000, moves=1_000_000, name=10_000)
"""For logs this program wrote itself: far more than anybody plays, so that none is ever refused."""

FOREIGN: Final = Bounds(size=8_000_000, lines=200_000, moves=30_000, name=200)
"""For logs that somebody sent: a long match has some thousand actions in 300,000 bytes, fifty deals
of Railroad twenty thousand."""

_CONSIDERED_EACH: Final = 3
"""How many times the bound of actions may have been considered in all."""

_CONSIDERED_FOR_ONE: Final = 1_000
"""Actions considered for one; a bot compares some dozens."""

_LONGEST_HEAD: Final = 100_000
"""Letters of a line of the head; that of the rules has some thousand."""

_LONGEST_PLAY: Final = 10_000
"""Letters of a line of the play; the largest pack, named card by card, has half as many."""

_FIRST_LINE: Final = re.compile(r"canasta-qt match, format ([0-9]{1,6})")
_DEAL_LINE: Final = re.compile(r"deal ([0-9]{1,6}) dealer ([0-9])")
_ENTRY_LINE: Final = re.compile(r"([0-9]) (.+)")
_SEAL_LINE: Final = re.compile(r"sealed ([0-9a-f]{64}) ([0-9a-f]{64})")
_CUT_LINE: Final = re.compile(r"cut ([0-9]{1,4})")
_CONCEDED_LINE: Final = re.compile(r"conceded ([0-9])")
_HEXADECIMAL: Final = re.compile(r"[0-9a-f]{64}")
_SCORES_LINE: Final = re.compile(r"scored( -?[0-9]{1,9})+")


def _decoded(data: bytes) -> str:
    """A file's content as text. `RecordProblem` when it is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        if not _FIRST_LINE.match(data[:60].decode("ascii", "replace")):
            raise RecordProblem(RecordFault.FOREIGN, 1, "this is not a saved match") from None
        line = data.count(b"\n", 0, problem.start) + 1
        raise RecordProblem(RecordFault.GARBLED, line, "this is not readable text") from None


class LogReader:
    """Reads a log line by line; `line` is the number of the line last taken."""

    def __init__(self, lines: list[str], bounds: Bounds) -> None:
        self._lines = lines
        self._bounds = bounds
        self._longest = _LONGEST_HEAD
        self._moves = self._considered = 0
        self.line = 0

    def _next(self) -> str | None:
        """The next line that says something, or None at the end."""
        while self.line < len(self._lines):
            self.line += 1
            text = self._lines[self.line - 1].rstrip()
            if len(text) > self._longest:
                raise self.garbled(f"the line has {len(text)} letters, at most {self._longest}")
            if text and not text.startswith("#"):
                return text
        return None

    def _back(self) -> None:
        self.line -= 1

    def _next_if(self, word: str) -> str | None:
        """The next line if it begins with this word; any other is left for later."""
        text = self._next()
        if text is None or text.startswith(word):
            return text
        self._back()
        return None

    def _match_if(self, word: str, line: re.Pattern[str], what: str) -> re.Match[str] | None:
        """The next line, which must be `what` if it begins with this word."""
        text = self._next_if(word)
        found = None if text is None else line.fullmatch(text)
        if text is not None and found is None:
            raise self._unexpected(what, text)
        return found

    def _unexpected(self, what: str, text: str) -> RecordProblem:
        return self.garbled(f"{what} expected here, not {text[:40]!r}")

    def _seat(self, text: str, seats: int) -> int:
        if int(text) >= seats:
            raise self.garbled(f"there is no seat {text}")
        return int(text)

    def garbled(self, reason: str) -> RecordProblem:
        """The problem that the line last taken makes no sense."""
        return RecordProblem(RecordFault.GARBLED, max(self.line, 1), reason)

    def header(self) -> MatchLog:
        """Everything before the first deal."""
        self._require_format()
        log = MatchLog(**{field.key: self._field(field) for field in _HEADER})
        seats = log.rules.match.players
        seated = sorted(log.seating.persons) == list(range(seats))
        seated = seated and log.seating.dealer in playing_orders(log.rules)[0]
        if len(log.players) != seats or not seated:
            raise self.garbled(f"these rules seat {seats} players")
        self._require_short_names(log)
        return log

    def _require_short_names(self, log: MatchLog) -> None:
        people = (text for one in log.players for text in (one.name, one.played_by))
        names = (log.program, log.preset, log.rules_name, log.rule_set, str(log.seed), *people)
        longest = max(map(len, names))
        if longest > self._bounds.name:
            raise self.garbled(f"a name has {longest} letters, at most {self._bounds.name}")

    def _require_format(self) -> None:
        first = self._next() or ""
        found = _FIRST_LINE.fullmatch(first)
        if found is None or int(found[1]) < 1:
            raise RecordProblem(RecordFault.FOREIGN, max(self.line, 1), "this is not a saved match")
        if int(found[1]) > FORMAT:
            reason = (
                f"a newer Canasta Qt wrote this match (format {found[1]}; "
                f"this one reads up to format {FORMAT})"
            )
            raise RecordProblem(RecordFault.FUTURE, self.line, reason)

    def _field(self, field: _Field) -> Any:
        key, text = field.key, self._next()
        if text is None:
            raise RecordProblem(
                RecordFault.CUT_OFF, max(self.line, 1), f"the file ends before its {key!r}"
            )
        name, colon, value = text.partition(":")
        if not colon or name != key:
            raise self._unexpected(f"{key!r} is", text)
        try:
            return field.read(value.strip())
        except RulesProblem as problem:
            newer = any(issue.code == "future_format" for issue in problem.issues)
            if newer:
                raise RecordProblem(
                    RecordFault.FUTURE, self.line, f"{key!r}: {problem}"
                ) from problem
            reason = "; ".join(str(problem).splitlines())
            raise self.garbled(f"{key!r} makes no sense: {reason}") from problem
        except (ValueError, TypeError, KeyError) as problem:
            raise self.garbled(f"{key!r} makes no sense: {str(problem)[:200]}") from problem

    def deals(self, log: MatchLog) -> bool:
        """Read all deals into the log; whether an incomplete deck at the end was left out."""
        self._longest = _LONGEST_PLAY
        pack = build_pack(log.rules.pack.decks, log.rules.pack.jokers)
        while (text := self._next()) is not None:
            found = _DEAL_LINE.fullmatch(text)
            if found is None and log.deals and self._concede(text, log):
                return False
            if found is None:
                raise self._unexpected("the line of a deal is", text)
            number = int(found[1])
            if number != len(log.deals) + 1:
                raise self.garbled(f"deal {len(log.deals) + 1} is expected here, not {number}")
            dealer = self._seat(found[2], log.rules.match.players)
            cut = self._cut(len(pack)) if log.commitment and not log.deals else None
            order = self._deck(len(pack))
            if len(order) < len(pack) and self.line >= len(self._lines):
                return True
            if tuple(sorted(order)) != pack:
                raise self.garbled(f"the deck of deal {number} is not the pack of these rules")
            deal = log.add_deal(dealer, order, self._seal(), cut)
            self._play(log, deal)
            deal.scored = self._scores()
        return False

    def _concede(self, text: str, log: MatchLog) -> bool:
        """Whether this is the line of somebody who gave the match up, after which nothing comes."""
        found = _CONCEDED_LINE.fullmatch(text)
        if found is None:
            return False
        log.conceded = self._seat(found[1], log.rules.match.players)
        if (after := self._next()) is not None:
            raise self.garbled(f"the match ended before {after[:40]!r}")
        return True

    def _cut(self, cards: int) -> int | None:
        what = f"a cut of {cards} cards is"
        found = self._match_if("cut ", _CUT_LINE, what)
        if found is not None and not 0 < int(found[1]) < cards:
            raise self._unexpected(what, found[0])
        return None if found is None else int(found[1])

    def _deck(self, size: int) -> tuple[int, ...]:
        cards: list[int] = []
        while (text := self._next_if("deck ")) is not None:
            try:
                cards += parse_cards(text[len("deck ") :])
            except NotationProblem as problem:
                raise self.garbled(str(problem)[:200]) from None
            if len(cards) > size:
                raise self.garbled(f"the pack of these rules has {size} cards, here are more")
        return tuple(cards)

    def _seal(self) -> Seal | None:
        found = self._match_if("sealed ", _SEAL_LINE, "the seal of a deck is")
        return None if found is None else Seal(found[1], found[2])

    def _scores(self) -> tuple[int, ...] | None:
        found = self._match_if("scored ", _SCORES_LINE, "the scores of a deal are")
        return None if found is None else tuple(map(int, found[0].split()[1:]))

    def _play(self, log: MatchLog, deal: DealLog) -> None:
        while (text := self._next()) is not None:
            if text.startswith(("deal ", "scored ", "conceded ")):
                self._back()
                return
            if log.advice and deal.entries and text.startswith(THOUGHT_MARK):
                self._considered += 1
                self._require_few(self._considered, self._bounds.moves * _CONSIDERED_EACH)
                self._consider(deal, text)
            else:
                self._moves += 1
                self._require_few(self._moves, self._bounds.moves)
                deal.entries.append(self._entry(text, log.rules.match.players))

    def _require_few(self, number: int, most: int) -> None:
        if number > most:
            raise self.garbled(f"no match has more than {most} actions")

    def _consider(self, deal: DealLog, text: str) -> None:
        number = len(deal.entries)
        try:
            one = parse_considered(text)
        except ValueError as problem:
            raise self.garbled(str(problem)[:200]) from None
        known = deal.thoughts.get(number, ())
        self._require_few(len(known), _CONSIDERED_FOR_ONE)
        deal.thoughts[number] = (*known, one)

    def _entry(self, text: str, seats: int) -> Entry:
        found = _ENTRY_LINE.fullmatch(text)
        if found is None:
            raise self._unexpected("a seat and an action are", text)
        seat = self._seat(found[1], seats)
        try:
            return Entry(seat, parse(found[2]))
        except NotationProblem as problem:
            raise self.garbled(str(problem)[:200]) from None


class _Field(NamedTuple):
    key: str
    write: Callable[[MatchLog], str]
    read: Callable[[str], Any]


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _seating_text(log: MatchLog) -> str:
    drawn, persons, dealer = log.seating.drawn, log.seating.persons, log.seating.dealer
    return _json({"drawn": cards_text(drawn), "persons": persons, "dealer": dealer})


def _seating(text: str) -> SeatDraw:
    fields = _typed(parse_json(text), dict)
    persons = tuple(_typed(person, int) for person in _typed(fields["persons"], list))
    return SeatDraw(
        parse_cards(_typed(fields["drawn"], str)), persons, _typed(fields["dealer"], int)
    )


def _players_text(log: MatchLog) -> str:
    return _json([{"name": one.name, "played_by": one.played_by} for one in log.players])


def _players(text: str) -> tuple[Player, ...]:
    rows = _typed(parse_json(text), list)
    return tuple(Player(_typed(row["name"], str), _typed(row["played_by"], str)) for row in rows)


def _overrides(text: str) -> tuple[tuple[str, object], ...]:
    return tuple(_typed(parse_json(text), dict).items())


def _text(text: str) -> str:
    return _typed(parse_json(text), str)


def _secret(text: str) -> str:
    return _digits(_text(text))


def _digits(text: str) -> str:
    if text and _HEXADECIMAL.fullmatch(text) is None:
        raise ValueError("64 hexadecimal digits are expected here")
    return text


def _switch(text: str) -> bool:
    value = parse_json(text)
    if not isinstance(value, bool):
        raise ValueError(f"{text[:40]} is neither true nor false")
    return value


@lru_cache(maxsize=64)
def _rules(text: str) -> TableRules:
    """Most matches of a player are played under few rules, and these are looked at closely."""
    return load_rules(_typed(parse_json(text), dict))


def _seed(text: str) -> int | str:
    value = parse_json(text)
    return value if isinstance(value, str) else _typed(value, int)


def _typed(value: object, kind: type[T]) -> T:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"{json.dumps(value)[:40]} is not what is expected here")
    return value


_HEADER: Final = (
    _Field("program", lambda log: log.program, str),
    _Field("preset", lambda log: log.preset, str),
    _Field("overrides", lambda log: _json(dict(log.overrides)), _overrides),
    _Field("rules_name", lambda log: _json(log.rules_name), _text),
    _Field("rule_set", lambda log: _json(log.rule_set), _text),
    _Field("secret", lambda log: _json(log.secret), _secret),
    _Field("advice", lambda log: _json(log.advice), _switch),
    _Field("seed", lambda log: _json(log.seed), _seed),
    _Field("seating", _seating_text, _seating),
    _Field("players", _players_text, _players),
    _Field("rules", lambda log: _json(dump_rules(log.rules)), _rules),
    _Field("commitment", lambda log: log.commitment, _digits),
    _Field("counting_aid", lambda log: _json(log.counting_aid), _switch),
)
"""The lines of the header in their order; the commitment is to those before it."""


_DECK_CARDS_A_LINE: Final = 18


@dataclass(frozen=True, slots=True)
class Loaded:
    """A log that was read; `cut_off` when an incomplete line (or deck) at its end was left out."""

    log: MatchLog
    cut_off: bool = False


def dumps(log: MatchLog) -> str:
    """The whole log as text.

    >>> dumps(played().log).splitlines()[0]
    'canasta-qt match, format 1'
    """
    parts = [header_text(log)]
    for deal in log.deals:
        parts.append(deal_text(deal))
        parts.append(play_text(deal))
    parts.append(ending_text(log))
    return "".join(parts)


def header_text(log: MatchLog) -> str:
    """The lines before the first deal.

    >>> header_text(played().log).splitlines()[0]
    'canasta-qt match, format 1'
    """
    lines = [f"{field.key}: {field.write(log)}".rstrip() for field in _HEADER]
    return "\n".join((f"canasta-qt match, format {FORMAT}", *lines)) + "\n"


def committed_text(log: MatchLog) -> str:
    """The lines before the commitment, which is the SHA-256 of them: names, rules, seed, secret."""
    return header_text(log).partition("\ncommitment:")[0]


def deal_text(deal: DealLog) -> str:
    """The lines that begin a deal, its actions not included."""
    step = _DECK_CARDS_A_LINE
    rows = [deal.order[at : at + step] for at in range(0, len(deal.order), step)]
    decks = "".join(f"deck {cards_text(row)}\n" for row in rows)
    seal = f"sealed {deal.seal.salt} {deal.seal.digest}\n" if deal.seal else ""
    cut = f"cut {deal.cut}\n" if deal.cut is not None else ""
    return f"\ndeal {deal.number} dealer {deal.dealer}\n{cut}{decks}{seal}"


def play_text(deal: DealLog, after: int = 0, *, has_scores: bool = False) -> str:
    """The lines of a deal's play after its first `after` actions, and of its scores.

    `has_scores`: the scores stand in the file already.

    >>> play_text(played().log.deals[0]).splitlines()[:2]
    ['0 draw', '0 meld: Ac1 As2 2c1']
    """
    moves = range(after + 1, len(deal.entries) + 1)
    lines = "".join(move_text(deal, number) for number in moves)
    if deal.scored is None or has_scores:
        return lines
    return f"{lines}scored {' '.join(map(str, deal.scored))}\n"


def ending_text(log: MatchLog) -> str:
    """The line that ends a match that somebody gave up; nothing for any other."""
    return "" if log.conceded is None else f"conceded {log.conceded}\n"


def move_text(deal: DealLog, number: int) -> str:
    """The line of the action of this number, from 1, and those of what was considered for it.

    >>> move_text(played().log.deals[0], 1).strip()
    '0 draw'
    """
    seat, action = deal.entries[number - 1]
    return f"{seat} {text_of(action)}\n{thought_text(deal.thoughts.get(number, ()))}"


def loads(data: str | bytes, bounds: Bounds = OWN) -> Loaded:
    """Read a log back, within bounds. Raises `RecordProblem` where that cannot be done.

    Whether the actions are legal is `record.replay`'s question.

    >>> log = played().log
    >>> loads(dumps(log)).log == log
    True
    """
    if len(data) > bounds.size:
        raise RecordProblem(RecordFault.FOREIGN, 1, f"no match has more than {bounds.size} bytes")
    text = _decoded(data) if isinstance(data, bytes) else data
    _require_readable(text, bounds)
    whole, feed, rest = text.rpartition("\n")
    reader = LogReader((whole if feed else text).split("\n"), bounds)
    cut_off = bool(rest.strip()) or not feed
    log = reader.header()
    left_out = reader.deals(log)
    return Loaded(log, left_out or cut_off)


def _require_readable(text: str, bounds: Bounds) -> None:
    if not text.strip():
        raise RecordProblem(RecordFault.CUT_OFF, 1, "the file is empty")
    if text.count("\n") > bounds.lines:
        reason = f"no match has more than {bounds.lines} lines"
        raise RecordProblem(RecordFault.GARBLED, bounds.lines + 1, reason)
    half = half_character(text)
    if half is not None:
        line = text.count("\n", 0, half) + 1
        reason = "half a character (a lone surrogate) stands here"
        raise RecordProblem(RecordFault.GARBLED, line, reason)
