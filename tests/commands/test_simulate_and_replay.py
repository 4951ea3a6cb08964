"""Bots without a screen, and their matches played again."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.commands import simulate as simulating
from canasta_qt.commands.challenge import challenge
from canasta_qt.commands.check import replay_match as replay
from canasta_qt.commands.check import verify_match
from canasta_qt.commands.simulate import simulate_deals as simulate
from canasta_qt.engine.actions import GoOut
from canasta_qt.engine.rules import preset_ids
from canasta_qt.players import table as bot_table
from canasta_qt.players import table as playing
from canasta_qt.players.api import RandomBot
from canasta_qt.record.log_text import loads
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import is_drawn

Out = pytest.CaptureFixture[str]
QUICK = ("--level", "random", "--seed", "5")


def lines(capsys: Out) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_every_deal_is_itemised_and_adds_up(capsys: Out) -> None:
    assert simulate([*QUICK, "--deals", "6", "--json"]) == 0
    *deals, last = lines(capsys)
    assert [deal["deal"] for deal in deals if deal["match"] == 1][:2] == [1, 2]
    totals: dict[int, list[int]] = {}
    for deal in deals:
        before = totals.get(deal["match"], [0, 0])
        now = []
        for side, score in enumerate(deal["scores"].values()):
            assert score["total"] == sum(line["points"] for line in score["lines"])
            now.append(before[side] + score["total"])
        assert deal["totals"] == now
        totals[deal["match"]] = now
    summary = last["summary"]
    assert summary["deals"] == 6
    assert summary["went_out"] + summary["stock_ran_out"] == 6


def test_the_text_tells_the_same(capsys: Out) -> None:
    assert simulate([*QUICK, "--deals", "2"]) == 0
    text = capsys.readouterr().out
    assert "match 1, deal 2:" in text
    assert "  side 1: " in text
    assert "summary of 2 deals" in text


def test_the_same_seed_gives_the_same_deals(capsys: Out) -> None:
    simulate([*QUICK, "--deals", "3"])
    first = capsys.readouterr().out
    simulate([*QUICK, "--deals", "3"])
    assert capsys.readouterr().out == first
    simulate(["--level", "random", "--seed", "6", "--deals", "3"])
    assert capsys.readouterr().out != first


def test_steady_players_play_by_default(capsys: Out) -> None:
    assert simulate(["--deals", "1", "--rules", "classic_2p", "--json"]) == 0
    assert lines(capsys)[0]["deal"] == 1


def test_progress_goes_to_a_screen_only(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate([*QUICK, "--deals", "2"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    simulate([*QUICK, "--deals", "2"])
    assert capsys.readouterr().err.endswith("2 of 2 deals\n")


def test_a_saved_match_plays_again_deal_by_deal(tmp_path: Path, capsys: Out) -> None:
    file = str(tmp_path / "match.canasta")
    assert simulate([*QUICK, "--deals", "2", "--save", file, "--json"]) == 0
    told = lines(capsys)[:-1]
    assert replay([file, "--json"]) == 0
    assert lines(capsys) == told


def test_further_matches_have_files_of_their_own(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "match.canasta"
    one_deal = ("--set", 'match.end={"kind": "deals", "count": 1}')
    assert simulate([*QUICK, *one_deal, "--deals", "3", "--save", str(file)]) == 0
    assert sorted(path.name for path in tmp_path.glob("*.canasta")) == [
        "match-2.canasta",
        "match-3.canasta",
        "match.canasta",
    ]
    assert "matches won by side" in capsys.readouterr().out
    assert replay([str(tmp_path / "match-3.canasta")]) == 0
    assert "won the match by" in capsys.readouterr().out


def test_a_match_that_is_saved_without_a_seed_is_sealed_and_has_a_code(
    tmp_path: Path, capsys: Out
) -> None:
    one_deal = ("--set", 'match.end={"kind": "deals", "count": 1}', "--deals", "2")
    file = tmp_path / "match.canasta"
    assert simulate(["--level", "newcomer", *one_deal, "--save", str(file)]) == 0
    told, _, rest = capsys.readouterr().out.partition("\n")
    seed = told.removeprefix("seed: ")
    assert is_drawn(seed)
    for one in (file, tmp_path / "match-2.canasta"):
        assert verify_match([str(one)]) == 0
        assert "proved: nobody chose these cards" in capsys.readouterr().out
        assert challenge(["--make", str(one), "--result"]) == 0
        assert "To beat" in capsys.readouterr().out
    assert loads(file.read_bytes()).log.seed == seed
    assert simulate(["--level", "newcomer", *one_deal, "--seed", seed]) == 0
    assert capsys.readouterr().out == rest, "the printed seed gives the same deals"


def test_a_match_with_a_short_seed_says_that_this_is_why_it_has_no_seal(
    tmp_path: Path, capsys: Out
) -> None:
    file = str(tmp_path / "match.canasta")
    assert simulate([*QUICK, "--save", file]) == 0
    assert "seed:" not in capsys.readouterr().out
    assert challenge(["--make", file]) == 1
    assert "The deal code of this match is short" in capsys.readouterr().err
    assert verify_match([file]) == 1
    assert "NOT PROVED: The deal code is short" in capsys.readouterr().out


def test_table_rules_may_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "match.canasta"
    settings = ("--set", "pile.layoff=no", "--set", "go_out.canastas=2")
    assert simulate([*QUICK, *settings, "--save", str(file)]) == 0
    log = loads(file.read_bytes()).log
    assert log.overrides == (("pile.layoff", "no"), ("go_out.canastas", 2))
    assert log.rules.go_out.canastas == 2


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--rules", "clasic_4p"], "did you mean classic_4p"),
        (["--set", 'pack.wild_ranks=["X"]'], "twos, and jokers where the pack has any"),
        (["--set", "pile.lay=no"], "there is no such option"),
        (["--set", "go_out.canastas=99"], "out of range"),
        (["--set", "pile.layoff"], "--set needs KEY=VALUE"),
        (["--deals", "0"], "--deals needs a number from 1"),
        (["--deals", "many"], "--deals needs a number from 1"),
        (["--deals", "9" * 5000], "--deals needs a number from 1"),
        (["--seed", "9" * 5000], "at most 100 letters and digits"),
        (["--seed", "\udcff"], "at most 100 letters and digits"),
        (["--set", "match.end=" + "[" * 100_000], "match.end"),
        (["--level", "genius"], "no bot level 'genius'"),
        (["--all-presets"], "--all-presets needs --summary"),
        (["--summary", "--save", "x"], "--summary keeps no log"),
    ],
)
def test_bad_arguments_are_one_clear_line(
    capsys: Out, arguments: list[str], complaint: str
) -> None:
    assert simulate(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert complaint in said.err


def test_a_log_that_cannot_be_written_is_one_clear_line(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "file").write_text("no folder")
    assert simulate([*QUICK, "--save", str(tmp_path / "file" / "match.canasta")]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "cannot write" in said.err


def test_a_bot_that_breaks_the_rules_is_named_and_the_log_kept(
    tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cheat(RandomBot):
        def choose(self, view: Any) -> Any:
            return GoOut() if view.turn == 9 else super().choose(view)

    monkeypatch.setattr(bot_table, "make_bot", lambda level, seed, **_: Cheat(seed))
    file = tmp_path / "match.canasta"
    assert simulate([*QUICK, "--save", str(file)]) == 1
    assert "chose 'out', which is refused (E_PHASE)" in capsys.readouterr().err
    assert MatchRun.from_log(loads(file.read_bytes()).log).state.turn == 9


def test_one_line_a_game_tells_what_came_of_the_deals(capsys: Out) -> None:
    assert simulate([*QUICK, "--rules", "classic_2p", "--deals", "3", "--summary"]) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert said.startswith("classic_2p ")
    assert "3 deals: opened " in said
    assert "refused 0, endless 0, " in said
    assert said.endswith(" ms a choice\n")


@pytest.mark.parametrize(
    "games", [preset_ids()[::12], pytest.param(preset_ids(), marks=pytest.mark.slow)], ids=len
)
def test_all_games_are_played_on_request(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, games: tuple[str, ...]
) -> None:
    """A few stand in for all, whose deals are played elsewhere."""
    monkeypatch.setattr(simulating, "preset_ids", lambda: games)
    assert simulate([*QUICK, "--all-presets", "--summary", "--json"]) == 0
    told = lines(capsys)
    assert [line["preset"] for line in told] == list(games)
    assert all(line["summary"]["deals"] == 1 for line in told)


def test_a_fault_is_counted_and_the_deals_go_on(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Cheat(RandomBot):
        def choose(self, view: Any) -> Any:
            return GoOut() if view.deal_number == 2 else super().choose(view)

    monkeypatch.setattr(bot_table, "make_bot", lambda level, seed, **_: Cheat(seed))
    assert simulate([*QUICK, "--deals", "4", "--summary", "--json"]) == 1
    (told,) = lines(capsys)
    assert told["refused"] == 2
    assert told["summary"]["deals"] == 2


def test_a_deal_without_an_end_is_stopped(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_ACTIONS", 20)
    assert simulate([*QUICK, "--summary", "--json"]) == 1
    (told,) = lines(capsys)
    assert told["endless"] == 1
    assert simulate([*QUICK]) == 1
    assert "no end after 20 actions" in capsys.readouterr().err


@pytest.fixture
def saved(tmp_path: Path, capsys: Out) -> Path:
    file = tmp_path / "match.canasta"
    simulate([*QUICK, "--deals", "2", "--save", str(file)])
    capsys.readouterr()
    return file


def test_a_position_of_a_saved_match_is_written_for_the_judge(saved: Path, capsys: Out) -> None:
    log = loads(saved.read_bytes()).log
    for deal, action in ((1, 1), (1, 40), (2, len(log.deals[1].entries))):
        assert replay([str(saved), "--position", f"{deal}.{action}"]) == 0
        position = json.loads(capsys.readouterr().out)
        answer: Any = judge(position)
        assert [result["legal"] for result in answer["results"]] == [True]
        assert position["to_act"] == log.deals[deal - 1].entries[action - 1].seat


@pytest.mark.parametrize(
    ("place", "reason"),
    [("9.1", "has 2 deals"), ("1.9999", "deal 1 has"), ("x", "'x' is none"), ("0.1", "is none")],
)
def test_a_place_that_the_match_has_not_is_one_clear_line(
    saved: Path, capsys: Out, place: str, reason: str
) -> None:
    assert replay([str(saved), "--position", place]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert reason in said


def test_a_difference_is_named_and_fails(saved: Path, capsys: Out) -> None:
    text = saved.read_text(encoding="utf-8")
    saved.write_text(text.replace(" draw\n", " out\n", 1), encoding="utf-8")
    assert replay([str(saved)]) == 1
    said = capsys.readouterr().err
    assert "deal 1, action" in said
    assert "out: E_PHASE" in said


def test_a_cut_off_file_is_replayed_as_far_as_it_goes(saved: Path, capsys: Out) -> None:
    saved.write_bytes(saved.read_bytes().rpartition(b"scored ")[0][:-5])
    assert replay([str(saved)]) == 0
    said = capsys.readouterr()
    assert "was cut off" in said.err
    assert "deal 2 goes on after" in said.out


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "the file is empty"),
        (b"Hello\n", "this is not a saved match"),
        (b"canasta-qt match, format 99\n", "a newer Canasta Qt"),
        (b"canasta-qt match, format 1\nprogram 0\n", "'program' is expected here"),
    ],
)
def test_a_file_that_is_no_match_is_one_clear_line(
    tmp_path: Path, capsys: Out, content: bytes, complaint: str
) -> None:
    file = tmp_path / "match.canasta"
    file.write_bytes(content)
    assert replay([str(file)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert complaint in said


def test_a_missing_file_is_one_clear_line(tmp_path: Path, capsys: Out) -> None:
    assert replay([str(tmp_path / "none.canasta")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_a_match_under_rules_that_do_not_fit_together_says_so(saved: Path, capsys: Out) -> None:
    text = saved.read_text(encoding="utf-8")
    tame = re.sub(r'("pack.wild_ranks": \[)[^]]*', r'\1"X"', text)
    assert tame != text
    saved.write_text(tame)
    assert replay([str(saved)]) == 2
    assert "pack.wild_ranks" in capsys.readouterr().err


def test_what_the_bots_considered_is_kept_when_asked_for(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "advised.canasta"  # of a very short deal
    assert simulate(["--level", "club", "--seed", "46", "--save", str(file), "--advice"]) == 0
    log = loads(file.read_bytes()).log
    (deal,) = log.deals
    assert sorted(deal.thoughts) == list(range(1, len(deal.entries) + 1))
    assert any(len(thought) > 3 for thought in deal.thoughts.values())
    assert replay([str(file)]) == 0


def test_advice_without_a_file_to_keep_it_in_is_refused(capsys: Out) -> None:
    assert simulate([*QUICK, "--advice"]) == 2
    assert "--save" in capsys.readouterr().err
