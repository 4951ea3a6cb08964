"""Table models written as text, for tests of the table that need no engine.

Cards are written as faces ("Kh", "Ts", "X1"); `cards("Kh Kd X1")` gives each a token of its own.
A `TableBuilder` collects the places and hands every card it deals out a number exactly once.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from canasta_qt.view_model.pictures import (
    ButtonId,
    ButtonModel,
    CardModel,
    DraftGroup,
    DraftModel,
    MeldModel,
    Position,
    SeatModel,
    SideModel,
    TableModel,
    Token,
)

NAMES = ("You", "Hanna", "Vera", "Emil", "Ida", "Otto")
PARTNERS: dict[int, tuple[int, ...]] = {
    2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 0, 1), 5: (0, 1, 0, 1, 1), 6: (0, 1, 2, 0, 1, 2),
}  # fmt: skip
"""Seat to side in the usual game of so many people."""

POSITIONS: dict[int, tuple[Position, ...]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top_left", "top_right", "right"),
    6: ("bottom", "left", "top_left", "top", "top_right", "right"),
}


@dataclass
class TableBuilder:
    """Builds a `TableModel`; every card gets the next free token."""

    seats: int = 4
    next_token: Token = 1000
    next_meld: int = 1
    sides: dict[int, SideModel] = field(default_factory=dict)
    side_of: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        self.side_of = self.side_of or PARTNERS[self.seats]

    def card(self, face: str | None) -> CardModel:
        """One card, face down for None."""
        self.next_token += 1
        return CardModel(self.next_token, face)

    def cards(self, text: str) -> tuple[CardModel, ...]:
        """Cards from a text such as "Kh Kd X1"."""
        return tuple(self.card(face) for face in text.split())

    def backs(self, count: int) -> tuple[CardModel, ...]:
        """Cards face down."""
        return tuple(self.card(None) for _ in range(count))

    def meld(self, text: str) -> MeldModel:
        """A meld; a rank is taken from its first natural card. Of several ranks it is a run."""
        cards = self.cards(text)
        faces = [card.face or "" for card in cards]
        wilds = sum(face[0] in "2X" for face in faces)
        naturals = len(faces) - wilds
        rank = next((face[0] for face in faces if face[0] not in "2X"), "2")
        kind: Literal["no", "natural", "mixed", "wild", "sequence"] = "no"
        run = len({face[0] for face in faces if face[0] not in "2X"}) > 1
        suit = next(face[1] for face in faces if face[0] not in "2X") if run else ""
        if len(faces) >= 7:
            kind = "wild" if not naturals else "mixed" if wilds else "natural"
            kind = "sequence" if run else kind
        self.next_meld += 1
        label = f"{rank}: {naturals} natural, {wilds} wild"
        rank = "" if run else rank
        return MeldModel(self.next_meld, rank, cards, naturals, wilds, kind, label=label, suit=suit)

    def side(self, number: int, melds: str = "", threes: str = "", **numbers: int) -> None:
        """One side's table: melds are separated by bars."""
        made = tuple(self.meld(text) for text in melds.split("|") if text.strip())
        people = [NAMES[seat] for seat, side in enumerate(self.side_of) if side == number]
        self.sides[number] = SideModel(
            side=number,
            name=" & ".join(people),
            is_ours=number == 0,
            total=numbers.get("total", 0),
            deal_points=numbers.get("points", 0),
            minimum=numbers.get("minimum", 50),
            opened=bool(made),
            melds=made,
            threes=self.cards(threes),
            canastas=sum(meld.canasta != "no" for meld in made),
        )

    def build(
        self, hand: str, *, others: int = 11, stock: int = 40, pile: str = "9h 6s Td",
        turn: int = 0, freezer: int | None = None, prompt: str = "Draw, or take the pile.",
    ) -> TableModel:  # fmt: skip
        """The finished model."""
        for number in sorted(set(self.side_of)):
            if number not in self.sides:
                self.side(number)
        pile_cards = self.cards(pile)
        seats = tuple(
            SeatModel(
                seat=i,
                position=POSITIONS[self.seats][i],
                side=self.side_of[i],
                name=NAMES[i],
                portrait=f"face-{i + 1}",
                hand=self.cards(hand) if i == 0 else self.backs(others),
                is_viewer=i == 0,
                is_turn=i == turn,
                is_dealer=i == self.seats - 1,
            )
            for i in range(self.seats)
        )
        return TableModel(
            deal_key="deal-1", rules_name="Classic Canasta", deal_number=3, viewer=0,
            stock=self.backs(stock), pile=pile_cards, frozen=freezer is not None,
            freezer=None if freezer is None else pile_cards[freezer].token, seats=seats,
            sides=tuple(self.sides[number] for number in sorted(self.sides)),
            prompt=prompt, pile_text="You may take the pile with two tens from your hand.",
            status="Play to 5,000", my_turn=turn == 0,
            buttons=(
                ButtonModel(ButtonId.DRAW, "Draw", accent=True),
                ButtonModel(ButtonId.TAKE_PILE, "Take the pile"),
            ),
        )  # fmt: skip


HAND_11 = "4h 4s 6d 7c 9h Th Js Qd Kd 2c X1"
HAND_30 = (
    "4h 4s 4d 5c 5h 6d 6s 7c 7h 8s 8d 9h 9c 9s Th Td Tc Js Jh Qd Qc Qs Kd Kh Ks Ah As 2c 2d X1"
)


def early(seats: int = 4) -> TableModel:
    """Just dealt: nothing on the table but red threes."""
    table = TableBuilder(seats)
    table.side(0, "", "3h", total=1250, minimum=50)
    table.side(1, "", "", total=985, minimum=50)
    hand = HAND_11 if seats > 2 else HAND_11 + " 8c 8d 5s Ac"
    return table.build(hand, others=11 if seats > 2 else 15)


def middle() -> TableModel:
    """An ordinary position in the middle of a deal, with a frozen pile."""
    table = TableBuilder(4)
    table.side(
        0, "5h 5c 5s|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd|As Ah 2d", "3d", total=2140, points=640
    )
    table.side(1, "4c 4s 4d 4h 4s 2h 2c|Qh Qs Qd|7h 7d 7s 7c", "3h 3d", total=1985, points=710)
    model = table.build(
        "5d 6c 6h 8s 9d 9s Th Jc Jd Qc 2s Ah 7d", others=8, stock=31,
        pile="9h 6s Td 2h Jc 4d 8h", freezer=3, turn=0,
        prompt="Meld if you like, then discard one card.",
    )  # fmt: skip
    hand = model.seats[0].hand
    return replace(
        model,
        new_cards=(hand[6].token,),
        buttons=(ButtonModel(ButtonId.UNDO, "Undo"), ButtonModel(ButtonId.ASK, "May I go out?")),
    )


def crowded(size: int = 4, sides: tuple[int, ...] = (), hand: int = 30) -> TableModel:
    """The worst there is: 11 melds a side, some long, a large hand in two rows.

    `sides` says who sits on which side where it is not the usual way.
    """
    table = TableBuilder(size, side_of=sides)
    ranks = "456789TJQKA"
    ours = [f"{r}h {r}d {r}s" for r in ranks]
    ours[2] = "6h 6d 6s 6c 6h 6d 6s 6c 2h 2d X1"
    ours[9] = "Kh Kd Ks Kc Kh Kd Ks Kc"
    ours[4] = "8h 8d 8s 8c 2s 2c"
    theirs = [f"{r}c {r}d {r}s {r}h" for r in ranks]
    theirs[0] = "4h 4d 4s 4c 4h 4d 4s 2c 2d 2h X2 4c"
    theirs[1] = "5h 5d 5s 5c 5h 5d 5s 5c 5d 2h X2 X1"
    theirs[7] = "Jh Jd Js Jc Jh X1"
    theirs[10] = "Ah Ad As Ac Ah Ad As Ac 2s 2h"
    table.side(0, "|".join(ours), "3h 3d", total=13890, points=1835)
    for number in sorted(set(table.side_of) - {0}):
        table.side(number, "|".join(theirs), "3h 3d", total=14125, points=2040)
    faces = " ".join((HAND_30.split() * 2)[:hand])
    return table.build(faces, others=19, stock=4, pile=" ".join(["5c", "3s"] * 12))


def worst() -> TableModel:
    """Six people on three sides with three packs, everything full and a hand of 45."""
    return crowded(6, hand=45)


def drafting() -> TableModel:
    """An opening half built: two staged groups, one card joining nothing yet."""
    table = TableBuilder(4)
    table.side(0, "", "3h", total=1640, minimum=90)
    table.side(1, "Qh Qs Qd|7h 7d 7s 7c", "", total=985, points=80)
    model = table.build("4h 6d 6s 9h Jc Jd 2c", stock=44, prompt="Add to your first meld.")
    kings, nines = table.cards("Kh Ks Kd"), table.cards("9c 9s 2d")
    draft = DraftModel(
        (DraftGroup(kings, "K", points=30), DraftGroup(nines, "9", points=40, ok=True)),
        badge="70 of 90", ready=False,
    )  # fmt: skip
    return replace(
        model,
        draft=draft,
        buttons=(
            ButtonModel(ButtonId.CONFIRM, "Lay down", enabled=False, why_not="20 points short"),
            ButtonModel(ButtonId.TAKE_BACK, "Take back"),
        ),
    )


def taking() -> TableModel:
    """Taking the pile in the middle of a deal: its top joins a group, one group is not in order."""
    model = middle()
    hand, pile = list(model.seats[0].hand), list(model.pile)
    by_face = {card.face: card for card in hand}
    eights = (by_face["8s"], pile.pop())
    lone = (by_face["Th"],)
    kings = model.sides[0].melds[2]
    staged = {card.token for card in (*eights, *lone, by_face["2s"])}
    draft = DraftModel(
        (
            DraftGroup(eights, "8", onto=model.sides[0].melds[1].uid, with_top=True, points=20),
            DraftGroup((by_face["2s"],), "K", onto=kings.uid, points=20),
            DraftGroup(lone, "T", points=10, ok=False, problem="A meld has at least three cards."),
        ),
        badge="Tens are not a meld yet",
        ready=False,
        takes_pile=True,
    )
    seats = list(model.seats)
    seats[0] = replace(seats[0], hand=tuple(card for card in hand if card.token not in staged))
    return replace(model, draft=draft, pile=tuple(pile), seats=tuple(seats))


def deal_over() -> TableModel:
    """Somebody has gone out."""
    model = middle()
    button = ButtonModel(ButtonId.NEXT_DEAL, "Next deal", accent=True)
    return replace(
        model, over="deal", my_turn=False, prompt="Vera went out.", buttons=(button,)
    )  # fmt: skip


def three(played: str = "alone") -> TableModel:
    """Three people: everyone alone, or ("pair", "against") after somebody took the pile."""
    sides = {"alone": (0, 1, 2), "pair": (0, 1, 0), "against": (0, 1, 1)}[played]
    table = TableBuilder(3, side_of=sides)
    table.side(0, "5h 5c 5s|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd", "3d", total=2140, points=640)
    melds = {1: "4c 4s 4d 4h 4s 2h 2c|Qh Qs Qd|7h 7d 7s 7c", 2: "9h 9c 9s 9d X2"}
    for number in sorted(set(sides) - {0}):
        table.side(number, melds[number], "3h" * (number == 1), total=1985, points=310)
    model = table.build(HAND_11, others=12, stock=44)
    return replace(model, sides=tuple(_own_totals(side) for side in model.sides))


def _own_totals(side: SideModel) -> SideModel:
    """Partners for one deal keep totals of their own."""
    names = side.name.split(" & ")
    totals = tuple((name, side.total - 300 * i) for i, name in enumerate(names))
    return replace(side, totals=totals if len(names) > 1 else ())


def three_before_and_after() -> tuple[TableModel, TableModel]:
    """The same cards before and after Vera takes the pile: You & Hanna against her."""
    before = three()
    mine, hanna, vera = before.sides
    pair = replace(
        mine,
        name="You & Hanna",
        melds=(*mine.melds, *hanna.melds),
        threes=(*mine.threes, *hanna.threes),
        totals=(("You", mine.total), ("Hanna", hanna.total)),
    )
    seats = tuple(replace(seat, side=1 if seat.seat == 2 else 0) for seat in before.seats)
    after = replace(before, seats=seats, sides=(pair, replace(vera, side=1)))
    return before, after


def five() -> TableModel:
    """Five people; one of the three rests in this deal."""
    table = TableBuilder(5)
    table.side(0, "5h 5c 5s|8d 8c 8h X2", "3d", total=1140, points=140)
    table.side(1, "Qh Qs Qd|7h 7d 7s 7c", "3h", total=985, points=80)
    model = table.build(HAND_11)
    seats = list(model.seats)
    seats[3] = replace(seats[3], resting=True, hand=())
    return replace(model, seats=tuple(seats))


def six(triples: bool = False) -> TableModel:
    """Six people in the middle of a deal: three pairs, or three against three."""
    table = TableBuilder(6, side_of=(0, 1, 0, 1, 0, 1) if triples else ())
    table.side(
        0, "5h 5c 5s|8d 8c 8h X2|Kh Ks Kc Kd Kh Ks Kd|As Ah 2d", "3d", total=2140, points=640
    )
    table.side(1, "4c 4s 4d 4h 4s 2h 2c|Qh Qs Qd|7h 7d 7s 7c", "3h 3d", total=1985, points=710)
    if not triples:
        table.side(2, "", "3h", total=3120, points=100, minimum=120)
    model = table.build(
        HAND_11 + " 8c 8d 5s", others=13, stock=61, pile="9h 6s Td 2h Jc 4d 8h", freezer=3
    )
    return replace(model, rules_name="Classic, six players, three pairs", status="Play to 7,500")


def american(waits: bool = True) -> TableModel:
    """The American game: threes of both colours, bonus cards waiting, the turn card, packets."""
    table = TableBuilder(4)
    table.side(0, "Ks Kc Kd|7h 7s 7d 7c", "3d 3c 3h", total=4140, points=340, minimum=155)
    table.side(1, "", "3s", total=5985, points=-100, minimum=155)
    model = table.build("4h 4s 6d 7c 9h Th Js Qd Qs 2c X1", others=13, stock=38, pile="9h 6s Td")
    seats = list(model.seats)
    if waits:
        seats[0] = replace(seats[0], waiting=table.backs(4))
        seats[1] = replace(seats[1], waiting=table.backs(3))
        seats[2] = replace(seats[2], waiting=table.backs(4))
    buttons = (
        ButtonModel(ButtonId.UNDO, "Undo"),
        ButtonModel(ButtonId.ASK, "May I go out?"),
        ButtonModel(ButtonId.LAY_THREE, "Lay down a three"),
        ButtonModel(ButtonId.SPECIAL, "Declare: straight", accent=True),
    )
    return replace(
        model,
        seats=tuple(seats),
        reserved=(table.backs(4), table.backs(3)),
        turn_card=model.stock[8].token,
        rules_name="Modern American",
        status="Play to 8,500",
        prompt="Your hand is a straight: you may declare it.",
        buttons=buttons,
    )


def declared(seat: int = 2) -> TableModel:
    """The end of a deal: somebody has laid a straight open; the last discard is face down."""
    model = american(waits=False)
    straight = "3s 4h 5d 6c 7h 8d 9c Td Js Qd Kh Ah 2c X1"
    seats = []
    for one in model.seats:
        faces = zip(one.hand, straight.split(), strict=False)
        seats.append(replace(one, hand=tuple(replace(card, face=face) for card, face in faces)))
    seats[seat] = replace(seats[seat], special="Straight: 3,000")
    pile = (*model.pile[:-1], replace(model.pile[-1], face=None))
    return replace(
        model, seats=tuple(seats), pile=pile, over="deal", buttons=(), my_turn=False,
        prompt=f"{model.seats[seat].name} declared a straight.",
    )  # fmt: skip


def full_deal() -> TableModel:
    """A whole pack of 108 just dealt to four: 44 in the hands, one on the pile, 63 in stock."""
    table = TableBuilder(4)
    return table.build(HAND_11, others=11, stock=63, pile="9h")
