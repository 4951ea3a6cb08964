"""Exercises in words: question, themes, degrees, verdicts, and progress.

A question never says more than its topic: "take the pile" would be half of the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from canasta_qt.engine.cards import KIND, NATURAL_KINDS
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.exercises.model.attempt import (
    AnswerVerdict,
    AttemptResult,
    Hint,
    Target,
)
from canasta_qt.features.learning.exercises.model.exercise import Exercise, StatedFact, Theme, Topic
from canasta_qt.features.learning.exercises.model.mistakes import MistakeKind, Trend
from canasta_qt.features.learning.exercises.model.progress import (
    ExerciseOverview,
    ThemeProgress,
    Wish,
)
from canasta_qt.players.counting import counting_of
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.judging import AVERAGES
from canasta_qt.words.cards import card_name, cards_name, listed, ranks_name
from canasta_qt.words.sentences import Text, Texts, decimal, figures


class ExerciseText(Texts, context="Exercises"):
    TITLE = Text("Exercises")
    INTRO = Text("One position, one question. Find the move a strong player would make.")
    ANY = Text("Anything")
    ANY_GAME = Text("Any game")
    ANY_DEGREE = Text("Matched to me")
    OWN = Text("My own mistakes")
    HOME = Text("Made at home")
    START = Text("Begin")
    NEXT = Text("Next exercise")
    SHOW = Text("Show the answer")
    BEFORE = Text("What was &discarded")
    DISCARDED = Text("{name} discarded {cards}.")
    LET_LIE = Text("{name} drew and let {cards} lie.")
    WATCH = Text("&Watch deal {n} of {all}")
    WATCH_WHY = Text("How it might continue after the best move, in deals that fit what you know")
    WATCH_N = Text("Imagined deal {n} of {all}")
    NONE = Text("There is no exercise of this kind yet.")
    OWN_NONE = Text("No mistakes yet. When a review finds one, it becomes an exercise here.")
    HOME_NONE = Text("None yet. They are made while nobody plays.")
    FROM_OWN = Text("From your own matches, where a review found something better")
    FROM_HOME = Text("Found in deals of bots while nobody played")
    SOURCE_OWN = Text("your mistake")
    SOURCE_HOME = Text("made at home")
    RIGHT = Text("Right!")
    RIGHT_BEST = Text("Right, and nothing is better.")
    RIGHT_EQUAL = Text("Right. Another move is about as good.")
    SECOND = Text("Right, at the second try.")
    MISS = Text("Not that. It costs about {points} points. One more try.")
    MISS_UNKNOWN = Text("Not what I meant. One more try.")
    FAILED = Text("Your move could not be compared just now. Please make it again.")
    UNIMAGINED = Text("The imagined deals could not be played just now.")
    IMAGINE = Text("&Try again")
    MISSED = Text("Not that either. This was better:")
    SHOWN = Text("This was best:")
    BETTER_BY = Text("It is worth about {points} points more.")
    REST_LOSES = Text("Anything else loses about {points} points or more.")
    HINT_HAND = Text("Look at {cards}.")
    HINT_STOCK = Text("Look at the stock.")
    HINT_PILE = Text("Look at the discard pile.")
    HINT_PILE_CARDS = Text("Look at the discard pile, and at {cards}.")
    HINT_OUT = Text("See whether you can go out.")
    HINT_NONE = Text("It needs none of your cards.")
    OVERVIEW = Text("{due} due, {new} new, {all} in all")
    OVERVIEW_NEW = Text("{new} new of {all}")
    BROKEN = Text("This exercise no longer fits these rules, so it was left out.")
    PROGRESS = Text("{at_once} of {done} right at once")
    PROGRESS_NONE = Text("Not tried yet")
    NUMBER = Text("Your number: {number}")
    NUMBER_WHY = Text("Only you see your numbers. They help to pick exercises that suit you.")
    MISTAKES = Text("Mistakes that reviews found")
    WEEKS = Text("One bar a week")
    MISTAKES_NONE = Text("Reviews have found no mistakes in the last 60 days.")
    TREND = Text("{lately} in the last 30 days, {before} in the 30 before")


_HINTS: Final[dict[Target, Text]] = {
    "stock": ExerciseText.HINT_STOCK,
    "out": ExerciseText.HINT_OUT,
}


class _Question(Texts, context="Exercises"):
    THROW = Text("Which card do you discard?")
    PILE = Text("Draw, or take the pile?")
    LAY = Text("Lay something down, or only discard a card?")


class _TopicName(Texts, context="Exercises"):
    THROW = Text("Discarding")
    PILE = Text("The discard pile")
    LAY = Text("Laying down")


class _ThemeName(Texts, context="Exercises"):
    THROW = Text("Which card to discard")
    TAKE = Text("Taking the pile")
    LEAVE = Text("Leaving the pile")
    WHICH_TAKE = Text("How to take the pile")
    LAY = Text("Laying down now")
    WHICH_LAY = Text("What to lay down")
    WAIT = Text("Holding back")
    OUT = Text("Going out")


class _DegreeText(Texts, context="Exercises"):
    NAME_1 = Text("Easy")
    NAME_2 = Text("Fair")
    NAME_3 = Text("Tricky")
    NAME_4 = Text("Hard")
    NAME_5 = Text("Very hard")


class _FactText(Texts, context="Exercises"):
    """Fact to its sentence: what happens after the best move, and after its rival."""

    NEXT_TAKES = Text("The next player takes the pile in {best} of 100 deals, not in {other}.")
    THEY_TAKE_SOON = Text("Opponents take the pile soon in {best} of 100 deals, not in {other}.")
    OWN_TAKES_SOON = Text("Your side takes the pile soon in {best} of 100 deals, not in {other}.")
    THEY_GO_OUT_SOON = Text("Opponents go out next turn in {best} of 100 deals, not in {other}.")
    OWN_GOES_OUT_SOON = Text("Your side goes out soon in {best} of 100 deals, not in {other}.")
    THEY_GO_OUT = Text("Opponents go out in {best} of 100 deals, not in {other}.")
    OWN_GOES_OUT = Text("Your side goes out in {best} of 100 deals, not in {other}.")
    THEY_OPEN_SOON = Text("Opponents open soon in {best} of 100 deals, not in {other}.")
    OWN_OPENS_SOON = Text("Your side opens soon in {best} of 100 deals, not in {other}.")
    THEY_COMPLETE = Text(
        "Opponents complete another canasta in {best} of 100 deals, not in {other}."
    )
    OWN_COMPLETES = Text(
        "Your side completes another canasta in {best} of 100 deals, not in {other}."
    )
    OWN_IS_CAUGHT = Text(
        "Your side is caught with many points in hand in {best} of 100 deals, not in {other}."
    )
    THEY_ARE_CAUGHT = Text(
        "Opponents are caught with many points in hand in {best} of 100 deals, not in {other}."
    )
    PILE_GIVEN = Text("The next player gets {best} cards of the pile on average, not {other}.")
    OWN_CANASTAS = Text("Your side ends with {best} canastas on average, not {other}.")
    THEIR_CANASTAS = Text("Opponents end with {best} canastas on average, not {other}.")
    OWN_CAUGHT = Text("{best} points are left in your side's hands on average, not {other}.")
    THEIR_CAUGHT = Text("{best} points are left in opponents' hands on average, not {other}.")


class _KindName(Texts, context="Exercises"):
    SMALL_PILE = Text("You take small piles too early")
    TOOK_PILE = Text("You take piles that are better left")
    LEFT_PILE = Text("You leave piles that are worth taking")
    OTHER_TAKE = Text("You take the pile with the wrong cards")
    GAVE_PILE = Text("You give the pile away")
    THREW_WRONG = Text("You discard cards that you need")
    LAID_EARLY = Text("You lay down too early")
    LAID_LATE = Text("You hold back too long")
    OTHER_LAY = Text("You lay down the wrong cards")
    OUT_EARLY = Text("You go out too early")
    OUT_LATE = Text("You go out too late")


def none_text(wish: Wish) -> str:
    """Why there is nothing to be practised of this kind."""
    return (
        ExerciseText.OWN_NONE
        if wish.own
        else ExerciseText.HOME_NONE
        if wish.home
        else ExerciseText.NONE
    )()


def question(exercise: Exercise) -> str:
    """The question to an exercise: "What do you throw?"."""
    return _Question.of(exercise.topic)()


def topic_name(topic: Topic) -> str:
    """A topic to choose: "Throwing"."""
    return _TopicName.of(topic)()


def theme_name(theme: Theme) -> str:
    """A theme of the progress page: "Leaving the pile"."""
    return _ThemeName.of(theme)()


def degree_name(degree: int) -> str:
    """ "Tricky"."""
    return _DegreeText.of("name", str(degree))()


def kind_name(kind: MistakeKind) -> str:
    """ "You take small piles too early"."""
    return _KindName.of(kind)()


def verdict_text(verdict: AnswerVerdict, *, several_right: bool = False) -> str:
    """The answer's verdict; `several_right`: other moves are as good as the best."""
    if verdict.right:
        if verdict.result == "second":
            return ExerciseText.SECOND()
        return (ExerciseText.RIGHT_EQUAL if several_right else ExerciseText.RIGHT_BEST)()
    if verdict.result is not None:
        return ExerciseText.MISSED()
    if verdict.gap is None:
        return ExerciseText.MISS_UNKNOWN()
    return ExerciseText.MISS(points=figures(_to_tens(-verdict.gap)))


def result_text(result: AttemptResult) -> str:
    return ExerciseText.of("right" if result == "first" else result)()


def hint_text(hint: Hint) -> str:
    """The hint for those who do not see the cards lift."""
    if hint.target == "pile":
        if hint.cards:
            return ExerciseText.HINT_PILE_CARDS(cards=cards_name(hint.cards))
        return ExerciseText.HINT_PILE()
    if hint.cards:
        return ExerciseText.HINT_HAND(cards=cards_name(hint.cards))
    return _HINTS.get(hint.target, ExerciseText.HINT_NONE)()


def fact_text(fact: StatedFact) -> str:
    numbers = fact.best / 100, fact.other / 100
    if fact.fact not in AVERAGES:
        shown = [figures(fact.best), figures(fact.other)]
    elif "caught" in fact.fact:
        shown = [figures(round(number)) for number in numbers]
    else:
        shown = [decimal(number, 1) for number in numbers]
    return _FactText.of(fact.fact)(best=shown[0], other=shown[1])


def better_text(exercise: Exercise, *, right: bool) -> str:
    """By how much the answer beats the strongest wrong move; `right`: it was found."""
    wrong = next(move for move in exercise.moves if not move.right)
    text = ExerciseText.REST_LOSES if right else ExerciseText.BETTER_BY
    return text(points=figures(_to_tens(-wrong.gap)))


def before_lines(view: PlayerView, name: Callable[[int], str]) -> list[str]:
    """What the others discarded in the deal, and what else they let lie; `name`: who they are."""
    memory, lines = Memory(view), []
    for one in counting_of(view).players:
        if one.thrown:
            cards = sorted(one.thrown, key=lambda card: KIND[card])
            lines.append(ExerciseText.DISCARDED(name=name(one.seat), cards=_discarded(view, cards)))
        own = {KIND[card] for card in one.thrown}
        let_lie = memory.let_lie[one.seat]
        lying = [kind for kind in NATURAL_KINDS if let_lie[kind] and kind not in own]
        if lying:
            ranks = listed(map(ranks_name, lying))
            lines.append(ExerciseText.LET_LIE(name=name(one.seat), cards=ranks))
    return lines


def _discarded(view: PlayerView, cards: Sequence[int]) -> str:
    """By rank with their numbers, or one by one where suits matter."""
    return listed(map(card_name, cards)) if view.setup.has_runs else cards_name(cards)


def overview_text(one: ExerciseOverview) -> str:
    text = ExerciseText.OVERVIEW if one.due else ExerciseText.OVERVIEW_NEW
    return text(due=figures(one.due), new=figures(one.new), all=figures(one.all))


def progress_text(progress: ThemeProgress) -> str:
    if not progress.done:
        return ExerciseText.PROGRESS_NONE()
    return ExerciseText.PROGRESS(done=figures(progress.done), at_once=figures(progress.at_once))


def number_text(progress: ThemeProgress) -> str:
    return ExerciseText.NUMBER(number=figures(round(progress.rating.number)))


def trend_text(trend: Trend) -> str:
    return ExerciseText.TREND(lately=figures(trend.lately), before=figures(trend.before))


def _to_tens(points: int) -> int:
    return max(10, round(points, -1))


class OwnExerciseText(Texts, context="OwnExercises"):
    TITLE = Text("Yours")
    WINDOW = Text("Your exercises")
    FROM = Text("Laid out in the table editor, judged move by move")
    INTRO = Text("Exercises that you laid out in the table editor. Each move is judged.")
    NONE = Text("None yet. Lay out a position (Tools, Table editor) and make an exercise of it.")
    COUNT = Text("{n} in all")
    LIST = Text("Your exercises")
    BEGIN = Text("&Begin")
    EDIT = Text("&Edit…")
    RENAME = Text("&Rename…")
    PASS_ON = Text("&Pass on…")
    DELETE = Text("&Delete")
    NAME = Text("&Name:")
    NAME_TITLE = Text("Name of the exercise")
    DEFAULT_NAME = Text("Exercise {n}")
    KEEP = Text("&Keep and play")
    CALL = Text("&Rename")
    FULL = Text("There is room for {n} exercises. Delete one first.")
    TOO_LONG = Text("This position is too large for an exercise.")
    UNTRIED = Text("not tried yet")
    FIRST = Text("right at once")
    SECOND = Text("right at the second attempt")
    MISSED = Text("missed")
    SHOWN = Text("with the expert's help")
    THIS = Text("The exercise “{name}”")


def went_text(result: AttemptResult | None) -> str:
    return OwnExerciseText.of(result or "untried")()
