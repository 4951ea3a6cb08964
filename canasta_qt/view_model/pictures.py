"""What the table shows: frozen pictures of a position, made for one seat's eyes.

Cards are named by *tokens*: one number per physical card and deal, drawn at random, so that a
hidden card's token reveals nothing about its face.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal, NamedTuple

from canasta_qt.view_model.endings import DealEnding

Token = int
"""Names one physical card for one deal. Never the card's own number."""


class ZoneKind(Enum):
    """The places of the table a card can lie in or be dropped on."""

    STOCK = "stock"
    PILE = "pile"
    HAND = "hand"
    MELD = "meld"
    NEW_MELD = "new_meld"
    DRAFT = "draft"
    THREES = "threes"
    SEAT = "seat"
    WAITING = "waiting"
    RESERVED = "reserved"
    FOOT = "foot"
    HEAP = "heap"
    PILE_CARD = "pile_card"

    __hash__ = object.__hash__  # every card is counted by its zone in every frame


class Zone(NamedTuple):
    """One place of the table.

    `key` is the meld's number for MELD, the group's index for DRAFT, the seat for HAND, SEAT,
    WAITING and FOOT, the side for NEW_MELD, THREES and HEAP, the packet's index for RESERVED,
    the card's place in the pile from the bottom for PILE_CARD, and 0 for STOCK and PILE.

    PILE_CARD is activated, or takes cards of the hand: take the pile down to this card
    (`TableModel.pile_depths`), with these.
    """

    kind: ZoneKind
    key: int = 0


@dataclass(frozen=True, slots=True)
class CardModel:
    """One card as this seat may see it.

    `face` is the picture's name (`"Kh"`, `"Ts"`, `"X1"`, `"X2"`) or None for a card face down.
    """

    token: Token
    face: str | None = None


@dataclass(frozen=True, slots=True)
class MeldModel:
    """One meld on the table. `rank` is the short rank text ("K", "T", "2" for a wild meld).

    A run has a `suit` ("h", "d", "s" or "c") and its cards in ascending order.
    """

    uid: int
    rank: str
    cards: tuple[CardModel, ...]
    naturals: int
    wilds: int
    canasta: Literal["no", "natural", "mixed", "wild", "sequence"] = "no"
    closed: bool = False
    points: int = 0
    label: str = ""
    """Accessible and tooltip text, e.g. "Kings: 5 natural, 2 wild: mixed canasta"."""
    suit: str = ""
    bonus: int = 0
    """What it brings as a canasta, beside its cards."""
    finish: tuple[tuple[str, int], ...] = ()
    """Of a run that lacks one card: the ranks that complete it, and how many copies of each are
    neither on the table nor in the viewer's hand."""


@dataclass(frozen=True, slots=True)
class DraftGroup:
    """One staged group. `onto` is the meld it joins, or None for a new meld.

    `with_top` says that the top card of the discard pile belongs to the group.
    """

    cards: tuple[CardModel, ...]
    rank: str
    onto: int | None = None
    with_top: bool = False
    points: int = 0
    ok: bool = True
    problem: str = ""


@dataclass(frozen=True, slots=True)
class DraftModel:
    """Cards staged on the table but not yet laid: seen by this player only.

    `badge` is the live text ("35 of 50", "Ready: 70"); `ready` says that Confirm would be legal.
    """

    groups: tuple[DraftGroup, ...]
    badge: str
    ready: bool
    takes_pile: bool = False
    problem: str = ""


Position = Literal["bottom", "left", "top", "right", "top_left", "top_right"]
"""Where a seat is drawn; the viewer sits at the bottom, the others clockwise from the left."""


@dataclass(frozen=True, slots=True)
class SeatModel:
    """One person at the table."""

    seat: int
    position: Position
    side: int
    name: str
    portrait: str
    """File stem of the portrait in resources/faces."""
    hand: tuple[CardModel, ...]
    is_viewer: bool = False
    is_turn: bool = False
    is_dealer: bool = False
    thinking: bool = False
    remark: str = ""
    """A short line shown beside the plate ("asks: may I go out?", "no"), or empty."""
    waiting: tuple[CardModel, ...] = ()
    """Bonus cards that lie face down beside the seat until its next turn."""
    resting: bool = False
    """This person does not play in this deal (five at a table of four)."""
    special: str = ""
    """The special hand this seat has declared, with its points ("Straight: 3,000 points"), or
    empty; the cards of `hand` then lie open in its order where its side's melds lie."""
    foot: tuple[CardModel, ...] = ()
    """The second hand, which lies beside the seat until it is taken up."""
    foot_text: str = ""
    """What the foot says of itself: when it comes, or that it has been taken up; or empty."""
    in_foot: bool = False
    """Whether the foot has been taken up."""


@dataclass(frozen=True, slots=True)
class SideModel:
    """One side: what it has on the table and its numbers.

    `minimum` is the points its first meld needs; `deal_points` what the deal would bring now.
    Sides may change in the middle of a deal (three players become one against two); the seats'
    `side` changes with them.
    """

    side: int
    name: str
    is_ours: bool
    total: int
    deal_points: int
    minimum: int
    opened: bool
    melds: tuple[MeldModel, ...] = ()
    threes: tuple[CardModel, ...] = ()
    """Tabled threes: red ones, and black ones where the rules table them."""
    canastas: int = 0
    totals: tuple[tuple[str, int], ...] = ()
    """(name, running total) of each partner where partners keep scores of their own; else empty."""
    deal_each: tuple[int, ...] = ()
    """What the deal would bring each of `totals`, in their order."""
    deal_note: str = ""
    """Why what lies on the table counts against the side, in words; or empty."""
    heap: tuple[CardModel, ...] = ()
    """Loose cards of completed ranks that lie beside the melds (the garbage pile)."""
    threes_points: int | None = None
    """What the tabled threes bring now; None where that is not known."""
    has_won: bool = False
    """Whether the match is over and goes to somebody of this side."""
    needs: tuple[str, ...] = ()
    """What going out needs, with a full mark for what the side has ("red ●○"); empty in games that
    ask for neither kinds of canastas nor feet."""
    lacks: str = ""
    """What of it is missing, in a sentence; or empty."""
    progress: tuple[str, ...] = ()
    """How near the viewer's hand is to special hands ("Straight 10 of 14"), and what it costs if it
    is caught; on the viewer's side before its first meld."""
    alone: bool = False
    """Whether it is one of three players against the other two."""


SortOrder = Literal["rank_up", "rank_down", "wilds_left", "wilds_right", "suits"]
"""A way to sort the hand; by suits only where cards of one suit in a row may be melded."""


class ButtonId(Enum):
    """The few buttons that matter now; the bar above the hand shows one to four."""

    DRAW = "draw"
    TAKE_PILE = "take_pile"
    CONFIRM = "confirm"
    TAKE_BACK = "take_back"
    ASK = "ask"
    ANSWER_YES = "answer_yes"
    ANSWER_NO = "answer_no"
    GO_OUT = "go_out"
    PASS = "pass"
    UNDO = "undo"
    NEXT_DEAL = "next_deal"
    RESTORE = "restore"
    CONTINUE = "continue"
    SPECIAL = "special"
    """Declare a special hand."""
    LAY_THREE = "lay_three"
    """Table a three that was kept in the hand."""
    MERGE = "merge"
    """Join two own melds of one rank, or two sequences."""
    RETRACT = "retract"
    """Take the last melds of the turn back because no discard is legal."""
    CONCEDE = "concede"
    """Give the deal up, the partner consenting."""
    GO_AHEAD = "go_ahead"
    """Do what was warned of."""
    LEAVE_IT = "leave_it"
    """Do not do what was warned of."""
    PLAY_AGAIN = "play_again"
    """After a match: the same people and rules again."""
    NEW_MATCH = "new_match"
    """After a match: choose another one."""
    REVIEW = "review"
    """After a match: go through it again."""
    COMPARE = "compare"
    """After a match: what Expert makes of the same cards."""
    RESULT = "result"
    """After a deal or a match: what it brought, again."""


@dataclass(frozen=True, slots=True)
class ButtonModel:
    """One button: `why_not` is the reason in words when it is disabled."""

    id: ButtonId
    label: str
    enabled: bool = True
    accent: bool = False
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class CardTag:
    """A word on a card: what a review says of it. `better` stands out as what to do.

    With no text the card belongs to what the tag before it says.
    """

    token: Token
    text: str
    better: bool = False


@dataclass(frozen=True, slots=True)
class TableModel:
    """The whole picture for one seat.

    Every card of the pack is in exactly one of: stock, reserved packets, pile, a seat's hand or
    its waiting cards, a meld, the tabled threes, or the draft (a staged card is in the draft and
    not in the hand; a draft group with the top card shows it in the group and not on the pile).
    """

    deal_key: str
    """Changes with each deal; a new key means all cards come from the stock anew."""
    rules_name: str
    deal_number: int
    viewer: int
    stock: tuple[CardModel, ...]
    """Top card last."""
    pile: tuple[CardModel, ...]
    """Bottom to top."""
    frozen: bool
    freezer: Token | None
    """The pile's freezing card, drawn crosswise."""
    seats: tuple[SeatModel, ...]
    sides: tuple[SideModel, ...]
    """The viewer's own side first."""
    prompt: str
    """What is expected of the viewer now, one line."""
    pile_text: str = ""
    """What the pile says of itself: may I take it, by which rule, with what, what is missing."""
    stock_text: str = ""
    """What the stock says of itself, e.g. how far it is to the turn card."""
    status: str = ""
    """Side note, e.g. "Play to 5,000"."""
    buttons: tuple[ButtonModel, ...] = ()
    draft: DraftModel | None = None
    new_cards: tuple[Token, ...] = ()
    can_undo: bool = False
    my_turn: bool = False
    over: Literal["no", "deal", "match"] = "no"
    turn_card: Token | None = None
    """The card that lies sideways in the stock until it is drawn; its drawer announces it."""
    reserved: tuple[tuple[CardModel, ...], ...] = ()
    """Packets set aside face down for the sides that open, the first opener's first."""
    pile_part: int | None = None
    """How many cards from the top a take brings; None for all of them."""
    pile_depths: tuple[int, ...] | None = None
    """Where the taker names a card of the pile: the places, from the bottom, that may be named now.
    The pile can then be spread out to be looked at. None in all other games."""
    caution: bool = False
    """Whether the prompt is a warning: what the player wanted to do waits for GO_AHEAD."""
    sorts: tuple[SortOrder, ...] = ()
    """The ways to sort that the buttons beside the hand offer now; none where nobody plays."""
    plays: bool = False
    """Whether a person plays at the viewer's seat, and the deal goes on."""
    goal: int | None = None
    """The total that ends the match; None where something else ends it."""
    has_runs: bool = False
    """Whether cards of one suit in a row may be melded."""
    tags: tuple[CardTag, ...] = ()
    """What a review says of cards; nothing while a deal is played."""


LineKind = Literal["deal", "turn", "score", "note"]
"""What a line of the ledger is about: how a deal began, a turn, the score, or something else."""

CARDS = "{cards}"
"""Where the cards stand in the words of a deed."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing somebody did in a turn.

    `words` is a clause without its subject ("discards {cards}"), said of the viewer or of somebody
    else; `cards` says its cards in words, `faces` are their pictures, None for a card face down.
    """

    words: str
    cards: str = ""
    faces: tuple[str | None, ...] = ()

    @property
    def text(self) -> str:
        """The whole clause in words."""
        return self.words.replace(CARDS, self.cards)


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """What one event adds to a line of the ledger, as this seat may know it.

    A turn's line grows by entries of the same deal and turn. `action` is how many actions of the
    deal had been played: an entry with a smaller number than one before it takes that one back.
    """

    kind: LineKind
    deal: int
    turn: int
    action: int
    seat: int | None = None
    name: str = ""
    mine: bool = False
    """Whether it is the viewer's turn."""
    deed: Deed | None = None
    said: str = ""
    """A sentence that stands on its own."""


@dataclass(frozen=True, slots=True)
class ScoreLineModel:
    """One line of the score sheet: a label and one number per side (None: does not apply)."""

    label: str
    points: tuple[int | None, ...]
    detail: str = ""
    kind: str = ""
    """What the rules call it; a replay finds its action by this."""
    origins: tuple[str, ...] = ()
    """Side by side the cards that the points come from, where it is cards."""


@dataclass(frozen=True, slots=True)
class ScoreSheetModel:
    """The sheet after a deal; the viewer's own column comes first in every tuple.

    `sides` names the columns: the sides, or the players where each keeps a total of his own;
    `totals` after this deal; `history` totals after each deal so far.
    """

    title: str
    outcome: str
    """How the deal ended, in words."""
    sides: tuple[str, ...]
    lines: tuple[ScoreLineModel, ...]
    deal_totals: tuple[int, ...]
    before: tuple[int, ...]
    totals: tuple[int, ...]
    history: tuple[tuple[int, ...], ...]
    target: int | None
    match_over: bool = False
    we_won: bool = False
    """Whether the viewer is among the winners of the match."""
    verdict: str = ""
    """At the end of a match: "You and Vera win by 640"."""
    bands: tuple[tuple[int, int], ...] = ()
    """From which total on an opening needs how many points; empty where totals do not matter."""
    deals: tuple[ScoreLineModel, ...] = ()
    """On a sheet of the whole match: what each deal brought. Empty on that of one deal."""
    ending: DealEnding | None = None
    """What the end of the deal shows besides; None on a sheet of the whole match."""
    heading: str = ""
    """The game, and the day where it is known: above sheets that leave the program."""


@dataclass(frozen=True, slots=True)
class DropTarget:
    """A place that would accept the cards, with the word shown on it.

    `deed` is what a button says that puts them there, `outcome` what comes of it; both may be
    empty. `doubtful`: hardly anybody would, so that no button in gold offers it.
    """

    zone: Zone
    label: str
    deed: str = ""
    outcome: str = ""
    doubtful: bool = False


@dataclass(frozen=True, slots=True)
class HintWay:
    """Cards of a hint and where they go; without cards, from where some come to the hand."""

    tokens: tuple[Token, ...]
    place: Zone


@dataclass(frozen=True, slots=True)
class HintModel:
    """What to do, in words; an empty text takes a hint back.

    Attributes:
        more: the figures behind it, a line each, shown when they are asked for.
        tokens: the cards of the hand that it is about; None leaves those that are chosen alone.
        ways: where they go to, an arrow each.
        deed: what the button says that makes the move; empty where there is none yet.
        button: the button of the game that this one stands for, if there is one.
    """

    text: str = ""
    more: tuple[str, ...] = ()
    tokens: tuple[Token, ...] | None = None
    ways: tuple[HintWay, ...] = ()
    deed: str = ""
    button: ButtonId | None = None

    @property
    def advises(self) -> bool:
        """Whether it advises a move; one that is still being thought of does not."""
        return bool(self.text) and self.tokens is not None


@dataclass(frozen=True, slots=True)
class RefusedModel:
    """Why a gesture was refused, in words, with what should shake."""

    text: str
    tokens: tuple[Token, ...] = ()
    zone: Zone | None = None


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One way to do what the gesture asked for."""

    id: int
    label: str
    faces: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ChoiceModel:
    """Two or more ways to do what a gesture asked for: the player picks one."""

    title: str
    options: tuple[ChoiceOption, ...]


@dataclass(frozen=True, slots=True)
class Drawer:
    """Somebody who draws a card before the first deal: `face` is "" where nobody draws cards."""

    seat: int
    name: str
    portrait: str
    position: Position
    face: str = ""
    mark: int | None = None
    """The mark of the side, where it should be shown."""
    is_dealer: bool = False


@dataclass(frozen=True, slots=True)
class CeremonyModel:
    """What happens before a deal; `people` in the order of drawing, `lines` one after the other."""

    title: str
    people: tuple[Drawer, ...]
    lines: tuple[str, ...]


# --- words of the game in a message -----------------------------------------------------------


class TermSpan(NamedTuple):
    """A word of the game in a text: from where to where, and its id."""

    start: int
    end: int
    term: str


class TermFinder:
    """Finds no word of the game; `features.rulebook.words.terms.Terms` does."""

    def links(self, text: str) -> tuple[TermSpan, ...]:
        """The words that are links in a passing message."""
        return ()

    def meaning(self, term: str) -> str:
        """The word and what it means; empty where the game does not have it."""
        return ""
