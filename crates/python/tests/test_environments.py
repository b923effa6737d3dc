"""PettingZoo's and Gymnasium's own tests of our environments."""

import warnings

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, max_cycles_test, seed_test  # noqa: E402

import areo  # noqa: E402
import areo.gymnasium  # noqa: E402
import areo.pettingzoo  # noqa: E402
from conftest import SETUPS  # noqa: E402


def module(name):
    return getattr(areo.pettingzoo, f"{name}_v0")


@pytest.mark.parametrize("name, players, variant", SETUPS)
def test_pettingzoo_accepts_every_game(name, players, variant):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(module(name).env(players=players, variant=variant), num_cycles=200)
        seed_test(lambda: module(name).env(players=players, variant=variant), num_cycles=60)


@pytest.mark.parametrize("name, players, variant", [setup for setup in SETUPS if setup[1] == 1])
def test_pettingzoo_counts_the_cycles(name, players, variant):
    """The test knows no masks, and wants all agents to decide equally often: alone, one does."""
    options = {"players": players, "variant": variant, "forgive": True}

    class Solo:
        @staticmethod
        def env(max_cycles):
            return module(name).env(max_cycles=max_cycles, **options)

        @staticmethod
        def parallel_env(max_cycles):
            return module(name).parallel_env(max_cycles=max_cycles, **options)

    max_cycles_test(Solo)


@pytest.mark.parametrize("name", areo.games())
def test_a_game_is_cut_off_after_so_many_decisions(name):
    env = module(name).env(players=2, max_cycles=6)
    env.reset(seed=1)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        ended = terminated or truncated
        env.step(None if ended else int(np.flatnonzero(observation["action_mask"])[0]))
        steps += not ended
    assert steps == 6


@pytest.mark.parametrize("name, players, variant", SETUPS)
def test_random_games_end_with_rewards(name, players, variant):
    env = module(name).env(players=players, variant=variant)
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        ended = terminated or truncated
        env.step(None if ended else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    assert set(map(abs, total.values())) == {1.0}


def test_a_forbidden_action_is_refused():
    env = module("shifter").env(players=2)
    env.reset(seed=1)
    observation = env.last()[0]
    with pytest.raises(areo.IllegalDecision):
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))


class Masked(gymnasium.ActionWrapper):
    """Chooses a legal action for whatever a test of the interface draws."""

    def action(self, action):
        legal = np.flatnonzero(self.unwrapped.game.mask("A"))
        return legal[action % len(legal)] if len(legal) else action


@pytest.mark.parametrize("name", areo.games())
def test_gymnasium_accepts_solo_games(name):
    env = gymnasium.make(f"areo/{name}-v0")
    assert env.reset(seed=1)[0] in env.observation_space
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(Masked(areo.gymnasium.Environment(name)), skip_render_check=True)


def test_gymnasium_plays_against_our_players_and_functions():
    def first(game, seat):
        return game.legal(seat)[0]

    env = areo.gymnasium.Environment("dice", opponents=["greedy", first], seat=1)
    env.reset(seed=1)
    over, reward, info = False, 0.0, {}
    while not over:
        assert reward == 0.0
        _, reward, over, _, info = env.step(env.sample())
    assert abs(reward) == 1.0 and len(info["scores"]) == 3
    with pytest.raises(ValueError, match="expected a seat"):
        areo.gymnasium.Environment("dice", seat=1)
