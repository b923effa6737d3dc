"""The figures of docs/lab.md: `python -m areo.bench`.

What is compared runs in turns within one run, and is measured by the time that processors spend on it:
other programs on the machine then matter little. A second of all cores is what they do together in a
second, if nothing else runs.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
from collections.abc import Callable

import areo
from areo import _native
from areo.matches import make_plan

ROUNDS = 3
SIZE = 4096


def _rate(step: Callable[[], int], seconds: float = 0.3) -> float:
    """How much `step` gets done in a second of one core."""
    done, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        done += step()
    return done / spent


def in_rust(game: str, cores: int) -> Callable[[], int]:
    """Random games in Rust alone."""
    plan = make_plan(game, ["random"], 2, None, 400, 1, threads=cores)
    return lambda: _native.random_games(plan)


def batched(game: str, observations: bool, masks: bool) -> Callable[[], int]:
    """Steps of random play in a batch."""
    batch = areo.Batch(game, SIZE, seed=1, observations=observations, masks=masks)

    def step() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * SIZE

    return step


def one_by_one(game: str) -> Callable[[], int]:
    """Single steps by index, in a game that is begun anew when it is over."""
    start = areo.Game(game, seed=1)
    actions: list[int] = []
    played = start.copy()
    bot = areo.Bot(game, "random", seed=1)
    while not played.over and len(actions) < 400:
        action = played.index(bot.decide(played))
        actions.append(action)
        played.apply(action)

    def step() -> int:
        current = start.copy()
        for action in actions:
            current.apply(action)
        return len(actions)

    return step


def copies(game: str) -> Callable[[], int]:
    """Copies of a game in its middle."""
    played = areo.Game(game, seed=1)
    bot = areo.Bot(game, "random", seed=1)
    for _ in range(200):
        if not played.over:
            played.apply(bot.decide(played))

    def step() -> int:
        copy = played.copy
        for _ in range(1000):
            copy()
        return 1000

    return step


def main() -> None:
    cores = os.cpu_count() or 1
    print(f"{cores} cores, the median of {ROUNDS} rounds in turns, 2 players")
    for game in areo.games():
        measured = [
            in_rust(game, cores),
            batched(game, False, False),
            batched(game, False, True),
            batched(game, True, True),
            one_by_one(game),
            copies(game),
        ]
        columns = list(zip(*([_rate(step) for step in measured] for _ in range(ROUNDS))))
        rust, lean, mask, whole, step, copy = map(statistics.median, columns)
        shares = [statistics.median(b / a for a, b in zip(columns[0], column)) for column in columns[1:4]]
        print(f"{game}: random play in Rust alone {cores * rust:,.0f} decisions in a second of all cores")
        print(f"  areo.Batch {cores * lean:,.0f} ({shares[0]:.2f} of Rust); with masks {cores * mask:,.0f}"
              f" ({shares[1]:.2f}); with masks and observations {cores * whole:,.0f} ({shares[2]:.2f})")
        print(f"  one by one, Game.apply by index: {step:,.0f} steps in a second of one core; Game.copy {1e6 / copy:.2f} µs")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "x.arrow")
        for game in areo.games():
            rate = _rate(lambda: areo.selfplay(game, ["greedy", "greedy"], 50, path, seed=1)[1])
            print(f"{game}: areo.selfplay with greedy, {60 * cores * rate:,.0f} positions in a minute of all cores")


if __name__ == "__main__":
    main()
