"""`--self-test` tells whether an installation works, and does not claim what is not so."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from canasta_qt.app import self_test
from canasta_qt.app.self_test import SelfTest, SelfTestFailure
from canasta_qt.start import read_options


def test_a_deal_is_played_kept_and_found_again(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "canasta_qt", "--self-test"],
        cwd=Path(__file__).resolve().parents[1],
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    names = [line.partition(":")[0] for line in done.stdout.splitlines()[:-1]]
    assert names == ["resources", "table", "deal", "save", "resume", "sound", "languages"]
    assert done.stdout.splitlines()[-1].startswith("OK")
    assert not list(tmp_path.iterdir()), "it leaves nothing behind"


def test_what_fails_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: SelfTest) -> str:
        raise SelfTestFailure("only 3 card faces are there")

    monkeypatch.setattr(SelfTest, "look_at_resources", fail)
    assert self_test.run(read_options) == self_test.FAILED
    assert capsys.readouterr().out == (
        "resources: FAILED\nSelfTestFailure: only 3 card faces are there\n"
    )
