"""The figures of docs/lab.md: `python -m areo.bench`.

What is compared runs in turns within one run, so that a busy machine slows both down.
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

ROUNDS = 5
SIZE = 4096


def _rate(step: Callable[[], int], seconds: float = 1.0) -> float:
    """How much `step` gets done in a second."""
    done, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < seconds:
        done += step()
    return done / spent


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
        plan = make_plan(game, ["random"], 2, None, 400, 1, threads=cores)
        plain, masked, full = batched(game, False, False), batched(game, False, True), batched(game, True, True)
        single, copied = one_by_one(game), copies(game)
        rounds = []
        for _ in range(ROUNDS):
            rust = _native.random_speed(plan)
            rounds.append((rust, _rate(plain), _rate(masked), _rate(full), _rate(single), _rate(copied)))
        columns = list(zip(*rounds))
        rust, lean, mask, whole, step, copy = (statistics.median(column) for column in columns)
        shares = [statistics.median(b / a for a, b in zip(columns[0], column)) for column in columns[1:4]]
        print(f"{game}: random play in Rust alone {rust:,.0f} decisions/s")
        print(f"  areo.Batch {lean:,.0f} ({shares[0]:.2f} of Rust); with masks {mask:,.0f} ({shares[1]:.2f});"
              f" with masks and observations {whole:,.0f} ({shares[2]:.2f})")
        print(f"  Game.apply by index {step:,.0f} steps/s; Game.copy {1e6 / copy:.2f} µs")
    with tempfile.TemporaryDirectory() as folder:
        for game in areo.games():
            begun = time.perf_counter()
            _, positions = areo.selfplay(game, ["greedy", "greedy"], 100, os.path.join(folder, "x.arrow"), seed=1)
            rate = 60 * positions / (time.perf_counter() - begun)
            print(f"{game}: areo.selfplay with greedy {rate:,.0f} positions a minute")


if __name__ == "__main__":
    main()
