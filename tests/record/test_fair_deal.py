"""Seals of decks: shown before the deal, checked after it with nothing but the file."""

import hashlib
from pathlib import Path

import pytest

from canasta_qt.commands import check as verify
from canasta_qt.engine.rules import resolve
from canasta_qt.record.fair_deal import check_deals, salt_of, seal_to_come
from canasta_qt.record.log import Player
from canasta_qt.record.log_text import RecordProblem, dumps, loads
from canasta_qt.record.replay import MatchRun
from tests.helpers.matches import play_on

SECRET = "5a" * 32
BOTS = tuple(Player(name, "random") for name in "AB")


def sealed_run(actions: int = 12) -> MatchRun:
    run = MatchRun.new(resolve("classic_2p"), 7, BOTS, secret=SECRET)
    run.start_deal()
    return play_on(run, actions)


def test_the_seal_shown_before_the_deal_is_that_of_the_deal() -> None:
    run = MatchRun.new(resolve("classic_2p"), 7, BOTS, secret=SECRET)
    before = seal_to_come(run.log)
    run.start_deal()
    assert before is not None
    assert run.log.deals[0].seal == before


def test_a_seal_can_be_checked_by_hand_from_the_lines_of_the_file() -> None:
    lines = dumps(sealed_run().log).splitlines()
    salt, seal = next(line for line in lines if line.startswith("sealed ")).split()[1:]
    deck = " ".join(line[5:] for line in lines if line.startswith("deck "))
    assert hashlib.sha256(f"{salt} 1 {deck}".encode()).hexdigest() == seal


def test_a_sealed_match_is_read_and_played_again_as_it_was_written() -> None:
    log = sealed_run().log
    again = loads(dumps(log)).log
    assert again == log
    assert MatchRun.from_log(again).log == log
    assert all(check.kept and check.shuffled for check in check_deals(again))


def test_salts_follow_from_the_secret_and_not_from_the_seed() -> None:
    assert salt_of(SECRET, 1) != salt_of(SECRET, 2)
    assert salt_of(SECRET, 1) != salt_of("5b" * 32, 1)


def test_a_deck_that_was_changed_breaks_its_seal() -> None:
    log = sealed_run(0).log
    first, second, *rest = log.deals[0].order
    log.deals[0].order = (second, first, *rest)
    check = check_deals(log)[0]
    assert check.sealed
    assert not check.kept
    assert not check.shuffled


def test_matches_without_a_secret_are_of_the_earlier_format_and_unsealed() -> None:
    run = MatchRun.new(resolve("classic_2p"), 7, BOTS)
    run.start_deal()
    assert dumps(run.log).startswith("canasta-qt match, format 1\n")
    check = check_deals(run.log)[0]
    assert not check.sealed
    assert check.proved
    assert seal_to_come(run.log) is None


def test_a_garbled_seal_is_named_with_its_line() -> None:
    lines = dumps(sealed_run().log).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("sealed "))
    lines[at] = "sealed 123"
    with pytest.raises(RecordProblem) as problem:
        loads("\n".join(lines))
    assert problem.value.line == at + 1


def test_verify_tells_a_fair_file_from_one_that_was_tampered_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "m.canasta"
    text = dumps(sealed_run().log)
    file.write_text(text, encoding="utf-8")
    assert verify.verify_match([str(file)]) == 0
    assert "the deck is the one that was sealed" in capsys.readouterr().out
    seal = next(line for line in text.splitlines() if line.startswith("sealed "))
    file.write_text(text.replace(seal, seal[:-4] + "0000"), encoding="utf-8")
    assert verify.verify_match([str(file)]) == 1
    assert "NOT THE DECK" in capsys.readouterr().out


def test_verify_names_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.verify_match(["/no/such/file.canasta"]) == 2
    assert "cannot read" in capsys.readouterr().err


def test_the_lines_of_the_page_on_playing_check_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "PLAYING.md"
    lines = page.read_text(encoding="utf-8").split("```python\nimport hashlib")[1].split("```")[0]
    (tmp_path / "match.canasta").write_text(dumps(sealed_run().log), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec("import hashlib" + lines, {})
    assert capsys.readouterr().out == "1 True\n"
