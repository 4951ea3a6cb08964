"""What a lesson is made of, and its table: a written position whose every draw is staged.

A position is written as in docs/POSITIONS.md, with two things more. A hand or foot may end in `+9`:
nine cards besides that need no name, neither wild cards nor threes that are laid out. The named
cards of the stock lie on top of all the rest of the pack; `+3` after them leaves just three more.
`fresh` deals a new deal that brings just these hands and this upcard.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final, Literal

from canasta_qt.engine.cards import CODE, FACES, IS_WILD, KIND, RED_THREE
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState
from canasta_qt.features.learning.lessons.model.patterns import ActionPattern
from canasta_qt.languages import ORIGINAL
from canasta_qt.record.log import Player
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.fields import CardWord, PositionProblem
from canasta_qt.record.positions.position import SetUpPosition, set_up
from canasta_qt.record.replay import MatchRun

_OWN_KEYS: Final = ("you", "fresh")


@dataclass(frozen=True, slots=True)
class Start:
    """Where play begins: a position as plain data, the learner's seat, whether it is dealt."""

    position: Mapping[str, object]
    you: int = 0
    fresh: bool = False


@dataclass(slots=True)
class StagedTable:
    """A table laid for a lesson: the run on it, and what every card is called."""

    run: MatchRun
    words: Mapping[int, CardWord]


def start_of(game: str, data: Mapping[str, object]) -> Start:
    """The start that a file describes. Raises `PositionProblem`."""
    you, fresh = data.get("you", 0), data.get("fresh", False)
    if not isinstance(you, int) or isinstance(you, bool) or you < 0:
        raise PositionProblem("you: the number of a seat is needed")
    if not isinstance(fresh, bool):
        raise PositionProblem("fresh: true or false is needed")
    if "actions" in data or "score" in data:
        raise PositionProblem("actions and score belong to positions that are judged")
    position = {key: value for key, value in data.items() if key not in _OWN_KEYS}
    if "totals" in position:
        position.setdefault("deal", 2)
    return Start({"rules": game, **position}, you, fresh)


def stage(start: Start, players: tuple[Player, ...] = ()) -> StagedTable:
    """Lay the table for these players, or for nameless ones. Raises `PositionProblem`."""
    table = _filled(start)
    state = table.state
    seats = players or tuple(
        Player("") if seat == start.you else Player("", "newcomer")
        for seat in range(state.setup.seats)
    )
    if start.you >= state.setup.seats:
        raise PositionProblem(f"you: there is no seat {start.you}")
    words = {card: table.words.get(card) or _word_of(card) for card in state.setup.pack}
    if start.fresh:
        run = MatchRun.new(state.setup.rules, 0, seats)
        run.log.players, run.match.dealer = seats, state.dealer
        run.start_deal(_deck(table))
    else:
        do_table_duties(table)
        run = MatchRun.staged(state, seats)
    return StagedTable(run, words)


@cache
def _word_of(card: int) -> CardWord:
    return CardWord(CODE[card], (card % FACES,))


def _filled(start: Start) -> SetUpPosition:
    """The position with its unnamed cards in the hands, and all that is left under the stock."""
    given = dict(start.position)
    extra: dict[tuple[str, int], int] = {}
    for key in ("hands", "feet"):
        if key in given:
            given[key] = _without_extra(key, given[key], extra)
    most: dict[tuple[str, int], int] = {}
    named = _without_extra("stock", {"0": given.get("stock", "")}, most)
    assert isinstance(named, dict)
    table = set_up({**given, "stock": named["0"]})
    rest = _left_over(table.state)
    plain = [card for card in rest if _stays_in_hand(table.state.setup, card)]
    for (key, seat), count in extra.items():
        if count > len(plain):
            raise PositionProblem(f"{key}.{seat}: {count} cards more are too many")
        taken, plain = plain[:count], plain[count:]
        rest = [card for card in rest if card not in taken]
        _add(table.state, key, seat, taken)
    state = table.state
    if isinstance(named["0"], str):
        state.stock = (*state.stock, *rest[: most.get(("stock", 0), len(rest))])
        state.stock_left = len(state.stock)
    return table


def _stays_in_hand(setup: Setup, card: int) -> bool:
    """Whether a card is worth no mention in a hand: neither wild nor a three that is laid out."""
    kind = KIND[card]
    return not (IS_WILD[kind] or kind == RED_THREE or setup.tabled[kind])


def _without_extra(key: str, value: object, extra: dict[tuple[str, int], int]) -> object:
    """The hands without their `+9`, which go to `extra`."""
    if isinstance(value, list):
        value = {str(seat): text for seat, text in enumerate(value)}
    if not isinstance(value, Mapping):
        return value
    found = {}
    for seat, text in value.items():
        words = text.split() if isinstance(text, str) else []
        if words and words[-1].startswith("+") and words[-1][1:].isdecimal():
            known = len(str(seat)) < 3 and str(seat).isdecimal()
            extra[key, int(seat) if known else -1] = int(words[-1][1:4])
            text = " ".join(words[:-1])
        found[seat] = text
    return found


def _add(state: DealState, key: str, seat: int, cards: list[int]) -> None:
    if not 0 <= seat < state.setup.seats:
        raise PositionProblem(f"{key}.{seat}: there is no such seat")
    if key == "hands":
        state.hands[seat] += cards
    else:
        feet = list(state.feet)
        feet[seat] = (*feet[seat], *cards)
        state.feet = tuple(feet)


def _left_over(state: DealState) -> list[int]:
    """Cards of the pack that lie nowhere, in an order that is always the same."""
    placed = {
        *state.stock, *state.pile,
        *(card for hand in state.hands for card in hand),
        *(card for foot in state.feet for card in foot),
        *(card for melds in state.melds for meld in melds for card in meld.cards),
        *(card for threes in (*state.red_threes, *state.black_threes) for card in threes),
        *(card for cards in (*state.waiting, *state.packets) for card in cards),
        *(card for heap in state.heaps for card in heap),
    }  # fmt: skip
    rest = [card for card in state.setup.pack if card not in placed]
    random.Random("canasta-qt/lessons").shuffle(rest)
    return rest


def _deck(table: SetUpPosition) -> tuple[int, ...]:
    """The order of a pack that deals these hands and turns this upcard."""
    state = table.state
    deal = state.setup.rules.deal
    at = state.order.index(state.dealer) + 1
    seats = (*state.order[at:], *state.order[:at])
    for seat in seats:
        if len(state.hands[seat]) != deal.hand_size:
            raise PositionProblem(f"hands.{seat}: a fresh deal has {deal.hand_size} cards")
        if len(state.feet[seat]) != deal.foot_size:
            raise PositionProblem(f"feet.{seat}: a fresh deal has {deal.foot_size} cards")
    if len(state.pile) != int(deal.upcard):
        raise PositionProblem("pile: a fresh deal has its upcard there and nothing else")
    if any(state.melds):
        raise PositionProblem("melds: a fresh deal has none")
    hands = [state.hands[seat][at] for at in range(deal.hand_size) for seat in seats]
    feet = [state.feet[seat][at] for at in range(deal.foot_size) for seat in seats]
    packets = [card for packet in state.packets for card in packet]
    return (*hands, *feet, *packets, *state.pile, *state.remaining_stock())


# --- what a lesson is made of -----------------------------------------------------------------

FAMILIES: Final = (
    "first_hand", "classic", "two_players", "three_players", "american", "hand_and_foot", "samba",
)  # fmt: skip
"""Folders with lessons, in the order in which they are shown."""

MOST_WORDS: Final = 12
"""Words on the screen at once."""


@dataclass(frozen=True, slots=True)
class TranslatedText:
    """A text in English and in whatever languages it was written in besides."""

    texts: Mapping[str, str]

    def in_language(self, language: str) -> str:
        """The text in this language; in English where there is none."""
        return self.texts.get(language) or self.texts[ORIGINAL]


@dataclass(frozen=True, slots=True)
class WrongIdea:
    """What a learner may try instead, and the answer to it.

    Attributes:
        others: what the others then do, to show the bad result; only then the action is played, and
            taken back.
        refused: the code with which the rules refuse it; empty for an action that is legal.
    """

    do: tuple[ActionPattern, ...]
    text: TranslatedText
    others: tuple[str, ...] = ()
    refused: str = ""

    @property
    def shown(self) -> bool:
        return bool(self.others)


@dataclass(frozen=True, slots=True)
class Step:
    """One thing said and one thing done.

    Attributes:
        others: actions that are played as the step begins, whoever they belong to.
        right: actions that end the step; none where it is only read, or where cards are chosen.
        fine: actions that may be played without ending it.
        until: empty where a right action ends the step. "turn" or "over": it ends with the
            learner's turn or with the deal; `right` is one way there, action by action.
        choose: cards that are to be chosen in the hand, as text; empty for none.
        wrong: wrong ideas with their answers, the first that fits counts.
        otherwise: the answer to anything else; None for the program's own words.
        start: the position that the step begins with; None where play goes on.
        test: whether the step is the position that asks for what was learned.
        line: line of the file where the step begins.
    """

    text: TranslatedText
    others: tuple[str, ...] = ()
    right: tuple[ActionPattern, ...] = ()
    fine: tuple[ActionPattern, ...] = ()
    until: Literal["", "turn", "over"] = ""
    choose: str = ""
    wrong: tuple[WrongIdea, ...] = ()
    otherwise: TranslatedText | None = None
    point: tuple[str, ...] = ()
    start: Start | None = None
    test: bool = False
    line: int = 0

    @property
    def only_read(self) -> bool:
        return not self.right and not self.choose


@dataclass(frozen=True, slots=True)
class PageLine:
    """A line of the page that comes before a lesson, and the cards beside it."""

    cards: tuple[int, ...]
    text: TranslatedText


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson; its `id`, `classic/frozen_pile`, never changes: progress is stored under it.

    Attributes:
        number: its place in the family.
        game: id of the preset. minutes: how long it takes, about.
        goal: what it teaches, in a line. end: the last words.
        start: the position of the first step.
        page: what is said before it, on a page of its own.
    """

    id: str
    family: str
    number: int
    game: str
    minutes: int
    title: TranslatedText
    goal: TranslatedText
    end: TranslatedText
    start: Start
    steps: tuple[Step, ...] = field(default=())
    page: tuple[PageLine, ...] = ()
