"""A trial in words: what differs beyond chance is told, everything else is not."""

from __future__ import annotations

from canasta_qt.engine.rules import preset
from canasta_qt.features.rules.session import trial
from canasta_qt.features.rules.session.trial import (
    NOTHING,
    base_title,
    everybody_alone,
    trial_sections,
    trial_summary,
)
from canasta_qt.features.rules.words import TELLING, figure_label
from canasta_qt.players.deal_report import SOURCES, Figures, Tally
from canasta_qt.players.trial import TrialPart, TrialReport, play_part


def report(**tallies: Tally) -> TrialReport:
    """A report of 200 deals with these figures; two underscores stand for a point."""
    figures = Figures({name.replace("__", "."): tally for name, tally in tallies.items()})
    return TrialReport(deals=200, wanted=200, figures=figures)


def shares(times: int, count: int = 400) -> Tally:
    return Tally.of([1] * times + [0] * (count - times))


def summary(here: TrialReport, there: TrialReport | None, *, player: bool = False) -> str:
    told = trial_summary(here, there, title="Ours", base_name="Classic", player=player)
    return "\n".join(told)


def test_a_clear_difference_is_a_sentence() -> None:
    here = report(turns=Tally.of([40, 42] * 100), opened=shares(280))
    there = report(turns=Tally.of([30, 32] * 100), opened=shares(390))
    assert summary(here, there) == (
        "Deals last longer: 41.0 turns instead of 31.0.\n"
        "Sides open less often: 70 % instead of 97.5 %."
    )
    assert "Players open less often" in summary(here, there, player=True)


def test_a_difference_that_chance_explains_is_not_told() -> None:
    here, there = report(opened=shares(300)), report(opened=shares(310))
    assert summary(here, there) == "No difference from Classic beyond chance in 200 deals."


def test_rules_with_nothing_to_compare_are_shown_by_themselves() -> None:
    told = report(turns=Tally.of([30, 32]))
    assert summary(told, None) == "This is how bots play Ours."
    (section,) = trial_sections(told, None, player=False)
    assert section.rows[0].there == NOTHING


def test_what_went_wrong_is_told() -> None:
    told = TrialReport(deals=57, wanted=60, refused=1, endless=2)
    text = summary(told, None)
    assert "did not end: 2" in text
    assert "broke these rules: 1" in text
    assert "went wrong" not in text


def test_a_trial_that_was_stopped_says_after_how_many_deals() -> None:
    assert summary(TrialReport(deals=40, wanted=200), None).startswith("Stopped after 40 deals.")
    assert summary(TrialReport(deals=1, wanted=200), None).startswith("Stopped after one deal.")


def test_figures_of_which_nothing_was_seen_have_no_row() -> None:
    told = report(canastas=Tally.of([1, 2]), canastas__wild=Tally.of([0, 0]))
    names = [row.name for part in trial_sections(told, told, player=False) for row in part.rows]
    assert names == ["canastas"]


def test_nearly_all_is_not_called_all() -> None:
    told = report(ended__out=shares(199, 200), opened=shares(200, 200))
    rows = {row.name: row for part in trial_sections(told, told, player=False) for row in part.rows}
    assert rows["ended.out"].here == "99.5 %"
    assert rows["opened"].here == "100 %"


def test_every_figure_that_is_counted_has_a_row_or_a_reason_for_none() -> None:
    counted = set(play_part(TrialPart(preset("classic_2p").rules, 0, deals=1)).figures)
    rows = {*TELLING, *(f"points.{source}" for source in SOURCES)}
    for name in (counted - {"actions", "penalties"}) | rows:
        assert name in trial._FORMS
        assert figure_label(name, player=True)


def test_it_speaks_of_players_where_everybody_plays_alone() -> None:
    assert everybody_alone(preset("classic_3p").rules)
    assert not everybody_alone(preset("classic_4p").rules)


def test_the_rules_compared_with_have_a_name() -> None:
    assert base_title("samba") == preset("samba").name
    assert base_title("") == base_title("my-rules") == "Before your changes"
