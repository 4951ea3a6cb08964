"""`canasta-qt arena`: contests and the ladder from the command line."""

from __future__ import annotations

import json
import re
import sys

import pytest

from canasta_qt.arena.elo import Share
from canasta_qt.arena.tally import Tally
from canasta_qt.bots.api import LEVELS
from canasta_qt.commands import arena as command
from canasta_qt.commands.arena import main as arena
from canasta_qt.commands.arena_text import _elo

Out = pytest.CaptureFixture[str]
QUICK = ("--rules", "classic_2p", "--pairs", "1", "--processes", "1")
ONE_DEAL = ("--set", 'match.end={"kind": "deals", "count": 1}')


def test_a_contest_tells_margins_ratings_blunders_and_times(capsys: Out) -> None:
    assert arena(["steady", "random", *QUICK, *ONE_DEAL, "--matches", "1"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("steady against random\n")
    for pattern in (
        r"  [+−-]\d+ points a deal; ahead in \d+ % of 1 pairs, Elo",
        r"  \d+ % of 1 matches won, of \d+\.\d deals, Elo",
        r"  steady: gives the pile away in .* % of \d+ discards, goes out at a loss",
        r"  random: .*, a choice takes \d+\.\d ms, 99 % at most",
    ):
        assert re.search(pattern, text), pattern


def test_programs_get_the_same_as_data(capsys: Out) -> None:
    assert arena(["random", "random", *QUICK, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["rules"] == "classic_2p"
    assert (told["one"], told["other"]) == ("random", "random")
    assert told["points_a_deal"] == 0
    assert told["pairs"]["share"] == 0.5
    assert told["matches"]["played"] == 0
    assert told["habits"][0]["discards"] == told["habits"][1]["discards"] > 0
    assert told["machine"]
    assert told["commit"]


def test_a_partner_is_compared_beside_a_level_of_ones_choice(capsys: Out) -> None:
    words = ["steady", "random", "--pairs", "1", "--as-partner", "--against", "steady"]
    assert arena([*words, "--processes", "1"]) == 0
    title = capsys.readouterr().out.splitlines()[0]
    assert title == "steady rather than random beside random, against steady"


def test_the_ladder_is_a_table_with_machine_commit_and_n(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "LEVELS", LEVELS[:3])
    assert arena(["--ladder", *QUICK]) == 0
    above, blank, head, rule, *rows = capsys.readouterr().out.splitlines()
    assert above.startswith("classic_2p: 1 duplicate pairs and 0 matches a row, seed 1")
    assert "commit " in above
    assert blank == ""
    assert head.count("|") == rule.count("|") == rows[-1].count("|")
    assert rows[-1].startswith("| casual | ")


def test_a_rating_says_where_it_ends() -> None:
    texts = [_elo(Share(won, 10)) for won in (10, 5, 0)]
    assert texts == ["+512 (+166 or more)", "+0 (-204 to +204)", "-512 (-166 or less)"]


def test_progress_goes_to_a_screen_only(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = command._Bar(4)
    margins = Tally.of([10, 30])
    bar.show(2, margins)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar.show(2, margins)
    assert capsys.readouterr().err.startswith("\r[###############...............] 2 of 4  +20 ±")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["steady"], "two levels are needed, not 1"),
        (["steady", "genius"], "no bot level 'genius'"),
        (["steady", "random", "--rules", "clasic_4p"], "did you mean classic_4p"),
        (["steady", "random", "--pairs", "many"], "--pairs needs a number from 0"),
        (["steady", "random", "--pairs", "0"], "nothing to play"),
        (["steady", "random", "--processes", "0"], "--processes needs a number from 1"),
        (["steady", "random", "--beside", "steady"], "need --as-partner"),
        (["steady", "random", "--as-partner", "--matches", "2"], "cannot go with --matches"),
        (["steady", "random", "--as-partner", "--rules", "classic_3p"], "nobody has a partner"),
        (["steady", "--ladder"], "no levels of your own"),
    ],
)
def test_bad_arguments_are_one_clear_line(
    capsys: Out, arguments: list[str], complaint: str
) -> None:
    assert arena(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert complaint in said.err
