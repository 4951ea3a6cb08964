"""The small values a position is made of: phases, melds, results, and the record of a turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, IntEnum
from typing import Literal


class Phase(Enum):
    """Where in the turn the deal is."""

    START = "start"
    """The seat to act has neither drawn nor taken."""
    PLAY = "play"
    """It has drawn or taken: it may meld, and must end the turn."""
    ANSWER = "answer"
    """A team-mate must answer "may I go out?" or "shall we concede the deal?"."""
    OVER = "over"
    """The deal has ended."""


class FootStage(IntEnum):
    """How far a seat is with its foot (the second hand)."""

    NONE = 0
    """The rules have no feet."""
    WAITING = 1
    """It lies face down; the seat has not earned it."""
    EARNED = 2
    """It comes at the end of this turn at the latest."""
    TAKEN = 3
    """It is in the hand, to be played from the seat's next turn on."""
    PLAYED = 4
    """The seat has played at least part of a turn from it."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A cut of the deck before the deal: who cut how many cards, and the points that brought."""

    seat: int
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld on the table; a new value replaces it whenever cards are added.

    Attributes:
        uid: number of the meld in this deal, unique over both sides.
        kind: the rank's kind (4..14), `TWO` for a wild meld, `BLACK_THREE` for black threes,
            `SEQUENCE` for a run (`engine.sequences` tells its suit and ranks).
        cards: card numbers in the order laid; of a run in ascending order.
        wilds: how many of them are wild.
        born: number of the turn in which it was begun.
        begun_dirty: it held a wild card when first laid.
    """

    uid: int
    kind: int
    cards: tuple[int, ...]
    wilds: int
    born: int
    begun_dirty: bool

    @property
    def naturals(self) -> int:
        """Cards that are not wild."""
        return len(self.cards) - self.wilds


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended.

    Attributes:
        out: the seat that went out.
        concealed: the concealed bonus it has earned.
        reason: somebody went out, the stock ended it, it was conceded, or nothing but locked ranks
            was left to discard.
        special_hand: id of the special hand that `out` laid, or empty.
        conceded: the seat that conceded the deal.
    """

    out: int | None = None
    concealed: Literal["no", "full", "no_canasta"] = "no"
    reason: Literal["out", "stock", "conceded", "locked"] = "stock"
    special_hand: str = ""
    conceded: int | None = None


@dataclass(frozen=True, slots=True)
class Penalty:
    """A booked penalty: the seat, the option it comes from and its (negative) points."""

    seat: int
    fault: str
    points: int


@dataclass(frozen=True, slots=True)
class TableBefore:
    """What lay on the table before a step of this turn, for `discard.empty_pile_fallback`.

    It holds nothing that was ever hidden from anybody: melds, threes and the pile lie open, and of
    the stock it is the number of cards. `laid` is how many groups the turn had laid by then.
    """

    melds: tuple[Meld, ...]
    red_threes: tuple[int, ...]
    black_threes: tuple[int, ...]
    pile: tuple[int, ...]
    freezer: int
    stock_left: int
    turn_card_drawn: bool
    opened: int
    next_uid: int
    laid: int
    took_pile: bool
    beyond_top: bool


@dataclass(slots=True)
class TurnRecord:
    """What the seat to act has done this turn; replaced at every new turn.

    Attributes:
        took_pile: it took the pile.
        laid: (meld uid, cards) of every group laid this turn, in order.
        beyond_top: something besides the meld of the top card was laid.
        asked, whom, answer: permission asked this turn, of which seat (-1: nobody), the answer.
        no_discard: the last stock card was a red three; the turn ends without a discard.
        last_three: the last stock card was a three of a modern game and is still the last card
            of the hand; the deal ends with this turn (`stock_end.last_three_modern`).
        steps: the table before each lay-down and pile take of this turn, kept only where melds
            may have to go back (`discard.empty_pile_fallback`).
        retracted: melds went back, so nothing more is melded in this turn.
        faults: penalties booked this turn, each at most once.
        concession: where the turn stood when the team-mate was asked "shall we concede the deal?"
            (`match.forfeit_call`); None while that question is not open.
        stays: the team-mate does not want to concede; it is asked once a turn.
    """

    took_pile: bool = False
    laid: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    beyond_top: bool = False
    asked: bool = False
    whom: int = -1
    answer: bool | None = None
    no_discard: bool = False
    last_three: bool = False
    steps: tuple[TableBefore, ...] = ()
    retracted: bool = False
    faults: tuple[str, ...] = ()
    concession: Phase | None = None
    stays: bool = False

    def copy(self) -> TurnRecord:
        """An independent copy."""
        return TurnRecord(
            self.took_pile,
            self.laid[:],
            self.beyond_top,
            self.asked,
            self.whom,
            self.answer,
            self.no_discard,
            self.last_three,
            self.steps,
            self.retracted,
            self.faults,
            self.concession,
            self.stays,
        )
