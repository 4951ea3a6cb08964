"""Everything the engine can say has words."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

import canasta_qt as package
from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import ACE, HIDDEN, KIND, KING, TWO, from_code
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules.declarations.values import HAND_IDS
from canasta_qt.engine.scoring import CANASTA_KINDS
from canasta_qt.ui.widgets.standard import number_text as in_dialogs
from canasta_qt.words.cards import HandName, card_name, cards_name, hand_name
from canasta_qt.words.events import TELL, EventContext, announce, remark
from canasta_qt.words.refusals import SENTENCES, refusal_text
from canasta_qt.words.score_sheet import LineLabel, score_label
from canasta_qt.words.sentences import figures
from canasta_qt.words.spoken import telling
from tests.helpers.cases import for_each

KINGS = tuple(map(from_code, ("Kh1", "Ks1", "X1")))
TOLD = EventContext(("You", "Vera", "Otto", "Nina"), 0, lambda uid: KING)

EVENTS = (
    ev.HandDealt(1, (HIDDEN,) * 11),
    ev.UpcardTurned(KINGS[0]),
    ev.UpcardTurned(KINGS[2], buried=True),
    ev.DeckCut(1, 59, 0),
    ev.DeckCut(0, 60, 100),
    ev.FootDealt(1, (HIDDEN,) * 11),
    ev.FootDealt(0, KINGS, peek=True),
    ev.FootTakenUp(1, (HIDDEN,) * 11, at_once=True),
    ev.FootTakenUp(0, KINGS, at_once=False),
    ev.CardsSlidUnder((HIDDEN,)),
    ev.CardsSlidUnder((HIDDEN,) * 5),
    ev.TurnBegan(1, 3),
    ev.ThreesTabled(1, (from_code("3h1"),)),
    ev.StockDrawn(1, (HIDDEN,)),
    ev.StockDrawn(0, (KINGS[0],)),
    ev.PileTaken(1, KINGS[0], KINGS[1:]),
    ev.Melded(1, 1, 0, KINGS, new=True),
    ev.Melded(0, 0, 0, KINGS[:1], new=False),
    ev.LaidOnHeap(1, 1, KINGS[:1]),
    ev.MeldsMerged(1, 1, 2, 0, KINGS),
    ev.CanastaCompleted(1, 1, 0, "natural"),
    ev.CanastaCompleted(1, 1, 0, "mixed"),
    ev.CanastaCompleted(1, 1, 0, "wild"),
    ev.Opened(1, 1, 70, 50),
    ev.Discarded(1, KINGS[0]),
    ev.Discarded(1, KINGS[2], froze=True),
    ev.Discarded(1, KINGS[0], face_down=True),
    ev.PartnershipFormed(1, ((0, 2), (1,)), ((), ())),
    ev.BonusCardsGiven(1, (HIDDEN,) * 4, waits=True),
    ev.BonusCardsGiven(0, KINGS[:1], waits=False),
    ev.BonusCardsTakenUp(1, (HIDDEN,) * 4),
    ev.TurnCardDrawn(1),
    ev.SpecialHandDeclared(1, "straight", KINGS, 3000),
    ev.MeldsRetracted(1, 1, KINGS, (), ()),
    ev.MeldsRetracted(0, 0, KINGS, KINGS[:1], ()),
    ev.Passed(1),
    ev.PermissionAsked(1, 3),
    ev.PermissionAnswered(1, 3, yes=True),
    ev.PermissionAnswered(0, 2, yes=False),
    ev.ConcessionAsked(1, 3),
    ev.ConcessionAnswered(1, 3, yes=True),
    ev.ConcessionAnswered(0, 2, yes=False),
    ev.DealConceded(1),
    ev.PenaltyBooked(1, "asked_but_unable", -100),
    ev.DealEnded(1, "out"),
    ev.DealEnded(None, "stock"),
    ev.DealEnded(None, "conceded"),
    ev.DealEnded(None, "locked"),
)


@for_each("code", list(Code))
def test_every_refusal_has_a_sentence(code: Code) -> None:
    for refusal in (
        Refusal(code),
        Refusal(code, 1, 2, KING, KINGS),
        Refusal(code, 3, 1, 6),
        Refusal(code, 0, 1, cards=KINGS[:1]),
    ):
        text = refusal_text(refusal)
        assert text[0].isupper()
        assert text.endswith(".")
        assert "{" not in text
    assert set(SENTENCES) == set(Code)


def test_every_special_hand_has_a_name() -> None:
    hands = HandName.all()
    assert set(hands) == {hand_id for hand_id, _ in HAND_IDS}
    assert len({hand_name(hand_id) for hand_id in hands}) == len(hands)


def test_what_is_missing_is_named_where_the_refusal_says_it() -> None:
    assert "three cards of a rank without a wild card" in refusal_text(
        Refusal(Code.INITIAL_CLEAN, 130, 125, what="pure_meld")
    )
    assert refusal_text(Refusal(Code.GO_OUT_KINDS, 1, 2, what="clean")) == (
        "To go out your side needs 2 canastas without wild cards; it has 1."
    )


def test_a_refusal_names_its_numbers_and_ranks() -> None:
    assert refusal_text(Refusal(Code.INITIAL_COUNT, 35, 50)) == (
        "Your first meld needs 50 points; this makes 35."
    )
    assert "kings" in refusal_text(Refusal(Code.SECOND_MELD, kind=KING))
    assert refusal_text(Refusal(Code.GO_OUT_RED3, 1, 2)) == (
        "Going out needs 2 red threes on the table; there are 1."
    )
    assert "with 3 cards in your hand" in refusal_text(Refusal(Code.GO_OUT_DISCARD, 3, 1))
    assert "keep one card" in refusal_text(Refusal(Code.GO_OUT_DISCARD, 0, 1))
    assert "would have 8 cards; it may hold 7" in refusal_text(Refusal(Code.PILE_OVERFLOW, 8, 7))
    assert "1 canasta;" in refusal_text(Refusal(Code.GO_OUT_CANASTAS, 0, 1))


def test_every_event_has_a_sentence() -> None:
    kinds = [k for k in vars(ev).values() if isinstance(k, type) and issubclass(k, ev.Event)]
    assert set(TELL) == {k for k in kinds if not any(k in other.__bases__ for other in kinds)}
    assert {type(event) for event in EVENTS} == set(TELL)
    for event in EVENTS:
        text = announce(event, TOLD)
        assert "{" not in text
        assert text.endswith((".", "?", "!")) or isinstance(event, ev.TurnBegan)


def test_the_viewer_is_told_with_you_and_the_others_by_name() -> None:
    assert announce(ev.PileTaken(1, KINGS[0], KINGS[1:]), TOLD) == "Vera takes the pile: 3 cards."
    assert announce(ev.Discarded(0, KINGS[0]), TOLD) == "You discard the king of hearts."


def test_what_others_draw_is_not_told() -> None:
    assert announce(ev.StockDrawn(1, (KINGS[0],)), TOLD) == "Vera draws a card."
    assert "king" in announce(ev.StockDrawn(0, (KINGS[0],)), TOLD)
    both = announce(ev.StockDrawn(0, (KINGS[0], KINGS[1])), TOLD)
    assert both.startswith("You draw the king of ")
    assert both.count("the king of ") == 2
    assert announce(ev.StockDrawn(1, (KINGS[0], KINGS[1])), TOLD) == "Vera draws 2 cards."


def test_cards_have_names() -> None:
    assert card_name(from_code("3s1")) == "three of spades"
    assert card_name(HIDDEN) == "a card"
    assert cards_name(KINGS) == "two kings and a joker"
    eights = map(from_code, ("2s1", "8h1", "8s1", "Ad1", "X1"))
    assert cards_name(eights) == "two eights, an ace, a two and a joker"
    assert cards_name(()) == ""


def test_who_takes_the_pile_hears_what_comes_to_the_hand() -> None:
    pile = tuple(map(from_code, ("4h1", "4d1", "Kh1")))
    taken = ev.PileTaken(0, pile[-1], pile[:2])
    told = telling.told(taken, TOLD, None, "You take the pile: 3 cards.")
    assert told.text == "You take the pile: 3 cards. To your hand: two fours."
    assert told.short == "You take 3 cards."


def test_melds_and_threes_are_told_in_good_english() -> None:
    queen, eights = from_code("Qh1"), tuple(map(from_code, ("2s1", "8h1", "8s1")))
    told = EventContext(TOLD.names, 0, lambda uid: KIND[queen] if uid else TWO)
    melded = ev.Melded(1, 1, 3, eights, new=True)
    assert announce(melded, told) == "Vera melds two eights and a two."
    added = ev.Melded(1, 1, 3, (queen,), new=False)
    assert announce(added, told) == "Vera adds a queen to the queens."
    added = ev.Melded(0, 0, 0, eights[:1], new=False)
    assert announce(added, told) == "You add a two to the wild cards."
    three = ev.ThreesTabled(1, (from_code("3h1"),))
    assert announce(three, told) == "Vera lays down a red three."
    assert announce(ev.Opened(1, 1, 70, 50), told) == "Vera opens with 70 points (50 needed)."


def test_a_refusal_takes_the_right_article() -> None:
    assert "an ace," in refusal_text(Refusal(Code.PILE_NO_MATCH, kind=ACE))
    assert "a king lies" in refusal_text(Refusal(Code.PILE_BLOCKED, kind=KING))


@for_each(
    ("value", "signed", "text"),
    [
        (0, False, "0"), (35, True, "+35"), (0, True, "0"), (3420, False, "3,420"),
        (-35, False, "\N{MINUS SIGN}35"), (-1250, True, "\N{MINUS SIGN}1,250"),
        (1234567, False, "1,234,567"),
    ],
)  # fmt: skip
def test_numbers_keep_their_thousands_apart_and_have_a_true_minus(
    value: int, signed: bool, text: str
) -> None:
    assert figures(value, signed=signed) == text


def test_a_penalty_and_a_dialog_write_numbers_alike() -> None:
    assert "\N{MINUS SIGN}100 for" in announce(ev.PenaltyBooked(1, "asked_but_unable", -100), TOLD)
    assert remark(ev.PenaltyBooked(1, "pile_illegal", -50)) == "\N{MINUS SIGN}50 points"
    assert in_dialogs(-1250) == figures(-1250)
    assert in_dialogs(None) == "–"


@for_each(
    "fault",
    ["pile_illegal", "go_out_after_no", "asked_but_unable", "red_three_hidden", "opening_low"],
)
def test_every_penalty_has_a_sentence_and_a_line_of_its_own(fault: str) -> None:
    assert "as a penalty" not in announce(ev.PenaltyBooked(1, fault, -50), TOLD)
    assert score_label(f"penalty.{fault}") != "Penalty"


def test_every_score_line_of_the_engine_has_a_label() -> None:
    engine = Path(package.__file__).parent / "engine"
    source = "".join(file.read_text("utf-8") for file in sorted(engine.rglob("*.py")))
    kinds = set(re.findall(r'ScoreLine\("(\w+)"', source)) | set(CANASTA_KINDS.values())
    kinds |= {"natural_canasta", "mixed_canasta", "wild_canasta", "concealed"}
    kinds |= {"red_threes", "black_threes"}
    assert {"melded", "special_rank_hand", "red_threes_in_hand"} <= kinds
    for kind in kinds:
        assert LineLabel.get(kind)
        assert score_label(kind) != kind
    assert score_label("penalty.something_new") == "Penalty"


def test_a_code_leads_to_its_text_or_to_none() -> None:
    low = LineLabel.PENALTY_OPENING_LOW
    assert LineLabel.of("penalty.opening_low") is LineLabel.of("penalty", "opening_low") is low
    assert LineLabel.get("opening_low") is None
    with pytest.raises(KeyError):
        LineLabel.of("opening_low")
    assert low() == "Penalty: first meld too low"


def said_in(source: str) -> dict[str, set[str]]:
    """What fits the members that are said by name or by a code, for each class of `Texts`."""
    said = defaultdict[str, set[str]](set)
    for name, member in re.findall(r"\b(\w+)(?=\.([A-Z]\w*))", source):
        said[name].add(member)
    by_code = r"\b(\w+)(?=\.(?:of|get)\b(?:\([\"']([\w.]+)[\"'],)?)"
    for name, code in re.findall(by_code, source):
        said[name].add(f"{code.replace('.', '_').upper()}.+")
    for name in re.findall(r"_said\((\w+),", source):
        said[name].add(".+")
    return said


def test_every_text_is_said() -> None:
    program = Path(package.__file__).parent
    sources = {file: file.read_text("utf-8") for file in sorted(program.rglob("*.py"))}
    everywhere = said_in("".join(sources.values()))
    classes, silent = 0, []
    for file, source in sources.items():
        for one in re.finditer(r"^class (\w+)\(Texts, .*\n((?:    .*\n|\n)*)", source, re.M):
            said = said_in(source) if one[1][0] == "_" else everywhere
            fits = re.compile("|".join(said.get(one[1], ())) or "(?!)")
            members = re.findall(r"^    ([A-Z]\w*) = Text\(", one[2], re.M)
            silent += [f"{file.stem}.{one[1]}.{m}" for m in members if not fits.fullmatch(m)]
            classes += 1
    assert classes > 40
    assert silent == []
