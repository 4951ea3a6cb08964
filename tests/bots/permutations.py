"""Hidden cards dealt anew must change no move: ``python -m tests.bots.permutations --rules ID``.

A seat's view is taken, every card it cannot see is shuffled among the stock, the other hands and
what waits face down, and the view taken again: the bot must choose the very same action.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence

from canasta_qt.bots.api import make_bot
from canasta_qt.engine.rules import TableRules, preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from tests.bots import deals


def shuffled_where_hidden(state: DealState, seat: int, rng: random.Random) -> DealState:
    """The same deal for `seat`: all cards it cannot see lie elsewhere, in the same numbers."""
    other = state.clone()
    rest = state.remaining_stock()
    unseen = [hand for s, hand in enumerate(other.hands) if s != seat]
    unseen += [*other.waiting, *other.packets]
    pool = [card for cards in unseen for card in cards] + list(rest)
    rng.shuffle(pool)
    for cards in unseen:
        cards[:] = [pool.pop() for _ in cards]
    other.stock = (*state.stock[: len(state.stock) - len(rest)], *pool)
    return other


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
            action = make_bot(level, "proof").choose(view)
            for _ in range(min(each, count - done)):
                other = shuffled_where_hidden(played.state, view.seat, rng)
                again = view_of(other, view.seat, played.events)
                yield make_bot(level, "proof").choose(again) != action
                done += 1
            if done >= count:
                return
        seed += 1


def main(argv: Sequence[str] | None = None) -> int:
    """Count permutations that change a move; status 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--rules", metavar="ID", default="classic_4p")
    add("--level", metavar="L", default="club")
    add("--count", type=int, metavar="N", default=10_000)
    add("--each", type=int, metavar="N", default=20, help="permutations of one moment")
    add("--seed", type=int, metavar="S", default=1)
    options = parser.parse_args(argv)
    rules = preset(options.rules).rules
    every = 3
    found = differences(rules, options.level, options.count, options.seed, every, options.each)
    changed = sum(found)
    print(f"{options.rules}, {options.level}: {changed} of {options.count} changed the move")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main())
