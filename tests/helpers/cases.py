"""One question to many cases in one test, which names every case that failed."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

FAILURES = (Exception, pytest.fail.Exception, pytest.skip.Exception)
"""What ends a case: one that is skipped has not been asked, which is a failure as well."""

Ids = Iterable[str] | Callable[..., object]
Question = Callable[..., None]


class Case(NamedTuple):
    """The values of the arguments, and what the case is called."""

    values: tuple[object, ...]
    name: str


def for_each(
    names: str | Sequence[str], cases: Iterable[object], ids: Ids | None = None
) -> Callable[[Question], Question]:
    """What ``pytest.mark.parametrize`` does with the same arguments, all in one test.

    Fixtures serve all cases alike: what a case must have for itself is asked by itself.
    """
    own = [one.strip() for one in names.split(",")] if isinstance(names, str) else list(names)
    asked = list(_cases(len(own), cases, ids))
    assert asked, "a test without a case cannot fail"

    def decorate(question: Question) -> Question:
        def test(**fixtures: object) -> None:
            failed: dict[str, BaseException] = {}
            for case in asked:
                given = dict(zip(own, case.values, strict=True))
                try:
                    question(**given, **fixtures)
                except FAILURES as error:
                    error.add_note(f"Case: {case.name}")
                    failed[case.name] = error
            if failed:
                heading = f"{len(failed)} of {len(asked)} cases failed: {'; '.join(failed)}"
                raise BaseExceptionGroup(heading, list(failed.values()))

        signature = inspect.signature(question)
        others = [one for one in signature.parameters.values() if one.name not in own]
        for name in ("__name__", "__qualname__", "__module__", "__doc__"):
            setattr(test, name, getattr(question, name))
        test.__wrapped__ = question  # type: ignore[attr-defined]
        test.__signature__ = signature.replace(parameters=others)  # type: ignore[attr-defined]
        return test

    return decorate


def _cases(width: int, cases: Iterable[object], ids: Ids | None) -> Iterator[Case]:
    """The cases with names that differ; ``width`` is how many arguments each gives."""
    seen: dict[str, int] = {}
    called = None if ids is None or callable(ids) else list(ids)
    for number, one in enumerate(cases):
        name = None
        if isinstance(one, ParameterSet):
            assert not one.marks, "a case of many has no mark of its own"
            values, name = tuple(one.values), one.id
        else:
            values = (one,) if width == 1 else tuple(one)  # type: ignore[arg-type]
        if callable(ids):
            name = name or " ".join(str(ids(value)) for value in values)
        elif called:
            name = name or called[number]
        text = str(name or " ".join(map(_said, values)))
        seen[text] = seen.get(text, 0) + 1
        yield Case(values, text if seen[text] == 1 else f"{text} ({seen[text]})")


def _said(value: object) -> str:
    text = value if isinstance(value, str) else getattr(value, "__name__", None) or repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
