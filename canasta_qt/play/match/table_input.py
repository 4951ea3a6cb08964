"""Where the table's commands arrive: gestures become steps, choices or friendly refusals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
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
"""Buttons that are one action."""

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
    """What the table's input needs of its game: `GameController` or `Practice`."""

    @property
    def match(self) -> RunningMatch | None: ...
    def act(self, action: Action) -> None: ...
    def undo(self) -> None: ...
    def next_deal(self) -> None: ...
    def hurry(self) -> None: ...
    def show_script(self, script: Script) -> None: ...
    def script_finished(self) -> None: ...


class TableAnswers(QObject):
    """The answers to the table's commands.

    Signals:
        refused(RefusedModel): a gesture was refused.
        choice(ChoiceModel): a gesture has several meanings; `choose` answers.
        chosen(tokens): choose these cards of the hand.
    """

    refused = Signal(object)
    choice = Signal(object)
    chosen = Signal(object)


class TableInput(TableAnswers):
    """Receives what the viewer does at the table, and lets the game play what the judge allows.

    Signals:
        arranged(cards): the player has put the hand into this order, from left to right.
        way_on(str): what was chosen after a deal or a match, by the button's name, or asked for
            beside the match, by the command's.

    Attributes:
        cautious: whether a switch of `cautions` is on, by its name.
        wanted: picks one of several meanings of a gesture; None: the player chooses.
        doubted: whether a step is no way on, so that its button is not in gold; None: the cautions
            and the quick adviser tell.
        admits: whether cards may be staged so; it explains itself why not. None: always.
        is_advised: whether the hint that stands advises this move; no caution speaks against it.
        worded: says a refusal in other words, where there are better ones.
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
        self.doubted: Callable[[TurnStep], bool] | None = None
        self.admits: Callable[[DraftChange], bool] | None = None
        self.is_advised: Callable[[Action], bool] = lambda _: False
        self.worded: Callable[[RefusedModel], RefusedModel] = lambda refused: refused
        self._options: tuple[GestureOption, ...] = ()
        self._asked_with: tuple[Token, ...] = ()
        self._takes = False
        """Whether a draw or take of the player's is still being shown."""
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
        """The player's preferences for the hand; may be set at any time."""
        return self._wishes

    @hand_wishes.setter
    def hand_wishes(self, wishes: HandWishes) -> None:
        before, self._wishes = self._wishes, wishes
        if self._game.match is not None:
            self._presenter.prefer(wishes)
            if wishes.sort_order != before.sort_order:
                self.sort_hand(wishes.sort_order)

    def next_wishes(self, wishes: HandWishes) -> None:
        """The preferences of the next person to sit down; nothing on the table changes."""
        self._wishes = wishes

    # --- TableCommands -------------------------------------------------------------------------

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        sit = self._situation()
        cards = self._presenter.tokens.cards(tokens) if sit is not None else None
        if sit is None or cards is None:
            return ()
        return drop_resolver.drop_targets(sit, cards, partial(self._is_doubtful, sit))

    def _is_doubtful(self, sit: Situation, step: TurnStep) -> bool:
        """Whether a caution would speak of this step, or the quick adviser objects to it."""
        from canasta_qt.players.adviser.quick import objects_to

        if self.doubted is not None:
            return self.doubted(step)
        if isinstance(step, DraftChange) or self.is_advised(step) or self._game.match is None:
            return False
        if caution_for(sit, step, self.cautious) is not None:
            return True
        return objects_to(self._game.match.run.view(sit.seat), step)

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        self._read(lambda sit, cards: drop_resolver.resolve(sit, cards, zone), tokens, zone)

    def activate(self, zone: Zone) -> None:
        """A place was clicked: draw, or take the pile; a second click at once means nothing.

        A click on a player asks what the others did.
        """
        if zone.kind is ZoneKind.SEAT:
            self.way_on.emit("last_round")
            return
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
        if self._situation() is not None and not self._presenter.session.covered:
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
        self.refused.emit(self.worded(RefusedModel(text, tokens, zone)))

    def play(self, action: Action) -> None:
        """Play this very action, if the judge allows it: what a hint advises, without a caution."""
        self._try(action, agreed=True)

    def lay_hand(self, cards: Sequence[int]) -> None:
        """Show the hand in an order that was kept."""
        self._presenter.lay_hand(cards)
        self._game.show_script(self._presenter.shown(kind=BeatKind.ARRANGE))

    def forget_choice(self) -> None:
        """The position has changed; an open choice means nothing any more."""
        self._options = ()

    def retranslate(self) -> None:
        """Another language: drop an open choice, and write an open caution anew."""
        self.forget_choice()
        sit, caution = self._situation(), self._presenter.caution
        if sit is not None and caution is not None:
            self._presenter.caution = caution_for(sit, caution.action, self.cautious)

    def unwarn(self) -> bool:
        """Drop the open caution; whether there was one."""
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
        resolution = self._best_first(self._as_wanted(meaning(sit, cards)))
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
        """The only one of several meanings that `wanted` picks, if it picks one."""
        if self.wanted is None or len(resolution.options) < 2:
            return resolution
        found = tuple(option for option in resolution.options if self.wanted(option.step))
        return replace(resolution, options=found) if len(found) == 1 else resolution

    def _best_first(self, resolution: Resolution) -> Resolution:
        """Ways to take the pile in the order in which the quick adviser would choose them."""
        steps = [option.step for option in resolution.options]
        takes = [step for step in steps if isinstance(step, actions.TakePile)]
        match = self._game.match
        if match is None or len(takes) < 2 or len(takes) < len(steps):
            return resolution
        from canasta_qt.players.adviser.quick import worths_of_takes

        worths = worths_of_takes(match.run.view(match.run.state.actor), takes)
        order = sorted(range(len(steps)), key=lambda place: -worths[place])
        return replace(resolution, options=tuple(resolution.options[place] for place in order))

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
        """Play a legal action on this person's turn; `agreed`: in spite of a caution."""
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
        elif agreed or not self._warned(sit, action):
            if fault_of(sit.state, action) is not None:
                self._presenter.draft.change(Unstage())  # what was put back is in the hand again
            self._takes = isinstance(action, (actions.DrawStock, actions.TakePile))
            if self._takes:
                self._since_take.start()
            self._game.act(action)

    def _warned(self, sit: Situation, action: Action) -> bool:
        """Show a caution; asking again confirms, or the button alone where it costs points.

        There is none about what a hint advises that stands.
        """
        presenter = self._presenter
        caution = presenter.caution
        if caution is not None and caution.action == action and not caution.costs:
            return False
        if self.is_advised(action):
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
    options = tuple(
        ChoiceOption(at, one.label or one.target, tuple(filter(None, map(face, one.cards))))
        for at, one in enumerate(resolution.options)
    )
    return ChoiceModel(resolution.title or TurnText.CHOICE_MELD(), options)
