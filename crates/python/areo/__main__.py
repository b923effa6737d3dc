"""Matches from the command line, with Python functions as players, and on a cluster:

    python -m areo simulate --game dice --agents my_bots:careful,greedy --games 100 --seed 1
    python -m areo simulate --game mars --agents greedy,random --games 100000 --seed 1 --ray
    python -m areo rate --game mars --agents random,greedy --games 200
    python -m areo selfplay --game mars --agents greedy --players 2 --games 1000 --out mars.arrow

`my_bots:careful` is the function `careful` of the module `my_bots`, which is looked for here first.
With `--ray` the games are played on the cluster that Ray finds, or on one that it starts here; the
games are the same.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from areo import matches
from areo._native import games
from areo.matches import Agent


def agent(name: str) -> Agent:
    """A player by its name, or a function by `module:function`."""
    module, colon, function = name.strip().partition(":")
    if not colon:
        return module
    try:
        found = getattr(importlib.import_module(module), function)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"expected a function as `module:function`, found `{name}`: {error}") from error
    if not callable(found):
        raise ValueError(f"expected a function as `module:function`, found `{name}`, a {type(found).__name__}")
    return found  # type: ignore[no-any-return]


def arguments() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = argparse.ArgumentParser(
        prog="python -m areo", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", choices=["simulate", "rate", "selfplay"])
    parser.add_argument("--game", required=True, choices=games())
    parser.add_argument("--agents", required=True, metavar="NAMES", help="who plays, separated by commas")
    parser.add_argument("--games", required=True, type=int, metavar="N", help="how many games; of a rating, for each pair")
    parser.add_argument("--players", type=int, metavar="N", help="how many play; as many as there are agents unless said otherwise")
    parser.add_argument("--variant", action="append", metavar="OPTION=VALUE", help="an option of the game; may be given several times")
    parser.add_argument("--seed", type=int, default=0, help="the number from which all chance follows")
    thinking = parser.add_mutually_exclusive_group()
    thinking.add_argument("--seconds", type=float, metavar="S", help="how long players that think may take for a decision")
    thinking.add_argument("--iterations", type=int, metavar="N", help="how many games they may imagine for a decision")
    parser.add_argument("--out", metavar="PATH", help="of selfplay: the file, or with --ray the folder")
    parser.add_argument("--ray", action="store_true", help="on a cluster")
    return parser


def run(wanted: argparse.Namespace) -> str:
    """Plays what is wanted and returns what to print."""
    agents = [agent(name) for name in wanted.agents.split(",")]
    options: dict[str, Any] = {
        "variant": wanted.variant,
        "seed": wanted.seed,
        "seconds": wanted.seconds,
        "iterations": wanted.iterations,
    }
    if wanted.players is not None:
        options["players"] = wanted.players
    names = [one for one in agents if isinstance(one, str)]
    if len(names) < len(agents) and (wanted.ray or wanted.command != "simulate"):
        raise ValueError("expected names of our own players: functions play in `simulate` without --ray")
    place: Any = matches
    if wanted.ray:
        import areo.ray as place

        options["progress"] = lambda done, of: print(f"\r{done} of {of} parts", end="", file=sys.stderr, flush=True)
    if wanted.command == "simulate":
        return str(place.simulate(wanted.game, agents, wanted.games, **options))
    if wanted.command == "rate":
        return json.dumps(place.rate(wanted.game, names, wanted.games, **options), indent=2)
    if wanted.out is None:
        raise ValueError("expected --out: where the positions are written to")
    played, positions = place.selfplay(wanted.game, names, wanted.games, wanted.out, **options)
    return f"{played} games and {positions} positions in {wanted.out}"


def main(words: Sequence[str] | None = None) -> None:
    parser = arguments()
    wanted = parser.parse_args(words)
    try:
        print(run(wanted))
    except (ValueError, OSError, ImportError) as error:
        parser.error(str(error))


if __name__ == "__main__":
    sys.path.insert(0, os.getcwd())
    main()
