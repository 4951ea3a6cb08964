"""`canasta-qt review`: moments of a saved match, and reasons where there are none."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from canasta_qt.commands import review
from canasta_qt.commands.review import review_match
from canasta_qt.engine.rules import preset
from canasta_qt.features.review.model import judging
from canasta_qt.players.api import make_bot
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.table import play_out
from canasta_qt.record.log import HUMAN, Player
from canasta_qt.record.log_text import dumps
from canasta_qt.record.replay import MatchRun

Out = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said of moments is asked here; how good they are, in `tests/features/review`."""
    monkeypatch.setattr(judging, "FRESH_WORLDS", 20)
    monkeypatch.setattr(judging, "PLAIN_WORLDS", 40)


def saved(path: Path, game: str = "classic_4p") -> Path:
    """A file with `a_deal`."""
    path.write_text(a_deal(game), encoding="utf-8")
    return path


@cache
def a_deal(game: str) -> str:
    """The log of a short deal of casual players, one of whom is called a person."""
    rules = preset(game).rules
    seats = range(rules.match.players)
    players = [Player(f"Seat {seat}", HUMAN if seat == 1 else "casual") for seat in seats]
    run = MatchRun.new(rules, "reviewed 28", players)
    run.start_deal()
    play_out(run, [make_bot("casual", f"reviewed/{seat}") for seat in seats], "a test")
    return dumps(run.log)


def test_the_persons_moments_are_told_in_words(tmp_path: Path, capsys: Out) -> None:
    assert review_match([str(saved(tmp_path / "m.canasta"))]) == 0
    told = capsys.readouterr()
    assert ("takes much longer" in told.err) == (not COMPILED)
    assert "deal 1" in told.out
    assert "imagined deals" in told.out or "Careful players" in told.out
    assert told.out.splitlines()[-1].startswith("1 deal and ")


def test_the_same_as_data(tmp_path: Path, capsys: Out) -> None:
    file = str(saved(tmp_path / "m.canasta"))
    assert review_match([file, "--json", "--seat", "0"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seat"] == 0
    assert data["seconds"] > 0
    assert data["deals"][0]["done"] is True
    assert data["luck"] is None or set(data["luck"]) == {"result", "luck", "spread", "deals"}
    for moment in data["moments"]:
        assert {"deal", "action", "played", "other", "careful", "plain", "worlds", "class"} <= set(
            moment
        )


def test_a_seat_that_nobody_has_is_refused(tmp_path: Path, capsys: Out) -> None:
    file = str(saved(tmp_path / "m.canasta"))
    assert review_match([file, "--seat", "4"]) == 2
    assert "the seats 0 to 3" in capsys.readouterr().err
    assert review_match([file, "--seat", "me"]) == 2


def test_a_game_without_a_review_says_why(tmp_path: Path, capsys: Out) -> None:
    assert review_match([str(saved(tmp_path / "m.canasta", "classic_2p"))]) == 2
    assert "There is no review of this game" in capsys.readouterr().err


def test_a_match_without_a_deal_or_a_file_is_refused(tmp_path: Path, capsys: Out) -> None:
    assert review_match([str(tmp_path / "none.canasta")]) == 2
    rules = preset("classic_4p").rules
    empty = MatchRun.new(rules, "empty", [Player(f"Seat {seat}") for seat in range(4)])
    (tmp_path / "e.canasta").write_text(dumps(empty.log), encoding="utf-8")
    assert review_match([str(tmp_path / "e.canasta")]) == 2
    assert "no deals" in capsys.readouterr().err


def test_a_running_deal_is_not_reviewed(tmp_path: Path, capsys: Out) -> None:
    rules = preset("classic_4p").rules
    run = MatchRun.new(rules, "running", [Player(f"Seat {seat}") for seat in range(4)])
    run.start_deal()
    file = tmp_path / "r.canasta"
    file.write_text(dumps(run.log), encoding="utf-8")
    assert review_match([str(file)]) == 2
    assert "once it is over" in capsys.readouterr().err


def test_without_the_fast_part_it_says_that_it_takes_longer(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(review, "COMPILED", False)
    monkeypatch.setattr(review.Reviewer, "run", lambda self: iter(()))
    assert review_match([str(saved(tmp_path / "m.canasta"))]) == 0
    assert "just as honestly" in capsys.readouterr().err


def test_a_damaged_match_says_so(tmp_path: Path, capsys: Out) -> None:
    file = saved(tmp_path / "m.canasta")
    lines = file.read_text(encoding="utf-8").splitlines()
    first = next(at for at, line in enumerate(lines) if "discard:" in line)
    file.write_text("\n".join([*lines[:first], *lines[first + 1 :]]) + "\n", encoding="utf-8")
    assert review_match([str(file)]) == 1
    assert "damaged" in capsys.readouterr().err
