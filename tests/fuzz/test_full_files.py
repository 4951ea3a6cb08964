"""Whatever the program writes is read again when it is as full as it gets."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.rules.overrides import diff
from canasta_qt.features.challenges.session.code_exercise import challenge_of_laid_out
from canasta_qt.features.challenges.store import DailyStore, Duplicate, DuplicateStore
from canasta_qt.features.learning.exercises import store as laid_out
from canasta_qt.features.learning.exercises.model import making, mistakes, progress
from canasta_qt.features.learning.exercises.model.exercise import MOST_LINE, Exercise, line_of
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.score_keeper.model.entries import (
    LONGEST_NAME as LONGEST_PERSON,
)
from canasta_qt.features.score_keeper.model.entries import (
    DealEntry,
    PlayerEntry,
    Sheet,
    SideEntry,
)
from canasta_qt.features.score_keeper.model.kinds import (
    canasta_kinds,
    held_kinds,
    unfinished_kinds,
)
from canasta_qt.features.score_keeper.model.sheet_data import (
    MOST_DEALS,
    MOST_STEPS,
    SheetProgress,
    progress_data,
    sheet_data,
)
from canasta_qt.features.score_keeper.model.sheet_text import (
    MOST_BYTES,
    MOST_LINES,
    read_entries,
    sheet_as_text,
)
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.log_text import FOREIGN, dumps, loads
from canasta_qt.record.names import LONGEST_NAME
from canasta_qt.record.positions.exercise import MOST_TEXT, PositionExercise, exercise_text
from canasta_qt.record.positions.reading import MOST_BYTES as MOST_OF_POSITIONS
from canasta_qt.record.positions.reading import read_positions
from canasta_qt.record.rule_code import read_code, short_code
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.storage import files
from canasta_qt.storage.files import Paths, StorageProblem
from canasta_qt.storage.learning import LearningStore
from canasta_qt.storage.rule_store import RuleStore
from canasta_qt.storage.settings import PersonSettings, Settings, load_settings, save_settings
from tests.helpers.deals.rules_strategies import random_rules

GOLDEN = Path(__file__).parents[1] / "golden"
LAST_DAY = 3_652_059
YEARS = 30


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path)


@cache
def changed_rules() -> TableRules:
    """Rules with nearly every option changed that others let."""
    return random_rules("full", 1000)


def rule_set(name: str) -> RuleSet:
    return RuleSet(name, "samba", changed_rules(), preset("samba").rules)


@cache
def written_rules() -> dict[str, object]:
    return {"preset": "samba", "overrides": diff(changed_rules(), preset("samba").rules)}


def longest_laid_out(seed: int, most: int = MOST_TEXT) -> PositionExercise:
    """An exercise that takes as many bytes as are read, and cannot be packed."""
    chance = random.Random(seed)
    position = {"rules": written_rules(), "id": "", "hands": {"0": "K K 4"}}
    one = PositionExercise("Ö" * LONGEST_NAME, seed, position)
    room = most - len(exercise_text(one).encode())
    filling = "".join(chance.choices("!#$%&'()*+,-./:;<=>?@[]^_`{|}~abcdefgABCDEFG01234", k=room))
    return replace(one, position={**position, "id": filling})


def longest_own(number: int) -> Exercise:
    """An exercise of a mistake, under rules of one's own, whose line is as long as is read."""
    one = replace(shipped().exercises[0], rules=short_code(rule_set("")), deck=str(number))
    more = (MOST_LINE - len(line_of(one))) // len(one.play)
    return replace(one, play=one.play * (1 + more))


def test_all_that_is_learned(paths: Paths) -> None:
    one = longest_laid_out(0)
    laid = laid_out.OwnExercises([replace(one, seed=at) for at in range(laid_out.MOST_KEPT)])
    laid.went = {each.id: laid_out.Went("second", LAST_DAY) for each in laid.exercises}
    done = progress.ExerciseProgress()
    for number in range(progress.MOST_OWN):
        assert done.add_own(longest_own(number), LAST_DAY - 10, "m" * 36)
    for number in range(progress.MOST_SEEN - progress.MOST_OWN):
        key = f"CQ1-{number:0120}/1.{number}/1/100"
        done.seen[key] = progress.Seen(LAST_DAY, 2, LAST_DAY)
    noted = mistakes.Mistakes()
    for number in range(mistakes.MOST_KEPT):
        noted.add(f"{'m' * 36}/50/{number}", LAST_DAY, "other_take")
    store = LearningStore(paths)
    for section, data in (
        (laid_out.SECTION, laid_out.to_data(laid)),
        (progress.SECTION, progress.to_data(done)),
        (mistakes.SECTION, mistakes.to_data(noted)),
    ):
        store.put(section, data)
    again = LearningStore(paths)
    assert again.problem is None
    assert again.section(laid_out.SECTION) == laid_out.to_data(laid)
    assert progress.from_data(again.section(progress.SECTION)) == done
    assert mistakes.from_data(again.section(mistakes.SECTION)) == noted
    few = {"exercises": laid_out.to_data(laid)["exercises"][:2]}
    assert laid_out.from_data(few).exercises == laid.exercises[:2]


def test_what_would_not_be_read_again_is_not_written(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MOST_JSON", 1000)
    store = LearningStore(paths)
    store.put("lessons", {"first": 1})
    with pytest.raises(StorageProblem, match="more than 1000 would not be read again"):
        store.put("exercises", {"seen": "x" * 1000})
    assert LearningStore(paths).section("lessons") == {"first": 1}
    reviews = ReviewStore(paths)
    with pytest.raises(StorageProblem, match="would not be read again"):
        reviews.save(1, 0, {"moments": "x" * 1000})
    with pytest.raises(StorageProblem, match="would not be read again"):
        save_settings(paths, Settings(hand="x" * 1000))
    monkeypatch.setattr(making, "_MOST_BYTES", 1000)
    made = making.HomeMade([longest_own(1)])
    with pytest.raises(StorageProblem, match="would not be read again"):
        making.write_home_made(paths, made)


def test_settings_of_a_whole_club(paths: Paths) -> None:
    flags = {f"a_switch_{number}": True for number in range(50)}
    choices = {f"a_choice_{number}": "a word" for number in range(50)}
    people = tuple(
        PersonSettings(f"{number:060}", ("Ö" * 60,) * 20, "slow", 150, flags, choices)
        for number in range(200)
    )
    settings = Settings(people=people, overrides=json.dumps(written_rules()), hand="x" * 10_000)
    save_settings(paths, settings)
    loaded = load_settings(paths)
    assert loaded.problem is None
    assert loaded.settings == settings


def test_daily_deals_and_duplicate_matches_of_a_lifetime(paths: Paths) -> None:
    daily, duplicates = DailyStore(paths), DuplicateStore(paths)
    daily._kept = {
        f"{2026 + day // 366}-{day % 366 + 1:03}-classic_6p_triples": [-99_999, 99_999]
        for day in range(2 * 366 * YEARS)
    }
    daily._keep()
    duplicates._kept = tuple(
        Duplicate(f"{number:026}", "Ö" * LONGEST_NAME, 2**31, number) for number in range(10_000)
    )
    duplicates._keep()
    again = DailyStore(paths)
    assert again.problem is None
    assert again.all_keys() == daily.all_keys()
    assert DuplicateStore(paths).all == duplicates.all


def test_rules_with_everything_changed_as_a_file_and_as_a_code(paths: Paths) -> None:
    ours = rule_set("Ö" * LONGEST_NAME)
    store = RuleStore(paths.rules)
    store.write(replace(ours, id="own-ours"))
    store.write_favourites([f"own-{number:060}" for number in range(5000)])
    loaded = store.load()
    assert loaded.bad == ()
    assert loaded.sets[0].rules == ours.rules
    assert len(loaded.favourites) == 5000
    assert read_code(short_code(ours)).rules == ours.rules


def test_exercises_made_at_home_in_every_game(paths: Paths) -> None:
    one = shipped().exercises[0]
    long = replace(one, play=one.play * (600 // len(one.play)))
    made = making.HomeMade(
        [
            replace(long, rules=game, deck=str(number))
            for game in preset_ids()
            for number in range(making.MOST_KEPT)
        ],
        dict.fromkeys(preset_ids(), 10**8),
    )
    making.write_home_made(paths, made)
    assert len(making.read_home_made(paths).exercises) == len(made.exercises)


@pytest.mark.parametrize("most", [MOST_TEXT // 2, MOST_TEXT])
def test_a_code_of_the_longest_exercise(most: int) -> None:
    one = longest_laid_out(1, most)
    read = read_challenge(challenge_code(challenge_of_laid_out(one, "first")))
    assert read.exercise == exercise_text(one)
    assert read.rules == changed_rules()


# --- score sheets -----------------------------------------------------------------------------


@cache
def full_sheet() -> Sheet:
    """Six players whose deals hold whatever can be counted."""
    rules = preset("hand_and_foot").rules
    rules = replace(rules, match=replace(rules.match, players=6, team_mode="pairs"))
    empty = Sheet(
        rules, "hand_and_foot", tuple(f"{n}{'Ö' * (LONGEST_PERSON - 1)}" for n in range(6))
    )
    setup = empty.setup
    side = SideEntry(
        tuple((kind, 99) for kind in canasta_kinds(setup)),
        tuple((kind, 99) for kind in unfinished_kinds(setup)),
        ("K*7", "8*5 2 X", "Q Q Q Q Q X X"),
        None,
        "K K K K K K K 8 8 8 8 8 2 X Q Q Q Q Q X X 9 9 9 9 9 9 9 T T T T",
    )
    held = tuple((kind, 9) for kind in held_kinds(setup))
    hand = "K K K 9 8 7 6 5 4 4 3r 2 X"
    player = PlayerEntry(9, 0, None, hand, None, hand, 9, held, (("other", -99_999),))
    deal = DealEntry((side,) * len(setup.sides), (player,) * setup.seats, out=5)
    return replace(empty, deals=(deal,) * MOST_DEALS, title="Ö" * LONGEST_NAME)


def test_a_score_sheet_with_all_its_deals_and_steps(paths: Paths) -> None:
    sheet = full_sheet()
    less = tuple(replace(sheet, deals=sheet.deals[:-number]) for number in range(1, MOST_STEPS + 1))
    beside = SheetProgress(less, less, dict.fromkeys(range(MOST_DEALS), sheet.deals[0]))
    store = ScoreSheetStore(paths)
    store.save("0" * 12, sheet_data(sheet), progress_data(sheet, beside))
    again = ScoreSheetStore(paths)
    (kept,) = again.all()
    assert again.problems == []
    assert kept.data == json.loads(json.dumps(sheet_data(sheet)))
    assert kept.progress == json.loads(json.dumps(progress_data(sheet, beside)))


def test_a_score_sheet_as_a_file_for_others() -> None:
    """Its length is that of a full one; a few deals of it are read, for that takes its time."""
    sheet = full_sheet()
    text = sheet_as_text(sheet)
    assert text.count("\n") <= MOST_LINES
    assert len(text.encode()) <= MOST_BYTES
    assert len(json.dumps(sheet_data(sheet), indent=1)) <= MOST_BYTES
    few = replace(sheet, deals=sheet.deals[:3])
    as_text = read_entries(sheet_as_text(few).encode()).sheet
    as_json = read_entries(json.dumps(sheet_data(few), indent=1).encode()).sheet
    assert as_text.deals == as_json.deals == few.deals
    player = PlayerEntry(red_threes=1)
    plain = replace(few.deals[0], sides=(SideEntry(points=5),) * 3, players=(player,) * 6)
    many = replace(sheet, deals=(plain,) * MOST_DEALS)
    assert read_entries(sheet_as_text(many).encode()).sheet.deals == many.deals


# --- positions and matches --------------------------------------------------------------------


def test_a_position_that_was_read_is_saved_so_that_it_can_be_opened() -> None:
    actions = ["draw"] * ((MOST_OF_POSITIONS - 200) // 7)
    text = json.dumps({"rules": "samba", "actions": actions}, separators=(",", ":"))
    editor = TableEditor("samba")
    assert editor.read(text.encode())
    assert read_positions(editor.text.encode())


def test_the_longest_match() -> None:
    """Fifty deals are the most that rules have; nowhere do they take longer than in Railroad."""
    log = loads((GOLDEN / "railroad.canasta").read_bytes()).log
    deal = max(log.deals, key=lambda one: len(one.entries))
    log.deals[:] = [replace(deal, number=number) for number in range(1, 51)]
    text = dumps(log)
    assert loads(text, FOREIGN).log.actions == 50 * len(deal.entries)
