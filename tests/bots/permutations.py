"""Hidden cards dealt anew must change no move: ``python -m tests.bots.permutations --rules ID``.

A seat's view is taken, every card it cannot see is shuffled among the stock, the other hands, the
feet and whatever else lies face down, and the view taken again: the action that the bot chooses
must be the same to the byte, as a log writes it. ``--rules all`` takes every preset.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence

from canasta_qt.bots.api import make_bot
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.record.notation import text_of
from tests.bots import deals


def shuffled_where_hidden(state: DealState, seat: int, rng: random.Random) -> DealState:
    """The same deal for `seat`: all cards it cannot see lie elsewhere, in the same numbers."""
    other = state.clone()
    rest = list(state.remaining_stock())
    closed = [foot for owner, foot in enumerate(state.feet) if not _looks_at(state, seat, owner)]
    under = other.pile[: other.pile_hidden]
    unseen = [hand for s, hand in enumerate(other.hands) if s != seat]
    unseen += [*other.waiting, *other.packets]
    pool = [card for cards in (*unseen, *closed, under, rest) for card in cards]
    rng.shuffle(pool)
    for cards in unseen:
        cards[:] = [pool.pop() for _ in cards]
    other.feet = tuple(
        foot if _looks_at(state, seat, owner) else tuple(pool.pop() for _ in foot)
        for owner, foot in enumerate(state.feet)
    )
    other.pile[: other.pile_hidden] = [pool.pop() for _ in under]
    other.stock = (*state.stock[: len(state.stock) - len(rest)], *pool)
    return other


def _looks_at(state: DealState, seat: int, owner: int) -> bool:
    """Whether `seat` may look at this foot."""
    return owner == seat and state.setup.rules.foot.peek != "never"


def moments(
    rules: TableRules, seed: int, every: int = 1
) -> Iterator[tuple[deals.PlayedDeal, PlayerView]]:
    """A deal of steady players at every few of its choices, with the view of who is to choose."""
    played = deals.start(rules, seed)
    bots = [make_bot("steady", f"{seed}/{seat}") for seat in range(rules.match.players)]
    for number in range(deals.MOST_ACTIONS):
        if played.state.phase is Phase.OVER:
            return
        view = deals.view(played, played.state.actor)
        if number % every == 0:
            yield played, view
        played.events += act(played.state, bots[view.seat].choose(view))


def differences(
    rules: TableRules, level: str, count: int, seed: int = 1, every: int = 1, each: int = 1
) -> Iterator[bool]:
    """For each of `count` permutations whether the move was another one; `each` per moment."""
    rng = random.Random(f"permutations/{seed}")
    done = 0
    while done < count:
        for played, view in moments(rules, seed, every):
            move = _written(level, view)
            for _ in range(min(each, count - done)):
                other = shuffled_where_hidden(played.state, view.seat, rng)
                yield _written(level, view_of(other, view.seat, played.events)) != move
                done += 1
            if done >= count:
                return
        seed += 1


def _written(level: str, view: PlayerView) -> bytes:
    """The move of a bot of its own, as it stands in a log."""
    return text_of(make_bot(level, "proof", by_count=True).choose(view)).encode()


def main(argv: Sequence[str] | None = None) -> int:
    """Count permutations that change a move; status 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--rules", metavar="ID", nargs="+", default=["classic_4p"], help="presets, or all")
    add("--level", metavar="L", nargs="+", default=["steady", "expert"])
    add("--count", type=int, metavar="N", default=10_000, help="for each preset and level")
    add("--each", type=int, metavar="N", default=20, help="permutations of one moment")
    add("--seed", type=int, metavar="S", default=1)
    options = parser.parse_args(argv)
    found = 0
    for preset_id in preset_ids() if options.rules == ["all"] else options.rules:
        for level in options.level:
            found += _count(preset_id, level, options)
    return 1 if found else 0


def _count(preset_id: str, level: str, options: argparse.Namespace) -> int:
    """How many permutations of one preset change a move, which is told."""
    rules = preset(preset_id).rules
    changed = sum(differences(rules, level, options.count, options.seed, 3, options.each))
    print(f"{preset_id}, {level}: {changed} of {options.count} changed the move", flush=True)
    return changed


if __name__ == "__main__":
    sys.exit(main())
