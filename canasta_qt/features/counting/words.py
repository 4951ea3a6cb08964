"""The counting aid in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from canasta_qt.engine.cards import JOKER, KIND, KIND_OF_TEXT, SUITS
from canasta_qt.features.counting.model import CountedPlayer, CountedRank, CountingModel
from canasta_qt.players.counting import Counting, PlayerCount, RankCount
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import a_rank, card_name, face, listed, ranks_name
from canasta_qt.words.people import seat_name
from canasta_qt.words.sentences import Text, Texts, figures


class CountingText(Texts, context="Counting"):
    TITLE = Text("Counting aid")
    WILDS = Text("Wild cards left: {n} of {all}")
    RANK = Text("Rank")
    SEEN = Text("Seen")
    LEFT = Text("Left")
    WHO = Text("Player")
    CARDS = Text("Cards")
    RANKS = Text("Cards seen, by rank")
    PLAYERS = Text("What the others discarded and took")
    PART = Text("{n} of {all}")
    MINE = Text("In your hand: {n}. Seen elsewhere: {others}. Not seen yet: {left}.")
    THREW = Text("{name} discarded")
    HOLDS = Text("{name} has from the pile")
    NOTHING = Text("nothing yet")
    NONE_LEFT = Text("nothing any more")
    SOME = Text("{n} {ranks}")
    S = Text("Spades")
    H = Text("Hearts")
    D = Text("Diamonds")
    C = Text("Clubs")


def counting_model(counting: Counting, session: Session) -> CountingModel:
    left, every = counting.wilds
    by_suit = any(rank.suits for rank in counting.ranks)
    return CountingModel(
        CountingText.WILDS(n=figures(left), all=figures(every)),
        tuple(map(_rank, counting.ranks)),
        tuple(line for one in counting.players for line in _player(one, session, by_suit)),
        tuple(CountingText.of(suit)() for suit in SUITS) if by_suit else (),
    )


_FACES: Final = {
    **{KIND_OF_TEXT[text]: f"{text}s" for text in "456789TJQKA2"},
    KIND_OF_TEXT["3b"]: "3s",
    KIND_OF_TEXT["3r"]: "3h",
    JOKER: "X1",
}
"""Kind to the picture that stands for it."""


def _rank(rank: RankCount) -> CountedRank:
    name = str(ranks_name(rank.kind))
    elsewhere = rank.seen - rank.mine
    return CountedRank(
        name[:1].upper() + name[1:],
        _FACES[rank.kind],
        CountingText.PART(n=figures(rank.seen), all=figures(rank.total)),
        figures(rank.left),
        CountingText.MINE(n=figures(rank.mine), others=figures(elsewhere), left=figures(rank.left)),
        (rank.mine, elsewhere, rank.left),
        tuple(map(figures, rank.suits)),
    )


def _player(one: PlayerCount, session: Session, by_suit: bool) -> Iterable[CountedPlayer]:
    name = seat_name(session, one.seat)
    thrown = sorted(one.thrown, key=_order)
    words = _cards(thrown, by_suit) or CountingText.NOTHING()
    yield CountedPlayer(CountingText.THREW(name=name), _faces(thrown), words)
    if not one.takes:
        return
    words = _cards(one.holds, by_suit) or CountingText.NONE_LEFT()
    yield CountedPlayer(CountingText.HOLDS(name=name), _faces(one.holds), words)


def _order(card: int) -> tuple[int, int]:
    """High ranks first, jokers before them; threes and twos last."""
    return -KIND[card] if KIND[card] != JOKER else -100, card % 54


def _faces(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(name for name in map(face, cards) if name is not None)


def _cards(cards: Sequence[int], by_suit: bool) -> str:
    """Cards in words, by rank with their numbers, or one by one where suits matter."""
    if by_suit:
        return str(listed(map(card_name, cards)))
    counts = [(kind, len(list(group))) for kind, group in groupby(map(KIND.__getitem__, cards))]
    return str(
        listed(
            a_rank(kind) if n == 1 else CountingText.SOME(n=figures(n), ranks=ranks_name(kind))
            for kind, n in counts
        )
    )
