"""The opening of a match as it is shown: cards drawn, who sits where, who cuts and deals."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.controller.company import own_first, place_of
from canasta_qt.controller.games import is_reconstructed
from canasta_qt.controller.messages import Tellers, announce, ceremony_text, face
from canasta_qt.controller.messages.names import game_note
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import CeremonyModel, Drawer
from canasta_qt.engine.cutting import cutter_of
from canasta_qt.engine.events import DeckCut
from canasta_qt.engine.rules import preset
from canasta_qt.engine.seating import draw_rank
from canasta_qt.engine.state import DealState
from canasta_qt.record.replay import MatchRun


def ceremony(run: MatchRun, session: Session) -> CeremonyModel:
    """What happens before the first deal, which `run` has just dealt."""
    state, seating = run.state, run.match.seating
    marks = _marks(state, session)
    people = []
    for person in range(len(seating.persons)):
        seat = seating.persons.index(person)
        people.append(
            Drawer(
                seat=seat,
                name=session.name(seat),
                portrait=session.seats[seat].portrait,
                position=place_of(seat, session.viewer, len(session.seats)),
                face=(face(seating.drawn[person]) or "") if seating.drawn else "",
                mark=marks.get(state.side_of[seat]),
                is_dealer=seat == state.dealer,
            )
        )
    return CeremonyModel(session.title, tuple(people), tuple(_lines(run, session)))


def about_the_rules(run: MatchRun) -> str:
    """For the ledger: what is known of a reconstructed game; empty for any other."""
    if not is_reconstructed(run.log.preset):
        return ""
    return ceremony_text("reconstructed", note=game_note(preset(run.log.preset).note))


def _marks(state: DealState, session: Session) -> dict[int, int]:
    """Side to the number of its mark, where people have just learnt who plays with whom."""
    drawn = state.setup.rules.match.partner_selection != "agreed"
    many = len(session.seats) > 4 and any(len(seats) > 1 for seats in state.sides)
    order = own_first(state.sides, session.viewer)
    return {side: number for number, side in enumerate(order)} if drawn or many else {}


def _lines(run: MatchRun, session: Session) -> Iterator[str]:
    state, seating = run.state, run.match.seating
    rules = state.setup.rules.match

    def told(key: str, seat: int, **values: str) -> str:
        who = "you" if session.is_you(seat) else "other"
        return ceremony_text(f"{who}_{key}", name=session.name(seat), **values)

    if rules.partner_selection == "draw_two_highest":
        ranked = sorted(
            range(len(seating.persons)), key=lambda p: draw_rank(seating.drawn[p]), reverse=True
        )
        first, second = (seating.persons.index(person) for person in ranked[:2])
        if session.is_human(second):
            first, second = second, first
        yield told("highest", first, other=session.name(second))
    elif rules.partner_selection == "random":
        yield ceremony_text("by_lot")
    if rules.first_dealer == "right_of_highest_draw":
        yield told("first", state.next_seat(state.dealer))
    yield told("deal", state.dealer)
    if not state.cuts:
        yield told("cut", cutter_of(state.setup, state.dealer, state.order))
    for cut in state.cuts:
        tellers = Tellers(session.names, session.viewer, lambda uid: 0)
        yield announce(DeckCut(cut.seat, cut.cards, cut.points), tellers)
