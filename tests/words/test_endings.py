"""What the end of a deal and of a match tells, from real deals and from made-up sheets."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.view_model.endings import CanastaModel, DealEnding, PileTake
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.session import Session, plain_seats
from canasta_qt.words.pages import match_ending, moments_of
from canasta_qt.words.score_sheet import match_sheet, score_sheet
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.programs.fake_game import sheet

KINGS = CanastaModel("Kh", "natural", 7, 0, "7 kings")
TENS = CanastaModel("Tc", "mixed", 5, 2, "5 tens and 2 twos")


def deal(ours: int, theirs: int, before: tuple[int, int] = (0, 0), **told: object):
    ending = DealEnding("", "", "", ((), ()), told.pop("canastas", ((), ())))  # type: ignore[arg-type]
    return sheet(
        sides=("You & Otto", "Vera & Nina"),
        deal_totals=(ours, theirs),
        before=before,
        totals=(before[0] + ours, before[1] + theirs),
        ending=replace(ending, **told),  # type: ignore[arg-type]
    )


def test_a_played_deal_tells_who_went_out_and_the_canastas_of_each_side() -> None:
    for seed in range(1, 12):
        run = play_deal(new_run("classic_2p", seed=seed), seed)
        model = score_sheet(run, Session(plain_seats(2), "Classic, two players"))
        assert model.ending is not None
        assert model.ending.subtitle == "Deal 1 · Classic, two players"
        out = run.state.result.out if run.state.result is not None else None
        assert model.ending.out == out
        if out is not None:
            assert model.ending.headline.startswith(("You went out", "Vera went out"))
            assert model.ending.out_name == ("Vera" if out else "")
        points = [
            sum(line.points[side] or 0 for line in model.lines if line.kind.endswith("_canasta"))
            for side in range(2)
        ]
        assert [bool(one) for one in model.ending.canastas] == [bool(one) for one in points]


def test_the_whole_match_tells_no_single_end() -> None:
    assert match_sheet([deal(100, 50)]).ending is None


def test_the_standing_says_who_leads_and_what_the_next_deal_asks_for() -> None:
    run = new_run(seed=3)
    session = Session(plain_seats(4), "Classic, four players")
    model = score_sheet(play_deal(run), session)
    assert model.ending is not None
    ahead = abs(model.totals[0] - model.totals[1])
    assert f"by {ahead:,}." in model.ending.standing
    assert "open" in model.ending.standing


@for_each("game", ["hand_and_foot", "classic_3p", "classic_5p", "miller_6p"])
def test_ends_of_other_games_have_a_column_for_every_total(game: str) -> None:
    run = play_deal(new_run(game, seed=2))
    seats = plain_seats(run.match.rules.match.players)
    model = score_sheet(run, Session(seats, "A game"))
    assert model.ending is not None
    assert len(model.ending.people) == len(model.ending.canastas) == len(model.sides)


def test_a_match_of_one_deal_has_an_end_with_a_winner() -> None:
    run = play_deal(new_run(overrides={"match.end": {"kind": "deals", "count": 1}}))
    session = Session(plain_seats(4), "Classic")
    told = match_ending(run, session, [])
    assert told is None
    model = score_sheet(run, session)
    told = match_ending(run, session, [model])
    assert told is not None
    assert told.detail.endswith("after 1 deal")
    assert [side.total for side in told.sides] == list(model.totals)
    assert sum(side.won for side in told.sides) == 1
    assert told.title.endswith((" win", " wins"))


def test_a_match_given_up_is_won_by_the_others() -> None:
    run = new_run()
    run.start_deal()
    run.concede(0)
    told = match_ending(run, Session(plain_seats(4), "Classic"), [])
    assert told is not None
    assert told.title == "Vera & Nina win"
    assert told.detail == "You conceded the match"
    assert told.moments == ()


# --- what was memorable -------------------------------------------------------------------------


def titles(*sheets: ScoreSheetModel) -> list[str]:
    return [moment.title for moment in moments_of(sheets)]


def test_the_best_deal_of_ones_own_comes_first() -> None:
    first, second = deal(300, 500), deal(1740, 615, (300, 500), out=0, canastas=((KINGS,), ()))
    best = moments_of([first, second])[0]
    assert best.title == "Your best deal: +1,740"
    assert best.detail == "Deal 2: 1 canasta, and you went out"
    assert best.canasta is KINGS


def test_a_partner_who_went_out_is_named() -> None:
    otto = deal(800, 0, canastas=((KINGS,), ()), out=0, out_name="Otto", concealed=True)
    told = [part for one in moments_of([otto]) for part in (one.title, one.detail)]
    assert "Deal 1: 1 canasta, and Otto went out" in told
    assert "Deal 1: Otto went out concealed" in told


def test_who_never_scored_hears_of_the_best_deal_of_the_others() -> None:
    assert titles(deal(-100, 500))[0] == "The best deal of Vera & Nina: +500"


def test_the_turn_is_the_deal_that_changed_the_lead_most_and_its_great_take() -> None:
    take = PileTake("Otto", mine=False, cards=14, points=600, column=0)
    turn = moments_of([deal(300, 500), deal(1740, 615, (300, 500), take=take)])[1]
    assert turn.title == "The turn: deal 2, Otto took 14 cards"
    assert turn.detail == "The pile was worth 600 points, and the lead changed by 1,125"


def test_a_take_of_the_side_that_lost_ground_is_not_the_turn() -> None:
    take = PileTake("Vera", mine=False, cards=14, points=600, column=1)
    assert titles(deal(300, 500), deal(1740, 615, (300, 500), take=take))[1] == "The turn: deal 2"


def test_going_out_concealed_is_remembered() -> None:
    told = titles(deal(300, 500), deal(200, 900, (300, 500), out=1, concealed=True))
    assert "Deal 2: Vera & Nina went out concealed" in told


def test_a_wild_canasta_is_rarer_than_a_natural_one_and_mixed_ones_are_not_rare() -> None:
    wild = CanastaModel("X1", "wild", 7, 0, "5 twos and 2 jokers")
    both = deal(300, 500, canastas=((KINGS,), (wild,)))
    assert "Deal 1: a wild canasta" in titles(both)
    assert len(titles(deal(300, 500, canastas=((TENS,), ())))) == 1


def test_never_more_than_three_moments() -> None:
    sheets = [
        deal(500, 100, out=0, concealed=True, canastas=((KINGS,), ())),
        deal(100, 900, (500, 100), out=1, concealed=True),
    ]
    assert len(moments_of(sheets)) == 3


@for_each(
    ("rules", "people"),
    [("classic_2p", (0, 1)), ("classic_4p", (0, 2)), ("classic_3p", (0, 1, 2)),
     ("classic_4p", (0, 1, 2, 3))],
)  # fmt: skip
def test_of_several_people_everybody_is_named_and_no_column_turns_round(
    rules: str, people: tuple[int, ...]
) -> None:
    run = play_deal(new_run(rules, overrides={"match.end": {"kind": "deals", "count": 1}}))
    names = ("Ann", "Bob", "Cleo", "Dan")
    seats = tuple(
        replace(seat, name=names[at], played_by="human" if at in people else "bot")
        for at, seat in enumerate(plain_seats(len(run.log.players)))
    )
    told = set()
    for front in (None, *people):
        session = Session(seats, in_front=front)
        sheets = [score_sheet(run, session)]
        ending = match_ending(run, session, sheets)
        assert ending is not None
        words = f"{ending.told} {sheets[0].verdict} {sheets[0].outcome} {ending.detail}"
        assert "You" not in words
        assert "you" not in words
        assert [side.total for side in ending.sides] == list(ending.history[-1])
        told.add(words)
    assert len(told) == 1
    outcome = run.outcome()
    assert outcome is not None
    won = {seat for scorer in outcome.winners for seat in run.match.setup.scorer_seats[scorer]}
    assert ending.we_won == bool(won & set(people)) == sheets[0].we_won
