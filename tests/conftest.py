"""What every test gets: no screen, English, noon, fixed luck, a data folder of its own.

What is done for every one of many thousand tests is done by few hooks and one fixture: a fixture
costs more than most tests do.
"""

import gc
import os
import random
import secrets
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from itertools import count
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings
from PySide6.QtGui import QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from xdist.remote import Producer
from xdist.scheduler import LoadFileScheduling, Scheduling
from xdist.workermanage import WorkerController

from canasta_qt.library import match_setup
from canasta_qt.library.language import resources_folder
from canasta_qt.record import seeds
from canasta_qt.storage.database import Database
from canasta_qt.ui.dress import dress
from tests.helpers.screen.windows import destroy_windows

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = os.environ["LC_ALL"] = os.environ["LANG"] = "C.UTF-8"


def at_noon() -> str:
    """A time zone where it is past noon now: no test meets midnight, or a day of 23 hours."""
    ahead = 12 - time.gmtime().tm_hour
    return f"<{ahead:+03}>{-ahead:+}"


os.environ["TZ"] = at_noon()
if sys.platform != "win32":
    time.tzset()

settings.register_profile(
    "ci",
    derandomize=True,
    print_blob=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "first_failure",
    parent=settings.get_profile("ci"),
    phases=(Phase.explicit, Phase.generate),
    print_blob=False,
)
settings.register_profile("explore", deadline=None, print_blob=True, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

PATIENCE_MS = 60_000
"""How long tests wait for what must come: long, so that a busy machine fails none."""

for waits in (
    QtBot.waitUntil,
    QtBot.waitSignal,
    QtBot.waitSignals,
    QtBot.waitActive,
    QtBot.waitExposed,
):
    waits.__kwdefaults__["timeout"] = PATIENCE_MS


def wait(_bot: QtBot, ms: int) -> None:
    """Let events happen for so long, as `waitUntil` does before each look.

    pytest-qt's own makes objects for signals, of which there is none, and takes five times as long.
    """
    QTest.qWait(ms)


QtBot.wait = wait


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--shuffle SEED``: tests that need one another fail in some order."""
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in a random order")
    parser.addoption("--said", metavar="FOLDER", help="keep there what journeys by ear heard")


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None]:
    """Leave out slow cases that nobody asked for: they would be made in every process.

    Of a test that is slow as a whole one case stays, to be counted as not asked.
    """
    yield
    if metafunc.config.option.markexpr == "not slow" and metafunc._calls:
        slow = metafunc.definition.get_closest_marker("slow") is not None
        quick = [] if slow else [one for one in metafunc._calls if not _is_slow(one.marks)]
        metafunc._calls[:] = quick or metafunc._calls[:1]


def _is_slow(marks: Iterable[pytest.Mark]) -> bool:
    return any(mark.name == "slow" for mark in marks)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle the tests where asked to; the same seed gives the same order."""
    seed = config.getoption("shuffle")
    if seed is not None:
        random.Random(seed).shuffle(items)


COLLECT_AFTER = 10_000, 10, 5
"""When Python looks for rubbish: more seldom, but windows of earlier tests do not pile up."""


def pytest_collection_finish() -> None:
    """The modules of tests have been imported: from here on the program is as tests want it.

    Python looks for rubbish only among what tests make: modules and thousands of tests stay anyway.
    """
    steady_luck()
    note_databases()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """A worker of xdist passes on how a test went, not that it and its fixtures came and went well.

    One message is enough of five, and one that is passed on costs as much as a small test.
    """
    asked = item.config.option
    if not hasattr(item.config, "workerinput") or asked.durations or asked.xmlpath:
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.passed:
            report.keywords = {}
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


class ByFile(LoadFileScheduling):
    """Files go to workers as a whole; what is done is not counted again after every test."""

    def mark_test_complete(
        self, node: WorkerController, item_index: int, duration: float = 0
    ) -> None:
        super().mark_test_complete(node, item_index, duration)
        file = self._split_scope(self.registered_collections[node][item_index])
        if all(self.assigned_work[node][file].values()):
            del self.assigned_work[node][file]


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling | None:
    return ByFile(config, log) if config.getvalue("dist") == "loadfile" else None


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Generator[None, object, object]:
    """After its fixtures a test leaves no window to the next one."""
    try:
        return (yield)
    finally:
        destroy_windows()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """What the program draws (seeds, names of files, luck of bots) is the same in every run.

    It follows from the test's name, so that every test has cards of its own.
    """
    DICE.seed(item.name)
    random.seed(item.name)


DICE = random.Random()


def steady_luck() -> None:
    """Nothing is drawn but from `DICE` and from what `random` was seeded with."""
    secrets.choice = DICE.choice
    secrets.token_hex = lambda size=32: DICE.randbytes(size).hex()
    match_setup.fresh_secret = lambda: "5a" * 32
    seeds._STAND_IN = "a5" * 32


FOLDERS = count()
"""Numbers the data folders of tests, each of which has one of its own."""

OPENED: list[Database] = []
"""The databases of the test that runs."""


def note_databases() -> None:
    """Note every database that is made from now on in `OPENED`."""
    begin = Database.__init__

    def noted(self: Database, path: Path) -> None:
        begin(self, path)
        OPENED.append(self)

    Database.__init__ = noted


@pytest.fixture(autouse=True)
def data_dir(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """An empty folder in place of the player's own data; no test may touch the real one.

    It is made by whoever writes there first: most tests write nothing. What a test leaves open is
    closed with it: from Python 3.13 on a forgotten database is a fault.
    """
    OPENED.clear()  # those of fixtures that serve more tests are closed by them
    folder = tmp_path_factory.getbasetemp() / f"data-{next(FOLDERS)}" / "canasta-qt-data"
    os.environ["CANASTA_QT_DATA_DIR"] = str(folder)
    yield folder
    for one in OPENED:
        one.close()


PICTURES_KB = 200_000
"""Room for every picture of a card that the tests of one process need."""


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application in the program's own look, as it is everywhere.

    Pictures that `card_art.once` draws stay for all tests: each is told all about by its key.
    """
    dress(qapp, resources_folder())
    QPixmapCache.setCacheLimit(PICTURES_KB)
    return qapp
