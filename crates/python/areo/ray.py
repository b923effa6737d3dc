"""Simulations, ratings and self-play on a Ray cluster.

>>> import areo.ray
>>> report = areo.ray.simulate("dice", ["greedy", "random"], games=1000)  # doctest: +SKIP

Every game has a number, and its chance follows from the seed and that number: wherever a game is
played, it is the same game, and parts add up to what one machine comes to. A part that is lost with
its worker is played again. Without a cluster, Ray starts one on this machine.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import ray

from areo import _native
from areo.matches import Report, Variant, make_plan, nothing

PART = 1000
"""Games in a part, unless said otherwise."""

RETRIES = 20
"""How often a part is played again before the whole is given up."""


def connect(**options: Any) -> None:
    """Joins the cluster that Ray finds, or starts one on this machine."""
    if not ray.is_initialized():
        ray.init(**{"include_dashboard": False, "log_to_driver": False, "ignore_reinit_error": True, **options})


# A worker that dies, or runs out of memory, loses its part; an error of ours is the same everywhere.
def _remote(function: Callable[..., Any]) -> Any:
    return ray.remote(num_cpus=1, max_retries=RETRIES)(function)


def _simulate_part(plan: dict[str, Any], first: int, last: int) -> Any:
    return _native.simulate_part({**plan, "threads": 1}, first, last)


def _rate_part(plan: dict[str, Any], first: int, last: int) -> Any:
    return first, _native.rate_part({**plan, "threads": 1}, first, last)[1]


def _selfplay_part(plan: dict[str, Any], first: int, last: int, path: str) -> Any:
    part = {**plan, "threads": 1, "games": last - first}
    written = _native.selfplay(part, first, f"{path}.part")
    os.replace(f"{path}.part", path)  # A file is there as a whole or not at all.
    return written


def _parts(games: int, part: int) -> Iterator[tuple[int, int]]:
    if part < 1:
        raise ValueError(f"expected parts of at least one game, found {part}")
    for first in range(0, games, part):
        yield first, min(games, first + part)


def _gather(tasks: list[Any], progress: Callable[[int, int], None] | None) -> Iterator[Any]:
    """The results of all tasks, as they come."""
    waiting, done = list(tasks), 0
    while waiting:
        finished, waiting = ray.wait(waiting, num_returns=1)
        for task in finished:
            yield ray.get(task)
            done += 1
            if progress is not None:
                progress(done, len(tasks))


def simulate_parts(
    game: str,
    agents: Sequence[str],
    games: int,
    *,
    players: int | None = None,
    variant: Variant = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    part: int = PART,
    progress: Callable[[int, int], None] | None = None,
) -> Iterator[Report]:
    """The parts of a simulation, as they come. Their sum is what `simulate` returns."""
    connect()
    plan = make_plan(game, agents, players, variant, games, seed, seconds, iterations)
    named = nothing(agents, plan["players"]).agents
    task = _remote(_simulate_part)
    for totals in _gather([task.remote(plan, *span) for span in _parts(games, part)], progress):
        yield Report(named, totals)


def simulate(game: str, agents: Sequence[str], games: int, **options: Any) -> Report:
    """Plays a match on the cluster: the same totals as `areo.simulate` on one machine."""
    total = nothing(agents, options.get("players") or len(agents))
    for report in simulate_parts(game, agents, games, **options):
        total += report
    return total


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
    part: int = PART,
    progress: Callable[[int, int], None] | None = None,
) -> dict[str, Any]:
    """Rates players on the cluster: the same ratings as `areo.rate` on one machine."""
    connect()
    plan = make_plan(game, agents, players, variant, games, seed, seconds, iterations)
    count, _ = _native.rate_part(plan, 0, 0)
    task = _remote(_rate_part)
    tasks = [task.remote(plan, *span) for span in _parts(count, part)]
    results: list[int] = []
    for _, part_results in sorted(_gather(tasks, progress)):
        results.extend(part_results)
    return _native.fit_ratings(plan, results)


def selfplay(
    game: str,
    agents: Sequence[str],
    games: int,
    folder: str | os.PathLike[str],
    *,
    players: int | None = None,
    variant: Variant = None,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    part: int = PART,
    progress: Callable[[int, int], None] | None = None,
) -> tuple[int, int]:
    """Writes self-play data on the cluster, a file for each part, to a folder that all workers share.
    The games are those of `areo.selfplay`. Returns how many games and positions there are."""
    connect()
    os.makedirs(folder, exist_ok=True)
    plan = make_plan(game, agents, players, variant, games, seed, seconds, iterations)
    task = _remote(_selfplay_part)
    tasks = []
    for first, last in _parts(games, part):
        path = os.path.abspath(os.path.join(folder, f"{game}-{first:012}.arrow"))
        tasks.append(task.remote(plan, first, last, path))
    counts = list(_gather(tasks, progress))
    return sum(count for count, _ in counts), sum(count for _, count in counts)
