"""A controller with a table that only takes notes, in a match or in a position written by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import PlayerView
from canasta_qt.jobs.answering import BotAnswer, BotPool
from canasta_qt.play.match.game import GameController
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.players.api import make_bot
from canasta_qt.players.worker import Explainer
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.pictures import (
    ButtonId,
    CardModel,
    ChoiceModel,
    RefusedModel,
    ScoreSheetModel,
    TableModel,
    Zone,
    ZoneKind,
)
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import NewMatch, Pace, Session, plain_seats
from tests.helpers.deals import invariants

AT_ONCE = Pace(bot_pause_ms=0, sheet_pause_ms=0, speed=0)

PILE = Zone(ZoneKind.PILE)
STOCK = Zone(ZoneKind.STOCK)
HAND = Zone(ZoneKind.HAND, 0)
NEW = Zone(ZoneKind.NEW_MELD, 0)

REST = {"1": 11, "2": 11, "3": 11}
"""How many cards the other three hold in a position written by hand."""

CANASTA = {"0": ["A A A A A A A", "K K K"], "1": ["8 8 8"]}
"""Melds of a position in which our side may go out."""


class LocalPool(BotPool):
    """Bots that think in this process, at once; `answers` come first, `silent` ones never do."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.silent = False
        self.answers: list[Action] = []
        self.views: list[PlayerView] = []

    def start(self) -> None:
        """No process is needed."""

    def ask(
        self, level: str, seed: int | str, view: PlayerView, *, explain: Explainer | None = None
    ) -> int:
        self._asked += 1
        number = self._asked
        self.views.append(view)
        if not self.silent:
            QTimer.singleShot(0, self, lambda: self._say(number, level, seed, view))
        return number

    def _say(self, number: int, level: str, seed: int | str, view: PlayerView) -> None:
        action = self.answers.pop(0) if self.answers else make_bot(level, seed).choose(view)
        self.answered.emit(BotAnswer(number, action))


class NotedGame:
    """A controller, what it has told, and a table that stands still at once (or when told)."""

    def __init__(
        self,
        kept: MatchStore | Paths | None = None,
        pool: BotPool | None = None,
        adviser: BotPool | None = None,
    ) -> None:
        """One pool does for both kinds of questions unless there is an `adviser`."""
        store = open_store(kept) if isinstance(kept, Paths) else kept
        self.pool = pool or LocalPool()
        self.warnings: tuple[str, ...] = ()
        self.controller = GameController(
            store,
            cautious=lambda switch: switch in self.warnings,
            pace=AT_ONCE,
            pool=self.pool,
            adviser=adviser or self.pool,
        )
        self.scripts: list[Script] = []
        self.refusals: list[RefusedModel] = []
        self.choices: list[ChoiceModel] = []
        self.sheets: list[ScoreSheetModel] = []
        self.problems: list[str] = []
        self.over: list[ScoreSheetModel] = []
        self.instant = True
        self.on_script: Callable[[Script], None] = lambda script: None
        self.controller.played.connect(self._played)
        self.controller.input.refused.connect(self.refusals.append)
        self.controller.input.choice.connect(self.choices.append)
        self.controller.scored.connect(self.sheets.append)
        self.controller.match_over.connect(self.over.append)
        self.controller.problem.connect(self.problems.append)

    def _played(self, script: Script) -> None:
        self.scripts.append(script)
        self.on_script(script)
        if self.instant:
            self.controller.script_finished()

    @property
    def match(self) -> RunningMatch:
        assert self.controller.match is not None
        return self.controller.match

    @property
    def state(self) -> DealState:
        return self.match.run.state

    @property
    def model(self) -> TableModel:
        return self.match.presenter.model()

    @property
    def why(self) -> str:
        """The reason last given."""
        return self.refusals[-1].text

    def start(self, rules: str = "classic_4p", seed: int = 1, **changes: Any) -> None:
        seats = plain_seats(preset(rules).rules.match.players)
        self.controller.new_match(NewMatch(rules, seats, seed, **changes))

    def tokens(self, text: str) -> tuple[int, ...]:
        """Tokens of hand or staged cards by rank: `"K K X"`; `*` is the top of the pile."""
        model = self.model
        groups = model.draft.groups if model.draft else ()
        free = [
            *model.seats[model.viewer].hand,
            *(card for group in groups for card in group.cards),
        ]
        found = []
        for word in text.split():
            if word == "*":
                found.append(self._top())
                continue
            card = next(card for card in free if (card.face or "").startswith(word))
            free.remove(card)
            found.append(card.token)
        return tuple(found)

    def _top(self) -> int:
        return self.match.presenter.tokens.of(self.state.pile[-1])

    def drop(self, text: str, zone: Zone) -> None:
        self.controller.input.drop(self.tokens(text), zone)

    def press(self, button: ButtonId) -> None:
        self.controller.input.press(button)

    def meld_zone(self, rank: str) -> Zone:
        """The own meld of a rank."""
        meld = next(m for m in self.model.sides[0].melds if m.rank == rank)
        return Zone(ZoneKind.MELD, meld.uid)

    def targets(self, text: str) -> dict[str, str]:
        """Kind of place to word, for cards of the hand."""
        found = self.controller.input.drop_targets(self.tokens(text))
        return {target.zone.kind.value: target.label for target in found}

    def hand(self) -> str:
        """The viewer's hand as shown, left to right."""
        return " ".join(card.face or "?" for card in self.model.seats[0].hand)


def at_position(game: NotedGame, **position: Any) -> NotedGame:
    """Put the game into a position written by hand; seat 0 is the person."""
    position.setdefault("rules", "classic_4p")
    state = set_up(position).state
    run = MatchRun.new(state.setup.rules, 1, plain_session(state.setup.seats).players())
    run._state = state
    run.log.add_deal(state.dealer, state.setup.pack)
    run._remember()
    controller = game.controller
    presenter = Presenter(run, plain_session(state.setup.seats))
    controller._enter(RunningMatch(run, presenter, recorder=None))
    controller.take_up()
    return game


def opened(game: NotedGame, hand: str, *, phase: str = "play", **more: object) -> NotedGame:
    """Our side has kings and queens on the table; `hand` is ours."""
    position = {
        "phase": phase,
        "hands": {"0": hand, **REST},
        "melds": {"0": ["K K K", "Q Q Q 2"], "1": ["8 8 8"]},
        "pile": "7",
        **more,
    }
    return at_position(game, **position)


def unopened(game: NotedGame, hand: str, *, phase: str = "play", **more: object) -> NotedGame:
    """Nothing is on the table yet; `hand` is ours."""
    position = {"phase": phase, "hands": {"0": hand, **REST}, "pile": "7", **more}
    return at_position(game, **position)


def with_canasta(game: NotedGame, hand: str, **more: object) -> NotedGame:
    """Our turn after drawing; our side may go out."""
    position = {
        "phase": "play",
        "hands": {"0": hand, **REST},
        "melds": CANASTA,
        "pile": "7",
        **more,
    }
    return at_position(game, **position)


def plain_session(seats: int) -> Session:
    return Session(plain_seats(seats), "Classic")


def assert_sound(game: NotedGame) -> None:
    """The state is a possible one and the picture shows exactly it."""
    assert invariants.broken_invariants(game.state) == []
    assert_same(game.model, game)


def assert_same(model: TableModel, game: NotedGame) -> None:
    """The picture shows the state, card by card, and nothing that is hidden."""
    presenter = game.match.presenter
    state, card_of = game.state, presenter.tokens._card.get
    viewer = presenter.session.viewer
    drafted = [c for group in (model.draft.groups if model.draft else ()) for c in group.cards]
    assert [card_of(c.token) for c in reversed(model.stock)] == list(state.remaining_stock())
    staged_top = [c for c in drafted if card_of(c.token) in state.pile]
    there = [card for card in state.pile if card not in map(card_of, [c.token for c in staged_top])]
    assert [card_of(c.token) for c in model.pile] == there
    assert len(model.pile) + len(staged_top) == len(state.pile)
    hidden = [card.face is None for card in model.pile]
    face_down = state.result is not None and state.setup.rules.go_out.final_face_down
    assert sum(hidden) in (state.pile_hidden, state.pile_hidden + face_down)
    assert all(hidden[: state.pile_hidden])
    for seat in model.seats:
        shown = [card_of(c.token) for c in seat.hand]
        if seat.seat == viewer:
            shown += [card_of(c.token) for c in drafted if c not in staged_top]
            assert sorted(shown) == sorted(state.hands[seat.seat])
            assert all(card.face for card in seat.hand)
        else:
            over = model.over != "no"
            assert sorted(shown) == sorted(state.hands[seat.seat])
            assert all((card.face is not None) == over for card in seat.hand)
        assert tuple(card_of(c.token) for c in seat.foot) == state.feet[seat.seat]
        assert all((card.face is not None) == (model.over != "no") for card in seat.foot)
        assert [card_of(c.token) for c in seat.waiting] == state.waiting[seat.seat]
        assert all(card.face is None for card in seat.waiting)
        assert seat.side == state.side_of[seat.seat]
        assert seat.resting == (seat.seat not in state.order)
    assert all(card.face is None for card in model.stock)
    assert [[card_of(c.token) for c in packet] for packet in model.reserved] == state.packets
    assert all(card.face is None for packet in model.reserved for card in packet)
    assert sorted(side.side for side in model.sides) == list(range(len(state.sides)))
    for side in model.sides:
        for meld, true in zip(side.melds, state.melds[side.side], strict=True):
            assert meld.uid == true.uid
            assert tuple(card_of(c.token) for c in meld.cards) == true.cards
        seats = state.sides[side.side]
        threes = [c for seat in seats for c in (*state.red_threes[seat], *state.black_threes[seat])]
        assert sorted(card_of(c.token) for c in side.threes) == sorted(threes)
        assert tuple(card_of(c.token) for c in side.heap) == state.heaps[side.side]
    assert model.freezer == (presenter.tokens.of(state.freezer) if state.freezer >= 0 else None)
    assert sorted(card.token for card in all_cards(model)) == list(range(len(state.setup.pack)))


def all_cards(model: TableModel) -> list[CardModel]:
    """Every card the picture shows, wherever it lies."""
    places = [model.stock, model.pile, *model.reserved]
    places += [group.cards for group in (model.draft.groups if model.draft else ())]
    places += [cards for seat in model.seats for cards in (seat.hand, seat.waiting, seat.foot)]
    places += [meld.cards for side in model.sides for meld in side.melds]
    places += [cards for side in model.sides for cards in (side.threes, side.heap)]
    return [card for cards in places for card in cards]
