"""The gate's own figures, and a planted blunder."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.engine.actions import Discard, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.model.reviewing import judge_name
from canasta_qt.players.api import make_bot
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.features.review import gate
from tests.features.review.blunders import KINDS, is_open, planted_deal
from tests.features.review.gate import Case, new_match, poisson_interval, report, wilson_interval


def test_intervals_are_those_of_the_books() -> None:
    assert poisson_interval(0) == pytest.approx((0.0, 3.69), abs=0.05)
    assert poisson_interval(10) == pytest.approx((4.8, 18.4), abs=0.1)
    assert wilson_interval(90, 100) == pytest.approx((0.826, 0.945), abs=0.002)


def among(flags: int) -> dict[str, Any]:
    return {"game": "g", "planted": False, "reviews": 4, "flags": [{}] * flags}


def planted(kind: str, *, found: bool) -> dict[str, Any]:
    return {"game": "g", "planted": True, "blunder": kind, "found": found, "flags": []}


def test_the_report_says_what_passed() -> None:
    (line,) = report([among(0)] * 24 + [among(1)])
    assert "25 deals, 100 reviews, 1 flags: 0.010" in line
    assert line.endswith("passed")
    (line,) = report([among(1)] * 5)
    assert line.endswith("SHUT")
    (line,) = report([planted("a", found=True)] * 9 + [planted("b", found=False)])
    assert "9 of 10 found" in line
    assert "a 9 of 9, b 0 of 1" in line
    assert line.endswith("passed")


def test_what_is_kept_is_not_done_again(tmp_path: Any) -> None:
    file = tmp_path / "kept.jsonl"
    case = Case("classic_4p", False, "1", 0)
    row = {"judge": judge_name(), **case._asdict(), "reviews": 4, "flags": []}
    text = f"{gate.json.dumps(row)}\n{gate.json.dumps({**row, 'judge': 'x', 'number': 1})}\n"
    file.write_text(text, encoding="utf-8")
    options = gate.argparse.Namespace(
        file=file, game="classic_4p", planted=False, seed="1", deals=3
    )
    assert [left.number for left in gate.cases_left(options)] == [1, 2]


@pytest.mark.parametrize(("number", "kind"), list(enumerate(KINDS)))
def test_a_planted_blunder_is_one_seats_action_in_a_deal_that_ends(number: int, kind: str) -> None:
    case = Case("classic_4p", True, "e", number)
    blunder = planted_deal(lambda tried: new_match(case, tried), case.number)
    entries = blunder.run.log.deals[-1].entries
    assert blunder.kind == kind
    assert blunder.run.deal_over
    assert entries[blunder.first - 1].seat == blunder.seat
    point = ReplayPoint(blunder.run.log.deals[-1].number, blunder.first - 1)
    before = Timeline(blunder.run.log).run_at(point)
    action = entries[blunder.first - 1].action
    assert isinstance(action, Discard)
    assert make_bot("steady", "any").choose(before.view(blunder.seat)) != action
    assert is_open(before)
    own, theirs = (before.state.melds[(blunder.seat + one) % 2] for one in (0, 1))
    if kind == "gives_pile":
        assert len(before.state.pile) >= 10
        assert isinstance(entries[blunder.first].action, TakePile)
    else:
        sizes = {meld.kind: len(meld.cards) for meld in own}
        assert sizes[KIND[action.card]] == 6 == max(sizes.values())
        assert max(len(meld.cards) for meld in theirs) >= 7


@pytest.mark.skipif(not COMPILED, reason="interpreted playouts make another judge")
@pytest.mark.parametrize("game", ["classic_4p", "american_2017", "samba", "hand_and_foot"])
def test_a_review_is_offered_where_the_kept_results_of_the_judge_of_now_let_it(game: str) -> None:
    """Whoever changes the judge measures anew."""
    rows = [row for row in gate.results(gate.RESULTS) if row["game"] == game]
    among = [row for row in rows if not row["planted"]]
    reviews, flags = (
        sum(row["reviews"] for row in among),
        sum(len(row["flags"]) for row in among),
    )
    is_open = reviews >= 100 and flags / reviews <= gate.MOST_FLAGS
    assert (why_not(preset(game).rules) is None) == is_open


@pytest.mark.skipif(not COMPILED, reason="interpreted playouts make another judge")
def test_the_kept_planted_blunders_are_found() -> None:
    planted = [row for row in gate.results(gate.RESULTS) if row["planted"] and row.get("called", 1)]
    for game, least in (("classic_4p", 60), ("american_2017", 20), ("samba", 20)):
        rows = [row for row in planted if row["game"] == game]
        assert len(rows) >= least
        assert sum(row["found"] for row in rows) >= gate.LEAST_FOUND * len(rows)
