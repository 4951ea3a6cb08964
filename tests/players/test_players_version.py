"""The version of the players in challenge codes is raised when a level plays otherwise."""

from __future__ import annotations

import hashlib

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import LEVELS, PLAYERS_VERSION
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun

MOVES = 60
THINKING_MOVES = 6

KNOWN: dict[int, dict[str, str]] = {
    5: {
        "newcomer": "c78a6e291be2",
        "casual": "0ef3aa2f07ff",
        "steady": "efad6573a04e",
        "club": "c4b5436e19e1",
        "expert": "85f3f2895624",
        "master": "0f5ea6347715",
    },
}
"""By version: what each level does in the same deal, in short.

Version 4 reads hands as those of players of every level, in every game; it thinks as long as a
rollout promises something, and judges a laying with the discard after it; it imagines wild melds,
aces and sevens at risk, runs and tables of three as Steady plays them. Steady opens before the draw
where that is the only time for it, and Casual keeps jokers. In version 5 Expert and Master do not
judge layings with the discard after them where nobody has a partner, and the players whom they
imagine there do not remember what the next one let lie.
"""

FIRST_OF_MASTER = {5: "5b4671103248"}
"""By version: what Master does first in that deal, drawing and one move after it."""
FIRST_ALONE = {5: "97898b5a78c9"}
"""By version: what Expert does first in a deal of Classic for two."""


def fingerprint(level: str, moves: int, game: str = "classic_4p") -> str:
    """The first moves of a deal among players of one level, who think by count."""
    rules = preset(game).rules
    seats = rules.match.players
    run = MatchRun.new(rules, "players", [Player("", level)] * seats)
    run.start_deal()
    bots = [make_bot(level, f"seat {seat}", by_count=True) for seat in range(seats)]
    while len(run.log.deals[0].entries) < moves and not run.deal_over:
        actor = run.state.actor
        run.play(bots[actor].choose(run.view(actor)))
    return hashlib.sha256(repr(run.log.deals[0].entries).encode()).hexdigest()[:12]


def test_every_level_that_is_offered_is_known() -> None:
    assert list(KNOWN[PLAYERS_VERSION]) == [one.id for one in LEVELS if one.offered]


@pytest.mark.parametrize("level", ["newcomer", "casual", "steady"])
def test_rules_of_thumb_play_as_their_version_says(level: str) -> None:
    assert fingerprint(level, MOVES) == KNOWN[PLAYERS_VERSION][level], (
        f"{level} plays otherwise: raise PLAYERS_VERSION and write its moves down"
    )


@pytest.mark.skipif(not COMPILED, reason="interpreted players imagine fewer deals")
@pytest.mark.parametrize(
    "level", ["club", "expert", pytest.param("master", marks=pytest.mark.slow)]
)
def test_players_who_think_ahead_play_as_their_version_says(level: str) -> None:
    assert fingerprint(level, THINKING_MOVES) == KNOWN[PLAYERS_VERSION][level], (
        f"{level} plays otherwise: raise PLAYERS_VERSION and write its moves down"
    )


@pytest.mark.skipif(not COMPILED, reason="interpreted players imagine fewer deals")
def test_master_begins_as_its_version_says() -> None:
    """A second of what the slow test above asks of Master."""
    assert fingerprint("master", 2) == FIRST_OF_MASTER[PLAYERS_VERSION], (
        "master plays otherwise: raise PLAYERS_VERSION and write its moves down"
    )


@pytest.mark.skipif(not COMPILED, reason="interpreted players imagine fewer deals")
def test_expert_without_a_partner_begins_as_its_version_says() -> None:
    """Those who play alone are imagined by a style of their own."""
    assert fingerprint("expert", 2, "classic_2p") == FIRST_ALONE[PLAYERS_VERSION], (
        "expert plays otherwise: raise PLAYERS_VERSION and write its moves down"
    )
