"""The commands of the laboratory: contests, the ladder, decisions, partners."""

from __future__ import annotations

import json
import re
import sys
from functools import partial
from pathlib import Path

import pytest

from canasta_qt.players.api import (
    make_bot,
)
from canasta_qt.players.bot import Bot
from canasta_qt.players.deal_report import Tally
from canasta_qt.players.levels import LEVELS
from tests.helpers.workers import work_here
from tools.lab import contest, partner_rates
from tools.lab.__main__ import COMMANDS, main
from tools.lab.commands import arena as command
from tools.lab.commands.arena import Bar, Ladder
from tools.lab.commands.arena import measure_levels as arena
from tools.lab.commands.arena_report import elo_text, marks, require_marks, time_text
from tools.lab.commands.decisions import measure_decisions
from tools.lab.commands.partner import measure_partner
from tools.lab.contest import Habits
from tools.lab.duel import PlayerCounts
from tools.lab.partner_truth import true_gain
from tools.lab.rating import Share

Out = pytest.CaptureFixture[str]
TWO_LEVELS = ("casual", "steady")
QUICK = ("--rules", "classic_2p", "--pairs", "1", "--processes", "1")
ONE_DEAL = ("--set", 'match.end={"kind": "deals", "count": 1}')


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are played in this process: what is asked is what the command makes of them."""
    work_here(monkeypatch)


@pytest.mark.slow  # stand-in: test_programs_get_the_same_as_data
def test_a_contest_tells_margins_ratings_blunders_and_times(capsys: Out) -> None:
    assert arena(["steady", "random", *QUICK, *ONE_DEAL, "--matches", "1"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("steady against random\n")
    for pattern in (
        r"  [+−-]\d+ points a deal; ahead in \d+ % of 1 pairs\n",
        r"  \d+ % of 1 matches won, of \d+\.\d deals, Elo by matches",
        r"  steady: gives the pile away in .* % of \d+ discards, goes out at a loss",
        r"  random: .*, a choice takes \d+\.\d ms, 99 % at most",
    ):
        assert re.search(pattern, text), pattern


@pytest.mark.slow  # stand-in: test_programs_get_the_same_as_data
def test_players_can_be_compared_as_they_think_without_the_compiled_core(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []

    def noting(level: str, seed: int | str, **how: bool) -> Bot:
        made.append((level, how))
        return make_bot("steady", seed)

    monkeypatch.setattr(contest, "make_player", noting)
    monkeypatch.setattr(contest, "COMPILED", True)
    work_here(monkeypatch)
    assert arena(["club", "steady", *QUICK, "--json", "--interpreted"]) == 0
    assert json.loads(capsys.readouterr().out)["interpreted"] is True
    assert ("club", {"interpreted": True}) in made
    made.clear()
    assert arena(["club", "steady", *QUICK]) == 0
    assert ("club", {"interpreted": False}) in made
    assert "compiled core" not in capsys.readouterr().out


def test_times_that_were_not_kept_are_not_told_as_none_at_all() -> None:
    assert time_text(Habits("steady", PlayerCounts()), 0.5) == "–"
    kept = Habits("steady", PlayerCounts(times=[800, 800, 12_000]))
    assert [time_text(kept, share) for share in (0.5, 0.99)] == ["0.8 ms", "12 ms"]


@pytest.mark.usefixtures("here")
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


@pytest.mark.usefixtures("here")
def test_a_partner_is_compared_beside_a_level_of_ones_choice(capsys: Out) -> None:
    words = ["steady", "random", "--pairs", "1", "--as-partner", "--against", "steady"]
    assert arena([*words, "--processes", "1"]) == 0
    title = capsys.readouterr().out.splitlines()[0]
    assert title == "steady rather than random beside random, against steady"


@pytest.mark.usefixtures("here")
def test_the_ladder_is_a_table_with_machine_commit_and_n(capsys: Out) -> None:
    assert arena(["--ladder", *TWO_LEVELS, *QUICK]) == 0
    above, blank, head, rule, row, *_ = capsys.readouterr().out.splitlines()
    assert above.startswith("classic_2p: 1 duplicate pairs a row, seed 1")
    assert "commit " in above
    assert blank == ""
    assert head.count("|") == rule.count("|") == row.count("|")
    assert row.startswith("| steady | casual | ")


@pytest.mark.parametrize(("matches", "unit"), [("0", "pairs"), ("1", "matches")])
@pytest.mark.usefixtures("here")
def test_the_ladder_rates_by_matches_where_some_were_played(
    capsys: Out, matches: str, unit: str
) -> None:
    assert arena(["--ladder", *TWO_LEVELS, *QUICK, *ONE_DEAL, "--matches", matches]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"| Elo by {unit} |" in lines[2]
    assert any(line.startswith(f"Elo by {unit}") for line in lines)
    assert lines[-3] == "| casual | steady |"
    assert re.fullmatch(r"\| [+-]\d+ ± \d+ \| 0 \|", lines[-1])


@pytest.mark.slow  # stand-in: test_the_ladder_is_a_table_with_machine_commit_and_n
@pytest.mark.usefixtures("here")
def test_the_ladder_tells_what_levels_are_worth_as_partners(capsys: Out) -> None:
    words = ["--ladder", *TWO_LEVELS, "--pairs", "1", "--partner-pairs", "1", "--processes", "1"]
    assert arena(words) == 0
    title, _, head, _, row = capsys.readouterr().out.splitlines()[-5:]
    assert title.startswith("As a partner: points a deal")
    assert head == "| Partner | beside casual | beside steady |"
    assert row.startswith("| casual | ")


@pytest.mark.usefixtures("here")
def test_the_ladder_goes_between_its_marks_and_leaves_the_rest(capsys: Out, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    begin, end = marks("classic_2p")
    page.write_text(f"above\n{begin}\nold\n{end}\nbelow\n", encoding="utf-8")
    assert arena(["--ladder", *TWO_LEVELS, *QUICK, "--write", str(page)]) == 0
    told = capsys.readouterr().out
    assert page.read_text(encoding="utf-8") == f"above\n{begin}\n\n{told}\n{end}\nbelow\n"


@pytest.mark.parametrize("text", ["no marks", "{1}{0}", "{0}{0}{1}"])
def test_a_page_without_a_place_is_refused_before_anything_is_played(
    capsys: Out, tmp_path: Path, text: str
) -> None:
    page = tmp_path / "page.md"
    page.write_text(text.format(*marks("classic_2p")), encoding="utf-8")
    assert arena(["--ladder", *TWO_LEVELS, *QUICK, "--write", str(page)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert f"{page} needs the line '<!-- ladder classic_2p -->'" in said.err


def test_the_page_on_players_has_a_place_for_the_ladder() -> None:
    require_marks(Path(__file__).parents[2] / "tools" / "lab" / "MEASURED.md", marks("classic_4p"))


@pytest.mark.usefixtures("here")
def test_programs_get_the_ratings_of_the_ladder_as_data(capsys: Out) -> None:
    assert arena(["--ladder", *TWO_LEVELS, *QUICK, "--json"]) == 0
    contest, rated = map(json.loads, capsys.readouterr().out.splitlines())
    assert (contest["one"], contest["other"]) == ("steady", "casual")
    assert rated["by"] == "pairs of deals"
    assert [one["level"] for one in rated["ratings"]] == ["casual", "steady"]


def test_without_names_the_ladder_has_every_level(monkeypatch: pytest.MonkeyPatch) -> None:
    climbed: list[Ladder] = []
    monkeypatch.setattr(command, "climb", lambda ladder: climbed.append(ladder) or True)
    assert arena(["--ladder", *QUICK]) == 0
    assert climbed[0].levels == tuple(info.id for info in LEVELS if info.offered)
    pairs = [(contest.one, contest.other) for contest in climbed[0].rungs()]
    assert pairs[0] == ("casual", "newcomer")
    assert len(pairs) == len(climbed[0].levels) - 1


def test_a_rating_says_where_it_ends() -> None:
    texts = [elo_text(Share(won, 10)) for won in (10, 5, 0)]
    assert texts == ["+512 (+166 or more)", "+0 (-204 to +204)", "-512 (-166 or less)"]


def test_progress_goes_to_a_screen_only(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    bar = Bar(4, "steady / casual")
    margins = Tally.of([10, 30])
    bar.show(2, margins)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    bar.show(2, margins)
    assert capsys.readouterr().err.startswith(
        "\rsteady / casual [###############...............] 2 of 4  +20 ±"
    )


@pytest.mark.slow  # stand-in: test_programs_get_the_same_as_data
@pytest.mark.usefixtures("here")
def test_every_game_is_played_one_after_the_other(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = ("classic_2p", "classic_3p", "samba")
    monkeypatch.setattr("tools.lab.commands.arena.preset_ids", lambda: games)
    asked = ["newcomer", "random", "--every-game", "--pairs", "1", "--processes", "1"]
    assert arena(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if line in games] == list(games)
    assert arena([*asked, "--as-partner", "--json"]) == 0
    told = [json.loads(line)["rules"] for line in capsys.readouterr().out.splitlines()]
    assert told == ["samba"], "in the other two nobody has a partner"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["steady"], "two levels are needed, not 1"),
        (["steady", "genius"], "no bot level 'genius'"),
        (["steady", "random", "--rules", "clasic_4p"], "did you mean classic_4p"),
        (["steady", "random", "--pairs", "many"], "--pairs needs a number from 0"),
        (["steady", "random", "--pairs", "9" * 5000], "--pairs needs a number from 0"),
        (["steady", "random", "--seed", "9" * 5000], "at most 100 letters and digits"),
        (["steady", "random", "--pairs", "0"], "nothing to play"),
        (["steady", "random", "--processes", "0"], "--processes needs a number from 1"),
        (["steady", "random", "--beside", "steady"], "need --as-partner"),
        (["steady", "random", "--as-partner", "--matches", "2"], "cannot go with --matches"),
        (["steady", "random", "--as-partner", "--rules", "classic_3p"], "nobody has a partner"),
        (["steady", "--ladder"], "two levels or more"),
        (["--ladder", "--as-partner"], "by --partner-pairs"),
        (["steady", "genius", "--ladder"], "no bot level 'genius'"),
        (["steady", "random", "--write", "x.md"], "need --ladder"),
        (["--ladder", "--write", "x.md", "--json"], "cannot go with --json"),
        (["--ladder", "--write", "/nowhere/x.md"], "/nowhere/x.md cannot be read"),
        (["--ladder", "--partner-pairs", "1", "--rules", "classic_2p"], "nobody has a partner"),
        (["--ladder", "--every-game"], "of one game"),
        (
            ["steady", "random", "--every-game", "--set", "go_out.canastas=2"],
            "cannot go with --set",
        ),
    ],
)
def test_bad_arguments_are_one_clear_line(
    capsys: Out, arguments: list[str], complaint: str
) -> None:
    assert arena(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert complaint in said.err.replace("\\", "/")


@pytest.mark.slow  # stand-in: test_a_partner_is_compared_beside_a_level_of_ones_choice
@pytest.mark.usefixtures("here")
def test_a_partner_is_watched_for_what_people_complain_of(
    capsys: Out, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(partner_rates, "CHOOSING", 5)
    monkeypatch.setattr(partner_rates, "JUDGING", 10)
    monkeypatch.setattr(partner_rates, "true_gain", partial(true_gain, continuations=3))
    asked = ["steady", "--deals", "2", "--processes", "1", "--seed", "5"]
    file = ["--keep", str(tmp_path / "kept.jsonl")]
    assert measure_partner(["newcomer", *asked, *file]) == 0
    text = capsys.readouterr().out
    assert "newcomer beside steady, against steady (2 deals" in text
    assert "breaks a canasta being built" in text
    assert measure_partner(["newcomer", *asked, *file, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["deals"] == 2
    assert len(data["complaints"]) == 7


def test_a_partner_who_does_not_exist_is_refused(capsys: Out) -> None:
    assert measure_partner(["steady", "steady", "--beside", "nobody"]) == 2
    assert "there is no bot level 'nobody'" in capsys.readouterr().err


def test_without_levels_and_without_a_page_there_is_nothing_to_decide(capsys: Out) -> None:
    assert measure_decisions([]) == 2
    assert "two levels are needed, not 0" in capsys.readouterr().err


@pytest.mark.parametrize("words", [[], ["contest"]])
def test_an_unknown_command_is_answered_by_all_that_there_are(
    capsys: Out, words: list[str]
) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert [name for name in COMMANDS if f"python -m tools.lab {name} " not in said] == []


def test_a_command_gets_the_words_behind_its_name(capsys: Out) -> None:
    assert main(["arena", "steady"]) == 2
    assert capsys.readouterr().err.startswith("tools.lab arena: two levels are needed, not 1")
