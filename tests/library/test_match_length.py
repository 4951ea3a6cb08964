"""One deal, a short match, the whole: a match of that length, called so wherever it is listed."""

from __future__ import annotations

from pathlib import Path

from canasta_qt.engine.rules import resolve
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.library.games import Games, changed_game
from canasta_qt.library.match_length import (
    Length,
    Paces,
    lengths_of,
    with_length,
    without_length,
)
from canasta_qt.library.match_setup import MatchChoice, create_match, match_from, rematch_of
from canasta_qt.record.log import MatchLog
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.words.people import rules_title
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_deal

GAMES = Games()


@for_each(
    ("game", "short", "whole"),
    [
        ("classic_4p", MatchEnd("target", 1000, None), MatchEnd("target", 5000, None)),
        ("american_2017", MatchEnd("target", 1500, None), MatchEnd("target", 8500, None)),
        ("samba", MatchEnd("target", 2000, None), MatchEnd("target", 10_000, None)),
        ("hand_and_foot", MatchEnd("deals", None, 2), MatchEnd("deals", None, 4)),
    ],
)
def test_a_game_is_offered_as_one_deal_short_and_whole(
    game: str, short: MatchEnd, whole: MatchEnd
) -> None:
    offered = {one.length: one.end for one in lengths_of(GAMES.get(game).rules)}
    offered.pop("quarter", None)
    assert offered == {"deal": MatchEnd("deals", None, 1), "short": short, "whole": whole}


def test_every_game_has_sound_lengths_the_longer_the_more_minutes() -> None:
    for game in GAMES.all():
        offered = lengths_of(game.rules)
        minutes = [one.minutes for one in offered if one.minutes is not None]
        assert minutes == sorted(minutes), game.id
        for one in offered:
            match_from(MatchChoice(game.id, length=one.length), GAMES)


def test_rules_of_one_deal_have_one_length() -> None:
    one = with_length(GAMES.get("samba"), "deal")
    assert [offered.length for offered in lengths_of(one.rules)] == ["whole"]


def test_a_match_of_one_deal_is_over_after_it_and_has_its_own_title() -> None:
    run, session = create_match(match_from(MatchChoice(length="deal", seed=7), GAMES))
    assert rules_title(session) == "Classic, four players, one deal"
    assert run.log.rules_name == "Classic, four players, one deal"
    play_deal(run)
    run.finish_deal()
    assert run.outcome() is not None


def test_the_same_again_has_the_same_length() -> None:
    run, _ = create_match(match_from(MatchChoice(length="short", seed=7), GAMES))
    again = match_from(rematch_of(run.log, GAMES, MatchChoice()), GAMES)
    assert again.overrides == {"match.end": {"kind": "target", "score": 1000}}
    assert again.rules_name == "Classic, four players, short match"


@for_each("length", ["deal", "short"])
def test_a_length_is_no_change_of_the_game(length: Length) -> None:
    run, _ = create_match(match_from(MatchChoice(length=length, seed=7), GAMES))
    again = rematch_of(run.log, GAMES, MatchChoice())
    assert (again.changed, again.length) == (None, length)
    samba = GAMES.get("samba")
    changed = changed_game(samba, "Samba, changed", resolve("samba", {"draw.count": 3}))
    assert without_length(with_length(changed, length), samba) == changed


# --- about 15 minutes -----------------------------------------------------------------------

LONG = 11
"""A deal of so many minutes is itself about a quarter of an hour."""


def test_every_game_has_a_match_of_about_15_minutes_unless_one_deal_takes_that_long() -> None:
    for game in GAMES.all():
        offered = {one.length: one for one in lengths_of(game.rules)}
        alike = {one.end for one in offered.values()}
        assert len(alike) == len(offered), game.id
        minutes = offered["deal"].minutes
        assert "quarter" in offered or minutes is None or minutes >= LONG - 1, game.id


@for_each(("pace", "deals"), [(3.0, 5), (5.0, 3), (7.0, 2), (10.0, 2)])
def test_how_many_deals_fit_is_known_from_deals_that_were_played_here(
    pace: float, deals: int
) -> None:
    classic = GAMES.get("classic_4p")
    offered = {one.length: one.end for one in lengths_of(classic.rules, pace)}
    assert offered["quarter"] == MatchEnd("deals", None, deals)
    assert with_length(classic, "quarter", pace).rules.match.end.count == deals


def test_slow_players_are_offered_one_deal_in_its_place() -> None:
    offered = [one.length for one in lengths_of(GAMES.get("classic_4p").rules, 14.0)]
    assert offered == ["deal", "short", "whole"]


def test_a_match_of_15_minutes_is_called_so() -> None:
    games = Games()
    games.pace = lambda _game: 5.0
    run, session = create_match(match_from(MatchChoice(length="quarter", seed=7), games))
    assert rules_title(session) == "Classic, four players, about 15 minutes"
    assert run.log.rules.match.end == MatchEnd("deals", None, 3)


def test_the_pace_is_the_median_of_the_last_matches_without_pauses(tmp_path: Path) -> None:
    store = open_store(Paths(tmp_path, tmp_path))
    paces = Paces(store)
    assert paces.minutes("classic_4p") is None
    for minutes in (4, 5, 6, 600):
        number = store.keep(played_match(minutes), "Classic, four players")
        with store.database.writing() as connection:
            connection.execute(
                "UPDATE matches SET begun = 1000, ended = ?, deals = 1, result = 'won' "
                "WHERE id = ?",
                (1000 + 60 * minutes, number),
            )
    assert paces.minutes("classic_4p") == 5
    assert paces.minutes("samba") is None
    assert Paces(None).minutes("classic_4p") is None
    store.database.close()


def played_match(seed: int) -> MatchLog:
    run = new_run(seed=seed, overrides={"match.end": {"kind": "deals", "count": 1}})
    play_deal(run)
    return run.log
