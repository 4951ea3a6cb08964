"""Cards staged on the table but not yet laid; their tokens are a random numbering for each deal."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from canasta_qt.engine.actions import AUTO, NEW, LayDown, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT, SEQUENCE, TWO
from canasta_qt.engine.judge.legality import breach
from canasta_qt.engine.melds.meld_targets import Laying, TopCard, lay
from canasta_qt.engine.opening.requirements import count_opening, opening_minimum
from canasta_qt.engine.pile.contents import claimed_card, counted_plays, melded_beside
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Phase, Position
from canasta_qt.view_model.pictures import CardModel, DraftGroup, DraftModel, Token
from canasta_qt.words.cards import face
from canasta_qt.words.refusals import lacking, refusal_text
from canasta_qt.words.turn import TurnText


class Tokens:
    """Card number to token and back, for one deal; the numbering is independent of the deck."""

    def __init__(self, pack: Sequence[int], seed: int | str, deal: int) -> None:
        """Number the cards of `pack` from 0 in an order that follows from seed and deal."""
        numbers = list(range(len(pack)))
        random.Random(f"canasta-qt/tokens/{seed}/{deal}").shuffle(numbers)
        self._token = dict(zip(pack, numbers, strict=True))
        self._card = {number: card for card, number in self._token.items()}

    def of(self, card: int) -> Token:
        return self._token[card]

    def all(self, cards: Iterable[int]) -> tuple[Token, ...]:
        return tuple(self._token[card] for card in cards)

    def cards(self, tokens: Iterable[Token]) -> tuple[int, ...] | None:
        """The cards of several tokens, or None if one of them names none."""
        found = tuple(self._card.get(token, -1) for token in tokens)
        return None if -1 in found else found


@dataclass(slots=True)
class Staged:
    """One staged group: hand cards, the meld it joins (None: a new one), and the pile's top.

    `above` are cards of the pile that lie above a chosen one and are melded with it.
    """

    cards: list[int]
    onto: int | None = None
    with_top: bool = False
    above: tuple[int, ...] = ()

    @property
    def kind(self) -> int:
        """The rank of its naturals, `TWO` for wild cards only, 0 when empty."""
        return kind_of(self.cards)


def kind_of(cards: Iterable[int]) -> int:
    """The kind a group would be: its naturals' (`SEQUENCE` where they differ), `TWO` for wilds
    only, 0 for no cards."""
    kinds = [KIND[card] for card in cards]
    naturals = {kind for kind in kinds if not IS_WILD[kind]}
    if len(naturals) > 1:
        return SEQUENCE
    return next(iter(naturals), TWO if kinds else 0)


@dataclass(frozen=True, slots=True)
class Stage:
    """Put hand cards (and the top card) into a group; cards staged elsewhere move there.

    `group` numbers it; else it is the one that goes to the same meld (`onto`) or has the same
    `rank`, or a new one. `chosen` is the card of the pile where it is not the top one, and `above`
    are cards from above it.
    """

    cards: tuple[int, ...]
    group: int | None = None
    onto: int | None = None
    with_top: bool = False
    rank: int = 0
    chosen: int = -1
    above: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StageAll:
    """Several groups put into the draft in one go."""

    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Unstage:
    """Take staged cards back; all of them when none is named, and the top card when `top`."""

    cards: tuple[int, ...] = ()
    top: bool = False


DraftChange = Stage | StageAll | Unstage
"""What can be done to a draft."""


class DraftTurn:
    """The staged groups of one player, in the order in which they were begun.

    `chosen` is the staged card of the pile where it need not be the top card, or -1.
    """

    def __init__(self) -> None:
        self.groups: list[Staged] = []
        self.chosen = -1

    def __bool__(self) -> bool:
        return bool(self.groups)

    @property
    def cards(self) -> tuple[int, ...]:
        return tuple(card for group in self.groups for card in group.cards)

    def top(self, pos: Position) -> int | None:
        """The card of the pile that the draft takes or could take it by."""
        if self.chosen in pos.pile:
            return self.chosen
        return pos.pile[-1] if pos.pile else None

    @property
    def takes_pile(self) -> bool:
        """Whether the top card of the pile is staged too."""
        return any(group.with_top for group in self.groups)

    def change(self, what: DraftChange) -> None:
        if isinstance(what, Unstage):
            self._unstage(what)
        else:
            for stage in what.stages if isinstance(what, StageAll) else (what,):
                self._stage(stage)

    def _unstage(self, what: Unstage) -> None:
        if what.top:
            self._leave_top()
        if what.cards:
            self._take_out(what.cards)
        elif not what.top:
            self.groups = []
        self._tidy()

    def _stage(self, stage: Stage) -> None:
        numbered = stage.group is not None and stage.group < len(self.groups)
        target = self.groups[stage.group or 0] if numbered else None
        self._take_out(stage.cards)
        if stage.with_top:
            self._leave_top()
            self.chosen = stage.chosen
        target = target or self._matching(stage.onto, stage.rank or kind_of(stage.cards))
        target = target or Staged([], stage.onto)
        if target not in self.groups:
            self.groups.append(target)
        target.cards += stage.cards
        if stage.with_top:
            target.with_top, target.above = True, stage.above
        self._tidy()

    def _leave_top(self) -> None:
        self.chosen = -1
        for group in self.groups:
            group.with_top, group.above = False, ()

    def sync(self, pos: Position, seat: int) -> None:
        """Follow the position: forget cards that left the hand, melds and tops that are gone."""
        held = set(pos.hands[seat])
        melds = {meld.uid for meld in pos.melds[pos.side_of[seat]]}
        if pos.phase is not Phase.START or pos.turn_seat != seat or not pos.pile:
            self._leave_top()
        for group in self.groups:
            group.cards = [card for card in group.cards if card in held]
            if group.onto not in melds:
                group.onto = None
        self._tidy()

    def plays(self, pos: Position) -> tuple[Play, ...]:
        """The groups as plays, the top card of the pile among them where it is staged."""
        return tuple(self._play(group, pos) for group in self.groups)

    def _play(self, group: Staged, pos: Position) -> Play:
        cards = tuple(group.cards)
        top = self.top(pos)
        if group.with_top and top is not None:
            cards += (*group.above, top)
        if group.onto is None:
            return Play(cards, NEW if kind_of(cards) == SEQUENCE else AUTO)
        return Play(cards, group.onto)

    def action(self, pos: Position) -> LayDown | TakePile | None:
        """The one step the draft stands for; None when nothing is staged."""
        if not self.groups:
            return None
        plays = self.plays(pos)
        return TakePile(plays) if self.takes_pile else LayDown(plays)

    def refusal(self, pos: Position) -> Refusal | None:
        """What the rules say against laying the draft now."""
        action = self.action(pos)
        return breach(pos, action) if action is not None else Refusal(Code.NOT_HELD)

    def model(self, pos: Position, seat: int, tokens: Tokens) -> DraftModel | None:
        """The picture of the draft with its badge; None when nothing is staged."""
        if not self.groups:
            return None
        refusal = self.refusal(pos)
        badge, problem = _badge(self, pos, seat, refusal)
        return DraftModel(
            groups=tuple(
                _group_model(group, play, pos, seat, tokens)
                for group, play in zip(self.groups, self.plays(pos), strict=True)
            ),
            badge=badge,
            ready=refusal is None,
            takes_pile=self.takes_pile,
            problem=problem,
        )

    def _matching(self, onto: int | None, kind: int) -> Staged | None:
        for group in self.groups:
            same_meld = onto is not None and group.onto == onto
            same_rank = kind not in (0, SEQUENCE) and group.kind == kind
            if same_meld or (onto is None and same_rank):
                return group
        return None

    def _take_out(self, cards: Sequence[int]) -> None:
        for group in self.groups:
            group.cards = [card for card in group.cards if card not in cards]

    def _tidy(self) -> None:
        self.groups = [group for group in self.groups if group.cards or group.with_top]


def _laying(pos: Position, side: int, plays: Sequence[Play]) -> Laying | Refusal:
    top = TopCard(claimed_card(pos, plays)) if pos.pile else None
    return lay(pos, side, plays, top)


def opening_points(pos: Position, side: int, plays: Sequence[Play]) -> int:
    """What these groups count towards the opening, in points, complete or not."""
    top = claimed_card(pos, plays) if pos.pile else None
    if top is not None and not any(top in play.cards for play in plays):
        top = None
    laying = _laying(pos, side, plays)
    laid = () if isinstance(laying, Refusal) else [laying.melds[i] for i in laying.changed]
    beside = melded_beside(pos, plays, top) if top is not None else ()
    return count_opening(pos, counted_plays(tuple(plays), beside), top, laid)


def _badge(draft: DraftTurn, pos: Position, seat: int, refusal: Refusal | None) -> tuple[str, str]:
    """The live text and the reason why the draft cannot be laid yet."""
    opened = bool(pos.opened[pos.side_of[seat]])
    have = 0 if opened else opening_points(pos, pos.side_of[seat], draft.plays(pos))
    need = opening_minimum(pos, seat)
    if refusal is None:
        return (TurnText.BADGE_READY_PLAIN() if opened else _ready(draft, pos, have, need)), ""
    if pos.phase is Phase.START and not draft.takes_pile and refusal.code is Code.PHASE:
        text = TurnText.BADGE_WAITING if opened else TurnText.BADGE_DRAW_FIRST
        return text(have=have, need=need), TurnText.DRAFT_DRAW_FIRST()
    points = (TurnText.BADGE_HAND if _from_hand(draft, pos) else TurnText.BADGE_SHORT)(
        have=have, need=need
    )
    if refusal.code is Code.INITIAL_CLEAN and lacking(refusal.what):
        content = lacking(refusal.what, short=True)
        points = TurnText.BADGE_MISSING(points=points, content=content)
    elif opened or have >= need:
        points = TurnText.BADGE_WAITING()
    return points, refusal_text(refusal)


def _ready(draft: DraftTurn, pos: Position, have: int, need: int) -> str:
    if have < need and pos.setup.rules.initial.splash:
        return TurnText.BADGE_SPLASH()
    return (TurnText.BADGE_READY_HAND if _from_hand(draft, pos) else TurnText.BADGE_READY)(
        have=have
    )


def _from_hand(draft: DraftTurn, pos: Position) -> bool:
    """Whether the pile is taken with an opening that must come from the hand alone."""
    return draft.takes_pile and pos.setup.from_hand_first


def _group_model(group: Staged, play: Play, pos: Position, seat: int, tokens: Tokens) -> DraftGroup:
    side = pos.side_of[seat]
    laying = _laying(pos, side, (play,))
    return DraftGroup(
        cards=tuple(CardModel(tokens.of(card), face(card)) for card in play.cards),
        rank=KIND_TEXT[kind_of(play.cards)],
        onto=group.onto,
        with_top=group.with_top,
        points=opening_points(pos, side, (play,)),
        ok=isinstance(laying, Laying),
        problem=refusal_text(laying) if isinstance(laying, Refusal) else "",
    )
