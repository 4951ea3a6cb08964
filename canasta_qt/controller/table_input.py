"""Where the table's commands arrive: gestures become steps, choices or friendly refusals.

`TableDesk` implements `TableCommands`. It reads the situation at the moment a command arrives, so
a command that comes too late or twice is refused in words and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from canasta_qt.controller.gestures import drop_resolver, melding, special_moves
from canasta_qt.controller.gestures.cautions import caution_for
from canasta_qt.controller.gestures.situation import (
    Option,
    Resolution,
    Situation,
    Stage,
    StageAll,
    Unstage,
)
from canasta_qt.controller.gestures.situation import TurnStep as GestureStep
from canasta_qt.controller.hand_order import HandWishes
from canasta_qt.controller.presenter.presenter import Presenter
from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    ConcedeDeal,
    GoOut,
    Pass,
    RestorePile,
    RetractMelds,
)
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.state import Phase
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
from canasta_qt.words.turn import say

_PLAIN: Final[dict[ButtonId, Action]] = {
    ButtonId.ANSWER_YES: AnswerPermission(True),
    ButtonId.ANSWER_NO: AnswerPermission(False),
    ButtonId.PASS: Pass(),
    ButtonId.RESTORE: RestorePile(),
    ButtonId.RETRACT: RetractMelds(),
    ButtonId.CONCEDE: ConcedeDeal(),
}
"""Buttons that are an action as they stand."""

_MEANT: Final[dict[ButtonId, Callable[[Situation], Resolution]]] = {
    ButtonId.ASK: special_moves.ask,
    ButtonId.SPECIAL: special_moves.declare,
    ButtonId.LAY_THREE: special_moves.lay_three,
    ButtonId.MERGE: melding.merge,
}
"""Buttons that may mean several things: the player chooses."""


class TableInput(QObject):
    """Receives what the viewer does at the table; `GameController` plays it.

    Signals:
        played(Script): show this.
        refused(RefusedModel): a gesture was refused.
        choice(ChoiceModel): a gesture has several meanings; `choose` answers.
        arranged(cards): the player has put the hand into this order, from left to right.

    Attributes:
        cautious: whether the player wants to be warned, by the names of the switches in
            `cautions`; nobody is until this is set.
    """

    played = Signal(object)
    refused = Signal(object)
    choice = Signal(object)
    arranged = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._presenter: Presenter | None = None
        self._options: tuple[Option, ...] = ()
        self._asked_with: tuple[Token, ...] = ()
        self._wishes = HandWishes()
        self.cautious: Callable[[str], bool] = lambda _switch: False
        self._buttons: dict[ButtonId, Callable[[], None]] = {
            ButtonId.DRAW: lambda: self.activate(Zone(ZoneKind.STOCK)),
            ButtonId.TAKE_PILE: lambda: self.activate(Zone(ZoneKind.PILE)),
            ButtonId.CONFIRM: self._confirm,
            ButtonId.TAKE_BACK: self.unstage,
            ButtonId.UNDO: self.undo,
            ButtonId.GO_OUT: self._go_out,
            ButtonId.NEXT_DEAL: self.next_deal,
            ButtonId.CONTINUE: self.hurry,
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
        if self._presenter is None:
            return
        self._presenter.prefer(wishes)
        if self._situation() is not None and wishes.sort_order != before.sort_order:
            self.sort_hand(wishes.sort_order)

    # --- what the game does with it ------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Play a verified action."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last action back."""
        raise NotImplementedError

    def next_deal(self) -> None:
        """Begin the next deal."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Do not wait for the pause between bots."""
        raise NotImplementedError

    def show_script(self, script: Script) -> None:
        """Hand a script to the table."""
        raise NotImplementedError

    # --- TableCommands -------------------------------------------------------------------------

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        """Places where these cards may go now."""
        sit = self._situation()
        cards = self._cards(tokens)
        if sit is None or cards is None:
            return ()
        return drop_resolver.drop_targets(sit, cards)

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """The cards were dropped on a place."""
        sit = self._situation()
        cards = self._cards(tokens)
        if sit is None:
            self.refuse(say("no.game"), tokens, zone)
        elif cards is None:
            self.refuse(say("no.cards"), tokens, zone)
        else:
            self._follow(drop_resolver.resolve(sit, cards, zone), tokens, zone)

    def activate(self, zone: Zone) -> None:
        """A place was clicked: the stock draws, the pile is taken."""
        sit = self._situation()
        if sit is None:
            self.refuse(say("no.game"), (), zone)
        else:
            self._follow(drop_resolver.activate(sit, zone), (), zone)

    def quick(self, token: Token) -> None:
        """A card was double-clicked."""
        sit = self._situation()
        cards = self._cards((token,))
        if sit is None or not cards:
            self.refuse(say("no.game" if sit is None else "no.cards"), (token,))
        else:
            self._follow(drop_resolver.quick(sit, cards[0]), (token,), None)

    def press(self, button: ButtonId) -> None:
        """A button of the bar or its key."""
        command = self._buttons.get(button)
        if command is not None:
            command()
        elif button in _MEANT:
            self._mean(_MEANT[button])
        else:
            self._try(_PLAIN[button])

    def choose(self, option: int | None) -> None:
        """Answer to a `ChoiceModel`; None takes the gesture back."""
        options, self._options = self._options, ()
        if option is None or not 0 <= option < len(options):
            return
        self._do(options[option].step, self._asked_with)

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """Put these cards of the hand before the index-th of the others."""
        presenter, cards = self._presenter, self._cards(tokens)
        if presenter is not None and self._situation() is not None and cards:
            self.show_script(presenter.reorder(cards, index))
            self.arranged.emit(presenter.hand.cards)

    def sort_hand(self, how: SortOrder) -> None:
        """Sort the viewer's hand once."""
        if self._presenter is not None and self._situation() is not None:
            self.show_script(self._presenter.sort(how))
            self.arranged.emit(self._presenter.hand.cards)

    def lay_hand(self, cards: Sequence[int]) -> None:
        """Show the hand in an order that was kept."""
        presenter = self._presenter
        if presenter is not None:
            presenter.hand.arrange(cards)
            self.show_script(presenter.shown(kind=BeatKind.ARRANGE))

    def unstage(self, tokens: tuple[Token, ...] = ()) -> None:
        """Take staged cards back into the hand; all of them for an empty tuple."""
        sit, cards = self._situation(), self._cards(tokens)
        if sit is None or cards is None or not sit.draft:
            return
        top = bool(tokens) and sit.top in cards
        hand = tuple(card for card in cards if card not in sit.state.pile)
        self._do(Unstage(hand, top), tokens)

    def script_finished(self) -> None:
        """The table stands still."""
        raise NotImplementedError

    # --- the way from a gesture to a step ------------------------------------------------------

    def refuse(self, text: str, tokens: tuple[Token, ...] = (), zone: Zone | None = None) -> None:
        """Tell why a gesture was refused."""
        self.refused.emit(RefusedModel(text, tokens, zone))

    def tokens_of(self, cards: tuple[int, ...]) -> tuple[Token, ...]:
        """The tokens by which the table knows these cards; none before the first deal."""
        return self._presenter.tokens.all(cards) if self._presenter is not None else ()

    def forget_choice(self) -> None:
        """The position has changed; an open choice means nothing any more."""
        self._options = ()

    def _situation(self) -> Situation | None:
        """The deal as the viewer may act in it; None when there is none or no person plays.

        Nobody acts in a match that was conceded.
        """
        presenter = self._presenter
        if presenter is None or not presenter.session.is_human(presenter.session.viewer):
            return None
        if presenter.run.log.conceded is not None:
            return None
        return presenter.situation

    def _cards(self, tokens: tuple[Token, ...]) -> tuple[int, ...] | None:
        return self._presenter.tokens.cards(tokens) if self._presenter is not None else None

    def _follow(self, resolution: Resolution, tokens: tuple[Token, ...], zone: Zone | None) -> None:
        self.forget_choice()
        if not resolution.options:
            if resolution.why:
                self.refuse(resolution.why, tokens, zone)
        elif len(resolution.options) == 1:
            self._do(resolution.options[0].step, tokens)
        else:
            self._options = resolution.options
            self._asked_with = tokens
            self.choice.emit(_choice_model(resolution))

    def _do(self, step: GestureStep, tokens: tuple[Token, ...]) -> None:
        presenter = self._presenter
        if presenter is None:
            return
        if not isinstance(step, (Stage, StageAll, Unstage)):
            self._try(step, tokens)
            return
        presenter.caution = None
        _change_draft(presenter, step)
        cards = self._cards(tokens) or ()
        self.show_script(presenter.shown(kind=BeatKind.STAGE, movers=cards))

    def _try(self, action: Action, tokens: tuple[Token, ...] = ()) -> None:
        """Play an action if it is this person's to choose and the judge allows it."""
        sit = self._situation()
        if sit is None:
            self.refuse(say("no.game"), tokens)
            return
        if not sit.must_act:
            self.refuse(sit.not_now(), tokens)
            return
        refusal = verify(sit.state, action)
        if refusal is not None:
            self.refuse(sit.why(refusal), tokens)
        elif not self._warned(sit, action):
            self.act(action)

    def _warned(self, sit: Situation, action: Action) -> bool:
        """Say what speaks against an action; whoever asks for it again means it."""
        presenter = self._presenter
        assert presenter is not None
        before = presenter.caution
        if before is not None and before.action == action:
            return False
        caution = caution_for(sit, action, self.cautious)
        if caution is not None:
            presenter.caution = caution
            self.show_script(presenter.shown())
        return caution is not None

    def warn_anew(self) -> None:
        """What was warned of is said in the language of now."""
        presenter, sit = self._presenter, self._situation()
        if presenter is not None and presenter.caution is not None and sit is not None:
            presenter.caution = caution_for(sit, presenter.caution.action, self.cautious)

    def _go_ahead(self) -> None:
        """What was warned of is done."""
        caution = self._presenter.caution if self._presenter is not None else None
        if caution is None:
            self.refuse(say("no.button"))
        else:
            self._try(caution.action)

    def _leave_it(self) -> None:
        """What was warned of is not done."""
        if not self.unwarn():
            self.refuse(say("no.button"))

    def unwarn(self) -> bool:
        """Nothing is asked any more about what was warned of; whether there was such a thing."""
        presenter = self._presenter
        if presenter is None or presenter.caution is None:
            return False
        presenter.caution = None
        self.show_script(presenter.shown())
        return True

    def _mean(self, meaning: Callable[[Situation], Resolution]) -> None:
        sit = self._situation()
        if sit is None:
            self.refuse(say("no.game"))
        else:
            self._follow(meaning(sit), (), None)

    def _confirm(self) -> None:
        sit = self._situation()
        action = sit.draft.action(sit.state) if sit is not None else None
        if action is None:
            self.refuse(say("no.draft"))
        else:
            self._try(action)

    def _go_out(self) -> None:
        sit = self._situation()
        if sit is not None and sit.in_phase(Phase.PLAY):
            refusal = verify(sit.state, GoOut())
            if refusal is not None and refusal.code is Code.GO_OUT_DISCARD:
                self.refuse(say("no.not_out"))
                return
        self._try(GoOut())


def _change_draft(presenter: Presenter, step: Stage | StageAll | Unstage) -> None:
    draft = presenter.draft
    if isinstance(step, Unstage):
        if step.cards or not step.top:
            draft.unstage(step.cards)
        if step.top:
            draft.unstage_top()
        return
    for stage in step.stages if isinstance(step, StageAll) else (step,):
        draft.stage(
            stage.cards,
            group=stage.group,
            onto=stage.onto,
            with_top=stage.with_top,
            rank=stage.rank,
            chosen=stage.chosen,
            above=stage.above,
        )


def _choice_model(resolution: Resolution) -> ChoiceModel:
    options = tuple(
        ChoiceOption(
            number,
            option.label or option.target,
            tuple(name for name in map(face, option.cards) if name is not None),
        )
        for number, option in enumerate(resolution.options)
    )
    return ChoiceModel(resolution.title or say("choice.meld"), options)
