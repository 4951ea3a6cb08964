"""A lesson on the table: says what is to be done, points, judges, shows, takes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Final, Literal

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import (
    AUTO,
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.melds.meld_targets import find_meld
from canasta_qt.engine.rules.presets import preset
from canasta_qt.features.learning.lessons.model.lesson import Lesson
from canasta_qt.features.learning.lessons.model.lesson_run import (
    LessonFault,
    LessonRun,
    StepAnswer,
    StepVerdict,
)
from canasta_qt.features.learning.lessons.model.task import held
from canasta_qt.features.learning.lessons.words import LessonText
from canasta_qt.play.gestures.draft import DraftChange
from canasta_qt.play.gestures.situation import TurnStep
from canasta_qt.play.practice.table import Practice
from canasta_qt.play.practice.taught import TaughtTable, names_around
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.log import HUMAN, Player
from canasta_qt.record.positions.fields import CardWord, parse_words
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import (
    ButtonId,
    RefusedModel,
    TableModel,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import GestureModel, Pointing
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.keys import OF_BUTTON

_BEGINS = {DrawStock: ButtonId.DRAW, TakePile: ButtonId.TAKE_PILE}

_BUTTONS = {
    GoOut: ButtonId.GO_OUT,
    AskPermission: ButtonId.ASK,
    DeclareSpecialHand: ButtonId.SPECIAL,
    LayThree: ButtonId.LAY_THREE,
    MergeMelds: ButtonId.MERGE,
    RetractMelds: ButtonId.RETRACT,
    RestorePile: ButtonId.RESTORE,
    Pass: ButtonId.PASS,
    ConcedeDeal: ButtonId.CONCEDE,
}

_THINGS = {"score": "score", "minimum": "score", "button": "button"}


def pointing_of(points: tuple[str, ...], presenter: Presenter) -> Pointing:
    """The cards and places of a step's points: `hand: A A`, `pile`, `melds: Q`."""
    tokens: list[Token] = []
    zones: list[Zone] = []
    things: list[str] = []
    for point in points:
        place, _, cards = (part.strip() for part in point.partition(":"))
        if place in _THINGS:
            things.append(_THINGS[place])
        elif place == "hand":
            own = held(presenter.run.state, presenter.session.viewer, cards)
            tokens += presenter.tokens.all(own)
        else:
            zones += _zones(place, parse_words(cards, "point"), presenter)
    return Pointing(tuple(tokens), tuple(zones), tuple(things))


def _zones(place: str, words: list[CardWord], presenter: Presenter) -> Iterator[Zone]:
    state, seat = presenter.run.state, presenter.session.viewer
    side = state.side_of[seat]
    if place in ("stock", "pile"):
        yield Zone(ZoneKind.STOCK if place == "stock" else ZoneKind.PILE)
    elif place == "partner":
        yield from (Zone(ZoneKind.SEAT, mate) for mate in state.teammates(seat))
    elif place == "red threes":
        yield Zone(ZoneKind.THREES, side)
    else:
        sides = [side] if place == "melds" else [s for s in range(len(state.melds)) if s != side]
        for one in sides:
            for meld in state.melds[one]:
                if any(word.fits(card) for word in words for card in meld.cards):
                    yield Zone(ZoneKind.MELD, meld.uid)
            if not words:
                yield Zone(ZoneKind.NEW_MELD, one)


def gesture_of(action: Action, presenter: Presenter) -> GestureModel | None:
    """The next gesture that makes this move; None for one that is made otherwise.

    Of an opening it is the first group that is not staged yet; once all are, its confirmation. A
    side that has opened lays at once what is dropped, so all groups go down together.
    """
    state, tokens = presenter.run.state, presenter.tokens
    if isinstance(action, (LayDown, TakePile)) and presenter.draft:
        return _onward(action, presenter)
    if isinstance(action, DrawStock):
        return GestureModel(zone=Zone(ZoneKind.STOCK))
    if isinstance(action, Discard):
        return GestureModel(tokens.all((action.card,)), Zone(ZoneKind.PILE))
    if isinstance(action, TakePile):
        hand = state.hands[state.turn_seat]
        own = [card for play in action.plays for card in play.cards if card in hand]
        return GestureModel(tokens.all(own), Zone(ZoneKind.PILE))
    if isinstance(action, LayDown):
        side = state.side_of[state.turn_seat]
        if len(action.plays) > 1 and state.opened[side]:
            cards = [card for play in action.plays for card in play.cards]
            return GestureModel(tokens.all(cards), Zone(ZoneKind.NEW_MELD, side))
        return _staging(action.plays[0], presenter)
    if isinstance(action, AnswerPermission):
        return GestureModel(button=ButtonId.ANSWER_YES if action.yes else ButtonId.ANSWER_NO)
    button = _BUTTONS.get(type(action))
    return GestureModel(button=button) if button is not None else None


def _onward(action: LayDown | TakePile, presenter: Presenter) -> GestureModel | None:
    """The next gesture where cards are staged: others back, the rest beside them, or down."""
    staged, draft = set(presenter.draft.cards), presenter.draft
    needed = {card for play in action.plays for card in play.cards}
    takes = isinstance(action, TakePile)
    if not staged <= needed or draft.takes_pile > takes:
        return GestureModel(button=ButtonId.TAKE_BACK)
    if takes and not draft.takes_pile:
        return GestureModel(zone=Zone(ZoneKind.PILE))
    hand = presenter.run.state.hands[presenter.session.viewer]
    for play in action.plays:
        rest = tuple(card for card in play.cards if card in hand and card not in staged)
        if rest:
            return _staging(Play(rest, play.onto), presenter)
    return GestureModel(button=ButtonId.CONFIRM)


def _staging(play: Play, presenter: Presenter) -> GestureModel:
    return GestureModel(presenter.tokens.all(play.cards), _place_of(play, presenter))


def pointing_at(gesture: GestureModel) -> Pointing:
    """The cards, the place and the button of a gesture."""
    zones = (gesture.zone,) if gesture.zone is not None else ()
    things = (_name_of(gesture),) if gesture.button is not None else ()
    return Pointing(gesture.tokens, zones, things)


def _name_of(gesture: GestureModel) -> str:
    return gesture.button.value if gesture.button is not None else "button"


def command_of(gesture: GestureModel, action: Action | None) -> str:
    """The command whose key does the same as a gesture."""
    if gesture.button is not None:
        return OF_BUTTON.get(gesture.button, gesture.button.value)
    if gesture.zone is None:
        return ""
    if gesture.zone.kind is ZoneKind.STOCK:
        return "draw"
    if gesture.zone.kind is ZoneKind.PILE:
        return "discard" if isinstance(action, Discard) else "take"
    return "meld"


def leads_on(model: TableModel, action: Action | None) -> TableModel:
    """A picture without the table's own words, in which only the right way to begin stands out."""
    if not model.my_turn or model.draft is not None or model.caution:
        return model
    gold = _BEGINS.get(type(action))
    buttons = tuple(
        replace(button, accent=button.id is gold) if button.id in _BEGINS.values() else button
        for button in model.buttons
    )
    return replace(model, prompt="", buttons=buttons)


def _place_of(play: Play, presenter: Presenter) -> Zone:
    state = presenter.run.state
    side = state.side_of[state.turn_seat]
    uid = play.onto
    if uid == AUTO:
        uid = find_meld(state.melds[side], KIND[play.cards[0]], state.setup)
        uid = state.melds[side][uid].uid if uid >= 0 else AUTO
    return Zone(ZoneKind.MELD, uid) if uid >= 0 else Zone(ZoneKind.NEW_MELD, side)


def meant_by(refused: RefusedModel, presenter: Presenter) -> Iterator[Action]:
    """Actions that a gesture may have meant which was refused, likely ones first."""
    state = presenter.run.state
    cards = presenter.tokens.cards(refused.tokens) or ()
    hand = state.hands[presenter.session.viewer]
    own = tuple(card for card in cards if card in hand)
    zone = refused.zone
    if zone is not None and zone.kind is ZoneKind.PILE and state.pile:
        top = state.pile[-1]
        if len(own) == 1 and KIND[own[0]] != KIND[top]:
            return  # it was to be discarded, before a card was drawn
        alike = tuple(card for card in hand if KIND[card] == KIND[top])
        for chosen in dict.fromkeys((own, (), alike)):
            yield TakePile((Play((*chosen, top)),))
    elif own:
        yield LayDown((Play(own),))
    if len(own) == 1:
        yield Discard(own[0])


# --- a lesson on the table --------------------------------------------------------------------

IDLE_MS: Final = 8000
"""So long nothing happens before a hand shows the gesture."""

REST_MS: Final = 1100
"""How long the end of a position stays before the next one comes."""

LessonTone = Literal["say", "shown", "done"]


@dataclass(frozen=True, slots=True)
class LessonStatus:
    """What the card of a lesson shows.

    Attributes:
        tone: of `text`: "shown" answers a wrong idea whose result is seen.
        reads: whether *Continue* leads on. may_back: whether there is a step to go back to.
    """

    step: int
    steps: int
    text: str
    tone: LessonTone
    reads: bool
    may_back: bool


class LessonTable(TaughtTable):
    """Plays a lesson on a practice table; its status is a `LessonStatus`.

    Signals:
        reached(int): the learner is now at this step; as many as there are when all is done.
        ended(ScoreSheetModel): the deal of the lesson is over and has been shown.
        put_back: the chosen card is not to be discarded, it goes back between the others.

    Attributes:
        quiet: whether nothing says or shows yet what to do, as something lies over the table.
    """

    reached = Signal(int)
    put_back = Signal()

    def __init__(
        self,
        lesson: Lesson,
        step: int,
        language: Callable[[], str],
        *,
        pace: Pace,
        wishes: HandWishes | None = None,
        title: str = "",
        parent: QObject | None = None,
    ) -> None:
        """Begin at a step; `title` is what the rules are called. Raises `LessonFault`."""
        super().__init__(parent)
        self.lesson = lesson
        self._language = language
        seat = lesson.start.you
        self._lesson_run = LessonRun(lesson, step, _people(lesson, seat))
        run = self._lesson_run.run
        session = Session.of_log(run.log, title or lesson.game)
        practice = Practice(run, session, self._judge, pace=pace, wishes=wishes)
        self.take(practice)
        self._fresh = lesson.start.fresh and step == 0
        self._waiting = self._lesson_run.pending is not None
        """Whether what is said of the table is yet to come about there."""
        self._told: LessonStatus | None = None
        self.quiet = False
        self._laid_anew = False
        """Whether this step was laid anew, as it should be."""
        practice.input.wanted = self._is_wanted
        practice.input.doubted = self._is_doubted
        practice.input.admits = self._admits
        practice.input.worded = self._worded
        practice.silent = self._is_silent
        practice.dress = self._dressed
        practice.undo_by = self._undo
        practice.next_other = self._next_other
        practice.other_played.connect(lambda _action: self._lesson_run.passed())
        practice.ended.connect(self.ended)
        self._idle = single_shot(self, self._remind)
        self._change = single_shot(self, self._change_position)

    # --- what there is to see ---------------------------------------------------------------------

    @property
    def done(self) -> bool:
        return self._lesson_run.done

    @property
    def status(self) -> LessonStatus:
        play = self._lesson_run
        tone: LessonTone = "done" if play.done else "say"
        text = play.text.in_language(self._language())
        if self._waiting and not play.done:
            elsewhere = play.run is not self.practice.run
            text = (LessonText.ANOTHER if elsewhere else LessonText.WATCH)()
        elif play.shown is not None:
            tone = "shown"
        if self.quiet:
            text = self.lesson.goal.in_language(self._language())
        return LessonStatus(
            step=play.step,
            steps=len(self.lesson.steps),
            text=text,
            tone=tone,
            reads=not (self._waiting or play.done or play.shown) and play.current.only_read,
            may_back=play.step > 0 or play.shown is not None,
        )

    @property
    def waiting(self) -> bool:
        """Whether what is to be done comes only after what others do, or another position."""
        return self._waiting and not self.done

    @property
    def command(self) -> str:
        """The command that is asked for next; "choose" for cards, "confirm"; empty for none."""
        play = self._lesson_run
        if not play.waits or play.run is not self.practice.run or play.current.test:
            return ""
        if play.current.choose:
            return "choose"
        gesture = self._gesture()
        return command_of(gesture, play.way) if gesture is not None else ""

    def begin(self, *, dealt: bool = False) -> None:
        super().begin(dealt=dealt or self._fresh)

    def close(self) -> None:
        self._idle.stop()
        self._change.stop()
        super().close()

    # --- what the learner asks for ----------------------------------------------------------------

    def go_on(self) -> None:
        """Leave a step that was read, or the result of a wrong idea."""
        play = self._lesson_run
        if play.shown is not None:
            self.back()
        elif not play.done and play.current.only_read:
            ahead = play.pending is not None
            play.go_on()
            if ahead or play.run is not self.practice.run:
                self.practice.put(play.run)
            else:
                self.practice.refresh()
            self._advanced()

    def back(self) -> None:
        """Take a wrong idea back; else begin the step before anew."""
        play = self._lesson_run
        self._change.stop()
        if play.shown is not None:
            play.back()
        elif play.step > 0:
            play.enter(play.step - 1)
        else:
            return
        self.practice.put(play.run)
        self._advanced()

    def again(self) -> None:
        """Begin the lesson anew."""
        self._change.stop()
        self._lesson_run.enter(0)
        self.practice.put(self._lesson_run.run)
        self._advanced()

    def wake(self) -> None:
        """Nothing lies over the table any more."""
        self.quiet = False
        self.tell()
        self._stir()

    def _remind(self) -> None:
        if not self.quiet:
            self.hint()

    def hint(self) -> None:
        """Show at once what is to be done."""
        play = self._lesson_run
        if play.waits and play.run is self.practice.run:
            self.shows.emit(self._gesture())

    def choose(self, tokens: tuple[Token, ...]) -> None:
        """Note which cards are chosen in the hand."""
        self._stir()
        presenter = self.practice.presenter
        if self._lesson_run.run is not self.practice.run or self._change.isActive():
            return
        cards = presenter.tokens.cards(tokens) or ()
        if self._lesson_run.chosen((*cards, *presenter.draft.cards)):
            self._advanced()

    # --- what happens at the table ----------------------------------------------------------------

    def _judge(self, action: Action) -> StepVerdict:
        if self._lesson_run.run is not self.practice.run:
            return StepVerdict(StepAnswer.NOT_NOW)
        return self._lesson_run.judge(action)

    def _undo(self) -> bool:
        """A lay-down that ended a step is taken back with the step."""
        if self._lesson_run.acted:
            return False
        self.back()
        return True

    def _next_other(self) -> Action | None:
        """The others' next action; a step that cannot be done is laid anew."""
        play = self._lesson_run
        if play.run is not self.practice.run:
            return None
        try:
            action = play.pending
            possible = not play.stuck if action is None else play.run.verify(action) is None
        except LessonFault:
            action, possible = None, False
        if possible or self._laid_anew:
            return action if possible else None
        self._laid_anew = True
        play.enter(play.step)
        self.practice.rest()
        return None

    def _admits(self, change: DraftChange) -> bool:
        """Whether cards may be staged so: not to take a pile that is not to be taken now."""
        play = self._lesson_run
        draft = deepcopy(self.practice.presenter.draft)
        draft.change(change)
        action = draft.action(play.run.state)
        if isinstance(action, TakePile) and play.waits and not play.may_take:
            self._say(play.judge(action), action)
            return False
        self._stir()
        return True

    def _dressed(self, model: TableModel) -> TableModel:
        play = self._lesson_run
        if self._is_silent():
            return model if play.pending is not None else replace(model, prompt="")
        return leads_on(model, None if play.current.test else play.way)

    def _is_silent(self) -> bool:
        play = self._lesson_run
        return play.done or play.shown is not None or play.current.only_read

    def _is_wanted(self, step: TurnStep) -> bool:
        """Whether this is what the lesson asks for: nobody need be asked which way is meant."""
        if isinstance(step, DraftChange):
            return False
        return self._judge(step).answer in (StepAnswer.RIGHT, StepAnswer.FINE)

    def _is_doubted(self, step: TurnStep) -> bool:
        """Whether the lesson asks for something else; of what is tested nothing is given away."""
        if isinstance(step, DraftChange) or self._lesson_run.current.test:
            return False
        return not self._is_wanted(step)

    def heard(self, verdict: object, action: Action, before: int) -> None:
        assert isinstance(verdict, StepVerdict)
        if verdict.plays:
            step = self._lesson_run.step
            self._lesson_run.accept(verdict, before)
            if self._lesson_run.step != step or self._lesson_run.shown is not None:
                self._advanced()
            else:
                self.tell()
        else:
            self._say(verdict, action)
            if isinstance(action, Discard):
                self.put_back.emit()

    def _worded(self, refused: RefusedModel) -> RefusedModel:
        """The rules refuse a gesture; the lesson may have an answer of its own."""
        if self._lesson_run.waits:
            for action in meant_by(refused, self.practice.presenter):
                verdict = self._lesson_run.judge(action)
                if verdict.answer is StepAnswer.REFUSED and verdict.text is not None:
                    return replace(refused, text=verdict.text.in_language(self._language()))
        return refused

    def _say(self, verdict: StepVerdict, action: Action) -> None:
        """Answer an idea at the table, as the rules refuse one; what is to be done still stands."""
        own = verdict.text
        text = own.in_language(self._language()) if own else LessonText.NOT_NOW()
        cards = (action.card,) if isinstance(action, Discard) else ()
        tokens = self.practice.presenter.tokens.all(cards)
        self.practice.input.refused.emit(RefusedModel(text, tokens))
        self._stir()

    def _advanced(self) -> None:
        """Show another step, and bring its position once the table stands still."""
        self.reached.emit(self._lesson_run.step)
        self._idle.stop()
        self._laid_anew = False
        self._wait()
        self.points.emit(Pointing())
        self.shows.emit(None)
        self.tell()
        if self._lesson_run.run is not self.practice.run:
            self.practice.rest()
        else:
            self.practice.proceed()

    def _wait(self) -> None:
        play = self._lesson_run
        self._waiting = play.run is not self.practice.run or play.pending is not None

    def settled(self) -> None:
        was = self._waiting
        self._wait()
        if was or self._waiting:
            self.tell()
        if self._lesson_run.run is not self.practice.run:
            if not self._change.isActive():
                self._change.start(self.practice.pace.pause(REST_MS))
            return
        self._point()
        self._stir()

    def _change_position(self) -> None:
        self.practice.put(self._lesson_run.run)
        self.tell()

    def _point(self) -> None:
        play = self._lesson_run
        points = () if play.done or play.shown is not None else play.current.point
        begun = play.acted or self.practice.presenter.draft
        gesture = self._gesture() if points else None
        pointing = pointing_of(points, self.practice.presenter)
        if gesture is not None and begun:
            pointing = pointing_at(gesture)
        elif gesture is not None and gesture.button is not None:
            things = (_name_of(gesture) if one == "button" else one for one in pointing.things)
            pointing = replace(pointing, things=tuple(things))
        self.points.emit(pointing)

    def _stir(self) -> None:
        """Let the hand wait anew, as something happened."""
        self._idle.stop()
        self.shows.emit(None)
        if self._lesson_run.waits and self._lesson_run.run is self.practice.run:
            self._idle.start(IDLE_MS)

    def _gesture(self) -> GestureModel | None:
        play, presenter = self._lesson_run, self.practice.presenter
        if play.current.choose:
            return GestureModel(presenter.tokens.all(play.to_choose))
        action = play.way
        return gesture_of(action, presenter) if action is not None else None

    def tell(self) -> None:
        """Report the status, if it has changed."""
        status = self.status
        if status != self._told:
            self._told = status
            self.changed.emit(status)


def _people(lesson: Lesson, seat: int) -> tuple[Player, ...]:
    count = preset(lesson.game).rules.match.players
    return tuple(
        Player(name, HUMAN if number == seat else "newcomer")
        for number, name in enumerate(names_around(seat, count))
    )
