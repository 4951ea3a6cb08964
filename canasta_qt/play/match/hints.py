"""Hints: the player asks what to do, a process thinks about it, a sentence comes back."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from canasta_qt.engine import actions as do
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.movegen.legal_actions import can_act
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.state import DealState
from canasta_qt.jobs.answering import BotAnswer, BotPool
from canasta_qt.play.gestures.outcomes import deed
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.match.table_input import TableInput
from canasta_qt.play.presenter.prompts import buttons
from canasta_qt.players.api import ADVISER
from canasta_qt.players.bot import Advice, Advised
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import ButtonId, HintModel, HintWay, Zone, ZoneKind
from canasta_qt.words.cards import cards_of
from canasta_qt.words.people import seat_name
from canasta_qt.words.sentences import Text
from canasta_qt.words.turn import TurnText

PATIENCE_MS = 300
"""Time after which the table says that a hint is being thought of."""

_log = logging.getLogger(__name__)

HintMoment = tuple[MatchRun, int, int]
"""A moment of a match: the run, and how many deals and actions of the last there are."""


class Hinted(Protocol):
    """What hints are given in: a match, or a deal for practice.

    `happened` tells of an accepted action before it is shown, `played` of what is to be shown,
    `hint_given` that a hint was read.
    """

    happened: SignalInstance
    played: SignalInstance
    hint_given: SignalInstance

    @property
    def match(self) -> RunningMatch | None: ...

    @property
    def input(self) -> TableInput: ...

    @property
    def pool(self) -> BotPool: ...

    @property
    def adviser(self) -> BotPool: ...


class Hints(QObject):
    """Asks for advice on the player's own turn; the adviser sees what the player's seat sees."""

    told = Signal(object)
    """A `HintModel`: a hint, that it is still being thought of, or that there is none now."""

    def __init__(self, controller: Hinted, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._request = 0
        self._moment: HintMoment | None = None
        """The moment of the last hint, or of the one that is being thought of."""
        self._counted: HintMoment | None = None
        """The last moment of which a hint was given."""
        self._stands = False
        """Whether a text is shown that is not taken back yet."""
        self._advised: do.Action | None = None
        """The move that the last hint advises."""
        self._rest: tuple[HintMoment, do.LayDown] | None = None
        """What an advised laying has left since a meld of it was laid, and when that was."""
        self._quietly: Callable[[do.Action], None] | None = None
        """Who wants to know, where the adviser thinks and nothing is to be shown."""
        self._asked = controller.adviser
        for pool in {id(one): one for one in (controller.adviser, controller.pool)}.values():
            pool.answered.connect(partial(self._answered, pool))
        self._patience = single_shot(
            self, lambda: self._show(HintModel(TurnText.TOLD_HINT())), PATIENCE_MS
        )
        self._go_on = single_shot(self, self._show_rest)
        controller.happened.connect(self._happened)
        controller.played.connect(self._played)
        controller.input.is_advised = self.advises

    def ask(self) -> None:
        """Think of a hint, if the player is to act; otherwise say why there is none."""
        from canasta_qt.players.adviser.hinting import taught

        self._advised = self._quietly = None
        match, table = self._controller.match, self._controller.input
        if match is None or match.run.deal_over:
            table.refuse((TurnText.NO_GAME if match is None else TurnText.NO_OVER)())
            return
        run = match.run
        if not match.session.is_human(run.state.actor):
            table.refuse(TurnText.NO_TURN(name=seat_name(match.session, run.state.actor)))
        elif not can_act(run.state):
            table.refuse(TurnText.PROMPT_NO_ACTION())
        else:
            table.unwarn()
            seed, view = bot_seed(run.log, "hint"), run.view(run.state.actor)
            self._asked = self._free_pool()
            self._request = self._asked.ask(ADVISER, seed, view, explain=taught)
            self._moment = _moment_of(run)
            self._patience.start()

    def think_quietly(self, reply: Callable[[do.Action], None]) -> None:
        """Tell `reply` what a hint would advise now, and show nothing.

        There is no reply if a hint is asked for meanwhile, or the play goes on.
        """
        from canasta_qt.players.adviser.hinting import taught

        match = self._controller.match
        if match is None or self._request or self._advised_now() is not None:
            return
        run = match.run
        if run.in_deal and match.session.is_human(run.state.actor) and can_act(run.state):
            view = run.view(run.state.actor)
            self._quietly, self._moment = reply, _moment_of(run)
            self._asked = self._free_pool()
            self._request = self._asked.ask(
                ADVISER, bot_seed(run.log, "hint"), view, explain=taught
            )

    def _free_pool(self) -> BotPool:
        """The adviser; until its process has started that of the bots, which is idle now."""
        adviser, bots = self._controller.adviser, self._controller.pool
        if adviser.ready or not bots.ready:
            return adviser
        with contextlib.suppress(OSError):
            adviser.start()
        return bots

    def _happened(self) -> None:
        """Keep what is left of an advised laying, where this move was a meld of it."""
        match, self._rest = self._controller.match, None
        if match is None or self._advised is None or self._moment is None or not self._stands:
            return
        run, deals, actions = self._moment
        now = _moment_of(match.run)
        if now != (run, deals, actions + 1) or not isinstance(self._advised, do.LayDown):
            return
        rest = rest_of(self._advised, match.run.log.deals[-1].entries[-1].action)
        if rest is not None and match.run.in_deal and verify(match.run.state, rest) is None:
            self._rest = now, rest
            self._go_on.start()

    def _show_rest(self) -> None:
        match, rest, self._rest = self._controller.match, self._rest, None
        if match is not None and rest is not None and _moment_of(match.run) == rest[0]:
            self._moment, advised = rest
            self._tell(match, Advice((Advised(advised),)))

    def _played(self) -> None:
        """Drop the hint, unless the same moment is shown again, as when the hand is sorted."""
        match = self._controller.match
        moment = _moment_of(match.run) if match is not None and match.run.log.deals else None
        if self._moment is not None and moment != self._moment:
            stood = self._stands
            self.forget()
            if stood:
                self._show(HintModel())

    def forget(self) -> None:
        """Drop the hint and the question for one."""
        self._patience.stop()
        self._moment, self._advised, self._stands, self._quietly = None, None, False, None
        if self._request:
            self._request = 0
            self._asked.cancel()

    def follow(self) -> None:
        """Make the move that the last hint advises, meld by meld, while it is the same moment."""
        action, match = self._advised_now(), self._controller.match
        if action is not None and match is not None:
            for step in meld_by_meld(action, match.run.state):
                self._controller.input.play(step)
            self._go_on.stop()

    def advises(self, action: do.Action) -> bool:
        """Whether the hint that stands advises this move, a part of it, or one like it."""
        from canasta_qt.players.adviser.hinting import is_other

        advised = self._advised_now() if self._stands else None
        if isinstance(advised, do.LayDown) and rest_of(advised, action) is not None:
            return True
        return advised is not None and not is_other(action, advised)

    def _advised_now(self) -> do.Action | None:
        """The move that the last hint advises, if it is still the same moment."""
        match = self._controller.match
        now = match is not None and _moment_of(match.run) == self._moment
        return self._advised if now else None

    def _answered(self, pool: BotPool, answer: BotAnswer) -> None:
        match = self._controller.match
        if match is None or pool is not self._asked or answer.request != self._request:
            return
        run = match.run
        self._request = 0
        self._patience.stop()
        if answer.fault is not None:
            _log.warning("a hint by rules of thumb instead (%s): %s", answer.fault, answer.reason)
        quietly, self._quietly = self._quietly, None
        if quietly is not None:
            quietly(answer.action)
            return
        self._tell(
            match,
            answer.advice or _by_position(run, answer.action),
            TurnText.TOLD_HINT_QUICK if answer.fault is not None else None,
        )
        if self._counted != self._moment:
            self._counted = self._moment
            self._controller.hint_given.emit()

    def _tell(self, match: RunningMatch, advice: Advice, frame: Text | None = None) -> None:
        """Show advice for the moment that is: in words, by its cards, places and button."""
        from canasta_qt.words.teaching.hints import hint_cards, hint_words

        words = hint_words(advice, partial(seat_name, match.session), match.run.state)
        self._advised = action = advice.moves[0].action
        cards = hint_cards(advice)
        tokens, ways = match.presenter.tokens, hint_ways(action, match.run.state)
        sit = match.presenter.situation
        button = ButtonId.CONFIRM if _lies_ready(sit, action) else _button(action)
        label = _label(sit, action, cards, button)
        ways = ways if button is not ButtonId.CONFIRM else []
        text = words.text if frame is None else frame(hint=words.text)
        shown = tuple(HintWay(tokens.all(some), place) for some, place in ways)
        lines = tuple(words.more.splitlines())
        self._show(HintModel(text, lines, tokens.all(cards), shown, label, button))

    def _show(self, hint: HintModel) -> None:
        self._stands = bool(hint.text)
        self.told.emit(hint)


def _by_position(run: MatchRun, action: do.Action) -> Advice:
    """A move that nobody compared with another one, with the reasons that the position has."""
    from canasta_qt.players.adviser.hinting import Taught
    from canasta_qt.players.adviser.reasons import reasons_for
    from canasta_qt.players.search.advice import by_rule_of_thumb

    why = reasons_for(run.view(run.state.actor), action)
    return Taught(by_rule_of_thumb(action).moves, why)


def _moment_of(run: MatchRun) -> HintMoment:
    return run, len(run.log.deals), len(run.log.deals[-1].entries)


def meld_by_meld(action: do.Action, state: DealState) -> list[do.Action]:
    """A laying as one for each meld, where the side has opened and each may be laid by itself."""
    if not isinstance(action, do.LayDown) or not state.opened[state.side_of[state.turn_seat]]:
        return [action]
    parts = [do.LayDown((play,)) for play in action.plays]
    alone = all(verify(state, part) is None for part in parts)
    return list(parts) if alone else [action]


def rest_of(advised: do.LayDown, laid: do.Action) -> do.LayDown | None:
    """What is left of an advised laying once some of its melds are laid; None for another move."""
    if not isinstance(laid, do.LayDown) or len(laid.plays) >= len(advised.plays):
        return None
    done = [frozenset(play.cards) for play in laid.plays]
    left = tuple(play for play in advised.plays if frozenset(play.cards) not in done)
    return do.LayDown(left) if len(left) == len(advised.plays) - len(done) else None


_BUTTONS: Final[dict[type[do.Action], ButtonId]] = {
    do.DrawStock: ButtonId.DRAW,
    do.TakePile: ButtonId.TAKE_PILE,
    do.GoOut: ButtonId.GO_OUT,
    do.Pass: ButtonId.PASS,
    do.AskPermission: ButtonId.ASK,
    do.MergeMelds: ButtonId.MERGE,
    do.RestorePile: ButtonId.RESTORE,
    do.LayThree: ButtonId.LAY_THREE,
    do.DeclareSpecialHand: ButtonId.SPECIAL,
    do.RetractMelds: ButtonId.RETRACT,
    do.ConcedeDeal: ButtonId.CONCEDE,
}
"""Kind of move to the button of the game that makes such a move."""


def _button(action: do.Action) -> ButtonId | None:
    if isinstance(action, do.AnswerPermission):
        return ButtonId.ANSWER_YES if action.yes else ButtonId.ANSWER_NO
    return _BUTTONS.get(type(action))


def _lies_ready(sit: Situation, action: do.Action) -> bool:
    """Whether the cards of this move are staged already, and only to be laid down."""
    from canasta_qt.players.adviser.hinting import is_other

    staged = sit.draft.action(sit.state)
    return staged is not None and not is_other(staged, action)


def _label(
    sit: Situation, action: do.Action, cards: tuple[int, ...], button: ButtonId | None
) -> str:
    if button is None:
        return deed(sit, cards, action)
    shown = {one.id: one.label for one in buttons(sit, can_undo=False)}
    return shown.get(button) or TurnText.of("button", button.value)()


def hint_ways(action: do.Action, state: DealState) -> list[tuple[tuple[int, ...], Zone]]:
    """Where the cards of a move go to, those for each meld apart; without cards, where a move
    begins that plays none from the hand.
    """
    if isinstance(action, do.DrawStock):
        return [((), Zone(ZoneKind.STOCK))]
    if isinstance(action, do.TakePile):
        hand = state.hands[state.actor]
        return [(tuple(card for card in cards_of(action) if card in hand), Zone(ZoneKind.PILE))]
    if isinstance(action, do.Discard):
        return [((action.card,), Zone(ZoneKind.PILE))]
    side = state.side_of[state.turn_seat]
    if isinstance(action, do.LayThree):
        return [((action.card,), Zone(ZoneKind.THREES, side))]
    if not isinstance(action, do.LayDown):
        return []
    laying, lying = lay(state, side, action.plays), state.melds[side]
    if isinstance(laying, Refusal):
        return []
    new = Zone(ZoneKind.NEW_MELD, side)
    return [
        (tuple(cards), Zone(ZoneKind.MELD, lying[index].uid) if index < len(lying) else new)
        for index, cards in laying.changed.items()
    ]
