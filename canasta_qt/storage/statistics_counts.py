"""What is counted of a finished deal, seat by seat, of a match's company, and of luck.

Luck is what chance gave to a seat beside what was to be expected of the cards left before each
draw, so the sum of the differences is fair whatever anybody plays; the variances add up as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import IS_WILD, KIND, RED_THREE
from canasta_qt.engine.melds.meld_types import canasta_style, is_canasta
from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.state import DealResult, DealState
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.match_values import Ending, endings_of


@dataclass(slots=True)
class Chance:
    """A figure that chance decides: what was seen, what was due, and the variance of that."""

    seen: int = 0
    due: float = 0.0
    spread: float = 0.0

    def draw(self, values: Sequence[int], left: Sequence[int]) -> None:
        """Cards with these values came from what was `left` in the deck, them included."""
        size, count = len(left), len(values)
        mean = sum(left) / size
        variance = sum(value * value for value in left) / size - mean * mean
        self.seen += sum(values)
        self.due += count * mean
        if size > 1:
            self.spread += max(0.0, variance) * count * (size - count) / (size - 1)

    @property
    def deviation(self) -> float:
        """By how many standard deviations more was seen than was due; 0 without any."""
        return (self.seen - self.due) / math.sqrt(self.spread) if self.spread > 0 else 0.0

    @property
    def odds(self) -> float:
        """How often chance strays at least so far, up or down: 1 for always."""
        return math.erfc(abs(self.deviation) / math.sqrt(2))


@dataclass(slots=True)
class Luck:
    """What a seat was given in a deal: cards from the deck, and the chance in what they were."""

    cards: int
    wilds: Chance
    threes: Chance
    worth: Chance


_DEALT: Final = (ev.HandDealt, ev.FootDealt, ev.StockDrawn, ev.BonusCardsGiven)
"""Events by which cards come from the deck to a seat."""


def luck_of(
    seats: int, pack: Iterable[int], points: Sequence[int], events: Iterable[ev.Event]
) -> list[Luck]:
    """Seat to its luck in a deal; `points`: kind to face value."""
    found = [Luck(0, Chance(), Chance(), Chance()) for _ in range(seats)]
    left = dict.fromkeys(pack)
    for event in events:
        if isinstance(event, _DEALT):
            drawn = [card for card in event.cards if card in left]
            _draw(found[event.seat], drawn, left)
        if isinstance(event, ev.HandDealt):
            found[event.seat].worth.draw(_worths(event.cards, points), _worths(left, points))
        for card in _taken_off(event):
            left.pop(card, None)
    return found


def _draw(luck: Luck, cards: Sequence[int], left: Iterable[int]) -> None:
    if not cards:
        return
    luck.cards += len(cards)
    for chance, counts in ((luck.wilds, _is_wild), (luck.threes, _is_red_three)):
        chance.draw([counts(card) for card in cards], [counts(card) for card in left])


def _taken_off(event: ev.Event) -> Sequence[int]:
    if isinstance(event, (*_DEALT, ev.CardsSlidUnder)):
        return event.cards
    return (event.card,) if isinstance(event, ev.UpcardTurned) and not event.buried else ()


def _worths(cards: Iterable[int], points: Sequence[int]) -> list[int]:
    return [points[KIND[card]] for card in cards]


def _is_wild(card: int) -> int:
    return int(IS_WILD[KIND[card]])


def _is_red_three(card: int) -> int:
    return int(KIND[card] == RED_THREE)


Relation = Literal["own", "partner", "opponent", "watched"]
"""How a seat stands to that of the person at the table."""

COMPONENTS: Final = (
    "melded", "canasta_points", "out_points", "three_points", "hand_points", "other_points",
)  # fmt: skip
"""Where points come from; each is a column."""

CHANCES: Final = ("wilds", "threes", "worth")
"""Figures that chance alone decides; beside each stand `_due` and `_spread`."""

_KINDS: Final = {
    "melded": ("melded", "heap"),
    "canasta_points": ("set_bonus",),
    "out_points": ("going_out", "concealed", "concealed_no_canasta", "special_hand"),
    "three_points": (
        "red_threes", "red_threes_in_hand", "red_threes_in_foot", "black_threes",
        "black_threes_removed",
    ),
    "hand_points": ("hand", "foot"),
}  # fmt: skip
"""Component to its score lines; canastas are known by their ending, all else is `other_points`."""

_COMPONENT_OF: Final = {kind: component for component, kinds in _KINDS.items() for kind in kinds}


@dataclass(frozen=True, slots=True)
class SeatCount:
    """A deal as one seat played it; `values` are those of `storage.schema.COUNTED`."""

    deal: int
    seat: int
    values: dict[str, int | float]


def count_deal(run: MatchRun) -> tuple[SeatCount, ...]:
    """Everything counted of the deal that is over, a row for each seat that played it; books it."""
    scores, state = run.finish_deal(), run.state
    setup = state.setup
    lucks = luck_of(setup.seats, setup.pack, setup.points, run.history)
    rows = []
    for seat in state.order:
        values: dict[str, int | float] = {
            **_points(scores, setup.scorer_of[seat]),
            **_opening(state, run.history, seat),
            **_canastas(state, seat),
            **_piles(run.history, seat),
            **_ending(state.result or DealResult(), seat),
            **_luck(lucks[seat]),
        }
        rows.append(SeatCount(state.deal_number, seat, values))
    return tuple(rows)


def count_match(log: MatchLog) -> tuple[tuple[SeatCount, ...], dict[int, Ending]]:
    """What is counted of all deals, and how the match ended. Raises `ReplayDifference`."""
    rows: list[SeatCount] = []
    run = MatchRun.from_log(log, on_deal_over=lambda run: rows.extend(count_deal(run)))
    return tuple(rows), endings_of(run)


def relations_of(log: MatchLog, seat: int | None = None) -> tuple[Relation, ...]:
    """Seat to its place, seen from the person at `seat` or the first; partners share a total."""
    own = log.viewers[0] if seat is None else seat
    watched: Relation = "watched"
    if not log.players[own].is_human:
        return (watched,) * len(log.players)
    scorer_of = setup_for(log.rules).scorer_of

    def place(seat: int) -> Relation:
        if seat == own:
            return "own"
        return "partner" if scorer_of[seat] == scorer_of[own] else "opponent"

    return tuple(map(place, range(len(scorer_of))))


def company_of(log: MatchLog, seat: int | None = None) -> tuple[str, str]:
    """Names of the partners and level of the opponents of a person; empty for mixed levels."""
    players, places = log.players, relations_of(log, seat)
    seats = list(zip(players, places, strict=True))
    partner = ", ".join(player.name for player, place in seats if place == "partner")
    against = ("opponent",) if "own" in places else ("watched",)
    levels = {player.played_by.partition(":")[0] for player, place in seats if place in against}
    return partner, levels.pop() if len(levels) == 1 else ""


def _points(scores: Sequence[SideScore], scorer: int) -> dict[str, int]:
    """Points of the seat's running total, by how many they are ahead of the best other."""
    others = [one.total for place, one in enumerate(scores) if place != scorer]
    own = scores[scorer]
    ahead = own.total - max(others, default=own.total)
    found = {"points": own.total, "squares": own.total**2, "ahead": ahead, "won": int(ahead > 0)}
    found.update(dict.fromkeys(COMPONENTS, 0))
    for line in own.lines:
        found[_component(line.kind)] += line.points
    return found


def _component(kind: str) -> str:
    known = _COMPONENT_OF.get(kind)
    return known or ("canasta_points" if kind.endswith("_canasta") else "other_points")


def _opening(state: DealState, events: Sequence[ev.Event], seat: int) -> dict[str, int]:
    side = state.side_of[seat]  # it may have formed after its opening
    turn = state.opened[side]
    openings = [
        event
        for event in events
        if isinstance(event, ev.Opened) and state.side_of[event.seat] == side
    ]
    own = turn > 0 and bool(openings) and openings[-1].seat == seat
    return {
        "side_opened": int(turn > 0),
        "opened": int(own),
        "opening_points": openings[-1].points if own else 0,
        "opening_round": -(-turn // len(state.order)) if own else 0,
    }


def _canastas(state: DealState, seat: int) -> dict[str, int]:
    melds = state.melds[state.side_of[seat]]
    styles = [canasta_style(meld) for meld in melds if is_canasta(state.setup, meld)]
    natural, mixed = styles.count("natural"), styles.count("mixed")
    return {
        "natural": natural, "mixed": mixed, "other_canastas": len(styles) - natural - mixed
    }  # fmt: skip


def _piles(events: Sequence[ev.Event], seat: int) -> dict[str, int]:
    takes = [event for event in events if isinstance(event, ev.PileTaken) and event.seat == seat]
    cards = sum(1 + len(event.rest) + len(event.melded) for event in takes)
    return {"piles": len(takes), "pile_cards": cards}


def _ending(result: DealResult, seat: int) -> dict[str, int]:
    out = result.out == seat
    return {"out": int(out), "concealed": int(out and result.concealed != "no")}


def _luck(luck: Luck) -> dict[str, int | float]:
    found: dict[str, int | float] = {"cards": luck.cards}
    chances = (luck.wilds, luck.threes, luck.worth)
    for name, chance in zip(CHANCES, chances, strict=True):
        found[name] = chance.seen
        found[f"{name}_due"] = round(chance.due, 4)
        found[f"{name}_spread"] = round(chance.spread, 4)
    return found
