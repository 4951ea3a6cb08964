"""Reading the text of a match log, line by line; `record.codec` tells its format."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Final, TypeVar

from canasta_qt.engine.deck import build_pack
from canasta_qt.engine.rules import RulesProblem, TableRules, load_rules
from canasta_qt.engine.seating import SeatDraw
from canasta_qt.engine.setup import playing_orders
from canasta_qt.record.log import FORMAT, DealLog, Entry, MatchLog, Player, Seal
from canasta_qt.record.notation import NotationProblem, parse, parse_cards
from canasta_qt.record.problems import Fault, RecordProblem
from canasta_qt.record.thoughts import BEGINS, parse_considered

T = TypeVar("T")

_FIRST_LINE: Final = re.compile(r"canasta-qt match, format ([0-9]{1,6})")
_DEAL_LINE: Final = re.compile(r"deal ([0-9]{1,6}) dealer ([0-9])")
_ENTRY_LINE: Final = re.compile(r"([0-9]) (.+)")
_SEAL_LINE: Final = re.compile(r"sealed ([0-9a-f]{64}) ([0-9a-f]{64})")
_CONCEDED_LINE: Final = re.compile(r"conceded ([0-9])")
_SECRET: Final = re.compile(r"[0-9a-f]{64}")
_SCORES_LINE: Final = re.compile(r"scored( -?[0-9]{1,9})+")


def decoded(data: bytes) -> str:
    """A file's content as text. `RecordProblem` when it is none."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        if not _FIRST_LINE.match(data[:60].decode("ascii", "replace")):
            raise RecordProblem(Fault.FOREIGN, 1, "this is not a saved match") from None
        line = data.count(b"\n", 0, problem.start) + 1
        raise RecordProblem(Fault.GARBLED, line, "this is not readable text") from None


class LogReader:
    """Reads a log line by line; `line` is the number of the line last taken."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = [line.rstrip() for line in lines]
        self.line = 0

    def _next(self) -> str | None:
        """The next line that says something, or None at the end."""
        while self.line < len(self._lines):
            self.line += 1
            text = self._lines[self.line - 1]
            if text and not text.startswith("#"):
                return text
        return None

    def _back(self) -> None:
        self.line -= 1

    def garbled(self, reason: str) -> RecordProblem:
        """The problem that the line last taken makes no sense."""
        return RecordProblem(Fault.GARBLED, max(self.line, 1), reason)

    def header(self) -> MatchLog:
        """Everything before the first deal."""
        version = self._format()
        names = version > 1
        program = self._field("program", str)
        preset = self._field("preset", str)
        overrides = self._field("overrides", _overrides)
        rules_name = self._field("rules_name", _text) if names else ""
        rule_set = self._field("rule_set", _text) if names else ""
        secret = self._field("secret", _secret) if version > 2 else ""
        advice = self._field("advice", _switch) if version > 3 else False
        seed = self._field("seed", _seed)
        seating = self._field("seating", _seating)
        players = self._field("players", _players)
        rules = self._field("rules", _rules)
        log = MatchLog(rules, seed, seating, players, preset, overrides, program=program)
        log.rules_name, log.rule_set = rules_name, rule_set
        log.secret, log.advice = secret, advice
        seats = rules.match.players
        seated = sorted(seating.persons) == list(range(seats))
        seated = seated and seating.dealer in playing_orders(rules)[0]
        if len(players) != seats or not seated:
            raise self.garbled(f"these rules seat {seats} players")
        return log

    def _format(self) -> int:
        """The version of the log, which this program can read."""
        first = self._next() or ""
        found = _FIRST_LINE.fullmatch(first)
        if found is None:
            raise RecordProblem(Fault.FOREIGN, max(self.line, 1), "this is not a saved match")
        if int(found[1]) > FORMAT:
            reason = (
                f"a newer Canasta Qt wrote this match (format {found[1]}; "
                f"this one reads up to format {FORMAT})"
            )
            raise RecordProblem(Fault.FUTURE, self.line, reason)
        return int(found[1])

    def _field(self, key: str, read: Callable[[str], T]) -> T:
        text = self._next()
        if text is None:
            raise RecordProblem(
                Fault.CUT_OFF, max(self.line, 1), f"the file ends before its {key!r}"
            )
        name, colon, value = text.partition(":")
        if not colon or name != key:
            raise self.garbled(f"{key!r} is expected here, not {text[:40]!r}")
        try:
            return read(value.strip())
        except RulesProblem as problem:
            newer = any(issue.code == "future_format" for issue in problem.issues)
            if newer:
                raise RecordProblem(Fault.FUTURE, self.line, f"{key!r}: {problem}") from problem
            reason = "; ".join(str(problem).splitlines())
            raise self.garbled(f"{key!r} makes no sense: {reason}") from problem
        except (ValueError, TypeError, KeyError, RecursionError) as problem:
            raise self.garbled(f"{key!r} makes no sense: {problem}") from problem

    def deals(self, log: MatchLog) -> bool:
        """Read all deals into the log; whether an incomplete deck at the end was left out.

        The line of somebody who gave the match up ends them.
        """
        pack = build_pack(log.rules.pack.decks, log.rules.pack.jokers)
        while (text := self._next()) is not None:
            found = _DEAL_LINE.fullmatch(text)
            if found is None and log.deals and self._concede(text, log):
                return False
            if found is None:
                raise self.garbled(f"the line of a deal is expected here, not {text[:40]!r}")
            number, dealer = int(found[1]), int(found[2])
            if number != len(log.deals) + 1:
                raise self.garbled(f"deal {len(log.deals) + 1} is expected here, not {number}")
            if dealer >= log.rules.match.players:
                raise self.garbled(f"there is no seat {dealer}")
            order = self._deck()
            if len(order) < len(pack) and self.line >= len(self._lines):
                return True
            if tuple(sorted(order)) != pack:
                raise self.garbled(f"the deck of deal {number} is not the pack of these rules")
            deal = log.add_deal(dealer, order, self._seal())
            self._play(log, deal)
            deal.scored = self._scores()
        return False

    def _concede(self, text: str, log: MatchLog) -> bool:
        """Whether this is the line of somebody who gave the match up, after which nothing comes."""
        found = _CONCEDED_LINE.fullmatch(text)
        if found is None:
            return False
        if int(found[1]) >= log.rules.match.players:
            raise self.garbled(f"there is no seat {found[1]}")
        log.conceded = int(found[1])
        if (after := self._next()) is not None:
            raise self.garbled(f"the match ended before {after[:40]!r}")
        return True

    def _deck(self) -> tuple[int, ...]:
        cards: list[int] = []
        while (text := self._next()) is not None:
            if not text.startswith("deck "):
                self._back()
                break
            try:
                cards += parse_cards(text[len("deck ") :])
            except NotationProblem as problem:
                raise self.garbled(str(problem)) from None
        return tuple(cards)

    def _seal(self) -> Seal | None:
        """The line of the deck's seal, which most older deals do not have."""
        text = self._next()
        if text is None:
            return None
        if not text.startswith("sealed "):
            self._back()
            return None
        found = _SEAL_LINE.fullmatch(text)
        if found is None:
            raise self.garbled(f"the seal of a deck is expected here, not {text[:40]!r}")
        return Seal(found[1], found[2])

    def _scores(self) -> tuple[int, ...] | None:
        """The line of the deal's scores, which a deal in progress does not have."""
        text = self._next()
        if text is None:
            return None
        if not text.startswith("scored "):
            self._back()
            return None
        if _SCORES_LINE.fullmatch(text) is None:
            raise self.garbled(f"the scores of a deal are expected here, not {text[:40]!r}")
        return tuple(map(int, text.split()[1:]))

    def _play(self, log: MatchLog, deal: DealLog) -> None:
        """The actions of a deal, each with what was considered for it."""
        while (text := self._next()) is not None:
            if text.startswith(("deal ", "scored ", "conceded ")):
                self._back()
                return
            if log.advice and deal.entries and text.startswith(BEGINS):
                self._consider(deal, text)
            else:
                deal.entries.append(self._entry(text, log.rules.match.players))

    def _consider(self, deal: DealLog, text: str) -> None:
        number = len(deal.entries)
        try:
            one = parse_considered(text)
        except ValueError as problem:
            raise self.garbled(str(problem)) from None
        deal.thoughts[number] = (*deal.thoughts.get(number, ()), one)

    def _entry(self, text: str, seats: int) -> Entry:
        found = _ENTRY_LINE.fullmatch(text)
        if found is None:
            raise self.garbled(f"a seat and an action are expected here, not {text[:40]!r}")
        if int(found[1]) >= seats:
            raise self.garbled(f"there is no seat {found[1]}")
        try:
            return Entry(int(found[1]), parse(found[2]))
        except NotationProblem as problem:
            raise self.garbled(str(problem)) from None


def _seating(text: str) -> SeatDraw:
    fields = _typed(json.loads(text), dict)
    persons = tuple(_typed(person, int) for person in _typed(fields["persons"], list))
    return SeatDraw(
        parse_cards(_typed(fields["drawn"], str)), persons, _typed(fields["dealer"], int)
    )


def _players(text: str) -> tuple[Player, ...]:
    rows = _typed(json.loads(text), list)
    return tuple(Player(_typed(row["name"], str), _typed(row["played_by"], str)) for row in rows)


def _overrides(text: str) -> tuple[tuple[str, object], ...]:
    return tuple(_typed(json.loads(text), dict).items())


def _text(text: str) -> str:
    return _typed(json.loads(text), str)


def _secret(text: str) -> str:
    secret = _text(text)
    if secret and _SECRET.fullmatch(secret) is None:
        raise ValueError("64 hexadecimal digits are expected here")
    return secret


def _switch(text: str) -> bool:
    value = json.loads(text)
    if not isinstance(value, bool):
        raise ValueError(f"{text[:40]} is neither true nor false")
    return value


def _rules(text: str) -> TableRules:
    return load_rules(_typed(json.loads(text), dict))


def _seed(text: str) -> int | str:
    value = json.loads(text)
    return value if isinstance(value, str) else _typed(value, int)


def _typed(value: object, kind: type[T]) -> T:
    """The value, if JSON gave the expected kind; `ValueError` naming it if not."""
    if not isinstance(value, kind) or isinstance(value, bool):
        raise ValueError(f"{json.dumps(value)[:40]} is not what is expected here")
    return value
