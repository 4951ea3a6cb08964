"""Many cases in one test: each is asked, and each that failed is named."""

from __future__ import annotations

import inspect

import pytest

from tests.helpers.cases import for_each


def test_every_case_is_asked_and_every_one_that_fails_is_named() -> None:
    asked = []

    @for_each("number, word", [(1, "one"), (2, "zwei"), pytest.param(3, "drei", id="the third")])
    def test(number: int, word: str) -> None:
        asked.append(number)
        assert word == "one", number

    with pytest.raises(ExceptionGroup, match="2 of 3 cases failed: 2 zwei; the third") as failed:
        test()
    assert asked == [1, 2, 3]
    assert [error.__notes__ for error in failed.value.exceptions] == [
        ["Case: 2 zwei"],
        ["Case: the third"],
    ]


def test_a_case_is_called_as_the_test_has_it() -> None:
    for ids in (["a", "b"], lambda value: "ab"[value]):

        @for_each("value", [0, 1], ids)
        def test(value: int) -> None:
            assert value == 0

        with pytest.raises(ExceptionGroup, match="1 of 2 cases failed: b"):
            test()


def test_cases_of_one_name_are_told_apart() -> None:
    @for_each("value", [0, 0], ids=str)
    def test(value: int) -> None:
        raise ValueError

    with pytest.raises(ExceptionGroup, match=r"failed: 0; 0 \(2\)"):
        test()


def test_a_case_that_is_skipped_or_fails_by_a_word_has_failed() -> None:
    @for_each("end", [pytest.skip, pytest.fail])
    def test(end: object) -> None:
        assert callable(end)
        end("enough")

    with pytest.raises(BaseExceptionGroup, match="2 of 2 cases failed"):
        test()


def test_fixtures_are_all_that_is_left_to_pytest() -> None:
    @for_each("value", [1])
    def test(value: int, tmp_path: object) -> None:
        """Something."""

    assert list(inspect.signature(test).parameters) == ["tmp_path"]
    assert (test.__name__, test.__doc__) == ("test", "Something.")
    test(tmp_path=None)


def test_no_case_and_a_mark_are_refused() -> None:
    with pytest.raises(AssertionError, match="without a case"):
        for_each("value", [])
    with pytest.raises(AssertionError, match="no mark"):
        for_each("value", [pytest.param(1, marks=pytest.mark.slow)])
