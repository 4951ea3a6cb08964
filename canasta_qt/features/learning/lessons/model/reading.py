"""Reads a lesson's file, and reports what is wrong with it by line, key and reason."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from canasta_qt.engine.refusals import Code
from canasta_qt.engine.rules.presets import is_preset, preset, preset_ids
from canasta_qt.features.learning.lessons.model.lesson import (
    FAMILIES,
    MOST_WORDS,
    Lesson,
    PageLine,
    Start,
    Step,
    TranslatedText,
    WrongIdea,
    stage,
    start_of,
)
from canasta_qt.features.learning.lessons.model.patterns import ActionPattern, read_pattern
from canasta_qt.languages import LANGUAGES, ORIGINAL
from canasta_qt.record.notation import NotationProblem, split_action
from canasta_qt.record.positions.fields import PositionProblem, parse_words

_LESSON: Final = ("game", "minutes", "title", "goal", "end", "page", "start", "steps")
_STEP: Final = (
    "text", "others", "right", "fine", "until", "choose", "wrong", "otherwise", "point", "start",
    "test",
)  # fmt: skip
_WRONG: Final = ("do", "text", "others", "refused")
_PLACES: Final = (
    "stock", "pile", "score", "partner", "melds", "their melds", "button", "red threes", "minimum",
)  # fmt: skip
"""What may be pointed at besides cards: `hand: A A`, `melds: A`, `their melds: K`."""
_WITH_CARDS: Final = ("hand", "melds", "their melds")

MOST_BYTES: Final = 100_000

_MOST_DIGITS: Final = 1000
"""Python makes no text of a number that has some thousands of them."""

_HEADER: Final = re.compile(r"\s*(\[\[?)([^\]]+)\]")
_ENTRY: Final = re.compile(r"\s*([A-Za-z0-9_.\"-]+)\s*=")
"""A line of TOML that begins a table, and one that says the value of a key."""

Keys = tuple[str | int, ...]
"""Where in the file something stands: keys, and the number of a step from 0."""


class LessonProblem(ValueError):
    """A lesson's file that cannot be used: which, the line where one is known, key and reason."""

    def __init__(self, file: str, line: int, key: str, reason: str) -> None:
        where = f"line {line}" if line else "somewhere"
        about = f", {key}" if key else ""
        super().__init__(f"{file}: {where}{about}: {reason}")
        self.file, self.line, self.key, self.reason = file, line, key, reason


class _Wrong(ValueError):
    def __init__(self, path: Keys, reason: str) -> None:
        super().__init__(reason)
        self.path, self.reason = path, reason


def read_lesson(text: str, name: str, family: str) -> Lesson:
    """The lesson of a file's text; `name` is the file's, `02_frozen_pile.toml`. `LessonProblem`."""
    try:
        if len(text) > MOST_BYTES:
            raise _Wrong((), f"more than {MOST_BYTES} bytes")
        data = tomllib.loads(text)
        return _lesson(data, name, family, text)
    except _Wrong as wrong:
        key = _written(wrong.path)
        raise LessonProblem(name, line_of(text, wrong.path), key, wrong.reason) from None
    except (ValueError, RecursionError) as problem:
        raise LessonProblem(name, *_unreadable(text, problem)) from None


def _unreadable(text: str, problem: Exception) -> tuple[int, str, str]:
    """Line, key and reason where a text is no TOML, or where Python can make nothing of it."""
    if number := re.search(rf"\w{{{_MOST_DIGITS},}}", text):
        return text.count("\n", 0, number.start()) + 1, "", "a number has too many digits"
    if isinstance(problem, RecursionError):
        return 0, "", "its lists are nested too deeply"
    found = re.search(r"at line (\d+)", str(problem))
    return int(found[1]) if found else text.count("\n") + 1, "", str(problem)


def _written(path: Keys) -> str:
    """A path for people, who count from 1: `steps[6].wrong[1].text.es`."""
    parts = (f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).lstrip(".")


def line_of(text: str, path: Keys) -> int:
    """The line of what stands at this path of a TOML text, or of what is around it.

    Numbers in the path count the tables of a list, such as `[[steps]]`, from 0.
    """
    best = (-1, 0)
    for here, number in _places(text):
        if here == path[: len(here)] and len(here) > best[0]:
            best = (len(here), number)
    return best[1] or 1


@lru_cache(maxsize=1)  # it is asked for each step of a lesson
def _places(text: str) -> tuple[tuple[Keys, int], ...]:
    """What begins in which line of a TOML text."""
    found: list[tuple[Keys, int]] = []
    table: Keys = ()
    counts: dict[Keys, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := _HEADER.match(line):
            table = _table_path(header[2], header[1] == "[[", counts)
            found.append((table, number))
        elif entry := _ENTRY.match(line):
            keys = (part.strip('"') for part in entry[1].split("."))
            found.append(((*table, *keys), number))
    return tuple(found)


def _table_path(name: str, many: bool, counts: dict[Keys, int]) -> Keys:
    path: Keys = ()
    parts = [part.strip().strip('"') for part in name.split(".")]
    for at, part in enumerate(parts):
        path = (*path, part)
        if many and at == len(parts) - 1:
            counts[path] = counts.get(path, -1) + 1
            inner = [one for one in counts if len(one) > len(path) and one[: len(path)] == path]
            counts.update(dict.fromkeys(inner, -1))
        if path in counts:
            path = (*path, counts[path])
    return path


def _lesson(data: Mapping[str, object], name: str, family: str, text: str) -> Lesson:
    _only(data, _LESSON, ())
    stem = name.removesuffix(".toml")
    number, _, slug = stem.partition("_")
    if not number.isdecimal() or not slug:
        raise _Wrong((), "a file's name is a number, '_' and a name: 02_frozen_pile.toml")
    game = data.get("game")
    if game not in preset_ids():
        raise _Wrong(("game",), f"{game!r} is no game")
    assert isinstance(game, str)
    minutes = data.get("minutes")
    if not isinstance(minutes, int) or not 1 <= minutes <= 20:
        raise _Wrong(("minutes",), "a number of minutes from 1 to 20 is needed")
    steps = data.get("steps")
    if not isinstance(steps, list) or not steps:
        raise _Wrong(("steps",), "at least one [[steps]] is needed")
    return Lesson(
        id=f"{family}/{slug}",
        family=family,
        number=int(number),
        game=game,
        minutes=minutes,
        title=_said(data, "title", ()),
        goal=_said(data, "goal", (), most=2 * MOST_WORDS),
        end=_said(data, "end", ()),
        start=_start(game, data.get("start"), ("start",)),
        steps=tuple(_step(game, step, ("steps", at), text) for at, step in enumerate(steps)),
        page=_page(data),
    )


def _page(data: Mapping[str, object]) -> tuple[PageLine, ...]:
    lines = data.get("page", [])
    if not isinstance(lines, list):
        raise _Wrong(("page",), "tables [[page]] are needed")
    return tuple(_page_line(line, ("page", at)) for at, line in enumerate(lines))


def _page_line(data: object, path: Keys) -> PageLine:
    if not isinstance(data, dict):
        raise _Wrong(path, "a table is needed")
    _only(data, ("cards", "line"), path)
    words = parse_words(_cards(data, "cards", path), "cards")
    cards = tuple(word.faces[0] for word in words)
    return PageLine(cards, _said(data, "line", path, most=2 * MOST_WORDS))


def _step(game: str, data: object, path: Keys, text: str) -> Step:
    if not isinstance(data, dict):
        raise _Wrong(path, "a table is needed")
    _only(data, _STEP, path)
    wrong = data.get("wrong", [])
    until = data.get("until", "")
    if until not in ("", "turn", "over"):
        raise _Wrong((*path, "until"), "'turn' or 'over' is needed")
    if not isinstance(wrong, list):
        raise _Wrong((*path, "wrong"), "tables [[steps.wrong]] are needed")
    step = Step(
        text=_said(data, "text", path),
        others=_actions(data, "others", path),
        right=_patterns(data, "right", path),
        fine=_patterns(data, "fine", path),
        until=until,
        choose=_cards(data, "choose", path),
        wrong=tuple(_wrong_idea(one, (*path, "wrong", at)) for at, one in enumerate(wrong)),
        otherwise=_said(data, "otherwise", path) if "otherwise" in data else None,
        point=_points(data, path),
        start=_start(game, data["start"], (*path, "start")) if "start" in data else None,
        test=data.get("test") is True,
        line=line_of(text, path),
    )
    if step.right and step.choose:
        raise _Wrong((*path, "choose"), "a step has either right actions or cards to choose")
    played = step.right if step.until else step.right[:1]
    if not all(pattern.exact for pattern in played):
        raise _Wrong((*path, "right"), "the first right action is one that can be played")
    if step.until and not (step.right and step.fine):
        raise _Wrong((*path, "until"), "such a step has right actions, one way, and fine ones")
    if step.only_read and (step.wrong or step.fine):
        raise _Wrong(path, "a step without right actions has no wrong ones")
    return step


def _wrong_idea(data: object, path: Keys) -> WrongIdea:
    if not isinstance(data, dict):
        raise _Wrong(path, "a table is needed")
    _only(data, _WRONG, path)
    refused = data.get("refused", "")
    if refused and refused not in {code.value for code in Code}:
        raise _Wrong((*path, "refused"), f"{refused!r} is no code of a refusal")
    idea = WrongIdea(
        do=_patterns(data, "do", path),
        text=_said(data, "text", path),
        others=_actions(data, "others", path),
        refused=str(refused),
    )
    if not idea.do:
        raise _Wrong((*path, "do"), "the wrong actions are needed")
    if idea.refused and idea.shown:
        raise _Wrong((*path, "others"), "what the rules refuse is not played")
    if idea.shown and not idea.do[0].exact:
        raise _Wrong((*path, "do"), "the first action is played, it must be a whole one")
    return idea


def _only(data: Mapping[str, object], known: Sequence[str], path: Keys) -> None:
    for key in data:
        if key not in known:
            close = difflib.get_close_matches(key, known, n=1)
            hint = f"; did you mean {close[0]}?" if close else ""
            raise _Wrong((*path, key), f"there is no such key{hint}")


def _said(
    data: Mapping[str, object], key: str, path: Keys, most: int = MOST_WORDS
) -> TranslatedText:
    value, here = data.get(key), (*path, key)
    if not isinstance(value, dict):
        raise _Wrong(here, f"a text is needed, at least as {key}.{ORIGINAL}")
    _only(value, tuple(LANGUAGES), here)
    for language, text in {ORIGINAL: None, **value}.items():
        if not isinstance(text, str) or not text.strip():
            raise _Wrong(here, f"the text in {LANGUAGES[language]} ({language}) is missing")
        if (words := _words(text)) > most:
            raise _Wrong((*here, language), f"{words} words, at most {most} are read at once")
    return TranslatedText({language: text.strip() for language, text in value.items()})


def _words(text: str) -> int:
    """How many words there are; a sign that stands alone is none: French has a space before it."""
    return sum(any(map(str.isalnum, part)) for part in text.split())


def _texts(data: Mapping[str, object], key: str, path: Keys) -> list[str]:
    value = data.get(key, [])
    if isinstance(value, str):
        value = [value]
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise _Wrong((*path, key), "a list of texts is needed")
    return value


def _patterns(data: Mapping[str, object], key: str, path: Keys) -> tuple[ActionPattern, ...]:
    try:
        return tuple(map(read_pattern, _texts(data, key, path)))
    except NotationProblem as problem:
        raise _Wrong((*path, key), str(problem)) from None


def _actions(data: Mapping[str, object], key: str, path: Keys) -> tuple[str, ...]:
    texts = _texts(data, key, path)
    try:
        for one in texts:
            split_action(one)
    except NotationProblem as problem:
        raise _Wrong((*path, key), str(problem)) from None
    return tuple(texts)


def _cards(data: Mapping[str, object], key: str, path: Keys) -> str:
    value = data.get(key, "")
    if not isinstance(value, str):
        raise _Wrong((*path, key), "cards as text are needed")
    try:
        parse_words(value, "")
    except PositionProblem as problem:
        raise _Wrong((*path, key), str(problem).lstrip(": ")) from None
    return value


def _points(data: Mapping[str, object], path: Keys) -> tuple[str, ...]:
    texts = _texts(data, "point", path)
    for one in texts:
        place, colon, cards = (part.strip() for part in one.partition(":"))
        if place not in (_WITH_CARDS if colon else _PLACES):
            known = ", ".join((*_PLACES, "hand: A A", "melds: A"))
            raise _Wrong((*path, "point"), f"{one!r} is no place, only {known}")
        if colon:
            _cards({"point": cards}, "point", path)
    return tuple(texts)


def _start(game: str, data: object, path: Keys) -> Start:
    if not isinstance(data, dict):
        raise _Wrong(path, "a [start] with the hands is needed")
    try:
        start = start_of(game, data)
        stage(start)
    except (PositionProblem, ValueError) as problem:
        key, _, reason = str(problem).partition(": ")
        inner = tuple(key.replace("[", ".").replace("]", "").split(".")) if reason else ()
        raise _Wrong((*path, *inner), reason or str(problem)) from None
    return start


# --- the lessons that come with the program ---------------------------------------------------


@dataclass(frozen=True, slots=True)
class LessonCatalogue:
    """The lessons in the order in which they are shown, and what was wrong with other files."""

    lessons: tuple[Lesson, ...]
    problems: tuple[LessonProblem, ...] = ()

    def near(self, game: str) -> tuple[Lesson, ...]:
        """The lessons about the game with this id, else about games of its kind."""
        same = tuple(lesson for lesson in self.lessons if lesson.game == game)
        if same or not is_preset(game):
            return same
        kind = preset(game).group
        return tuple(lesson for lesson in self.lessons if preset(lesson.game).group == kind)

    def family(self, name: str) -> tuple[Lesson, ...]:
        return tuple(lesson for lesson in self.lessons if lesson.family == name)

    def find(self, lesson_id: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == lesson_id), None)


@cache
def catalogue() -> LessonCatalogue:
    """The lessons that come with the program; files that cannot be used are skipped."""
    return read_folder(Path(str(resources.files(__package__))))


def read_folder(folder: Path) -> LessonCatalogue:
    """The lessons under a folder that has one folder a family."""
    lessons: list[Lesson] = []
    problems: list[LessonProblem] = []
    for family in FAMILIES:
        for file in sorted((folder / family).glob("*.toml")):
            try:
                text = file.read_text(encoding="utf-8")
                lessons.append(read_lesson(text, file.name, family))
            except (OSError, UnicodeDecodeError) as problem:
                problems.append(LessonProblem(file.name, 0, "", str(problem)))
            except LessonProblem as problem:
                problems.append(problem)
    return LessonCatalogue(tuple(lessons), tuple(problems))
