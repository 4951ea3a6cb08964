"""Nobody chose the cards: what is committed to and sealed, and what is found of every forgery."""

import hashlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.commands import check as verify
from canasta_qt.engine.rules import resolve
from canasta_qt.record.fair_deal import (
    Doubt,
    check_match,
    commitment_of,
    deck_of,
    is_as_committed,
    salt_of,
    seal_of,
    seal_to_come,
)
from canasta_qt.record.log import MatchLog, Player, Seal
from canasta_qt.record.log_text import COUNTING_AID, RecordProblem, dumps, loads
from canasta_qt.record.replay import MatchRun
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import play_deal, play_on

SECRET = "5a" * 32
SEED = "c4" * 32
BOTS = tuple(Player(name, "random") for name in "AB")


def new_match(seed: int | str = SEED, secret: str = SECRET) -> MatchRun:
    return MatchRun.new(resolve("classic_2p"), seed, BOTS, secret=secret)


def sealed_run(actions: int = 12, cut: int | None = None) -> MatchRun:
    run = new_match()
    run.start_deal(cut=cut)
    return play_on(run, actions)


def two_deals(cut: int | None = 57) -> MatchLog:
    run = new_match()
    run.start_deal(cut=cut)
    play_deal(run)
    run.start_deal()
    return run.log


@pytest.fixture
def verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    """Exit status and words of `verify` about a log or the text of one."""

    def ask(log: MatchLog | str, *more: str) -> tuple[int, str]:
        file = tmp_path / "m.canasta"
        file.write_text(log if isinstance(log, str) else dumps(log), encoding="utf-8")
        capsys.readouterr()
        return verify.verify_match([str(file), *more]), capsys.readouterr().out

    return ask


# --- what a match is bound by -------------------------------------------------------------------


def test_the_seal_shown_before_the_deal_is_that_of_the_deal() -> None:
    run = new_match()
    before = seal_to_come(run.log)
    run.start_deal()
    assert before is not None
    assert run.log.deals[0].seal == before


def test_the_commitment_stands_before_the_cut_and_covers_secret_seed_names_and_rules() -> None:
    log = new_match().log
    others = [
        replace(log, secret="5b" * 32),
        replace(log, seed="c5" * 32),
        replace(log, players=(Player("Eve"), *BOTS[1:])),
        replace(log, rules=resolve("classic_2p", {"pile.layoff": "no"})),
        replace(log, rules_name="Sundays"),
    ]
    assert log.commitment == commitment_of(log)
    assert sealed_run(3, cut=57).log.commitment == log.commitment
    assert len({commitment_of(other) for other in (log, *others)}) == len(others) + 1
    assert not any(map(is_as_committed, others))


def test_the_commitment_is_the_sha256_of_the_head_of_the_file() -> None:
    head, _, body = dumps(sealed_run().log).partition("\ncommitment: ")
    assert hashlib.sha256(head.encode()).hexdigest() == body.split("\n")[0]


def test_a_seal_can_be_checked_by_hand_from_the_lines_of_the_file() -> None:
    lines = dumps(sealed_run().log).splitlines()
    salt, seal = next(line for line in lines if line.startswith("sealed ")).split()[1:]
    deck = " ".join(line[5:] for line in lines if line.startswith("deck "))
    assert hashlib.sha256(f"{salt} 1 {deck}".encode()).hexdigest() == seal


@for_each("cut", [None, 1, 57, 107])
def test_a_sealed_match_is_read_and_played_again_as_it_was_written(cut: int | None) -> None:
    log = sealed_run(cut=cut).log
    again = loads(dumps(log)).log
    assert again == log
    assert again.cut == cut
    assert MatchRun.from_log(again).log == log
    assert check_match(again).proved


def test_salts_follow_from_the_secret_and_not_from_the_seed() -> None:
    assert salt_of(SECRET, 1) != salt_of(SECRET, 2)
    assert salt_of(SECRET, 1) != salt_of("5b" * 32, 1)


# --- the cut ------------------------------------------------------------------------------------


def test_every_cut_gives_another_deck_in_every_deal() -> None:
    log = new_match().log
    assert len({deck_of(log, 1, cut) for cut in (None, *range(1, 108))}) == 108
    one, other = two_deals(57), two_deals(58)
    assert deck_of(one, 3) != deck_of(other, 3)


@pytest.mark.parametrize("cut", [0, 108, -1])
def test_a_cut_leaves_cards_on_both_sides(cut: int) -> None:
    with pytest.raises(ValueError, match="cannot be cut"):
        new_match().start_deal(cut=cut)


def test_the_cards_are_cut_once_and_before_the_first_deal_only() -> None:
    run = new_match()
    run.start_deal(cut=57)
    play_deal(run)
    with pytest.raises(ValueError, match="cannot be cut"):
        run.start_deal(cut=57)


def test_without_a_commitment_there_is_no_cut() -> None:
    with pytest.raises(ValueError, match="cannot be cut"):
        new_match(secret="").start_deal(cut=57)


@for_each("cut", ["0", "108", "9999", "x", "57 58"])
def test_a_garbled_cut_is_named_with_its_line(cut: str) -> None:
    text = dumps(sealed_run(cut=57).log).replace("\ncut 57\n", f"\ncut {cut}\n")
    with pytest.raises(RecordProblem) as problem:
        loads(text)
    assert problem.value.line == text.split("\n").index(f"cut {cut}") + 1


# --- forgeries: each was once taken for a fair match --------------------------------------------


def arranged(log: MatchLog, deal: int = 1) -> MatchLog:
    """A deck in another order, sealed afresh with all that the file holds."""
    one = log.deals[deal - 1]
    one.order = tuple(reversed(one.order))
    one.entries, one.scored = [], None
    del log.deals[deal:]
    one.seal = seal_of(log.secret, deal, one.order)
    return log


def test_a_deck_that_was_arranged_and_sealed_afresh_is_not_proved(verified) -> None:
    status, said = verified(arranged(two_deals()))
    assert status == 1
    assert "deal 1: NOT PROVED: Deal code and cut give a different deck" in said
    assert said.splitlines()[-1].startswith("not proved: deal 1")


def test_a_match_whose_seals_were_stripped_is_not_proved(verified) -> None:
    lines = dumps(two_deals()).splitlines(keepends=True)
    status, said = verified("".join(line for line in lines if not line.startswith("sealed ")))
    assert status == 1
    assert "deal 1: NOT PROVED: The deck was not sealed." in said


def test_a_match_whose_secret_was_stripped_too_is_not_proved(verified) -> None:
    log = two_deals(cut=None)
    log.secret = log.commitment = ""
    for deal in log.deals:
        deal.seal = None
    status, said = verified(log)
    assert status == 1
    assert "The deck was not sealed." in said


def test_a_changed_seed_is_not_proved(verified) -> None:
    status, said = verified(dumps(two_deals()).replace(SEED, "c5" * 32))
    assert status == 1
    assert "the match: NOT PROVED: Names, rules, deal code or secret" in said
    assert "give a different deck" in said


def test_deals_that_changed_places_are_not_proved(verified) -> None:
    log = two_deals()
    one, two = log.deals
    one.order, two.order = two.order, one.order
    for deal in log.deals:
        deal.entries, deal.scored = [], None
        deal.seal = seal_of(log.secret, deal.number, deal.order)
    status, said = verified(log)
    assert status == 1
    assert said.count("give a different deck") == 3


def test_a_changed_salt_with_a_seal_that_fits_is_not_proved(verified) -> None:
    log = two_deals()
    salt = "77" * 32
    text = f"{salt} 1 {' '.join(dumps(log).split('deck ', 1)[1].split('sealed', 1)[0].split())}"
    digest = hashlib.sha256(text.replace(" deck ", " ").encode()).hexdigest()
    log.deals[0].seal = Seal(salt, digest)
    status, said = verified(log)
    assert status == 1
    assert "deal 1: NOT PROVED: The salt does not come from the match secret" in said


def test_a_changed_seal_is_not_proved(verified) -> None:
    log = two_deals()
    assert log.deals[1].seal is not None
    log.deals[1].seal = log.deals[1].seal._replace(digest="0" * 64)
    status, said = verified(log)
    assert status == 1
    assert "deal 2: NOT PROVED: Salt and deck give another seal" in said


def test_a_cut_that_was_changed_or_taken_out_is_not_proved(verified) -> None:
    text = dumps(two_deals(57))
    for other in ("cut 58\n", ""):
        status, said = verified(text.replace("cut 57\n", other))
        assert status == 1
        assert "give a different deck" in said


def test_a_match_whose_seal_was_taken_out_is_not_proved(verified) -> None:
    log = two_deals(cut=None)
    log.commitment = ""
    status, said = verified(log)
    assert status == 1
    assert "give a different deck" in said


def test_another_dealer_is_not_proved(verified) -> None:
    log = sealed_run(0).log
    dealer = 1 - log.seating.dealer
    log.seating = replace(log.seating, dealer=dealer)
    log.deals[0].dealer = dealer
    log.commitment = commitment_of(log)
    status, said = verified(log)
    assert status == 1
    assert "gives different seats or another dealer" in said


def test_a_whole_other_match_does_not_have_the_seal_that_was_noted(verified) -> None:
    log = two_deals()
    seal = log.commitment.upper()
    assert log.deals[1].seal is not None
    assert verified(log, "--noted", seal, "--noted", log.deals[1].seal.digest)[0] == 0
    other = new_match("c5" * 32)
    other.start_deal()
    assert verified(other.log)[0] == 0
    status, said = verified(other.log, "--noted", seal)
    assert status == 1
    assert "is none of this match's" in said
    assert verified(log, "--noted", "abc")[0] == 2


@pytest.mark.parametrize(
    ("before", "after"),
    [('"name": "A"', '"name": "Eve"'), ('rules_name: ""', 'rules_name: "House"')],
)
def test_a_name_changed_by_hand_is_told_by_whatever_reads_the_file(
    before: str,
    after: str,
    verified,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = dumps(two_deals()).replace(before, after)
    assert after in text
    status, said = verified(text)
    assert status == 1
    assert "not proved: the match: Names, rules, deal code or secret" in said
    assert verify.replay_match([str(tmp_path / "m.canasta")]) == 0
    assert "were changed after the match began" in capsys.readouterr().err


def test_a_rule_changed_by_hand_is_not_proved(verified) -> None:
    text = dumps(two_deals()).replace('"table.undo_meld": true', '"table.undo_meld": false')
    assert "false" in text
    assert not is_as_committed(loads(text).log)
    assert verified(text)[0] == 1


def test_a_match_that_breaks_its_rules_is_not_proved(verified) -> None:
    log = two_deals()
    del log.deals[0].entries[3]
    status, said = verified(log)
    assert status == 1
    assert said.splitlines()[-1].startswith("not proved: deal 1, action ")


def test_a_match_without_a_deal_is_not_proved(verified) -> None:
    status, said = verified(new_match().log)
    assert status == 1
    assert "No cards have been dealt" in said


def test_a_fair_match_is_proved(verified) -> None:
    log = two_deals()
    status, said = verified(log)
    assert status == 0
    assert f"the match: committed to {log.commitment}, cut after 57 cards" in said
    assert said.splitlines()[-1] == "proved: nobody chose these cards"


def test_a_deck_that_was_changed_breaks_seal_and_shuffle() -> None:
    log = sealed_run(0).log
    first, second, *rest = log.deals[0].order
    log.deals[0].order = (second, first, *rest)
    assert check_match(log).deals[0].doubts == (Doubt.SEAL, Doubt.SHUFFLE)


def test_matches_without_a_secret_are_not_proved() -> None:
    run = new_match(7, secret="")
    run.start_deal()
    check = check_match(run.log)
    assert check.deals[0].doubts == (Doubt.UNSEALED,)
    assert not check.proved
    assert seal_to_come(run.log) is None


def test_a_match_without_a_secret_goes_on_with_the_decks_of_its_seed() -> None:
    to_come = deck_of(new_match(1_717_171_717, secret="").log, 3)
    assert hashlib.sha256(repr(to_come).encode()).hexdigest()[:16] == "115724a772702d4c"


def test_that_the_cards_were_counted_leaves_the_commitment_alone() -> None:
    log = two_deals()
    assert COUNTING_AID not in dumps(log)
    log.counting_aid = True
    assert f"\n{COUNTING_AID}\n" in dumps(log)
    again = loads(dumps(log)).log
    assert again == log
    assert check_match(again).proved


def test_a_garbled_seal_is_named_with_its_line() -> None:
    lines = dumps(sealed_run().log).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("sealed "))
    lines[at] = "sealed 123"
    with pytest.raises(RecordProblem) as problem:
        loads("\n".join(lines))
    assert problem.value.line == at + 1


def test_a_garbled_commitment_is_named_with_its_line() -> None:
    lines = dumps(sealed_run().log).split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("commitment: "))
    lines[at] = "commitment: 123"
    with pytest.raises(RecordProblem) as problem:
        loads("\n".join(lines))
    assert problem.value.line == at + 1


def test_verify_names_a_file_that_cannot_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert verify.verify_match(["/no/such/file.canasta"]) == 2
    assert "cannot read" in capsys.readouterr().err


# --- the page that tells of it ------------------------------------------------------------------


@pytest.mark.parametrize("cut", [None, 57])
@pytest.mark.parametrize("forged", [False, True])
def test_the_lines_of_the_page_on_fair_cards_check_a_file(
    cut: int | None,
    forged: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "playing" / "fair-cards.md"
    lines = page.read_text(encoding="utf-8").split("```python\n")[1].split("```")[0]
    log = two_deals(cut)
    text = dumps(arranged(log) if forged else log)
    (tmp_path / "match.canasta").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    exec(lines, {})
    told = "match True\n1 True False\n" if forged else "match True\n1 True True\n2 True True\n"
    assert capsys.readouterr().out == told
