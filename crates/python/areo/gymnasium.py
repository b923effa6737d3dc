"""Games as Gymnasium environments: solo games, and any game against our computer players.

>>> import areo.gymnasium, gymnasium
>>> env = gymnasium.make("areo/dice-v0")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> reward
0.0

Importing this module registers `areo/GAME-v0` for every game. Alone, the reward at the end is 1 for a
win and -1 for a loss; with `opponents` it is the same for the seat that is left to the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from areo import _environment, _native
from areo._native import Bot, Game
from areo.matches import Agent, Variant


class Environment(gymnasium.Env[dict[str, Any], Any]):
    """A solo game, or a game against computer players at the other seats."""

    def __init__(
        self,
        game: str,
        variant: Variant = None,
        opponents: Sequence[Agent] = (),
        seat: int = 0,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat <= len(opponents):
            raise ValueError(f"expected a seat from 0 to {len(opponents)}, found {seat}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"expected render_mode None or 'ansi', found {render_mode!r}")
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self._setup = (game, 1 + len(opponents), variant)
        self._game = Game(*self._setup, seed=0)
        self._seat = self._game.seats[seat]
        self._opponents = list(opponents)
        self._players: dict[str, Any] = {}
        self.observation_space = _environment.observation_space(game)
        self.action_space = _environment.action_space(game)

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._game

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self._game = Game(*self._setup, seed=int(self.np_random.integers(2**63)))
        others = [other for other in self._game.seats if other != self._seat]
        self._players = {}
        for other, agent in zip(others, self._opponents):
            number = int(self.np_random.integers(2**63))
            self._players[other] = Bot(self._game.name, agent, seed=number) if isinstance(agent, str) else agent
        self._go_on()
        return _environment.observe(self._game, self._seat), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self._game.apply(int(action), self._seat)
        self._go_on()
        reward, info = 0.0, {}
        if self._game.over:
            reward = 1.0 if self._seat in (self._game.winners() or []) else -1.0
            info = {"scores": self._game.scores()}
        return _environment.observe(self._game, self._seat), reward, self._game.over, False, info

    def _go_on(self) -> None:
        """Plays for the opponents and the table."""
        while (seat := self._game.to_move) not in (None, self._seat):
            if seat == "table":
                _environment.settle(self._game)
                continue
            player = self._players[seat]
            if isinstance(player, Bot):
                self._game.apply(player.decide(self._game, seat), seat)
            else:
                number = int(self.np_random.integers(2**63))
                self._game.apply(player(self._game.determinize(seat, seed=number), seat), seat)

    def render(self) -> Any:
        return repr(self._game) if self.render_mode == "ansi" else None

    def sample(self) -> int:
        """A random legal action."""
        mask = self._game.mask(self._seat)
        return int(self.np_random.choice(np.flatnonzero(mask)))


for _game in _native.games():
    if _native.players(_game)[0] == 1:
        gymnasium.register(f"areo/{_game}-v0", entry_point="areo.gymnasium:Environment", kwargs={"game": _game})
