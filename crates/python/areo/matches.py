"""Matches between players: ours by name, yours as Python functions."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Union

from areo import _native
from areo._native import Bot, Game, Totals

Variant = Union[dict[str, Any], str, Sequence[str], None]
"""Options of a game: `{"board": "hellas"}`, `"board=hellas draft"` or a list of such words."""

Answer = Union[str, int, dict[str, Any]]
"""A decision: its words, its index or an object of `Game.decisions`."""

Agent = Union[str, Callable[[Game, str], Answer]]
"""A player: the name of one of ours, or a function of a game and a seat that returns its decision.

The game that a function gets is a copy, with all secrets of the others drawn anew: it can try
things out on it and learns nothing that it may not know."""


@dataclass(frozen=True)
class Result:
    """How one player of a match did."""

    agent: str
    wins: int
    """Games that it won, alone or with others."""
    win_rate: float
    interval: tuple[float, float]
    """The 95 % interval of the win rate, with the games of one deal taken together."""
    mean_score: float
    lead: tuple[float, float] | None
    """Points ahead of the best other seat in the mean, and the standard error; `None` alone."""


@dataclass(frozen=True)
class Report:
    """What came out of a match. Parts of a match add up to the match."""

    agents: tuple[str, ...]
    """The players by seat in the first game."""
    totals: Totals

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.totals.games

    @property
    def decisions(self) -> int:
        """How many decisions were made in them."""
        return self.totals.decisions

    @property
    def results(self) -> list[Result]:
        """How each player did."""
        return [
            Result(
                found["name"],
                found["wins"],
                found["win_rate"],
                tuple(found["ci95"]),
                found["mean_score"],
                found["lead"] and tuple(found["lead"]),
            )
            for found in self.totals.agents(list(self.agents))
        ]

    @property
    def wins(self) -> tuple[int, ...]:
        """Wins by agent."""
        return tuple(result.wins for result in self.results)

    def __add__(self, other: Report) -> Report:
        """What both parts came to."""
        if self.agents != other.agents:
            raise ValueError(f"expected a match between {self.agents}, found {other.agents}")
        return Report(self.agents, self.totals + other.totals)

    def __str__(self) -> str:
        lines = [f"{self.games} games, {self.decisions} decisions"]
        for result in self.results:
            low, high = (100 * bound for bound in result.interval)
            lines.append(
                f"{result.agent:<12} {result.wins:>8} wins {100 * result.win_rate:6.1f} %"
                f" ({low:.1f} to {high:.1f} %), mean score {result.mean_score:.2f}"
            )
        return "\n".join(lines)


def nothing(agents: Sequence[Agent], players: int) -> Report:
    """The report of no games. Agents that differ play every deal in each rotation of the seats."""
    if not agents:
        raise ValueError("expected at least one agent")
    seated = [agents[at % len(agents)] for at in range(players)]
    differ = any(agent != seated[0] for agent in seated)
    return Report(tuple(map(name_of, seated)), Totals(players, players if differ else 1))


def wilson(hits: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate, given how often it came true.

    >>> from areo.matches import wilson
    >>> low, high = wilson(50, 100)
    >>> round(low, 4), round(high, 4)
    (0.4038, 0.5962)
    """
    if of == 0:
        return 0.0, 1.0
    rate, z2 = hits / of, 1.959964**2
    middle = (rate + z2 / (2 * of)) / (1 + z2 / of)
    reach = sqrt(z2) / (1 + z2 / of) * sqrt(rate * (1 - rate) / of + z2 / (4 * of * of))
    return min(max(middle - reach, 0.0), rate), max(min(middle + reach, 1.0), rate)


def make_plan(
    game: str,
    agents: Sequence[str],
    players: int | None,
    variant: Variant,
    games: int,
    seed: int,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 0,
) -> dict[str, Any]:
    """A match as the native half takes it."""
    if isinstance(agents, str):
        raise TypeError(f"expected a list of players, found {agents!r}")
    return {
        "game": game,
        "agents": list(agents),
        "players": len(agents) if players is None else players,
        "variant": variant,
        "games": games,
        "seed": seed,
        "seconds": seconds,
        "iterations": iterations,
        "threads": threads,
    }


def name_of(agent: Agent) -> str:
    """What a player is called."""
    if not (isinstance(agent, str) or callable(agent)):
        raise TypeError(f"expected a player, by its name or as a function, found {agent!r}")
    return agent if isinstance(agent, str) else getattr(agent, "__name__", "function")


def play(game: Game, agents: Sequence[Agent | Bot], seed: int = 0) -> Game:
    """Plays a game to its end, with one player for each seat, and returns it.

    >>> import areo
    >>> def first(game, seat):
    ...     return game.legal(seat)[0]
    >>> areo.play(areo.Game("shifter", seed=1), [first, "random"]).over
    True
    """
    if len(agents) != game.players:
        raise ValueError(f"expected {game.players} players, found {len(agents)}")
    ours = [Bot(game.name, agent, seed=seed + at) if isinstance(agent, str) else agent for at, agent in enumerate(agents)]
    number = 0
    while (seat := game.to_move) is not None:
        number += 1
        if seat == "table":  # Nobody plays for the table: it does the first thing it can.
            game.apply(game.legal(seat)[0], seat)
            continue
        player = ours[ord(seat) - ord("A")]
        if isinstance(player, Bot):
            game.apply(player.decide(game, seat), seat)
        else:
            game.apply(player(game.determinize(seat, seed=seed + number), seat), seat)
    return game


def simulate(
    game: str,
    agents: Sequence[Agent],
    games: int,
    *,
    players: int | None = None,
    variant: Variant = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 0,
    first: int = 0,
) -> Report:
    """Plays games `first` to `first + games` of a match and adds them up, as `areo simulate` does.

    Agents that differ play every deal once in each seat. Fewer agents than players are repeated. The
    same seed gives the same games; matches between our own players run on all cores.

    >>> import areo
    >>> report = areo.simulate("dice", ["greedy", "random"], games=10, seed=1)
    >>> report.games
    10
    """
    if isinstance(agents, str):
        raise TypeError(f"expected a list of players, found {agents!r}")
    if not hasattr(games, "__index__"):
        raise TypeError(f"expected a whole number of games, found {games!r}")
    plan = make_plan(game, [name_of(agent) for agent in agents], players, variant, games, seed, seconds, iterations, threads)
    count = plan["players"]
    report = nothing(agents, count)
    if all(isinstance(agent, str) for agent in agents):
        return Report(report.agents, _native.simulate_part(plan, first, first + games))
    seated = [agents[at % len(agents)] for at in range(count)]
    rotations = count if any(agent != seated[0] for agent in seated) else 1
    for number in range(first, first + games):
        dealt, seeds = _native.deal(plan, number // rotations)
        table: list[Agent | Bot] = []
        for seat in range(count):
            agent = seated[(seat + number % rotations) % count]
            if isinstance(agent, str):
                table.append(Bot(game, agent, seed=seeds[seat], seconds=seconds, iterations=iterations))
            else:
                table.append(agent)
        report.totals.count(number, play(dealt, table, seed=number))
    return report


def rate(
    game: str,
    agents: Sequence[str],
    games: int,
    *,
    players: int = 2,
    variant: Variant = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 0,
) -> dict[str, Any]:
    """Rates players by a round robin, so many games a pair, as `areo rate` does.

    >>> import areo
    >>> ratings = areo.rate("dice", ["random", "greedy"], games=20, seed=1)
    >>> [agent["name"] for agent in ratings["agents"]]
    ['random', 'greedy']
    """
    plan = make_plan(game, agents, players, variant, games, seed, seconds, iterations, threads)
    _, results = _native.rate_part(plan, 0, 2**63)
    return _native.fit_ratings(plan, results)


def selfplay(
    game: str,
    agents: Sequence[str],
    games: int,
    path: str | os.PathLike[str],
    *,
    players: int | None = None,
    variant: Variant = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    threads: int = 0,
    first: int = 0,
) -> tuple[int, int]:
    """Plays games and writes every position, with its legal and its chosen action and the outcome, to
    an Arrow file. Returns how many games and positions there are.

    >>> import areo, tempfile, pathlib
    >>> path = pathlib.Path(tempfile.mkdtemp()) / "dice.arrow"
    >>> games, positions = areo.selfplay("dice", ["greedy", "random"], 2, path, seed=1)
    >>> games
    2
    """
    plan = make_plan(game, agents, players, variant, games, seed, seconds, iterations, threads)
    return _native.selfplay(plan, first, os.fspath(path))
