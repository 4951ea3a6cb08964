"""`canasta-qt challenge`: codes made, read, and those of a day."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta_qt.commands.challenge import challenge
from canasta_qt.record.challenges.qr import text_in_png
from canasta_qt.record.log_text import dumps
from tests.record.challenges.test_making import begun, played


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.canasta"
    path.write_text(dumps(played(begun(seed="7K3FA9Q2M4XW8RT"), 2, 57)), encoding="utf-8")
    return path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    status = challenge(words)
    out, err = capsys.readouterr()
    return status, out.splitlines(), err


def test_a_saved_match_becomes_a_code_that_says_what_it_asks(
    capsys: pytest.CaptureFixture[str], file: Path
) -> None:
    status, (code, *lines), _ = run(capsys, "--make", str(file))
    assert (status, code[:4]) == (0, "CC1-")
    assert lines == [
        "  Classic, four players: To 5,000 points · 4 at the table, the others: Club player"
    ]
    assert run(capsys, "--read", code) == (0, [code, *lines], "")


def test_a_deal_with_its_result_as_data(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    words = ("--make", str(file), "--deal", "2", "--result", "--json")
    status, (line,), _ = run(capsys, *words)
    data = json.loads(line)
    assert (status, data["kind"], data["deal"], data["cut"]) == (0, "deal", 2, None)
    assert data["seed"].startswith("7K3FA9Q2M4XW8RT/2.")
    assert set(data["result"]) == {"own", "other"}
    assert data["warnings"] == []


def test_a_wrong_code_says_where(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "--read", "CC1-07240-CB1AK-XG246-5YWMK-M08XP-RKH6")
    assert status == 1
    assert "Letter 12 is wrong, in group 3: “A”. Did you mean “7”?" in err


def test_the_deal_of_a_day_has_a_seal_and_its_picture_reads_back(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    picture = tmp_path / "day.png"
    status, lines, _ = run(capsys, "--daily", "2026-11-24", "--qr", str(picture))
    assert (status, lines[0]) == (0, "daily: 2026-11-24")
    assert len(lines[1].removeprefix("seal: ")) == 64
    assert text_in_png(picture.read_bytes()) == lines[2]
    assert run(capsys, "--read", str(picture))[1][0] == lines[2]


@pytest.mark.parametrize(
    "words",
    [
        ("--make", "nothing.canasta"),
        ("--daily", "tomorrow"),
        ("--daily", "2025-01-01"),
        ("--daily", "9999-12-01"),
    ],
)
def test_unusable_arguments_are_told(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    status, _, err = run(capsys, *words)
    assert status == 2
    assert err.startswith("canasta-qt challenge: ")


@pytest.mark.parametrize("words", [("--seat", "9"), ("--deal", "x")])
def test_seats_and_deals_are_numbers(
    capsys: pytest.CaptureFixture[str], file: Path, words: tuple[str, ...]
) -> None:
    assert run(capsys, "--make", str(file), *words)[0] == 2


def test_a_deal_that_was_not_dealt(capsys: pytest.CaptureFixture[str], file: Path) -> None:
    status, _, err = run(capsys, "--make", str(file), "--deal", "9")
    assert status == 1
    assert "no such deal" in err
