"""Hidden cards dealt anew must change no move: ``python -m tests.players.permutations --rules ID``.

At a moment of a deal every card that the seat to choose cannot see is shuffled among the stock, the
other hands, the feet and whatever else lies face down. With the deck that deals them so the deal is
played again, action by action, and the seat asked: the action that its bot chooses must be the same
to the byte, as a log writes it. With ``--requests`` what is compared instead is all that the bot's
process is told, byte by byte as it crosses the pipe (`players.worker.Request`); the bots know
nothing else, so it proves the same for every level. ``--rules all`` takes every preset.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterable, Iterator, Sequence
from multiprocessing.reduction import ForkingPickler

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.dealing import deal
from canasta_qt.engine.events import Event, ThreesTabled
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import LEVELS, PERSONALITIES
from canasta_qt.players.worker import Request
from canasta_qt.record.notation import text_of
from tests.players import deals

TRIES = 20
"""Decks tried for a moment. Not all will do: with other cards in the hand what somebody did may
have been against the rules, say asking to go out."""
ALL_LEVELS = [
    *(info.id for info in LEVELS if info.offered),
    *(f"expert:{name}" for name in PERSONALITIES),
]


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


def hidden_cards(view: PlayerView) -> list[int]:
    """The cards that a seat neither sees nor has ever seen in this deal."""
    seen = {*view.hand, *view.feet[view.seat]}
    for event in view.history:
        for name in _OF_CARDS:
            shown = getattr(event, name, ())
            seen.update((shown,) if isinstance(shown, int) else shown)
    return [card for card in view.setup.pack if card not in seen]


_OF_CARDS = ("card", "cards", "top", "rest", "melded", "taken", "pile")
"""What events call the cards that they tell of."""


def dealt_anew(played: deals.PlayedDeal, seat: int, rng: random.Random) -> deals.PlayedDeal | None:
    """The deal played again with a deck in which cards that `seat` cannot see are exchanged.

    Threes that are laid out for points change places only among themselves, since everybody sees
    where one has come to a hand. None where, for some decks, somebody could not have done with
    these cards what was done, or would have laid out other threes, or where so few cards are hidden
    that all came to lie where they lay.
    """
    state = played.state
    hidden = hidden_cards(deals.view(played, seat))
    tabled = state.setup.tabled
    groups = [[card for card in hidden if tabled[KIND[card]] == three] for three in (False, True)]
    for _ in range(TRIES):
        moved: dict[int, int] = {}
        for group in groups:
            moved.update(zip(group, rng.sample(group, len(group)), strict=True))
        again = _replayed(played, tuple(moved.get(card, card) for card in played.deck))
        if again is not None and again.state.digest() != state.digest():
            return again
    return None


def _replayed(played: deals.PlayedDeal, deck: tuple[int, ...]) -> deals.PlayedDeal | None:
    """The same actions with another deck, or None where one of them is illegal now."""
    first = played.state
    setup = setup_for(first.setup.rules)
    state, events = deal(setup, deck, dealer=first.dealer, deal_number=1)
    again = deals.PlayedDeal(state, list(events), list(played.actions), deck)
    for actor, action in played.actions:
        if state.phase is Phase.OVER or state.actor != actor:
            return None
        try:
            again.events += act(state, action)
        except IllegalAction:
            return None
    same = state.actor == first.actor and state.phase is first.phase
    return again if same and _threes(again) == _threes(played) else None


def _threes(played: deals.PlayedDeal) -> list[Event]:
    """The threes laid out so far, as everybody saw it."""
    return [event for event in played.events if isinstance(event, ThreesTabled)]


_MOVES: dict[tuple[TableRules, int], list[Action]] = {}
"""What steady players do in a deal, by rules and seed, as far as it was looked at."""


def moments(
    rules: TableRules, seed: int, every: int = 1
) -> Iterator[tuple[deals.PlayedDeal, PlayerView]]:
    """A deal of steady players at every few of its choices, with the view of who is to choose.

    What they do is asked once in a process, however often the deal is looked at.
    """
    played = deals.start(rules, seed)
    known = _MOVES.setdefault((rules, seed), [])
    bots = [make_bot("steady", f"{seed}/{seat}") for seat in range(rules.match.players)]
    for number in range(deals.MOST_ACTIONS):
        if played.state.phase is Phase.OVER:
            return
        view = deals.view(played, played.state.actor)
        if number % every == 0:
            yield played, view
        if number == len(known):
            known.append(bots[view.seat].choose(view))
        action = known[number]
        played.actions.append((view.seat, action))
        played.events += act(played.state, action)


def permuted(
    rules: TableRules, count: int, seed: int = 1, every: int = 1, each: int = 1
) -> Iterator[tuple[PlayerView, PlayerView]]:
    """What a seat sees, and what it sees with hidden cards dealt anew, `count` times.

    `each` times per moment; moments that no other deck leads to are passed over.
    """
    rng = random.Random(f"permutations/{seed}")
    done = 0
    while done < count:
        before = done
        for played, view in moments(rules, seed, every):
            for _ in range(min(each, count - done)):
                other = dealt_anew(played, view.seat, rng)
                if other is None:
                    break
                yield view, deals.view(other, view.seat)
                done += 1
            if done >= count:
                return
        assert done > before, "no other deck leads to any moment of a deal"
        seed += 1


def differences(
    rules: TableRules, level: str, count: int, seed: int = 1, every: int = 1, each: int = 1
) -> Iterator[bool]:
    """For each of `count` permutations whether the move was another one; `each` per moment."""
    return moves_differ(level, permuted(rules, count, seed, every, each))


def moves_differ(level: str, pairs: Iterable[tuple[PlayerView, PlayerView]]) -> Iterator[bool]:
    """For each of such `pairs` of `permuted` whether the move was another one."""
    asked: PlayerView | None = None
    move = b""
    for view, other in pairs:
        if view is not asked:
            asked, move = view, _written(level, view)
        yield _written(level, other) != move


def requests_differ(
    rules: TableRules, count: int, seed: int = 1, every: int = 1, each: int = 1
) -> Iterator[bool]:
    """For each of `count` permutations whether a bot's process is told anything else."""
    for view, other in permuted(rules, count, seed, every, each):
        yield crossing(view) != crossing(other)


def crossing(view: PlayerView) -> bytes:
    """What crosses the pipe to a bot's process that is asked what to do."""
    return bytes(ForkingPickler.dumps((1, Request("expert", "proof", view))))


def _written(level: str, view: PlayerView) -> bytes:
    """The move of a bot of its own, as it stands in a log."""
    return text_of(make_bot(level, "proof", by_count=True).choose(view)).encode()


def main(argv: Sequence[str] | None = None) -> int:
    """Count permutations that change a move; status 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--rules", metavar="ID", nargs="+", default=["classic_4p"], help="presets, or all")
    add("--level", metavar="L", nargs="+", default=["steady", "expert"], help="levels, or all")
    add("--requests", action="store_true", help="compare all that a bot's process is told")
    add("--count", type=int, metavar="N", default=10_000, help="for each preset and level")
    add("--each", type=int, metavar="N", default=20, help="permutations of one moment")
    add("--every", type=int, metavar="N", default=3, help="moments: each so many choices")
    add("--seed", type=int, metavar="S", default=1)
    options = parser.parse_args(argv)
    levels = ALL_LEVELS if options.level == ["all"] else options.level
    found = 0
    for preset_id in preset_ids() if options.rules == ["all"] else options.rules:
        for level in ["requests"] if options.requests else levels:
            found += _count(preset_id, level, options)
    return 1 if found else 0


def _count(preset_id: str, level: str, options: argparse.Namespace) -> int:
    """How many permutations of one preset change a move or a request, which is told."""
    rules, how = preset(preset_id).rules, (options.seed, options.every, options.each)
    if options.requests:
        changed = sum(requests_differ(rules, options.count, *how))
        what = "what the process of a bot is told"
    else:
        changed = sum(differences(rules, level, options.count, *how))
        what = f"the move of {level}"
    print(f"{preset_id}: {changed} of {options.count} changed {what}", flush=True)
    return changed


if __name__ == "__main__":
    sys.exit(main())
