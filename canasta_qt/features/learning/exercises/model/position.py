"""An exercise put on a table: the deal played again up to the question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

import canasta_qt
from canasta_qt.engine.actions import Action
from canasta_qt.engine.match import Match
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import RulesProblem, TableRules, preset, preset_ids
from canasta_qt.engine.scoring import ScoreLine, SideScore
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.exercises.model.exercise import (
    DIGITS,
    Exercise,
    ExerciseProblem,
    MatchStanding,
    PlayTextProblem,
    actions_in,
    line_of,
    play_text,
    read_action,
    read_line,
)
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.rule_code import has_code, read_code
from canasta_qt.record.rule_set import RuleFileProblem

_OWN_DECK: Final = "="
_BOT: Final = "bot"


@dataclass(frozen=True, slots=True)
class RatedMove:
    """An action and by how many points it falls short of the best (0 or less)."""

    action: Action
    gap: int


@dataclass(frozen=True, slots=True)
class Staged:
    """An exercise on its table.

    Attributes:
        run: the match in its deal, the seat that is asked to act; play on in a copy of it.
        view: what that seat knows, which is all that may be shown.
        moves: the best first; the first `right` ones are right.
    """

    exercise: Exercise
    run: MatchRun
    view: PlayerView
    moves: tuple[RatedMove, ...]
    right: int

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def answer(self) -> Action:
        return self.moves[0].action


def staged(exercise: Exercise) -> Staged:
    """Put an exercise on a table. Raises `ExerciseProblem` where it does not play."""
    run = begun(rules_of(exercise.rules), exercise.deck, exercise.standing)
    try:
        for number, text in enumerate(actions_in(exercise.play), start=1):
            _play(run, text, number)
        if run.deal_over:
            raise ExerciseProblem("the deal is over before the question")
        view = run.view(run.state.actor)
        moves = tuple(RatedMove(read_action(view, move.text), move.gap) for move in exercise.moves)
    except PlayTextProblem as problem:
        raise ExerciseProblem(str(problem)) from None
    for rated in moves:
        refusal = run.verify(rated.action)
        if refusal is not None:
            raise ExerciseProblem(f"a move is refused: {refusal.code.value}")
    right = sum(move.right for move in exercise.moves)
    return Staged(exercise, run, view, moves, right)


def _play(run: MatchRun, text: str, number: int) -> None:
    if run.deal_over:
        raise ExerciseProblem(f"action {number} comes after the end of the deal")
    try:
        run.play(read_action(run.state, text))
    except IllegalAction as illegal:
        reason = illegal.refusal.code.value
        raise ExerciseProblem(f"action {number} is refused: {reason}") from None
    except PlayTextProblem as problem:
        raise ExerciseProblem(f"action {number}: {problem}") from None


def rules_of(text: str) -> TableRules:
    """The rules of a game's id or of a short code. Raises `ExerciseProblem`."""
    try:
        if text in preset_ids():
            return preset(text).rules
        if has_code(text):
            return read_code(text).rules
    except (RuleFileProblem, RulesProblem) as problem:
        raise ExerciseProblem(f"these rules cannot be read: {problem}") from None
    raise ExerciseProblem(f"there is no game {text[:40]!r}")


@lru_cache(maxsize=64)
def game_of(text: str) -> str:
    """The game whose rules these are, whatever the length of the match; else the text itself."""
    if text in preset_ids() or not has_code(text):
        return text
    try:
        rules = read_code(text).rules
    except (RuleFileProblem, RulesProblem):
        return text
    for game in preset_ids():
        known = preset(game).rules
        if replace(rules, match=replace(rules.match, end=known.match.end)) == known:
            return game
    return text


def begun(rules: TableRules, deck: str, standing: MatchStanding) -> MatchRun:
    """The deal of these cards in a match that stands so, nothing played yet. `ExerciseProblem`."""
    own = deck.startswith(_OWN_DECK)
    match = Match(rules, "own" if own else deck)
    scorers = match.setup.scorers
    totals = standing.totals * scorers if len(standing.totals) == 1 else standing.totals
    if len(totals) != scorers:
        raise ExerciseProblem(f"{len(totals)} totals for {scorers}")
    if standing.dealer not in match.setup.order_of_deal(standing.deal):
        raise ExerciseProblem(f"seat {standing.dealer} cannot deal")
    if standing.deal == 1 and any(totals):
        raise ExerciseProblem("points before the first deal")
    before = [totals, *[(0,) * scorers] * (standing.deal - 2)] if standing.deal > 1 else []
    match.scores = [_scores(points) for points in before]
    match.dealer = standing.dealer
    players = tuple(Player(f"Player {seat + 1}", _BOT) for seat in range(rules.match.players))
    run = MatchRun(match, MatchLog(rules, match.seed, match.seating, players))
    if run.outcome() is not None:
        raise ExerciseProblem("the match is over before the deal")
    try:
        run.start_deal(deck_of(deck) if own else None)
    except ValueError as problem:
        raise ExerciseProblem(str(problem)) from None
    return run


def _scores(points: Iterable[int]) -> tuple[SideScore, ...]:
    return tuple(
        SideScore(scorer, (ScoreLine("carried", own),)) for scorer, own in enumerate(points)
    )


def deck_text(order: Iterable[int]) -> str:
    """Cards in dealing order as the deck of an exercise."""
    return _OWN_DECK + "".join(
        DIGITS[card // len(DIGITS)] + DIGITS[card % len(DIGITS)] for card in order
    )


def deck_of(text: str) -> tuple[int, ...]:
    """The cards that `deck_text` wrote. Raises `ExerciseProblem`."""
    signs = text[1:]
    if len(signs) % 2 or any(sign not in DIGITS for sign in signs):
        raise ExerciseProblem("the deck is damaged")
    pairs = zip(signs[::2], signs[1::2], strict=True)
    return tuple(DIGITS.index(high) * len(DIGITS) + DIGITS.index(low) for high, low in pairs)


def played_text(run: MatchRun, actions: int | None = None) -> str:
    """The first actions of a run's deal, or all, in the text of an exercise. `ExerciseProblem`."""
    deal = run.log.deals[-1]
    standing = MatchStanding(run.match.deal_number, deal.dealer, run.match.totals)
    again = begun(run.log.rules, deck_text(deal.order), standing)
    texts = []
    for entry in deal.entries[:actions]:
        try:
            texts.append(play_text(again.state, entry.action))
            again.play(entry.action)
        except (IllegalAction, ValueError) as problem:
            raise ExerciseProblem(f"the deal does not play: {problem}") from None
    return "".join(texts)


def shown_log(one: Staged, names: Iterable[str], preset_id: str = "") -> MatchLog:
    """The log of the deal up to the question, with names, the player at the seat that is asked."""
    log = one.run.log.copy()
    log.players = tuple(
        Player(name, HUMAN if seat == one.seat else _BOT) for seat, name in enumerate(names)
    )
    log.preset = preset_id
    return log


# --- the exercises that come with the program -------------------------------------------------

FIRST_LINE: Final = "canasta-qt exercises 1"
SUFFIX: Final = ".txt"
MOST_BYTES: Final = 4_000_000

_PACKAGE = Path(canasta_qt.__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class ExerciseFault:
    """A line that is no exercise: file, line from 1 (0: the whole file), and why, in English."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class ExerciseCatalogue:
    """Exercises in the order of their files, and what is wrong with these."""

    exercises: tuple[Exercise, ...]
    faults: tuple[ExerciseFault, ...] = ()

    def of(self, rules: str) -> tuple[Exercise, ...]:
        return tuple(one for one in self.exercises if one.rules == rules)

    def by_id(self, exercise_id: str) -> Exercise | None:
        return next((one for one in self.exercises if one.id == exercise_id), None)


def shipped_folder() -> Path:
    """The folder in an installed program's package, or beside the package in a checkout."""
    inside = _PACKAGE / "resources" / "exercises"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources" / "exercises"


@lru_cache(maxsize=1)
def shipped() -> ExerciseCatalogue:
    """The exercises that come with the program; read once."""
    return read_folder(shipped_folder())


def read_folder(folder: Path) -> ExerciseCatalogue:
    """All files of a folder; none where it is missing. Never raises."""
    exercises: list[Exercise] = []
    faults: list[ExerciseFault] = []
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == SUFFIX)
    except OSError as problem:
        return _faulty(str(folder), problem)
    for file in files:
        found = read_file(file)
        exercises += found.exercises
        faults += found.faults
    return ExerciseCatalogue(tuple(exercises), tuple(faults))


def _faulty(name: str, problem: Exception) -> ExerciseCatalogue:
    reason = (isinstance(problem, OSError) and problem.strerror) or str(problem)
    return ExerciseCatalogue((), (ExerciseFault(name, 0, reason),))


def read_file(file: Path) -> ExerciseCatalogue:
    """A file of exercises. Never raises."""
    try:
        data = file.read_bytes()
        if len(data) > MOST_BYTES:
            raise ValueError(f"more than {MOST_BYTES} bytes")
        text = data.decode("utf-8")
        rules_of(file.stem)
    except (OSError, ValueError) as problem:
        return _faulty(file.name, problem)
    return read_text(text, file.stem, file.name)


def read_text(text: str, rules: str, name: str) -> ExerciseCatalogue:
    """The exercises of a text; `name` is what faults call it."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        fault = ExerciseFault(name, 1, f"it does not begin with {FIRST_LINE!r}")
        return ExerciseCatalogue((), (fault,))
    exercises: dict[str, Exercise] = {}
    faults = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            one = read_line(rules, line)
        except ExerciseProblem as problem:
            faults.append(ExerciseFault(name, number, str(problem)))
            continue
        if one.id in exercises:
            faults.append(ExerciseFault(name, number, "the same position stands before"))
        exercises.setdefault(one.id, one)
    return ExerciseCatalogue(tuple(exercises.values()), tuple(faults))


def file_text(exercises: Iterable[Exercise]) -> str:
    return "\n".join([FIRST_LINE, *map(line_of, exercises)]) + "\n"
