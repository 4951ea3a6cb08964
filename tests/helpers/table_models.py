"""Table models written as text, for tests of the table that need no engine.

Cards are written as faces ("Kh", "Ts", "X1"); `cards("Kh Kd X1")` gives each a token of its own.
A `Table` collects the places and hands every card it deals out a number exactly once.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from canasta_qt.controller.view_model import (
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
POSITIONS: dict[int, tuple[Position, ...]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top_left", "top_right", "right"),
    6: ("bottom", "left", "top_left", "top", "top_right", "right"),
}


@dataclass
class Table:
    """Builds a `TableModel`; every card gets the next free token."""

    seats: int = 4
    next_token: Token = 1000
    next_meld: int = 1
    sides: dict[int, SideModel] = field(default_factory=dict)

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
        """A meld; a rank is taken from its first natural card."""
        cards = self.cards(text)
        faces = [card.face or "" for card in cards]
        wilds = sum(face[0] in "2X" for face in faces)
        naturals = len(faces) - wilds
        rank = next((face[0] for face in faces if face[0] not in "2X"), "2")
        kind: Literal["no", "natural", "mixed", "wild"] = "no"
        if len(faces) >= 7:
            kind = "wild" if not naturals else "mixed" if wilds else "natural"
        self.next_meld += 1
        label = f"{rank}: {naturals} natural, {wilds} wild"
        return MeldModel(self.next_meld, rank, cards, naturals, wilds, kind, label=label)

    def side(self, number: int, melds: str = "", threes: str = "", **numbers: int) -> None:
        """One side's table: melds are separated by bars."""
        made = tuple(self.meld(text) for text in melds.split("|") if text.strip())
        self.sides[number] = SideModel(
            side=number,
            name=("We", "They", "Others")[number],
            is_ours=number == 0,
            total=numbers.get("total", 0),
            deal_points=numbers.get("points", 0),
            minimum=numbers.get("minimum", 50),
            opened=bool(made),
            melds=made,
            red_threes=self.cards(threes),
            canastas=sum(meld.canasta != "no" for meld in made),
        )

    def build(
        self, hand: str, *, others: int = 11, stock: int = 40, pile: str = "9h 6s Td",
        turn: int = 0, freezer: int | None = None, prompt: str = "Draw, or take the pile.",
    ) -> TableModel:  # fmt: skip
        """The finished model."""
        side_count = 3 if self.seats == 6 else 2
        for number in range(side_count):
            if number not in self.sides:
                self.side(number)
        pile_cards = self.cards(pile)
        seats = tuple(
            SeatModel(
                seat=i,
                position=POSITIONS[self.seats][i],
                side=i % side_count,
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
    table = Table(seats)
    table.side(0, "", "3h", total=1250, minimum=50)
    table.side(1, "", "", total=985, minimum=50)
    hand = HAND_11 if seats > 2 else HAND_11 + " 8c 8d 5s Ac"
    return table.build(hand, others=11 if seats > 2 else 15)


def middle() -> TableModel:
    """An ordinary position in the middle of a deal, with a frozen pile."""
    table = Table(4)
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


def crowded(size: int = 4) -> TableModel:
    """The worst that 4 seats see: 11 melds a side, some long, a hand of 30 in two rows."""
    table = Table(size)
    ranks = "456789TJQKA"
    ours = [f"{r}h {r}d {r}s" for r in ranks]
    ours[2] = "6h 6d 6s 6c 6h 6d 6s 6c 2h 2d X1"
    ours[9] = "Kh Kd Ks Kc Kh Kd Ks Kc"
    ours[4] = "8h 8d 8s 8c 2s 2c"
    theirs = [f"{r}c {r}d {r}s {r}h" for r in ranks]
    theirs[0] = "4h 4d 4s 4c 4h 4d 4s 2c 2d 2h X2 4c"
    theirs[7] = "Jh Jd Js Jc Jh X1"
    theirs[10] = "Ah Ad As Ac Ah Ad As Ac 2s 2h"
    table.side(0, "|".join(ours), "3h 3d", total=3890, points=1835)
    table.side(1, "|".join(theirs), "3h 3d", total=4125, points=2040)
    model = table.build(HAND_30, others=19, stock=4, pile=" ".join(["5c", "3s"] * 12))
    return replace(model, status="Play to 5,000")


def drafting() -> TableModel:
    """An opening half built: two staged groups, one card joining nothing yet."""
    table = Table(4)
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


def moved(model: TableModel, token: Token, to: Literal["pile", "hand"]) -> TableModel:
    """The same model with one card taken from hand or stock to the pile or the viewer's hand."""
    every = (*model.stock, *model.pile, *(card for seat in model.seats for card in seat.hand))
    card = next(card for card in every if card.token == token)
    stock = tuple(c for c in model.stock if c.token != token)
    pile = tuple(c for c in model.pile if c.token != token)
    seats = [
        replace(seat, hand=tuple(c for c in seat.hand if c.token != token)) for seat in model.seats
    ]
    shown = card if card.face else replace(card, face="Tc")
    if to == "pile":
        pile = (*pile, shown)
    else:
        seats[0] = replace(seats[0], hand=(*seats[0].hand, shown))
    return replace(model, stock=stock, pile=pile, seats=tuple(seats))


def undealt(model: TableModel) -> TableModel:
    """The same cards, all still in the stock."""
    everything = [*model.pile]
    for seat in model.seats:
        everything += seat.hand
    for side in model.sides:
        everything += side.red_threes
        everything += [card for meld in side.melds for card in meld.cards]
    down = tuple(replace(card, face=None) for card in everything)
    return replace(
        model,
        stock=(*model.stock, *down),
        pile=(),
        freezer=None,
        frozen=False,
        seats=tuple(replace(seat, hand=()) for seat in model.seats),
        sides=tuple(replace(side, melds=(), red_threes=()) for side in model.sides),
        draft=None,
    )


def slots(model: TableModel) -> dict[Token, tuple[object, int, str | None]]:
    """Where the model says each card is: zone, index and face; to compare with the scene."""
    from canasta_qt.controller.view_model import Zone, ZoneKind

    result: dict[Token, tuple[object, int, str | None]] = {}

    def put(zone: Zone, cards: tuple[CardModel, ...]) -> None:
        for index, card in enumerate(cards):
            assert card.token not in result
            result[card.token] = (zone, index, card.face)

    put(Zone(ZoneKind.STOCK), model.stock)
    put(Zone(ZoneKind.PILE), model.pile)
    for seat in model.seats:
        put(Zone(ZoneKind.HAND, seat.seat), seat.hand)
    for side in model.sides:
        put(Zone(ZoneKind.RED_THREES, side.side), side.red_threes)
        for meld in side.melds:
            put(Zone(ZoneKind.MELD, meld.uid), meld.cards)
    for index, group in enumerate(model.draft.groups if model.draft else ()):
        put(Zone(ZoneKind.DRAFT, index), group.cards)
    return result


def full_deal() -> TableModel:
    """A whole pack of 108 just dealt to four: 44 in the hands, one on the pile, 63 in stock."""
    table = Table(4)
    return table.build(HAND_11, others=11, stock=63, pile="9h")
