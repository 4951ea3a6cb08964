"""An exercise, and the line of a file that holds it.

A line has seven fields between blanks:

    17 1.0.0 throw 3 4:0/7:-62/.:-120 next_takes:12,41 .5.9+0ab;3

the deck (a seed, or `=` and two signs a card), the deal's number, dealer and the totals before it,
the theme, the degree, the moves with their worth, the fact (`-` for none), and the actions of the
deal up to the question (`play_text`). The rules stand before the lines, or in a field of their own.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, NamedTuple, cast, get_args

from canasta_qt.engine import actions as do
from canasta_qt.engine.state import Position
from canasta_qt.players.judging import PLACES, Fact
from canasta_qt.record.notation import NotationProblem, parse, text_of

DIGITS: Final = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(DIGITS)
_LONG: Final = "%"
_PILE: Final = "^"
_BARE: Final[dict[str, do.Action]] = {".": do.DrawStock(), "-": do.Pass(), "!": do.GoOut()}
_BARE_SIGN: Final = {action: sign for sign, action in _BARE.items()}
_PLACE: Final = r"(?:[0-9A-Za-z]|%[0-9A-Za-z]{2})"
_CARD: Final = re.compile(rf"\^?{_PLACE}")
_ONTO: Final = re.compile(r">(n|[0-9]{1,6})$")
ACTION: Final = re.compile(rf'[.!-]|{_PLACE}|[+*][^;"\s]*;|"[^"\s]*"')
"""One action of such a text."""


class PlayTextProblem(ValueError):
    """A text that names no action of the position; the message says what is wrong with it."""


def play_text(pos: Position, action: do.Action) -> str:
    """The text of an action of the seat to act; `read_action` gives it back."""
    if action in _BARE_SIGN:
        return _BARE_SIGN[action]
    if isinstance(action, do.Discard):
        return _place(sorted(pos.hands[pos.turn_seat]).index(action.card))
    if isinstance(action, (do.LayDown, do.TakePile)):
        sign = "+" if isinstance(action, do.LayDown) else "*"
        return f"{sign}{'|'.join(_group(pos, play) for play in action.plays)};"
    return '"' + text_of(action).replace(" ", "~") + '"'


def read_action(pos: Position, text: str) -> do.Action:
    """The action that `play_text` wrote. Raises `PlayTextProblem`."""
    if text in _BARE:
        return _BARE[text]
    if not ACTION.fullmatch(text):
        raise PlayTextProblem(f"{text!r} is no action")
    if text[0] == '"':
        try:
            return parse(text[1:-1].replace("~", " "))
        except NotationProblem as problem:
            raise PlayTextProblem(str(problem)) from None
    if text[0] not in "+*":
        return do.Discard(_card(pos, text))
    plays = tuple(_play(pos, part) for part in text[1:-1].split("|"))
    return do.LayDown(plays) if text[0] == "+" else do.TakePile(plays)


def actions_in(text: str) -> Iterator[str]:
    """The texts of the single actions. Raises `PlayTextProblem` where something else stands."""
    at = 0
    while at < len(text):
        found = ACTION.match(text, at)
        if found is None:
            raise PlayTextProblem(f"{text[at : at + 12]!r} is no action")
        yield found.group()
        at = found.end()


def _group(pos: Position, play: do.Play) -> str:
    hand = sorted(pos.hands[pos.turn_seat])
    cards = "".join(
        _place(hand.index(card)) if card in hand else _pile_place(pos, card) for card in play.cards
    )
    onto = {do.AUTO: "", do.NEW: ">n"}.get(play.onto, f">{play.onto}")
    return cards + onto


def _pile_place(pos: Position, card: int) -> str:
    depth = len(pos.pile) - 1 - pos.pile.index(card)
    return _PILE + _place(depth)


def _place(number: int) -> str:
    if number < _BASE:
        return DIGITS[number]
    return _LONG + DIGITS[number // _BASE] + DIGITS[number % _BASE]


def _number(text: str) -> int:
    if text[0] == _LONG:
        return DIGITS.index(text[1]) * _BASE + DIGITS.index(text[2])
    return DIGITS.index(text)


def _play(pos: Position, text: str) -> do.Play:
    target = _ONTO.search(text)
    onto = do.AUTO
    if target is not None:
        text = text[: target.start()]
        onto = do.NEW if target.group(1) == "n" else int(target.group(1))
    words = _CARD.findall(text)
    if not words or "".join(words) != text:
        raise PlayTextProblem(f"{text!r} is no group of cards")
    return do.Play(tuple(_card(pos, word) for word in words), onto)


def _card(pos: Position, word: str) -> int:
    if word[0] == _PILE:
        cards, place = pos.pile[::-1], _number(word[1:])
    else:
        cards, place = sorted(pos.hands[pos.turn_seat]), _number(word)
    if place >= len(cards):
        raise PlayTextProblem(f"{word!r}: there are only {len(cards)} cards")
    return cards[place]


# --- what an exercise is ----------------------------------------------------------------------

Theme = Literal["throw", "take", "leave", "which_take", "lay", "which_lay", "wait", "out"]
"""What has to be found: which card to throw; to take the pile, to leave it, by which cards to take
it; to lay something down, what to lay, to lay nothing yet; to go out."""

Topic = Literal["throw", "pile", "lay"]
"""What the question says; more would give the answer away."""

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)

TOPIC_OF: Final[dict[Theme, Topic]] = {
    "throw": "throw",
    "take": "pile",
    "leave": "pile",
    "which_take": "pile",
    "lay": "lay",
    "which_lay": "lay",
    "wait": "lay",
    "out": "lay",
}

DEGREES: Final = (1, 2, 3, 4, 5)
"""By the weakest level that finds the answer: Newcomer, Casual, Steady, Club or Expert, none."""

GOOD_ENOUGH: Final = 15
"""Points by which a move may fall short of the best and be right."""

MOST_LINE: Final = 4000
"""Letters of a line; usual ones have one to three hundred."""
MOST_POINTS: Final = 100_000


class StatedFact(NamedTuple):
    """The greatest difference between the best move and the strongest wrong one, in hundredths."""

    fact: Fact
    best: int
    other: int

    @property
    def is_felt(self) -> bool:
        """Whether a player would feel it; of averages a trifle explains nothing."""
        return abs(self.best - self.other) >= _FELT.get(self.fact, 1)


_FELT: Final[dict[Fact, int]] = {
    "pile_given": 100,
    "own_canastas": 20,
    "their_canastas": 20,
    "own_caught": 2000,
    "their_caught": 2000,
}
"""Least difference of an average, in hundredths: a card, a fifth of a canasta, 20 points."""


class CodedMove(NamedTuple):
    """A move in `play_text`, and by how many points it falls short of the best (0 or less)."""

    text: str
    gap: int

    @property
    def right(self) -> bool:
        return self.gap >= -GOOD_ENOUGH


@dataclass(frozen=True, slots=True)
class MatchStanding:
    """How a match stands before a deal: the deal's number, the dealer, points by scorer."""

    deal: int
    dealer: int
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position and the worth of its moves.

    Attributes:
        rules: id of a game, or the short code of rules.
        deck: seed of the cards, or `=` and the cards in dealing order.
        standing: the match before the deal.
        theme, degree: what has to be found, and how hard that is.
        moves: the best first; at least two, one of them wrong.
        play: the actions before the question.
    """

    rules: str
    deck: str
    standing: MatchStanding
    theme: Theme
    degree: int
    moves: tuple[CodedMove, ...]
    fact: StatedFact | None
    play: str

    @property
    def id(self) -> str:
        """Rules, deck, deal and place: the same whatever is measured anew."""
        place = _count_of_actions(self.play)
        deck = self.deck if len(self.deck) <= _LONG_DECK else f"={_short_hash(self.deck)}"
        return f"{self.rules}/{deck}/{self.standing.deal}/{place}"

    @property
    def topic(self) -> Topic:
        return TOPIC_OF[self.theme]


class ExerciseProblem(ValueError):
    """A line that is no exercise, or one that cannot be put on a table; the message says why."""


_LONG_DECK: Final = 40
_DECK: Final = re.compile(r"[^\s/]{1,100}|=[0-9A-Za-z]{2,2000}")
_STANDING: Final = re.compile(r"([1-9][0-9]{0,3})\.([0-9])\.(-?[0-9]{1,6}(?:,-?[0-9]{1,6})*)")
_MOVE: Final = re.compile(rf"({ACTION.pattern}):(0|-[1-9][0-9]{{0,5}})")
_FACT: Final = re.compile(r"([a-z_]+):(-?[0-9]{1,6}),(-?[0-9]{1,6})")


def line_of(one: Exercise) -> str:
    totals = one.standing.totals
    level = totals[:1] if len(set(totals)) == 1 else totals
    standing = f"{one.standing.deal}.{one.standing.dealer}.{','.join(map(str, level))}"
    moves = "/".join(f"{move.text}:{move.gap}" for move in one.moves)
    fact = f"{one.fact.fact}:{one.fact.best},{one.fact.other}" if one.fact else "-"
    return " ".join((one.deck, standing, one.theme, str(one.degree), moves, fact, one.play))


def read_line(rules: str, line: str) -> Exercise:
    """The exercise of a line; a single total stands for all scorers. Raises `ExerciseProblem`."""
    if len(line) > MOST_LINE:
        raise ExerciseProblem(f"a line of {len(line)} letters")
    fields = line.split(" ")
    if len(fields) != 7:
        raise ExerciseProblem(f"7 fields are expected, not {len(fields)}")
    deck, standing, theme, degree, moves, fact, play = fields
    if not _DECK.fullmatch(deck):
        raise ExerciseProblem(f"{deck[:20]!r} is no deck")
    if theme not in THEMES:
        raise ExerciseProblem(f"{theme[:20]!r} is no theme")
    if degree not in map(str, DEGREES):
        raise ExerciseProblem(f"{degree[:20]!r} is no degree")
    try:
        list(actions_in(play))
    except PlayTextProblem as problem:
        raise ExerciseProblem(str(problem)) from None
    where, worths, what = _standing(standing), _moves(moves), _fact(fact)
    return Exercise(rules, deck, where, theme, int(degree), worths, what, play)


def _standing(text: str) -> MatchStanding:
    found = _STANDING.fullmatch(text)
    if found is None:
        raise ExerciseProblem(f"{text[:20]!r} is no deal, dealer and totals")
    totals = tuple(map(int, found.group(3).split(",")))
    return MatchStanding(int(found.group(1)), int(found.group(2)), totals)


def _moves(text: str) -> tuple[CodedMove, ...]:
    found, at = [], 0
    while at < len(text):
        move = _MOVE.match(text, at)
        if move is None:
            raise ExerciseProblem(f"{text[at : at + 20]!r} is no move and its worth")
        found.append(CodedMove(move.group(1), int(move.group(2))))
        at = move.end()
        if at < len(text) and text[at] != "/":
            raise ExerciseProblem(f"{text[at : at + 20]!r} follows a move")
        at += 1
    gaps = [move.gap for move in found]
    if len(found) < 2 or gaps[0] or gaps != sorted(gaps, reverse=True) or found[-1].right:
        raise ExerciseProblem("the best move comes first, and the last one is wrong")
    return tuple(found)


def _fact(text: str) -> StatedFact | None:
    if text == "-":
        return None
    found = _FACT.fullmatch(text)
    if found is None or found.group(1) not in PLACES:
        raise ExerciseProblem(f"{text[:20]!r} is no fact")
    return StatedFact(cast(Fact, found.group(1)), int(found.group(2)), int(found.group(3)))


@lru_cache(maxsize=4096)
def _count_of_actions(play: str) -> int:
    return sum(1 for _ in actions_in(play))


def _short_hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
