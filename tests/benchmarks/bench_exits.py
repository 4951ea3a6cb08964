"""How often a way out was not among the moves that players compared, and what that cost.

`python -m tests.benchmarks.bench_exits --rules samba --level steady --deals 200 --keep FILE` plays
deals by players who compare ways out as before (`before`: the first that a quick search finds) and
looks at each decision in which the exact search (`players.search.exits`) knows one: whether the
moves compared before held it, or one worth as many points. Where not, Expert is asked both ways,
and what it then does otherwise is judged in fresh worlds by the two models of reviews. Without
`--deals` the kept file is counted.

`--next-turn 60` asks of hands of three to five cards in so many deals of steady players what the
best chance to go out in the next turn is, by all that may be laid and thrown, and by what is
compared.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any
from unittest.mock import patch

from canasta_qt.engine.actions import Action, LayDown, Play
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase, TurnRecord
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.heuristic.going_out import as_if_allowed, first_step, way_out
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.judging import Comparer, can_compare
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.playout.rules.steps import LAY, LAY_ASKED
from canasta_qt.players.search import candidates as comparing
from canasta_qt.players.search import player
from canasta_qt.players.search.exits import exits, goes_out_by, points_of
from canasta_qt.players.search.move_codec import FlatMove, action_of, flat_view
from canasta_qt.players.search.thinking import block_of, is_covered
from canasta_qt.players.table import play_out
from canasta_qt.record.seeds import hidden_seed
from tests.players.ways_out import Ways, own_turns

WORLDS = 300
ExitRow = dict[str, Any]


def _ways_before(moment: DecisionMoment) -> Iterator[Action]:
    way = way_out(moment) if moment.view.now.answer is not False else None
    if moment.know.own.opened and way is not None:
        yield first_step(way)


@contextmanager
def before() -> Iterator[None]:
    """Players compare ways out as they did before these were searched for."""

    def was_way_out(view: PlayerView, action: Action) -> bool:
        return action in _ways_before(HeuristicBot("before").moment(view))

    with (
        patch.object(comparing, "_ways_out", _ways_before),
        patch.object(player, "dearest", lambda _, action: action),
        patch.object(player, "_promised", lambda _: None),
        patch.object(player, "goes_out_by", was_way_out),
    ):
        yield


def dearest_held(view: PlayerView) -> int | None:
    """The points of the best way out among the moves compared; None where there is none."""
    bot, best = HeuristicBot("x"), None
    found = comparing.candidates(
        bot.moment(view), bot.choose(view), block_of(view), flat_view(view)
    )
    for one in found:
        if one.move.code not in (LAY, LAY_ASKED):
            continue
        action = one.action
        if not isinstance(action, LayDown):
            action = action_of(view, FlatMove(LAY, one.move.plan))
        assert isinstance(action, LayDown)
        used = {card for play in action.plays for card in play.cards}
        left = [card for card in view.hand if card not in used]
        if len(left) <= 1 and goes_out_by(view, action):
            points = points_of(as_if_allowed(view), action.plays, left[0] if left else None)
            best = points if best is None else max(best, points)
    return best


class Watched:
    """A player as before, whose chances to go out are looked at."""

    def __init__(self, level: str, seed: str, number: int, rows: list[ExitRow]) -> None:
        self._own = make_bot(level, seed, by_count=True)
        self._expert = make_bot("expert", f"measure/{number}", by_count=True)
        self._luck = f"m{number}"
        self._rows = rows

    def choose(self, view: PlayerView) -> Action:
        """What the player does."""
        if view.phase is Phase.PLAY and len(view.hand) > 1 and is_covered(view) and exits(view):
            self._look(view)
        with before():
            return self._own.choose(view)

    def _look(self, view: PlayerView) -> None:
        best = exits(view)[0].points
        with before():
            held = dearest_held(view)
        row: ExitRow = {"hand": len(view.hand), "lost": None if held is None else best - held}
        if held is None or held < best:
            with before():
                old = self._expert.choose(view)
            new = self._expert.choose(view)
            row["differs"] = new != old
            if new != old and can_compare(view, (new, old)):
                for model in ("careful", "plain"):
                    comparer = Comparer(
                        view, (new, old), luck=self._luck, model=model, facts=False, in_points=True
                    )
                    gap = comparer.add(WORLDS).gap(0, 1)
                    row[model] = [round(gap.points, 1), round(gap.error, 1)]
        self._rows.append(row)


def play(game: str, level: str, number: int) -> ExitRow:
    """One deal and the ways out in it."""
    rules, seed = preset(game).rules, f"exits/{number}"
    run = mid_match(rules, seed, number % STANDINGS)
    rows: list[ExitRow] = []
    seats = range(rules.match.players)
    run.start_deal()
    bots = [Watched(level, hidden_seed(f"{seed}/{seat}"), number, rows) for seat in seats]
    play_out(run, bots, seed)
    return {"game": game, "level": level, "deal": number, "ways_out": rows}


def report(deals: list[ExitRow]) -> None:
    """A line for each game and level."""
    groups: dict[tuple[str, str], list[ExitRow]] = defaultdict(list)
    for deal in deals:
        groups[deal["game"], deal["level"]].append(deal)
    for (game, level), found in groups.items():
        rows = [row for deal in found for row in deal["ways_out"]]
        short = [row["lost"] for row in rows if row["lost"]]
        judged = [row for row in rows if "careful" in row]
        gains = [sum(row[model][0] for row in judged) for model in ("careful", "plain")]
        sure = sum(
            min(row[m][0] - 2 * row[m][1] for m in ("careful", "plain")) > 0 for row in judged
        )
        print(
            f"{game}, {level}: {len(found)} deals, {len(rows)} decisions with a way out; "
            f"not held {sum(row['lost'] is None for row in rows)}, "
            f"held for less {len(short)} ({sum(short)} points in all); "
            f"done otherwise {sum(row.get('differs', False) for row in rows)}, "
            f"better by both models {sure} of {len(judged)} judged, "
            f"points in all {gains[0]:.0f} (careful) {gains[1]:.0f} (plain)"
        )


def layings(view: PlayerView) -> Iterator[tuple[Play, ...]]:
    """All that may be laid down now, and nothing."""
    yield ()
    seen: set[object] = set()
    for size in range(1, len(view.hand) - 1):
        for cards in combinations(view.hand, size):
            part = copy.copy(view)
            part.hands = [list(hand) for hand in view.hands]
            part.hands[view.seat] = list(cards)
            for plays, last in Ways(part).all():
                if last is None and plays and frozenset(plays) not in seen:
                    seen.add(frozenset(plays))
                    if verify(view, LayDown(plays)) is None:
                        yield plays


class NextTurn:
    """Chances to go out in the next turn, in common draws out of the cards that nobody sees."""

    def __init__(self, view: PlayerView) -> None:
        tabled = view.setup.tabled
        melds = (meld.cards for melds in view.melds for meld in melds)
        seen = {card for cards in (view.hand, view.pile, *melds) for card in cards}
        unseen = [card for card in view.setup.pack if card not in seen and not tabled[KIND[card]]]
        rng = random.Random(5)
        drawn = view.setup.rules.draw.count
        self._view = view
        self._draws = [rng.sample(unseen, drawn) for _ in range(24)]

    def best(self, plays: tuple[Play, ...]) -> float:
        """The chance after laying these and throwing the card that is best to throw."""
        used = {card for play in plays for card in play.cards}
        left = [card for card in self._view.hand if card not in used]
        return max(
            (self._chance(plays, [c for c in left if c != thrown]) for thrown in left), default=0.0
        )

    def _chance(self, plays: tuple[Play, ...], kept: list[int]) -> float:
        view = self._view
        laying = lay(view, view.side, plays)
        assert isinstance(laying, Laying)
        then = copy.copy(view)
        then.melds = [list(melds) for melds in view.melds]
        then.melds[view.side] = laying.melds
        then.now, then.turn = TurnRecord(), view.turn + len(view.hands)
        then.next_uid = view.next_uid + len(laying.melds) - len(view.melds[view.side])
        out = 0
        for drawn in self._draws:
            then.hands = [list(hand) for hand in view.hands]
            then.hands[view.seat] = kept + drawn
            out += bool(exits(then))
        return out / len(self._draws)


def next_turn(game: str, deals: int) -> None:
    """The chances of all lay-downs and of those that are compared, and of none."""
    looked, short, total = 0, 0, [0.0, 0.0, 0.0]
    for view in own_turns(preset(game).rules, range(500, 500 + deals)):
        open_turn = view.opened[view.side] and not view.now.laid and view.now.answer is None
        if not 3 <= len(view.hand) <= 5 or not open_turn or not is_covered(view) or exits(view):
            continue
        bot, chances = HeuristicBot("x"), NextTurn(view)
        found = comparing.candidates(
            bot.moment(view), bot.choose(view), block_of(view), flat_view(view)
        )
        plays = [one.action.plays for one in found if isinstance(one.action, LayDown)]
        compared = [
            (),
            *(each for each in plays if sum(len(p.cards) for p in each) < len(view.hand)),
        ]
        best, known, none = (
            max(map(chances.best, layings(view))),
            max(map(chances.best, compared)),
            chances.best(()),
        )
        looked += 1
        short += known < best
        for place, chance in enumerate((best, known, none)):
            total[place] += chance
    print(
        f"{game}: {looked} hands; the best chance was not among what is compared in {short}; on "
        "average {:.3f} by all, {:.3f} by what is compared, {:.3f} with nothing laid".format(
            *(each / max(1, looked) for each in total)
        )
    )


def main() -> None:
    """Play and count, or count only."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rules", default="classic_4p")
    parser.add_argument("--level", default="expert")
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--first", type=int, default=1000, help="number of the first deal")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--next-turn", type=int, default=0)
    asked = parser.parse_args()
    if asked.next_turn:
        next_turn(asked.rules, asked.next_turn)
        return
    if asked.keep is None:
        parser.error("--keep FILE is missing")
    kept = (
        [json.loads(line) for line in asked.keep.read_text().splitlines()]
        if asked.keep.exists()
        else []
    )
    done = {(deal["game"], deal["level"], deal["deal"]) for deal in kept}
    for number in range(asked.first, asked.first + asked.deals):
        if (asked.rules, asked.level, number) not in done:
            kept.append(play(asked.rules, asked.level, number))
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(kept[-1]) + "\n")
    report(kept)


if __name__ == "__main__":
    main()
