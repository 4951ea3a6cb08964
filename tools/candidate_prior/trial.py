"""What a prior would gain: ``python -m tools.candidate_prior.trial LEARNED TESTED``.

Halving is played again on decisions whose candidates were all tried in thousands of worlds: some
worlds are searched in, by as many rollouts as asked, others judge what was chosen. So policies are
held against each other in the same decisions, with no more rollouts. Intervals are by deals.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from canasta_qt.arena.decisions.measuring import student
from canasta_qt.bots.search.candidates import Candidate
from canasta_qt.bots.search.move_codec import FlatMove
from canasta_qt.bots.search.player import DOUBT
from canasta_qt.bots.search.thinking import FEWEST_WORLDS, SUSPECTS_DOUBT, Thoughts, halve
from tools.candidate_prior.lessons import Decision
from tools.candidate_prior.network import fit, read

JUDGING: Final = 800
AGAIN: Final = 4
"""Other divisions into worlds to search in and to judge by."""
NETWORKS: Final = 3
"""Whose average is the prior."""
DRAWN: Final = 0.5


def search(
    values: Any,
    suspect: Any,
    budget: int,
    places: Sequence[int],
    *,
    early: bool,
) -> int:
    """The choice among these candidates; the first of them is trusted."""

    def sample(world: int, alive: Sequence[int]) -> list[float] | None:
        if world >= len(values):
            return None
        return [float(values[world, places[one]]) for one in alive]

    if len(places) < 2:
        return places[0]
    best, records = halve(len(places), budget, sample, kept=0, settles_early=early)
    moves = tuple(
        Candidate(None, FlatMove(0), gift=bool(suspect[place]))  # type: ignore[arg-type]
        for place in places
    )
    thoughts = Thoughts(moves, tuple(records), tuple(records), best)
    return places[thoughts.choice(DOUBT)]


def weighed(
    values: Any, suspect: Any, budget: int, prior: Any, worth: float, *, doubt: float
) -> int:
    """The choice where the prior counts like so many worlds, in every round and at the end."""
    count = values.shape[1]
    alive = list(range(count))
    rounds = max(1, math.ceil(math.log2(count)))
    world = 0
    tried = np.zeros(count)
    sums = np.zeros(count)

    def standing(one: int) -> float:
        return float((sums[one] + worth * prior[one]) / (tried[one] + worth))

    for _ in range(rounds):
        more = max(2, budget // (rounds * len(alive)))
        seen = values[world : world + more]
        world += len(seen)
        tried[alive] += len(seen)
        sums[alive] += seen[:, alive].sum(axis=0)
        alive.sort(key=lambda one: (-standing(one), one))
        alive = alive[: max(1, (len(alive) + 1) // 2)] + [
            one for one in alive[max(1, (len(alive) + 1) // 2) :] if one == 0
        ]
    trusted = 0
    if suspect[0]:
        sound = [one for one in range(count) if not suspect[one]]
        trusted = max(sound, key=lambda one: (tried[one], standing(one)), default=0)
    best = max(alive, key=standing)
    if best == trusted or min(tried[best], tried[trusted]) < FEWEST_WORLDS - worth:
        return trusted
    if suspect[best] and not suspect[trusted]:
        doubt = max(doubt, SUSPECTS_DOUBT)
    common = int(min(tried[best], tried[trusted]))
    gaps = values[:common, best] - values[:common, trusted]
    deviation = gaps.std() if common > 1 else np.inf
    gap = (gaps.sum() + worth * (prior[best] - prior[trusted])) / (common + worth)
    return best if gap > doubt * deviation / math.sqrt(common + worth) else trusted


def ranked(scores: Any) -> list[int]:
    """Places from the best to the worst."""
    return [int(place) for place in np.argsort(-scores, kind="stable")]


def by_rules(one: Decision) -> list[int]:
    """The order of the rule-player: its own move, layings and takes as found, then discards."""
    costs = [one.held[at] if kind == "Discard" else -1.0 for at, kind in enumerate(one.discards)]
    return [0, *sorted(range(1, len(costs)), key=lambda at: (costs[at], at))]


def some(order: Sequence[int], count: int) -> list[int]:
    """The usual move and the first of this order, so many in all."""
    return [0, *[at for at in order if at][: count - 1]]


def estimate(numbers: Sequence[float], deals: Sequence[int]) -> str:
    """Mean by decision with the half of a 95 % interval, clustered by deals."""
    kept = np.array(numbers)
    mean = kept.mean()
    groups = [(kept[np.array(deals) == deal] - mean).sum() for deal in sorted(set(deals))]
    count = len(groups)
    error = math.sqrt(sum(one**2 for one in groups) * count / (count - 1)) / len(kept)
    return f"{mean:+7.2f} ± {student(count - 1) * error:.2f}"


def main(argv: Sequence[str] | None = None) -> int:
    """Fit, try and tell; returns the exit status."""
    parser = argparse.ArgumentParser()
    parser.add_argument("learned", type=Path)
    parser.add_argument("tested", type=Path)
    parser.add_argument("--budgets", nargs="*", type=int, default=[100, 300, 900, 3200])
    parser.add_argument("--inner", type=int, default=24)
    options = parser.parse_args(argv)
    learned, tested = read(options.learned), read(options.tested)
    networks = []
    for seed in range(NETWORKS):
        network, told = fit(learned, seed, options.inner)
        sys.stdout.write(f"network {seed}: {told:.1%} of the variance in deals left out\n")
        networks.append(network)
    priors = [
        np.mean([network.points(one.clues) for network in networks], axis=0) for one in tested
    ]
    deals = [one.deal for one in tested]
    sizes = [len(one.means) for one in tested]
    sys.stdout.write(
        f"learned {len(learned)} decisions, tested {len(tested)} of {len(set(deals))} deals,"
        f" {np.mean(sizes):.1f} candidates\n"
    )
    tell_orders(tested, priors, deals)
    for budget in options.budgets:
        tell_search(tested, priors, deals, budget)
    return 0


def tell_orders(tested: Sequence[Decision], priors: Sequence[Any], deals: Sequence[int]) -> None:
    """How much is lost by looking at the first few candidates of an order only."""
    rng = np.random.default_rng(5)
    orders: dict[str, Callable[[int], list[int]]] = {
        "rule-player": lambda at: by_rules(tested[at]),
        "network": lambda at: ranked(priors[at] - tested[at].held),
        "80 worlds": lambda at: ranked(tested[at].values[:80].mean(axis=0) - tested[at].held),
        "random": lambda at: [int(one) for one in rng.permutation(len(tested[at].means))],
    }
    for name, order in orders.items():
        for label, size in (
            ("first", lambda n: 1),
            ("top 3", lambda n: 3),
            ("half", lambda n: (n + 1) // 2),
        ):
            held, lost, where = [], [], []
            for at, one in enumerate(tested):
                count = len(one.means)
                if count < 4:
                    continue
                found = order(at)
                keep = found[:1] if label == "first" else some(found, size(count))
                mix = 80 + rng.permutation(len(one.values) - 80)
                half = len(mix) // 2
                first, second = (
                    one.values[part].mean(axis=0) - one.held for part in (mix[:half], mix[half:])
                )
                for choose, judge in ((first, second), (second, first)):
                    best = int(choose.argmax())
                    inside = max(keep, key=lambda place: choose[place])
                    held.append(float(best in keep))
                    lost.append(float(judge[best] - judge[inside]))
                    where.append(deals[at])
            sys.stdout.write(
                f"{name:12} {label:6}: best among them {np.mean(held):6.1%},"
                f" lost {estimate(lost, where)} points ({len(held) // 2} decisions of 4 and more)\n"
            )


def tell_search(
    tested: Sequence[Decision], priors: Sequence[Any], deals: Sequence[int], budget: int
) -> None:
    """Points a decision that each policy brings more than halving as it is."""
    early = budget <= 900
    gains: dict[str, list[float]] = {}
    same: dict[str, list[float]] = {}
    plain: dict[str, list[float]] = {}
    where: list[int] = []
    for at, one in enumerate(tested):
        rng = np.random.default_rng(at)
        count = len(one.means)
        prior = priors[at]
        order = ranked(prior - one.held)
        sound = [place for place in order if not one.suspect[place]] or order
        for _ in range(AGAIN):
            mix = rng.permutation(len(one.values))
            searched = one.values[mix[JUDGING:]] - one.held
            raw = one.values[mix[:JUDGING]].mean(axis=0)
            judge = raw - one.held
            everything = list(range(count))
            half = (count + 1) // 2
            drawn = prior - prior.mean()
            spot = sound[0]
            made = {
                "as it is": search(searched, one.suspect, budget, everything, early=early),
                "twice the rollouts": search(
                    searched, one.suspect, 2 * budget, everything, early=early
                ),
                "network's half": search(
                    searched, one.suspect, budget, some(order, max(2, half)), early=early
                ),
                "network's 3": search(
                    searched, one.suspect, budget, some(order, min(3, count)), early=early
                ),
                "rule-player's half": search(
                    searched, one.suspect, budget, some(by_rules(one), max(2, half)), early=early
                ),
                "network's move is usual": search(
                    searched,
                    one.suspect,
                    budget,
                    [spot, *[place for place in everything if place != spot]],
                    early=early,
                ),
                "both": search(
                    searched,
                    one.suspect,
                    budget,
                    [spot, *[place for place in order if place != spot]][: max(2, half)],
                    early=early,
                ),
                f"values and {DRAWN} of network": search(
                    searched + DRAWN * drawn, one.suspect, budget, everything, early=early
                ),
                "as it is, never early": search(
                    searched, one.suspect, budget, everything, early=False
                ),
                **{
                    f"network as {worth} worlds, doubt {doubt}": weighed(
                        searched, one.suspect, budget, drawn - one.held, worth, doubt=doubt
                    )
                    for worth in (0, 30, 100, 300)
                    for doubt in (0.0, 0.5)
                },
                **{
                    f"rules of thumb as {worth}, doubt {doubt}": weighed(
                        searched, one.suspect, budget, -one.held, worth, doubt=doubt
                    )
                    for worth in (30, 100)
                    for doubt in (0.0, 0.5)
                },
                "network alone": spot,
                "usual move": 0,
                "the best of all worlds": int(searched.mean(axis=0).argmax()),
            }
            base = made["as it is"]
            where.append(deals[at])
            for name, choice in made.items():
                gains.setdefault(name, []).append(float(judge[choice] - judge[base]))
                plain.setdefault(name, []).append(float(raw[choice] - raw[base]))
                same.setdefault(name, []).append(float(choice == base))
    sys.stdout.write(f"{budget} rollouts{', settling early' if early else ''}\n")
    for name, gained in gains.items():
        if name != "as it is":
            sys.stdout.write(
                f"  {name:32} {estimate(gained, where)} points a decision,"
                f" without rules of thumb {estimate(plain[name], where)},"
                f" other move {1 - np.mean(same[name]):.1%}\n"
            )


if __name__ == "__main__":
    sys.exit(main())
