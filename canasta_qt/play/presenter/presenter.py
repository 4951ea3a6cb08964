"""Pictures and scripts for one seat: what happened, step by step, and how it looks afterwards."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import replace

from canasta_qt.engine import events as ev
from canasta_qt.engine.movegen.legal_actions import can_act
from canasta_qt.engine.state import DealState
from canasta_qt.play.gestures.cautions import Caution
from canasta_qt.play.gestures.draft import DraftTurn, Tokens, Unstage
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.gestures.taking import depths
from canasta_qt.play.presenter import picture, prompts
from canasta_qt.play.presenter.beats import LedgerBuilder, Movement, movements_of, tellers
from canasta_qt.play.presenter.board import Board
from canasta_qt.play.presenter.hand_order import HandOrder, HandWishes
from canasta_qt.play.presenter.picture import Painter, Score, TableMemory, Words
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import ButtonModel, LedgerEntry, SortOrder, TableModel, Token
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from canasta_qt.view_model.session import Session
from canasta_qt.view_model.telling import Told, Topic
from canasta_qt.words.cards import number
from canasta_qt.words.events import announce
from canasta_qt.words.people import seat_name, seat_names
from canasta_qt.words.score_sheet import how_it_ended
from canasta_qt.words.sentences import figures
from canasta_qt.words.spoken.telling import told
from canasta_qt.words.turn import TurnText

_MATCHES = itertools.count(1)
"""Numbers the matches shown by this program, so that equal seeds give different deal keys."""


class Presenter:
    """Makes pictures of a running match, with only what the session's viewer may see.

    `draft` has the viewer's staged cards, `hand` their order; `waits`: the next turn begins only
    when the player says so.
    """

    tokens: Tokens
    _board: Board
    _memory: TableMemory
    _ledger: LedgerBuilder
    _scores: tuple[Score, ...]
    """These live as long as a deal: `_begin_deal` makes them."""

    def __init__(self, run: MatchRun, session: Session, wishes: HandWishes | None = None) -> None:
        self.run = run
        self.session = session
        self._match = next(_MATCHES)
        self.draft = DraftTurn()
        self.caution: Caution | None = None
        self.waits = False
        self._wishes = wishes
        self._hands: dict[int, HandOrder] = {}
        self._wished: set[int] = set()
        """Seats of people who have sat down once and whose preferences count from then on."""
        self._dealt: set[int] = set()
        """Seats whose hand lies in an order of this deal."""
        self.hand = self._hand_of(session.viewer)
        self._mark_new = wishes.mark_new if wishes else True

    @property
    def situation(self) -> Situation:
        """What the viewer's gestures are judged by."""
        return Situation(self.run.state, self.session.viewer, self.draft, seat_names(self.session))

    def model(self) -> TableModel:
        self._settle()
        return self._final()

    def dealt(self, events: Sequence[ev.Event], *, opening: bool = True) -> Script:
        """A new deal, the first one with its `opening` ceremony: the cards come from the stock."""
        self._dealt.clear()
        self._begin_deal(Board.undealt(self._state))
        self._memory.turn_seat = self._state.dealer
        first = opening and self._state.deal_number == 1
        ceremony = (self._ceremony(),) if first else ()
        return Script((*ceremony, *self.happened(events).beats))

    def _ceremony(self) -> Beat:
        model = picture.ceremony(self.run, self.session)
        cuts = len(self._state.cuts)
        lines = [picture.about_the_rules(self.run), *model.lines[: len(model.lines) - cuts]]
        text = " ".join(filter(None, lines))
        entries = (self._ledger.entry("deal", 0, said=text),)
        picture_now = self._passing()
        return Beat(BeatKind.CEREMONY, picture_now, announce=text, entries=entries, ceremony=model)

    def happened(self, events: Sequence[ev.Event]) -> Script:
        """The script of what an action (or the deal) brought about, ending in the picture now."""
        self.caution = None
        steps = movements_of(events, self._state)
        if not steps:
            return self.shown()
        beats = [self._play(step, self._passing) for step in steps[:-1]]
        script = Script((*beats, self._play(steps[-1], self.model)))
        if not self._is_booked:
            return script
        scores = self._ledger.scores(script.final.sides, self._actions)
        *before, last = script.beats
        text = " ".join(filter(None, (last.announce, scores.said)))
        each = (*last.told, Told(scores.said, scores.said, Topic.SCORE))
        return _with(Script((*before, replace(last, announce=text, told=each))), scores)

    def resumed(self) -> Script:
        """The match comes back in the middle: one picture, nothing moves."""
        self._join_deal()
        return self._noted(TurnText.TOLD_RESUMED())

    def entered(self, run: MatchRun) -> Script:
        """Another moment of the match, or of a replay of it: one picture."""
        self.run = run
        self._join_deal()
        return self.shown()

    def seat(self, session: Session) -> None:
        """Make pictures for other eyes from now on: another person's, or nobody's."""
        self.session = session
        self.hand = self._hand_of(session.viewer)
        if self.run.log.deals:
            self._join_deal()

    def again(self, since: int) -> Script:
        """What was played after `since` actions of the deal, once more, without ledger entries."""
        now, tape = self.run, self.run.tape()
        self.run = MatchRun.at(now.log, tape, since)
        self._join_deal()
        beats = list(self.shown().beats)
        for action in range(since + 1, tape.actions + 1):
            self.run = MatchRun.at(now.log, tape, action)
            beats += self.happened(tape.events(action)).beats
        self.run = now
        self._settle()
        beats.append(Beat(BeatKind.SHOW, self._final(), (), self.session.viewer, ""))
        return Script(tuple(replace(beat, entries=()) for beat in beats))

    def shown(
        self, text: str = "", kind: BeatKind = BeatKind.SHOW, movers: Sequence[int] = ()
    ) -> Script:
        """The picture now as a script of one beat; `movers` are cards."""
        seat = self.session.viewer
        return Script((Beat(kind, self.model(), self.tokens.all(movers), seat, text),))

    def undone(self) -> Script:
        self.caution = None
        self.draft.change(Unstage())
        script = self.shown(TurnText.TOLD_UNDO(), BeatKind.ARRANGE)
        return _with(script, self._ledger.entry("turn", self._actions))

    def given_up(self) -> Script:
        """Somebody has conceded the match: every hand lies open."""
        self.caution, self.waits = None, False
        self.draft.change(Unstage())
        return self._noted(how_it_ended(self.run, self.session))

    def _noted(self, text: str) -> Script:
        return _with(self.shown(text), self._ledger.entry("note", self._actions, said=text))

    def prefer(self, wishes: HandWishes) -> None:
        """Sort and mark new cards by these preferences from now on."""
        self.hand.auto_sort = wishes.auto_sort
        self._mark_new = wishes.mark_new

    def wish_for(self, seat: int, wishes: HandWishes) -> None:
        """Use these preferences for a seat; a hand that was arranged stays as it lies."""
        if seat not in self._wished:
            self._wished.add(seat)
            self._hands[seat] = HandOrder(wishes, runs=self.run.log.rules.sequence.enabled)
            self._dealt.discard(seat)
        self._hands[seat].auto_sort = wishes.auto_sort
        self._mark_new = wishes.mark_new

    def lay_hand(self, cards: Sequence[int]) -> None:
        """Restore an order of the viewer's hand, whatever the preferences are."""
        self._wished.add(self.session.viewer)
        self.hand.arrange(cards)

    def sort(self, how: SortOrder) -> Script:
        self.hand.sort(how)
        return self.shown(kind=BeatKind.ARRANGE)

    def reorder(self, cards: Sequence[int], index: int) -> Script:
        """The viewer moves cards within the hand, staged cards not counted in `index`."""
        self.hand.move(cards, index, set(self.draft.cards))
        return self.shown(kind=BeatKind.ARRANGE)

    @property
    def _state(self) -> DealState:
        return self.run.state

    @property
    def _actions(self) -> int:
        return len(self.run.log.deals[-1].entries)

    @property
    def _is_booked(self) -> bool:
        return self.run.deal_over and not self.run.in_deal

    @property
    def _given_up(self) -> bool:
        return self.run.log.conceded is not None

    def _join_deal(self) -> None:
        self._begin_deal(Board(self._state))
        self._take_up_hand(self._state.hands[self.session.viewer])

    def _hand_of(self, seat: int) -> HandOrder:
        order = HandOrder(self._wishes, runs=self.run.log.rules.sequence.enabled)
        return self._hands.setdefault(seat, order)

    def _take_up_hand(self, cards: Sequence[int]) -> None:
        """The viewer's hand as it lay in this deal, or sorted where it has not been seen yet."""
        seat = self.session.viewer
        if self.session.is_shared and seat in self._dealt:
            self.hand.sync(cards)
        else:
            self._dealt.add(seat)
            self.hand.deal(cards)

    def _begin_deal(self, board: Board) -> None:
        state = self._state
        self.tokens = Tokens(state.setup.pack, self.run.log.seed, state.deal_number)
        self.draft = DraftTurn()
        self.caution = None
        self._ledger = LedgerBuilder(self.session.told_to_all, state.deal_number)
        self._memory = TableMemory(self.session.viewer)
        self._board = board
        self._scores = tuple((total, 0) for total in state.totals)

    def _settle(self) -> None:
        """Let the board, the hand and the draft follow the state."""
        state = self._state
        self._board.read(state)
        self.hand.sync(state.hands[self.session.viewer])
        self.draft.sync(state, self.session.viewer)
        self._memory.settle(state, self.run.history)
        self._ledger.turn, self._ledger.seat = state.turn, state.turn_seat

    def _play(self, step: Movement, picture_then: Callable[[], TableModel]) -> Beat:
        sentences: list[str] = []
        each: list[Told] = []
        entries: list[LedgerEntry | None] = []
        for event in step.events:
            self._board.follow(event)
            self._memory.follow(event)
            if isinstance(event, ev.TurnBegan) and event.seat == self.session.viewer:
                self.hand.forget()
            entries.append(self._ledger.write(event, self._board, self._actions))
            context = tellers(self.session, self._board)
            sentences.append(announce(event, context))
            each.append(told(event, context, entries[-1], sentences[-1]))
        if step.kind is BeatKind.DEAL:
            self.hand.deal(self._board.hands[self.session.viewer])
            self._dealt.add(self.session.viewer)
        movers = self.tokens.all(step.movers)
        model = picture_then()
        kinds = {type(event) for event in step.events}
        out = any(isinstance(one, ev.DealEnded) and one.out is not None for one in step.events)
        froze = any(isinstance(one, ev.Discarded) and one.froze for one in step.events)
        text = " ".join(filter(None, dict.fromkeys(sentences)))
        return Beat(
            step.kind, model, movers, step.seat, text,
            tuple(one for one in dict.fromkeys(each) if one.text), tuple(filter(None, entries)),
            canasta=ev.CanastaCompleted in kinds, opens=ev.Opened in kinds, freezes=froze,
            goes_out=out,
        )  # fmt: skip

    def _paint(self, words: Words, draft: DraftTurn | None = None) -> TableModel:
        key = f"{self._match}/{self._state.deal_number}"
        painter = Painter(self._state, self.session, self.tokens, key)
        model = painter.paint(self._board, self._memory, self.hand.cards, draft, words)
        return replace(model, status=self._status(), goal=self._goal())

    def _passing(self) -> TableModel:
        """A step on the way: nothing to press, the prompt of what comes next, the scores before."""
        held = self._board.hands[self.session.viewer]
        self.hand.sync(held)
        dealing = self._state.turn <= 1 and not any(self._state.melds)
        bare = dealing or self.session.covered
        words = Words(
            prompt=TurnText.PROMPT_DEALING() if dealing else self._prompt(),
            scores=self._scores,
            foot_texts=() if bare else prompts.foot_texts(self.situation),
        )
        if self.session.covered:  # nothing may follow from somebody's hand
            return self._paint(words)
        return replace(
            self._paint(words),
            stock_text=prompts.stock_text(self.situation),
            plays=self._plays,
            new_cards=self._marked(held),
        )

    def _final(self) -> TableModel:
        sit = self.situation
        given_up, over = self._given_up, self._is_booked or self._given_up
        outcome = self.run.outcome() if over else None
        match_over = outcome is not None
        can_undo = sit.must_act and self.run.can_undo()
        self._scores = self._booked() if self._is_booked else picture.so_far(self._state)
        words = Words(
            prompt=how_it_ended(self.run, self.session) if over else self._prompt(),
            foot_texts=() if self.session.covered else prompts.foot_texts(sit),
            thinking=self._bot_thinks() and not self.waits,
            over="match" if match_over else "deal" if self.run.deal_over else "no",
            scores=self._scores,
            winners=outcome.winners if outcome is not None else (),
        )
        buttons = self._buttons(sit, can_undo, match_over)
        if self.session.covered:
            return replace(self._paint(words), buttons=buttons)
        return replace(
            self._paint(words, self.draft),
            caution=self.caution is not None,
            pile_text=prompts.pile_text(sit),
            pile_part=prompts.pile_part(sit),
            pile_depths=depths(sit),
            stock_text=prompts.stock_text(sit),
            plays=self._plays,
            buttons=buttons,
            can_undo=can_undo,
            my_turn=sit.must_act and self.session.is_human(sit.seat) and not given_up,
            new_cards=self._marked(self._state.hands[sit.seat]),
            sorts=self.hand.offers if self._plays else (),
        )

    def _marked(self, held: Sequence[int]) -> tuple[Token, ...]:
        marked = set(held) if self._mark_new else ()
        return self.tokens.all(card for card in dict.fromkeys(self._memory.new) if card in marked)

    @property
    def _plays(self) -> bool:
        """Whether a person plays at the viewer's seat, and the deal goes on."""
        plays = not self.session.replay and self.session.is_human(self.session.reader)
        return plays and not self.run.deal_over and not self._given_up

    def _booked(self) -> tuple[Score, ...]:
        """Every scorer's score once the deal is over and booked."""
        totals, scores = self.run.match.totals, self.run.finish_deal()
        return tuple((total, s.total) for total, s in zip(totals, scores, strict=True))

    def _prompt(self) -> str:
        if self.session.replay and not self.run.deal_over:
            return TurnText.PROMPT_REPLAY(name=seat_name(self.session, self._state.actor))
        if self.caution is not None:
            return self.caution.text
        if self.waits and self._bot_thinks():
            return TurnText.PROMPT_WAITS(name=seat_name(self.session, self._state.actor))
        if self.session.covered and self.session.is_human(self._state.actor):
            return TurnText.PROMPT_COVERED(name=seat_name(self.session, self._state.actor))
        human = self.session.is_human(self.session.reader)
        return prompts.prompt(self.situation, human=human)

    def _bot_thinks(self) -> bool:
        stands = self.run.deal_over or self.session.replay or self._given_up
        bot = not stands and not self.session.is_human(self._state.actor)
        return bot and can_act(self._state)

    def _buttons(self, sit: Situation, can_undo: bool, match_over: bool) -> tuple[ButtonModel, ...]:
        if self.session.replay:
            return ()
        if match_over:
            return prompts.match_over_buttons()
        if not self.run.deal_over and not self.session.is_human(self.session.viewer):
            return ()
        if self.waits or self._waits_for_person:
            return prompts.continue_buttons()
        if self.session.covered and not self.run.deal_over:
            return ()
        if self.caution is not None:
            return prompts.warned_buttons(self.caution)
        return prompts.buttons(sit, can_undo=can_undo)

    @property
    def _waits_for_person(self) -> bool:
        """Whether a person who is not in front of the screen yet is to act."""
        waits = self.session.covered and not self.session.replay and not self.run.deal_over
        return waits and self.session.is_human(self._state.actor)

    def _goal(self) -> int | None:
        end = self._state.setup.rules.match.end
        return None if end.kind == "deals" else end.score

    def _status(self) -> str:
        end = self._state.setup.rules.match.end
        if end.kind == "deals":
            return TurnText.STATUS_DEALS(deals=number(end.count or 0, "deal"))
        return TurnText.STATUS_TARGET(score=figures(end.score or 0))


def _with(script: Script, entry: LedgerEntry) -> Script:
    *beats, last = script.beats
    return Script((*beats, replace(last, entries=(*last.entries, entry))))
