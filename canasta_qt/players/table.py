"""Bots at a table: one match after another, deal by deal, every choice judged.

Choices may be watched, and what a bot considered goes into the log that asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Final, Literal, TextIO

from canasta_qt.engine.actions import Action
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Bot
from canasta_qt.players.deal_report import DealReport, deal_report
from canasta_qt.players.search.advice import advice_of
from canasta_qt.record.log import Player, RuleOrigin, Thought, thought_of
from canasta_qt.record.log_text import deal_text, header_text, play_text
from canasta_qt.record.notation import text_of
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed, hidden_seed, is_drawn, secret_of, seed_from

MOST_ACTIONS: Final = 5000
"""Actions after which a deal is taken for endless; real ones need some hundred."""

Watch = Callable[[PlayerView, Action, float], None]
"""Called after each action: with what the seat saw before, the action, the seconds it took."""


class BotFault(RuntimeError):
    """A bot chose what the rules refuse, or a deal did not end (`endless`).

    The message says who, when and what.
    """

    def __init__(self, message: str, *, endless: bool = False) -> None:
        super().__init__(message)
        self.endless = endless


def play_out(run: MatchRun, bots: Sequence[Bot], place: str, watch: Watch | None = None) -> None:
    """Play the deal of `run` to its end, one bot a seat. Raises `BotFault`, which names `place`.

    What they considered goes into the log if it asks for that.
    """
    for _ in range(MOST_ACTIONS):
        if run.deal_over:
            return
        seat = run.state.actor
        view = run.view(seat)
        begun = perf_counter()
        action, thought = _choice(bots[seat], view, explained=run.log.advice)
        seconds = perf_counter() - begun
        try:
            run.play(action, thought)
        except IllegalAction as illegal:
            raise BotFault(
                f"{place}: the bot at seat {seat} chose {text_of(action)!r}, "
                f"which is refused ({illegal.refusal.code.value})"
            ) from None
        if watch is not None:
            watch(view, action, seconds)
    raise BotFault(f"{place}: no end after {MOST_ACTIONS} actions", endless=True)


def _choice(bot: Bot, view: PlayerView, *, explained: bool) -> tuple[Action, Thought]:
    if not explained:
        return bot.choose(view), ()
    advice = advice_of(bot, view)
    return advice.moves[0].action, thought_of(advice.moves)


@dataclass(frozen=True, slots=True)
class Game:
    """What is played: rules, and the preset and overrides they come from."""

    preset: str
    rules: TableRules
    overrides: tuple[tuple[str, object], ...] = ()


class BotTable:
    """Bots at a table, playing one match after another.

    Attributes:
        run: the match in progress.
        choices: how many the bots have made; `thinking`: seconds they took for them.
    """

    def __init__(
        self, game: Game, level: str, seed: str, save: str | None = None, *, advice: bool = False
    ) -> None:
        """`save` is the file of the log; with `advice` it has what the bots considered.

        From a drawn seed come matches that are sealed as those of the program are.
        """
        self._game = game
        self._level = level
        self._seed = seed
        self._save = save
        self._advice = advice
        self._matches = 0
        self._broken = False
        self.thinking = 0.0
        self.choices = 0
        self._new_match()

    def _new_match(self) -> None:
        self._matches += 1
        game, level = self._game, self._level
        seed = self._seed if self._matches == 1 else f"{self._seed}/{self._matches}"
        sealed = is_drawn(self._seed)
        if sealed and self._matches > 1:
            seed = seed_from(seed)
        seats = range(game.rules.match.players)
        self.run = MatchRun.new(
            game.rules,
            int(seed) if seed.isdecimal() and not sealed else seed,
            [Player(f"Bot {seat + 1}", level) for seat in seats],
            RuleOrigin(game.preset, game.overrides),
            secret=secret_of(seed) if sealed else "",
            advice=self._advice,
        )
        alike, log = hidden_seed(f"{seed}/bots"), self.run.log
        self._bots: list[Bot] = [
            make_bot(level, bot_seed(log, seat) if sealed else alike, by_count=True)
            for seat in seats
        ]
        if self._save:
            with self._open("w") as file:
                file.write(header_text(self.run.log))

    def _open(self, mode: Literal["w", "a"]) -> TextIO:
        path = Path(self._save or "")
        if self._matches > 1:
            path = path.with_name(f"{path.stem}-{self._matches}{path.suffix}")
        return path.open(mode, encoding="utf-8", newline="\n")

    def deals(self, count: int) -> Iterator[DealReport]:
        """Play so many deals; the log of each is saved before its report comes.

        Raises `BotFault`; the deals after it begin with a new match.
        """
        for _ in range(count):
            if self._broken or self.run.outcome() is not None:
                self._new_match()
            self._broken = True
            self.run.start_deal()
            deal = self.run.log.deals[-1]
            place = f"match {self._matches}, deal {deal.number}"
            try:
                play_out(self.run, self._bots, place, self._count)
            finally:
                if self._save:
                    with self._open("a") as file:
                        file.write(deal_text(deal) + play_text(deal))
            self._broken = False
            yield deal_report(self.run, self._matches)

    def deals_or_faults(self, count: int) -> Iterator[DealReport | BotFault]:
        """Play so many deals; one that a fault ended yields the fault, and play goes on."""
        for _ in range(count):
            try:
                yield from self.deals(1)
            except BotFault as fault:
                yield fault

    def _count(self, view: PlayerView, action: Action, seconds: float) -> None:
        self.choices += 1
        self.thinking += seconds
