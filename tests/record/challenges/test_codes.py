"""Challenge codes: every one reads back, every slip is noticed, and what it says is bounded."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import strategies as st

from canasta_qt.engine.rules import preset, preset_ids, resolve
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.players.levels import LEVELS as ALL_LEVELS
from canasta_qt.players.levels import PERSONALITIES as ALL_PERSONALITIES
from canasta_qt.players.levels import PLAYERS_VERSION
from canasta_qt.record.challenges import code as code_module
from canasta_qt.record.challenges.challenge import (
    Challenge,
    ChallengeResult,
    ChallengeTable,
    CodeFault,
    CodeProblem,
    Players,
    fingerprint,
)
from canasta_qt.record.challenges.code import (
    GAMES,
    LEVELS,
    PERSONALITIES,
    challenge_code,
    read_challenge,
)
from canasta_qt.record.crockford import LETTERS
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.record.seeds import drawn_seed
from tests.helpers.cases import for_each
from tests.helpers.drawn import drawn

CLASSIC = preset("classic_4p").rules
SEED = "7K3FA9Q2M4XW8RT"


def classic(**changes: object) -> Challenge:
    table = ChallengeTable(SEED, 0, ("steady",) * 4, Players(1), fingerprint(CLASSIC))
    return replace(Challenge("match", "classic_4p", CLASSIC, table=table), **changes)  # type: ignore[arg-type]


CODE = challenge_code(classic())


def fault_of(text: str) -> CodeFault:
    with pytest.raises(CodeProblem) as caught:
        read_challenge(text)
    return caught.value.fault


@st.composite
def tables(draw: st.DrawFn, seats: int) -> ChallengeTable:
    """Any cards and company at a table of so many."""
    level = st.sampled_from(LEVELS)
    style = st.builds(
        lambda name, manner: f"{name}:{manner}" if manner else name,
        level,
        st.sampled_from(PERSONALITIES),
    )
    own = draw(st.integers(0, seats - 1))
    styles = draw(st.lists(style, min_size=seats, max_size=seats))
    others = {one for seat, one in enumerate(styles) if seat != own}
    styles[own] = others.pop() if len(others) == 1 else ""
    seed = draw(
        st.text(LETTERS, min_size=15, max_size=15)
        | st.integers(0, 10**18).map(str)
        | st.binary(min_size=32, max_size=32).map(bytes.hex)
    )
    return ChallengeTable(
        seed,
        own,
        tuple(styles),
        Players(draw(st.integers(0, 31)), draw(st.booleans())),
        draw(st.integers(0, 1023)),
        draw(st.none() | st.integers(1, 1000)),
    )


@st.composite
def challenges(draw: st.DrawFn) -> Challenge:
    """Any challenge by the rules of a game, over any length."""
    game = draw(st.sampled_from(GAMES))
    rules = preset(game).rules
    points, deals = st.integers(1, 50_000), st.integers(1, 99)
    end = draw(
        st.just(rules.match.end)
        | points.map(lambda score: MatchEnd("target", score, None))
        | deals.map(lambda count: MatchEnd("deals", None, count))
    )
    result = draw(st.none() | st.builds(ChallengeResult, *[st.integers(-90_000, 90_000)] * 2))
    if draw(st.integers(0, 9)) == 0:
        number = st.integers(0, 9999)
        first, second = draw(number), draw(number)
        exercise = f"{game}/{first}.{second}/{draw(number)}/{draw(number)}"
        return Challenge("exercise", game, rules, exercise=exercise, result=result)
    table = draw(tables(rules.match.players))
    rules = replace(rules, match=replace(rules.match, end=end))
    if draw(st.booleans()):
        dealer = draw(st.integers(0, rules.match.players - 1))
        table = replace(table, deal=draw(st.integers(1, 9999)), dealer=dealer)
    kind = "deal" if table.deal else "match"
    return Challenge(kind, game, rules, table=table, result=result)


@drawn(challenges(), few=40, many=150)
def test_every_challenge_reads_back_from_its_code(one: Challenge) -> None:
    assert read_challenge(challenge_code(one)) == one


@drawn(challenges(), st.data(), few=20, many=60)
def test_every_wrong_letter_is_found_with_its_place(one: Challenge, data: st.DataObject) -> None:
    letters = list(challenge_code(one)[4:].replace("-", ""))
    at = data.draw(st.integers(0, len(letters) - 1))
    right = letters[at]
    letters[at] = data.draw(st.sampled_from([other for other in LETTERS if other != right]))
    fault = fault_of("CC1-" + "".join(letters))
    assert (fault.code, fault.place, fault.group) == ("near", at + 4, at // 5 + 2)
    assert (fault.found, fault.meant) == (letters[at], right)


def test_each_place_and_each_letter_of_one_code() -> None:
    letters = CODE[4:].replace("-", "")
    for at, right in enumerate(letters):
        for wrong in LETTERS.replace(right, ""):
            fault = fault_of(f"CC1-{letters[:at]}{wrong}{letters[at + 1 :]}")
            assert (fault.code, fault.place, fault.meant) == ("near", at + 4, right)


def test_two_letters_that_changed_places_are_told_by_their_group() -> None:
    letters = CODE[4:].replace("-", "")
    at = next(at for at in range(11, 14) if letters[at] != letters[at + 1])
    swapped = letters[:at] + letters[at + 1] + letters[at] + letters[at + 2 :]
    fault = fault_of(f"CC1-{swapped}")
    assert (fault.code, fault.group, fault.meant) == ("near", 4, letters[10:15])


@for_each("at", [0, 7, 20, -2])
def test_a_letter_too_many_or_too_few_is_told_by_its_group(at: int) -> None:
    letters = CODE[4:].replace("-", "")
    at %= len(letters)
    less = fault_of(f"CC1-{letters[:at]}{letters[at + 1 :]}")
    more = fault_of(f"CC1-{letters[:at]}7{letters[at:]}")
    assert less.code == more.code == "near"
    assert abs(less.group - (at // 5 + 2)) <= 1


def test_a_sign_that_no_code_has_is_named_with_what_is_meant() -> None:
    letters = CODE[4:].replace("-", "")
    fault = fault_of(f"CC1-{letters[:8]}U{letters[9:]}")
    assert (fault.code, fault.place, fault.group, fault.found) == ("letter", 12, 3, "U")
    assert fault.meant == letters[8]


def test_letters_that_look_alike_are_read_alike() -> None:
    seed = "10101L0O1I0O1I1".translate(str.maketrans("LOI", "101"))
    code = challenge_code(classic(table=replace(classic().table, seed=seed)))  # type: ignore[type-var]
    body = code[3:]
    assert read_challenge("cc1" + body.replace("1", "l").replace("0", "o").lower()) is not None
    assert read_challenge("CC1" + body.replace("1", "I").replace("0", "O")) == read_challenge(code)


@for_each(
    "text",
    [
        "Play this: {code}. Good luck!",
        "{spaced}",
        "{lines}",
        "„{code}“",
        "{lower}",
        "{joined}",
        "On CC10 paper: {joined}",
        "Vera wrote:\n> {code}\n> Bet you cannot.",
    ],
)
def test_a_code_is_found_in_a_message(text: str) -> None:
    parts = {
        "code": CODE,
        "spaced": CODE.replace("-", " "),
        "lines": CODE.replace("-", "\n"),
        "lower": CODE.lower(),
        "joined": CODE.replace("-", ""),
    }
    assert read_challenge(text.format(**parts)) == classic()


def test_a_wrong_letter_is_placed_although_words_follow() -> None:
    wrong = "A" if CODE[-1] != "A" else "B"
    fault = fault_of(f"{CODE[:-1]}{wrong} see you there")
    assert (fault.code, fault.meant) == ("near", CODE[-1])


def test_a_usual_code_has_about_thirty_letters() -> None:
    for game in GAMES:
        rules = preset(game).rules
        table = ChallengeTable(drawn_seed(), 0, ("steady",) * rules.match.players, Players(1), 0)
        code = challenge_code(Challenge("match", game, rules, table=table))
        assert len(code.replace("-", "")) <= 33


@for_each(
    ("text", "code"),
    [
        ("", "foreign"),
        ("hello", "foreign"),
        ("CQ1-ABCDE", "foreign"),
        ("CC2-ABCDE", "newer"),
        ("CC1-", "incomplete"),
        ("CC1-7K3FA", "incomplete"),
        (CODE[:20], "incomplete"),
        ("CC1-" + "7" * 30, "typing"),
        ("CC1-" + "7" * 30_000, "too_long"),
        ("CC1" + " C" * 40_000, "too_long"),
    ],
)
def test_what_is_no_code_is_told(text: str, code: str) -> None:
    assert fault_of(text).code == code


def test_changed_rules_travel_with_the_code() -> None:
    code = _code_with_rules()
    assert read_challenge(code).rules == resolve("samba", {"go_out.bonus": 300})
    assert read_challenge(code.replace("+", " ")).changed == read_challenge(code).changed
    assert fault_of(code.partition("+")[0]).code == "no_rules"
    assert read_challenge(code.replace("-", "")).changed == read_challenge(code).changed
    wrong = code[:-1] + ("7" if code[-1] != "7" else "8")
    assert fault_of(wrong).code == "rules"


def _code_with_rules() -> str:
    rules = resolve("samba", {"go_out.bonus": 300})
    ours = RuleSet("Sundays at Vera’s", "samba", rules, preset("samba").rules)
    return challenge_code(classic(game="samba", rules=rules, changed=ours))


LINE = "1.0 1.0.0 take 1 *97^0;:0/.:-123 own_completes:94,41 .0.3.+A8B;6.4"


@for_each(
    "code",
    [
        CODE,
        CODE.replace("-", ""),
        CODE.lower().replace("-", " "),
        challenge_code(classic(result=ChallengeResult(1065, 340))),
        challenge_code(Challenge("exercise", "classic_4p", CLASSIC, exercise=LINE)),
        _code_with_rules(),
    ],
)
def test_a_code_that_is_being_typed_is_unfinished_and_not_wrong(code: str) -> None:
    for end in range(1, len(code.rstrip())):
        assert fault_of(code[:end]).code in ("incomplete", "no_rules"), code[:end]
    assert read_challenge(code)


def test_a_key_costs_a_long_code_no_search_through_every_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Work grows with the letters, not with every slip that may have happened to each."""
    steps = 0
    step = code_module._step

    def counted(number: int, one: str) -> int:
        nonlocal steps
        steps += 1
        return step(number, one)

    monkeypatch.setattr(code_module, "_step", counted)
    code = challenge_code(Challenge("exercise", "classic_4p", CLASSIC, exercise=LINE * 3))
    assert fault_of(code[:-9]).code == "incomplete"
    assert steps < 10 * len(code)


def test_rules_that_are_others_here_are_noticed() -> None:
    assert not read_challenge(CODE).rules_differ
    table = replace(classic().table, fingerprint=fingerprint(CLASSIC) ^ 1)  # type: ignore[type-var]
    assert read_challenge(challenge_code(classic(table=table))).rules_differ


def test_the_line_of_an_exercise_travels_whole() -> None:
    one = Challenge("exercise", "classic_4p", CLASSIC, exercise=LINE, result=ChallengeResult(2))
    assert read_challenge(challenge_code(one)) == one


def test_everything_has_its_number_in_codes() -> None:
    assert set(GAMES) == set(preset_ids())
    assert {level.id for level in ALL_LEVELS} <= set(LEVELS)
    assert set(ALL_PERSONALITIES) <= set(PERSONALITIES)
    assert 0 < PLAYERS_VERSION < 32


KEPT = (
    "CC1-07240-CB17K-XG246-5YWMK-M08XP-RKH6",
    "CC1-47240-CB17K-XG246-5YWMK-M08EA-49DK0-TD5FE-D",
)
"""Codes that people may have in their messages."""


def test_codes_of_before_mean_what_they_meant() -> None:
    one, with_result = map(read_challenge, KEPT)
    assert one.game == "classic_4p"
    assert one.table is not None
    assert one.table.styles == ("steady",) * 4
    assert with_result.result == ChallengeResult(5310, 4285)
    assert replace(with_result, result=None) == one
    assert challenge_code(with_result) == KEPT[1]


def test_random_letters_are_answered() -> None:
    rng = random.Random(29)
    for _ in range(40):
        text = "CC1-" + "".join(rng.choice(LETTERS + "UILO- \n+") for _ in range(rng.randrange(90)))
        with pytest.raises(CodeProblem):
            read_challenge(text)
