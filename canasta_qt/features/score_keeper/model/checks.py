"""What cannot be in an entry. People at a table decide what counts; a doubt stops nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import gcd
from typing import Final

from canasta_qt.engine.cards import (
    BLACK_THREE,
    IS_WILD,
    JOKER,
    KIND,
    KIND_OF_TEXT,
    KIND_TEXT,
    KINDS,
    NATURAL_KINDS,
    RED_THREE,
    SEQUENCE,
    TWO,
)
from canasta_qt.engine.going_out.requirements import may_go_out
from canasta_qt.engine.match import Match
from canasta_qt.engine.melds.meld_checks import check_meld
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.scoring import face_value
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.features.score_keeper.model.entries import DealEntry, PlayerEntry, Sheet, empty_deal
from canasta_qt.features.score_keeper.model.kinds import (
    has_foot_price,
    sample_canasta,
    sample_unfinished,
    tables_black_threes,
)
from canasta_qt.features.score_keeper.model.tally import (
    EndedTable,
    PackPool,
    begun,
    end_of_deal,
    tally,
)


@dataclass(frozen=True, slots=True)
class EntryDoubt:
    """Something that cannot be, or hardly.

    Attributes:
        code: one of `ALL`. field: the field of the entry it stands in.
        side, seat: whose entry it is; None where it is nobody's in particular.
        have, need: the numbers it compares.
        what: the kind of card or canasta it is about, or the code of a refusal.
        deal: number of the deal, from 1; 0 before it is known.
    """

    code: str
    field: str
    side: int | None = None
    seat: int | None = None
    have: int = 0
    need: int = 0
    what: str = ""
    deal: int = 0

    @property
    def place(self) -> str:
        """Where it stands in a sheet written as JSON."""
        at = f"deals[{self.deal - 1}]" if self.deal else "deal"
        if self.seat is not None:
            return f"{at}.players.{self.seat}.{self.field}"
        return f"{at}.sides.{self.side}.{self.field}" if self.side is not None else at


ALL: Final = (
    "cards_of_kind", "canasta_cards", "canasta_rank", "canasta_many", "points_low", "points_step",
    "points_pack", "points_missing", "meld", "out_needs", "out_hand", "hand_missing",
    "concealed_off", "special_opened", "threes_off", "foot_cards", "after_end", "nothing_told",
)  # fmt: skip
"""Every code, in words in `features.score_keeper.words`."""


def doubts_of(sheet: Sheet) -> tuple[EntryDoubt, ...]:
    """Everything that cannot be in a sheet; `PositionProblem` for cards that cannot be read."""
    match = begun(sheet)
    found: list[EntryDoubt] = []
    for deal in sheet.deals:
        found += deal_doubts(match, deal)
        table = end_of_deal(match, deal)
        match.book(table.pos, table.counted)
    ended = tally(sheet).ended_with
    if ended and ended < len(sheet.deals):
        found.append(EntryDoubt("after_end", "out", have=ended, deal=ended + 1))
    return tuple(found)


def deal_doubts(match: Match, deal: DealEntry) -> tuple[EntryDoubt, ...]:
    """What cannot be in the deal to be booked next in a match."""
    table = end_of_deal(match, deal)
    checks = (
        _nothing,
        _cards,
        _canastas,
        _points,
        _melds,
        _threes_off,
        _going_out,
        _hands_missing,
        _feet,
    )
    number = match.deal_number
    return tuple(
        replace(doubt, deal=number) for check in checks for doubt in check(match.setup, deal, table)
    )


def _nothing(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """Nobody has laid anything, nobody holds anything: a deal that was booked by mistake."""
    if _is_empty(setup, deal):
        yield EntryDoubt("nothing_told", "out")


def _is_empty(setup: Setup, deal: DealEntry) -> bool:
    players = tuple(replace(one, hand=one.hand or None) for one in deal.players)
    return replace(deal, players=players) == empty_deal(setup, deal.lone)


def _cards(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """More cards of a kind than the pack has, over all that was given one by one or as threes."""
    counts = [0] * KINDS
    last: dict[int, EntryDoubt] = {}
    for kind, number, place in (*_laid(setup, deal, table), *_of_players(setup, deal)):
        counts[kind] += number
        if number:
            last[kind] = place
    for kind, place in last.items():
        if counts[kind] > setup.kind_total[kind]:
            have, need = counts[kind], setup.kind_total[kind]
            yield replace(place, have=have, need=need, what=KIND_TEXT[kind])


def _laid(
    setup: Setup, deal: DealEntry, table: EndedTable
) -> Iterator[tuple[int, int, EntryDoubt]]:
    """Kind, number and place of the cards that sides have laid, where these are known."""
    for side, entry in enumerate(deal.sides):
        place = EntryDoubt("cards_of_kind", "cards" if entry.cards else "melds", side)
        melded = [card for meld in table.told[side] for card in meld.cards]
        for card in PackPool(setup).cards(entry.cards, "") or melded:
            yield KIND[card], 1, place


def cards_too_many(setup: Setup, counts: Mapping[str, int]) -> Iterator[EntryDoubt]:
    """Kinds of which more cards are counted than the pack has; `counts` by kind: `K`, `3b`."""
    for kind, have in counts.items():
        need = setup.kind_total[KIND_OF_TEXT[kind]]
        if have > need:
            yield EntryDoubt("cards_of_kind", "cards", have=have, need=need, what=kind)


def _of_players(setup: Setup, deal: DealEntry) -> Iterator[tuple[int, int, EntryDoubt]]:
    """The same of threes, hands and feet."""
    for seat, one in enumerate(deal.players):
        for name, text in (("hand", one.hand_cards), ("foot", one.foot_cards)):
            for card in PackPool(setup).cards(text, ""):
                yield KIND[card], 1, EntryDoubt("cards_of_kind", name, seat=seat)
        for name, kind, number in (
            ("red_threes", RED_THREE, one.red_threes),
            ("black_threes", BLACK_THREE, one.black_threes),
            ("foot_red_threes", RED_THREE, one.foot_red_threes),
            *(("held", KIND_OF_TEXT[text], number) for text, number in one.held),
        ):
            yield kind, number, EntryDoubt("cards_of_kind", name, seat=seat)


def _canastas(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """More canastas than the pack has cards for."""
    total = setup.kind_total
    all_naturals = sum(total[kind] for kind in (*NATURAL_KINDS, BLACK_THREE))
    naturals = wilds = 0
    for side, entry in enumerate(deal.sides):
        for kind, number in entry.canastas:
            naturals += _fewest_naturals(setup, sample_canasta(setup, kind), kind) * number
            wilds += _fewest_wilds(setup, kind) * number
        for have, need, what in (
            (naturals, all_naturals, ""),
            (wilds, total[TWO] + total[JOKER], "wild"),
        ):
            if have > need and entry.canastas:
                yield EntryDoubt("canasta_cards", "canastas", side, have=have, need=need, what=what)
    yield from _too_many_of_rank(setup, deal)
    yield from _too_many_naturals(setup, deal)


def _too_many_of_rank(setup: Setup, deal: DealEntry) -> Iterator[EntryDoubt]:
    """More canastas of aces or sevens than there are such cards for."""
    used = [0] * KINDS
    for side, entry in enumerate(deal.sides):
        for kind, number in entry.canastas:
            if not kind.endswith(("aces", "sevens", "black_canasta")):
                continue
            meld = sample_canasta(setup, kind)
            used[meld.kind] += _fewest_naturals(setup, meld, kind) * number
            have, need = used[meld.kind], setup.kind_total[meld.kind]
            if have > need:
                field = f"canastas.{kind}"
                yield EntryDoubt("canasta_rank", field, side, have=have, need=need, what=kind)


def _too_many_naturals(setup: Setup, deal: DealEntry) -> Iterator[EntryDoubt]:
    """More natural canastas of a usual rank than all ranks together can give."""
    size = setup.canasta_size
    most = sum(setup.kind_total[kind] // size for kind in NATURAL_KINDS)
    have = 0
    for side, entry in enumerate(deal.sides):
        own = sum(number for kind, number in entry.canastas if kind == "natural")
        have += own
        if own and have > most:
            numbers = {"have": have, "need": most}
            yield EntryDoubt("canasta_many", "canastas.natural", side, what="natural", **numbers)


def _fewest_wilds(setup: Setup, kind: str) -> int:
    if kind.startswith("wild"):
        return setup.canasta_size
    return int(kind.startswith("mixed"))


def _fewest_naturals(setup: Setup, meld: Meld, kind: str) -> int:
    if kind.startswith("wild"):
        return 0
    if not kind.startswith("mixed"):
        return len(meld.cards)
    rules = setup.rules
    wilds = rules.sequence.wilds if meld.kind == SEQUENCE else rules.meld.max_wilds
    most = len(meld.cards) - rules.meld.min_naturals
    return len(meld.cards) - (most if wilds is None else min(wilds, most))


def _points(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    step = gcd(*(value for value in setup.points if value)) or 1
    total = 0
    whole = (
        face_value(setup, setup.pack)
        + setup.rules.black_three.points_hand * (setup.kind_total[BLACK_THREE])
    )
    for side, entry in enumerate(deal.sides):
        points = table.counted.melded[side]
        total += points or 0
        least = _least_points(setup, deal, side)
        if points is not None and entry.points is None and not entry.cards and not entry.melds:
            yield EntryDoubt("points_missing", "points", side, have=0, need=least)
        elif points is not None and points < least:
            field = "points" if entry.points is not None else "cards"
            yield EntryDoubt("points_low", field, side, have=points, need=least)
        if points is not None and points % step:
            yield EntryDoubt("points_step", "points", side, have=points, need=step)
    for seat in range(setup.seats):
        for field, counts in (("hand", table.counted.hands), ("foot", table.counted.feet)):
            points = counts[seat]
            total += points or 0
            if points is not None and points % gcd(step, setup.rules.black_three.points_hand or 5):
                yield EntryDoubt("points_step", field, seat=seat, have=points, need=step)
    if total > whole:
        yield EntryDoubt("points_pack", "points", have=total, need=whole)


def _least_points(setup: Setup, deal: DealEntry, side: int) -> int:
    entry = deal.sides[side]
    samples = [(sample_canasta(setup, kind), n, kind) for kind, n in entry.canastas]
    samples += [(sample_unfinished(setup, kind), n, kind) for kind, n in entry.unfinished]
    return sum(_least_of(setup, meld, kind) * number for meld, number, kind in samples)


def _least_of(setup: Setup, meld: Meld, kind: str) -> int:
    """The fewest points of such a meld: of the cheapest rank, with the cheapest wild card."""
    wild = min(setup.points[TWO], setup.points[JOKER])
    if kind.startswith("wild"):
        return wild * len(meld.cards)
    if kind.endswith(("aces", "sevens", "sequence", "black_canasta")):
        return sum(
            min(setup.points[KIND[card]], wild) if IS_WILD[KIND[card]] else setup.points[KIND[card]]
            for card in meld.cards
        )
    cheapest = min(setup.points[rank] for rank in NATURAL_KINDS)
    return cheapest * meld.naturals + wild * meld.wilds


# --- melds entered card by card --------------------------------------------------------------


def _melds(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """Melds that nobody could have laid: too few naturals, too many wild cards."""
    bare: DealState = table.pos.clone()
    bare.melds = [[] for _ in bare.sides]
    for side, melds in enumerate(table.told):
        for at, meld in enumerate(melds):
            refusal = check_meld(bare, side, None, meld, meld.cards, lift_cap=True)
            if refusal is not None and refusal.code is not Code.RULE_OF_FIVE:
                numbers = {"have": refusal.have, "need": refusal.need}
                yield EntryDoubt("meld", f"melds[{at}]", side, what=refusal.code.value, **numbers)


def _threes_off(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """Threes laid out under rules that do not have that."""
    for seat, one in enumerate(deal.players):
        if one.red_threes and not setup.tabled[RED_THREE]:
            yield EntryDoubt("threes_off", "red_threes", seat=seat, what="3r")
        if one.black_threes and not tables_black_threes(setup):
            yield EntryDoubt("threes_off", "black_threes", seat=seat, what="3b")


_NEEDS: Final = (Code.GO_OUT_CANASTAS, Code.GO_OUT_KINDS, Code.GO_OUT_RED3, Code.GO_OUT_INCOMPLETE)


def _going_out(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    out = deal.out
    if out is None or deal.conceded is not None:
        return
    side = table.pos.side_of[out]
    if deal.special_hand:
        if table.pos.melds[side] and not setup.rules.special_hands.partner_courtesy:
            yield EntryDoubt("special_opened", "special_hand", side, what=deal.special_hand)
        return
    refusal = may_go_out(table.pos)
    if refusal is not None and refusal.code in _NEEDS:
        numbers = {"have": refusal.have, "need": refusal.need}
        yield EntryDoubt("out_needs", "out", seat=out, what=refusal.what, **numbers)
    one = deal.players[out]
    if one.hand or one.hand_cards or one.held:
        yield EntryDoubt("out_hand", "hand", seat=out, have=one.hand or 0)
    rules = setup.rules.concealed
    if deal.concealed and rules.total is None and rules.without_canasta_total is None:
        yield EntryDoubt("concealed_off", "concealed", seat=out)


def _hands_missing(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """Whoever did not go out held a card, at least that of a foot not taken up.

    What a file gives for a whole side stands with one of its players, and says nothing of others.
    """
    uncounted_foot = setup.has_feet and not has_foot_price(setup)
    if deal.conceded is not None or uncounted_foot or _is_empty(setup, deal):
        return
    for seats in table.pos.sides:
        holding = [seat for seat in seats if seat in table.pos.order and seat != deal.out]
        empty = [seat for seat in holding if not _holds(deal.players[seat])]
        said = [seat for seat in empty if deal.players[seat].hand == 0]
        for seat in said or (holding[:1] if empty == holding else ()):
            yield EntryDoubt("hand_missing", "hand", seat=seat)


def _holds(one: PlayerEntry) -> bool:
    return bool(one.hand or one.hand_cards or one.held or one.foot or one.foot_cards)


def _feet(setup: Setup, deal: DealEntry, table: EndedTable) -> Iterator[EntryDoubt]:
    """More cards in a foot than it has, and a foot that who went out never took up."""
    for seat, one in enumerate(deal.players):
        size = len(table.pos.feet[seat])
        if size > setup.rules.deal.foot_size:
            need = setup.rules.deal.foot_size
            yield EntryDoubt("foot_cards", "foot", seat=seat, have=size, need=need)
        elif seat == deal.out and (size or one.foot):
            yield EntryDoubt("out_hand", "foot", seat=seat, have=one.foot or 0)
