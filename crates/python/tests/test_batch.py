"""Many games at once: the same games as one by one, and wrong input."""

import multiprocessing
import os
import pickle
import queue
import threading

import numpy as np
import pytest

import areo
from conftest import SETUPS


@pytest.mark.parametrize("name, players, variant", SETUPS)
def test_a_batch_plays_the_games_that_one_by_one_would_be_played(name, players, variant):
    batch = areo.Batch(name, 3, players, variant, seed=5)
    plan = {
        "game": name, "agents": ["random"], "players": players, "variant": variant, "games": 1,
        "seed": 5, "seconds": None, "iterations": None, "threads": 1,
    }
    games = [areo._native.deal(plan, number)[0] for number in range(3)]
    for step in range(80):
        for at, game in enumerate(games):
            seat = game.seats[batch.seats[at]]
            assert game.to_move == seat
            assert np.array_equal(batch.observations[at], game.observe(seat))
            assert np.array_equal(batch.masks[at], game.mask(seat))
        actions = batch.sample().copy()
        assert all(batch.masks[at, action] == 1 for at, action in enumerate(actions))
        # Also where the caller takes another action than the one drawn, for one game or for all.
        for at in {0: [], 1: [1], 2: [0, 1, 2]}[step % 3]:
            actions[at] = np.flatnonzero(batch.masks[at])[-1]
        batch.step(actions)
        if batch.dones.any():
            break
        for game, action in zip(games, actions):
            game.apply(int(action))
            while game.to_move == "table":
                game.apply(game.legal("table")[0], "table")


def test_games_end_with_rewards_and_are_followed_by_others():
    batch = areo.Batch("shifter", 32, 2, seed=1)
    ended = 0
    for _ in range(300):
        batch.step(batch.sample())
        done = batch.dones
        ended += int(done.sum())
        assert (np.abs(batch.rewards[done]) == 1).all()
        assert (batch.rewards[~done] == 0).all() and (batch.scores[~done] == 0).all()
        assert (batch.masks.sum(axis=1) > 0).all()
    assert ended > 0


def test_a_game_against_marsbot_ends_in_a_batch():
    batch = areo.Batch("mars", 8, 1, {"automa": True}, seed=1)
    ended = 0
    while not ended:
        batch.step(batch.sample())
        ended = int(batch.dones.sum())
    assert batch.rewards.shape == (8, 1)


def test_the_same_seed_gives_the_same_games_and_another_others():
    def play(seed):
        batch = areo.Batch("shifter", 16, 3, seed=seed)
        for _ in range(50):
            batch.step(batch.sample())
        return batch.observations.copy()

    assert np.array_equal(play(1), play(1))
    assert not np.array_equal(play(1), play(2))


def test_our_players_play_the_other_seats():
    batch = areo.Batch("dice", 8, 3, seed=1, opponents=["greedy", None, "random"])
    for _ in range(60):
        assert (batch.seats == 1).all()
        batch.step(batch.sample())


def test_arrays_are_filled_in_place_and_can_be_left_out():
    batch = areo.Batch("shifter", 4, seed=1)
    observations, masks = batch.observations, batch.masks
    before = observations.copy()
    batch.step(batch.sample())
    assert batch.observations is observations and batch.masks is masks
    assert not np.array_equal(before, observations)
    lean = areo.Batch("shifter", 4, seed=1, observations=False, masks=False)
    lean.step(lean.sample())
    assert lean.observations.shape == (4, 0) and lean.masks.shape == (4, 0)


def test_wrong_input_changes_nothing():
    batch = areo.Batch("shifter", 4, seed=1)
    before = batch.observations.copy()
    forbidden = np.flatnonzero(batch.masks[2] == 0)[0]
    actions = batch.sample().copy()
    actions[2] = forbidden
    for wrong, error, words in [
        (actions, areo.IllegalDecision, "game 2"),
        (actions - 10**6, areo.IllegalDecision, "game 0"),
        (actions[:3], TypeError, "shape"),
        (actions.astype(np.float32), TypeError, "int64"),
        (actions.reshape(2, 2), TypeError, "shape"),
        (list(actions), TypeError, "numpy array"),
        (None, TypeError, "numpy array"),
    ]:
        with pytest.raises(error, match=words):
            batch.step(wrong)
        assert np.array_equal(batch.observations, before)
    for call, words in [
        (lambda: areo.Batch("shifter", 0), "expected 1 to"),
        (lambda: areo.Batch("chess", 1), "expected a game"),
        (lambda: areo.Batch("dice", 1, opponents=["random", "random"]), "None for at least one"),
        (lambda: areo.Batch("dice", 1, opponents=[None]), "opponents"),
        (lambda: areo.Batch("dice", 1, opponents=["nobody", None]), "computer player"),
    ]:
        with pytest.raises(ValueError, match=words):
            call()
    batch.observations.flags.writeable = False
    with pytest.raises(ValueError):
        batch.step(batch.sample())


def test_drawing_again_draws_anew():
    batch = areo.Batch("shifter", 256, seed=1)
    for _ in range(3):
        batch.step(batch.sample())
        first, second = batch.sample().copy(), batch.sample().copy()
        assert (first != second).any()
        at = np.arange(256)
        assert batch.masks[at, first].all() and batch.masks[at, second].all()
        batch.step(first)


def test_arrays_that_were_changed_in_place_are_refused():
    def resize(batch):
        batch.masks.resize((1, 1), refcheck=False)

    def retype(name, dtype):
        return lambda batch: setattr(getattr(batch, name), "dtype", dtype)

    for change in (
        resize,
        retype("observations", np.int8),
        retype("rewards", np.int8),
        retype("scores", np.int64),
    ):
        batch = areo.Batch("shifter", 4, seed=1)
        change(batch)
        with pytest.raises(ValueError, match="as they were made"):
            batch.step(batch.sample())
    batch = areo.Batch("shifter", 4, seed=1)
    batch.sample().dtype = np.int8
    with pytest.raises(ValueError, match="as they were made"):
        batch.sample()


def test_bytes_that_are_no_truth_values_do_no_harm():
    batch = areo.Batch("shifter", 4, seed=1)
    batch.dones.view(np.uint8)[:] = 7
    batch.step(batch.sample())
    assert not batch.dones.any()


def test_wrong_opponents_and_threads_are_refused():
    with pytest.raises(TypeError, match="a list of names"):
        areo.Batch("dice", 2, opponents="greedy")
    with pytest.raises(ValueError, match="threads"):
        areo.Batch("dice", 2, threads=10**6)
    for thing in (areo.Batch("dice", 2), areo.Bot("dice", "random")):
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(thing)


def play_on(batch, queue):
    for _ in range(5):
        batch.step(batch.sample())
    queue.put(batch.observations.copy())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_fork_goes_on_with_its_own_threads():
    batch = areo.Batch("dice", 200, seed=1)
    batch.step(batch.sample())
    context = multiprocessing.get_context("fork")
    far, near = context.Queue(), queue.Queue()
    child = context.Process(target=play_on, args=(batch, far), daemon=True)
    child.start()
    found = far.get(timeout=60)
    child.join()
    play_on(batch, near)
    assert np.array_equal(found, near.get())


def test_strided_actions_are_read_as_they_are():
    batch, other = (areo.Batch("shifter", 4, seed=1) for _ in range(2))
    actions = batch.sample().copy()
    wide = np.zeros(8, np.int64)
    wide[::2] = actions
    batch.step(actions)
    other.step(wide[::2])
    assert np.array_equal(batch.observations, other.observations)


def test_only_one_thread_at_a_time_steps_a_batch():
    batch = areo.Batch("mars", 64, 3, seed=1)
    errors = []

    def play():
        for _ in range(20):
            try:
                batch.step(batch.sample().copy())
            except (RuntimeError, ValueError) as error:
                errors.append(error)

    threads = [threading.Thread(target=play) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (batch.masks.sum(axis=1) > 0).all()
