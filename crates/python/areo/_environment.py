"""What the environments share."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from areo._native import Game
from areo.info import encoding


def observation_space(game: str) -> spaces.Dict:
    """An observation with the mask of what is legal."""
    numbers = encoding(game)
    limits = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (numbers.observations,), np.int16),
            "action_mask": spaces.Box(0, 1, (numbers.actions,), np.int8),
        }
    )


def action_space(game: str) -> spaces.Discrete[Any]:
    """The indices of all decisions."""
    return spaces.Discrete(encoding(game).actions)


def observe(game: Game, seat: str) -> dict[str, Any]:
    """What a seat may know, and what it can do now."""
    return {"observation": game.observe(seat), "action_mask": game.mask(seat)}


def settle(game: Game) -> None:
    """Decides for the table, where nobody else can."""
    while game.to_move == "table":
        game.apply(game.legal("table")[0], "table")
