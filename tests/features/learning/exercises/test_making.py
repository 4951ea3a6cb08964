"""Exercises are made the same way everywhere, may be stopped at any time, and are a mixture."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from pathlib import Path

import pytest

from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.learning.exercises.model import finding
from canasta_qt.features.learning.exercises.model import making as home_made
from canasta_qt.features.learning.exercises.model.attempt import solve
from canasta_qt.features.learning.exercises.model.exercise import (
    Exercise,
    MatchStanding,
    actions_in,
    read_action,
)
from canasta_qt.features.learning.exercises.model.finding import degree_of, find, theme_of
from canasta_qt.features.learning.exercises.model.making import (
    APART,
    FIRST_LINE,
    MOST_KEPT,
    MOST_OF_DEAL,
    DealSearch,
    DealTask,
    HomeMade,
    HomeMaker,
    HomeOrder,
    Mixture,
    home_file,
    home_made_of,
    make,
    make_at_home,
    read_home_made,
    search_deal,
    standing_of,
    text_of,
    write_home_made,
)
from canasta_qt.features.learning.exercises.model.mistakes import (
    Mistakes,
    from_mistake,
    note_review,
    rules_text,
)
from canasta_qt.features.learning.exercises.model.position import begun, shipped, staged
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress
from canasta_qt.features.review.model.moments import Moment
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging import FactDifference, Gap
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.storage.files import Paths, StorageProblem

CLASSIC = preset("classic_4p").rules


def first_lines() -> list[Exercise]:
    return list(shipped().of("classic_4p"))


def test_the_shipped_ones_are_what_is_found_today() -> None:
    """The first position of the file, looked at by the judge of now as it was when it was made."""
    one = first_lines()[0]
    table = staged(one)
    place = sum(1 for _ in actions_in(one.play))
    finding = find(table.view, f"{one.deck}/{place}")
    assert finding is not None
    assert finding.actions[0] == table.answer
    assert list(finding.gaps) == [move.gap for move in one.moves]
    right = [move.action for move in table.moves[: table.right]]
    assert degree_of(table.view, right, f"{one.deck}/{place}") == one.degree


@pytest.mark.slow
def test_a_deal_gives_the_same_exercises_in_every_process() -> None:
    made = list(make("classic_4p", 3, "same", processes=2))
    found = [one for number in range(6) for one in search_deal(task(number))]
    assert made == found[:3]
    places = [sum(1 for _ in actions_in(one.play)) for one in search_deal(task(0))]
    assert all(later - earlier >= APART for earlier, later in pairwise(places))
    assert len(places) <= MOST_OF_DEAL


def task(number: int) -> DealTask:
    return DealTask("classic_4p", "same", number)


def test_a_search_can_be_stopped_after_every_decision() -> None:
    search = DealSearch(DealTask("classic_4p", "stop", 0))
    for _ in range(5):
        search.step()
    assert not search.over
    assert search.decisions == 5


def test_deals_begin_at_all_stages_of_a_match_and_with_every_dealer() -> None:
    standings = [standing_of(CLASSIC, number) for number in range(12)]
    assert {one.deal for one in standings} == {1, 2, 3}
    assert {one.dealer for one in standings} == {0, 1, 2, 3}
    for one in standings:
        begun(CLASSIC, "all", one)


AFTER_A_QUESTION = (
    ".+CDA|640;+5>1;3.+DCE|5082;2.+7BD|942|A15;1.+950A|368;0.+0|6|5;4.+1|2;5.+653;3.+"
    "3;1.+453;3*23^0;+530|7|4;2.+2;0.+820|64;3.+124|3;0.+3;3.+301|4|2;+87B|1|A;6.+0|4"
    ";0.+8B3|2|5|16A|7|9;0.+0;1.+4|852;+1>1;0.1.+5>1|2;0.+0|5;1.1.+2;0.+2;3.4.3.+241;"
    "0.1*31^0;+3;3.+1;0.+1>8|2;0."
)
"""Hand and Foot: the best move is a way out that the partner has to allow first."""


def test_what_is_legal_only_after_a_question_is_no_exercise() -> None:
    run = begun(preset("hand_and_foot").rules, "1.19", MatchStanding(2, 2, (0,)))
    for text in actions_in(AFTER_A_QUESTION):
        run.play(read_action(run.state, text))
    assert find(run.view(run.state.actor), "1.19/95") is None


def test_no_theme_and_no_degree_crowds_out_the_rest() -> None:
    pool, mixture = first_lines(), Mixture(20)
    easy = next(one for one in pool if one.theme == "throw")
    for number in range(100):
        mixture.offer(replace(easy, deck=str(number)))
    assert len(mixture.taken) == 7
    for one in pool:
        mixture.offer(one)
    themes = Counter(one.theme for one in mixture.taken)
    degrees = Counter(one.degree for one in mixture.taken)
    assert max(themes.values()) <= 7
    assert max(degrees.values()) <= 10


def test_a_few_shipped_ones_still_hold() -> None:
    """A sample that stands for all; `solve_exercises` beside this file solves every one."""
    for one in first_lines()[7::60][:2]:
        solution = solve(staged(one), worlds=600)
        assert solution is not None
        assert solution.holds


def test_what_is_wrong_does_not_hold() -> None:
    one = first_lines()[0]
    best, *others = one.moves
    turned = (others[-1]._replace(gap=0), best._replace(gap=-90))
    solution = solve(staged(replace(one, moves=turned)), worlds=600)
    assert solution is not None
    assert not solution.holds


def test_the_theme_follows_from_the_best_two() -> None:
    for one in first_lines():
        table = staged(one)
        assert theme_of(table.view, table.answer, table.moves[table.right].action) == one.theme


def paths_in(folder: Path) -> Paths:
    return Paths(folder, folder)


class QuickSearch:
    """A deal of three decisions in which one exercise is found."""

    def __init__(self, task: DealTask) -> None:
        self.task = task
        self.found: list[Exercise] = []
        self._left = 3

    @property
    def over(self) -> bool:
        return not self._left

    def step(self) -> None:
        self._left -= 1
        if self.over:
            self.found = [replace(first_lines()[0], rules=self.task.rules, deck=self.task.deck)]


def test_home_made_ones_are_kept_deal_by_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_made, "DealSearch", QuickSearch)
    paths = paths_in(tmp_path)
    order = HomeOrder(paths, ("classic_4p", "samba"), "home")

    def make_for(steps: int) -> list[int]:
        """How many are kept after each deal that is over by then."""
        return [count for count in islice(make_at_home(order), steps) if count is not None]

    assert make_for(3) == []
    assert read_home_made(paths) == HomeMade()
    assert make_for(9) == [1, 2]
    assert read_home_made(paths).searched == {"classic_4p": 1, "samba": 1}
    assert make_for(4) == [3]
    again = read_home_made(paths)
    assert again.searched == {"classic_4p": 2, "samba": 1}
    decks = [(one.rules, one.deck) for one in again.exercises]
    assert decks == [("classic_4p", "home.0"), ("samba", "home.0"), ("classic_4p", "home.1")]


def test_a_process_that_cannot_keep_anything_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_made, "DealSearch", QuickSearch)
    place = tmp_path / "a file"
    place.write_text("in the way", encoding="utf-8")
    with pytest.raises(StorageProblem, match="a file"):
        list(make_at_home(HomeOrder(paths_in(place), ("classic_4p",), "home")))


def test_home_made_ones_are_bounded_and_bad_lines_left_out(tmp_path: Path) -> None:
    made, pool = HomeMade(), first_lines()
    for number in range(MOST_KEPT + 20):
        made.add("classic_4p", [replace(pool[0], deck=f"home.{number}")])
    assert [one.deck for one in made.exercises] == [f"home.{n}" for n in range(MOST_KEPT)]
    assert made.searched == {"classic_4p": MOST_KEPT + 20}
    text = text_of(made) + "nonsense\nsearched x classic_4p\nclassic_4p too short\n"
    assert home_made_of(text) == made
    with pytest.raises(ValueError, match="begin"):
        home_made_of("something else")
    paths = paths_in(tmp_path)
    home_file(paths).write_text("something else", encoding="utf-8")
    with pytest.raises(StorageProblem):
        read_home_made(paths)
    assert read_home_made(paths) == HomeMade()
    assert text_of(made).startswith(FIRST_LINE)


def test_what_was_answered_makes_room_for_what_is_new_the_oldest_first() -> None:
    made, pool = HomeMade(), first_lines()
    kept = [replace(pool[0], deck=f"home.{number}") for number in range(MOST_KEPT)]
    made.exercises = [*kept, replace(pool[0], rules="samba", deck="other")]
    done = {kept[3].id, kept[5].id}
    assert (made.room("classic_4p"), made.room("classic_4p", done)) == (0, 2)
    made.add("classic_4p", [replace(pool[0], deck="new")], done)
    decks = [one.deck for one in made.exercises]
    assert "home.3" not in decks
    assert {"home.4", "home.5", "other", "new"} <= set(decks)
    assert len(made.of("classic_4p")) == MOST_KEPT


def test_nothing_is_made_where_no_game_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home_made, "DealSearch", QuickSearch)
    made, pool = HomeMade(), first_lines()
    made.exercises = [replace(pool[0], deck=f"home.{number}") for number in range(MOST_KEPT)]
    write_home_made(paths_in(tmp_path), made)
    assert list(make_at_home(HomeOrder(paths_in(tmp_path), ("classic_4p",), "home"))) == []
    done = [made.exercises[0].id]
    maker = HomeMaker(["classic_4p", "samba"], made, "home", lambda _made: None, done=done)
    assert maker.deal.rules in ("classic_4p", "samba")
    assert not maker.full


@cache
def played_match(seed: int) -> Timeline:
    rules = resolve("classic_4p", {"go_out.bonus": 150})
    run = MatchRun.new(rules, seed, [Player(f"P{seat}", "steady") for seat in range(4)])
    bots = [make_bot("steady", f"{seed}/{seat}") for seat in range(4)]
    for _ in range(2):
        run.start_deal()
        while not run.deal_over:
            run.play(bots[run.state.actor].choose(run.view(run.state.actor)))
        run.finish_deal()
    return Timeline(run.log)


def a_worse_discard(timeline: Timeline) -> tuple[int, Discard, Discard]:
    """A discard of the second deal, by its number from 1, and another one that was legal."""
    for action in range(20, 60):
        run = timeline.run_at(ReplayPoint(2, action))
        played = timeline.tape(2).deal.entries[action].action
        if not isinstance(played, Discard):
            continue
        for card in run.view(run.state.actor).hand:
            other = Discard(card)
            if KIND[card] != KIND[played.card] and run.verify(other) is None:
                return action + 1, played, other
    pytest.fail("no such discard")


@pytest.fixture
def one_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """How hard an exercise is does not matter: one player of a level is asked."""
    monkeypatch.setattr(finding, "_ASKED", 1)


@pytest.mark.usefixtures("one_asked")
def test_a_mistake_of_ones_own_becomes_an_exercise() -> None:
    timeline = played_match(5)
    number, played, better = a_worse_discard(timeline)
    run = timeline.run_at(ReplayPoint(2, number - 1))
    fact = FactDifference("next_takes", 0.4, 0.1, 9.0)
    one = from_mistake(run, played, better, 80, fact)
    assert one is not None
    table = staged(one)
    assert table.view.hands == run.view(run.state.actor).hands
    assert table.run.match.totals == run.match.totals
    assert table.run.log.rules == run.log.rules
    assert (table.answer, table.moves[1].action) == (better, played)
    assert one.fact is not None
    assert (one.fact.best, one.fact.other) == (10, 40)
    assert from_mistake(run, played, played, 80) is None


@pytest.mark.usefixtures("one_asked")
def test_a_review_is_noted_once() -> None:
    timeline = played_match(5)
    number, played, better = a_worse_discard(timeline)
    gap = Gap(80.0, 5.0)
    moment = Moment(
        deal=2,
        action=number,
        last=number,
        seat=timeline.tape(2).deal.entries[number - 1].seat,
        turn=1,
        kind="costly",
        points=80,
        played=played,
        other=better,
        careful=gap,
        plain=gap,
        worlds=3000,
        plain_worlds=3000,
        fact=FactDifference("next_takes", 0.4, 0.1, 9.0),
    )
    praise = replace(moment, kind="well_found", action=number - 1)
    progress, mistakes = ExerciseProgress(), Mistakes()
    assert note_review(timeline, [moment, praise], "m1", 739_000, (progress, mistakes)) == 1
    assert note_review(timeline, [moment, praise], "m1", 739_001, (progress, mistakes)) == 0
    assert mistakes.by_key == {f"m1/2/{number}": (739_000, "gave_pile")}
    assert len(progress.own) == 1
    assert progress.is_due(progress.own[0], 739_001)


def test_mistakes_are_counted_by_week_as_far_back_as_trends_go() -> None:
    mistakes, today = Mistakes(), 739_000
    for number, days in enumerate((0, 6, 7, 62, 63, -1)):
        mistakes.add(f"1/1/{number}", today - days, "small_pile")
    (trend,) = mistakes.trends(today)
    assert trend.weeks == (1, 0, 0, 0, 0, 0, 0, 1, 2)
    mistakes.remove("1/")
    assert mistakes.trends(today) == ()


def test_rules_are_named_as_briefly_as_may_be() -> None:
    assert rules_text(CLASSIC, "classic_4p") == "classic_4p"
    changed = resolve("classic_4p", {"go_out.bonus": 150})
    assert rules_text(changed, "classic_4p").startswith("CQ1-")
    assert begun(changed, "1", MatchStanding(1, 0, (0,))).log.rules == changed
