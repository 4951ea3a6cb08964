"""The player's own rules: kept on disk, found again, and never lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.engine.rules import RulesProblem, preset, replace_option, resolve
from canasta_qt.library.rule_library import RuleLibrary, UnknownRuleSet, read_rule_file, read_rules
from canasta_qt.record.names import LONGEST_NAME, RULES_SUFFIX
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_file import file_text
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet
from canasta_qt.storage import rule_store
from canasta_qt.storage.files import StorageCode, StorageProblem

SAMBA = preset("samba").rules
OURS = resolve("samba", {"go_out.bonus": 300})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "rules"


@pytest.fixture
def library(folder: Path) -> RuleLibrary:
    return RuleLibrary(folder)


def again(folder: Path) -> RuleLibrary:
    """What the program finds at its next start."""
    library = RuleLibrary(folder)
    assert library.load() == ()
    return library


def kept(library: RuleLibrary, name: str = "Sundays") -> RuleSet:
    return library.save_new(name, OURS, "samba", SAMBA)


def test_an_empty_library_needs_no_folder(library: RuleLibrary, folder: Path) -> None:
    assert library.load() == ()
    assert library.all() == ()
    assert not folder.exists()


def test_a_set_survives_a_restart(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    assert again(folder).all() == (one,)
    assert again(folder).get(one.id) == one
    assert one.id.startswith("my-")
    assert one.created.endswith("+00:00")
    assert (one.rules, one.parent, one.parent_rules) == (OURS, "samba", SAMBA)


def test_the_parent_stays_as_it_was_when_the_set_was_saved(
    library: RuleLibrary, folder: Path
) -> None:
    old = resolve("samba", {"match.end": {"kind": "target", "score": 7000}})
    one = library.save_new("Ours", OURS, "samba", old)
    assert again(folder).get(one.id).parent_rules == old


def test_sets_are_listed_by_name(library: RuleLibrary) -> None:
    for name in ("zebra", "Apple", "mango"):
        kept(library, name)
    assert [one.name for one in library.all()] == ["Apple", "mango", "zebra"]


def test_a_name_that_is_taken_gets_a_number(library: RuleLibrary) -> None:
    names = [kept(library, name).name for name in ("Sundays", "sundays", " Sundays ")]
    assert names == ["Sundays", "sundays (2)", "Sundays (3)"]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("", "My rules"),
        (" \n ", "My rules"),
        ("a\nb\tc", "a b c"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("Ω “ours” #1: [changed]", "Ω “ours” #1: [changed]"),
    ],
)
def test_any_typed_name_becomes_one_that_can_be_kept(
    library: RuleLibrary, folder: Path, typed: str, name: str
) -> None:
    one = kept(library, typed)
    assert one.name == name
    assert again(folder).get(one.id).name == name


def test_long_names_that_are_taken_stay_short_enough(library: RuleLibrary) -> None:
    first, second = (kept(library, "x" * 99).name for _ in range(2))
    assert first != second
    assert len(second) == LONGEST_NAME


def test_a_change_of_the_rules_is_kept(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    changed = resolve("samba", {"go_out.bonus": 500})
    assert library.update(one.id, changed).rules == changed
    assert again(folder).get(one.id).rules == changed
    assert again(folder).get(one.id).created == one.created


def test_rules_with_errors_are_not_kept(library: RuleLibrary) -> None:
    broken = replace_option(SAMBA, "match.players", 3)
    with pytest.raises(RulesProblem):
        library.save_new("Broken", broken, "samba", SAMBA)
    one = kept(library)
    with pytest.raises(RulesProblem):
        library.update(one.id, broken)
    assert library.all() == (one,)


def test_a_renamed_set_keeps_its_id(library: RuleLibrary, folder: Path) -> None:
    one, other = kept(library), kept(library, "Fridays")
    assert library.rename(one.id, "Mondays").name == "Mondays"
    assert library.rename(one.id, "Mondays").name == "Mondays"
    assert library.rename(one.id, other.name).name == "Fridays (2)"
    assert again(folder).get(one.id).name == "Fridays (2)"


def test_a_copy_is_a_set_of_its_own(library: RuleLibrary) -> None:
    one = kept(library)
    copy = library.duplicate(one.id, one.name)
    assert (copy.name, copy.rules, copy.parent) == ("Sundays (2)", OURS, "samba")
    assert copy.id != one.id


def test_rules_made_from_an_own_set_have_its_parent(library: RuleLibrary) -> None:
    one = kept(library)
    assert library.save_new("More", OURS, one.id, one.rules).parent == "samba"


def test_a_deleted_set_can_be_put_back_as_it_was(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    library.set_favourite(one.id, True)
    gone = library.delete(one.id)
    assert again(folder).all() == ()
    assert one.id not in library.favourites()
    library.restore(gone)
    assert again(folder).get(one.id) == gone
    assert gone.favourite


def test_games_and_own_sets_can_be_favourites(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    library.set_favourite("samba", True)
    library.set_favourite(one.id, True)
    assert again(folder).favourites() == {"samba", one.id}
    assert again(folder).get(one.id).favourite
    library.set_favourite("samba", False)
    library.set_favourite("samba", False)
    assert again(folder).favourites() == {one.id}


def test_an_unknown_set_is_named(library: RuleLibrary) -> None:
    for call in (library.get, library.delete):
        with pytest.raises(UnknownRuleSet, match="my-nothing"):
            call("my-nothing")


# --- trouble with files ---------------------------------------------------------------------


def test_a_damaged_file_is_set_aside_untouched_and_the_others_are_read(
    library: RuleLibrary, folder: Path
) -> None:
    one, other = kept(library), kept(library, "Fridays")
    path = folder / f"{other.id}{RULES_SUFFIX}"
    damaged = path.read_text(encoding="utf-8").replace("go_out.bonus: 300", "go_out.bonus: 3OO")
    path.write_text(damaged, encoding="utf-8")
    fresh = RuleLibrary(folder)
    (trouble,) = fresh.load()
    assert fresh.all() == (one,)
    assert trouble.problem.code is StorageCode.DAMAGED
    assert trouble.problem.path.read_text(encoding="utf-8") == damaged
    assert trouble.lines == ("Line 11: The value of “go_out.bonus” cannot be read.",)
    assert again(folder).all() == (one,)


def test_a_file_of_a_newer_program_is_left_alone(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    path = folder / f"{one.id}{RULES_SUFFIX}"
    path.write_text(path.read_text(encoding="utf-8").replace("options: 1", "options: 9"))
    fresh = RuleLibrary(folder)
    (trouble,) = fresh.load()
    assert trouble.problem.code is StorageCode.FUTURE
    assert path.exists()


def test_damaged_favourites_are_set_aside(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    (folder / "favourites.json").write_text('{"samba": tru')
    fresh = RuleLibrary(folder)
    (trouble,) = fresh.load()
    assert trouble.problem.code is StorageCode.DAMAGED
    assert fresh.all() == (one,)
    assert fresh.favourites() == frozenset()


def test_a_file_put_into_the_folder_by_hand_is_a_set(folder: Path) -> None:
    folder.mkdir()
    game = preset("samba")
    text = file_text(read_rules(short_code(RuleSet(game.name, "samba", OURS, SAMBA))))
    (folder / f"Vera{RULES_SUFFIX}").write_text(text, encoding="utf-8")
    library = again(folder)
    (one,) = library.all()
    assert (one.name, one.rules) == (game.name, OURS)
    library.rename(one.id, "Vera's")
    assert [path.name for path in folder.iterdir()] == [f"Vera{RULES_SUFFIX}"]
    assert [one.name for one in again(folder).all()] == ["Vera's"]


def test_what_cannot_be_written_is_told_and_not_lost(
    library: RuleLibrary, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = kept(library)

    def full(path: Path, text: str) -> None:
        raise StorageProblem(StorageCode.NOT_WRITABLE, path, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(rule_store, "write_atomically", full)
        with pytest.raises(StorageProblem, match="No space left"):
            kept(library, "Fridays")
        with pytest.raises(StorageProblem):
            library.set_favourite("samba", True)
    assert [one.name for one in library.all()] == ["Fridays", "Sundays"]
    assert library.favourites() == {"samba"}
    assert again(folder).all() == (first,)
    library.rename(first.id, "Mondays")
    assert [one.name for one in again(folder).all()] == ["Fridays", "Mondays"]
    assert again(folder).favourites() == {"samba"}


def test_a_folder_that_cannot_be_made_is_a_storage_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    library = RuleLibrary(tmp_path / "file" / "rules")
    with pytest.raises(StorageProblem):
        kept(library)
    assert len(library.all()) == 1


def test_a_set_whose_file_cannot_be_deleted_stays(library: RuleLibrary, folder: Path) -> None:
    one = kept(library)
    path = folder / f"{one.id}{RULES_SUFFIX}"
    path.unlink()
    path.mkdir()
    with pytest.raises(StorageProblem):
        library.delete(one.id)
    assert library.all() == (one,)


# --- what others send -----------------------------------------------------------------------


def test_reading_stores_nothing(tmp_path: Path, library: RuleLibrary, folder: Path) -> None:
    path = tmp_path / f"sent{RULES_SUFFIX}"
    path.write_text(file_text(RuleSet("Vera's", "samba", OURS, SAMBA)), encoding="utf-8")
    assert read_rule_file(path).rules == OURS
    assert library.all() == ()
    assert not folder.exists()


def test_problems_are_told_in_words_with_line_and_option(tmp_path: Path) -> None:
    text = file_text(RuleSet("Vera's", "samba", OURS, SAMBA))
    text = text.replace("go_out.bonus: 300", 'pile.layof: "no"\nmatch.players: 40')
    with pytest.raises(RuleFileProblem) as caught:
        read_rules(text)
    assert caught.value.lines == (
        (
            "Line 9: There is no option “pile.layof”. "
            "Did you mean “pile.layoff” or “pile.amount” or “pile.always_frozen”?"
        ),
        "Line 10: “Players”: “40” is out of range. Allowed: a whole number from 2 to 6.",
    )


def test_a_huge_file_is_refused_by_its_size(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"huge{RULES_SUFFIX}"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(RuleFileProblem, match="far too large"):
        read_rule_file(path)


def test_a_file_that_is_not_there_is_a_storage_problem(tmp_path: Path) -> None:
    with pytest.raises(StorageProblem):
        read_rule_file(tmp_path / "nothing")


def test_what_is_stored_is_what_was_shown(library: RuleLibrary, folder: Path) -> None:
    """Rules that would be read back as others are not kept, and are in the way of nothing."""
    evil = "samba\n[changed]\ngo_out.bonus: 900"
    with pytest.raises(StorageProblem) as caught:
        library.save_new("Ours", SAMBA, evil, SAMBA)
    assert caught.value.code is StorageCode.NOT_WRITABLE
    assert library.all() == ()
    one = kept(library)
    assert [found.id for found in again(folder).all()] == [one.id]
    for path in folder.iterdir():
        assert "900" not in path.read_text(encoding="utf-8")
