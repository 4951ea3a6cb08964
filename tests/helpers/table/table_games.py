"""Table models of the games with runs, second hands, partial piles and single sides."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.view_model.pictures import CeremonyModel, Drawer, TableModel, Token
from tests.helpers.table.table_models import HAND_11, HAND_30, NAMES, POSITIONS, TableBuilder

PACK = "4 5 6 7 8 9 T J Q K A"
LONE = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 2, 3), 6: (0, 1, 2, 3, 4, 5)}
"""Seat to side where everyone plays alone."""


def samba() -> TableModel:
    """Runs of every length, a closed one, two melds of one rank beside each other."""
    table = TableBuilder(4)
    table.side(
        0,
        "5h 5c 5s|Kh Ks Kc|Kd Kh Ks Kc Kd Kh Kc|5s 6s 7s 8s 9s Ts Js|4h 5h 6h 7h|Qh Kh Ah|2h 2d X1",
        "3h 3d",
        total=4140,
        points=2140,
    )
    table.side(1, "9c 9d 9h 2s|6d 7d 8d|Jc Qc Kc Ac", "3d", total=3985, points=310)
    model = table.build(HAND_11 + " 8c 8d 5s Ac", others=15, stock=61, pile="9h 6s Td 7d")
    return replace(model, rules_name="Samba", status="Play to 10,000")


def bolivia() -> TableModel:
    """Runs and wild melds galore: the crowded table of the games with runs."""
    table = TableBuilder(4)
    ranks = PACK.split()
    groups = [f"{rank}h {rank}d {rank}s {rank}c" for rank in ranks]
    runs = ["4s 5s 6s 7s 8s 9s Ts", "6h 7h 8h 9h", "9d Td Jd Qd Kd Ad", "4c 5c 6c"]
    wild = ["2h 2d X1", "2s 2c 2h X2 X1 2d 2d"]
    doubles = ["Kh Ks Kc Kd Kh Ks Kd", "Ah As 2h 2d X1 Ac Ad"]
    table.side(0, "|".join([*groups, *runs, *wild]), "3h 3d 3h", total=9140, points=5140)
    table.side(1, "|".join([*groups, *doubles, *runs[:2]]), "3d", total=8985, points=4310)
    model = table.build(HAND_30, others=19, stock=21, pile="9h 6s Td 7d")
    return replace(model, rules_name="Bolivia", status="Play to 15,000")


def hand_and_foot(taken: tuple[int, ...] = (3,)) -> TableModel:
    """Four people with feet; those in `taken` have theirs in the hand."""
    table = TableBuilder(4)
    table.side(
        0,
        "5h 5c 5s 5d 5h 5c 5s|5d 5h 5c|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd 2h|As Ah 2d|9c 9d 9h 9s",
        "3d 3h",
        total=2140,
        points=640,
    )
    table.side(1, "4c 4s 4d 4h 4s 2h 2c|Qh Qs Qd|7h 7d 7s 7c", "3h 3d", total=1985, points=710)
    model = table.build(
        HAND_11 + " 9d Jh", others=13, stock=131, pile="9h 6s Td 2h Jc 4d 8h Kd Ac", turn=0
    )
    texts = "Your foot: 13 cards. It comes when your hand is empty.", "Vera has taken up the foot."
    seats = tuple(
        replace(seat, foot_text=texts[1])
        if seat.seat in taken
        else replace(seat, foot=table.backs(13), foot_text=texts[0])
        for seat in model.seats
    )
    return replace(model, seats=seats, pile_part=5, rules_name="Hand and Foot", status="Four deals")


def with_foot_taken_up(model: TableModel, seat: int) -> tuple[TableModel, tuple[Token, ...]]:
    """The model after a seat has taken up its foot, and the cards that moved."""
    seats = list(model.seats)
    foot = seats[seat].foot
    seats[seat] = replace(seats[seat], hand=(*seats[seat].hand, *foot), foot=())
    return replace(model, seats=tuple(seats)), tuple(card.token for card in foot)


def second_hand_crowded(size: int = 4, sides: tuple[int, ...] = (), hand: int = 45) -> TableModel:
    """Hand and Foot at its fullest: eleven ranks twice, a large hand, feet everywhere, a heap."""
    table = TableBuilder(size, side_of=sides)
    ranks = PACK.split()
    full = [f"{r}h {r}d {r}s {r}c {r}h {r}d {r}s" for r in ranks[:7]]
    full[3] = "7h 7d 7s 7c 7h 2d X1 7c 7s 7d 7h 2h"
    loose = [f"{r}h {r}d {r}s" for r in ranks]
    loose[6] = "Th Td Ts Tc 2h X1"
    for number in sorted(set(table.side_of)):
        table.side(number, "|".join([*full, *loose]), "3h 3d 3h 3d 3h", total=9890, points=5835)
    faces = " ".join((HAND_30.split() * 2)[:hand])
    model = table.build(faces, others=23, stock=90, pile=" ".join(["5c", "3s"] * 20))
    seats = tuple(replace(seat, foot=table.backs(11)) for seat in model.seats)
    made = tuple(replace(side, heap=table.cards("4c 4s 5d 5h")) for side in model.sides)
    return replace(model, seats=seats, sides=made, pile_part=7, rules_name="Hand and Foot")


def pennies() -> TableModel:
    """Six people, three against three, all feet still on the table."""
    table = TableBuilder(6, side_of=(0, 1, 0, 1, 0, 1))
    table.side(0, "5h 5c 5s|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd|Kh Kc Ks", "3d", total=2140)
    table.side(1, "4c 4s 4d 4h 4s 2h 2c|Qh Qs Qd|7h 7d 7s 7c", "3h 3d", total=1985)
    model = table.build(HAND_11 + " 8c 8d", others=13, stock=61, pile="9h 6s Td 2h Jc 4d 8h")
    seats = tuple(replace(seat, foot=table.backs(11)) for seat in model.seats)
    return replace(model, seats=seats, rules_name="Pennies from Heaven", status="Play to 20,000")


def alone(size: int = 4) -> TableModel:
    """Everyone alone, with feet."""
    table = TableBuilder(size, side_of=LONE[size])
    table.side(0, "5h 5c 5s|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd|As Ah 2d", "3d", total=2140)
    table.side(1, "4c 4s 4d 4h 4s 2h 2c|Qh Qs Qd|7h 7d 7s 7c", "3h 3d", total=1985)
    table.side(2, "Jh Js Jd", "3h", total=3120, points=100)
    model = table.build(HAND_11, others=13, stock=161, pile="9h 6s Td 2h Jc 4d 8h", freezer=3)
    seats = tuple(replace(seat, foot=table.backs(11)) for seat in model.seats)
    return replace(model, seats=seats, rules_name="Railroad Canasta", status="Four deals")


def hidden_pile() -> TableModel:
    """Cards nobody has seen lie face down under the pile (Canastone, Canadian)."""
    table = TableBuilder(4)
    table.side(0, "5h 5c 5s|8d 8c 8h X2", "3d", total=2140)
    table.side(1, "4c 4s 4d 4h 4s 2h 2c", "3h", total=1985)
    model = table.build(HAND_11 + " 8c 8d 5s Ac", others=15, stock=61, pile="9h 6s Td 4d 8h")
    hidden = table.backs(12)
    return replace(
        model, pile=(*hidden, *model.pile), frozen=True, rules_name="Italian Canasta (Canastone)"
    )


def by_depth(cards: int = 14) -> TableModel:
    """A pile that may be taken down to a card of one's choice (Albany)."""
    table = TableBuilder(4)
    table.side(0, "5h 5c 5s|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd", "3d", total=2140)
    table.side(1, "4c 4s 4d 4h 4s 2h 2c", "3h", total=1985)
    cycle = "9h 6s Td 4d 8h Jc Qh 9c 5d 7s Ah Kc 4s Js"
    faces = (cycle.split() * 7)[:cards]
    model = table.build(HAND_11, others=11, stock=61, pile=" ".join(faces))
    depths = tuple(i for i in range(cards) if i % 5 in (1, 3))
    return replace(model, pile_depths=depths, rules_name="Albany", prompt="Draw, or take the pile.")


def ceremony(size: int = 4) -> CeremonyModel:
    """Partners and first dealer are drawn."""
    drawn = ["Kh", "7c", "As", "4d", "Qs", "9h"]
    order = sorted(range(size), key=lambda seat: (seat * 2) % size)
    people = tuple(
        Drawer(
            seat,
            NAMES[seat],
            f"face-{seat + 1}",
            POSITIONS[size][seat],
            drawn[seat],
            mark=seat % 2,
            is_dealer=seat == 1,
        )
        for seat in order
    )
    lines = (
        "Everybody draws a card.",
        "You and Vera drew the highest cards and play together.",
        "Hanna deals first.",
        "Emil cuts 26 cards exactly: 100 points.",
    )
    return CeremonyModel("Drawing for partners", people, lines)
