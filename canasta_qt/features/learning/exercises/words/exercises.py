"""Exercises in words: the question, themes and degrees, what came of an answer, and progress.

A question never says more than its topic: "take the pile" would be half of the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.features.learning.exercises.model.attempt import Hint, Result, Target, Verdict
from canasta_qt.features.learning.exercises.model.choice import Overview, Wish
from canasta_qt.features.learning.exercises.model.exercise import Exercise, Theme, ToldFact, Topic
from canasta_qt.features.learning.exercises.model.mistakes import Kind, Trend
from canasta_qt.features.learning.exercises.model.progress import ThemeProgress
from canasta_qt.players.judging.facts import AVERAGES, Fact
from canasta_qt.words.cards import cards_name
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, decimal, figures
from canasta_qt.words.translate import translate


def _mark(text: str) -> str:
    return QT_TRANSLATE_NOOP("Exercises", text)


_TEXTS: Final[dict[str, str]] = {
    "title": _mark("Exercises"),
    "intro": _mark("One position, one question. Find the move a strong player would make."),
    "any": _mark("Anything"),
    "any_game": _mark("Any game"),
    "any_degree": _mark("What suits me"),
    "own": _mark("My own mistakes"),
    "home": _mark("Made at home"),
    "start": _mark("Begin"),
    "next": _mark("Next exercise"),
    "show": _mark("Show the answer"),
    "watch": _mark("&Watch deal {n} of {all}"),
    "watch_why": _mark("How it might go on after the best move, in deals that fit what you know"),
    "watch_n": _mark("Imagined deal {n} of {all}"),
    "none": _mark("There is no exercise of this kind yet."),
    "own_none": _mark("No mistakes yet. When a review finds one, it becomes an exercise here."),
    "home_none": _mark("None yet. They are made while nobody plays."),
    "from_own": _mark("From your own matches, where a review found something better"),
    "from_home": _mark("Found in deals of bots while nobody played"),
    "source_own": _mark("your mistake"),
    "source_home": _mark("made at home"),
    "right": _mark("Right!"),
    "right_best": _mark("Right, and nothing is better."),
    "right_equal": _mark("Right. Another move is about as good."),
    "second": _mark("Right, at the second try."),
    "miss": _mark("Not that. It costs about {points} points. One more try."),
    "miss_unknown": _mark("Not what I meant. One more try."),
    "missed": _mark("Not that either. This was better:"),
    "shown": _mark("This was best:"),
    "better_by": _mark("It is worth about {points} points more."),
    "rest_loses": _mark("The rest lose about {points} points or more."),
    "hint_hand": _mark("Look at {cards}."),
    "hint_stock": _mark("Look at the stock."),
    "hint_pile": _mark("Look at the discard pile."),
    "hint_pile_cards": _mark("Look at the discard pile, and at {cards}."),
    "hint_out": _mark("Look whether you can go out."),
    "hint_none": _mark("It needs none of your cards."),
    "overview": _mark("{due} due, {new} new, {all} in all"),
    "overview_new": _mark("{new} new of {all}"),
    "broken": _mark("This exercise does not fit these rules any more, so I left it out."),
    "progress": _mark("{at_once} of {done} right at once"),
    "progress_none": _mark("Not tried yet"),
    "number": _mark("Your number: {number}"),
    "number_why": _mark("Only you see your numbers. They help to pick exercises that suit you."),
    "mistakes": _mark("Mistakes that reviews found"),
    "weeks": _mark("One bar a week"),
    "mistakes_none": _mark("Reviews have found no mistakes in the last 60 days."),
    "trend": _mark("{lately} in the last 30 days, {before} in the 30 before"),
}

_HINTS: Final[dict[Target, str]] = {"stock": "hint_stock", "out": "hint_out"}

_QUESTIONS: Final[dict[Topic, str]] = {
    "throw": _mark("What do you throw?"),
    "pile": _mark("Draw, or take the pile?"),
    "lay": _mark("Lay something down, or only throw a card?"),
}

_TOPICS: Final[dict[Topic, str]] = {
    "throw": _mark("Throwing"),
    "pile": _mark("The discard pile"),
    "lay": _mark("Laying down"),
}

_THEMES: Final[dict[Theme, str]] = {
    "throw": _mark("Which card to throw"),
    "take": _mark("Taking the pile"),
    "leave": _mark("Leaving the pile"),
    "which_take": _mark("How to take the pile"),
    "lay": _mark("Laying down now"),
    "which_lay": _mark("What to lay down"),
    "wait": _mark("Holding back"),
    "out": _mark("Going out"),
}

_DEGREES: Final[dict[int, str]] = {
    1: _mark("Easy"),
    2: _mark("Fair"),
    3: _mark("Tricky"),
    4: _mark("Hard"),
    5: _mark("Very hard"),
}

_DEGREE_WHY: Final[dict[int, str]] = {
    1: _mark("Newcomer finds it."),
    2: _mark("Casual finds it, Newcomer does not."),
    3: _mark("Steady finds it, Casual does not."),
    4: _mark("It takes Club or Expert to find it."),
    5: _mark("Not even Expert finds it at once."),
}

_FACTS: Final[dict[Fact, str]] = {
    "next_takes": _mark("The next player takes the pile in {best} of 100 deals, not in {other}."),
    "they_take_soon": _mark("Opponents take the pile soon in {best} of 100 deals, not in {other}."),
    "own_takes_soon": _mark(
        "Your side takes the pile soon in {best} of 100 deals, not in {other}."
    ),
    "they_go_out_soon": _mark("Opponents go out next turn in {best} of 100 deals, not in {other}."),
    "own_goes_out_soon": _mark("Your side goes out soon in {best} of 100 deals, not in {other}."),
    "they_go_out": _mark("Opponents go out in {best} of 100 deals, not in {other}."),
    "own_goes_out": _mark("Your side goes out in {best} of 100 deals, not in {other}."),
    "they_open_soon": _mark("Opponents open soon in {best} of 100 deals, not in {other}."),
    "own_opens_soon": _mark("Your side opens soon in {best} of 100 deals, not in {other}."),
    "they_complete": _mark(
        "Opponents complete another canasta in {best} of 100 deals, not in {other}."
    ),
    "own_completes": _mark(
        "Your side completes another canasta in {best} of 100 deals, not in {other}."
    ),
    "own_is_caught": _mark(
        "Your side is caught with many points in hand in {best} of 100 deals, not in {other}."
    ),
    "they_are_caught": _mark(
        "Opponents are caught with many points in hand in {best} of 100 deals, not in {other}."
    ),
    "pile_given": _mark("The next player gets {best} cards of the pile on average, not {other}."),
    "own_canastas": _mark("Your side ends with {best} canastas on average, not {other}."),
    "their_canastas": _mark("Opponents end with {best} canastas on average, not {other}."),
    "own_caught": _mark("{best} points are left in your side's hands on average, not {other}."),
    "their_caught": _mark("{best} points are left in opponents' hands on average, not {other}."),
}
"""Fact to its sentence: what happens after the best move, and after its rival."""

_KINDS: Final[dict[Kind, str]] = {
    "small_pile": _mark("You take small piles too early"),
    "took_pile": _mark("You take piles that are better left"),
    "left_pile": _mark("You leave piles that are worth taking"),
    "other_take": _mark("You take the pile with the wrong cards"),
    "gave_pile": _mark("You give the pile away"),
    "threw_wrong": _mark("You throw cards that you need"),
    "laid_early": _mark("You lay down too early"),
    "laid_late": _mark("You hold back too long"),
    "other_lay": _mark("You lay down the wrong cards"),
    "out_early": _mark("You go out too early"),
    "out_late": _mark("You go out too late"),
}


def exercise_text(key: str, **values: object) -> str:
    """A text of the page, by its key in `_TEXTS`."""
    return _tr(_TEXTS[key]).format(**values)


def none_text(wish: Wish) -> str:
    """Why there is nothing to be practised of this kind."""
    return exercise_text("own_none" if wish.own else "home_none" if wish.home else "none")


def question(exercise: Exercise) -> str:
    """What is asked: "What do you throw?"."""
    return _tr(_QUESTIONS[exercise.topic])


def topic_name(topic: Topic) -> str:
    """What can be chosen to be practised: "Throwing"."""
    return _tr(_TOPICS[topic])


def theme_name(theme: Theme) -> str:
    """A theme on the page of progress, and after the answer: "Leaving the pile"."""
    return _tr(_THEMES[theme])


def degree_name(degree: int) -> str:
    """How hard: "Tricky"."""
    return _tr(_DEGREES[degree])


def degree_reason(degree: int) -> str:
    """Who finds it: "Steady finds it, Casual does not."."""
    return _tr(_DEGREE_WHY[degree])


def kind_name(kind: Kind) -> str:
    """A kind of mistakes: "You take small piles too early"."""
    return _tr(_KINDS[kind])


def verdict_text(verdict: Verdict, *, several_right: bool = False) -> str:
    """What came of an answer; `several_right`: other moves are as good as the best."""
    if verdict.right:
        if verdict.result == "second":
            return exercise_text("second")
        return exercise_text("right_equal" if several_right else "right_best")
    if verdict.result is not None:
        return exercise_text("missed")
    if verdict.gap is None:
        return exercise_text("miss_unknown")
    return exercise_text("miss", points=figures(_to_tens(-verdict.gap)))


def result_text(result: Result) -> str:
    """How an exercise ended, in a word or two."""
    return exercise_text("right" if result == "first" else result)


def hint_text(hint: Hint) -> str:
    """The hint for those who do not see the cards lift."""
    if hint.target == "pile":
        if hint.cards:
            return exercise_text("hint_pile_cards", cards=cards_name(hint.cards))
        return exercise_text("hint_pile")
    if hint.cards:
        return exercise_text("hint_hand", cards=cards_name(hint.cards))
    return exercise_text(_HINTS.get(hint.target, "hint_none"))


def fact_text(told: ToldFact) -> str:
    """The one fact that differs."""
    numbers = told.best / 100, told.other / 100
    if told.fact not in AVERAGES:
        shown = [figures(told.best), figures(told.other)]
    elif "caught" in told.fact:
        shown = [figures(round(number)) for number in numbers]
    else:
        shown = [decimal(number, 1) for number in numbers]
    return _tr(_FACTS[told.fact]).format(best=shown[0], other=shown[1])


def better_text(exercise: Exercise, *, right: bool) -> str:
    """By how much the answer beats the strongest wrong move; `right`: it was found."""
    wrong = next(move for move in exercise.moves if not move.right)
    key = "rest_loses" if right else "better_by"
    return exercise_text(key, points=figures(_to_tens(-wrong.gap)))


def overview_text(one: Overview) -> str:
    """What there is to do."""
    key = "overview" if one.due else "overview_new"
    return exercise_text(key, due=figures(one.due), new=figures(one.new), all=figures(one.all))


def progress_text(progress: ThemeProgress) -> str:
    """How a theme goes."""
    if not progress.done:
        return exercise_text("progress_none")
    return exercise_text("progress", done=figures(progress.done), at_once=figures(progress.at_once))


def number_text(progress: ThemeProgress) -> str:
    """The private number of a theme."""
    return exercise_text("number", number=figures(round(progress.rating.number)))


def trend_text(trend: Trend) -> str:
    """How often a kind of mistakes happened."""
    return exercise_text("trend", lately=figures(trend.lately), before=figures(trend.before))


def trend_lines(trends: Sequence[Trend]) -> list[str]:
    """The mistakes of the page of progress, each with its numbers."""
    if not trends:
        return [exercise_text("mistakes_none")]
    return [f"{kind_name(one.kind)}: {trend_text(one)}" for one in trends]


def _to_tens(points: int) -> int:
    return max(10, round(points, -1))


def _tr(text: str) -> str:
    return translate("Exercises", text)
