"""The quick instrument: who is asked, what is judged, and what the sums amount to."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.rules import preset, preset_ids, resolve
from canasta_qt.engine.state import Phase
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.judging import Comparer
from canasta_qt.players.mid_match import mid_match
from tests.helpers.workers import work_here
from tools.lab.commands.decisions import measure_decisions as decisions
from tools.lab.commands.games_table import MARKS, Results, table
from tools.lab.contest import Contest, ContestFile
from tools.lab.decisions import asking
from tools.lab.decisions.asking import DealGains, Gains, Question, QuestionKind, ask_deal
from tools.lab.decisions.deals_file import DealsFile
from tools.lab.decisions.measuring import STEP, Limits, measure, measured, student
from tools.lab.duel import PairResult, PlayerCounts
from tools.lab.lines_file import LinesFileProblem

TWO = preset("classic_2p").rules
QUICK = Question(TWO, "steady", "newcomer", "7", worlds=2)
PAGE = f"before\n{MARKS[0]}\nold\n{MARKS[1]}\nafter\n"


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without processes (that they change nothing is asked in `test_contest`), in few worlds."""
    work_here(monkeypatch)
    monkeypatch.setattr(asking, "MOST_TIMES", 1)


def deal(number: int, careful: float, plain: float, noise: float = 0.0) -> DealGains:
    gains: dict[QuestionKind, Gains] = {"take": Gains(1, careful, plain)}
    return DealGains(number, 9, 2, gains, {"careful": noise, "plain": noise}, 1.0)


def without_time(found: DealGains) -> DealGains:
    found.seconds = 0.0
    return found


def test_the_same_deal_gives_the_same_gains() -> None:
    found = without_time(ask_deal(QUICK, 1))
    assert found == without_time(ask_deal(QUICK, 1))
    assert 0 < found.total.decisions <= found.asked - found.unjudged
    assert found.noise["plain"] > 0


@pytest.mark.slow  # stand-in: test_the_same_deal_gives_the_same_gains
@pytest.mark.parametrize(
    ("one", "other", "sign"), [("steady", "random", 1), ("random", "steady", -1)]
)
def test_whoever_plays_senselessly_is_behind_first_or_second(
    one: str, other: str, sign: int
) -> None:
    assert sign * ask_deal(Question(TWO, one, other, "7", 8), 1).total.plain > 500


def test_players_that_are_alike_differ_in_nothing_when_held_against_each_other() -> None:
    found = ask_deal(Question(TWO, "steady", "steady", "7", paired=True), 0)
    assert found.asked
    assert found.total == Gains()


# stand-in: test_players_that_are_alike_differ_in_nothing_when_held_against_each_other
@pytest.mark.slow
def test_players_held_against_each_other_differ_in_what_they_would_do() -> None:
    found = without_time(ask_deal(replace(QUICK, paired=True), 1))
    assert found == without_time(ask_deal(replace(QUICK, paired=True), 1))
    assert 0 < found.total.decisions < found.asked


@pytest.mark.slow  # stand-in: test_the_same_deal_gives_the_same_gains
def test_where_gaps_vary_much_more_worlds_are_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    few = ask_deal(QUICK, 0)
    monkeypatch.setattr(asking, "MOST_TIMES", 3)
    assert ask_deal(QUICK, 0).noise["plain"] < few.noise["plain"]


def test_the_gains_of_several_others_are_shared_among_them() -> None:
    found = ask_deal(Question(preset("classic_3p").rules, "steady", "steady", "7", worlds=2), 0)
    assert found.asked
    assert abs(found.total.plain) < 5000


@pytest.mark.slow  # stand-in: test_the_same_deal_gives_the_same_gains
def test_the_judge_uses_other_worlds_than_a_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    lucks = []

    class Watched(Comparer):
        def __init__(self, *arguments: object, luck: str, **rest: object) -> None:
            lucks.append(luck)
            super().__init__(*arguments, luck=luck, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(asking, "Comparer", Watched)
    ask_deal(QUICK, 0)
    assert lucks
    assert all(luck.endswith("/judge") for luck in lucks)


def test_values_may_be_points_even_where_the_match_is_near_its_end() -> None:
    run = mid_match(TWO, "7", 2)
    run.start_deal()
    bot = HeuristicBot("1")
    while run.state.phase is not Phase.PLAY:
        run.play(bot.choose(run.view(run.state.actor)))
    view = run.view(run.state.actor)
    throws = [Discard(view.hand[0]), Discard(view.hand[-1])]
    points = Comparer(view, throws, luck=1, model="plain", facts=False, in_points=True).add(3)
    values = Comparer(view, throws, luck=1, model="plain", facts=False).add(3)
    assert values.points_of_a_chance is not None
    assert all(value == int(value) for branch in points.branches for value in branch.values)
    assert points.branches[0].values != values.branches[0].values


def test_the_figure_is_the_smaller_sum_not_the_sum_of_smaller_ones() -> None:
    found = measured(QUICK, [deal(0, 100, 0), deal(1, 0, 80), deal(2, 50, 70)])
    assert found.careful.mean == 50
    assert found.figure.mean == 50
    assert found.plain.mean == 50
    assert measured(QUICK, [deal(0, 30, -5), deal(1, 30, -5)]).figure.mean == -5


def test_deals_are_the_unit_of_the_interval_and_few_of_them_widen_it() -> None:
    found = measured(QUICK, [deal(n, 100 + 10 * n, 500, noise=5) for n in range(4)])
    spread = math.sqrt(500 / 3 / 4)
    assert found.figure.interval == pytest.approx(3.182 * spread, rel=0.01)
    assert found.figure.by_worlds == pytest.approx(5 / (500 / 3))
    assert math.isinf(measured(QUICK, [deal(0, 1, 1)]).figure.interval)
    assert student(5) == pytest.approx(2.571, abs=0.005)


def test_a_game_stops_once_it_is_decided_and_never_before_a_few_deals() -> None:
    limits = Limits(20, until_decided=True)
    few = measured(QUICK, [deal(n, 100 + n, 100) for n in range(STEP - 1)])
    assert few.figure.is_decided
    assert not limits.is_enough(few)
    assert limits.is_enough(measured(QUICK, [deal(n, 100 + n, 101) for n in range(STEP)]))
    unsure = measured(QUICK, [deal(n, 100 * (-1) ** n, 0) for n in range(STEP)])
    assert not limits.is_enough(unsure)
    assert Limits(20, within=1000).is_enough(unsure)


def test_kept_deals_are_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    kept = DealsFile(file)
    for number in range(3):
        kept.add(QUICK, deal(number, 10.0 * number, 5))
    found = measure([QUICK], Limits(3), DealsFile(file))[0]
    assert found.careful.mean == 10
    assert not DealsFile(file).of(Question(TWO, "steady", "newcomer", "8", worlds=4))
    with file.open("a") as cut_off:
        cut_off.write('{"question"')
    assert len(DealsFile(file).of(QUICK)) == 3
    assert file.read_text().endswith("}\n")
    file.write_text('{"question": 1}\n')
    with pytest.raises(LinesFileProblem, match="line 1"):
        DealsFile(file)


def test_the_table_has_every_game_and_columns_of_what_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    question = Question(TWO, "expert", "steady", "2026", worlds=4, paired=True)
    for number in range(2):
        DealsFile(file).add(question, deal(number, 300, 200))
    pairs = ContestFile(tmp_path / "pairs.jsonl")
    for number, margin in enumerate((50, 60)):
        result = PairResult(number, margin, {"one": PlayerCounts(), "other": PlayerCounts()})
        pairs.add(Contest(TWO, "steady", "casual", "2026"), result)
    lines = table(Results(DealsFile(file), ContestFile(tmp_path / "pairs.jsonl"), "2026", 4))
    assert lines[2] == "| Game | expert over steady, decisions | steady over casual, pairs |"
    assert "| classic_2p | +200 ± 0 (2) | +55 ± 10 (2) |" in lines
    assert "| classic_4p | – | – |" in lines
    assert len(lines) == 4 + len(preset_ids())
    alone = table(Results(DealsFile(file), None, "2026", 4))
    assert alone[2] == "| Game | expert over steady, decisions |"


@pytest.mark.slow  # stand-in: test_the_table_has_every_game_and_columns_of_what_is_kept
def test_the_command_prints_a_line_for_programs_and_fills_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, keep = tmp_path / "page.md", str(tmp_path / "kept.jsonl")
    page.write_text(PAGE)
    usual = ["--rules", "classic_2p", "--worlds", "2", "--processes", "1", "--keep", keep]
    assert decisions(["steady", "newcomer", "--deals", "2", "--json", *usual]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["deals"] == 2
    assert data["points_a_deal"] == min(data["careful"][0], data["plain"][0])
    assert decisions(["--write", str(page), "--worlds", "2", "--keep", keep]) == 0
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "| classic_2p |" in text
    assert decisions(["steady", "newcomer", "--deals", "2", *usual]) == 0
    assert "steady rather than newcomer" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["steady"], "two levels are needed"),
        (["steady", "seeing"], "no bot level 'seeing'"),
        (["--write", "nowhere.md"], "needs --keep"),
        (["steady", "casual", "--deals", "x"], "needs a number"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert decisions(arguments) == 2
    assert said in capsys.readouterr().err


def test_rules_that_no_playout_knows_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "tools.lab.commands.decisions.unknown_options", lambda rules: ("meld.kind",)
    )
    assert decisions(["steady", "casual", "--deals", "2"]) == 2
    assert "do not know: meld.kind" in capsys.readouterr().err


def test_house_rules_are_questions_of_their_own() -> None:
    other = resolve("classic_2p", {"deal.hand_size": 13})
    assert Question(other, "steady", "newcomer", "7") != Question(TWO, "steady", "newcomer", "7")
