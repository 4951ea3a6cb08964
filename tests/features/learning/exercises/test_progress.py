"""What was missed comes again after one, three and ten days; numbers move; bad data is harmless."""

from __future__ import annotations

import json
import random
from dataclasses import replace

from canasta_qt.engine.actions import Discard, DrawStock, GoOut, LayDown, TakePile
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.learning.exercises.model import mistakes as kinds
from canasta_qt.features.learning.exercises.model.exercise import Exercise
from canasta_qt.features.learning.exercises.model.mistakes import (
    Mistakes,
    Trend,
    kind_of,
    rules_text,
)
from canasta_qt.features.learning.exercises.model.position import game_of, shipped, staged
from canasta_qt.features.learning.exercises.model.progress import (
    MOST_OWN,
    SECTION,
    ExercisePool,
    ExerciseProgress,
    Rating,
    Wish,
    after,
    chance,
    from_data,
    next_exercise,
    overview,
    to_data,
)
from canasta_qt.storage.learning import LearningStore
from tests.helpers.cases import for_each

TODAY = 739_000


def some(count: int = 6) -> list[Exercise]:
    return list(shipped().of("classic_4p")[:count])


def test_a_miss_comes_again_after_one_three_and_ten_days() -> None:
    one, progress, day = some()[0], ExerciseProgress(), TODAY
    progress.answered(one, "missed", day)
    for pause in (1, 3, 10):
        assert not progress.is_due(one, day + pause - 1)
        assert progress.is_due(one, day + pause)
        day += pause
        progress.answered(one, "first", day)
    assert not progress.is_due(one, day + 1000)


def test_a_new_miss_begins_anew() -> None:
    one, progress = some()[0], ExerciseProgress()
    progress.answered(one, "missed", TODAY)
    progress.answered(one, "first", TODAY + 1)
    progress.answered(one, "second", TODAY + 4)
    assert progress.is_due(one, TODAY + 5)


def test_what_was_found_at_once_does_not_come_again() -> None:
    one, progress = some()[0], ExerciseProgress()
    progress.answered(one, "first", TODAY)
    assert not progress.is_due(one, TODAY + 1000)
    assert progress.theme(one.theme).at_once == 1


def test_only_the_first_answer_counts_for_the_number() -> None:
    one, progress = some()[0], ExerciseProgress()
    progress.answered(one, "missed", TODAY)
    rated = progress.theme(one.theme)
    progress.answered(one, "first", TODAY + 1)
    assert progress.theme(one.theme) == rated
    assert (rated.done, rated.at_once) == (1, 0)


def test_the_number_follows_the_answers() -> None:
    up, down = Rating(), Rating()
    for _ in range(12):
        up, down = after(up, 3, "first"), after(down, 3, "missed")
    assert down.number < Rating().number < up.number
    assert up.deviation < Rating().deviation
    assert chance(up, 3) > 0.5 > chance(down, 3)
    assert chance(up, 1) > chance(up, 5)
    assert after(Rating(), 5, "first").number > after(Rating(), 1, "first").number
    assert after(Rating(), 3, "first").number > after(Rating(), 3, "second").number


def test_due_ones_come_first_then_new_ones_then_old_ones() -> None:
    pool, progress, rng = some(), ExerciseProgress(), random.Random(1)
    progress.answered(pool[3], "missed", TODAY - 1)
    progress.answered(pool[2], "missed", TODAY - 5)
    assert overview(Wish(), ExercisePool(pool), progress, TODAY).due == 2
    assert next_exercise(Wish(), ExercisePool(pool), progress, TODAY, rng) == pool[2]
    for one in (pool[2], pool[3]):
        progress.answered(one, "first", TODAY)
    seen = set()
    for _ in range(4):
        new = next_exercise(Wish(), ExercisePool(pool), progress, TODAY, rng)
        assert new is not None
        assert new.id not in progress.seen
        seen.add(new.id)
        progress.answered(new, "first", TODAY)
    assert len(seen) == 4
    oldest = next_exercise(Wish(), ExercisePool(pool), progress, TODAY, rng)
    assert oldest in pool


def test_a_wish_is_kept_to() -> None:
    pool, progress, rng = list(shipped().exercises), ExerciseProgress(), random.Random(2)
    for _ in range(20):
        one = next_exercise(
            Wish(rules="classic_4p", topic="pile"), ExercisePool(pool), progress, TODAY, rng
        )
        assert one is not None
        assert (one.rules, one.topic) == ("classic_4p", "pile")
    assert next_exercise(Wish(rules="no game"), ExercisePool(pool), progress, TODAY, rng) is None
    assert next_exercise(Wish(own=True), ExercisePool(pool), progress, TODAY, rng) is None


def test_degrees_near_the_number_are_chosen_more_often() -> None:
    pool = [one for one in shipped().of("classic_4p") if one.theme == "throw"]
    progress, rng = ExerciseProgress(), random.Random(3)
    for one in pool[:10]:
        progress.answered(one, "missed", TODAY)
    progress.seen.clear()
    picked = [next_exercise(Wish(), ExercisePool(pool), progress, TODAY, rng) for _ in range(100)]
    low = sum(one is not None and one.degree == 1 for one in picked) / 100
    assert low > sum(one.degree == 1 for one in pool) / len(pool)


def test_new_ones_are_of_games_that_were_played_and_never_far_too_hard() -> None:
    pool = [replace(one, rules=game) for one in some() for game in ("samba", "classic_4p")]
    progress, rng = ExerciseProgress(), random.Random(4)
    picked = [
        next_exercise(Wish(), ExercisePool(pool), progress, TODAY, rng, ("samba",))
        for _ in range(40)
    ]
    assert {one.rules for one in picked if one is not None} == {"samba"}
    easy, hard = (replace(pool[0], degree=degree, deck=str(degree)) for degree in (2, 3))
    both = ExercisePool([easy, hard])
    assert {next_exercise(Wish(), both, progress, TODAY, rng) for _ in range(40)} == {easy}
    assert next_exercise(Wish(), ExercisePool([hard]), progress, TODAY, rng) == hard
    other = replace(hard, theme="out", deck="o")  # a theme that was never practised, but too hard
    progress.answered(easy, "first", TODAY)
    again = replace(easy, deck="again")
    both = ExercisePool([again, other])
    assert {next_exercise(Wish(), both, progress, TODAY, rng) for _ in range(40)} == {again}


def test_mistakes_of_a_shorter_match_belong_to_its_game() -> None:
    rules = preset("samba").rules
    short = replace(rules, match=replace(rules.match, end=replace(rules.match.end, score=3000)))
    code = rules_text(short, "samba")
    assert code != "samba"
    assert game_of(code) == "samba"
    own = replace(some()[0], rules=code)
    assert Wish(rules="samba").allows(own)
    assert not Wish(rules="classic_4p").allows(own)
    assert game_of(rules_text(resolve("samba", {"draw.count": 1}))) != "samba"


def test_own_mistakes_are_due_tomorrow_and_only_so_many_are_kept() -> None:
    pool, progress = some(MOST_OWN + 20), ExerciseProgress()
    assert progress.add_own(pool[0], TODAY, "1")
    assert not progress.add_own(pool[0], TODAY, "1")
    assert progress.is_due(pool[0], TODAY + 1)
    rng = random.Random(1)
    assert next_exercise(Wish(own=True), ExercisePool(pool), progress, TODAY + 1, rng) == pool[0]
    for one in pool[1:]:
        progress.add_own(one, TODAY, "1")
    assert len(progress.own) <= MOST_OWN
    progress.remove_own(progress.own[-1].id)
    assert len(progress.own) <= MOST_OWN - 1


def test_progress_is_kept_in_the_learning_file() -> None:
    pool, progress = some(), ExerciseProgress()
    progress.answered(pool[0], "missed", TODAY)
    progress.answered(pool[1], "first", TODAY)
    progress.add_own(pool[2], TODAY, "17")
    store = LearningStore(None)
    store.put(SECTION, to_data(progress))
    again = from_data(json.loads(json.dumps(store.section(SECTION))))
    assert to_data(again) == to_data(progress)
    assert again.own == progress.own
    assert again.seen == progress.seen
    assert again.matches == {pool[2].id: "17"}


def test_own_mistakes_go_with_their_match() -> None:
    pool, progress = some(), ExerciseProgress()
    progress.add_own(pool[0], TODAY, "1")
    progress.add_own(pool[1], TODAY, "11")
    progress.remove_match("1")
    assert progress.own == [pool[1]]
    assert pool[0].id not in progress.seen


def test_what_was_made_at_home_is_among_the_others_and_can_be_practised_alone() -> None:
    shipped_ones, made = some()[:3], some()[3:5]
    pool, progress = ExercisePool(shipped_ones, made), ExerciseProgress()
    assert overview(Wish(), pool, progress, TODAY).all == 5
    assert pool.fitting(Wish(home=True), progress) == made
    progress.add_own(some()[5], TODAY, "1")
    assert pool.fitting(Wish(home=True), progress) == made
    assert overview(Wish(), pool, progress, TODAY).all == 6


def test_an_exercise_is_done_when_it_does_not_come_again() -> None:
    one, progress = some()[0], ExerciseProgress()
    assert not progress.is_done(one.id)
    progress.answered(one, "missed", TODAY)
    assert not progress.is_done(one.id)
    for later in (1, 4, 14):
        progress.answered(one, "first", TODAY + later)
    assert progress.is_done(one.id)


@for_each(
    "section",
    [
        {"themes": 3, "seen": [], "own": {}},
        {"themes": {"throw": [1, 2, 3, 4]}, "seen": {"x": [1, 99, 1]}, "own": [["a"], 5, None]},
        {"themes": {"juggle": [1, 1, 3, 4]}, "seen": {"x": [1, True, 1]}, "own": [["g", "bad"]]},
        {"themes": {"throw": [5, 1, 1100, 0]}, "seen": {"x": [10**30, 0, 1]}},
        {"themes": {"throw": [5, 1, -4, 80]}, "seen": {"x": "y"}},
    ],
)
def test_bad_data_is_left_out(section: dict[str, object]) -> None:
    progress = from_data(section)
    assert (progress.themes, progress.seen, progress.own) == ({}, {}, [])


def test_kinds_of_mistakes() -> None:
    found = {one.theme: staged(one) for one in shipped().of("classic_4p")}
    take, throw, lay = found["take"], found["throw"], found["lay"]
    assert kind_of(take.view, DrawStock(), take.answer) == "left_pile"
    assert kind_of(take.view, take.answer, take.answer) == "other_take"
    assert isinstance(take.answer, TakePile)
    small = len(take.view.pile) <= kinds.SMALL
    expected = "small_pile" if small else "took_pile"
    assert kind_of(take.view, take.answer, DrawStock()) == expected
    wrong = throw.moves[-1].action
    assert kind_of(throw.view, Discard(throw.view.hand[0]), throw.answer) == "threw_wrong"
    assert kind_of(throw.view, wrong, throw.answer, "next_takes") == "gave_pile"
    assert isinstance(lay.answer, LayDown)
    thrown = Discard(lay.view.hand[0])
    assert kind_of(lay.view, thrown, lay.answer) == "laid_late"
    assert kind_of(lay.view, lay.answer, thrown) == "laid_early"
    assert kind_of(lay.view, lay.answer, lay.answer) == "other_lay"
    assert kind_of(lay.view, GoOut(), thrown) == "out_early"
    assert kind_of(lay.view, thrown, GoOut()) == "out_late"


def test_mistakes_over_time() -> None:
    mistakes = Mistakes()
    mistakes.add("m/1/5", TODAY - 40, "small_pile")
    mistakes.add("m/1/9", TODAY - 45, "small_pile")
    mistakes.add("n/1/5", TODAY - 3, "small_pile")
    mistakes.add("n/1/7", TODAY - 3, "gave_pile")
    mistakes.add("n/1/7", TODAY, "gave_pile")
    mistakes.add("o/1/7", TODAY - 90, "out_late")
    weeks = (0, 0, 1, 1, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0, 0, 0, 1)
    assert mistakes.trends(TODAY) == (
        Trend("small_pile", 1, 2, weeks[0]),
        Trend("gave_pile", 1, 0, weeks[1]),
    )
    again = kinds.from_data(json.loads(json.dumps(kinds.to_data(mistakes))))
    assert again == mistakes
    again.remove("n/")
    assert again.trends(TODAY) == (Trend("small_pile", 0, 2, (0, 0, 1, 1, 0, 0, 0, 0, 0)),)


@for_each("moments", [3, [1], [["k", "day", "out_late"]], [["k", 5, "x"]], [[]]])
def test_bad_mistakes_are_left_out(moments: object) -> None:
    assert kinds.from_data({"moments": moments}) == Mistakes()
