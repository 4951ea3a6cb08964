"""One deal, a short match, the whole: a match of that length, called so wherever it is listed."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.library.games import Games
from canasta_qt.library.history import rematch_of
from canasta_qt.library.match_length import lengths_of, with_length
from canasta_qt.library.match_setup import MatchChoice, create_match, match_from
from canasta_qt.words.people import rules_title
from tests.helpers.matches import play_deal

GAMES = Games()


@pytest.mark.parametrize(
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
