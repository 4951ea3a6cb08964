"""A stretch of the soak, and that it notices what it looks for."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import qWarning
from pytestqt.qtbot import QtBot

from tests.on_screen import soak, soak_watch
from tests.on_screen.soak_watch import Limits, Sample, Stillness, Watch
from tests.on_screen.test_play_one_deal import PATIENCE_S, command_of, run

pytestmark = pytest.mark.timeout(PATIENCE_S + 20)

COMMAND = command_of("tests.on_screen.soak")


ONE_ROUND = ("--rounds", "1", "--minutes", "4", "--seed", "7")


@pytest.mark.no_qt_log
@pytest.mark.usefixtures("qapp")
def test_a_round_of_anything_finds_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In this process; the bots have theirs, as ever."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(sys, "argv", ["soak", *ONE_ROUND, "--deeds", "60"])
    assert soak.main() == 0
    said = capsys.readouterr().out
    assert "1 rounds, 1 games" in said
    assert said.endswith("0 findings\n")


@pytest.mark.slow  # stand-in: `test_a_round_of_anything_finds_nothing`
def test_a_longer_round_in_a_process_of_its_own_finds_nothing() -> None:
    said = run([*COMMAND, *ONE_ROUND, "--deeds", "150"])
    assert "1 rounds, 1 games" in said
    assert said.endswith("0 findings\n")


@pytest.mark.no_qt_log
def test_a_warning_and_an_exception_are_found(qtbot: QtBot) -> None:
    watch = Watch(Limits())
    with watch:
        qWarning("odd")
        qWarning("odd")
        qWarning("This plugin does not support raise()")
        sys.excepthook(KeyError, KeyError("a bug"), None)
    assert watch.findings["Qt says: odd"] == 2
    assert len(watch.findings) == 2
    assert "KeyError: 'a bug'" in watch.report()


@pytest.mark.parametrize(
    ("grows", "found"),
    [
        (lambda n: Sample(100 + 5 * n, 20, 50), "memory"),
        (lambda n: Sample(100, 20 + n, 50), "files"),
        (lambda n: Sample(100, 20, 50 + 40 * n), "widgets"),
        (lambda n: Sample(100 + 30 * min(n, 5), 20 + n % 3, 50 + n), ""),
        (lambda n: Sample(100 + n / 5, 20, 50), ""),
    ],
)
def test_growth_counts_after_ten_minutes(grows: Callable[[int], Sample], found: str) -> None:
    watch = Watch(Limits())
    watch.samples = [replace(grows(minute), at=60.0 * minute) for minute in range(30)]
    watch.judge_growth()
    assert [what.split()[0] for what in watch.findings] == ([found] if found else [])


def test_the_memory_after_ten_minutes_and_at_the_end_is_told() -> None:
    watch = Watch(Limits())
    watch.samples = [Sample(100.0 + minute, 20, 50, 60.0 * minute) for minute in range(30)]
    *_, last = watch.told()
    assert last == "memory after the warm-up 111 MB, at the end 127 MB (+14.4%)"


def standing_still(*, my_turn: bool) -> object:
    """A program whose table shows the same for ever."""
    model = SimpleNamespace(my_turn=my_turn, over="no", buttons=(), prompt="Vera plays.")
    log = SimpleNamespace(actions=7, deals=[1])
    return SimpleNamespace(
        controller=SimpleNamespace(match=SimpleNamespace(run=SimpleNamespace(log=log))),
        table=SimpleNamespace(model=model, is_still=True),
        context=SimpleNamespace(stage=SimpleNamespace(kind=None)),
        preferences=SimpleNamespace(chosen=lambda _: "short"),
    )


@pytest.mark.parametrize("my_turn", [False, True])
@pytest.mark.usefixtures("qapp")
def test_a_bot_that_never_moves_is_found(monkeypatch: pytest.MonkeyPatch, *, my_turn: bool) -> None:
    clock = iter(range(0, 1000, 10))
    monkeypatch.setattr(soak_watch.time, "monotonic", lambda: next(clock))
    watch = Watch(Limits(still=45))
    still = Stillness(standing_still(my_turn=my_turn), watch)  # type: ignore[arg-type]
    for _ in range(8):
        still.look()
    assert bool(watch.findings) is not my_turn
