"""Every game as a PettingZoo AEC environment.

>>> from areo.pettingzoo import shifter_v0
>>> env = shifter_v0.env(players=2)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
>>> env.agents
['A', 'B']

There is a module for every game: `mars_v0`, `dice_v0` and so on. Agents are the seats. An observation
is a dictionary with `observation` and `action_mask`; docs/encoding.md explains the numbers. The only
reward is at the end: 1 for a win, -1 for a loss.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from areo import _environment, _native
from areo._native import Game
from areo.matches import Variant


class Environment(AECEnv):  # type: ignore[misc]
    """A game as an AEC environment, without the wrappers that check its use."""

    def __init__(
        self,
        game: str,
        players: int = 2,
        variant: Variant = None,
        max_cycles: int | None = None,
        forgive: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """With `max_cycles` a game is cut off after so many decisions. With `forgive` an action that the
        mask forbids stands for one that it allows, for tests that know no masks."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"expected render_mode None or 'ansi', found {render_mode!r}")
        self.metadata = {"name": f"{game}_v0", "render_modes": ["ansi"], "is_parallelizable": True}
        self.render_mode = render_mode
        self._setup = (game, players, variant)
        self._max_cycles = max_cycles
        self._forgive = forgive
        self._game = Game(game, players, variant, seed=0)
        self.possible_agents = self._game.seats
        self._observation_space = _environment.observation_space(game)
        self._rng = np.random.default_rng()
        self.action_spaces = {agent: _environment.action_space(game) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space for agent in self.possible_agents}

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._game

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        name, players, variant = self._setup
        number = int(self._rng.integers(2**63))
        self._game = Game(name, players, variant, seed=number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return _environment.observe(self._game, agent)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        mask = self._game.mask(agent) if self._forgive else None
        if mask is not None and not mask[action]:
            legal = np.flatnonzero(mask)
            action = legal[int(action or 0) % len(legal)]
        self._game.apply(int(action), agent)  # type: ignore[arg-type]
        self._select()
        if self._game.over:
            winners = self._game.winners() or []
            self.rewards = {agent: 1.0 if agent in winners else -1.0 for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._game.moves >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _select(self) -> None:
        _environment.settle(self._game)
        self.agent_selection = self._game.to_move or self.agents[0]

    def render(self) -> str | None:
        return repr(self._game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def raw_env(game: str, **options: Any) -> Environment:
    """The environment of a game without wrappers."""
    return Environment(game, **options)


def env(game: str, **options: Any) -> Any:
    """The environment of a game. Actions that the mask forbids are refused."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, **options)))


def parallel_env(game: str, **options: Any) -> Any:
    """The same with an action of every agent in each step, of which the one on turn counts."""
    return turn_based_aec_to_parallel(raw_env(game, **options))


def _module(game: str) -> ModuleType:
    """The module of one game, as PettingZoo's own games have one."""
    module = ModuleType(f"{__name__}.{game}_v0", f"The environment of {game}.")
    module.env = lambda **options: env(game, **options)  # type: ignore[attr-defined]
    module.raw_env = lambda **options: raw_env(game, **options)  # type: ignore[attr-defined]
    module.parallel_env = lambda **options: parallel_env(game, **options)  # type: ignore[attr-defined]
    sys.modules[module.__name__] = module
    return module


for _game in _native.games():
    globals()[f"{_game}_v0"] = _module(_game)
