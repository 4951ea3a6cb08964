"""Where the table's commands arrive: gestures become steps, choices or friendly refusals.

`TableInput` implements `TableCommands`. It reads the situation at the moment a command arrives, so
a command that comes too late or twice is refused in words and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from canasta_qt.engine import actions
from canasta_qt.engine.actions import Action
from canasta_qt.engine.judge.legality import fault_of, verify
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.state import Phase
from canasta_qt.play.gestures import drop_resolver, melding, special_moves
from canasta_qt.play.gestures.cautions import caution_for
from canasta_qt.play.gestures.draft import DraftChange, Unstage
from canasta_qt.play.gestures.situation import GestureOption, Resolution, Situation, TurnStep
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.view_model.pictures import (
    ButtonId,
    ChoiceModel,
    ChoiceOption,
    DropTarget,
    RefusedModel,
    SortOrder,
    Token,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import BeatKind, Script
from canasta_qt.words.cards import face
from canasta_qt.words.turn import TurnText, not_held

_PLAIN: Final[dict[ButtonId, Action]] = {
    ButtonId.ANSWER_YES: actions.AnswerPermission(True),
    ButtonId.ANSWER_NO: actions.AnswerPermission(False),
    ButtonId.PASS: actions.Pass(),
    ButtonId.RESTORE: actions.RestorePile(),
    ButtonId.RETRACT: actions.RetractMelds(),
    ButtonId.CONCEDE: actions.ConcedeDeal(),
}
"""Buttons that are an action as they stand."""

_MEANT: Final[dict[ButtonId, Callable[[Situation], Resolution]]] = {
    ButtonId.ASK: special_moves.ask,
    ButtonId.SPECIAL: special_moves.declare,
    ButtonId.LAY_THREE: special_moves.lay_three,
    ButtonId.MERGE: melding.merge,
}
"""Buttons that may mean several things: the player chooses."""

WAYS_ON: Final = (
    ButtonId.PLAY_AGAIN,
    ButtonId.NEW_MATCH,
    ButtonId.REVIEW,
    ButtonId.COMPARE,
    ButtonId.RESULT,
)
"""Buttons that lead away from a deal or a match that is over."""


AGAIN_MS: Final = 700
"""Milliseconds in which a further click on stock or pile belongs to the one that drew or took."""


class CommandedGame(Protocol):
    """What the table's input needs of the game that it commands."""

    @property
    def match(self) -> RunningMatch | None:
        """The match being played, if any."""

    def act(self, action: Action) -> None:
        """Play a verified action."""

    def undo(self) -> None:
        """Take the last action back, which is allowed."""

    def next_deal(self) -> None:
        """Begin the next deal, if one is due."""

    def hurry(self) -> None:
        """Do not wait for the pause between bots."""

    def show_script(self, script: Script) -> None:
        """Hand a script to the table."""

    def script_finished(self) -> None:
        """The table stands still."""


class TableAnswers(QObject):
    """What whoever takes the table's commands answers.

    Signals:
        refused(RefusedModel): a gesture was refused.
        choice(ChoiceModel): a gesture has several meanings; `choose` answers.
        chosen(tokens): these cards of the hand were meant and are to be chosen.
    """

    refused = Signal(object)
    choice = Signal(object)
    chosen = Signal(object)


class TableInput(TableAnswers):
    """Receives what the viewer does at the table, and lets the game play what the judge allows.

    Signals:
        arranged(cards): the player has put the hand into this order, from left to right.
        way_on(str): what was chosen after a deal or a match, by the button's name.

    Attributes:
        cautious: whether the player wants to be warned, by the names of the switches in
            `cautions`.
        wanted: which of several meanings of a gesture is asked for anyway; None: the player says.
        admits: whether cards may be staged so; it says itself why not. None: always.
    """

    arranged = Signal(object)
    way_on = Signal(str)

    def __init__(
        self, game: CommandedGame, cautious: Callable[[str], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.cautious = cautious
        self._game = game
        self.wanted: Callable[[TurnStep], bool] | None = None
        self.admits: Callable[[DraftChange], bool] | None = None
        self._options: tuple[GestureOption, ...] = ()
        self._asked_with: tuple[Token, ...] = ()
        self._takes = False
        """Whether the player has just drawn or taken the pile, and it is not shown to the end."""
        self._since_take = QElapsedTimer()
        self._wishes = HandWishes()
        self._buttons: dict[ButtonId, Callable[[], None]] = {
            ButtonId.DRAW: lambda: self.activate(Zone(ZoneKind.STOCK)),
            ButtonId.TAKE_PILE: lambda: self.activate(Zone(ZoneKind.PILE)),
            ButtonId.CONFIRM: self._confirm,
            ButtonId.TAKE_BACK: self.unstage,
            ButtonId.UNDO: self._undo,
            ButtonId.GO_OUT: self._go_out,
            ButtonId.NEXT_DEAL: game.next_deal,
            ButtonId.CONTINUE: game.hurry,
            ButtonId.GO_AHEAD: self._go_ahead,
            ButtonId.LEAVE_IT: self._leave_it,
        }

    @property
    def hand_wishes(self) -> HandWishes:
        """How the player likes the hand; may be set at any time."""
        return self._wishes

    @hand_wishes.setter
    def hand_wishes(self, wishes: HandWishes) -> None:
        before, self._wishes = self._wishes, wishes
        if self._game.match is not None:
            self._presenter.prefer(wishes)
            if wishes.sort_order != before.sort_order:
                self.sort_hand(wishes.sort_order)

    def next_wishes(self, wishes: HandWishes) -> None:
        """How whoever sits down next likes the hand; nothing that lies on the table changes."""
        self._wishes = wishes

    # --- TableCommands -------------------------------------------------------------------------

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        sit = self._situation()
        cards = self._presenter.tokens.cards(tokens) if sit is not None else None
        if sit is None or cards is None:
            return ()
        return drop_resolver.drop_targets(sit, cards)

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        self._read(lambda sit, cards: drop_resolver.resolve(sit, cards, zone), tokens, zone)

    def activate(self, zone: Zone) -> None:
        """A place was clicked: the stock draws, the pile is taken.

        Whoever asks again while it is being shown, or at once, has got it already.
        """
        sit = self._situation()
        at_once = self._since_take.isValid() and self._since_take.elapsed() < AGAIN_MS
        if (self._takes or at_once) and sit is not None and sit.in_phase(Phase.PLAY):
            return
        self._read(lambda sit, _cards: drop_resolver.activate(sit, zone), (), zone)

    def quick(self, token: Token, others: tuple[Token, ...] = ()) -> None:
        """A card was double-clicked; `others` are chosen beside it."""
        self._read(lambda sit, cards: drop_resolver.quick(sit, *cards), (token, *others))

    def press(self, button: ButtonId) -> None:
        if self._game.match is None:
            self.refuse(TurnText.NO_GAME())
        elif button in WAYS_ON:
            self.way_on.emit(button.value)
        elif button in self._buttons:
            self._buttons[button]()
        elif button in _MEANT:
            self._read(lambda sit, _cards: _MEANT[button](sit))
        else:
            self._try(_PLAIN[button])

    def choose(self, option: int | None) -> None:
        """Answer to a `ChoiceModel`; None takes the gesture back."""
        options, self._options = self._options, ()
        if option is not None and 0 <= option < len(options):
            self._do(options[option].step, self._asked_with)

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """Put these cards of the hand before the index-th of the others."""
        if self._situation() is not None:
            cards = self._presenter.tokens.cards(tokens)
            if cards:
                self._arrange(self._presenter.reorder(cards, index))

    def sort_hand(self, how: SortOrder) -> None:
        if self._situation() is not None:
            self._arrange(self._presenter.sort(how))

    def _arrange(self, script: Script) -> None:
        self._game.show_script(script)
        self.arranged.emit(self._presenter.hand.cards)

    def unstage(self, tokens: tuple[Token, ...] = ()) -> None:
        """Take staged cards back into the hand; all of them for an empty tuple."""
        sit = self._situation()
        cards = self._presenter.tokens.cards(tokens) if sit is not None else None
        if sit is None or cards is None or not sit.draft:
            return
        top = bool(tokens) and sit.top in cards
        hand = tuple(card for card in cards if card not in sit.state.pile)
        self._do(Unstage(hand, top), tokens)

    def script_finished(self) -> None:
        self._takes = False
        self._game.script_finished()

    # --- what the rest of the program asks for -------------------------------------------------

    def refuse(self, text: str, tokens: tuple[Token, ...] = (), zone: Zone | None = None) -> None:
        self.refused.emit(RefusedModel(text, tokens, zone))

    def play(self, action: Action) -> None:
        """Play this very action, if the judge allows it: what a hint advises."""
        self._try(action)

    def lay_hand(self, cards: Sequence[int]) -> None:
        """Show the hand in an order that was kept."""
        self._presenter.lay_hand(cards)
        self._game.show_script(self._presenter.shown(kind=BeatKind.ARRANGE))

    def forget_choice(self) -> None:
        """The position has changed; an open choice means nothing any more."""
        self._options = ()

    def retranslate(self) -> None:
        """Another language: what was asked means nothing, what was warned of is said again."""
        self.forget_choice()
        sit, caution = self._situation(), self._presenter.caution
        if sit is not None and caution is not None:
            self._presenter.caution = caution_for(sit, caution.action, self.cautious)

    def unwarn(self) -> bool:
        """Nothing is asked any more about what was warned of; whether there was such a thing."""
        warned = self._presenter.caution is not None
        if warned:
            self._presenter.caution = None
            self._game.show_script(self._presenter.shown())
        return warned

    # --- the way from a gesture to a step ------------------------------------------------------

    @property
    def _presenter(self) -> Presenter:
        match = self._game.match
        assert match is not None
        return match.presenter

    def _situation(self) -> Situation | None:
        """The deal as the viewer may act in it; None when there is none or no person plays."""
        match = self._game.match
        return match.situation if match is not None else None

    def _read(
        self,
        meaning: Callable[[Situation, tuple[int, ...]], Resolution],
        tokens: tuple[Token, ...] = (),
        zone: Zone | None = None,
    ) -> None:
        """Do what a gesture with these cards means, ask which of several, or say why not."""
        sit = self._situation()
        if sit is None:
            self.refuse(TurnText.NO_GAME(), tokens, zone)
            return
        cards = self._presenter.tokens.cards(tokens)
        if cards is None:
            self.refuse(not_held(tokens), tokens, zone)
            return
        self.forget_choice()
        resolution = self._as_wanted(meaning(sit, cards))
        if not resolution.options:
            if resolution.why:
                self.refuse(resolution.why, tokens, zone)
            if resolution.chosen:
                self.chosen.emit(self._presenter.tokens.all(resolution.chosen))
        elif len(resolution.options) == 1:
            self._do(resolution.options[0].step, tokens)
        else:
            self._options = resolution.options
            self._asked_with = tokens
            self.choice.emit(_choice_model(resolution))

    def _as_wanted(self, resolution: Resolution) -> Resolution:
        """Of several meanings the only one that is wanted, if there is one."""
        if self.wanted is None or len(resolution.options) < 2:
            return resolution
        found = tuple(option for option in resolution.options if self.wanted(option.step))
        return replace(resolution, options=found) if len(found) == 1 else resolution

    def _do(self, step: TurnStep, tokens: tuple[Token, ...]) -> None:
        if not isinstance(step, DraftChange):
            self._try(step, tokens)
            return
        if self.admits is not None and not self.admits(step):
            return
        presenter = self._presenter
        presenter.caution = None
        presenter.draft.change(step)
        cards = presenter.tokens.cards(tokens) or ()
        self._game.show_script(presenter.shown(kind=BeatKind.STAGE, movers=cards))

    def _try(self, action: Action, tokens: tuple[Token, ...] = (), *, agreed: bool = False) -> None:
        """Play an action if it is this person's to choose and the judge allows it.

        `agreed`: the player has read what speaks against it and said so.
        """
        sit = self._situation()
        if sit is None:
            self.refuse(TurnText.NO_GAME(), tokens)
            return
        if not sit.must_act:
            self.refuse(sit.not_now(), tokens)
            return
        refusal = verify(sit.state, action)
        if refusal is not None:
            self.refuse(sit.why(refusal), tokens)
        elif not self._warned(sit, action, agreed=agreed):
            if fault_of(sit.state, action) is not None:
                self._presenter.draft.change(Unstage())  # what was put back is in the hand again
            self._takes = isinstance(action, (actions.DrawStock, actions.TakePile))
            if self._takes:
                self._since_take.start()
            self._game.act(action)

    def _warned(self, sit: Situation, action: Action, *, agreed: bool) -> bool:
        """Say what speaks against an action; whoever asks for it again means it.

        What costs points is done by its own button only: a second click is no promise to pay.
        """
        presenter = self._presenter
        caution = presenter.caution
        if caution is not None and caution.action == action and (agreed or not caution.costs):
            return False
        caution = caution_for(sit, action, self.cautious)
        if caution is not None:
            presenter.caution = caution
            self._game.show_script(presenter.shown())
        return caution is not None

    # --- buttons -------------------------------------------------------------------------------

    def _go_ahead(self) -> None:
        caution = self._presenter.caution
        if caution is None:
            self.refuse(TurnText.NO_BUTTON())
        else:
            self._try(caution.action, agreed=True)

    def _leave_it(self) -> None:
        if not self.unwarn():
            self.refuse(TurnText.NO_BUTTON())

    def _undo(self) -> None:
        sit = self._situation()
        if sit is None:
            self.refuse(TurnText.NO_GAME())
        elif not sit.must_act or not self._presenter.run.can_undo():
            self.refuse(TurnText.NO_UNDO())
        else:
            self._game.undo()

    def _confirm(self) -> None:
        sit = self._situation()
        action = sit.draft.action(sit.state) if sit is not None else None
        if action is None:
            self.refuse(TurnText.NO_DRAFT())
        else:
            self._try(action)

    def _go_out(self) -> None:
        sit = self._situation()
        if sit is not None and sit.in_phase(Phase.PLAY):
            refusal = verify(sit.state, actions.GoOut())
            if refusal is not None and refusal.code is Code.GO_OUT_DISCARD:
                self.refuse(TurnText.NO_NOT_OUT())
                return
        self._try(actions.GoOut())


def _choice_model(resolution: Resolution) -> ChoiceModel:
    options = []
    for number, option in enumerate(resolution.options):
        faces = tuple(filter(None, map(face, option.cards)))
        options.append(ChoiceOption(number, option.label or option.target, faces))
    return ChoiceModel(resolution.title or TurnText.CHOICE_MELD(), tuple(options))
