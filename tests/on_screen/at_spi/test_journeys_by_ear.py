"""Journeys by ear: what AT-SPI says is enough to learn, to set up and to keep the score.

    python -m pytest -m "slow or not slow" --said FOLDER tests/on_screen/at_spi

keeps what was heard as text, a file a journey: to be read as somebody would hear it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from canasta_qt.features.review.model.moments import review_data
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths
from canasta_qt.storage.matches import MatchStore
from tests.helpers.deals.reviews import played_match, usual_review
from tests.on_screen.at_spi.test_play_by_ear import SYSTEM_PYTHON, can_listen
from tests.on_screen.screen import virtual_screen

ALL = Path(__file__).with_name("journeys.py")
JOURNEYS = (
    "first_hand",
    "lesson",
    "exercise",
    "review",
    "new_match",
    "table_rules",
    "score_keeper",
)
EARS = {"en": (), "de": ("--modern",)}
"""Orca 43 hears English, a newer one German."""

PATIENCE_S = 100

pytestmark = [
    pytest.mark.xvfb,
    pytest.mark.timeout(PATIENCE_S + 20),
    pytest.mark.skipif(not can_listen(), reason="needs Xvfb, openbox, AT-SPI and python3-gi"),
]


class Heard(NamedTuple):
    """A line of what was heard: its kind, as in `journeys.py`, and words."""

    kind: str
    text: str


class Program:
    """A program that was started for journeys in one language."""

    def __init__(self, child: subprocess.Popen[str]) -> None:
        self._child = child

    def go(self, journey: str) -> list[Heard]:
        """Go on a journey; the last line says how it ended."""
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        print(journey, file=self._child.stdin, flush=True)
        lines: list[Heard] = []
        for line in self._child.stdout:
            kind, told, text = line.rstrip("\n").partition("\t")
            if told:  # AT-SPI's register writes here, too
                lines.append(Heard(kind, text))
            if kind in ("end", "problem"):
                break
        return lines


def review_a_match(folder: Path) -> None:
    """Put a match that was played and reviewed into a folder of data."""
    store = MatchStore(Database(folder / "matches.db"))
    timeline = Timeline(played_match())
    number = store.import_log(timeline.log, "classic_4p")
    ReviewStore(Paths.find(folder)).save(number, 0, review_data(usual_review(timeline)))
    store.database.close()


@contextmanager
def started(language: str, folder: Path) -> Iterator[Program]:
    """A program on a screen of its own."""
    words = ["--data-dir", str(folder), "--speed", "0", "--language", language]
    command = ["dbus-run-session", "--", SYSTEM_PYTHON, str(ALL), "--language", language]
    command += [*EARS[language], "--", sys.executable, "-m", "canasta_qt", *words]
    before = dict(os.environ)
    with virtual_screen(1366, 768):
        pipe = subprocess.PIPE
        child = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        os.environ.clear()
        os.environ.update(before)
        try:
            yield Program(child)
        finally:
            child.communicate(timeout=30)


@pytest.fixture(scope="module")
def programs(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Callable[[str, str], Program]]:
    """Starts the program of a language once for all its journeys but the review of a match."""
    running: dict[tuple[str, bool], Program] = {}
    with ExitStack() as stack:

        def program(language: str, journey: str) -> Program:
            kind = language, journey == "review"
            if kind not in running:
                folder = tmp_path_factory.mktemp(language)
                if journey == "review":
                    review_a_match(folder)
                running[kind] = stack.enter_context(started(language, folder))
            return running[kind]

        yield program


@pytest.mark.parametrize(
    ("language", "journey"),
    # one stands for all: each window is asked for its names and sentences in its own tests, too
    [
        pytest.param(language, journey, marks=() if first else pytest.mark.slow)
        for language in EARS
        for journey in JOURNEYS
        for first in [(language, journey) == ("en", "first_hand")]
    ],
)
def test_a_journey_is_made_by_ear(
    language: str,
    journey: str,
    programs: Callable[[str, str], Program],
    tmp_path: Path,
    pytestconfig: pytest.Config,
) -> None:
    heard = programs(language, journey).go(journey)
    folder = Path(pytestconfig.getoption("said") or tmp_path)
    text = "".join(f"{kind}\t{words}\n" for kind, words in heard)
    (folder / f"{journey}_{language}.txt").write_text(text, encoding="utf-8")
    assert heard[-1].kind == "end", heard[-1].text
    assert [*complaints(heard, language)] == []


# --- what is wrong with what is heard ---------------------------------------------------------

OWN = {"en": r"You \w+", "de": r"Du (?!bist)\w+"}
OTHERS = {"en": r"(Vera|Otto|Nina) \w+s\b", "de": r"(Vera|Otto|Nina) \w+t\b"}
STEP = {"en": "Step ", "de": "Schritt "}
WATCH = {"en": "Watch what the others do.", "de": "Schau, was die anderen tun."}
DEALT = {"en": "The cards are dealt.", "de": "Die Karten werden ausgeteilt."}
HIDDEN = {"en": r"\w+ draws (?!a card|\w+ cards)", "de": r"\w+ zieht (?!eine Karte|\w+ Karten)"}
"""Somebody else draws a card that is named."""

BY_MOUSE = {"en": r"\b([Cc]lick|mouse|golden)\b", "de": r"\b([Kk]lick\w*|Maus|goldene\w*)\b"}


def complaints(heard: list[Heard], language: str) -> Iterator[str]:
    """What somebody who hears only this would complain of."""
    last = Heard("", "")
    for one in heard:
        if one.kind == "key":
            last = one
            continue
        if one.kind in ("focus", "now") and "(no name)" in one.text:
            yield f"no name: {one.text}"
        if not one.text.strip() and one.kind != "end":
            yield f"nothing is {one.kind}"
        if one.kind == "said" and one == last:
            yield f"twice: {one.text}"
        if re.search(HIDDEN[language], one.text):
            yield f"hidden: {one.text}"
        if one.kind == "said" and re.search(BY_MOUSE[language], one.text):
            yield f"for the mouse: {one.text}"
        last = one
    for between in stretches(heard):
        yield from out_of_order(between, language)


def stretches(heard: list[Heard]) -> Iterator[list[str]]:
    """What was said between one key and the next."""
    said: list[str] = []
    for kind, text in heard:
        if kind == "key":
            yield said
            said = []
        elif kind == "said":
            said.append(text)
    yield said


def out_of_order(said: list[str], language: str) -> Iterator[str]:
    """One's own deed comes first, then what others do, then what a lesson says of it."""
    order = []
    if DEALT[language] in said:
        return  # all lay down red threes in turn
    for text in said:
        if re.match(OWN[language], text):
            order.append(0)
        elif re.match(OTHERS[language], text):
            order.append(1)
        elif text.startswith(STEP[language]) and not text.endswith(WATCH[language]):
            order.append(2)
    if order != sorted(order):
        yield f"out of order: {said}"
