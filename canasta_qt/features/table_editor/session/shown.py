"""The position that the table shows, for the table editor: what is not seen there stays unknown."""

from __future__ import annotations

from canasta_qt.features.review.session.review import ReviewController
from canasta_qt.play.match.replay import ReplayController
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.record.positions.writing import Written, seen_position
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.session import Session


def position_shown(run: MatchRun, session: Session) -> Written | None:
    """The position of a run as the table draws it for a session; None where no deal goes on.

    Hands have names only where their faces are shown: all where all lie open, else that of the
    seat that is seen from, and none while the table is covered.
    """
    if not run.in_deal or run.deal_over:
        return None
    return seen_position(run.state, seats_seen(session))


def position_at(timeline: Timeline, place: ReplayPoint, session: Session) -> Written | None:
    """The position at a moment; at the end of a deal that before its last action.

    None where nothing was played in the deal.
    """
    run = timeline.run_at(place)
    if run.deal_over:
        if not place.action:
            return None
        run = timeline.run_at(ReplayPoint(place.deal, place.action - 1))
    return position_shown(run, session)


def seats_seen(session: Session) -> tuple[int, ...]:
    """The seats whose cards show their faces to a session."""
    if session.all_open:
        return tuple(range(len(session.seats)))
    return (session.reader,) if session.reader >= 0 else ()


def position_of_replay(replay: ReplayController) -> Written | None:
    """Where a replay is; it stands still from then on."""
    replay.pause()
    return position_at(replay.timeline, replay.place, replay.session)


def position_of_review(review: ReviewController) -> Written | None:
    """Before the moment that is shown, as its seat knew it; without one the end of the deal."""
    job, moment = review.job, review.moment
    if moment is not None:
        run = job.timeline.run_at(ReplayPoint(moment.deal, moment.action - 1))
        return seen_position(run.state, (moment.seat,))
    if not job.deals:
        return None
    deal = review.place.deal
    end = ReplayPoint(deal, job.timeline.tape(deal).actions)
    return position_at(job.timeline, end, review.session)


def position_of_match(match: RunningMatch) -> Written | None:
    """Where a match is; of a deal that is over what its viewer knew before the last action.

    Raises `ReplayDifference` for a log that does not play.
    """
    if match.run.in_deal and not match.run.deal_over:
        return position_shown(match.run, match.session)
    if not match.run.log.deals:
        return None
    timeline = Timeline(match.run.log)
    return position_at(timeline, timeline.end, match.session)
