"""What is learned, by ear: the first hand, a lesson, an exercise, the review of a match."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from guest import Guest, Stuck

READY = ("Ready: lay your cards down.", "Ready: take the pile with these cards.")
MORE = "Your first meld needs {points} more; add cards or take them back."
LESSONS = Path(__file__).parents[3] / "canasta_qt" / "features" / "learning" / "lessons" / "model"
FIRST_HAND = "first_hand/01_first_hand.toml"
LESSON = "classic/01_counting_the_opening.toml"


def first_hand(guest: Guest) -> None:
    """From the welcome page to the counted score of the first hand."""
    tongue = guest.tongue
    guest.hear(tongue("LearnCard", "Yo&ur first hand"))
    guest.key("Return")
    guest.hear(tongue("LessonPage", "&Begin"))
    guest.key("Return")
    play_lesson(guest, FIRST_HAND)
    guest.walk("Tab", lambda: guest.place == tongue("DealEnd", "C&ontinue"), "the way on")
    guest.key("Return")
    guest.hear(read(FIRST_HAND)["end"][tongue.language])
    leave_lesson(guest)


def lesson(guest: Guest) -> None:
    """From the list of lessons to the end of one."""
    tongue = guest.tongue
    guest.key("ctrl+l")
    title = read(LESSON)["title"][tongue.language]
    guest.hear_line()
    guest.walk("Down", lambda: guest.place.startswith(title), title)
    guest.key("Return")
    play_lesson(guest, LESSON)
    guest.hear(read(LESSON)["end"][tongue.language])
    leave_lesson(guest)


def exercise(guest: Guest) -> None:
    """From the list of what is practised over a wrong answer and a hint to the solution."""
    tongue = guest.tongue
    guest.key("ctrl+shift+l")
    topic = tongue("Exercises", "Discarding")
    guest.hear_line()
    guest.walk("Down", lambda: guest.place.startswith(topic), topic)
    guest.key("Return")
    guest.hear(tongue("Exercises", "Which card do you discard?"))
    guest.key("F3")
    guest.ear.listen(0.3)
    guest.step("End")
    guest.answer("d")
    if tongue("ExerciseBar", "&Next") != guest.place:
        guest.answer("h")
        guest.tab_to(tongue("Exercises", "Show the answer"), "shift+Tab")
        guest.key("Return")
        guest.hear(tongue("ExerciseBar", "&Next"))
    guest.rest()
    guest.tab_to(tongue("ExerciseBar", "&Leave"))
    guest.key("Return")
    guest.home()


def review(guest: Guest) -> None:
    """From the history of matches to the end of the review of one."""
    tongue = guest.tongue
    guest.key("ctrl+h")
    guest.rest()
    guest.tab_to(tongue("HistoryActions", "Re&view"))
    guest.key("Return")
    again = tongue("ReviewPanel", "&Try again")
    guest.hear(again)
    guest.rest()
    guest.tab_to(again)
    guest.key("Return")
    guest.hear(tongue("Turn", "Meld if you like, then discard one card."))
    guest.step("End")
    guest.key("d")
    show = tongue("ReviewPanel", "&Show me")
    guest.hear(tongue("ReviewPanel", "&Try again"))
    guest.tab_to(show)
    guest.key("Return")
    guest.rest()
    following = tongue("ReviewPanel", "&Next")
    for _ in range(2):
        guest.tab_to(following)
        guest.key("Return")
        guest.rest()
    guest.key("Escape")
    guest.home()


def leave_lesson(guest: Guest) -> None:
    guest.tab_to(guest.tongue("LessonBar", "L&eave"))
    guest.key("Return")
    guest.home()


def read(name: str) -> dict[str, Any]:
    """The lesson of a file."""
    return tomllib.loads((LESSONS / name).read_text(encoding="utf-8"))


def play_lesson(guest: Guest, name: str) -> None:
    """Do what a lesson says, as it says it, to its end.

    The guest understands the sentences by the file they come from, and does nothing before one
    was heard.
    """
    lesson, language = read(name), guest.tongue.language
    for step in lesson["steps"]:
        asked = step["text"][language]
        guest.hear(asked)
        if "choose" in step:
            guest.choose(step["choose"].split())
            continue
        rights = step.get("right", [])
        rights = [rights] if isinstance(rights, str) else rights
        for deed in rights if "until" in step else rights[:1]:
            do(guest, deed, asked)
        if not rights:
            guest.tab_to(guest.tongue("LessonBar", "C&ontinue"))
            guest.key("Return")


def do(guest: Guest, deed: str, asked: str) -> None:
    """Do at the table what a lesson calls right: `draw`, `meld: A A A`, `discard: 4`.

    `asked` is what the lesson says.
    """
    word, _, cards = deed.partition(":")
    if word == "draw":
        guest.do("s", guest.beginning("Events", "You draw {card}."))
    elif word == "ask":
        guest.key("a")
    elif word == "take":
        take(guest, cards.split("/")[0].split(), asked)
    elif word == "discard":
        guest.go_to_rank(cards.strip().split("|")[0])
        guest.key("d")
    elif word == "meld":
        for group in cards.split("/"):
            meld(guest, group.partition("->")[0].split())
    else:
        raise Stuck(f"what is {deed!r}?")


def meld(guest: Guest, ranks: list[str]) -> None:
    """Lay cards of these ranks down; the first melds are confirmed once they are enough."""
    guest.choose(ranks)
    press(guest, "m")


def take(guest: Guest, ranks: list[str], asked: str) -> None:
    """Take the pile, with as many more cards as the first melds need."""
    if press(guest, "t", guest.beginning("Turn", MORE)):
        guest.do("Escape", asked)  # cards were taken back: it is said what is to be done
        press(guest, "t")
        meld(guest, [rank for rank in ranks if rank != "*"][2:])


def press(guest: Guest, key: str, awaited: str = "") -> bool:
    """Press a key, and Enter if it is told that cards are ready; whether the other was told."""
    guest.answer(key)
    guest.chosen = []
    ready = tuple(guest.tongue("Turn", text) for text in READY)
    if any(text.startswith(ready) for text in guest.since()):
        guest.key("Return")
    return bool(awaited) and any(text.startswith(awaited) for text in guest.since())
